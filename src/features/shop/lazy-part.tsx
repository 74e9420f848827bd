import type { ComponentType } from 'react';
import { lazy } from 'react';

import { toast } from '../../lib/toast.ts';

/**
 * A part of a page whose code is fetched when it is first shown. Without a connection the page goes on without it and
 * says so, instead of giving way to an error page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be fetched', error);
      toast.error('Part of this page is missing', 'Check your connection and reload the page.');
      return { default: (() => null) as ComponentType<Props> };
    }
  });
}
