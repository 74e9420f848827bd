import { humanise } from '../../lib/knowledge.ts';

/** Topics in the order of the page. */
const topics: Readonly<Record<string, string>> = {
  basics: 'Basics',
  'vegetables-and-fruit': 'Vegetables and fruit',
  protein: 'Protein',
  'vitamins-and-minerals': 'Vitamins and minerals',
  'life-stages': 'For every age',
  conditions: 'Food and illness',
  'weight-and-fasting': 'Weight and fasting',
  'kitchen-and-budget': 'Kitchen and budget',
  safety: 'Safe food',
};

const goals: Readonly<Record<string, string>> = {
  'eat-well': 'Eat well',
  'save-money': 'Save money',
  'strong-blood': 'Strong blood',
  'strong-bones': 'Strong bones',
  'grow-well': 'Grow well',
  'healthy-heart': 'A healthy heart',
  'steady-sugar': 'Steady sugar',
  'calm-stomach': 'A calm stomach',
  'healthy-weight': 'A healthy weight',
  'more-energy': 'More energy',
  'stay-safe': 'Stay safe',
};

export const topicName = (id: string): string => topics[id] ?? humanise(id);
export const goalName = (id: string): string => goals[id] ?? humanise(id);

const inOrder =
  (names: Readonly<Record<string, string>>) =>
  (ids: readonly string[]): string[] => {
    const known = Object.keys(names);
    const place = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
    return [...new Set(ids)].toSorted((a, b) => place(a) - place(b));
  };

export const topicsInOrder = inOrder(topics);
export const goalsInOrder = inOrder(goals);
