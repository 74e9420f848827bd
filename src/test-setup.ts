import * as matchers from '@testing-library/jest-dom/matchers';
import type {} from '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// A page that is split into chunks needs more than the usual second on a busy machine.
expect.extend(matchers);
configure({ asyncUtilTimeout: 5000 });
const { waitFor } = vi;
vi.waitFor = (callback, options = 5000) => waitFor(callback, options);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// The next file runs in the same process.
afterAll(() => vi.unstubAllEnvs());

// What jsdom does not know, answered in the plainest way.
window.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

globalThis.PerformanceObserver ??= class {
  static readonly supportedEntryTypes = [];
  observe(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
};

window.scrollTo = () => {};
function fillIn(prototype: object, methods: Record<string, (...args: never[]) => unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

fillIn(performance, { mark: () => undefined });
fillIn(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  releasePointerCapture: () => {},
});
fillIn(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
