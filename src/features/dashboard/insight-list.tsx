import { AlertIcon, CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { t } from '../../words/fasting.ts';
import type { Insight } from './insights.ts';

const marks = {
  good: { Icon: CheckIcon, colour: 'text-leaf-700' },
  plain: { Icon: InfoIcon, colour: 'text-info-700' },
  care: { Icon: AlertIcon, colour: 'text-clay-700' },
} as const;

/** What the records show, in sentences. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="mb-3 text-2xl">
        {t('What your weeks say')}
      </h2>
      {insights.length === 0 ? (
        <p className="border-line text-muted rounded-2xl border border-dashed p-5 text-pretty">
          {t(
            'After four or five days of notes this place begins to speak: about energy, water, weight and mood, and what goes with what.',
          )}
        </p>
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
          {insights.map(({ id, text, tone }) => {
            const { Icon, colour } = marks[tone];
            return (
              <li key={id} className="flex gap-3 px-5 py-3.5">
                <Icon className={`mt-0.5 ${colour}`} />
                <p className="text-pretty">{text}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
