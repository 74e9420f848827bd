import { describe, expect, it } from 'vitest';

import { noFastIllnesses, noLessReasons, whyAskFirst, whyNoFast, whyNoLess } from './no-less.ts';
import type { SafetyBook } from './safety-book.ts';
import { nothingListed } from './safety-profile.ts';

const listing = (...conditions: string[]) => ({ medicines: [], conditions });
const taking = (...medicines: string[]) => ({ medicines, conditions: [] });
const medicine = (...part_of: string[]) => ({ name: '', examples: [], search: [], part_of, implies: [] });
const book: SafetyBook = {
  medicines: {
    daonil: medicine('sulfonylureas'),
    amlodipine: medicine('calcium-channel-blockers'),
    'calcium-channel-blockers': medicine('blood-pressure-medicines'),
  },
  conditions: {},
  drugs: {},
  rhythms: {},
  herbs: {},
  products: {},
  remedies: {},
};

describe('whyNoLess', () => {
  it('has nothing to say of an empty list and an unknown body', () => {
    expect(whyNoLess(nothingListed)).toBeNull();
    expect(whyNoLess(nothingListed, { ageYears: null, bmi: null })).toBeNull();
    expect(whyNoLess(nothingListed, { ageYears: 18, bmi: 18.5 })).toBeNull();
    expect(whyNoLess(listing('trying-for-a-baby', 'diabetes'))).toBeNull();
  });
  it.each(noLessReasons)('knows %s by the list', (reason) => expect(whyNoLess(listing(reason))).toBe(reason));
  it('knows youth and too little weight by the body', () => {
    expect(whyNoLess(nothingListed, { ageYears: 17 })).toBe('under-18');
    expect(whyNoLess(nothingListed, { bmi: 18.49 })).toBe('underweight');
  });
  it('says first what harms soonest', () => {
    expect(whyNoLess(listing('underweight', 'breastfeeding', 'pregnancy'), { ageYears: 16 })).toBe(
      'pregnancy',
    );
    expect(whyNoLess(listing('breastfeeding', 'after-birth'))).toBe('after-birth');
  });
  it('lets the weeks after a birth end by their day', () => {
    const born = (gave_birth_on: string) => ({ ...listing('after-birth'), facts: { gave_birth_on } });
    expect(whyNoLess(born('2026-10-13'), {}, '2026-11-23')).toBe('after-birth');
    expect(whyNoLess(born('2026-10-12'), {}, '2026-11-23')).toBeNull();
  });
});

describe('whyNoFast', () => {
  it.each(noLessReasons)('refuses with %s', (reason) => expect(whyNoFast(listing(reason))).toBe(reason));
  it.each(noFastIllnesses.filter((reason) => reason !== 'hypo-prone-medicines'))(
    'refuses with %s',
    (reason) => expect(whyNoFast(listing(reason))).toBe(reason),
  );
  it.each([
    'insulin',
    'sulfonylureas',
    'hypo-prone-medicines',
    'gliclazide',
    'metformin-glibenclamide',
    'other:Insulin 30/70',
    'other:GLICLAZIDE MR 30',
    'other:gliclazide, 30mg',
    'other:metformin,glibenclamide',
    'other:Mixtard(insulin)',
  ])('refuses with %s', (id) => expect(whyNoFast(taking(id))).toBe('hypo-prone-medicines'));
  it('follows a medicine to its class where the book is at hand', () => {
    expect(whyNoFast(taking('daonil'))).toBeNull();
    expect(whyNoFast(taking('daonil'), {}, book)).toBe('hypo-prone-medicines');
  });
  it('leaves metformin and pressure medicines to a clinician', () => {
    expect(whyNoFast(taking('metformin', 'diuretics'))).toBeNull();
    expect(whyNoFast(taking('other:insulinoma'))).toBeNull();
  });
});

describe('whyAskFirst', () => {
  it.each([
    ['metformin', 'diabetes-medicines'],
    ['other:Metformin XR', 'diabetes-medicines'],
    ['potassium-losing-diuretics', 'diuretics'],
    ['beta-blockers', 'blood-pressure-medicines'],
    ['warfarin', 'warfarin'],
    ['lithium', 'lithium'],
    ['gout-medicines', 'gout'],
  ])('%s asks for %s', (id, reason) => expect(whyAskFirst(taking(id))).toEqual([reason]));
  it('reads conditions and classes', () => {
    expect(whyAskFirst(listing('gout', 'diabetes'))).toEqual(['diabetes-medicines', 'gout']);
    expect(whyAskFirst(taking('amlodipine'), book)).toEqual(['blood-pressure-medicines']);
    expect(whyAskFirst(taking('paracetamol'))).toEqual([]);
  });
});
