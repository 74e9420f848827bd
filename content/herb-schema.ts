import { z } from 'zod';

import { chosenHerbFields, type ChosenField, type ChosenKey } from './chosen-fields.ts';
import { drugIds, conditionIds } from './medicines/ids.ts';
import {
  citesAppendices,
  doseBases,
  doseUnits,
  evidenceGrades,
  externalForms,
  growing,
  herbLanguages,
  internalForms,
  lifeStages,
  meetings,
  plantParts,
  powers,
  qualities,
  redListCategories,
  severities,
  tastes,
  tastesAfter,
  useTopics,
  warningLevels,
} from './vocabulary.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const name = z.string().trim().min(2).max(60);
const prose = z
  .string()
  .trim()
  .refine((text) => !/\s{2,}|\n/.test(text), 'one paragraph with single spaces');
const sentence = prose.min(12).max(320);
const referenceIds = z.array(z.string().min(2)).min(1);

const lifeStageSchema = z.strictObject({
  status: z.enum(lifeStages),
  text: sentence,
});

const preparationSchema = z
  .strictObject({
    form: z.enum([...internalForms, ...externalForms]),
    part: z.enum(plantParts),
    /** Herb to liquid or carrier, with household measures. */
    ratio: prose.min(8).max(140),
    steps: z.array(prose.min(8).max(200)).min(2).max(6),
    /** One taking, counted in `unit`. */
    dose: z.number().positive(),
    unit: z.enum(doseUnits),
    times_a_day: z.number().int().min(1).max(6),
    /** In `unit`; the dose helper never goes above it. */
    max_a_day: z.number().positive(),
    /** Null for ordinary food. */
    max_days: z.number().int().positive().nullable(),
    min_age_years: z.number().min(0).max(21),
    /** Whether its form is one of the external ones. */
    external: z.boolean(),
    basis: z.enum(doseBases),
    references: referenceIds,
  })
  .refine((p) => p.dose * p.times_a_day <= p.max_a_day + 1e-9, 'the day is more than its maximum')
  .refine((p) => p.max_days !== null || p.form === 'food' || p.external, 'only food has no last day');

const interactionSchema = z.strictObject({
  drug: z.enum(drugIds),
  severity: z.enum(severities),
  acts: z.enum(meetings),
  mechanism: sentence,
  advice: sentence,
  references: referenceIds.optional(),
});

/** A pair that was looked up without finding anything against it: only such a pair may be called clear. */
const nothingFoundSchema = z.union([
  z.strictObject({
    drug: z.enum(drugIds),
    references: referenceIds,
    looked_up: z.string().regex(/^20\d\d-\d\d$/),
  }),
  z.strictObject({
    condition: z.enum(conditionIds),
    references: referenceIds,
    looked_up: z.string().regex(/^20\d\d-\d\d$/),
  }),
]);

const dosha = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const ayurvedaSchema = z.strictObject({
  sanskrit: z.array(name).min(1),
  rasa: z.array(z.enum(tastes)).min(1),
  guna: z.array(z.enum(qualities)).min(1),
  virya: z.enum(powers),
  vipaka: z.enum(tastesAfter),
  /** −1 calms, 0 leaves, 1 raises. */
  dosha: z.strictObject({ vata: dosha, pitta: dosha, kapha: dosha }),
  /** What it is traditionally taken with, or null. */
  anupana: prose.min(4).max(120).nullable(),
});

