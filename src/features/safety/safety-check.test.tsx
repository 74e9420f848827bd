import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readSafetyBook } from '../../entities/safety/safety-book.ts';
import { nothingListed, safetyProfile } from '../../entities/safety/safety-profile.ts';
import { readLink, resolveLink } from './herb-picker.tsx';
import { SafetyCheck } from './safety-check.tsx';

const file = readFileSync('public/knowledge/safety.json', 'utf8');
const book = readSafetyBook(JSON.parse(file));

describe('a link', () => {
  const resolved = (search: string) => resolveLink(book, readLink(search));

  it('names by id or by exactly the name, in either case', () => {
    const { profile, picked, unknown } = resolved(
      '?medicines=warfarin,Norvasc,tb-medicines&conditions=pregnancy,Kisukari&herbs=neem,St%20John%E2%80%99s%20wort,golden-milk',
    );
    expect(profile).toEqual({
      medicines: ['warfarin', 'amlodipine', 'tb-medicines'],
      conditions: ['pregnancy', 'diabetes'],
    });
    expect(picked).toEqual([
      { kind: 'herb', slug: 'neem' },
      { kind: 'herb', slug: 'st-johns-wort' },
      { kind: 'remedy', slug: 'golden-milk' },
    ]);
    expect(unknown).toEqual([]);
  });

  it('never guesses: what is only near is kept as written, or named as unknown', () => {
    const { profile, picked, unknown } = resolved('?medicines=Warfrin&conditions=kisukri&herbs=neeem');
    expect(profile).toEqual({ medicines: ['other:Warfrin'], conditions: [] });
    expect(picked).toEqual([{ kind: 'herb', slug: 'neeem' }]);
    expect(unknown).toEqual(['kisukri']);
  });

  it.each(['', '?medicines=', '?medicines=,,&herbs=%20', '?other=1'])('%s is none', (search) => {
    expect(readLink(search)).toEqual({ medicines: [], conditions: [], herbs: [] });
  });

  it('holds no more than a list does, and takes no inherited name for an entry', () => {
    const many = Array.from({ length: 99 }, (_, n) => `m${n}`).join(',');
    expect(readLink(`?medicines=${many}`).medicines).toHaveLength(30);
    expect(resolved('?medicines=constructor&conditions=toString').profile.medicines).toEqual([
      'other:constructor',
    ]);
  });
});

describe('the page', () => {
  const onKept = vi.fn<() => void>();
  beforeEach(() => {
    onKept.mockClear();
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes('/knowledge/safety.json')
        ? Promise.resolve(new Response(file))
        : Promise.reject(new TypeError('Failed to fetch'));
    });
  });
  afterEach(() => {
    safetyProfile.change(() => nothingListed);
    vi.unstubAllGlobals();
  });

  const show = (search: string) =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SafetyCheck linked={readLink(search)} onKept={onKept} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
  const pairs = () =>
    [...document.querySelectorAll<HTMLElement>('[data-verdict]')].map(({ dataset }) => [
      dataset['herb'],
      dataset['with'],
      dataset['verdict'],
    ]);

  it('answers each pair of a link without keeping anything', async () => {
    show('?medicines=rifampicin,Qwzyx&conditions=pregnancy&herbs=echinacea');
    expect(await screen.findByText('This list comes from a link')).toBeVisible();
    expect(pairs()).toEqual([
      ['echinacea', 'rifampicin', 'avoid'],
      ['echinacea', 'pregnancy', expect.stringMatching(/avoid|ask/)],
      ['echinacea', 'other:Qwzyx', 'unchecked'],
    ]);
    expect(screen.getByText(/We do not know “Qwzyx”/)).toBeVisible();
    expect(safetyProfile.get()).toBe(nothingListed);
  });

  it('keeps the list of a link when its reader says so, beside one’s own', async () => {
    const user = userEvent.setup();
    safetyProfile.change(() => ({ medicines: [], conditions: ['gout'] }));
    show('?medicines=warfarin&herbs=ginger');
    await user.click(await screen.findByRole('button', { name: 'Keep it as my list' }));
    expect(safetyProfile.get()).toEqual({ medicines: ['warfarin'], conditions: ['gout'] });
    expect(onKept).toHaveBeenCalledOnce();
    expect(pairs().map(([herb, listed]) => [herb, listed])).toEqual(
      expect.arrayContaining([
        ['ginger', 'warfarin'],
        ['ginger', 'gout'],
      ]),
    );
  });

  it('leaves one’s own list alone otherwise', async () => {
    const user = userEvent.setup();
    safetyProfile.change(() => ({ medicines: [], conditions: ['gout'] }));
    show('?medicines=warfarin');
    await user.click(await screen.findByRole('button', { name: 'Use my own list' }));
    expect(safetyProfile.get()).toEqual({ medicines: [], conditions: ['gout'] });
    expect(screen.getByRole('button', { name: 'Remove Gout' })).toBeVisible();
  });

  it('says of a herb nobody knows that it was checked with nothing', async () => {
    show('?medicines=warfarin&herbs=moonleaf');
    expect(await screen.findByText(/We have no herb or remedy of that name/)).toBeVisible();
    expect(pairs()).toEqual([['moonleaf', 'warfarin', 'unchecked']]);
  });

  it('finds a herb by any name and answers with its reason', async () => {
    const user = userEvent.setup();
    safetyProfile.change(() => ({ medicines: ['lithium'], conditions: [] }));
    show('');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Which herb do you want to check?' }),
      'st john',
    );
    await user.click(await screen.findByRole('button', { name: 'St John’s wort' }));
    const section = await screen.findByRole('region', { name: 'St John’s wort' });
    expect(within(section).getByText('Do not use them together')).toBeVisible();
    expect(pairs()).toEqual([['st-johns-wort', 'lithium', 'avoid']]);
  });

  it('asks back at once when a weekly medicine is typed as daily, and says of methotrexate how often it is taken', async () => {
    const user = userEvent.setup();
    show('');
    const box = await screen.findByRole('searchbox', { name: 'Search medicines and conditions' });
    await user.type(box, 'methotrexate 2.5 mg daily');
    expect(screen.getByRole('alert')).toHaveTextContent('Methotrexate: really so often?');
    expect(screen.getByRole('alert')).toHaveTextContent('taken once a week');
    await user.click(screen.getByRole('checkbox', { name: /^Methotrexate/ }));
    await user.clear(box);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Methotrexate is not for every day')).toBeVisible();
    await user.type(box, 'metformin daily');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(box);
    await user.type(box, 'Fosamax kila siku');
    expect(screen.getByRole('alert')).toHaveTextContent('Alendronate: really so often?');
  });
});
