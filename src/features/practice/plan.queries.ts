import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

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
