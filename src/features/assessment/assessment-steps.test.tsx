import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { heightUnit, weightUnit } from '../../lib/measures.ts';
import { changesOf } from '../../lib/sync/outbox.ts';
import { signInAs, startFakeServer } from '../../lib/sync/testing-server.ts';
import {
  beginAssessment,
  finishAssessment,
  forgetAnswers,
  keepStarted,
  startedOf,
  withAnswer,
  withdrawConsent,
  withoutAnswer,
} from './assessment-steps.ts';
import {
  type Finished,
  isFinished,
  readAssessment,
  type Started,
  assessmentRecords,
  draftState,
} from './assessments.queries.ts';
import { MeasureAnswer } from './measure-answer.tsx';
import { fromMetric, type NumberQuestion, rangeWords, toMetric } from './question.ts';
import { type QuestionId, questionOf, questions } from './questions.ts';
import { comparedWith, isRetestDue, retestFrom, trendOf } from './result-cards.tsx';
import { summaryOf, summaryText } from './summary-sheet.tsx';

beforeEach(() => {
  startFakeServer().connection = 'down';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  signInAs(null);
  withdrawConsent();
  vi.unstubAllGlobals();
});

const begun = (): Started => withAnswer(beginAssessment(), 'age', 41);
const later = (started: Started, minutes: number): Started => ({
  ...started,
  answered_at: new Date(Date.parse(started.answered_at) + minutes * 60_000).toISOString(),
});

describe('on the way', () => {
  it('keeps every answer on the device and takes slips back', () => {
    const started = withAnswer(begun(), 'sex', null);
    expect(draftState.get()?.answers).toEqual({ age: 41, sex: null });
    withoutAnswer(started, 'age');
    expect(draftState.get()?.answers).toEqual({ sex: null });
    expect(Date.parse(draftState.get()?.answered_at ?? '')).toBeGreaterThan(Date.parse(started.answered_at));
  });

  it('goes on from where the last answer was given, here or elsewhere', () => {
    const here = begun();
    const elsewhere = { ...later(here, 5), answers: { age: 42 } };
    expect(startedOf([elsewhere], here)?.answers).toEqual({ age: 42 });
    expect(startedOf([here], later(here, 1))).toEqual(later(here, 1));
    expect(startedOf([], null)).toBeNull();
  });

  it('is over when another device has finished it', () => {
    const here = begun();
    const done = finishAssessment(here);
    expect(startedOf([done], here)).toBeNull();
  });

  it('is sent for a member only, and once', () => {
    begun();
    keepStarted();
    expect(assessmentRecords.current()).toEqual([]);
    signInAs('amina');
    keepStarted();
    keepStarted();
    expect(changesOf('amina').map(({ call }) => call)).toEqual([
      expect.objectContaining({ kind: 'rpc', name: 'save_assessment' }),
    ]);
  });
});

describe('at the end', () => {
  it('keeps scores with their version, and the scores without the answers', () => {
    const done = finishAssessment(withAnswer(begun(), 'alcohol-often', 'never'));
    expect(done.scores).toEqual({ alcohol: { score: 0, band: 'none' } });
    expect(draftState.get()).toBeNull();
    forgetAnswers(done);
    expect(assessmentRecords.current()).toEqual([{ ...done, answers: null }]);
    withdrawConsent();
    expect(assessmentRecords.current()).toEqual([]);
  });

  it('reads rows of the account, leaving out what this version does not know', () => {
    const done = finishAssessment(begun());
    const row = {
      ...done,
      answers: { age: 41, luck: 7, sex: 'x' },
      scores: { luck: { score: 1, band: 'low' }, stress: { score: 1, band: 'manageable' } },
    };
    const read = readAssessment(row);
    expect(read?.answers).toEqual({ age: 41 });
    expect(read?.scores).toEqual({ stress: { score: 1, band: 'manageable' } });
    for (const value of [null, {}, { ...row, id: 7 }]) expect(readAssessment(value)).toBeNull();
  });
});

