import { useQuery } from '@tanstack/react-query';

import { HerbCardView } from '../../entities/herbs/herb-card-view.tsx';
import type { HerbCard } from '../../entities/herbs/herb.ts';
import { herbQueries } from '../../entities/herbs/herbs.queries.ts';
import { findWarnings, uncheckedOf, worstLevel } from '../../entities/safety/matching.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { joined, type SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { answerWords } from '../../features/assessment/answer-words.ts';
import type { Answers } from '../../features/assessment/answers.ts';
import { questionOf } from '../../features/assessment/questions.ts';
import type { Scores } from '../../features/assessment/scoring/scores.ts';
import {
  foodWishes,
  heldBack,
  herbWishes,
  isStudiedForm,
  readinessOf,
  safetyEntriesOf,
  type Wish,
} from '../../features/assessment/suggestions.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/assessment.ts';
import { t as shopWords } from '../../words/shop.ts';

const MOST = 4;
/** Herbs and foods for the answers, less what the safety rules speak against. Missing answers read as caution. */
export function AssessmentSuggestions({ answers, scores }: { answers: Answers; scores: Scores }) {
  const readiness = readinessOf(answers);
  return (
    <section aria-labelledby="suggestions" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="suggestions" className="text-2xl">
          {t('Foods and herbs that go with your answers')}
        </h2>
        <p className="text-muted text-pretty">
          {t(
            'Only those that our safety rules have nothing against for your medicines, conditions and stage of life. That is no proof that they are safe: tell your clinician what you use.',
          )}
        </p>
      </div>
      {readiness.kind === 'red-flag' && (
        <Alert tone="info" title={t('Not now')}>
          {t('First be seen for what stands at the top of this page. We suggest no herb beside it.')}
        </Alert>
      )}
      {readiness.kind === 'unknown' && (
        <Alert tone="info" title={t('We cannot leave out what we do not know')}>
          {t('You skipped {questions}. Until that is answered we suggest nothing.', {
            questions: readiness.skipped
              .map((id) => questionOf(id).short.toLowerCase())
              .reduce((names, last) => t('{names} and {last}', { names, last })),
          })}{' '}
          <Link to={paths.safetyCheck()} className="text-leaf-700 underline underline-offset-4">
            {t('Check herbs yourself')}
          </Link>
        </Alert>
      )}
      {readiness.kind === 'ready' && <Checked answers={answers} scores={scores} />}
    </section>
  );
}

/**
 * Whether nothing speaks against it beyond a sign to watch for. A herb must have been looked up with all that is listed;
 * ordinary food need not, and age alone is a note beside every herb.
 */
export function isFine(
  book: SafetyBook,
  profile: SafetyProfile,
  slug: string,
  kind: Wish['find']['kind'],
): boolean {
  const finding = findWarnings(book, profile, { kind: 'herb', slug });
  const level = worstLevel(finding);
  const isLookedUp = kind === 'foods' || uncheckedOf(finding).length === 0;
  return !finding.isUnknown && isLookedUp && (level === null || level === 'watch');
}

/** The best proven of a herb's uses that were asked for, in a form that its page describes. */
const bestUse = (card: HerbCard, topics: readonly string[]): HerbCard['uses'][number] | undefined =>
  card.uses
    .filter(([topic]) => topics.includes(topic) && isStudiedForm(card.slug, topic))
    .toSorted(([, a], [, b]) => a.localeCompare(b))[0];

const gradeOf = (card: HerbCard, topics: readonly string[]): string => bestUse(card, topics)?.[1] ?? 'Z';

/** What fits a wish: foods by name, herbs with trials behind a use that their page advises; nothing threatened. */
export function fittingCards(wish: Wish, cards: readonly HerbCard[]): HerbCard[] {
  const { find } = wish;
  if (find.kind === 'foods')
    return cards.filter(
      ({ slug, dangerous, threatened }) => !dangerous && !threatened && find.slugs.includes(slug),
    );
  return cards
    .filter((card) => !card.dangerous && !card.threatened && ['A', 'B'].includes(gradeOf(card, find.topics)))
    .toSorted((one, other) => gradeOf(one, find.topics).localeCompare(gradeOf(other, find.topics)));
}

function Checked({ answers, scores }: { answers: Answers; scores: Scores }) {
  const own = useSafetyProfile();
  const { book, isError } = useBook(true);
  const { data: cards, error } = useQuery(herbQueries.list());
  const wishes = [...foodWishes(answers, scores), ...herbWishes(answers, scores)];
  const held = heldBack(scores);
  if (wishes.length === 0)
    return (
      <p className="text-muted text-pretty">
        {held ?? t('Nothing you answered asks for a herb. Good food and sleep are enough.')}
      </p>
    );
  if (isError || (error && !cards))
    return (
      <Alert tone="warning" title={t('We could not check them')}>
        {t(
          'The safety rules or the herb library are not on this device yet. Until they are, we suggest nothing.',
        )}
      </Alert>
    );
  if (!book || !cards) return <Spinner label={t('Checking against your answers...')} />;
  const profile = joined(own, safetyEntriesOf(answers));
  const notes = profile.conditions.flatMap((id) => book.conditions[id]?.otherwise ?? []);
  const shown = new Set<string>();
  const parts = wishes.map((wish) => {
    const fitting = fittingCards(wish, cards).filter(({ slug }) => !shown.has(slug));
    const allowed = fitting.filter(({ slug }) => isFine(book, profile, slug, wish.find.kind));
    const best = allowed.slice(0, MOST);
    for (const { slug } of best) shown.add(slug);
    return { wish, best, leftOut: fitting.length - allowed.length };
  });
  return (
    <>
      {notes.map(({ reason, advice }) => (
        <p key={advice} className="text-pretty">
          {shopWords.known(reason)} {shopWords.known(advice)}
        </p>
      ))}
      {parts.map(({ wish, best, leftOut }) =>
        best.length + leftOut > 0 ? (
          <WishPart
            key={wish.id}
            wish={wish}
            cards={best}
            leftOut={leftOut}
            reason={`${questionOf(wish.because).short}: ${answerWords(answers, wish.because, {}, wish.goal) ?? ''}`}
          />
        ) : null,
      )}
      {held && <p className="text-muted text-pretty">{held}</p>}
    </>
  );
}

type WishPartProps = { wish: Wish; cards: readonly HerbCard[]; leftOut: number; reason: string };

function WishPart({ wish, cards, leftOut, reason }: WishPartProps) {
  const topics = wish.find.kind === 'topics' ? wish.find.topics : ['nourishment'];
  return (
    <section aria-labelledby={`wish-${wish.id}`} className="grid gap-3">
      <div>
        <h3 id={`wish-${wish.id}`} className="text-xl">
          {wish.title}
        </h3>
        <p className="text-muted text-sm">
          <span className="font-semibold">{t('Because you answered:')}</span> {reason}
        </p>
      </div>
      {cards.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.slug}>
              <HerbCardView card={card} use={bestUse(card, topics)?.[0] ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p className="text-muted text-sm">
          {cards.length === 0
            ? t.count(
                leftOut,
                'One was left out because of what you named, so nothing is suggested here.',
                '{n} were left out because of what you named, so nothing is suggested here.',
              )
            : t.count(
                leftOut,
                'One was left out because of what you named.',
                '{n} were left out because of what you named.',
              )}
        </p>
      )}
    </section>
  );
}
