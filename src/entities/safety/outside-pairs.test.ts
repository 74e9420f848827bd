import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { findWarnings, type Verdict, worstVerdict } from './matching.ts';
import { findMedicine } from './medicine-names.ts';
import { readSafetyBook } from './safety-book.ts';
import { asWritten } from './safety-profile.ts';

/**
 * Pairs of a herb and a medicine that two readers wrote down from published sources without having seen our rules, with
 * the medicine as somebody would type it and the mildest answer they would accept.
 */
const pairs = readFileSync('content/herbs/pairs/outside-pairs.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) =>
    z
      .strictObject({
        herb: z.string(),
        medicine: z.string(),
        least: z.enum(['watch', 'ask', 'avoid']),
        why: z.string(),
        source: z.string(),
      })
      .parse(JSON.parse(line)),
  );

const book = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));

function verdictOf(herb: string, typed: string): Verdict | null {
  const { exact } = findMedicine(book, typed);
  const written = asWritten(typed);
  const medicines = exact.length > 0 || written === null ? exact.map(({ id }) => id) : [written];
  const profile = { medicines, conditions: [] };
  return worstVerdict(findWarnings(book, profile, { kind: 'herb', slug: herb }, '2026-11-24'));
}

const animals = 'animal evidence only';
const testTube = 'test-tube evidence only';
const hospital = 'given in hospital alone, and not in our list';

/** Pairs we answer with “not looked up”, and why. This list may only shrink. */
const notLookedUp: Readonly<Record<string, string>> = {
  'aloe-vera + sevoflurane': hospital,
  'bitter-leaf + metformin': animals,
  'bitter-leaf + artesunate': animals,
  'black-seed + amoxicillin': animals,
  'cinnamon + tetracycline': testTube,
  'ginger + metronidazole': animals,
  'ginger + rifampicin': animals,
  'gotu-kola + amitriptyline': animals,
  'kava + propofol': hospital,
  'papaya + artesunate': animals,
  'sesame + tamoxifen': animals,
  'valerian + thiopental': hospital,
};

/** Not looked up is never enough, whatever was asked. */
const rank = { clear: 0, unchecked: 0, watch: 1, ask: 2, avoid: 3 } as const;

const nameOf = ({ herb, medicine }: (typeof pairs)[number]): string => `${herb} + ${medicine}`;
const excepted = Object.keys(notLookedUp);

describe('pairs written by outsiders', () => {
  it('are two hundred, of herbs we have', () => {
    expect(pairs).toHaveLength(200);
    expect(pairs.filter(({ herb }) => !book.herbs[herb])).toEqual([]);
  });

  it.each(pairs.filter((pair) => !excepted.includes(nameOf(pair))))(
    '$herb + $medicine: at least $least',
    ({ herb, medicine, least }) => {
      expect(rank[verdictOf(herb, medicine) ?? 'clear']).toBeGreaterThanOrEqual(rank[least]);
    },
  );

  it.each(pairs.filter((pair) => excepted.includes(nameOf(pair))))(
    '$herb + $medicine: said not to be looked up',
    ({ herb, medicine }) => {
      expect(verdictOf(herb, medicine)).toBe('unchecked');
    },
  );

  it('have no new exceptions, nor any of a pair that is gone', () => {
    expect(excepted.length).toBeLessThanOrEqual(12);
    expect(excepted.filter((name) => !pairs.some((pair) => nameOf(pair) === name))).toEqual([]);
  });
});
