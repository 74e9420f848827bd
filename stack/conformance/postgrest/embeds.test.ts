import { afterAll, beforeAll, describe, expect } from 'vitest';

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
    'inner leaves out who has none': [
      (db) => db.from('growers').select('id,permits!inner(number)').order('id'),
      [
        { id: 1, permits: { number: 'P-100' } },
        { id: 2, permits: { number: 'P-200' } },
      ],
    ],
    'left keeps who has none': [
      (db) => db.from('growers').select('id,permits!left(number)').gt('id', 2).order('id'),
      [
        { id: 3, permits: null },
        { id: 4, permits: null },
      ],
    ],
    'inner with a hint': [
      (db) =>
        db.from('growers').select('id,deliveries!deliveries_receiver!inner(kilos)').order('id').limit(1),
      [{ id: 1, deliveries: [{ kilos: 5 }] }],
    ],
    'a filter on the relation keeps the rows': [
      (db) => db.from('growers').select('id,plots(id)').eq('plots.label', 'South').lte('id', 2).order('id'),
      [
        { id: 1, plots: [{ id: 11 }] },
        { id: 2, plots: [] },
      ],
    ],
    'a filter on an inner relation takes rows away': [
      (db) => db.from('growers').select('id,plots!inner(id)').eq('plots.label', 'South'),
      [{ id: 1, plots: [{ id: 11 }] }],
    ],
    'a filter by the alias': [
      (db) => db.from('growers').select('id,land:plots!inner(id)').eq('land.label', 'East'),
      [{ id: 2, land: [{ id: 12 }] }],
    ],
    'a filter two tables deep': [
      (db) =>
        db.from('growers').select('id,plots!inner(id,crops!inner(name))').eq('plots.crops.name', 'maize'),
      [{ id: 1, plots: [{ id: 10, crops: [{ name: 'maize' }] }] }],
    ],
    'or within a relation': [
      (db) =>
        db
          .from('growers')
          .select('id,plots(id)')
          .or('label.eq.North,label.eq.East', { referencedTable: 'plots' })
          .eq('id', 1),
      [{ id: 1, plots: [{ id: 10 }] }],
    ],
    'rows without partners by is null': [
      (db) => db.from('growers').select('id,permits()').is('permits', null).order('id'),
      [{ id: 3 }, { id: 4 }],
    ],
    'rows with partners by not is null': [
      (db) => db.from('growers').select('id,permits()').not('permits', 'is', null).order('id'),
      [{ id: 1 }, { id: 2 }],
    ],
    'either of two relations': [
      (db) =>
        db
          .from('growers')
          .select('id,permits(),plots()')
          .eq('plots.label', 'nowhere')
          .or('permits.not.is.null,plots.not.is.null')
          .order('id'),
      [{ id: 1 }, { id: 2 }],
    ],
    'the order of the relation': [
      (db) =>
        db
          .from('growers')
          .select('plots(id)')
          .eq('id', 1)
          .order('id', { referencedTable: 'plots', ascending: false }),
      [{ plots: [{ id: 11 }, { id: 10 }] }],
    ],
    'the limit of the relation': [
      (db) =>
        db
          .from('growers')
          .select('plots(id)')
          .eq('id', 1)
          .order('id', { referencedTable: 'plots' })
          .limit(1, { referencedTable: 'plots' }),
      [{ plots: [{ id: 10 }] }],
    ],
    'the range of the relation': [
      (db) =>
        db
          .from('growers')
          .select('plots(id)')
          .eq('id', 1)
          .order('id', { referencedTable: 'plots' })
          .range(1, 1, { referencedTable: 'plots' }),
      [{ plots: [{ id: 11 }] }],
    ],
    'order of the rows by their relation': [
      (db) =>
        db
          .from('plots')
          .select('id')
          .not('grower_id', 'is', null)
          .order('growers(name)', { ascending: false })
          .order('id')
          .limit(1),
      { status: 400, error: { code: 'PGRST108' } },
    ],
    'order of the rows by an embedded relation': [
      (db) =>
        db
          .from('plots')
          .select('id,growers(name)')
          .not('grower_id', 'is', null)
          .order('growers(name)', { ascending: false })
          .limit(1),
      [{ id: 12, growers: { name: 'Baraka' } }],
    ],
    'order of the rows by a list': [
      (db) => db.from('growers').select('id,plots(id)').order('plots(id)'),
      { status: 400, error: { code: 'PGRST118' } },
    ],
    'a spread': [
      (db) => db.from('plots').select('id,...growers(owner:name)').eq('id', 10),
      [{ id: 10, owner: 'Amina' }],
    ],
    'a spread without a partner': [
      (db) => db.from('plots').select('id,...growers(owner:name)').eq('id', 13),
      [{ id: 13, owner: null }],
    ],
    'a spread of a list becomes lists': [
      (db) =>
        db
          .from('growers')
          .select('name,...plots(fields:label)')
          .eq('id', 1)
          .order('id', { referencedTable: 'plots' }),
      [{ name: 'Amina', fields: ['North', 'South'] }],
    ],
    'a spread within a relation': [
      (db) => db.from('plots').select('id,plantings(...crops(name))').eq('id', 12),
      [{ id: 12, plantings: [{ name: 'beans' }] }],
    ],
    'a number of partners': [
      (db) => db.from('growers').select('name,plots(count)').eq('id', 1),
      [{ name: 'Amina', plots: [{ count: 2 }] }],
    ],
    'a cast and a path in a relation': [
      (db) => db.from('plots').select('growers(id::text,facts->phone->>model)').eq('id', 12),
      [{ growers: { id: '2', model: 'B2' } }],
    ],
    'the count of the rows, not of their partners': [
      (db) => db.from('growers').select('id,plots(id)', { count: 'exact' }).limit(1),
      { count: 4, status: 206 },
    ],
    'the count with an inner relation': [
      (db) => db.from('growers').select('id,plots!inner(id)', { count: 'exact', head: true }),
      { count: 2 },
    ],
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
