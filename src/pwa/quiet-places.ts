/** Pages on which somebody pays, signs in or answers questions about their health: nothing may come up or reload there. */
const BUSY =
  /^\/(checkout|payment|orders\/[^/]+|consultations\/[^/]+|nutritionists\/[^/]+\/book|practice\/[^/]+|auth(\/.*)?|health-assessment)\/?$/;

export const isBusyPlace = (path: string): boolean => BUSY.test(path);