describe('again', () => {
  const at = (iso: string, score: number, version = 1): Finished => {
    const row = readAssessment({
      id: iso,
      consent_version: 1,
      consented_at: iso,
      started_at: iso,
      answered_at: iso,
      answers: { age: 41, medicines: ['warfarin'], pressure: { upper: 138, lower: 86 } },
      finished_at: iso,
      scores: { sleep: { score, band: 'settled' } },
      scoring_version: version,
    });
    if (!row || !isFinished(row)) throw new Error('not a finished one');
    return row;
  };
  const now = at('2026-11-21T20:00:00Z', 1);
  const recent = at('2026-11-01T20:00:00Z', 2);
  const old = at('2026-10-24T20:00:00Z', 4);
  const other = at('2026-09-01T20:00:00Z', 6, 2);

  it('is due four weeks later, by the day in Nairobi', () => {
    expect(retestFrom(now)).toBe('2026-12-19');
    expect(retestFrom(at('2026-11-21T22:00:00Z', 1))).toBe('2026-12-20');
    expect(isRetestDue(now, '2026-12-18')).toBe(false);
    expect(isRetestDue(now, '2026-12-19')).toBe(true);
  });

  it('is compared with one that is four weeks older and scored alike', () => {
    expect(comparedWith(now, [now, recent, old, other])).toBe(old);
    expect(comparedWith(now, [now, recent, other])).toBeNull();
    expect(trendOf([now, recent, old, other], 'sleep').map(({ score }) => score)).toEqual([4, 2, 1]);
  });

  it('makes a page for a clinician that says nothing it was not told', () => {
    const text = summaryText(summaryOf(now, { warfarin: 'Warfarin' }));
    expect(text).toContain('Medicines: Warfarin');
    expect(text).toContain('Blood pressure: 138/86 mmHg');
    expect(text).toContain('Sleep: 1 of 6, settled');
    expect(text).not.toMatch(/undefined|null|dosha/i);
    expect(summaryText(summaryOf({ ...now, answers: null }, {}))).not.toContain('Medicines');
  });
});

function show(id: QuestionId, given: number | null = null) {
  const question = questionOf(id) as NumberQuestion;
  const onSubmit = vi.fn<(value: number) => void>();
  render(
    <MeasureAnswer
      id="answer"
      question={question}
      other={question.other ?? 'lb'}
      given={given}
      onSubmit={onSubmit}
    />,
  );
  return {
    onSubmit,
    type: (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    unit: (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } }),
    send: () => fireEvent.submit(screen.getByRole('form')),
  };
}

it('takes a height in feet and inches, and keeps it in centimetres', () => {
  const { onSubmit, type, unit, send } = show('height');
  unit('ft');
  type('Feet', '9');
  send();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number from 3 ft 4 in to 7 ft 6 in.');
  type('Feet', '5');
  type('Inches', '5');
  send();
  expect(onSubmit.mock.calls).toEqual([[165]]);
  expect(heightUnit.get()).toBe('ft');
  heightUnit.change(() => 'cm');
});

it('takes what is typed along into the other unit, and remembers the unit', () => {
  const { onSubmit, type, unit, send } = show('weight');
  type('Weight', '65');
  unit('lb');
  expect(screen.getByRole('textbox')).toHaveValue('143.3');
  type('Weight', '143');
  send();
  expect(onSubmit.mock.calls).toEqual([[64.9]]);
  expect(weightUnit.get()).toBe('lb');
});

it('shows an earlier answer in the unit of the person’s own scale', () => {
  weightUnit.change(() => 'lb');
  const { unit } = show('weight', 64.9);
  expect(screen.getByRole('textbox')).toHaveValue('143');
  unit('kg');
  expect(screen.getByRole('textbox')).toHaveValue('64.9');
});

describe('other unit', () => {
  const typed = (text: string, inches = '') => ({ text, inches });

  it('reads pounds, feet and inches', () => {
    expect(toMetric('lb', typed('143,3'))).toBeCloseTo(65, 1);
    expect(toMetric('in', typed('34.5'))).toBeCloseTo(87.63);
    expect(toMetric('ft', typed('5', '5'))).toBeCloseTo(165.1);
    expect(toMetric('ft', typed('6'))).toBeCloseTo(182.88);
    for (const [unit, text, inches] of [
      ['lb', 'many', ''],
      ['ft', '5', '12'],
      ['ft', '5', 'x'],
      ['in', '', ''],
    ] as const)
      expect(toMetric(unit, typed(text, inches))).toBeNull();
  });

  it('shows what was typed again, after it was kept in metric', () => {
    for (let halves = 112; halves < 1320; halves += 1) {
      const kg = Math.round((toMetric('lb', typed(String(halves / 2))) ?? 0) * 10) / 10;
      expect(fromMetric('lb', kg).text).toBe(String(halves / 2));
    }
    for (let inches = 40; inches <= 90; inches += 1) {
      const height = typed(String(Math.floor(inches / 12)), String(inches % 12));
      expect(fromMetric('ft', Math.round(toMetric('ft', height) ?? 0))).toEqual(height);
    }
  });

  it('says which numbers fit', () => {
    expect(rangeWords('lb', 25, 300)).toBe('from 56 to 661 lb');
    expect(rangeWords('in', 40, 200)).toBe('from 16 to 78 in');
    expect(rangeWords('ft', 100, 230)).toBe('from 3 ft 4 in to 7 ft 6 in');
  });

  it('is offered for weight, height and waist', () => {
    const offered = questions.filter((question) => question.kind === 'number' && question.other);
    expect(offered.map(({ id }) => id)).toEqual(['height', 'weight', 'waist']);
  });
});
