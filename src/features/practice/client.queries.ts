import { queryOptions } from '@tanstack/react-query';

import { productSearch } from '../../entities/needs/product-search.ts';
import { AppError, unwrap } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/care.ts';
import { bookingColumns, practiceKey } from './practice.queries.ts';

const clientColumns =
  'id, number, client_name, service_name, mode, minutes, starts_at, ends_at, state, covered_by, practitioner_id, client_id, contact_phone, price_kes, client_joined_at' as const;
type ClientRow = Pick<
  Database['public']['Tables']['consultations']['Row'],
  | 'id'
  | 'number'
  | 'client_name'
  | 'service_name'
  | 'mode'
  | 'minutes'
  | 'starts_at'
  | 'ends_at'
  | 'state'
  | 'covered_by'
  | 'practitioner_id'
  | 'client_id'
  | 'contact_phone'
  | 'price_kes'
  | 'client_joined_at'
>;

/** One booking of the practice with what its client has booked before. */
export const clientQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...practiceKey(userId), 'client', id],
    queryFn: async () => {
      const { from } = await getSupabase();
      const found = await from('consultations').select(clientColumns).eq('id', id).maybeSingle();
      const row: ClientRow | null = unwrap(found);
      if (!row) throw new AppError('not_found', t('We could not find this consultation.'));
      const others =
        row.client_id === null
          ? []
          : unwrap(
              await from('consultations')
                .select(bookingColumns)
                .eq('client_id', row.client_id)
                .eq('practitioner_id', row.practitioner_id)
                .neq('id', id)
                .order('starts_at', { ascending: false })
                .limit(20),
            );
      return { ...row, others };
    },
  });

/** How a consultation ended, in the practitioner's words. */
export async function closeConsultation(id: string, outcome: 'completed' | 'no_show'): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('close_consultation', { consultation_id: id, outcome }));
}

/** The practitioner's own note; '' when there is none. */
export const noteQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...practiceKey(userId), 'note', id],
    gcTime: 0,
    queryFn: async (): Promise<{ body: string; updated_at: string | null }> => {
      const { from } = await getSupabase();
      const found = await from('consultation_notes')
        .select('body, updated_at')
        .eq('consultation_id', id)
        .maybeSingle();
      const row: { body: string; updated_at: string } | null = unwrap(found);
      return row ?? { body: '', updated_at: null };
    },
  });

export async function saveNote(id: string, body: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_private_note', { consultation_id: id, body }));
}

type Items = { food_id: string; grams: number }[];

/** A week of meals, Monday first, as `custom_meal_plans` holds them. */
export type PlanWeek = {
  title: string;
  energy_kcal: number;
  days: { breakfast: Items; lunch: Items; supper: Items; snacks: Items }[];
  based_on: string | null;
};

export type PlanDraft = {
  summary: string;
  steps: string[];
  meals: { meal: string; text: string }[];
  week: PlanWeek | null;
  productIds: number[];
};

/** Writes the plan of a consultation, as a draft or for its client to see. Refuses with bad_plan. */
export async function savePlan(id: string, plan: PlanDraft, share: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  const { productIds: product_ids, ...rest } = plan;
  unwrap(await rpc('save_consultation_plan', { consultation_id: id, plan: { ...rest, product_ids }, share }));
}

/** Products whose name or need fits, for whoever writes a plan. */
export const findProductsQuery = (words: string) =>
  queryOptions({
    queryKey: ['plan-products', 'search', words],
    enabled: words.trim().length > 1,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const search = await productSearch(words.trim());
      return unwrap(await rpc('browse_products', { filters: { ...search, page_size: 6 } }));
    },
  });
