import type { ComponentType } from 'react';

import type { ReadingKind } from '../../entities/readings/reading.ts';
import { t } from '../../words/health.ts';

/**
 * Three drawings of how to measure, in the line and colours of our other drawings. They say nothing that the words beside
 * them do not say.
 */
const line = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'stroke-leaf-800',
} as const;
const thin = { ...line, strokeWidth: 2 } as const;

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="bg-leaf-50 border-line w-full rounded-xl border">
      {children}
    </svg>
  );
}

/** Seated five minutes, back against the chair, feet on the floor. */
const SeatedArt = () => (
  <Frame>
    <path d="M40 24v56h44M40 80v26M84 80v26" {...line} className="stroke-clay-400" />
    <circle cx="58" cy="26" r="10" className="fill-clay-300 stroke-leaf-800" strokeWidth={3} />
    <path d="M56 38c-6 12-6 26-4 40h34v26h12" {...line} />
    <path d="M58 48c6 10 16 14 28 14" {...line} />
    <path d="M94 62h40M100 62v44M130 62v44" {...line} className="stroke-clay-400" />
    <circle cx="124" cy="28" r="14" className="fill-surface stroke-leaf-800" strokeWidth={3} />
    <path d="M124 20v8l5 4" {...thin} />
    <path d="M20 108h124" {...thin} className="stroke-line" />
  </Frame>
);

/** The cuff at the level of the heart, on the bare arm. */
const CuffArt = () => (
  <Frame>
    <path d="M14 34c22-10 40-8 56 4l44 26c12 6 24 6 32 2" {...line} />
    <path d="M10 74c20 2 34-2 46-8l40 22c14 8 34 10 50 6" {...line} />
    <path d="M60 30l36 20-14 34-38-18z" className="fill-leaf-300 stroke-leaf-800" strokeWidth={3} />
    <path d="M74 82c-4 14 2 22 14 22h14" {...thin} />
    <rect
      x="102"
      y="92"
      width="38"
      height="24"
      rx="5"
      className="fill-surface stroke-leaf-800"
      strokeWidth={3}
    />
    <path d="M110 100h14M110 108h10" {...thin} />
    <path
      d="M26 62c-6-6-14 0-8 8l8 8 8-8c6-8-2-14-8-8z"
      className="fill-danger-200 stroke-danger-700"
      strokeWidth={2}
    />
    <path d="M36 68h20" {...thin} strokeDasharray="2 5" />
  </Frame>
);

/** Twice, a minute apart, and both written down. */
const TwiceArt = () => (
  <Frame>
    <rect
      x="16"
      y="30"
      width="52"
      height="56"
      rx="6"
      className="fill-surface stroke-leaf-800"
      strokeWidth={3}
    />
    <rect
      x="92"
      y="30"
      width="52"
      height="56"
      rx="6"
      className="fill-surface stroke-leaf-800"
      strokeWidth={3}
    />
    <path d="M28 46h28M32 60h20M104 46h28M108 60h20" {...line} />
    <path d="M30 76h10M106 76h10" {...thin} className="stroke-clay-600" />
    <path d="M70 20c6-6 16-6 22 0M92 12v9h-9" {...thin} />
    <path d="M40 104h80" {...thin} strokeDasharray="3 6" />
  </Frame>
);

/** Clean warm hands. */
const HandsArt = () => (
  <Frame>
    <path
      d="M80 10c10 14 14 20 14 28a14 14 0 0 1-28 0c0-8 4-14 14-28z"
      className="fill-info-200 stroke-leaf-800"
      strokeWidth={3}
    />
    <path d="M24 96c10-22 30-30 50-24l30 8M136 96c-8-16-22-24-38-24" {...line} />
    <path d="M24 106h112" {...thin} className="stroke-line" />
    <path d="M52 66l-8-10M108 66l8-10" {...thin} className="stroke-info-700" />
  </Frame>
);

/** A drop from the side of the fingertip. */
const DropArt = () => (
  <Frame>
    <path d="M14 54h70c20 0 30 8 30 18s-10 18-30 18H14" {...line} />
    <path d="M92 62c8 2 12 5 12 10s-4 8-12 10" {...thin} />
    <path
      d="M128 62c5 8 8 11 8 16a8 8 0 0 1-16 0c0-5 3-8 8-16z"
      className="fill-danger-200 stroke-danger-700"
      strokeWidth={2}
    />
    <path d="M128 24v26M120 42l8 8 8-8" {...thin} />
  </Frame>
);

