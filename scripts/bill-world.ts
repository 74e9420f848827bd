/** A shop with everything that can be paid for: goods, a month of a plan, an hour of the practitioner Mutheu. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { pgtapSql } from './pgtap/extension.ts';
import { freshCopy } from './testing-database.ts';

export interface BillWorld {
  sql: postgres.Sql;
  close: () => Promise<void>;
}

/** With Asha, who buys, and Boss, who may do everything at the desk; through one connection. */
export async function billWorld(): Promise<BillWorld> {
  const fresh = await freshCopy();
  const sql = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  const helpers = readFileSync(path.resolve(import.meta.dirname, '../supabase/tests/00-helpers.sql'), 'utf8');
  await sql.unsafe(pgtapSql()).simple();
  await sql.unsafe(helpers).simple();
  await sql.unsafe(`
    select tests.make_shop(); select tests.make_user('asha'); select tests.make_user('boss');
    select tests.make_user('mutheu');
    insert into public.user_roles (user_id, role)
    values (tests.user_id('boss'), 'admin'), (tests.user_id('mutheu'), 'practitioner');
    update public.products set stock = 1000;
    update public.practitioners set licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = current_date + 300,
      verified_at = now(), status = 'active', slot_minutes = 60, min_notice_minutes = 0, works_on_holidays = true;
    insert into public.practice_hours (practitioner_id, weekday, opens, closes)
    select p.id, d, '00:00', '24:00' from public.practitioners p, generate_series(1, 7) d;
    insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
    select id, 'First visit', 60, 700, '{video}' from public.practitioners;
    select public.tell_mpesa_powers('{status}'); select public.tell_mpesa_account('174379', '555555');
    update public.business_details set kra_pin = 'P051234567Z', vat_since = '2026-01-01';
    insert into public.product_tax (product_id, tax_class) values (9002, 'standard');`);
  return {
    sql,
    close: async () => {
      await sql.end();
      await fresh.close();
    },
  };
}
