import { describe, expect, it } from 'vitest';

import { oneMedicine } from './drug-classes.ts';
import { drugs } from './drugs.ts';
import { drugIds } from './ids.ts';
import { rhythms } from './rhythms.ts';

const known = new Set<string>([...drugs.map(({ id }) => id), ...oneMedicine]);

describe('medicines that are not for every day', () => {
  it('are known by name, each once, and never a class of several', () => {
    const named = rhythms.flatMap(({ medicines }) => medicines);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
    const several = new Set<string>(drugIds.filter((id) => !oneMedicine.some((one) => one === id)));
    expect(named.filter((id) => several.has(id))).toEqual([]);
  });

  it.each(rhythms)('$medicines say how often in both languages, in few words, with a source', (rhythm) => {
    const { en, sw, source } = rhythm;
    for (const text of [en, sw]) expect(text.split(' ').length).toBeLessThanOrEqual(50);
    expect(source.length).toBeGreaterThan(10);
    expect(/mara moja (tu )?kwa wiki/.test(sw)).toBe(/once a week/.test(en));
    expect(/(mara moja (tu )?kwa mwezi)/.test(sw)).toBe(/once a month/.test(en));
  });

  it('hold those that are known to have been taken daily by mistake', () => {
    const named = rhythms.flatMap(({ medicines }) => medicines);
    for (const id of ['methotrexate', 'alendronate', 'semaglutide', 'dulaglutide', 'chloroquine', 'fentanyl'])
      expect(named).toContain(id);
    expect(named).not.toContain('fluoxetine');
    expect(rhythms.filter(({ isDeadly }) => isDeadly).flatMap(({ medicines }) => medicines)).toEqual([
      'methotrexate',
      'fentanyl',
    ]);
  });
});
