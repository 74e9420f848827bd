import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cautionOfTip, safetyAnswerTo } from './safety-answer.ts';
import { readSafetyBook } from './safety-book.ts';
import { nothingListed, type SafetyProfile } from './safety-profile.ts';

const book = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));
const TODAY = '2026-11-24';
const ask = (text: string, list: SafetyProfile = nothingListed) => safetyAnswerTo(book, text, list, TODAY);
const listOf = (medicines: string[], conditions: string[] = []): SafetyProfile => ({ medicines, conditions });

describe('the answer to a question about safety', () => {
  it.each([
    'can I give honey to my baby of 8 months for cough?',
    'naweza kumpa mtoto wa miezi 8 asali kwa kikohozi?',
  ])('%s', (text) => {
    const [first] = ask(text)?.warnings ?? [];
    expect(first).toMatchObject({ verdict: 'avoid', title: expect.stringContaining('Honey') as string });
    expect(first?.reason).toMatch(/botulism/);
  });

  it('honey is no matter for a child of two', () => {
    expect(ask('can my child of 2 years have honey')?.warnings).toEqual([]);
  });

  it('has the strictest first, and three at most', () => {
    const answer = ask('I take warfarin and aspirin, I am pregnant: garlic, ginkgo, neem, turmeric?');
    expect(answer?.warnings).toHaveLength(3);
    expect(answer?.warnings[0]?.verdict).toBe('avoid');
    expect(answer?.more).toBeGreaterThan(0);
  });

  it('reads the list, and a question that names nothing but a herb', () => {
    expect(ask('is ginger good every day?')).toBeNull();
    const answer = ask('is ginger good every day?', listOf(['warfarin']));
    expect(answer?.warnings[0]?.title).toBe('Ginger · Warfarin');
    expect(answer?.link).toBe('/safety-check?medicines=warfarin&herbs=ginger');
    expect(ask('which tea is nice?', listOf(['warfarin']))).toBeNull();
  });

  it('says of what nobody looked up that nobody did', () => {
    expect(ask('natumia lithium, chai ya rosela?')?.unchecked).toEqual(['Hibiscus · Lithium']);
    expect(ask('can I take shilajit with warfarin')).toMatchObject({ isHerbless: true, warnings: [] });
  });

  it('speaks of no fast where none is to be', () => {
    expect(ask('I breastfeed and want to fast to lose weight')?.noLess).toBe('breastfeeding');
    expect(ask('can my daughter of 14 years lose weight')?.noLess).toBe('under-18');
    expect(ask('is it ok to fast, I use insulin')?.noLess).toBe('hypo-prone-medicines');
    expect(ask('nataka kufunga kwa siku tatu', listOf([], ['eating-disorder']))?.noLess).toBe(
      'eating-disorder',
    );
    expect(ask('I take amlodipine, can I start intermittent fasting')?.askFirst).toContain(
      'blood-pressure-medicines',
    );
    expect(ask('I want to lose weight')).toBeNull();
  });
});

describe('a tip', () => {
  const tip = 'Try lemongrass or chamomile tea. Leave both out if you take sleeping tablets or are pregnant.';
  it('is checked against what was asked and listed, not against its own caution', () => {
    expect(cautionOfTip(book, tip, 'How do I sleep?', nothingListed, TODAY)).toBeNull();
    const caution = cautionOfTip(book, tip, 'How do I sleep? I take warfarin.', nothingListed, TODAY);
    expect(caution?.warnings[0]?.title).toBe('Chamomile · Warfarin');
  });
});
