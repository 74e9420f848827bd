import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

import { SETTLED_MS } from '../lib/settled.ts';

const Companion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    // With the way to all other pages, so that the first step to one is as quick as the next.
    const [{ Companion: found }] = await Promise.all([import('./companion.tsx'), import('./page-files.ts')]);
    return { default: found };
  } catch {
    return { default: () => null }; // without a connection the page does as well without it
  }
});

function whenIdle(callback: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) handle = requestIdleCallback(callback, { timeout: 5000 });
    else callback();
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

/** Fetches the companion of the pages once the first one has long settled. */
export function Later() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return isTime ? (
    <Suspense>
      <Companion />
    </Suspense>
  ) : null;
}
