import { inKiswahili } from '../_shared/kiswahili/notification.ts';

/** A pattern of an English sentence, and what each variable of the template but the last, the link, becomes of it. */
type Shape = readonly [sentence: RegExp, ...variables: string[]];

const like = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence.replaceAll('ORDER', String.raw`(\S+)`).replaceAll('KES', String.raw`(KSh [\d,]+)`)}$`,
  );

/** What `private.text_words` says of each kind, and how it fills the template. */
const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  placed: [
    [like(String.raw`Thank you for order ORDER\. (Have .+)`), '$1', '$2'],
    [like(String.raw`Thank you for order ORDER\.`), '$1', 'We are packing it.'],
    [like(String.raw`We have order ORDER and wait for M-Pesa\.`), '$1', 'We wait for M-Pesa.'],
    [like(String.raw`Order ORDER: please pay KES\.(.*)`), '$1', 'Please pay $2.$3'],
  ],
  paid: [
    [like(String.raw`We have KES for order ORDER and are packing it\.`), '$1', '$2', 'We are packing it.'],
    [like(String.raw`We have KES for order ORDER\. (There is .+)`), '$1', '$2', '$3'],
  ],
  underpaid: [
    [like(String.raw`KES of KES came for order ORDER\. (Please .+)`), '$3', '$1 of $2 came. $4'],
    [
      like(String.raw`KES came for order ORDER, more than it costs\. (We .+)`),
      '$2',
      '$1 came, more than it costs. $3',
    ],
  ],
  edited: [
    [like(String.raw`Order ORDER was changed: it comes to KES now\.(.*)`), '$1', 'It comes to $2 now.$3'],
  ],
  dispatched: [[like('Order ORDER is on its way to (.+)'), '$1', 'It is on its way to $2']],
  at_pickup: [[like('Order ORDER is at the pickup point for you: (.+)'), '$1', 'It waits for you at $2']],
  delivered: [[like(String.raw`Order ORDER has been delivered\. .+`), '$1']],
  refunded: [[like(String.raw`We sent KES back for order ORDER\.`), '$1', '$2']],
  cancelled: [
    [like('Order ORDER ((?:could|was) not .+)'), '$1', 'It $2'],
    [like(String.raw`Order ORDER is cancelled\.(.*)`), '$1', 'It is cancelled.$2'],
  ],
  recalled: [[like(String.raw`Order ORDER: please do not use one of its products\. .+`), '$1']],
  back_in_stock: [[like(String.raw`Something you asked about can be ordered again\.`)]],
  booking_made: [[like(String.raw`Your booking is confirmed: (.+)\.`), '$1']],
  booking_moved: [[like(String.raw`Your booking has moved to (.+)\.`), '$1']],
  booking_cancelled: [[like(String.raw`Your booking of (.+) is cancelled\.`), '$1']],
  booking_tomorrow: [[like(String.raw`Your booking is tomorrow: (.+)\.`), '$1']],
};

/** What stands in the place of a variable: in one line, which Meta asks for. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The variables of the template of a kind, by what the database says in English; null where the template does not say that:
 * it goes by SMS then.
 */
export function whatsappVariables(
  { kind, body, language }: { kind: string; body: string; language: string },
  link: string,
): string[] | null {
  for (const [sentence, ...variables] of SHAPES[kind] ?? []) {
    if (!sentence.test(body)) continue;
    const filled = variables.map((variable) => inOneLine(body.replace(sentence, variable)));
    return [...(language === 'sw' ? filled.map((text) => inKiswahili(text)) : filled), link];
  }
  return null;
}
