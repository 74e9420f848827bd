// @vitest-environment node
import { expect, test } from 'vitest';

import { shapeIn, typeOfShape } from './shape.ts';

const ANSWERS = new Map([
  ['private.lines', 'The lines. Answers [{name text | null}].'],
  ['order', 'An order. Answers {id uuid}.'],
  ['lost', 'What nobody described.'],
]);
const typeOf = (comment: string, word = 'Answers'): string | null => {
  const shape = shapeIn(comment, word, ANSWERS);
  return shape && typeOfShape(shape);
};

test('becomes a type', () => {
  expect(
    typeOf('A cart. Answers {id uuid, sum_kes integer, note? text, state "open" | "paid"}. Refusals: a.'),
  ).toBe("{ id: string; sum_kes: number; note?: string; state: 'open' | 'paid' }");
  expect(typeOf('Answers ["completed" | "no_show"].')).toBe("('completed' | 'no_show')[]");
  expect(typeOf('Hours. Holds [[text, text]].', 'Holds')).toBe('[string, string][]');
  expect(typeOf('Answers {*: integer} | null.')).toBe('{ [key: string]: number } | null');
  expect(typeOf('When {at timestamptz}. `days` holds [{day date, of jsonb}].', '`days` holds')).toBe(
    '{ day: string; of: Json }[]',
  );
});

test('is that of another function', () => {
  expect(typeOf('Answers {lines as private.lines, left boolean}.')).toBe(
    '{ lines: { name: string | null }[]; left: boolean }',
  );
  expect(typeOf('Answers as order and {left boolean} | null.')).toBe('{ id: string; left: boolean } | null');
});

test('is none where a comment says nothing, and an error where it cannot be read', () => {
  expect(typeOf('What it answers {id} is not said.')).toBeNull();
  expect(typeOf('')).toBeNull();
  expect(() => typeOf('Answers the call.')).toThrow('"the" is no type');
  expect(() => typeOf('Answers {id, name text}.')).toThrow('"," is no type');
  expect(() => typeOf('Answers {id uuid, name text')).toThrow('"}" is missing');
  expect(() => typeOf('Answers {id uuid} and more.')).toThrow('full stop');
  expect(() => typeOf('Answers as lost.')).toThrow('lost says nothing');
});
