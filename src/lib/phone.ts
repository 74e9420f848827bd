const kenyanMobile = /^(?:\+?254|0)?([17]\d{8})$/;

/** A Kenyan mobile number as stored (`254712345678`); spaces, dots, dashes and brackets are ignored. */
export function normalisePhone(input: string): string | null {
  const match = kenyanMobile.exec(input.replace(/[\s().-]/g, ''));
  return match ? `254${match[1]}` : null;
}
