import type { ComponentType } from 'react';

import type { ReadingKind } from '../../entities/readings/reading.ts';
import { t } from '../../words/health.ts';
import {
  ArmpitArt,
  CuffArt,
  DropArt,
  HandsArt,
  MeterArt,
  SeatedArt,
  ThermometerArt,
  TwiceArt,
  WaitArt,
} from './measure-art.tsx';

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
