import type { Json } from '../../lib/database.types.ts';

export type DirectorySort = 'soonest' | 'price_up' | 'rating' | 'name';
const sorts: readonly DirectorySort[] = ['soonest', 'price_up', 'rating', 'name'];
export type Mode = 'video' | 'phone' | 'in_person';
const modes: readonly Mode[] = ['video', 'phone', 'in_person'];

/** What the directory is narrowed by; empty means everybody. */
export type DirectoryFilters = {
  query: string;
  speciality: string;
  language: string;
  county: string;
  mode: Mode | '';
  /** Whole shillings, as typed into the address. */
  maxPrice: string;
  minRating: string;
  sort: DirectorySort;
};

export const noFilters: DirectoryFilters = {
  query: '',
  speciality: '',
  language: '',
  county: '',
  mode: '',
  maxPrice: '',
  minRating: '',
  sort: 'soonest',
};

const matching = (value: string | null, pattern: RegExp): string =>
  value && pattern.test(value) ? value : '';

/** Reads `?q=&speciality=&language=&county=&mode=&max_price=&min_rating=&sort=`; what makes no sense is left out. */
export function readFilters(parameters: URLSearchParams): DirectoryFilters {
  const sort = sorts.find((one) => one === parameters.get('sort'));
  return {
    query: (parameters.get('q') ?? '').slice(0, 80),
    speciality: matching(parameters.get('speciality'), /^[a-z-]{1,40}$/),
    language: matching(parameters.get('language'), /^[\p{L} -]{2,30}$/u),
    county: matching(parameters.get('county'), /^[\p{L}' /-]{2,40}$/u),
    mode: modes.find((one) => one === parameters.get('mode')) ?? '',
    maxPrice: matching(parameters.get('max_price'), /^\d{1,6}$/),
    minRating: matching(parameters.get('min_rating'), /^[1-5]$/),
    sort: sort ?? 'soonest',
  };
}

/** The search part of an address; '' for the whole directory. */
export function writeFilters(filters: DirectoryFilters): string {
  const parameters = new URLSearchParams();
  const set = (key: string, value: string): void => {
    if (value.trim()) parameters.set(key, value.trim());
  };
  set('q', filters.query);
  set('speciality', filters.speciality);
  set('language', filters.language);
  set('county', filters.county);
  set('mode', filters.mode);
  set('max_price', filters.maxPrice);
  set('min_rating', filters.minRating);
  if (filters.sort !== 'soonest') set('sort', filters.sort);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** As `browse_practitioners` takes them. */
export const askedOf = (filters: DirectoryFilters): Json => ({
  query: filters.query,
  speciality: filters.speciality,
  language: filters.language,
  county: filters.county,
  mode: filters.mode,
  max_price_kes: filters.maxPrice,
  min_rating: filters.minRating,
  sort: filters.sort,
  page_size: '50',
});

/** How many filters are on, besides the words and the order. */
export const countFilters = ({ query: _query, sort: _sort, ...rest }: DirectoryFilters): number =>
  Object.values(rest).filter(Boolean).length;
