import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/fasting.ts';

const tones = { strong: 'leaf', good: 'leaf', moderate: 'gold' } as const;
const words = { strong: t('Strong evidence'), good: t('Good evidence'), moderate: t('Moderate evidence') };

/**
 * What the body does hour by hour after the last meal, and how well that is known. The hours are the product's domain
 * facts: textbook physiology of fed and early fasting states; they differ between people by hours, with the last meal,
 * activity and stored glycogen.
 */
type Stage = {
  fromHours: number;
  name: string;
  text: string;
  evidence: 'strong' | 'good' | 'moderate';
  /** What the grade rests on, said honestly. */
  basis: string;
};

export const stages: readonly Stage[] = [
  {
    fromHours: 0,
    name: t('Fed'),
    text: t('You live on what you just ate. Insulin is up and sugar goes into your cells.'),
    evidence: 'strong',
    basis: t('Measured in people many times.'),
  },
  {
    fromHours: 4,
    name: t('Using stored sugar'),
    text: t('Your liver lets go of its stored glucose and keeps your blood sugar steady.'),
    evidence: 'strong',
    basis: t('Measured in people many times.'),
  },
  {
    fromHours: 12,
    name: t('Switching to fat'),
    text: t('The liver’s store runs low and more of your energy comes from fat.'),
    evidence: 'good',
    basis: t('Measured in people; when it happens varies by hours from one to the next.'),
  },
  {
    fromHours: 18,
    name: t('Ketones rising'),
    text: t('Your liver turns fat into ketones, which the brain can use.'),
    evidence: 'moderate',
    basis: t('Seen in people, with wide differences. More is not known to be better.'),
  },
];

const AUTOPHAGY_NOTE = t(
  'You may read that cells “clean themselves” from a certain hour. That rests mostly on animal studies: nobody has shown at which hour it begins in people, so this clock names none.',
);

/** The stage after so many hours without food. */
export function stageAt(hours: number): Stage {
  const [first] = stages;
  if (!first) throw new Error('there are no stages');
  return stages.findLast((stage) => hours >= stage.fromHours) ?? first;
}

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
