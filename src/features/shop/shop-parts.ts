import { lazyPart } from './lazy-part.tsx';

/** Parts of the shop that most first visits do without. */
export const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel);
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
export const ActiveFilters = lazyPart(async () => (await import('./active-filters.tsx')).ActiveFilters);
export const SearchHint = lazyPart(async () => (await import('./search-hint.tsx')).SearchHint);
export const QuickView = lazyPart(async () => (await import('./quick-view.tsx')).QuickView);
export const CompareTray = lazyPart(async () => (await import('./compare-tray.tsx')).CompareTray);
export const CardTools = lazyPart(async () => (await import('./card-tools.tsx')).CardTools);
export const ShopEmpty = lazyPart(async () => (await import('./shop-empty.tsx')).ShopEmpty);
