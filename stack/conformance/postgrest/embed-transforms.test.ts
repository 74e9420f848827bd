import { afterAll, beforeAll, describe } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { FARM } from './farm.ts';

describe('filters, order and spreads of embeds', () => {
  const { answers, end } = suite('postgrest/embed-transforms');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  answers(() => stack.service, {
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
    'a cast of a path in a relation': [
      (db) => db.from('plots').select('growers(facts->tall::text)').eq('id', 12),
      [{ growers: { tall: 'false' } }],
    ],
    'a path of an alias in a relation, and what follows': [
      (db) => db.from('plots').select('growers(m:facts->phone->>model),id').eq('id', 12),
      [{ growers: { m: 'B2' }, id: 12 }],
    ],
    'a spread of a path': [
      (db) => db.from('plots').select('...growers(facts->phone->>model)').eq('id', 12),
      [{ model: 'B2' }],
    ],
    'the count of the rows, not of their partners': [
      (db) => db.from('growers').select('id,plots(id)', { count: 'exact' }).limit(1),
      { count: 4, status: 206 },
    ],
    'the count with an inner relation': [
      (db) => db.from('growers').select('id,plots!inner(id)', { count: 'exact', head: true }),
      { count: 2 },
    ],
  });
  end();
});
