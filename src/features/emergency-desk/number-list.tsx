import { useQuery } from '@tanstack/react-query';

import { isUrgentKind, type UrgentKind } from '../../entities/urgent/urgency.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/back-office.ts';
import { t as named } from '../../words/health.ts';
import { type NumberRow, numbersQuery } from './emergency-desk.queries.ts';

/** What a kind of emergency is called in a list. */
export const kindNames: Readonly<Record<UrgentKind, string>> = {
  heart: named('Heart'),
  stroke: named('Stroke'),
  breathing: named('Breathing'),
  allergy: named('Allergy'),
  bleeding: named('Bleeding'),
  'self-harm': named('Despair, self-harm'),
  poison: named('Poison, overdose'),
  fit: named('Fits'),
  unconscious: named('Unconscious'),
  head: named('Head injury'),
  burn: named('Burns'),
  eye: named('Eyes'),
  pregnancy: named('Pregnancy'),
  birth: named('After birth'),
  child: named('Small children'),
  dehydration: named('Diarrhoea, drying out'),
  meningitis: named('Meningitis'),
  belly: named('Belly'),
  bite: named('Bites and stings'),
  'sexual-violence': named('Sexual violence'),
  violence: named('Violence'),
  'low-sugar': named('Sugar too low'),
  'high-sugar': named('Sugar too high'),
  pressure: named('Blood pressure'),
  fever: named('Fever'),
  'stopping-medicine': named('Stopping a medicine'),
  'ending-pregnancy': named('Ending a pregnancy'),
  'herb-harm': named('Harm by a herb'),
};

/** Every number to call, in the order in which it is shown. */
export function NumberList({ onEdit }: { onEdit: (row: NumberRow) => void }) {
  const { data: rows, error } = useQuery(numbersQuery);
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  return (
    <ul aria-label={t('Emergency numbers')} className="grid gap-3">
      {rows?.map((row) => (
        <li
          key={row.id}
          className="border-line bg-surface grid gap-1 rounded-2xl border p-4 sm:grid-cols-[10rem_1fr_auto] sm:items-center sm:gap-4"
        >
          <p className="font-serif text-2xl font-semibold tabular-nums">{row.number}</p>
          <div className="grid gap-0.5">
            <p className="font-semibold">
              <span lang="en">{row.label_en}</span> · <span lang="sw">{row.label_sw}</span>
            </p>
            <p className="text-muted text-sm break-words">
              {row.source} · {formatDate(row.checked_on)}
            </p>
            {row.kinds.length > 0 && (
              <p className="text-sm">
                {row.kinds
                  .filter(isUrgentKind)
                  .map((kind) => kindNames[kind])
                  .join(', ')}
              </p>
            )}
            {!row.is_active && <p className="text-danger-700 text-sm font-semibold">{t('Hidden')}</p>}
          </div>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('Edit {number}', { number: row.number })}
            onClick={() => onEdit(row)}
          >
            {t('Edit')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
