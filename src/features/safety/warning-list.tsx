import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { levelWords } from './level-words.ts';
import type { Warning } from './matching.ts';

/** Each warning with its reason, what to do, and what on the list it is about. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className="divide-line grid divide-y">
      {warnings.map(({ trigger, herb, level, reason, advice, because }) => (
        <li key={`${herb} ${trigger.kind} ${trigger.id}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge
              tone={levelWords[level].tone}
              className={cn(level === 'avoid' && 'border-danger-200 border')}
            >
              {levelWords[level].short}
            </Badge>
            <span className="font-semibold">
              {herb && `${herb} and `}
              {because.join(', ')}
            </span>
          </p>
          <p className="text-pretty">
            {reason} <strong className="font-semibold">{advice}</strong>
          </p>
        </li>
      ))}
    </ul>
  );
}
