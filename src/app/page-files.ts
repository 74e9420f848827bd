import type { PageModule } from '../lib/navigation/navigation.ts';

/**
 * The way to every page. A module of its own, for the names of all pages and of what each needs would weigh on the first
 * view: a prerendered page names the one it needs.
 */
export const pageFiles = import.meta.glob<PageModule & Record<string, unknown>>('./pages/*-page.tsx');
