import { describe, expect, it, vi } from 'vitest';

import { readStored, removeStored, writeStored } from './stored.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const KEY = 'stored-test';

describe('stored values', () => {
  it('gives back what was written until it expires, then removes it', () => {
    expect(writeStored(KEY, 'tea', 1000, 5000)).toBe(true);
    expect(readStored(KEY, isText, 5999)).toBe('tea');
    expect(readStored(KEY, isText, 6000)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['not json', 'null', '"tea"', '{"value":"tea"}', '{"expiresAt":99}'])(
    'removes the corrupt entry %s',
    (raw) => {
      localStorage.setItem(KEY, raw);
      expect(readStored(KEY, isText, 1)).toBeNull();
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('removes a value of the wrong shape', () => {
    writeStored(KEY, 12, 1000);
    expect(readStored(KEY, isText)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('works on without a storage', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(writeStored(KEY, 'tea', 1000)).toBe(false);
    expect(readStored(KEY, isText)).toBeNull();
    expect(() => removeStored(KEY)).not.toThrow();
  });
});
