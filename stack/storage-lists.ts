import { rewrite, withoutLength } from './storage-rewrite.ts';

/** The most objects a folder listing looks through; lite lists every object below a folder. */
const MOST_LISTED = 10_000;

interface StoredObject {
  name: string;
  id: string;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: unknown;
}

interface ListQuery {
  prefix?: string;
  limit?: number;
  offset?: number;
}

export async function listFolder(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const query = (await request
    .clone()
    .json()
    .catch(() => null)) as ListQuery | null; // not JSON: the stock API says so
  if (!query) return next(request);
  const folder = String(query.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const all = new Request(request.url, {
    method: 'POST',
    headers: withoutLength(request.headers),
    body: JSON.stringify({ ...query, prefix: folder ? `${folder}/` : '', limit: MOST_LISTED, offset: 0 }),
  });
  return rewrite(await next(all), (objects: StoredObject[]) => {
    const offset = query.offset ?? 0;
    return folderEntries(objects, folder).slice(offset, offset + (query.limit ?? 100));
  });
}

/** The objects directly in `folder`, and one entry without an id for each folder in it. */
function folderEntries(objects: StoredObject[], folder: string): object[] {
  const entries = new Map<string, object>();
  for (const { name, id, updated_at, created_at, last_accessed_at, metadata } of objects) {
    // LIKE takes `_` and `%` of a folder's name for wildcards.
    if (folder && !name.startsWith(`${folder}/`)) continue;
    const rest = folder ? name.slice(folder.length + 1) : name;
    const [first = '', ...deeper] = rest.split('/');
    if (!first) continue;
    entries.set(
      first,
      deeper.length > 0
        ? {
            name: first,
            id: null,
            updated_at: null,
            created_at: null,
            last_accessed_at: null,
            metadata: null,
          }
        : { name: first, id, updated_at, created_at, last_accessed_at, metadata },
    );
  }
  return [...entries.values()];
}

interface PagesQuery {
  prefix?: string;
  limit?: number;
  cursor?: string;
  with_delimiter?: boolean;
  sortBy?: { column?: 'name' | 'created_at' | 'updated_at'; order?: 'asc' | 'desc' } | null;
}

interface Entry {
  /** By which it is sorted: the column asked for, then the name. */
  place: [string, string];
  folder?: { name: string; key: string };
  object?: object;
}

const MOST_ON_PAGE = 1000;

/** `listV2` of storage-js: everything below a prefix, page by page, folders gathered when asked for. */
export async function listPages(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const query = (await request.json()) as PagesQuery;
  const { prefix = '', limit = MOST_ON_PAGE, cursor, sortBy } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after === null) {
    const refused = { statusCode: '400', error: 'InvalidRequest', message: 'cursor is not one of ours.' };
    return Response.json(refused, { status: 400 });
  }
  const all = new Request(request.url.replace('/list-v2/', '/list/'), {
    method: 'POST',
    headers: withoutLength(request.headers),
    body: JSON.stringify({ prefix, limit: MOST_LISTED, offset: 0 }),
  });
  const direction = sortBy?.order === 'desc' ? -1 : 1;
  return rewrite(await next(all), (objects: StoredObject[]) => {
    const entries = entriesBelow(objects, query)
      .filter(({ place }) => !after || direction * compare(place, after) > 0)
      .toSorted((a, b) => direction * compare(a.place, b.place));
    const page = entries.slice(0, Math.min(limit, MOST_ON_PAGE));
    const hasNext = entries.length > page.length;
    const last = page.at(-1);
    return {
      hasNext,
      folders: page.flatMap(({ folder }) => folder ?? []),
      objects: page.flatMap(({ object }) => object ?? []),
      ...(hasNext && last ? { nextCursor: btoa(encodeURIComponent(JSON.stringify(last.place))) } : {}),
    };
  });
}

function entriesBelow(objects: StoredObject[], { prefix = '', with_delimiter, sortBy }: PagesQuery): Entry[] {
  const folders = new Map<string, Entry>();
  const found: Entry[] = [];
  for (const { name, id, updated_at, created_at, last_accessed_at, metadata } of objects) {
    if (!name.startsWith(prefix)) continue;
    const end = with_delimiter ? name.indexOf('/', prefix.length) : -1;
    if (end >= 0) {
      const folder = name.slice(0, end + 1);
      folders.set(folder, { place: [folder, folder], folder: { name: folder, key: name.slice(0, end) } });
      continue;
    }
    const { column = 'name' } = sortBy ?? {};
    const place: Entry['place'] = [{ name, created_at, updated_at }[column] ?? '', name];
    found.push({
      place,
      object: { name, key: name, id, updated_at, created_at, last_accessed_at, metadata },
    });
  }
  return [...folders.values(), ...found];
}

/** In the order of the letters' codes, as the storage API sorts names. */
function compare([a, nameA]: Entry['place'], [b, nameB]: Entry['place']): number {
  if (a !== b) return a < b ? -1 : 1;
  if (nameA === nameB) return 0;
  return nameA < nameB ? -1 : 1;
}

function readCursor(cursor: string): Entry['place'] | null {
  try {
    const place: unknown = JSON.parse(decodeURIComponent(atob(cursor)));
    const [first, second]: unknown[] = Array.isArray(place) ? place : [];
    return typeof first === 'string' && typeof second === 'string' ? [first, second] : null;
  } catch {
    return null;
  }
}
