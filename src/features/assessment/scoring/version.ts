/** Goes up whenever a formula, a cut-off or an item changes, so that old and new scores are never compared blindly. */
export const SCORING_VERSION = 1;
