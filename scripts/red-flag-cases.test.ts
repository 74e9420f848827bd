/**
 * The red flags against sentences that people typed or could have typed, half of them by others than the rules' authors:
 * at least 97 of 100 emergencies are found as what they are, at most 2 of 100 harmless texts raise an alarm.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findUrgent } from '../src/entities/urgent/find-urgent.ts';

type Case = { text: string; lang: string; kind: string; also: readonly string[] };

const folder = new URL('../content/red-flags/cases/', import.meta.url);
const casesIn = (name: string): Case[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const LEAST_FOUND = 0.97;
const MOST_FALSE = 0.02;

describe.each(readdirSync(folder).filter((name) => name.endsWith('.jsonl')))('%s', (name) => {
  const cases = casesIn(name);

  const emergencies = cases.filter(({ kind }) => kind !== 'none');
  const harmless = cases.filter(({ kind }) => kind === 'none');

  // Some files hold only emergencies, some only harmless texts.
  it.skipIf(emergencies.length === 0)('finds emergencies as what they are', () => {
    const missed = emergencies.filter(
      ({ text, kind, also }) =>
        !findUrgent(text).some((found) => found.kind === kind || also.includes(found.kind)),
    );
    console.log(missed.map(({ kind, text }) => `missed ${kind}: ${text}`).join('\n'));
    expect(1 - missed.length / emergencies.length).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  it.skipIf(harmless.length === 0)('leaves harmless texts alone', () => {
    const alarms = harmless.filter(({ text }) => findUrgent(text).length > 0);
    console.log(alarms.map(({ text }) => `false alarm: ${text}`).join('\n'));
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(MOST_FALSE);
  });
});
