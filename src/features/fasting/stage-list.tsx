import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/fasting.ts';
import { AUTOPHAGY_NOTE, stageAt, stages } from './stages.ts';

const tones = { strong: 'leaf', good: 'leaf', moderate: 'gold' } as const;
const words = { strong: t('Strong evidence'), good: t('Good evidence'), moderate: t('Moderate evidence') };

/** What the body does hour by hour; `hours` marks where somebody is now. */
export function StageList({ hours }: { hours: number | null }) {
  const now = hours === null ? null : stageAt(hours);
  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className="text-2xl">
        {t('What your body is doing')}
      </h2>
      <ol className="mt-4 grid gap-3">
        {stages.map((stage, index) => {
          const next = stages[index + 1];
          const isNow = stage === now;
          return (
            <li
              key={stage.name}
              aria-current={isNow ? 'step' : undefined}
              className={cn(
                'rounded-xl border p-4',
                isNow ? 'border-leaf-600 bg-leaf-50 ring-leaf-600 ring-1' : 'border-line bg-surface',
              )}
            >
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="font-semibold">
                  {stage.name}
                  {isNow && <span className="text-leaf-700"> · {t('you are here')}</span>}
                </span>
                <span className="text-muted text-sm tabular-nums">
                  {next
                    ? t('{from}–{to} h', { from: stage.fromHours, to: next.fromHours })
                    : t('from {hours} h', { hours: stage.fromHours })}
                </span>
              </p>
              <p className="mt-1 text-pretty">{stage.text}</p>
              <p className="text-muted mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <Badge tone={tones[stage.evidence]}>{words[stage.evidence]}</Badge>
                {stage.basis}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="text-muted mt-4 text-sm text-pretty">{AUTOPHAGY_NOTE}</p>
    </section>
  );
}
