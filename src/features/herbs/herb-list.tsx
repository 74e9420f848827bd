import { HerbCardView } from '../../entities/herbs/herb-card-view.tsx';
import { type HerbCard, nameOf } from '../../entities/herbs/herb.ts';
import type { Verdict } from '../../entities/safety/matching.ts';
import { t } from '../../words/knowledge.ts';
import { matchedName } from './herb-filters.tsx';

export type Choosing = {
  chosen: readonly string[];
  onChoose: (slug: string, isChosen: boolean) => void;
} | null;

type HerbListProps = {
  cards: readonly HerbCard[];
  query: string;
  use: string;
  choosing: Choosing;
  /** What each herb means for this visitor's own list, see `useLevels`. */
  levels: ReadonlyMap<string, Verdict>;
};

const FIRST_VIEW = 6;

function Cards({ cards, query, use, choosing, levels, eager }: HerbListProps & { eager: boolean }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {cards.map((card, index) => {
        const isChosen = choosing?.chosen.includes(card.slug) ?? false;
        return (
          <li key={card.slug}>
            <HerbCardView
              card={card}
              use={use}
              level={levels.get(card.slug)}
              matched={matchedName(card, query)}
              eager={eager && index < FIRST_VIEW}
              choice={
                choosing
                  ? {
                      checked: isChosen,
                      disabled: !isChosen && choosing.chosen.length >= 2,
                      onChange: (checked) => choosing.onChoose(card.slug, checked),
                    }
                  : undefined
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

const letterOf = (card: HerbCard): string => nameOf(card).charAt(0).toUpperCase();

/** The herbs by letter with a way to each, or by likeness while somebody searches. */
export function HerbList(props: HerbListProps) {
  const { cards, query } = props;
  if (query.trim()) return <Cards {...props} eager />;
  const letters = Map.groupBy(cards, letterOf);
  return (
    <>
      {letters.size > 4 && (
        <nav aria-label={t('Herbs by letter')} className="mb-4 -ml-2">
          <ul className="flex flex-wrap">
            {[...letters.keys()].map((letter) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="text-leaf-700 hover:bg-leaf-100 grid min-h-11 min-w-10 place-items-center rounded-lg font-semibold"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {[...letters].map(([letter, group], index) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="mb-7">
          <h2 id={`letter-${letter}`} className="text-clay-700 mb-2 scroll-mt-24 text-2xl">
            {letter}
          </h2>
          <Cards {...props} cards={group} eager={index === 0} />
        </section>
      ))}
    </>
  );
}
