import { describe, expect, it } from 'vitest';

import { herbs } from '../content/herbs.ts';
import {
  allMessages,
  differingProblems,
  hashOf,
  isReadBack,
  nameProblems,
  readBackProblems,
  termProblems,
} from './word-gate.ts';

const one = (english: string, kiswahili: string, list = 'shop/advice') => ({ list, english, kiswahili });
const messages = await allMessages();

describe('the gate of the Kiswahili', () => {
  it('lets through what the app says', () => {
    expect(messages.length).toBeGreaterThan(8000);
    expect([
      ...termProblems(messages),
      ...differingProblems(messages),
      ...nameProblems(messages, herbs),
      ...readBackProblems(messages),
    ]).toEqual([]);
  });

  it.each([
    one('Ask your heart clinic about the dose.', 'Iulize kliniki yako ya moyo kuhusu kipimo.'),
    one('End the fast now', 'Maliza mfungo sasa', 'fasting/screening'),
    one('Narrow or blocked bowel', 'Utumbo mwembamba au ulioziba', 'shop/terms'),
    one('Depression or anxiety', 'Sonona au wasiwasi mwingi', 'shop/terms'),
    one('Nor turmeric with pepper extract.', 'Wala manjano yenye dondoo la pilipili.'),
    one('Finish the course.', 'Maliza dawa zote.'),
    one('Blood thinners', 'Dawa za kupunguza kuganda kwa damu', 'shop/terms'),
    one('Oats', 'Shayiri', 'knowledge/vocabulary'),
    one('Change one of them.', 'Badilisha moja yao.', 'shell/careRefusals'),
    one('Not while you are pregnant', 'Si wakati una mimba', 'health/noLess'),
    one('Fasting is not for you at the moment', 'Kwa sasa kufunga hakukufai', 'fasting/screening'),
    one('It is not for anyone under 18.', 'Haimfai mtu yeyote wa chini ya miaka 18.', 'shop/reasons'),
    one('Herbs and your medicines', 'Mimea dawa na dawa zako', 'shop/safety'),
    one('Medicines for diarrhoea', 'Dawa za kuhara', 'shop/medicineClasses'),
    one('Strong garlic supplements', 'Virutubisho vikali vya kitunguu saumu', 'shell/chat'),
    one('It may slow platelets.', 'Inaweza kupunguza kasi ya chembe sahani za damu.'),
    one('Whom it can harm.', 'Ni nani unayeweza kumdhuru.', 'knowledge/herbs'),
    one('Take sugar now', 'Chukua sukari sasa', 'health/readingAnswers'),
    one('Be seen today', 'Onwa leo', 'health/urgent'),
    one('Lights before the eyes', 'Mwanga mbele ya macho', 'health/readingAnswers'),
    one('With your heart, can be water', 'Kwa moyo wako, inaweza kuwa maji', 'health/readingAnswers'),
    one('Eat and drink nothing', 'Usile wala kunywa', 'knowledge/redFlags'),
  ])('stops “$kiswahili”', (planted) => expect(termProblems([planted])).not.toEqual([]));

  it('stops one English told in two ways, and a reason that nothing needs', () => {
    const two = [
      one('Whom to call', 'Pa kupiga simu'),
      one('Whom to call', 'Wa kupigia simu', 'health/urgent'),
    ];
    expect(differingProblems(two, {})).toHaveLength(1);
    expect(differingProblems(two, { 'another noun': ['Whom to call'] })).toEqual([]);
    expect(differingProblems(two.slice(1), { 'another noun': ['Whom to call'] })).toHaveLength(1);
  });

  it('stops a herb by another name than its monograph’s', () => {
    expect(nameProblems([one('Cumin seed', 'Jira')], herbs)).toHaveLength(1);
    expect(nameProblems([one('Cumin seed', 'Mbegu za bizari nyembamba')], herbs)).toEqual([]);
  });

  it('stops a warning that changed, came or went since it was read back', () => {
    const warning = one('Never combine them.', 'Usizichanganye kamwe.');
    const read = { [warning.english]: { kiswahili: hashOf(warning.kiswahili), says: 'Never combine them.' } };
    expect(readBackProblems([warning], () => read)).toEqual([]);
    expect(readBackProblems([{ ...warning, kiswahili: 'Usizichanganye.' }], () => read)).toHaveLength(1);
    expect(readBackProblems([warning], () => ({}))).toHaveLength(1);
    expect(readBackProblems([one('Do not combine them.', 'Usizichanganye.')], () => read)).toHaveLength(2);
  });

  it('asks for every warning of the files that warn, and for no button', () => {
    expect(isReadBack(one('Never combine them.', 'Usizichanganye kamwe.'))).toBe(true);
    expect(isReadBack(one('Warfarin', 'Warfarin', 'shop/terms'))).toBe(true);
    expect(isReadBack(one('Do not swallow', 'Usimeze', 'knowledge/herbs'))).toBe(true);
    expect(isReadBack(one('headache', 'maumivu ya kichwa', 'herb-cautions/sideEffects'))).toBe(true);
    expect(isReadBack(one('Keep as the pack says.', 'Hifadhi…', 'herb-cautions/keeping'))).toBe(true);
    expect(isReadBack(one('My list', 'Orodha yangu', 'shop/safety'))).toBe(false);
    expect(isReadBack(one('Add to cart', 'Weka kikapuni', 'shop/cart'))).toBe(false);
  });

  it('says never in Kiswahili where a warning was read back as never', () => {
    const never = messages.filter(
      (message) => isReadBack(message) && /^(Never|.*\. Never) /.test(message.english),
    );
    expect(never.length).toBeGreaterThan(15);
    expect(never.filter(({ kiswahili }) => !/kamwe/.test(kiswahili))).toEqual([]);
  });
});
