import { afterAll, beforeAll, describe, expect } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { FARM } from './farm.ts';

describe('relations that are not clear', () => {
  const { answers, end } = suite('postgrest/embed-errors');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  answers(() => stack.service, {
    'two constraints between two tables': [
      (db) => db.from('deliveries').select('id,growers(name)'),
      {
        status: 300,
        error: {
          code: 'PGRST201',
          message:
            "Could not embed because more than one relationship was found for 'deliveries' and 'growers'",
          hint: "Try changing 'growers' to one of the following: 'growers!deliveries_receiver', 'growers!deliveries_sender'. Find the desired relationship in the 'details' key.",
          details: [
            {
              cardinality: 'many-to-one',
              embedding: 'deliveries with growers',
              relationship: 'deliveries_receiver using deliveries(receiver) and growers(id)',
            },
            {
              cardinality: 'many-to-one',
              embedding: 'deliveries with growers',
              relationship: 'deliveries_sender using deliveries(sender) and growers(id)',
            },
          ],
        },
      },
    ],
    'two constraints from the other side': [
      (db) => db.from('growers').select('id,deliveries(id)'),
      {
        status: 300,
        error: {
          code: 'PGRST201',
          details: [
            { cardinality: 'one-to-many', embedding: 'growers with deliveries' },
            { cardinality: 'one-to-many', embedding: 'growers with deliveries' },
          ],
        },
      },
    ],
    'a table of its own kind without a hint leads downwards': [
      (db) => db.from('plots').select('id,plots(id)').eq('id', 10),
      [{ id: 10, plots: [{ id: 11 }, { id: 12 }] }],
    ],
    'a constraint and a table between': [
      (db) => db.from('crews').select('id,workers(id)'),
      {
        status: 300,
        error: {
          code: 'PGRST201',
          details: [{ cardinality: 'many-to-one' }, { cardinality: 'many-to-many' }],
        },
      },
    ],
    'two tables between': [
      (db) => db.from('workers').select('id,tools(id)'),
      {
        status: 300,
        error: {
          code: 'PGRST201',
          hint: "Try changing 'tools' to one of the following: 'tools!loans', 'tools!repairs'. Find the desired relationship in the 'details' key.",
          details: [{ cardinality: 'many-to-many' }, { cardinality: 'many-to-many' }],
        },
      },
    ],
    'two tables between, and a hint': [
      (db) => db.from('workers').select('id,tools!loans(id)'),
      [{ id: 1, tools: [{ id: 1 }] }],
    ],
    'an ambiguous relation deep inside': [
      (db) => db.from('plots').select('id,growers(name,deliveries(id))'),
      { status: 300, error: { code: 'PGRST201' } },
    ],
    'a table that names both without being between them': [
      (db) => db.from('tools').select('id,crops(id)'),
      { status: 400, error: { code: 'PGRST200' } },
    ],
    'no relation': [
      (db) => db.from('growers').select('id,crops(id)'),
      {
        status: 400,
        error: {
          code: 'PGRST200',
          message: "Could not find a relationship between 'growers' and 'crops' in the schema cache",
          details:
            "Searched for a foreign key relationship between 'growers' and 'crops' in the schema 'public', but no matches were found.",
        },
      },
    ],
    'a hint that names none': [
      (db) => db.from('plots').select('id,growers!wrong(id)'),
      {
        status: 400,
        error: { code: 'PGRST200', details: expect.stringContaining("using the hint 'wrong'") },
      },
    ],
    'a filter on a relation that is not embedded': [
      (db) => db.from('growers').select('id').eq('plots.label', 'North'),
      { status: 400, error: { code: 'PGRST108' } },
    ],
    'an unknown column of a relation': [
      (db) => db.from('plots').select('id,growers(nothing)'),
      { status: 400, error: { code: '42703' } },
    ],
  });
  end();
});
