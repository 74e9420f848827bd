import { z } from 'zod';

import { shapeSchema } from './by-hand.ts';

/** Raise it when an older product could not read what is written. */
export const FORMAT = 1;
export const PRODUCT = 'mizizi';

/** The first entry of a backup: what it holds. */
export const MANIFEST = 'manifest.json';
/** The last one: that it is whole, and the checksum of each file. */
export const END = 'end.json';
export const FILES = 'files/';

const table = z.object({
  name: z.string(),
  columns: z.string(),
  compared: z.string(),
  /** Where the archive has its rows, in parts: `<folder>/0001` and so on, each a piece of what COPY wrote. */
  folder: z.string(),
  rows: z.number(),
  sum: z.string().nullable(),
  /** For tables and columns that no migration makes. */
  shape: shapeSchema.optional(),
});

export const manifestSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.number(),
  version: z.string(),
  /** When its rows were read, ISO 8601. */
  madeAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ version: z.string(), name: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** On disk, with its indexes. */
  databaseBytes: z.number(),
  /** Names of the settings that were set, and are not in it; older backups do not say. */
  settings: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)).optional(),
  /** For people who look which of two backups they want. */
  newestOrder: z.object({ number: z.string(), at: z.string() }).optional(),
});

export const endSchema = z.object({
  /** SHA-256 of each, by its name in the data directory. */
  files: z.record(z.string(), z.string()),
  bytes: z.number(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type End = z.infer<typeof endSchema>;
