import { expect, it } from 'vitest';

import { articles } from '../../../content/articles.ts';
import { herbs } from '../../../content/herbs.ts';
import { remedies } from '../../../content/remedies.ts';
import { isReviewDue, nairobiDay } from './content-state.tsx';
import { diffDocs, diffLines } from './diff.ts';
import { type Doc, docOf, isSame, listOf, readDoc, textOf, blankItem, tidy, variantOf } from './fields.ts';
import { kinds } from './kinds.ts';

/** A text of the content as it lies in the database. */
const stored = (text: object): Doc => readDoc(JSON.parse(JSON.stringify(text)));

it.each([
  ['herb', herbs],
  ['remedy', remedies],
  ['article', articles],
] as const)('the form of a %s changes nothing by being opened', (kind, texts) => {
  const changed = texts.map(stored).filter((doc) => !isSame(tidy(kinds[kind].form, doc), doc));
  expect(changed.map(({ slug }) => slug)).toEqual([]);
});

it.each(['herb', 'remedy', 'article'] as const)('a new %s has every field the content knows', (kind) => {
  const known = { herb: herbs, remedy: remedies, article: articles }[kind][0];
  if (!known) throw new Error('there is no content');
  const blank = kinds[kind].form.blank('new-one', 'New one');
  expect(Object.keys(tidy(kinds[kind].form, blank)).toSorted()).toEqual(Object.keys(known).toSorted());
});

it('puts spaces and empty lines right, and leaves out what is empty', () => {
  const { form } = kinds.herb;
  const typed = {
    ...form.blank('mint', ' Mint '),
    summary: ' A  cool\nleaf. ',
    alert: '  ',
    names: { english: ['Mint', ' '], swahili: [''] },
    side_effects: ['', 'Heartburn ', ''],
    uses: [{ topic: 'digestion', evidence: 'B', text: ' Calms. ', references: ['who', ''] }],
  };
  expect(tidy(form, typed)).toMatchObject({
    slug: 'mint',
    summary: 'A cool leaf.',
    alert: null,
    names: { english: ['Mint'] },
    side_effects: ['Heartburn'],
    uses: [{ text: 'Calms.', references: ['who'] }],
    ayurveda: null,
  });
});

it('keeps what a monograph says of pairs when it is edited, and leaves out what is empty', () => {
  const { form } = kinds.herb;
  const kava = stored(herbs.find(({ slug }) => slug === 'kava') ?? {});
  const edited = tidy(form, { ...kava, summary: `${textOf(kava['summary'])} More.` });
  expect(edited).toMatchObject({ interactions: kava['interactions'], nothing_found: kava['nothing_found'] });
  expect(listOf(edited['nothing_found']).length).toBeGreaterThan(5);
  const old = { drug: 'warfarin', severity: 'minor', mechanism: 'It thins. ', advice: 'Ask.' };
  const tidied = tidy(form, {
    ...kava,
    interactions: [old, { ...old, acts: 'effect', references: ['', ' who'] }],
    nothing_found: [],
  });
  expect(tidied['interactions']).toEqual([
    { ...old, mechanism: 'It thins.' },
    { ...old, mechanism: 'It thins.', acts: 'effect', references: ['who'] },
  ]);
  expect(tidied['nothing_found']).toEqual([]);
});

it('keeps that a use is not advised, and lets it be said of one and taken back', () => {
  const { form } = kinds.herb;
  const herb = herbs.find(({ uses }) => uses.some(({ advised }) => advised === false));
  if (!herb) throw new Error('every use is advised');
  const doc = stored(herb);
  expect(tidy(form, { ...doc, summary: `${herb.summary} More.` })['uses']).toEqual(doc['uses']);
  const withAdvised = (advised: boolean) =>
    listOf(
      tidy(form, { ...doc, uses: listOf(doc['uses']).map((use) => ({ ...docOf(use), advised })) })['uses'],
    );
  expect(withAdvised(false).every((use) => docOf(use)['advised'] === false)).toBe(true);
  expect(withAdvised(true).filter((use) => 'advised' in docOf(use))).toEqual([]);
});

it('tells a medicine from a condition among the pairs without a finding', () => {
  const field = kinds.herb.form.sections
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === 'nothing_found');
  if (field?.kind !== 'list') throw new Error('there is no list of pairs');
  expect(variantOf(field.variants, { drug: 'digoxin' })?.id).toBe('drug');
  expect(variantOf(field.variants, { condition: 'gout' })?.id).toBe('condition');
});

