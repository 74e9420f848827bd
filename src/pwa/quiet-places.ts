/** Pages on which somebody pays or signs in: nothing may come up there, and nothing may reload them. */
const BUSY = /^\/(checkout|payment|orders\/[^/]+|auth(\/.*)?)\/?$/;

export const isBusyPlace = (path: string): boolean => BUSY.test(path);
