import { readFileSync } from 'node:fs';

import { describe, expect, it, afterEach, vi } from 'vitest';

import { herbs } from '../../content/herbs.ts';
import { toCard } from '../entities/herbs/herb.ts';
import { readSafetyBook } from '../entities/safety/safety-book.ts';
import type { Wish } from '../features/assessment/suggestions.ts';
import { readSession, SESSION_KEY } from '../lib/session-store.ts';
import { fittingCards, isFine } from './pages/assessment-suggestions.tsx';
import { clearDevice } from './pages/privacy-controls.tsx';

vi.mock('../lib/supabase.ts', () => ({
  getSupabase: async () => {
    throw new TypeError('Failed to fetch');
  },
}));

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

describe('clearing a device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves nothing on the device, also where the server cannot be told', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const kept = new Set(['pages', 'pictures']);
    vi.stubGlobal('caches', {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    });
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user: { id: 'amina' } }));
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('cart', 'tea');
    sessionStorage.setItem('mizizi-chat', 'words');
    await clearDevice();
    expect(readSession()).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect([...kept]).toEqual([]);
  });
});
