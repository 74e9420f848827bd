import { labelOf, useEmergencyNumbers } from '../../entities/urgent/emergency-numbers.queries.ts';
import { cn } from '../../lib/cn.ts';
import { PhoneIcon } from '../../ui/icons.tsx';
import { t } from '../../words/assessment.ts';

/** Besides 999 and 112. */
const calls = ['red-cross'];

/** Whom to call in Kenya, each a link that dials. `quiet` where nothing has happened yet. */
export function EmergencyNumbers({ quiet = false }: { quiet?: boolean }) {
  const numbers = useEmergencyNumbers(calls);
  return (
    <ul
      aria-label={t('Whom to call')}
      className={cn('grid gap-2.5', quiet ? 'grid-cols-3' : 'sm:grid-cols-3')}
    >
      {numbers.map((one) => (
        <li key={one.id}>
          <a
            href={`tel:${one.number}`}
            className={cn(
              'flex h-full min-h-16 items-center gap-3 rounded-xl px-3.5 py-2.5 no-underline',
              quiet
                ? 'border-danger-200 text-danger-700 hover:bg-danger-50 border'
                : 'bg-danger text-on-danger shadow-sm hover:opacity-90',
            )}
          >
            {!quiet && <PhoneIcon />}
            <span className="grid leading-tight">
              <span className="text-xl font-semibold tabular-nums">{one.number}</span>
              <span className="text-sm">{labelOf(one)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
