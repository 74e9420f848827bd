import { useQuery } from '@tanstack/react-query';

import type { TermLists } from '../features/assessment/question-view.tsx';
import type { Term, TermGroup } from '../features/assessment/terms-answer.tsx';
import type { SafetyBook } from '../features/safety/safety-book.ts';
import { safetyQueries } from '../features/safety/safety.queries.ts';

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
    { title: 'Named most often', isOpen: true, terms: terms.filter(({ id }) => common.includes(id)) },
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
    name,
    hint: examples.join(', '),
    words: [name, ...examples, ...search],
  }));
  const conditions = Object.entries(book.conditions).flatMap(([id, { kind, name, search }]): Term[] =>
    kind === askedElsewhere ? [] : [{ id, name, words: [name, ...search] }],
  );
  return {
    state: 'ready',
    medicines: groupsOf(medicines, often.medicines, 'All other medicines'),
    conditions: groupsOf(conditions, often.conditions, 'All other conditions and allergies'),
  };
}

/** The lists of the safety check, from the file on this device. */
export function useTermLists(wanted: boolean): TermLists {
  const { data, isError, refetch } = useQuery({ ...safetyQueries.book(), enabled: wanted });
  if (data) return listsOf(data);
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
