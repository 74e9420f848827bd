import { queryOptions } from '@tanstack/react-query';

import { AppError, toAppError } from '../../lib/app-error.ts';
import { humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/desk.ts';
import { isDoc } from './document.ts';

/** `remedy-golden-milk` → `Golden milk` */
export const pictureName = (name: string): string => humanise(name.replace(/^(?:herb|remedy)-/, ''));

/** Further views of goods in the shop, which show no plant or remedy. */
const GALLERY = /-(?:study|close)$/;

async function readPictures(signal: AbortSignal): Promise<string[]> {
  try {
    const response = await fetch('/pictures/drawings.json', { signal });
    const drawings = response.ok ? ((await response.json()) as unknown) : null;
    if (!isDoc(drawings)) throw new AppError('server', t('The list of pictures could not be read.'));
    return Object.keys(drawings).filter((name) => !GALLERY.test(name));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toAppError(error);
  }
}

/** The names of all drawn pictures a text can have, by name. */
export const picturesQuery = () =>
  queryOptions({
    queryKey: ['content-desk', 'pictures'] as const,
    queryFn: ({ signal }) => readPictures(signal),
    staleTime: 3_600_000,
  });
