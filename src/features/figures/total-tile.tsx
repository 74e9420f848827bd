import { cn } from '../../lib/cn.ts';
import { t } from '../../words/desk.ts';
import { changeText } from './period.ts';

type Props = {
  label: string;
  now: number;
  before: number;
  format: (value: number) => string;
  /** Whether less is better. */
  isCost?: boolean;
};

/** A sum with how it moved since the period before. */
export function TotalTile({ label, now, before, format, isCost = false }: Props) {
  const isBetter = isCost ? now < before : now > before;
  return (
    <li className="border-line bg-surface grid content-between gap-1 rounded-2xl border p-4 shadow-md">
      <span className="text-muted text-sm">{label}</span>
      <strong className="font-serif text-2xl wrap-anywhere tabular-nums sm:text-3xl">{format(now)}</strong>
      <span className="text-muted text-sm tabular-nums">
        {t.rich(
          '<b>{change}</b> from {before}',
          {
            b: (words) => (
              <span
                className={cn(
                  'font-semibold',
                  now !== before && (isBetter ? 'text-leaf-700' : 'text-clay-700'),
                )}
              >
                {words}
              </span>
            ),
          },
          { change: changeText(now, before), before: format(before) },
        )}
      </span>
    </li>
  );
}
