import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { herbs } from '../herbs.ts';
import { safetyRules } from '../medicines.ts';
import { conditions } from './conditions.ts';
import { drugClasses, oneMedicine } from './drug-classes.ts';
import { drugs } from './drugs.ts';
import type { Drug } from './drugs/entry.ts';
import { type DrugId, drugIds, conditionIds } from './ids.ts';

/** Lower case, letters and digits alone: as the finder of names compares them. */
const tight = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');
const namesOf = ({ name, brands, words }: Drug): Set<string> =>
  new Set([name, shortName(name), ...brands, ...words].map(tight));

/** The class with all wider ones. */
const upFrom = (id: DrugId): DrugId[] => [id, ...drugClasses[id].part_of.flatMap(upFrom)];
const drugOf = (id: string): Drug => {
  const found = drugs.find((drug) => drug.id === id);
  if (!found) throw new Error(`no drug ${id}`);
  return found;
};

const drugSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().trim().min(3).max(80),
  brands: z.array(z.string().trim().min(2).max(40)),
  words: z.array(z.string().trim().min(2).max(60)),
  classes: z.array(z.enum(drugIds)).min(1),
  implies: z.array(z.enum(conditionIds)),
});

describe('the medicines by name', () => {
  it('are each as the app reads them', () => {
    expect(z.array(drugSchema).safeParse(drugs).error?.issues).toBeUndefined();
    expect(drugs.length).toBeGreaterThan(450);
  });

  it('have ids of their own, also apart from classes and conditions', () => {
    const ids = [...drugs.map(({ id }) => id), ...drugIds, ...conditionIds];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('share no name, brand or word with another', () => {
    const owners = new Map<string, string>();
    const shared = drugs.flatMap((drug) =>
      [...namesOf(drug)].flatMap((name) => {
        const owner = owners.get(name);
        owners.set(name, drug.id);
        return owner ? [`${name}: ${owner}, ${drug.id}`] : [];
      }),
    );
    expect(shared).toEqual([]);
  });

  it('take no word from a class, which would then never be found by it', () => {
    const taken = new Set(drugs.flatMap((drug) => [...namesOf(drug)]));
    const hidden = drugIds.flatMap((id) =>
      [drugClasses[id].name, ...drugClasses[id].search].filter((word) => taken.has(tight(word))),
    );
    expect(hidden).toEqual([]);
  });

  it('say nothing twice', () => {
    for (const { id, name, brands, words, classes } of drugs) {
      const all = [name, ...brands, ...words].map(tight);
      expect([id, all.filter((one, at) => all.indexOf(one) !== at)]).toEqual([id, []]);
      const wider = classes.flatMap((one) => drugClasses[one].part_of.flatMap(upFrom));
      expect([id, classes.filter((one) => wider.includes(one))]).toEqual([id, []]);
    }
  });

  it('reach every class that is not one medicine itself', () => {
    const reached = new Set(drugs.flatMap(({ classes }) => classes.flatMap(upFrom)));
    const single: readonly DrugId[] = oneMedicine;
    expect(drugIds.filter((id) => !reached.has(id) && !single.includes(id))).toEqual([]);
  });
});

describe('classes that are one medicine', () => {
  it.each(oneMedicine)('%s: no drug has its name, and its brands are words to find it by', (id) => {
    const { name, examples, search } = drugClasses[id];
    expect(drugs.filter((drug) => namesOf(drug).has(tight(name)) || drug.id === id)).toEqual([]);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((brand) => !search.includes(brand))).toEqual([]);
  });
});

describe('what a medicine tells of', () => {
  /** Of a medicine by its name, or of a class that is one medicine. */
  const tells = (id: string): readonly string[] => {
    const single = oneMedicine.find((one) => one === id);
    return single ? drugClasses[single].implies : drugOf(id).implies;
  };

  it('ARVs of HIV, but PrEP, tenofovir and lamivudine of nothing', () => {
    expect(tells('tenofovir-lamivudine-dolutegravir')).toEqual(['hiv-treatment']);
    expect(tells('efavirenz')).toEqual(['hiv-treatment']);
    expect(tells('tenofovir-emtricitabine')).toEqual([]);
    expect(tells('tenofovir')).toEqual([]);
    expect(tells('lamivudine')).toEqual([]);
  });

  it('TB medicines of TB, antibiotics that also serve there of nothing', () => {
    expect(tells('rifampicin-isoniazid-pyrazinamide-ethambutol')).toEqual(['tb-treatment']);
    for (const id of ['ciprofloxacin', 'levofloxacin', 'streptomycin', 'clofazimine'])
      expect(tells(id)).toEqual([]);
  });

  it('what is given for several illnesses, of none', () => {
    for (const id of [
      'propranolol',
      'bisoprolol',
      'furosemide',
      'amitriptyline',
      'gabapentin',
      'pregabalin',
      'lamotrigine',
    ])
      expect([id, tells(id)]).toEqual([id, []]);
    for (const id of ['rivaroxaban', 'prednisolone', 'letrozole', 'empagliflozin', 'donepezil', 'aspirin'])
      expect([id, tells(id)]).toEqual([id, []]);
  });

  it('what is given for one, of that', () => {
    expect(tells('glibenclamide')).toEqual(['diabetes']);
    expect(tells('metformin-glibenclamide')).toEqual(['diabetes']);
    expect(tells('carbamazepine')).toEqual(['epilepsy']);
    expect(tells('olanzapine')).toEqual(['bipolar-or-psychosis']);
    expect(tells('hydroxyurea')).toEqual(['sickle-cell']);
    expect(tells('tacrolimus')).toEqual(['organ-transplant']);
    expect(tells('tamoxifen')).toEqual(['hormone-sensitive-illness', 'cancer-treatment']);
    expect(drugClasses.lithium.implies).toEqual(['bipolar-or-psychosis']);
    expect(drugClasses.metformin.implies).toEqual(['diabetes']);
    expect(drugClasses.insulin.implies).toEqual(['diabetes']);
  });
});

describe('metformin, sulfonylureas and insulin are three things', () => {
  const rules = safetyRules(herbs).filter(({ subject }) => subject === 'herb');
  const flagged = (classes: readonly DrugId[]): Map<string, string[]> => {
    const triggers = new Set([
      ...classes.flatMap(upFrom).map((id) => `medicine ${id}`),
      'condition diabetes',
      ...conditions.diabetes.implies.flatMap(upFrom).map((id) => `medicine ${id}`),
    ]);
    const found = new Map<string, string[]>();
    for (const { slug, trigger, reason } of rules) {
      if (triggers.has(`${trigger.kind} ${trigger.id}`))
        found.set(slug, [...(found.get(slug) ?? []), reason]);
    }
    return found;
  };
  const onMetformin = flagged(['metformin']);

  it('metformin alone, diabetes named beside it: at most 25 of the herbs, each with its reason', () => {
    expect(onMetformin.size).toBeGreaterThan(0);
    expect(onMetformin.size).toBeLessThanOrEqual(25);
    for (const reasons of onMetformin.values())
      expect(reasons.every((reason) => reason.length >= 12)).toBe(true);
  });

  it('keeps those with trials in people: karela, fenugreek, cinnamon, and what changes metformin itself', () => {
    for (const slug of ['bitter-melon', 'fenugreek', 'cinnamon', 'goldenseal', 'psyllium', 'st-johns-wort'])
      expect([slug, onMetformin.has(slug)]).toEqual([slug, true]);
  });

  it.each([
    ['insulin', ['insulin']],
    ['glibenclamide', drugOf('glibenclamide').classes],
    ['metformin with glibenclamide', drugOf('metformin-glibenclamide').classes],
  ] as const)('%s: every herb that may push sugar too low', (_name, classes) => {
    const found = flagged(classes);
    expect(found.size).toBeGreaterThanOrEqual(50);
    for (const slug of ['tulsi', 'bitter-leaf', 'turmeric', 'garlic', 'aloe-vera', 'fenugreek'])
      expect([slug, found.has(slug)]).toEqual([slug, true]);
  });
});