const herbReferenceSchema = z.strictObject({
  /** Cited by uses and preparations of the same herb. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().trim().min(5).max(260),
  publisher: z.string().trim().min(2).max(120),
  year: z.number().int().min(1980).max(2026).nullable(),
  url: z.url({ protocol: /^https$/ }).nullable(),
});

type Choice<F extends ChosenField> = z.ZodEnum<{ [V in F['values'][number]]: V }>;
type ChosenSchema<F extends ChosenField> = F extends { many: true }
  ? F extends { needed: true }
    ? z.ZodArray<Choice<F>>
    : z.ZodDefault<z.ZodArray<Choice<F>>>
  : z.ZodDefault<z.ZodNullable<Choice<F>>>;

function chosenSchema({ values, many, needed }: ChosenField) {
  const one = z.enum(values);
  if (!many) return one.nullable().default(null);
  return needed ? z.array(one).min(1) : z.array(one).default([]);
}

const chosen = Object.fromEntries(
  Object.entries<ChosenField>(chosenHerbFields).map(([key, field]) => [key, chosenSchema(field)]),
) as { [K in ChosenKey]: ChosenSchema<(typeof chosenHerbFields)[K]> };

/** A field that comes later has a `.default(…)`, which `laterHerbFields` repeats for the pages: older rows lack it. */
export const herbSchema = z.strictObject({
  slug,
  /** Accepted name without author; the names of all parts for a compound such as triphala. */
  accepted_name: z.string().regex(/^[A-Z][a-z]+ (× )?[a-z-]+(,? (and )?[A-Z][a-z]+ [a-z-]+)*$/),
  family: z.string().regex(/^[A-Z][a-z]+eae( and [A-Z][a-z]+eae)?$/),
  synonyms: z.array(z.string().min(5).max(80)),
  names: z
    .partialRecord(z.enum(herbLanguages), z.array(name).min(1))
    .refine((names) => names.english !== undefined, 'an English name'),
  /** Market names and spellings people search, in any other language. */
  other_names: z.array(name),
  /** Line on a card and description of the page. */
  summary: prose.min(40).max(170),
  about: prose.min(80).max(700),
  /** First line of the safety box for plants that can poison. */
  alert: sentence.nullable(),
  look_alikes: z.array(z.strictObject({ name: prose.min(3).max(80), difference: sentence })),
  ...chosen,
  preparations: z.array(preparationSchema),
  /** Why there is no preparation, exactly when there is none. */
  no_preparation_reason: sentence.nullable(),
  uses: z
    .array(
      z.strictObject({
        topic: z.enum(useTopics),
        text: sentence,
        evidence: z.enum(evidenceGrades),
        references: referenceIds,
        /** Written only as false: a use that we speak against, whatever its grade. */
        advised: z.literal(false).optional(),
      }),
    )
    .min(1),
  contraindications: z.array(
    z.strictObject({ condition: z.enum(conditionIds), level: z.enum(warningLevels), text: sentence }),
  ),
  pregnancy: lifeStageSchema,
  lactation: lifeStageSchema,
  children: lifeStageSchema,
  interactions: z.array(interactionSchema),
  nothing_found: z.array(nothingFoundSchema).default([]),
  side_effects: z.array(prose.min(4).max(200)).min(1),
  storage: prose.min(12).max(200),
  conservation: z.strictObject({
    /** IUCN Red List category where we are sure of it. */
    iucn: z.enum(redListCategories).nullable(),
    cites: z.enum(citesAppendices).nullable(),
    note: sentence.nullable(),
  }),
  grows_in_kenya: z.enum(growing),
  ayurveda: ayurvedaSchema.nullable(),
  references: z.array(herbReferenceSchema).min(1),
  /** Names a plate in content/products/plates.ts or content/herbs/plates.ts. */
  picture: slug,
  /** Month of our own last check against the references. No clinician has signed off any monograph yet. */
  reviewed_at: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
});

export type Herb = z.infer<typeof herbSchema>;
export type HerbReference = z.infer<typeof herbReferenceSchema>;
export type Interaction = z.infer<typeof interactionSchema>;
export type Preparation = z.infer<typeof preparationSchema>;
export type LifeStage = z.infer<typeof lifeStageSchema>;
export type Ayurveda = z.infer<typeof ayurvedaSchema>;

/** Whether a form stays outside the body. */
export const isExternalForm = (form: Preparation['form']): boolean =>
  externalForms.some((external) => external === form);
