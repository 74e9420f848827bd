import { cn } from '../../lib/cn.ts';
import { t } from '../../words/fasting.ts';
import { type Fast, goalOf, lastedMs } from './fast.ts';
import { stages } from './stages.tsx';
import { formatClock, formatSpan, formatStopwatch } from './zoned.ts';

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
