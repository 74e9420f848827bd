import { queryOptions } from '@tanstack/react-query';

import { productColumnNames } from '../../entities/products/product.ts';
import { everyRow, unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { faultText } from '../../words/desk-sentences.ts';
import { type ExportedProduct, type ImportError, type ImportRow, toFile } from './import-file.ts';

export const importsKey = ['product-import'] as const;

/** The last imports, the newest first. */
export const importsQuery = queryOptions({
  queryKey: [...importsKey, 'past'],
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('product_imports')
        .select('id, started_at, created, updated, failed, undone_at')
        .order('started_at', { ascending: false })
        .limit(10),
    );
  },
});

export type BatchAnswer = { created: number; updated: number; unchanged: number; errors: ImportError[] };

/** Sends one batch; a dry run checks everything and writes nothing. Its errors name the rows of the file. */
export async function sendBatch(
  batch: readonly ImportRow[],
  { dryRun, batchId }: { dryRun: boolean; batchId: string },
): Promise<BatchAnswer> {
  const { rpc } = await getSupabase();
  const { created, updated, unchanged, errors } = unwrap(
    await rpc('import_products', {
      rows: batch.map(({ cells }) => cells),
      dry_run: dryRun,
      batch_id: batchId,
      first_row: 1,
    }),
  );
  return {
    created,
    updated,
    unchanged,
    errors: errors.map(({ row, sku, field, message }) => ({
      row: batch[row - 1]?.row ?? 0,
      sku: sku || null,
      field,
      message: faultText(message),
    })),
  };
}

export type Undone = { restored: number; removed: number; archived: number; kept: number };

/** Takes an import back, except for products that somebody has changed since. */
export async function undoImport(batchId: string): Promise<Undone> {
  const { rpc } = await getSupabase();
  const { kept, ...counts } = unwrap(await rpc('undo_import', { batch_id: batchId }));
  return { ...counts, kept: kept.length };
}

async function readProducts(): Promise<ExportedProduct[]> {
  const { from } = await getSupabase();
  return everyRow((start, end) =>
    from('products')
      .select(['id', ...productColumnNames].join(','))
      .order('id')
      .range(start, end)
      .overrideTypes<ExportedProduct[], { merge: false }>(),
  );
}

async function readGalleries(): Promise<Map<number, string[]>> {
  const { from } = await getSupabase();
  const pictures = await everyRow((start, end) =>
    from('product_pictures')
      .select('product_id, picture')
      .order('product_id')
      .order('position')
      .order('id')
      .range(start, end),
  );
  const galleries = new Map<number, string[]>();
  for (const { product_id: id, picture } of pictures)
    galleries.set(id, [...(galleries.get(id) ?? []), picture]);
  return galleries;
}

/** The whole catalogue as a file that the import takes back. */
export async function exportProducts(): Promise<{ csv: string; count: number }> {
  const [products, galleries] = await Promise.all([readProducts(), readGalleries()]);
  return { csv: toFile(products, galleries), count: products.length };
}
