/** A practitioner whose hours can be booked and paid, for tests of consultations from the click to the confirmed hour. */
import type { TestUser } from '../testing.ts';
import type { PaymentShop } from './mpesa-testing.ts';

/** A practice that is open around the clock, with one service of an hour for KSh 2,000. */
export type TestPractice = { owner: TestUser; serviceId: number };

export async function openTestPractice({ stack }: PaymentShop): Promise<TestPractice> {
  const owner = await stack.createUser();
  await stack.sql.rows("insert into public.user_roles (user_id, role) values ($1, 'practitioner')", [
    owner.id,
  ]);
  const [practice] = await stack.sql.rows<{ id: string }>(
    `update public.practitioners
     set display_name = 'Mutheu, "M.Sc."; Wambua', licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = current_date + 300,
       verified_at = now(), status = 'active', slot_minutes = 60, buffer_after_minutes = 0, min_notice_minutes = 0,
       works_on_holidays = true
     where user_id = $1 returning id`,
    [owner.id],
  );
  await stack.sql.rows(
    `insert into public.practice_hours (practitioner_id, weekday, opens, closes)
     select $1::uuid, d, '00:00', '24:00' from generate_series(1, 7) d`,
    [practice?.id],
  );
  const [service] = await stack.sql.rows<{ id: number }>(
    `insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
     values ($1, 'First visit', 60, 2000, '{video}') returning id`,
    [practice?.id],
  );
  return { owner, serviceId: Number(service?.id) };
}

/** A full hour so many hours from now. */
export const hourAhead = (hours: number): string =>
  new Date(Math.floor(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString();

/** Holds an hour for a client who means to pay. Throws when it is refused. */
export async function holdHour(client: TestUser, serviceId: number, hours: number): Promise<string> {
  const { data, error } = await client.client.rpc('book_consultation', {
    service_id: serviceId,
    starts_at: hourAhead(hours),
    mode: 'video',
    pay_with: 'mpesa',
    client_key: crypto.randomUUID(),
    contact_name: 'Wanjiku Kamau',
  });
  if (error) throw new Error(`book_consultation: ${error.message}`);
  return (data as { id: string }).id;
}
