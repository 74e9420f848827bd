import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { FARM } from './farm.ts';

describe('filters', () => {
  const { answers, end } = suite('postgrest/filters');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  const growers = (client: SupabaseClient) => client.from('growers').select('id').order('id');
  const plots = (client: SupabaseClient) => client.from('plots').select('id').order('id');
  const texts = (client: SupabaseClient) => client.from('texts').select('id').order('id');
  const ids = (...list: number[]) => list.map((id) => ({ id }));

  answers(() => stack.service, {
    eq: [(db) => growers(db).eq('village', 'Kisumu'), ids(1, 3)],
    neq: [(db) => growers(db).neq('village', 'Kisumu'), ids(2)],
    gt: [(db) => growers(db).gt('age', 34), ids(2)],
    gte: [(db) => growers(db).gte('age', 34), ids(1, 2)],
    lt: [(db) => growers(db).lt('age', 34), ids(4)],
    lte: [(db) => growers(db).lte('age', 34), ids(1, 4)],
    like: [(db) => growers(db).like('name', '%a'), ids(1, 2, 4)],
    'like with a star for the wildcard': [(db) => growers(db).like('name', 'B*'), ids(2)],
    likeAllOf: [(db) => growers(db).likeAllOf('name', ['%a%', 'B%']), ids(2)],
    likeAnyOf: [(db) => growers(db).likeAnyOf('name', ['A%', 'C%']), ids(1, 3)],
    ilike: [(db) => growers(db).ilike('name', 'AMINA'), ids(1)],
    ilikeAllOf: [(db) => growers(db).ilikeAllOf('name', ['%A%', 'b%']), ids(2)],
    ilikeAnyOf: [(db) => growers(db).ilikeAnyOf('name', ['a%', 'c%']), ids(1, 3)],
    match: [(db) => growers(db).filter('name', 'match', '^[AB]'), ids(1, 2)],
    imatch: [(db) => growers(db).filter('name', 'imatch', '^[ab]'), ids(1, 2)],
    regexMatch: [(db) => growers(db).regexMatch('name', 'e.e$'), ids(3)],
    regexIMatch: [(db) => growers(db).regexIMatch('name', '^CH'), ids(3)],
    'is null': [(db) => growers(db).is('age', null), ids(3)],
    'is not_null': [(db) => growers(db).filter('age', 'is', 'not_null'), ids(1, 2, 4)],
    'is true of a document': [(db) => growers(db).eq('facts->tall', true), ids(1)],
    'a text that looks like a truth': [(db) => texts(db).eq('label', 'true'), ids(20)],
    'a text that looks like nothing': [(db) => texts(db).eq('label', 'null'), ids(21)],
    'a text that looks like a number': [(db) => texts(db).eq('label', '+254712345678'), ids(22)],
    'a text with the zeros of a number': [(db) => texts(db).eq('label', '1.50'), ids(23)],
    'a text that looks like a large number': [(db) => texts(db).eq('label', '12345678901234567890'), ids(24)],
    'a text that begins with a space': [(db) => texts(db).eq('label', ' x'), ids(25)],
    'a text in quotes': [(db) => texts(db).eq('label', '"q"'), ids(26)],
    'not a text that looks like a truth': [
      (db) => texts(db).not('label', 'eq', 'true').lt('id', 22),
      ids(21),
    ],
    'texts that look like something else, in a list': [
      (db) => texts(db).in('label', ['true', '1.50', '+254712345678']),
      ids(20, 22, 23),
    ],
    'texts that look like something else, in braces': [
      (db) => texts(db).filter('label', 'eq(any)', '{true,1.50,q}'),
      ids(20, 23),
    ],
    'a list that holds what looks like a truth': [
      (db) => growers(db).overlaps('crates', ['true', 'kale']),
      ids(2),
    ],
    'a text that looks like a truth, in or': [
      (db) => texts(db).or('label.eq.true,label.in.(null,1.50),label.eq."q"'),
      ids(20, 21, 23),
    ],
    'a truth': [(db) => db.from('texts').select('id').eq('shown', true).order('id'), ids(20)],
    'a truth in a list': [
      (db) => db.from('texts').select('id').in('shown', [true, false]).order('id'),
      ids(20, 21),
    ],
    'a text of a document that looks like a truth': [(db) => growers(db).eq('facts->>tall', 'true'), ids(1)],
    'a text within a relation that looks like a truth': [
      (db) => db.from('growers').select('id,plots!inner(id)').eq('plots.label', 'true'),
      [],
    ],
    'is true of a path, which is a document': [
      (db) => growers(db).is('facts->tall', true),
      { status: 400, error: { code: '42804' } },
    ],
    isdistinct: [(db) => growers(db).isDistinct('village', 'Kisumu'), ids(2, 4)],
    in: [(db) => growers(db).in('id', [1, 3, 99]), ids(1, 3)],
    'in with quotes, commas and brackets': [(db) => growers(db).in('name', ['Dida', 'a,"b"(c)']), ids(4)],
    'in with nothing': [(db) => growers(db).in('id', []), []],
    'not in': [(db) => growers(db).notIn('id', [1, 3]), ids(2, 4)],
    'contains, a list': [(db) => growers(db).contains('crates', ['beans']), ids(1, 4)],
    'contains, a document': [(db) => growers(db).contains('facts', { tall: true }), ids(1)],
    'contains, a range': [(db) => growers(db).contains('hours', '[9,11)'), ids(1, 3)],
    'containedBy, a list': [
      (db) => growers(db).containedBy('crates', ['beans', 'maize', 'okra']),
      ids(1, 3, 4),
    ],
    'containedBy, a document': [
      (db) => growers(db).containedBy('facts', { tall: true, phone: null }),
      ids(3, 4),
    ],
    'containedBy, a range': [(db) => growers(db).containedBy('hours', '[0,13)'), ids(1)],
    rangeGt: [(db) => growers(db).rangeGt('hours', '[6,9)'), ids(2)],
    rangeGte: [(db) => growers(db).rangeGte('hours', '[8,9)'), ids(2, 3)],
    rangeLt: [(db) => growers(db).rangeLt('hours', '[12,14)'), ids(1)],
    rangeLte: [(db) => growers(db).rangeLte('hours', '[10,18)'), ids(1, 2)],
    rangeAdjacent: [(db) => growers(db).rangeAdjacent('hours', '[18,19)'), ids(2)],
    'overlaps, a list': [(db) => growers(db).overlaps('crates', ['kale', 'okra']), ids(2, 4)],
    'overlaps, a range': [(db) => growers(db).overlaps('hours', '[5,7)'), ids(1)],
    'textSearch, words as they stand': [(db) => growers(db).textSearch('words', "'root' & 'deep'"), ids(1)],
    'textSearch, plain': [(db) => growers(db).textSearch('words', 'deep roots', { type: 'plain' }), ids(1)],
    'textSearch, a phrase': [
      (db) => growers(db).textSearch('words', 'early roots', { type: 'phrase' }),
      ids(4),
    ],
    'textSearch, websearch': [
      (db) => growers(db).textSearch('words', 'early -roots', { type: 'websearch', config: 'english' }),
      ids(2),
    ],
    'textSearch on plain text': [
      (db) => growers(db).textSearch('motto', 'rains', { config: 'english' }),
      ids(1),
    ],
    'eq(any)': [(db) => growers(db).filter('id', 'eq(any)', '{1,4}'), ids(1, 4)],
    'gt(all)': [(db) => growers(db).filter('age', 'gt(all)', '{30,40}'), ids(2)],
    not: [(db) => growers(db).not('village', 'eq', 'Kisumu'), ids(2)],
    'not is null': [(db) => growers(db).not('village', 'is', null), ids(1, 2, 3)],
    'not in a list': [(db) => growers(db).not('id', 'in', '(1,2)'), ids(3, 4)],
    or: [(db) => growers(db).or('age.gt.50,name.eq.Dida'), ids(2, 4)],
    'or with a nested and': [(db) => growers(db).or('id.eq.3,and(village.eq.Kisumu,age.gt.30)'), ids(1, 3)],
    'or with a negated and': [
      (db) => growers(db).or('id.eq.1,not.and(age.gt.20,season.eq.rains)'),
      ids(1, 2, 3),
    ],
    'or with quoted values': [(db) => growers(db).or('name.eq."Amina",name.in.("Chege","x,y")'), ids(1, 3)],
    'or with a list': [(db) => growers(db).or('crates.cs.{kale},id.eq.3'), ids(2, 3)],
    'two filters are both asked': [(db) => growers(db).eq('village', 'Kisumu').gt('age', 1), ids(1)],
    'two filters on one column': [(db) => growers(db).gt('id', 1).lt('id', 4), ids(2, 3)],
    'match of an object': [(db) => growers(db).match({ village: 'Kisumu', season: 'dry' }), ids(3)],
    'an enum': [(db) => growers(db).eq('season', 'rains'), ids(1, 4)],
    'a number': [(db) => plots(db).eq('area', 2), ids(12)],
    'a document by its path': [(db) => growers(db).eq('facts->phone->>model', 'B2'), ids(2)],
    'a document by an index': [(db) => growers(db).eq('facts->phone->sims->>1', '2'), ids(1)],
    'a document as json': [(db) => growers(db).eq('facts->phone->sims', '[1,2]'), ids(1)],
    'a value that looks like an operator': [(db) => growers(db).eq('name', 'eq.1'), []],
    'a value with a percent sign and an ampersand': [
      (db) => growers(db).eq('name', '100%&name=eq.Amina'),
      [],
    ],
    'a filter on a view': [(db) => db.from('large_plots').select('id').eq('label', 'North'), ids(10)],
    'a filter on a row of null': [(db) => plots(db).is('grower_id', null), ids(13)],
    'an unknown operator': [
      (db) => growers(db).filter('id', 'nearly', 1),
      { status: 400, error: { code: 'PGRST100' } },
    ],
    'an unknown column': [(db) => growers(db).eq('nothing', 1), { status: 400, error: { code: '42703' } }],
    'a value of another type': [(db) => growers(db).eq('id', 'x'), { status: 400, error: { code: '22P02' } }],
    'is with neither null nor a truth': [
      (db) => growers(db).filter('id', 'is', 'perhaps'),
      { status: 400, error: { code: 'PGRST100' } },
    ],
  });
  end();
});
