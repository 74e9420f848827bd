import { expect, it } from 'vitest';

import { searchFaq } from './faq-page.tsx';

const questions = (query: string) =>
  searchFaq(query).flatMap(({ items }) => items.map(({ question }) => question));

it('finds questions by words of the question or the answer, in any order and spelling of M-Pesa', () => {
  expect(questions('mpesa prompt')).toContain('The M-Pesa prompt did not arrive. What now?');
  expect(questions('M-PESA')).toContain('How do I pay?');
  expect(questions('47 deliver')).toEqual(['Where do you deliver?']);
});

it('leaves groups out in which nothing is found', () => {
  expect(searchFaq('pregnancy').map(({ title }) => title)).toEqual(['Using herbs safely']);
  expect(searchFaq('no such thing')).toEqual([]);
});

it('shows everything without a query', () => {
  expect(searchFaq('  ')).toEqual(searchFaq(''));
  expect(questions('').length).toBeGreaterThan(10);
});
