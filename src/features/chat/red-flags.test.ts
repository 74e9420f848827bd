import { describe, expect, it } from 'vitest';

import { herbalTips, quickPrompts, tipFor } from './herbal-tips.ts';
import { findRedFlag } from './red-flags.ts';

describe('signs that are answered at once', () => {
  it.each([
    ['I have chest pain since morning', 'now'],
    ['My CHEST feels very tight', 'now'],
    ['there is pressure on my chest', 'now'],
    ['I can’t breathe well', 'now'],
    ['Difficulty in breathing at rest', 'now'],
    ['my left side is weak and numb', 'now'],
    ['she had a seizure', 'now'],
    ['I am pregnant and bleeding a little', 'now'],
    ['bleeding, 20 weeks pregnant', 'now'],
    ['my blood pressure is 190/125', 'now'],
    ['190/125 what tea', 'now'],
    ['child swallowed pesticide', 'now'],
    ['nina maumivu ya kifua', 'now'],
    ['kifua kinanibana tangu asubuhi', 'now'],
    ['kifua changu kinauma', 'now'],
    ['napata shida kupumua', 'now'],
    ['anapumua kwa shida', 'now'],
    ['mkono wa kushoto umekufa ganzi', 'now'],
    ['mtoto amezirai', 'now'],
    ['nina mimba na natokwa na damu', 'now'],
    ['amekunywa sumu', 'now'],
    ['ameumwa na nyoka', 'now'],
    ['ulimi umevimba', 'now'],
    ['nafikiria kujinyonga', 'life'],
    ['sitaki kuishi tena', 'life'],
    ['I feel suicidal', 'life'],
    ['sometimes I want to die', 'life'],
    ['thinking about hurting myself', 'life'],
    ['nataka kufa', 'life'],
    ['suicidal and chest pain', 'life'],
    ['blood in my stool', 'soon'],
    ['I am coughing blood', 'soon'],
    ['cough for 3 weeks', 'soon'],
    ['fever of 39', 'soon'],
    ['my baby has a fever for two days', 'soon'],
    ['my sugar is 18.2', 'soon'],
    ['glucose 3.1', 'soon'],
    ['losing weight without trying', 'soon'],
    ['choo changu kina damu', 'soon'],
    ['natapika damu', 'soon'],
    ['kikohozi cha wiki tatu', 'soon'],
    ['mtoto ana homa', 'soon'],
    ['nimepungua uzito bila sababu', 'soon'],
    ['sukari yangu ni 18.2', 'soon'],
    ['maumivu makali ya kichwa', 'soon'],
  ])('%s: %s', (text, kind) => expect(findRedFlag(text)?.kind).toBe(kind));

  it('name the numbers to call', () => {
    for (const text of ['chest pain', 'suicidal', 'blood in stool'])
      expect(findRedFlag(text)?.advice).toMatch(/999 or 112.*1199/s);
  });
});

describe('what is no emergency', () => {
  it.each([
    ...quickPrompts,
    'What helps with a cough?',
    'tea for a cold and mild fever',
    'How do I lose weight?',
    'Is ginger good for my heart?',
    'I love the taste of blood oranges',
    'herbs for breathing exercises',
    'how much sugar is in honey, 12 g?',
    'my knee hurts on the left side',
    'dying to try your moringa',
    'Chai gani inasaidia kikohozi?',
    'Ninawezaje kupunguza uzito?',
    'Chai ya kuondoa sumu mwilini',
    'Kuna sukari ngapi kwenye asali?',
    'mazoezi ya kupumua',
    'nataka kufanya mazoezi',
    'goti la mguu wa kushoto linauma',
  ])('%s', (text) => expect(findRedFlag(text)).toBeNull());
});

it('has five tips, and none promises a cure', () => {
  expect(herbalTips).toHaveLength(5);
  expect([0, 0.2, 0.4, 0.6, 0.999].map(tipFor)).toEqual(herbalTips);
  for (const tip of herbalTips) expect(tip).not.toMatch(/\bcures?\b|\bheals?\b|guarantee/i);
});
