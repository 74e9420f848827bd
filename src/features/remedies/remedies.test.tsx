import { readFileSync } from 'node:fs';

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { conditions } from '../../../content/medicines/conditions.ts';
import { drugClasses } from '../../../content/medicines/drug-classes.ts';
import { remedies } from '../../../content/remedies.ts';
import { complaints } from '../../../content/remedies/complaints.ts';
import { ingredients } from '../../../content/remedies/ingredients.ts';
import { redFlags } from '../../../content/remedies/red-flags.ts';
import { needOf } from '../../entities/needs/needs.ts';
import { readSafetyBook } from '../../entities/safety/safety-book.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { RedFlagGate } from './red-flag-gate.tsx';
import { ageText, readCards, readRecord, toCard } from './remedies.queries.ts';
import { NeedNotice, findComplaints, findRemedies, usualIngredients } from './remedy-filters.tsx';

const names = (entries: Record<string, { name: string }>) =>
  Object.fromEntries(Object.entries(entries).map(([id, { name }]) => [id, name]));
const terms: Terms = {
  medicines: names(drugClasses),
  conditions: names(conditions),
  complaints: Object.fromEntries(
    Object.entries(complaints).map(([id, { name, search, redFlags: red_flags }]) => [
      id,
      { name, search, red_flags },
    ]),
  ),
  ingredients,
  red_flags: redFlags,
};
const cards = remedies.map((remedy) => toCard(remedy));
const book = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));
const any = { query: '', complaint: '', kind: '', home: null } as const;

describe('finding a remedy', () => {
  it.each([
    ['kikohozi', 'cough'],
    ['kikohosi', 'cough'],
    ['running stomach', 'diarrhoea'],
    ['presha', 'blood-pressure'],
    ['kuumwa na kichwa', 'headache'],
  ])('understands %s', (query, complaint) => expect(findComplaints(cards, query, terms)[0]).toBe(complaint));

  it.each([
    ['kikohozi', 'cough'],
    ['usingizi', 'sleep'],
    ['kiungulia', 'heartburn'],
    ['kuhara', 'diarrhoea'],
    ['dawa ya presha', 'blood-pressure'],
  ])('shows for %s the remedies for %s and no others', (query, complaint) => {
    const found = findRemedies(cards, { ...any, query }, terms).map(({ card }) => card);
    expect(found).toEqual(cards.filter(({ complaints: ids }) => ids.some((id) => id === complaint)));
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    'sukari',
    'Kisukari',
    'sugar',
    'high sugar',
    'malaria',
    'ukimwi',
    'TB',
    'cancer',
    'asthma attack',
    'kinga',
  ])('names no remedy for %s', (query) => expect(findRemedies(cards, { ...any, query }, terms)).toEqual([]));

  it('still finds a remedy by its name', () => {
    const found = findRemedies(cards, { ...any, query: 'sugar-salt' }, terms);
    expect(found.map(({ card }) => card.slug)).toContain('sugar-salt-solution');
  });

  it.each(['mimba', 'pregnant', 'mjamzito'])('shows for %s what pregnancy leaves out', (query) => {
    const found = findRemedies(cards, { ...any, query }, terms, book).map(({ card }) => card.slug);
    const avoided = remedies.filter(({ not_for }) =>
      not_for.some(({ condition, level }) => condition === 'pregnancy' && level === 'avoid'),
    );
    expect(found).toEqual(expect.arrayContaining(avoided.map(({ slug }) => slug)));
    expect(found).not.toContain('small-meals-in-pregnancy-sickness');
  });

  it('finds by what goes into it, in Swahili', () => {
    const found = findRemedies(cards, { ...any, query: 'tangawizi' }, terms);
    expect(found.some(({ card }) => card.slug === 'ginger-tea-for-nausea')).toBe(true);
  });

  it('keeps to what is at home, with one thing missing at most, and those last', () => {
    const home = usualIngredients(terms);
    const found = findRemedies(cards, { ...any, home }, terms);
    expect(found.length).toBeLessThan(cards.length);
    expect(found.filter(({ missing }) => missing.length > 1)).toEqual([]);
    const counts = found.map(({ missing }) => missing.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const complete = found.filter(({ missing }) => missing.length === 0);
    for (const { card } of complete)
      expect(card.ingredients.filter(([id, optional]) => !optional && !home.includes(id))).toEqual([]);
  });

  it('answers every complaint', () => {
    const empty = Object.keys(complaints).filter(
      (complaint) => findRemedies(cards, { ...any, complaint }, terms).length === 0,
    );
    expect(empty).toEqual([]);
  });
});

it('says of blood sugar where to go instead', () => {
  const need = needOf('sukari');
  if (!need) throw new Error('not a need');
  render(<NeedNotice need={need} query="sukari" />, { wrapper: MemoryRouter });
  expect(screen.getByText('There is no home remedy for blood sugar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Herbs for this need' })).toHaveAttribute(
    'href',
    '/herbs?q=sukari',
  );
});

describe('the red flags', () => {
  const gate = (mode: 'ask' | 'show') =>
    render(
      <RedFlagGate terms={terms} flags={['chest-pain', 'fever']} mode={mode}>
        <p>Honey and lemon</p>
      </RedFlagGate>,
    );

  it('come before the remedies and end them', async () => {
    const user = userEvent.setup();
    gate('ask');
    expect(screen.queryByText('Honey and lemon')).toBeNull();
    await user.click(screen.getByRole('button', { name: /chest/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('Stop: this needs help, not a remedy');
    expect(screen.getByRole('link', { name: /Call 1199/ })).toHaveAttribute('href', 'tel:1199');
    expect(screen.queryByText('Honey and lemon')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I chose this by mistake' }));
    await user.click(screen.getByRole('button', { name: 'None of these' }));
    expect(screen.getByText('Honey and lemon')).toBeVisible();
  });

  it('interrupt a remedy that is already shown', async () => {
    const user = userEvent.setup();
    gate('show');
    expect(screen.getByText('Honey and lemon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /38 °C/ }));
    expect(screen.queryByText('Honey and lemon')).toBeNull();
  });
});

describe('answers of the database', () => {
  it('are read when they are whole', () => {
    expect(readCards(cards.map((card) => ({ card })))).toEqual(cards);
    expect(readRecord([{ body: remedies[0], reviewer: null, next_review_on: '2027-01-01' }])).toEqual({
      remedy: remedies[0],
      reviewer: null,
      nextReviewOn: '2027-01-01',
    });
    expect(readRecord([])).toBeNull();
  });

  it('are refused when they are not', () => {
    expect(() => readCards([{ card: { slug: 'x' } }])).toThrow('shape');
    expect(() => readRecord([{ body: { ...remedies[0], red_flags: undefined } }])).toThrow('shape');
    expect(() => readCards({ message: 'no' })).toThrow('shape');
  });
});

it.each([
  [0, 'any age'],
  [1, '1 year'],
  [2.5, '2 years 6 months'],
  [0.5, '6 months'],
])('writes %s years as %s', (years, text) => expect(ageText(years)).toBe(text));
