import type { Fault } from './fault.ts';

/** Policies, grants and checks of who calls. */
export const strangers: readonly Fault[] = [
  {
    means: 'Every member reads the orders of every other one, with name, phone and landmark.',
    in: { sql: 'alter policy orders_select_own on public.orders using (true)' },
    caughtBy: ['supabase/tests/50-placing.test.sql'],
  },
  {
    means: 'A client reads what the nutritionist wrote about them for nobody else.',
    in: { sql: 'alter policy consultation_notes_select_author on public.consultation_notes using (true)' },
    caughtBy: ['supabase/tests/105-consultation-care.test.sql'],
  },
  {
    means: 'Everybody with an account reads which medicines and illnesses the others have listed.',
    in: { sql: 'alter policy safety_profiles_select_own on public.safety_profiles using (true)' },
    caughtBy: ['supabase/tests/97-safety-profiles.test.sql'],
  },
  {
    means: 'Photos that buyers took for a return, in their homes, open to every member.',
    in: {
      sql: "alter policy return_photos_select_own on storage.objects using (bucket_id = 'return-photos')",
    },
    caughtBy: ['supabase/tests/72-returns.test.sql'],
  },
  {
    means: 'Whoever packs parcels reads what everybody paid, from which number.',
    in: {
      sql: "alter policy payments_select_admin on public.payments using ((select public.has_capability('orders')))",
    },
    caughtBy: ['supabase/tests/110-roles.test.sql'],
  },
  {
    means: 'Whoever knows the id of a consultation cancels, moves and joins it as its client.',
    in: {
      routine: 'private.side_of',
      find: 'when target.client_id = private.caller()',
      put: 'when target.client_id is not null',
    },
    caughtBy: ['supabase/tests/104-consultations.test.sql', 'supabase/tests/105-consultation-care.test.sql'],
  },
  {
    means: 'Whoever makes up a message of M-Pesa gets an order that nobody has paid.',
    in: {
      file: 'supabase/functions/mpesa-callback/handler.ts',
      find: "if (said?.kind === 'answered' && readResult(said.code, 'query').outcome === 'paid') {",
      put: "if (said?.kind === 'answered') {",
    },
    caughtBy: ['supabase/functions/mpesa-callback/handler.test.ts'],
  },
];
