import type { RouteObject } from 'react-router';

/** What a file in `pages/` exports. */
export type PageModule = { Component: React.ComponentType; loader?: RouteObject['loader'] };

/**
 * The way to every page. A module of its own, for the names of all pages and of what each needs would weigh on the first
 * view: a prerendered page names the one it needs.
 */
export const pageFiles = import.meta.glob<PageModule>('./pages/*-page.tsx');
