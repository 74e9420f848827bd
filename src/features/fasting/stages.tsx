import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/card.tsx';
import { t } from '../../words/fasting.ts';
import { type Fast, goalOf, lastedMs } from './fast.ts';
import { formatClock, formatSpan, formatStopwatch } from './zoned.ts';

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

const SIZE = 280;
const RADIUS = 122;
const AROUND = 2 * Math.PI * RADIUS;

/** Where a share of the way round lies on the ring, at a distance from the middle. */
function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return { x: SIZE / 2 + Math.cos(angle) * radius, y: SIZE / 2 + Math.sin(angle) * radius };
}

/** The running fast: how long it has lasted, how far it is to its target, where the stages begin. */
export function FastRing({ fast, now }: { fast: Fast; now: number }) {
  const lasted = lastedMs(fast, now);
  const target = fast.target_minutes * 60_000;
  const share = Math.min(lasted / target, 1);
  const isReached = lasted >= target;
  const marks = stages
    .map(({ fromHours }) => (fromHours * 3_600_000) / target)
    .filter((at) => at > 0 && at < 1);
  const head = pointAt(share, RADIUS);
  return (
    <div className="relative mx-auto aspect-square w-full max-w-70">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="size-full">
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          fill="none"
          strokeWidth={18}
          className="stroke-leaf-100"
        />
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          fill="none"
          strokeWidth={18}
          strokeLinecap="round"
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          className={isReached ? 'stroke-gold-400' : 'stroke-leaf-600'}
        />
        {marks.map((at) => {
          const [from, to] = [pointAt(at, RADIUS - 9), pointAt(at, RADIUS + 9)];
          return (
            <line
              key={at}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth={2.5}
              className="stroke-surface"
            />
          );
        })}
        {!isReached && <circle cx={head.x} cy={head.y} r={6} strokeWidth={0} className="fill-surface" />}
      </svg>
      <div className="absolute inset-0 grid place-content-center gap-0.5 text-center">
        <p className="text-muted text-sm">{isReached ? t('Target reached') : t('Fasting for')}</p>
        <p
          role="timer"
          aria-label={t('Fasting for {span}', { span: formatSpan(lasted) })}
          className="font-serif text-4xl font-semibold tabular-nums"
        >
          {formatStopwatch(lasted)}
        </p>
        <p className={cn('text-sm', isReached ? 'text-gold-800 font-semibold' : 'text-muted')}>
          {isReached
            ? t('{span} past {target}', { span: formatSpan(lasted - target), target: formatSpan(target) })
            : t('{target} by {time}', { target: formatSpan(target), time: formatClock(goalOf(fast)) })}
        </p>
      </div>
    </div>
  );
}
