/** How many products the start page shows. */
export const FEATURED = 8;
