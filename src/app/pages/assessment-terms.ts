import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { safetyProfile } from '../../entities/safety/safety-profile.ts';
import { keepInAccount, safetyQueries } from '../../entities/safety/safety.queries.ts';
import { useSafetyList } from '../../entities/safety/use-safety.ts';
import type { TermNames } from '../../features/assessment/answer-words.ts';
import { withLifeStages, type Answers } from '../../features/assessment/answers.ts';
import type { Term, TermGroup } from '../../features/assessment/choice-answers.tsx';
import type { TermLists } from '../../features/assessment/question-view.tsx';
import { errorText } from '../../lib/app-error.ts';
import { termsQuery } from '../../lib/knowledge.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/assessment.ts';
import { t as shop } from '../../words/shop.ts';

/** What many people in Kenya live with or take, to find without typing. */
const often = {
  conditions: [
    'high-blood-pressure',
    'diabetes',
    'asthma',
    'stomach-ulcer',
    'reflux',
    'hiv-treatment',
    'heart-disease',
    'kidney-disease',
    'plant-allergy',
  ],
  medicines: [
    'blood-pressure-medicines',
    'diabetes-medicines',
    'dolutegravir',
    'contraceptives',
    'nsaids',
    'stomach-acid-medicines',
    'asthma-medicines',
    'warfarin',
  ],
} as const;

/** Asked on their own, or not about the person who answers. */
const askedElsewhere = 'life-stage';

const byName = (one: Term, other: Term): number => one.name.localeCompare(other.name, 'en');

function groupsOf(terms: readonly Term[], common: readonly string[], rest: string): TermGroup[] {
  return [
    { title: t('Named most often'), isOpen: true, terms: terms.filter(({ id }) => common.includes(id)) },
    {
      title: rest,
      isOpen: false,
      terms: terms.filter(({ id }) => !common.includes(id)).toSorted(byName),
    },
  ];
}

function listsOf(book: SafetyBook): TermLists {
  const medicines = Object.entries(book.medicines).map(([id, { name, examples, search }]): Term => ({
    id,
    name: shop.known(name),
    hint: examples.join(', '),
    words: [shop.known(name), name, ...examples, ...search],
  }));
  const conditions = Object.entries(book.conditions).flatMap(([id, { kind, name, search }]): Term[] =>
    kind === askedElsewhere
      ? []
      : [{ id, name: shop.known(name), words: [shop.known(name), name, ...search] }],
  );
  return {
    state: 'ready',
    medicines: groupsOf(medicines, often.medicines, t('All other medicines')),
    conditions: groupsOf(conditions, often.conditions, t('All other conditions and allergies')),
  };
}

/** The lists of the safety check, from the file on this device. */
export function useTermLists(wanted: boolean): TermLists {
  const { data, isError, refetch } = useQuery({ ...safetyQueries.book(), enabled: wanted });
  if (data) return listsOf(data);
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** What the conditions and medicines of an answer are called; none while they are read. */
export function useTermNames(): TermNames {
  const { data } = useQuery(termsQuery());
  const names = Object.entries({ ...data?.conditions, ...data?.medicines });
  return Object.fromEntries(names.map(([id, name]) => [id, shop.known(name)]));
}

/**
 * Puts what an assessment learned about pregnancy and birth on the safety list, so that it protects on every page. The
 * account hears of it only where its owner keeps the list there already.
 */
export function useKeepLifeStages(): (answers: Answers) => void {
  const { profile, isInAccount } = useSafetyList();
  const userId = useSession()?.user.id;
  const queries = useQueryClient();
  return (answers) => {
    const next = withLifeStages(profile, answers);
    if (next === profile) return;
    safetyProfile.change((now) => withLifeStages(now, answers));
    if (userId === undefined || !isInAccount) return;
    keepInAccount(queries, userId, next).catch((error: unknown) =>
      toast.error(t('Your account still has the old list'), errorText(error)),
    );
  };
}