/** The drop to the strip, the number to the log. */
const MeterArt = () => (
  <Frame>
    <rect
      x="44"
      y="12"
      width="62"
      height="84"
      rx="12"
      className="fill-surface stroke-leaf-800"
      strokeWidth={3}
    />
    <rect
      x="54"
      y="24"
      width="42"
      height="28"
      rx="4"
      className="fill-leaf-100 stroke-leaf-800"
      strokeWidth={2}
    />
    <path d="M62 44v-10M72 34h8l-5 10M88 34v10" {...thin} />
    <circle cx="75" cy="74" r="8" {...thin} />
    <path d="M70 96v16h10V96" {...line} className="stroke-clay-400" />
  </Frame>
);

/** The tip deep in a dry armpit. */
const ArmpitArt = () => (
  <Frame>
    <circle cx="76" cy="20" r="12" className="fill-clay-300 stroke-leaf-800" strokeWidth={3} />
    <path d="M40 112V66c0-14 12-24 36-24s36 10 36 24v46M56 74v38M96 74v38" {...line} />
    <path d="M98 76l34-22" {...line} className="stroke-info-700" />
    <circle cx="98" cy="76" r="4" className="fill-danger-200 stroke-danger-700" strokeWidth={2} />
  </Frame>
);

/** The arm pressed down until it beeps. */
const WaitArt = () => (
  <Frame>
    <circle cx="54" cy="60" r="32" className="fill-surface stroke-leaf-800" strokeWidth={3} />
    <path d="M54 38v22l14 10M54 20v8M54 92v8M14 60h8M86 60h8" {...thin} />
    <path d="M112 46c8 8 8 20 0 28M124 36c14 14 14 34 0 48" {...line} className="stroke-clay-600" />
  </Frame>
);

/** The number read at eye level. */
const ThermometerArt = () => (
  <Frame>
    <rect
      x="20"
      y="50"
      width="98"
      height="22"
      rx="11"
      className="fill-surface stroke-leaf-800"
      strokeWidth={3}
    />
    <rect
      x="36"
      y="55"
      width="44"
      height="12"
      rx="3"
      className="fill-leaf-100 stroke-leaf-800"
      strokeWidth={2}
    />
    <path d="M118 61h26" {...line} className="stroke-info-700" />
    <path d="M44 64v-6M54 58h6l-4 6M70 58v6" {...thin} strokeWidth={1.5} />
    <path d="M40 30c12-12 34-12 46 0-12 12-34 12-46 0z" {...thin} />
    <circle cx="63" cy="30" r="5" className="fill-leaf-800" />
    <path d="M63 96v-14M57 88l6-6 6 6" {...thin} />
  </Frame>
);

type Step = { Art: ComponentType; text: string };

const taught: Readonly<Partial<Record<ReadingKind, readonly [Step, Step, Step]>>> = {
  pressure: [
    {
      Art: SeatedArt,
      text: t(
        'Sit five minutes first: back against the chair, feet flat, no talking. No coffee, khat or smoke before.',
      ),
    },
    {
      Art: CuffArt,
      text: t('The cuff on the bare upper arm, at the height of your heart, the arm on a table.'),
    },
    { Art: TwiceArt, text: t('Measure twice, a minute apart. Write down the mean of both.') },
  ],
  glucose: [
    {
      Art: HandsArt,
      text: t('Wash your hands with soap and warm water and dry them: sugar on a finger counts too.'),
    },
    { Art: DropArt, text: t('Prick the side of the fingertip with a new lancet. Wipe the first drop away.') },
    { Art: MeterArt, text: t('Hold the strip to the second drop and read the number with its unit.') },
  ],
  temperature: [
    { Art: ArmpitArt, text: t('The tip deep in a dry armpit, against the skin. For a child too.') },
    { Art: WaitArt, text: t('Press the arm down until it beeps; with an old glass one five minutes.') },
    {
      Art: ThermometerArt,
      text: t('Read the number at the height of your eyes. After a hot bath wait half an hour.'),
    },
  ],
};

/** How to measure so that the number means something, in three pictures. */
export function HowToMeasure({ kind }: { kind: ReadingKind }) {
  const steps = taught[kind];
  if (!steps) return null;
  return (
    <details className="border-line bg-surface rounded-2xl border px-4 shadow-sm print:hidden">
      <summary className="text-leaf-700 flex min-h-12 cursor-pointer items-center font-semibold">
        {t('How to measure, in three pictures')}
      </summary>
      <ol className="grid gap-4 pt-1 pb-4 sm:grid-cols-3">
        {steps.map(({ Art, text }) => (
          <li key={text} className="grid content-start gap-2">
            <Art />
            <p className="text-sm text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
