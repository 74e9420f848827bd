import { afterAll, beforeAll, describe, expect } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { atMost, FARM } from './farm.ts';

/** Each case leaves the rows it finds, or works on rows of its own: a number of a hundred for each. */
describe('insert, upsert, update and delete', () => {
  const { answers, end } = suite('postgrest/writes');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  answers(() => stack.service, {
    'insert answers nothing': [
      (db) => db.from('crops').insert({ id: 100, name: 'yam' }),
      { status: 201, data: null, error: null },
    ],
    'insert with its row': [
      (db) => db.from('crops').insert({ id: 101, name: 'taro' }).select(),
      { status: 201, data: [{ id: 101, name: 'taro', price: null }] },
    ],
    'insert with columns of its row': [
      (db) => db.from('growers').insert({ id: 102, name: 'Ekai' }).select('name,season'),
      { status: 201, data: [{ name: 'Ekai', season: 'dry' }] },
    ],
    'insert of many': [
      (db) =>
        db
          .from('crops')
          .insert([
            { id: 103, name: 'a' },
            { id: 104, name: 'b' },
          ])
          .select('id'),
      { status: 201, data: [{ id: 103 }, { id: 104 }] },
    ],
    'insert of none': [(db) => db.from('crops').insert([]).select(), { status: 201, data: [] }],
    'insert, single': [
      (db) => db.from('crops').insert({ id: 105, name: 'c' }).select('id').single(),
      { status: 201, data: { id: 105 } },
    ],
    'insert, counted': [
      (db) =>
        db.from('crops').insert(
          [
            { id: 106, name: 'd' },
            { id: 107, name: 'e' },
          ],
          { count: 'exact' },
        ),
      { status: 201, count: 2 },
    ],
    'insert with a relation in its answer': [
      (db) =>
        db.from('plots').insert({ id: 108, label: 'New', area: 1, grower_id: 2 }).select('id,growers(name)'),
      { status: 201, data: [{ id: 108, growers: { name: 'Baraka' } }] },
    ],
    'insert of an empty row takes the defaults': [
      (db) => db.from('jobs').insert({ title: 'digging' }).select('pay,state'),
      { data: [{ pay: 100, state: 'open' }] },
    ],
    'a missing column of many becomes null': [
      (db) =>
        db
          .from('jobs')
          .insert([{ title: 'one', pay: 7 }, { title: 'two' }])
          .select('title,pay'),
      {
        data: [
          { title: 'one', pay: 7 },
          { title: 'two', pay: null },
        ],
      },
    ],
    'a missing column of many becomes its default when asked': [
      (db) =>
        db
          .from('jobs')
          .insert([{ title: 'three', pay: 7 }, { title: 'four' }], { defaultToNull: false })
          .select('title,pay'),
      {
        data: [
          { title: 'three', pay: 7 },
          { title: 'four', pay: 100 },
        ],
      },
    ],
    'and both are stored so': [
      (db) => db.from('jobs').select('pay').in('title', ['two', 'four']).order('title'),
      { data: [{ pay: 100 }, { pay: null }] },
    ],
    'a column that every one of many lacks': [
      (db) =>
        db
          .from('jobs')
          .insert([{ title: 'five', pay: 1 }, { title: 'six' }], { defaultToNull: false })
          .select('title,pay,state'),
      {
        data: [
          { title: 'five', pay: 1, state: 'open' },
          { title: 'six', pay: 100, state: 'open' },
        ],
      },
    ],
    'insert of documents, lists and ranges': [
      (db) =>
        db
          .from('growers')
          .insert({ id: 109, name: 'Faraja', facts: { a: [1] }, crates: ['x,y', 'z"'], hours: '[1,3)' })
          .select('facts,crates,hours'),
      { data: [{ facts: { a: [1] }, crates: ['x,y', 'z"'], hours: '[1,3)' }] },
    ],
    'insert of what is there already': [
      (db) => db.from('crops').insert({ id: 1, name: 'maize' }),
      {
        status: 409,
        error: {
          code: '23505',
          message: 'duplicate key value violates unique constraint "crops_pkey"',
          details: 'Key (id)=(1) already exists.',
        },
      },
    ],
    'insert without a value that is needed': [
      (db) => db.from('crops').insert({ id: 110 }),
      { status: 400, error: { code: '23502' } },
    ],
    'insert of a value that a check refuses': [
      (db) => db.from('growers').insert({ name: 'Gitau', age: -1 }),
      { status: 400, error: { code: '23514' } },
    ],
    'insert of an unknown column': [
      (db) => db.from('crops').insert({ id: 111, nothing: 1 }),
      {
        status: 400,
        error: {
          code: 'PGRST204',
          message: "Could not find the 'nothing' column of 'crops' in the schema cache",
        },
      },
    ],
    'insert into a generated column': [
      (db) => db.from('growers').insert({ name: 'Hawi', words: 'x' }),
      { status: 400, error: { code: '428C9' } },
    ],
    'upsert of a new row': [
      (db) => db.from('crops').upsert({ id: 120, name: 'new' }).select('name'),
      { status: 201, data: [{ name: 'new' }] },
    ],
    'upsert of a row that is there': [
      (db) => db.from('crops').upsert({ id: 100, name: 'changed' }).select('name'),
      { status: 200, data: [{ name: 'changed' }] },
    ],
    'upsert answers nothing': [
      (db) => db.from('crops').upsert({ id: 100, name: 'again' }),
      { status: 200, data: null, error: null },
    ],
    'upsert of many': [
      (db) =>
        db
          .from('crops')
          .upsert([
            { id: 100, name: 'first' },
            { id: 121, name: 'second' },
          ])
          .select('name'),
      { data: [{ name: 'first' }, { name: 'second' }] },
    ],
    'upsert by another column': [
      (db) =>
        db
          .from('growers')
          .upsert({ name: 'Dida', village: 'Lamu' }, { onConflict: 'name' })
          .select('id,village'),
      { data: [{ id: 4, village: 'Lamu' }] },
    ],
    'upsert by two columns': [
      (db) =>
        db
          .from('shelves')
          .upsert({ aisle: 1, level: 1, holds: 'seed' }, { onConflict: 'aisle,level' })
          .select(),
      { status: 201, data: [{ aisle: 1, level: 1, holds: 'seed' }] },
    ],
    'upsert that keeps what is there': [
      (db) => db.from('crops').upsert({ id: 1, name: 'other' }, { ignoreDuplicates: true }).select(),
      { data: [] },
    ],
    'upsert that kept what was there': [
      (db) => db.from('crops').select('name').eq('id', 1),
      [{ name: 'maize' }],
    ],
    'upsert leaves other columns alone': [
      (db) => db.from('crops').upsert({ id: 2, name: 'beans' }).select(),
      { data: [{ id: 2, name: 'beans', price: 120 }] },
    ],
    'upsert by a column that is not unique': [
      (db) => db.from('growers').upsert({ name: 'x', village: 'y' }, { onConflict: 'village' }),
      { status: 400, error: { code: '42P10' } },
    ],
    'upsert of many with their defaults': [
      (db) =>
        db
          .from('growers')
          .upsert(
            [
              { id: 130, name: 'Imani', village: 'Embu' },
              { id: 131, name: 'Juma' },
            ],
            { defaultToNull: false },
          )
          .select('id,season'),
      {
        data: [
          { id: 130, season: 'dry' },
          { id: 131, season: 'dry' },
        ],
      },
    ],
    'upsert of many with their defaults, each with other columns': [
      (db) =>
        db
          .from('jobs')
          .upsert([{ title: 'seven' }, { title: 'eight', pay: 8 }], { defaultToNull: false })
          .select('title,pay'),
      {
        data: [
          { title: 'seven', pay: 100 },
          { title: 'eight', pay: 8 },
        ],
      },
    ],
    'update answers nothing': [
      (db) => db.from('crops').update({ price: 1 }).eq('id', 100),
      { status: 204, data: null, error: null },
    ],
    'update with its rows': [
      (db) => db.from('crops').update({ price: 2 }).eq('id', 100).select('id,price'),
      { status: 200, data: [{ id: 100, price: 2 }] },
    ],
    'update, counted': [
      (db) => db.from('crops').update({ price: 3 }, { count: 'exact' }).in('id', [103, 104]),
      { status: 204, count: 2 },
    ],
    'update, single': [
      (db) => db.from('crops').update({ price: 4 }).eq('id', 103).select('price').single(),
      { status: 200, data: { price: 4 } },
    ],
    'update of none': [
      (db) => db.from('crops').update({ price: 5 }).eq('id', 9999).select(),
      { status: 200, data: [] },
    ],
    'update, single of none': [
      (db) => db.from('crops').update({ price: 5 }).eq('id', 9999).select().single(),
      { status: 406, error: { code: 'PGRST116' } },
    ],
    'update with nothing': [
      (db) => db.from('crops').update({}).eq('id', 1).select(),
      { status: 200, data: [] },
    ],
    'update with a relation in its answer': [
      (db) => db.from('plots').update({ area: 3 }).eq('id', 12).select('area,growers(name)'),
      { data: [{ area: 3, growers: { name: 'Baraka' } }] },
    ],
    'update of the column that is asked for': [
      (db) => db.from('crops').update({ name: 'renamed' }).eq('name', 'a').select('id,name'),
      { data: [{ id: 103, name: 'renamed' }] },
    ],
    'update of the column that is asked for, with a relation': [
      (db) => db.from('plots').update({ label: 'Newer' }).eq('label', 'New').select('label,growers(name)'),
      { data: [{ label: 'Newer', growers: { name: 'Baraka' } }] },
    ],
    'update of the column that is asked for, with a cast': [
      (db) => db.from('plots').update({ label: 'Newest' }).eq('label', 'Newer').select('label,area::text'),
      { data: [{ label: 'Newest', area: expect.any(String) }] },
    ],
    'update of many, with a relation, by or': [
      (db) =>
        db
          .from('plots')
          .update({ label: 'Both' })
          .or('label.eq.Newest,id.eq.11')
          .select('id,growers(name)')
          .order('id'),
      {
        data: [
          { id: 11, growers: { name: 'Amina' } },
          { id: expect.any(Number), growers: { name: 'Baraka' } },
        ],
      },
    ],
    'update of an unknown column': [
      (db) => db.from('crops').update({ nothing: 1 }).eq('id', 1),
      { status: 400, error: { code: 'PGRST204' } },
    ],
    'update through a view': [
      (db) => db.from('large_plots').update({ label: 'Northern' }).eq('id', 10).select('label'),
      { data: [{ label: 'Northern' }] },
    ],
    'max-affected of an update that is kept': [
      (db) =>
        db.from('crops').update({ price: 6 }).eq('id', 103).setHeader('Prefer', atMost(1)).select('price'),
      { data: [{ price: 6 }] },
    ],
    'max-affected of an update that is exceeded': [
      (db) =>
        db.from('crops').update({ price: 7 }).in('id', [103, 104]).setHeader('Prefer', atMost(1)).select(),
      {
        status: 400,
        error: {
          code: 'PGRST124',
          message: 'Query result exceeds max-affected preference constraint',
          details: 'The query affects 2 rows',
        },
      },
    ],
    'max-affected of a delete that is exceeded': [
      (db) => db.from('crops').delete().in('id', [103, 104]).setHeader('Prefer', atMost(1)).select(),
      { status: 400, error: { code: 'PGRST124' } },
    ],
    'delete answers nothing': [
      (db) => db.from('crops').delete().eq('id', 106),
      { status: 204, data: null, error: null },
    ],
    'delete with its rows': [
      (db) => db.from('crops').delete().eq('id', 107).select('name'),
      { status: 200, data: [{ name: 'e' }] },
    ],
    'delete, counted': [
      (db) => db.from('crops').delete({ count: 'exact' }).in('id', [103, 104]),
      { status: 204, count: 2 },
    ],
    'delete of none': [(db) => db.from('crops').delete().eq('id', 9999).select(), { status: 200, data: [] }],
    'delete with a relation in its answer': [
      (db) => db.from('plots').delete().eq('id', 108).select('id,growers(name)'),
      { data: [{ id: 108, growers: { name: 'Baraka' } }] },
    ],
    'delete of what others need': [
      (db) => db.from('workers').delete().eq('id', 1),
      { status: 409, error: { code: '23503', details: expect.stringContaining('still referenced') } },
    ],
  });
  end();
});
