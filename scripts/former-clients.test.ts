// @vitest-environment node
import { existsSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FreshDatabase } from './fresh-database.ts';
import { freshCopy } from './testing-database.ts';

/**
 * Pages of the last release stay open, kept by their service worker or in an app for phones, and go on calling the API they
 * were built for. What the API offered then it offers still; the migrations up to a release say what that was.
 */
let former: FreshDatabase;
let present: FreshDatabase;

const FUNCTIONS_OF_1_0 = [
  'calendar',
  'check-payments',
  'deliver-notifications',
  'mpesa-callback',
  'pay-consultation',
  'pay-order',
  'pay-plan',
  'push-key',
  'remove-files',
  'send-password-reset',
  'send-verification-email',
];

/** What was taken back, and why no page of the release breaks by it. */
const DESK = 'A desk that was open says that it could not load, and is whole when it is opened anew.';
const PAY = 'Called by the edge functions alone, which come with the database.';
const TAKEN_BACK: Readonly<Record<string, string>> = {
  'authenticated consultation_payment_queue()': DESK,
  'authenticated payment_review_queue()': DESK,
  'authenticated record_refund(order_id, amount_kes, reference, note, payment_id)': DESK,
  'authenticated resolve_consultation_payment(consultation_id, decision, receipt)': DESK,
  'authenticated resolve_payment(order_id, decision, payment_id, receipt, note, received_kes)': DESK,
  'authenticated resolve_plan_payment(plan_payment_id, decision, receipt)': DESK,
  'authenticated start_consultation_payment(consultation_id, phone)': PAY,
  'anon start_payment(order_id, phone, order_token)': PAY,
  'authenticated start_payment(order_id, phone, order_token)': PAY,
  'authenticated start_plan_payment(plan_type, phone, expected_kes)': PAY,
};

beforeAll(async () => {
  former = await freshCopy('20261122000000');
  present = await freshCopy();
}, 120_000);
afterAll(async () => {
  await former.close();
  await present.close();
});

/** One call that a role may make. `required`: arguments without a default. */
type Call = {
  role: string;
  name: string;
  arguments: string[];
  required: number;
  answer: string;
  columns: string[];
};

const CALLS = `
  select r.role, p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as arguments,
    p.pronargs - p.pronargdefaults as required, concat_ws(' ', case when p.proretset then 'setof' end, p.prorettype::regtype) as answer,
    coalesce(p.proargnames[p.pronargs + 1:], '{}') as columns
  from pg_proc p cross join (values ('anon'), ('authenticated')) r (role)
  where p.pronamespace = 'public'::regnamespace and has_function_privilege(r.role, p.oid, 'execute')`;

const COLUMNS = `
  select concat_ws(' ', r.role, lower(w.what), format('%I.%I', c.relname, a.attname), format_type(a.atttypid, a.atttypmod)) as may
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join (values ('anon'), ('authenticated')) r (role) cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) w (what)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and has_column_privilege(r.role, c.oid, a.attnum, w.what)
  union all
  select concat_ws(' ', r.role, 'delete', c.relname)
  from pg_class c cross join (values ('anon'), ('authenticated')) r (role)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and has_table_privilege(r.role, c.oid, 'DELETE')`;

test('every call of release 1.0 is still answered', async () => {
  const calls = await former.database.sql.rows<Call>(CALLS);
  const now = await present.database.sql.rows<Call>(CALLS);
  expect(calls.length).toBeGreaterThan(170);
  const gone = calls.filter(
    (call) =>
      !now.some(
        (one) =>
          one.role === call.role &&
          one.name === call.name &&
          one.answer === call.answer &&
          call.columns.every((name) => one.columns.includes(name)) &&
          // By name, as PostgREST calls it: what is new has a default.
          call.arguments.every((name) => one.arguments.includes(name)) &&
          one.arguments
            .slice(0, one.required)
            .every((name) => call.arguments.slice(0, call.required).includes(name)),
      ),
  );
  const told = gone.map(({ role, name, arguments: names }) => `${role} ${name}(${names.join(', ')})`);
  expect(told.toSorted()).toEqual(Object.keys(TAKEN_BACK).toSorted());
});

test('every column that pages of release 1.0 read or write is still there', async () => {
  const was = await former.database.sql.rows<{ may: string }>(COLUMNS);
  const is = new Set((await present.database.sql.rows<{ may: string }>(COLUMNS)).map(({ may }) => may));
  expect(was.length).toBeGreaterThan(700);
  expect(was.map(({ may }) => may).filter((one) => !is.has(one))).toEqual([]);
});

test('every function of release 1.0 is still there', () => {
  const folder = path.resolve(import.meta.dirname, '../supabase/functions');
  expect(FUNCTIONS_OF_1_0.filter((name) => !existsSync(path.join(folder, name, 'index.ts')))).toEqual([]);
});
