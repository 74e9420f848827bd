import { z } from 'zod';

import { conditionIds } from './medicines/ids.ts';
import { complaintIds } from './remedies/complaints.ts';
import { ingredientIds } from './remedies/ingredients.ts';
import { redFlagIds } from './remedies/red-flags.ts';
import {
  ayurvedicPreparations,
  evidenceGrades,
  powers,
  qualities,
  remedyKinds,
  tastes,
  tastesAfter,
  warningLevels,
} from './vocabulary.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const prose = z
  .string()
  .trim()
  .refine((text) => !/\s{2,}|\n/.test(text), 'one paragraph with single spaces');
const sentence = prose.min(12).max(320);

export const referenceSchema = z.strictObject({
  title: z.string().trim().min(4).max(200),
  publisher: z.string().trim().min(2).max(120),
  year: z.number().int().min(1980).max(2026).nullable(),
  url: z.url({ protocol: /^https$/ }).nullable(),
});
export type Reference = z.infer<typeof referenceSchema>;

const dosha = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

const ayurvedaSchema = z.strictObject({
  sanskrit: z.string().trim().min(3).max(60),
  preparation: z.enum(ayurvedicPreparations),
  rasa: z.array(z.enum(tastes)).min(1),
  guna: z.array(z.enum(qualities)).min(1),
  virya: z.enum(powers),
  vipaka: z.enum(tastesAfter),
  /** −1 calms, 0 leaves, 1 raises. */
  dosha: z.strictObject({ vata: dosha, pitta: dosha, kapha: dosha }),
  /** What it is traditionally taken with, or null. */
  anupana: prose.min(4).max(120).nullable(),
});

export const remedySchema = z.strictObject({
  slug,
  title: z.string().trim().min(5).max(70),
  kind: z.enum(remedyKinds),
  complaints: z.array(z.enum(complaintIds)).min(1),
  /** Line on a card and description of the page. */
  summary: prose.min(40).max(170),
  for_whom: sentence,
  /** Who leaves it (`avoid`) and who asks a clinician first (`caution`). */
  not_for: z
    .array(
      z.strictObject({
        condition: z.enum(conditionIds),
        level: z.enum(warningLevels),
        text: sentence,
        /** On `child`: from this age, in years, the line has nothing more to say. */
        until_years: z.number().positive().max(18).optional(),
        /** What to do, where "leave it out" or "ask first" is the wrong thing to say. */
        advice: sentence.optional(),
      }),
    )
    .min(1),
  ingredients: z
    .array(
      z.strictObject({
        ingredient: z.enum(ingredientIds),
        amount: prose.min(3).max(90),
        optional: z.boolean(),
      }),
    )
    .min(1),
  steps: z.array(prose.min(12).max(260)).min(2).max(7),
  /** How one uses it in a day, in words. */
  dose: sentence,
  limits: z.strictObject({
    max_a_day: z.number().positive(),
    unit: z.string().trim().min(2).max(30),
    /** Null for ordinary food and first aid. */
    max_days: z.number().int().positive().nullable(),
    min_age_years: z.number().min(0).max(21),
  }),
  /** On the skin, in the mouth and spat out, or in the nose; not swallowed. */
  external: z.boolean(),
  evidence: z.enum(evidenceGrades),
  evidence_text: sentence,
  references: z.array(referenceSchema).min(1),
  see_clinician: z.array(sentence).min(2).max(6),
  /** Shown before the remedy; any of them ends it and offers no product. */
  red_flags: z.array(z.enum(redFlagIds)).min(1),
  keeps: prose.min(8).max(160),
  /** Base name of its drawn picture. */
  picture: slug,
  ayurveda: ayurvedaSchema.nullable(),
  /** Herbs it uses or stands beside, and what we sell that fits; shown below the safety notes. */
  herb_slugs: z.array(slug),
  product_skus: z.array(z.string().regex(/^(HRB|SFD|SUP|TEA|OIL)-\d{3}$/)),
  reviewed_at: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
});
export type Remedy = z.infer<typeof remedySchema>;
