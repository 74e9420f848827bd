import { levelWords } from '../../entities/safety/level-words.ts';
import type { Warning } from '../../entities/safety/matching.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/shop.ts';

const names = (because: readonly string[]): string => because.map((name) => t.known(name)).join(', ');

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
              {herb === null ? names(because) : t('{herb} and {names}', { herb, names: names(because) })}
            </span>
          </p>
          <p className="text-pretty">
            <WarningText>{reason}</WarningText>{' '}
            <strong>
              <WarningText>{advice}</WarningText>
            </strong>
          </p>
        </li>
      ))}
    </ul>
  );
}