it('counts how long an article takes to read', () => {
  const { form } = kinds.article;
  const blank = form.blank('long', 'A long article');
  const body = [{ kind: 'paragraph', text: 'word '.repeat(401) }];
  expect(tidy(form, { ...blank, body })['reading_minutes']).toBe(3);
  expect(tidy(form, blank)['reading_minutes']).toBe(1);
});

it('keeps the cells of a table, empty ones too', () => {
  const { form } = kinds.article;
  const table = {
    kind: 'table',
    caption: 'C',
    head: ['A ', ' B'],
    rows: [
      ['1', ' '],
      ['', ''],
    ],
  };
  expect(tidy(form, { ...form.blank('t', 'Table text'), body: [table] })['body']).toEqual([
    { kind: 'table', caption: 'C', head: ['A', 'B'], rows: [['1', '']] },
  ]);
});

it('shows which words of a line changed, what came and what went', () => {
  const rows = diffLines(
    ['Boil it.', 'Wait five minutes.', 'Drink.'],
    ['Boil it.', 'Wait ten minutes.', 'Strain.', 'Drink.'],
  );
  expect(rows.map(({ isChanged }) => isChanged)).toEqual([false, true, true, false]);
  expect(rows[1]?.before).toEqual([
    { text: 'Wait ', isChanged: false },
    { text: 'five ', isChanged: true },
    { text: 'minutes.', isChanged: false },
  ]);
  expect(rows[2]).toMatchObject({ before: null, after: [{ text: 'Strain.', isChanged: true }] });
});

it('compares versions field by field, whatever the order of their fields', () => {
  const before = { a: 'same', dose: { amount: 1, unit: 'cup' }, steps: ['One'] };
  const after = { steps: ['One', 'Two'], dose: { unit: 'cup', amount: 2 }, a: 'same' };
  const form = { sections: [], hidden: {} };
  expect(diffDocs(before, after, form).map(({ key }) => key)).toEqual(['dose', 'steps']);
  expect(diffDocs(before, { ...before }, form)).toEqual([]);
});

it('compares in the words of the form, and not in those of the database', () => {
  const { form } = kinds.herb;
  const said = (before: Doc, after: Doc): string[][] =>
    diffDocs(before, after, form).map(({ label, rows }) => [
      label,
      ...rows.map((row) => (row.after ?? row.before ?? []).map(({ text }) => text).join('')),
    ]);
  expect(
    said(
      { grows_in_kenya: 'no', parts_used: [], uses: [] },
      {
        grows_in_kenya: 'wild',
        parts_used: ['seed oil'],
        uses: [{ topic: 'cough-and-cold', evidence: 'B', advised: false, text: 'It helps.' }],
        reviewed_at: '2026-12',
      },
    ),
  ).toEqual([
    ['In Kenya', 'Grows wild'],
    ['Parts used', 'Seed oil'],
    [
      'Uses',
      'Topic: Cough and cold',
      'Evidence: B: some studies',
      'We advise this use: No',
      'In words: It helps.',
    ],
    ['Month of the review', '2026-12'],
  ]);
  expect(
    diffDocs(
      { body: [] },
      { body: [{ kind: 'callout', tone: 'kitchen', title: 'T' }] },
      kinds.article.form,
    )[0]?.rows.map(({ after }) => after?.[0]?.text),
  ).toEqual(['Box', 'Kind of box: In the kitchen', 'Title: T']);
});

it('begins every part that can be added with all its fields', () => {
  const lists = Object.values(kinds).flatMap(({ form }) =>
    form.sections.flatMap(({ fields }) => fields).filter((field) => field.kind === 'list'),
  );
  const blanks = lists.flatMap(({ variants }) => variants.map((variant) => blankItem(variant, variants)));
  expect(blanks).toContainEqual({ kind: 'list', items: [], is_ordered: false });
  expect(blanks).toContainEqual({
    topic: 'digestion',
    evidence: 'C',
    advised: true,
    text: '',
    references: [],
  });
  expect(blanks).toContainEqual({ drug: '', severity: 'moderate', mechanism: '', advice: '' });
  expect(blanks).toContainEqual({ condition: '', level: 'caution', text: '' });
  expect(blanks).toContainEqual(
    expect.objectContaining({
      form: 'tea',
      part: 'leaf',
      dose: 1,
      unit: 'cup',
      max_days: 14,
      basis: 'traditional',
    }),
  );
});

it('knows when a review is due, by the day in Nairobi', () => {
  expect(nairobiDay(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-22');
  expect(isReviewDue('2026-11-22', '2026-11-22')).toBe(true);
  expect(isReviewDue('2026-11-23', '2026-11-22')).toBe(false);
  expect(isReviewDue(null, '2026-11-22')).toBe(false);
});
