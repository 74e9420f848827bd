import { afterAll, beforeAll, describe } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { FARM } from './farm.ts';

describe('embedding', () => {
  const { answers, end } = suite('postgrest/embeds');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  answers(() => stack.service, {
    'many to one is an object': [
      (db) => db.from('plots').select('id,growers(name)').eq('id', 10),
      [{ id: 10, growers: { name: 'Amina' } }],
    ],
    'many to one without a partner is null': [
      (db) => db.from('plots').select('id,growers(name)').eq('id', 13),
      [{ id: 13, growers: null }],
    ],
    'one to many is a list': [
      (db) => db.from('growers').select('name,plots(id)').eq('id', 1),
      [{ name: 'Amina', plots: [{ id: 10 }, { id: 11 }] }],
    ],
    'one to many without partners is an empty list': [
      (db) => db.from('growers').select('name,plots(id)').eq('id', 4),
      [{ name: 'Dida', plots: [] }],
    ],
    'one to one is an object': [
      (db) => db.from('growers').select('name,permits(number)').eq('id', 1),
      [{ name: 'Amina', permits: { number: 'P-100' } }],
    ],
    'one to one without a partner is null': [
      (db) => db.from('growers').select('name,permits(number)').eq('id', 3),
      [{ name: 'Chege', permits: null }],
    ],
    'one to one from the other side': [
      (db) => db.from('permits').select('number,growers(name)').eq('number', 'P-200'),
      [{ number: 'P-200', growers: { name: 'Baraka' } }],
    ],
    'many to many': [
      (db) => db.from('plots').select('id,crops(name)').eq('id', 10),
      [{ id: 10, crops: [{ name: 'maize' }, { name: 'beans' }] }],
    ],
    'many to many from the other side': [
      (db) => db.from('crops').select('name,plots(id)').eq('id', 2),
      [{ name: 'beans', plots: [{ id: 10 }, { id: 12 }] }],
    ],
    'what is between the two sides': [
      (db) => db.from('plots').select('id,plantings(sown,crops(name))').eq('id', 12),
      [{ id: 12, plantings: [{ sown: '2026-04-01', crops: { name: 'beans' } }] }],
    ],
    'three tables deep': [
      (db) => db.from('growers').select('name,plots(id,crops(name))').eq('id', 2),
      [{ name: 'Baraka', plots: [{ id: 12, crops: [{ name: 'beans' }] }] }],
    ],
    'two relations side by side': [
      (db) => db.from('growers').select('permits(number),plots(id)').eq('id', 2),
      [{ permits: { number: 'P-200' }, plots: [{ id: 12 }] }],
    ],
    'all columns and a relation': [
      (db) => db.from('permits').select('*,growers(*)').eq('grower_id', 2),
      { data: [{ grower_id: 2, number: 'P-200', growers: { id: 2, name: 'Baraka', season: 'dry' } }] },
    ],
    'through a view': [
      (db) => db.from('large_plots').select('id,growers(name)').eq('id', 12),
      [{ id: 12, growers: { name: 'Baraka' } }],
    ],
    'a view as the relation': [
      (db) => db.from('growers').select('name,large_plots(id)').eq('id', 1),
      [{ name: 'Amina', large_plots: [{ id: 10 }] }],
    ],
    'an alias': [
      (db) => db.from('plots').select('id,owner:growers(called:name)').eq('id', 10),
      [{ id: 10, owner: { called: 'Amina' } }],
    ],
    'the same relation twice': [
      (db) => db.from('growers').select('a:plots(id),b:plots(label)').eq('id', 2),
      [{ a: [{ id: 12 }], b: [{ label: 'East' }] }],
    ],
    'a constraint as a hint': [
      (db) => db.from('deliveries').select('id,growers!deliveries_sender(name)').eq('id', 3),
      [{ id: 3, growers: { name: 'Amina' } }],
    ],
    'a column as a hint': [
      (db) => db.from('deliveries').select('id,to:growers!receiver(name)').eq('id', 3),
      [{ id: 3, to: { name: 'Chege' } }],
    ],
    'both ends under names of their own': [
      (db) => db.from('deliveries').select('from:growers!sender(name),to:growers!receiver(name)').eq('id', 1),
      [{ from: { name: 'Amina' }, to: { name: 'Baraka' } }],
    ],
    'a column in the place of the table': [
      (db) => db.from('deliveries').select('sender(name)').eq('id', 2),
      [{ sender: { name: 'Baraka' } }],
    ],
    'a constraint in the place of the table': [
      (db) => db.from('deliveries').select('deliveries_receiver(name)').eq('id', 2),
      [{ deliveries_receiver: { name: 'Amina' } }],
    ],
    'a hint from the other side': [
      (db) => db.from('growers').select('name,deliveries!deliveries_sender(id)').eq('id', 1),
      [{ name: 'Amina', deliveries: [{ id: 1 }, { id: 3 }] }],
    ],
    'a table of its own kind, upwards': [
      (db) => db.from('plots').select('id,within:part_of(label)').eq('id', 11),
      [{ id: 11, within: { label: 'North' } }],
    ],
    'a table of its own kind, downwards': [
      (db) => db.from('plots').select('id,parts:plots!part_of(id)').eq('id', 10),
      [{ id: 10, parts: [{ id: 11 }, { id: 12 }] }],
    ],
    'a relation by a function': [
      (db) => db.from('growers').select('name,plots_of(id)').eq('id', 1),
      [{ name: 'Amina', plots_of: [{ id: 10 }, { id: 11 }] }],
    ],
  });
  end();
});
