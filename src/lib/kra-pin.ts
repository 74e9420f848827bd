/** As an invoice has it: `a123 456789z` → `A123456789Z`. */
export const writtenPin = (value: string): string => value.toUpperCase().replaceAll(/\s/g, '');

/** Whether it has the form of a KRA PIN: A (a person) or P (a company), nine digits, a letter. */
export const isPin = (written: string): boolean => /^[AP]\d{9}[A-Z]$/.test(written);

/** The PIN that somebody means who typed letters for digits that look alike, such as `PO51234567X`; null where it is none. */
export function meantPin(written: string): string | null {
  const digits = written.slice(1, 10).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const meant = `${written.slice(0, 1)}${digits}${written.slice(10)}`;
  return meant !== written && isPin(meant) ? meant : null;
}
