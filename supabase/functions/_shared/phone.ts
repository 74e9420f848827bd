const KENYAN_MOBILE = /^(?:(?:\+|00)?2540?|0)?([17]\d{8})$/;

/** A Kenyan mobile number as `254XXXXXXXXX`, or null when it is none. Spaces, dots, dashes and brackets are ignored. */
export function normalisePhone(input: string): string | null {
  const subscriber = KENYAN_MOBILE.exec(input.replace(/[\s().-]/g, ''))?.[1];
  return subscriber ? `254${subscriber}` : null;
}
