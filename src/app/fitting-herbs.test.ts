import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { herbs } from '../../content/herbs.ts';
import { toCard } from '../entities/herbs/herb.ts';
import { readSafetyBook } from '../entities/safety/safety-book.ts';
import type { Wish } from '../features/assessment/suggestions.ts';
import { fittingCards, isFine } from './pages/assessment-suggestions.tsx';

const book = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));
const cards = herbs.map((herb) => toCard(herb));
const wish = (...topics: string[]): Wish => ({
  id: 'test',
  title: '',
  because: 'goals',
  find: { kind: 'topics', topics },
});
const suggested = (topics: string[], conditions: string[], medicines: string[] = []): string[] =>
  fittingCards(wish(...topics), cards)
    .filter(({ slug }) => isFine(book, { medicines, conditions }, slug, 'topics'))
    .map(({ slug }) => slug);
const every = [...new Set(cards.flatMap(({ uses }) => uses.map(([topic]) => topic)))];
const warnsOfAge = (slug: string): boolean =>
  herbs.some(
    (herb) =>
      herb.slug === slug && herb.contraindications.some(({ condition }) => condition === 'older-adult'),
  );

describe('somebody over 65', () => {
  it.each(every.map((topic) => [topic]))(
    '%s: is suggested what others are, less what is said of age',
    (topic) => {
      const others = suggested([topic], []);
      expect(suggested([topic], ['older-adult'])).toEqual(others.filter((slug) => !warnsOfAge(slug)));
    },
  );
  it('finds something for sleep, digestion, heart and joints', () => {
    for (const topic of ['sleep', 'digestion', 'cholesterol-and-heart', 'joints-and-pain'])
      expect([topic, suggested([topic], ['older-adult']).length > 0]).toEqual([topic, true]);
  });
  it('is suggested nothing that was not looked up with a medicine on the list', () => {
    expect(suggested(every, ['older-adult'], ['other:Zentaxil'])).toEqual([]);
    const onWarfarin = suggested(every, ['older-adult'], ['warfarin']);
    expect(onWarfarin).toEqual(suggested(every, [], ['warfarin']).filter((slug) => !warnsOfAge(slug)));
    expect(onWarfarin).not.toContain('ginger');
  });
});
