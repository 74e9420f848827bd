import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** Settles a message of the inbox, or takes that back. */
export async function setMessageState(id: string, state: 'new' | 'answered' | 'spam'): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('contact_messages').update({ state }).eq('id', id).select('id').single());
}

export type Testimonial = { name: string; location: string | null; quote: string; rating: number };

/** Writes a testimonial; without `id` a new one, which is shown at once. */
export async function saveTestimonial(id: string | null, values: Testimonial): Promise<void> {
  const { from } = await getSupabase();
  const table = from('testimonials');
  unwrap(
    await (id === null ? table.insert(values) : table.update(values).eq('id', id)).select('id').single(),
  );
}

export async function showTestimonial(id: string, isActive: boolean): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('testimonials').update({ is_active: isActive }).eq('id', id).select('id').single());
}

/** Gives or takes a plan; without `until` a paid one has no end. */
export async function setPlan(userId: string, plan: string, until: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_user_plan', { user_uuid: userId, plan_type: plan, until }));
}
