import { z } from 'zod';

import { referenceSchema } from './remedy-schema.ts';
import { articleGoals, articleTopics, boxTones } from './vocabulary.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const prose = z
  .string()
  .trim()
  .refine((text) => !/\s{2,}|\n/.test(text), 'one paragraph with single spaces');

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: prose.min(4).max(80) }),
  z.strictObject({ kind: z.literal('paragraph'), text: prose.min(40).max(900) }),
  z.strictObject({
    kind: z.literal('list'),
    is_ordered: z.boolean(),
    items: z.array(prose.min(4).max(300)).min(2).max(10),
  }),
  z.strictObject({
    kind: z.literal('callout'),
    tone: z.enum(boxTones),
    title: prose.min(4).max(70),
    text: prose.min(20).max(500),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      caption: prose.min(8).max(140),
      head: z.array(prose.min(2).max(40)).min(2).max(5),
      rows: z
        .array(z.array(prose.min(1).max(90)))
        .min(2)
        .max(10),
    })
    .refine((table) => table.rows.every((row) => row.length === table.head.length), 'as many cells as heads'),
]);
export type ArticleBlock = z.infer<typeof blockSchema>;

export const articleSchema = z.strictObject({
  slug,
  topic: z.enum(articleTopics),
  goal: z.enum(articleGoals),
  title: z.string().trim().min(8).max(80),
  summary: prose.min(50).max(170),
  body: z.array(blockSchema).min(6),
  /** At 200 words a minute, rounded up. */
  reading_minutes: z.number().int().min(1).max(10),
  sources: z.array(referenceSchema).min(1),
  food_ids: z.array(slug).min(2),
  herb_slugs: z.array(slug),
  product_skus: z.array(z.string().regex(/^(HRB|SFD|SUP|TEA|OIL)-\d{3}$/)),
  reviewed_at: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
});
export type Article = z.infer<typeof articleSchema>;
