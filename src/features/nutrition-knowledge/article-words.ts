import type { articleGoals, articleTopics } from '../../../content/vocabulary.ts';
import { humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';

/** Topics in the order of the page. */
const topics: Readonly<Record<(typeof articleTopics)[number], string>> = {
  basics: t('Basics'),
  'vegetables-and-fruit': t('Vegetables and fruit'),
  protein: t('Protein'),
  'vitamins-and-minerals': t('Vitamins and minerals'),
  'life-stages': t('For every age'),
  conditions: t('Food and illness'),
  'weight-and-fasting': t('Weight and fasting'),
  'kitchen-and-budget': t('Kitchen and budget'),
  safety: t('Safe food'),
};

const goals: Readonly<Record<(typeof articleGoals)[number], string>> = {
  'eat-well': t('Eat well'),
  'save-money': t('Save money'),
  'strong-blood': t('Strong blood'),
  'strong-bones': t('Strong bones'),
  'grow-well': t('Grow well'),
  'healthy-heart': t('A healthy heart'),
  'steady-sugar': t('Steady sugar'),
  'calm-stomach': t('A calm stomach'),
  'healthy-weight': t('A healthy weight'),
  'more-energy': t('More energy'),
  'stay-safe': t('Stay safe'),
};

const wordIn = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? humanise(id);
export const topicName = (id: string): string => wordIn(topics, id);
export const goalName = (id: string): string => wordIn(goals, id);

const inOrder =
  (names: Readonly<Record<string, string>>) =>
  (ids: readonly string[]): string[] => {
    const known = Object.keys(names);
    const place = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
    return [...new Set(ids)].toSorted((a, b) => place(a) - place(b));
  };

export const topicsInOrder = inOrder(topics);
export const goalsInOrder = inOrder(goals);
