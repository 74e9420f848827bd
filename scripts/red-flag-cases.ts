/** The labelled cases of the red flags: what they are learnt from, and what was kept back to measure by. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import type { UrgentKind } from '../src/entities/urgent/urgency.ts';
import { redFlagsFile } from './red-flags-file.ts';

export type Case = { text: string; lang: string; kind: UrgentKind | 'none'; also: readonly UrgentKind[] };

const folder = new URL('../content/red-flags/cases/', import.meta.url);
const isKeptBack = (name: string): boolean => name.startsWith('kept-back-');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted();

export const learntFiles = files.filter((name) => !isKeptBack(name));
export const keptBackFiles = files.filter(isKeptBack);

const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export const casesIn = (name: string): Case[] =>
  textOf(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

/** Changes with every case that is learnt from, and with the concepts and rules that are learnt over; not with answers. */
export function learntHash(): string {
  const { answers: _answers, ...readByRules } = JSON.parse(redFlagsFile()) as Record<string, unknown>;
  return createHash('sha256')
    .update(learntFiles.map(textOf).join(''))
    .update(JSON.stringify(readByRules))
    .digest('hex')
    .slice(0, 16);
}
