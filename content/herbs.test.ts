import { describe, expect, it } from 'vitest';

import { findBannedClaim } from './banned-claims.ts';
import { herbSchema, isExternalForm } from './herb-schema.ts';
import type { Herb } from './herb-schema.ts';
import { herbs } from './herbs.ts';
import { herbPlates } from './herbs/plates.ts';
import { products } from './products.ts';
import { plates } from './products/plates.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Every sentence of ours; titles of references are other people's words. */
function prose(herb: Herb): string[] {
  return [
    herb.summary,
    herb.about,
    herb.alert ?? '',
    herb.no_preparation_reason ?? '',
    herb.storage,
    herb.conservation.note ?? '',
    ...herb.side_effects,
    ...herb.look_alikes.flatMap(({ name, difference }) => [name, difference]),
    ...herb.preparations.flatMap(({ ratio, steps }) => [ratio, ...steps]),
    ...herb.uses.map(({ text }) => text),
    ...herb.contraindications.map(({ text }) => text),
    ...[herb.pregnancy, herb.lactation, herb.children].map(({ text }) => text),
    ...herb.interactions.flatMap(({ mechanism, advice }) => [mechanism, advice]),
  ];
}

describe('the herbs', () => {
  it('are at least 64, mostly of East Africa', () => {
    expect(herbs.length).toBeGreaterThanOrEqual(64);
    const here = herbs.filter((herb) => herb.grows_in_kenya !== 'no');
    expect(here.length).toBeGreaterThan(herbs.length / 2);
  });

  it('never share a slug, an accepted name or an English name', () => {
    expect(repeated(herbs.map((herb) => herb.slug))).toEqual([]);
    expect(repeated(herbs.map((herb) => herb.accepted_name))).toEqual([]);
    expect(repeated(herbs.flatMap((herb) => (herb.names.english ?? []).map((n) => n.toLowerCase())))).toEqual(
      [],
    );
  });

  it('share a name in any one language with at most one other plant', () => {
    const counted = Map.groupBy(
      herbs.flatMap((herb) =>
        Object.entries(herb.names).flatMap(([l, ns]) => ns.map((n) => `${l} ${n.toLowerCase()}`)),
      ),
      (name) => name,
    );
    expect([...counted].filter(([, uses]) => uses.length > 2).map(([name]) => name)).toEqual([]);
  });

  it('describe every herb that a product names', () => {
    const known = new Set(herbs.map((herb) => herb.slug));
    const named = products.flatMap((product) => product.herb_slugs);
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('have a plate each, of a product or of their own', () => {
    const pictures = new Set([...plates, ...herbPlates].map((plate) => plate.picture));
    expect(herbs.filter((herb) => !pictures.has(herb.picture)).map((herb) => herb.slug)).toEqual([]);
    expect(repeated(herbs.map((herb) => herb.picture))).toEqual([]);
  });

  it('are drawn in no two alike, in six-digit colours, and only when needed', () => {
    const looks = herbPlates.map(({ picture: _picture, plant: _plant, part: _part, ...look }) =>
      JSON.stringify(look),
    );
    expect(repeated(looks)).toEqual([]);
    for (const { hues } of herbPlates) {
      for (const colour of Object.values(hues)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
    const used = new Set(herbs.map((herb) => herb.picture));
    expect(herbPlates.filter((plate) => !used.has(plate.picture)).map((plate) => plate.picture)).toEqual([]);
  });

  it('say the main Ayurvedic qualities of at least 12', () => {
    expect(herbs.filter((herb) => herb.ayurveda !== null).length).toBeGreaterThanOrEqual(12);
  });

  it('mark every trade-controlled plant', () => {
    const controlled = herbs.filter((herb) => herb.conservation.cites !== null).map((herb) => herb.slug);
    expect(controlled).toEqual(expect.arrayContaining(['prunus-africana', 'aloe-secundiflora']));
  });
});

describe.each(herbs.map((herb) => [herb.slug, herb] as const))('%s', (_slug, herb) => {
  it('keeps to the schema', () => {
    expect(herbSchema.safeParse(herb).error?.issues).toBeUndefined();
  });

  it('grades every use and backs it with a reference of its own list', () => {
    const ids = herb.references.map(({ id }) => id);
    const cited = [...herb.uses, ...herb.preparations].flatMap(({ references }) => references);
    expect(repeated(ids)).toEqual([]);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('takes Ayurvedic qualities from the pharmacopoeia, not from hearsay', () => {
    const cited = herb.references.some(({ id }) => id === 'api' || id === 'api-formulary');
    expect(herb.ayurveda === null || cited).toBe(true);
  });

  it('explains a missing preparation, and only then', () => {
    expect(herb.no_preparation_reason === null).toBe(herb.preparations.length > 0);
  });

  it('prepares only parts it names, and swallows nothing meant for the outside', () => {
    for (const { part, external, form } of herb.preparations) {
      expect(herb.parts_used).toContain(part);
      expect(external).toBe(isExternalForm(form));
    }
  });

  it('gives nobody a dose whom its safety box sends away', () => {
    const adults = ['avoid', 'no_data'].includes(herb.children.status);
    const young = herb.preparations.filter((prep) => !prep.external && prep.min_age_years < 12);
    expect(adults ? young : []).toEqual([]);
  });

  it('says each thing once', () => {
    expect(repeated(herb.interactions.map(({ drug }) => drug))).toEqual([]);
    expect(repeated(herb.contraindications.map(({ condition }) => condition))).toEqual([]);
    for (const names of Object.values(herb.names)) {
      expect(repeated([...names, ...herb.other_names].map((name) => name.toLowerCase()))).toEqual([]);
    }
  });

  it('never takes itself for its look-alike', () => {
    expect(herb.look_alikes.filter(({ name }) => name.startsWith(herb.accepted_name))).toEqual([]);
  });

  it('ends its sentences and makes no banned claim', () => {
    for (const text of prose(herb)) expect([findBannedClaim(text), text]).toEqual([null, text]);
    for (const text of [herb.summary, herb.about, herb.storage]) expect(text).toMatch(/[.!]$/);
  });
});
