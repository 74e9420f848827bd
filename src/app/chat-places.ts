/**
 * Somebody who may need a clinician is not to be drawn into a chat. Where people work, sign in or pay, the button would lie
 * over sums, over warnings and over what is to be pressed next.
 */
const WITHOUT_CHAT = /^\/(health-assessment\/?$|(admin|practice|auth|checkout|payment|safety-check)(\/|$))/;

/** Whether the herbalist can be called on a page: on a phone the bar below the thumb leaves room for its button. */
export const hasChat = (pathname: string): boolean => !WITHOUT_CHAT.test(pathname);
