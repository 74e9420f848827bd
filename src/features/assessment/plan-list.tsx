import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/assessment.ts';
import { answerWords, type TermNames } from './answer-words.ts';
import type { Answers } from './answers.ts';
import { type QuestionId, questionOf } from './questions.ts';
import type { Scores } from './scoring/scores.ts';

/** `care`: see somebody about it. `habit`: one small change. `keep`: what goes well already. */
type PlanGroup = 'care' | 'habit' | 'keep';

export type PlanAction = {
  id: string;
  group: PlanGroup;
  title: string;
  text: string;
  /** The answers that caused it: never none. */
  because: readonly [QuestionId, ...QuestionId[]];
  /** Of several chosen goals, the one that is meant. */
  goal?: string;
  link?: { page: 'nutrition' | 'nutritionists' | 'readings' | 'safety-check'; label: string };
};

export type PlanRule = (answers: Answers, scores: Scores, book?: SafetyBook) => PlanAction | null;

const groups: readonly { id: PlanGroup; title: string }[] = [
  { id: 'care', title: t('Talk to somebody about') },
  { id: 'habit', title: t('Change one small thing') },
  { id: 'keep', title: t('Keep') },
];

const pages = {
  nutrition: paths.nutrition(),
  nutritionists: paths.nutritionists(),
  readings: paths.readings(),
  'safety-check': paths.safetyCheck(),
} as const;

/** The plan. Every action says which answers it comes from. */
export function PlanList({
  actions,
  answers,
  names,
}: {
  actions: readonly PlanAction[];
  answers: Answers;
  names: TermNames;
}) {
  return (
    <div className="grid gap-7">
      {groups.map(({ id, title }) => {
        const own = actions.filter(({ group }) => group === id);
        if (own.length === 0) return null;
        return (
          <section key={id} aria-labelledby={`plan-${id}`} className="grid gap-3">
            <h3 id={`plan-${id}`} className="text-clay-700 font-sans text-base font-semibold tracking-normal">
              {title}
            </h3>
            <ol className="divide-line border-line bg-surface divide-y rounded-2xl border shadow-sm">
              {own.map((action) => (
                <li key={action.id} className="grid gap-2 p-5">
                  <h4 className="font-serif text-lg leading-snug font-semibold">{action.title}</h4>
                  <p className="text-pretty">{action.text}</p>
                  <p className="text-muted text-sm text-pretty">
                    <span className="font-semibold">{t('Because you answered:')}</span>{' '}
                    {action.because
                      .map(
                        (question) =>
                          `${questionOf(question).short}: ${answerWords(answers, question, names, action.goal) ?? t('skipped')}`,
                      )
                      .join(' · ')}
                  </p>
                  {action.link && (
                    <Link
                      to={pages[action.link.page]}
                      className={buttonStyles({
                        variant: 'secondary',
                        size: 'sm',
                        className: 'mt-1 justify-self-start print:hidden',
                      })}
                    >
                      {action.link.label}
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
