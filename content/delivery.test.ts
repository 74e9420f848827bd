import { expect, it } from 'vitest';

import { categories } from './categories.ts';
import { deliveryZones, shopSettings } from './delivery.ts';
import { categoryIds, categorySchema, shopSettingsSchema, zoneSchema } from './schema.ts';

const counties = deliveryZones.flatMap((zone) => zone.counties);

/** The First Schedule of the Constitution of Kenya, in its order. */
const firstSchedule = [
  ['Mombasa', 'Kwale', 'Kilifi', 'Tana River', 'Lamu', 'Taita/Taveta', 'Garissa', 'Wajir', 'Mandera'],
  ['Marsabit', 'Isiolo', 'Meru', 'Tharaka-Nithi', 'Embu', 'Kitui', 'Machakos', 'Makueni', 'Nyandarua'],
  ['Nyeri', 'Kirinyaga', "Murang'a", 'Kiambu', 'Turkana', 'West Pokot', 'Samburu', 'Trans Nzoia'],
  ['Uasin Gishu', 'Elgeyo/Marakwet', 'Nandi', 'Baringo', 'Laikipia', 'Nakuru', 'Narok', 'Kajiado'],
  ['Kericho', 'Bomet', 'Kakamega', 'Vihiga', 'Bungoma', 'Busia', 'Siaya', 'Kisumu', 'Homa Bay'],
  ['Migori', 'Kisii', 'Nyamira', 'Nairobi City'],
].flat();

it('delivers to each of the 47 counties from exactly one zone', () => {
  expect(firstSchedule).toHaveLength(47);
  expect(counties.toSorted()).toEqual(firstSchedule.toSorted());
});

it('keeps zones, settings and categories to their schemas', () => {
  for (const zone of deliveryZones) expect(zoneSchema.safeParse(zone).error).toBeUndefined();
  expect(shopSettingsSchema.safeParse(shopSettings).error).toBeUndefined();
  for (const category of categories) expect(categorySchema.safeParse(category).error).toBeUndefined();
  expect(categories.map((category) => category.id)).toEqual([...categoryIds]);
});

it('charges KSh 250 in Nairobi and never less elsewhere', () => {
  const nairobi = deliveryZones.find((zone) => zone.counties.includes('Nairobi City'));
  expect(nairobi).toMatchObject({ base_fee_kes: 250, base_weight_g: 2_000, extra_kg_fee_kes: 100 });
  for (const zone of deliveryZones) expect(zone.base_fee_kes).toBeGreaterThanOrEqual(250);
});

it('holds pieces for 15 minutes, takes up to KSh 5,000 in cash, and returns for 30 days', () => {
  expect(shopSettings).toEqual({ cash_limit_kes: 5_000, hold_minutes: 15, return_days: 30 });
});
