import { describe, expect, it } from 'vitest';

import { herbs } from '../../../content/herbs.ts';
import { amount, toCard } from '../../entities/herbs/herb.ts';
import { monthName } from '../../lib/format.ts';
import { doseNow, mostDoses } from './dose-helper.tsx';
import { herbFilters } from './herb-fields.ts';
import { findHerbs, matchedName } from './herb-filters.tsx';

describe('herb logic', () => {
  const cards = herbs.map((herb) => toCard(herb));
  const first = (query: string): string | undefined =>
    findHerbs(cards, { ...herbFilters.none, query })[0]?.slug;

  describe('the search', () => {
    it.each([
      ['mwarobaini', 'neem'],
      ['muarobani', 'neem'],
      ['Mlonge', 'moringa'],
      ['tangawizi', 'ginger'],
      ['tangwizi', 'ginger'],
      ['kitunguu saumu', 'garlic'],
      ['manjano', 'turmeric'],
      ['mbuyu', 'baobab'],
      ['muthiga', 'warburgia'],
      ['terere', 'amaranth'],
      ['managu', 'managu'],
      ['Azadirachta', 'neem'],
      ['hibiscuss', 'hibiscus'],
      ['st johns wort', 'st-johns-wort'],
      ['saint john', 'st-johns-wort'],
      ['ashwaganda', 'ashwagandha'],
    ])('finds %s', (query, slug) => expect(first(query)).toBe(slug));

    it('finds every herb by every one of its names', () => {
      // Whether a herb is found hangs on itself alone, the others decide its place.
      const lost = cards.flatMap((card) =>
        [...Object.values(card.names).flat(), ...card.other_names, card.accepted_name].filter(
          (name) => findHerbs([card], { ...herbFilters.none, query: name }).length === 0,
        ),
      );
      expect(lost).toEqual([]);
    });

    it('puts herbs whose main name begins so before the others', () => {
      const names = findHerbs(cards, { ...herbFilters.none, query: 'g' }).map(({ slug }) => slug);
      expect(names.indexOf('ginger')).toBeLessThan(names.indexOf('aloe-vera'));
    });

    it('says which name it was, when the card does not show it', () => {
      const neem = cards.find(({ slug }) => slug === 'neem');
      expect(neem && matchedName(neem, 'margosa')).toBe('Margosa');
      expect(neem && matchedName(neem, 'neem')).toBeNull();
    });

    it('finds nothing for what is no herb', () => expect(first('paracetamol 500')).toBeUndefined());
  });

  describe('the filters', () => {
    const slugs = (filters: Partial<typeof herbFilters.none>, saved?: Set<string>): string[] =>
      findHerbs(cards, { ...herbFilters.none, ...filters }, saved).map(({ slug }) => slug);

    it('hold the grade against the chosen use', () => {
      for (const slug of slugs({ use: 'sleep', evidence: 'B' })) {
        const uses = herbs.find((herb) => herb.slug === slug)?.uses ?? [];
        expect(uses.some(({ topic, evidence }) => topic === 'sleep' && ['A', 'B'].includes(evidence))).toBe(
          true,
        );
      }
      expect(slugs({ use: 'digestion', evidence: 'B' }).length).toBeLessThan(
        slugs({ use: 'digestion' }).length,
      );
    });

    it('offer nothing in pregnancy that is not plainly fine', () => {
      const offered = slugs({ pregnancy: true });
      expect(offered.length).toBeGreaterThan(0);
      expect(
        herbs.filter(({ slug, pregnancy }) => offered.includes(slug) && pregnancy.status !== 'ok'),
      ).toEqual([]);
    });

    it('know parts, doshas, Kenya and bookmarks', () => {
      expect(slugs({ part: 'rhizome' })).toContain('ginger');
      expect(slugs({ dosha: 'pitta' })).toContain('neem');
      expect(slugs({ kenya: true })).not.toContain('st-johns-wort');
      expect(slugs({ saved: true }, new Set(['neem']))).toEqual(['neem']);
    });

    it('travel in the address', () => {
      const filters = {
        ...herbFilters.none,
        query: 'chai',
        use: 'sleep',
        evidence: 'B',
        kenya: true,
      } as const;
      expect(herbFilters.read(new URLSearchParams(herbFilters.write(filters)))).toEqual(filters);
      expect(herbFilters.write(herbFilters.none)).toBe('');
      expect(herbFilters.count(filters)).toBe(3);
      expect(herbFilters.read(new URLSearchParams('evidence=Z&use=<b>&dosha=fire'))).toEqual(
        herbFilters.none,
      );
    });
  });

  describe('the dose helper', () => {
    const adult = { ageYears: 30, takenToday: 0, day: 1 };

    const preparations = herbs.flatMap((herb) => herb.preparations);

    /** Follows the helper until it says enough; the most that was taken and promised for the day. */
    function takenIn(preparation: (typeof preparations)[number]): { doses: number; most: number } {
      let most = 0;
      for (let doses = 0; ; doses += 1) {
        const answer = doseNow(preparation, { ageYears: 99, takenToday: doses, day: 1 });
        if (answer.kind !== 'may') return { doses, most };
        most = Math.max(most, doses * preparation.dose + answer.now + answer.laterToday);
      }
    }

    it('never goes above the maximum of any preparation', () => {
      const days = preparations.map((preparation) => ({ ...takenIn(preparation), preparation }));
      expect(days.filter(({ most, preparation }) => most > preparation.max_a_day + 1e-9)).toEqual([]);
      expect(
        days.filter(({ doses, preparation }) => doses === 0 || doses !== mostDoses(preparation)),
      ).toEqual([]);
    });

    it('ends with the last day and begins with the age', () => {
      const kindOf = (preparation: (typeof preparations)[number], state: Partial<typeof adult>): string =>
        doseNow(preparation, { ...adult, ageYears: 99, ...state }).kind;
      const tooLong = preparations.filter(({ max_days }) => max_days !== null);
      const tooYoung = preparations.filter(({ min_age_years }) => min_age_years > 0);
      expect(new Set(tooLong.map((one) => kindOf(one, { day: (one.max_days ?? 0) + 1 })))).toEqual(
        new Set(['too-long']),
      );
      expect(new Set(tooYoung.map((one) => kindOf(one, { ageYears: one.min_age_years - 0.1 })))).toEqual(
        new Set(['too-young']),
      );
    });
  });

  it.each([
    [1, 'cup', '1 cup'],
    [1.5, 'cup', '1½ cups'],
    [0.25, 'teaspoon', '¼ teaspoon'],
    [2.5, 'g', '2.5 g'],
    [2, 'piece', '2 pieces'],
  ])('writes %s %s as %s', (value, unit, text) => expect(amount(value, unit)).toBe(text));

  it('names months', () => expect(monthName('2026-11')).toBe('November 2026'));
});

