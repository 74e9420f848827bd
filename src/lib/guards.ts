/**
 * Guards for what nobody else vouches for: rows and choices that lie on the device, where an older version, another tab
 * or the person themselves may have written something else. They are put together of these, so that a shape is written
 * once.
 */
export type Guard<T> = (value: unknown) => value is T;
/** What a guard lets through. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
/** A moment that can be read. */
export const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
/** A day, `2026-11-30`. */
export const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && isTime(value);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const orNull =
  <T>(is: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

/** May be left out of an object. */
export const optional =
  <T>(is: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);

export const oneOf =
  <T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const textLike =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

export const numberWithin =
  (lowest: number, highest: number): Guard<number> =>
  (value): value is number =>
    isNumber(value) && value >= lowest && value <= highest;

/** @param most how many it may hold */
export const listOf =
  <T>(is: Guard<T>, most = Infinity): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(is);

/** An object whose values all are so, by any key. */
export const mapOf =
  <T>(is: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is);

/** An object with these fields; what else is in it is not looked at. */
export const objectOf =
  <T extends object>(fields: { [Key in keyof T]?: Guard<T[Key]> }): Guard<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.entries<Guard<unknown> | undefined>(fields).every(([name, is]) => is?.(value[name]) ?? true);
