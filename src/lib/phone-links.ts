import { normalisePhone } from './kenyan-numbers.ts';

/** Opens the phone's own dialler. */
export const callHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Opens a chat that begins with `text`; null for a number that is no Kenyan mobile one. */
export function whatsAppHref(phone: string, text: string): string | null {
  const mobile = normalisePhone(phone);
  return mobile && `https://wa.me/${mobile}?text=${encodeURIComponent(text)}`;
}