describe('need herbs', () => {
  const cards = herbs.map((herb) => toCard(herb));
  const found = (query: string) => findHerbs(cards, { ...herbFilters.none, query });

  it.each([
    ['sukari', 'blood-sugar'],
    ['Presha', 'blood-pressure'],
    ['usingizi', 'sleep'],
    ['kikohozi', 'cough-and-cold'],
    ['dawa ya tumbo', 'digestion'],
  ])('%s leads to herbs advised for %s', (query, topic) => {
    const all = found(query);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ uses, dangerous }) => dangerous || !uses.some(([use]) => use === topic))).toEqual(
      [],
    );
  });

  it.each(['mimba', 'pregnant', 'ujauzito'])('%s leads to what to avoid', (query) => {
    expect(found(query).length).toBeGreaterThan(0);
    expect(found(query).filter(({ pregnancy }) => pregnancy !== 'avoid')).toEqual([]);
  });

  it.each(['malaria', 'ukimwi', 'cancer', 'pumu'])('%s names no herb', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('leaves the names of plants to plants', () => {
    expect(found('mwarobaini')[0]?.slug).toBe('neem');
  });

  it.each(['kuhara', 'kiungulia'])('%s leads to no herb that would make it worse', (query) => {
    expect(found(query)).toEqual([]);
  });
});
