import { afterAll, beforeAll, expect, it } from 'vitest';

import { questions } from '../src/features/assessment/questions.ts';
import { scales } from '../src/features/assessment/scoring/scores.ts';
import { startTestStack, type TestStack } from '../stack/testing.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ project: true });
});
afterAll(() => stack.close());

it('the site asks what the database knows, in the same ranges', async () => {
  const rows = await stack.sql.rows(
    'select id, kind, lowest::float8, highest::float8, options, most from private.assessment_questions',
  );
  const asked = questions.map((question) => ({
    id: question.id,
    kind: question.kind === 'terms' ? question.list : question.kind,
    lowest: question.kind === 'number' ? question.lowest : null,
    highest: question.kind === 'number' ? question.highest : null,
    options: 'options' in question ? question.options.map(({ value }) => value) : null,
    most: question.kind === 'choices' ? (question.most ?? question.options.length) : null,
  }));
  expect(rows).toEqual(asked);
});

it('and scores in the same ranges and bands', async () => {
  const rows = await stack.sql.rows(
    'select id, lowest::float8, highest::float8, bands from private.assessment_scales',
  );
  expect(rows).toEqual(
    Object.entries(scales).map(([id, { lowest, highest, bands }]) => ({
      id,
      lowest,
      highest,
      bands: [...bands],
    })),
  );
});
