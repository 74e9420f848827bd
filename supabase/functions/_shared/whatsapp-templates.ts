/**
 * The texts that Meta approves before a shop may send them, one for each kind of event, and how a sentence of the database
 * fills one: a variable may neither begin nor end a text, and holds no line breaks. docs/whatsapp-templates.md lists them.
 */
import { inKiswahili } from './kiswahili/notification.ts';

/** A pattern of an English sentence, and what each variable but the last, the link, becomes of it. */
type Shape = readonly [sentence: RegExp, variables: readonly string[]];

export type WhatsappTemplate = {
  en: string;
  sw: string;
  example: readonly string[];
  shapes: readonly Shape[];
};

const KES = String.raw`(KSh [\d,]+)`;
const like = (sentence: string): RegExp => new RegExp(`^${sentence.replaceAll('KES', KES)}$`);
const LINK = 'https://mizizi.example/track?order=MZ-7F3K2Q';

const order = {
  placed: {
    en: 'Thank you for your order {{1}}. {{2}} You can follow it at {{3}} at any time.',
    sw: 'Asante kwa oda yako {{1}}. {{2}} Unaweza kuifuatilia kwenye {{3}} wakati wowote.',
    example: ['MZ-7F3K2Q', 'Please pay KSh 1,100.', LINK],
    shapes: [
      [like(String.raw`Thank you for order (\S+)\. (Have .+)`), ['$1', '$2']],
      [like(String.raw`Thank you for order (\S+)\.`), ['$1', 'We are packing it.']],
      [like(String.raw`We have order (\S+) and wait for M-Pesa\.`), ['$1', 'We wait for M-Pesa.']],
      [like(String.raw`Order (\S+): please pay KES\.(.*)`), ['$1', 'Please pay $2.$3']],
    ],
  },
  paid: {
    en: 'We have {{1}} for your order {{2}}. {{3}} You can follow it at {{4}} at any time.',
    sw: 'Tumepata {{1}} za oda yako {{2}}. {{3}} Unaweza kuifuatilia kwenye {{4}} wakati wowote.',
    example: ['KSh 1,100', 'MZ-7F3K2Q', 'We are packing it.', LINK],
    shapes: [
      [
        like(String.raw`We have KES for order (\S+) and are packing it\.`),
        ['$1', '$2', 'We are packing it.'],
      ],
      [like(String.raw`We have KES for order (\S+)\. (There is .+)`), ['$1', '$2', '$3']],
    ],
  },
  underpaid: {
    en: 'This is about the payment of your order {{1}}. {{2}} You can see the order at {{3}} at any time.',
    sw: 'Hii ni kuhusu malipo ya oda yako {{1}}. {{2}} Unaweza kuiona oda kwenye {{3}} wakati wowote.',
    example: ['MZ-7F3K2Q', 'KSh 500 of KSh 1,100 came. Please pay the other KSh 600.', LINK],
    shapes: [
      [like(String.raw`KES of KES came for order (\S+)\. (Please .+)`), ['$3', '$1 of $2 came. $4']],
      [
        like(String.raw`KES came for order (\S+), more than it costs\. (We .+)`),
        ['$2', '$1 came, more than it costs. $3'],
      ],
    ],
  },
  dispatched: {
    en: 'Your order {{1}} has left our shop. {{2}} You can follow it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imetoka dukani kwetu. {{2}} Unaweza kuifuatilia kwenye {{3}} wakati wowote.',
    example: ['MZ-7F3K2Q', 'It is on its way to you.', LINK],
    shapes: [[like(String.raw`Order (\S+) is on its way to (.+)`), ['$1', 'It is on its way to $2']]],
  },
  at_pickup: {
    en: 'Your order {{1}} has arrived at the pickup point. {{2}} You can see it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imefika kituoni. {{2}} Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: ['MZ-7F3K2Q', 'It waits for you at City desk.', LINK],
    shapes: [
      [like(String.raw`Order (\S+) is at the pickup point for you: (.+)`), ['$1', 'It waits for you at $2']],
    ],
  },
  delivered: {
    en: 'Your order {{1}} has been delivered. Thank you for shopping with us. You can see it at {{2}} at any time.',
    sw: 'Oda yako {{1}} imefikishwa. Asante kwa kununua kwetu. Unaweza kuiona kwenye {{2}} wakati wowote.',
    example: ['MZ-7F3K2Q', LINK],
    shapes: [[like(String.raw`Order (\S+) has been delivered\. .+`), ['$1']]],
  },
  refunded: {
    en: 'We sent {{1}} back for your order {{2}}. You can see it at {{3}} at any time.',
    sw: 'Tumerudisha {{1}} za oda yako {{2}}. Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: ['KSh 1,100', 'MZ-7F3K2Q', LINK],
    shapes: [[like(String.raw`We sent KES back for order (\S+)\.`), ['$1', '$2']]],
  },
  cancelled: {
    en: 'Your order {{1}} has ended. {{2}} You can see it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imefikia mwisho. {{2}} Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: ['MZ-7F3K2Q', 'It is cancelled. You have not been charged.', LINK],
    shapes: [
      [like(String.raw`Order (\S+) ((?:could|was) not .+)`), ['$1', 'It $2']],
      [like(String.raw`Order (\S+) is cancelled\.(.*)`), ['$1', 'It is cancelled.$2']],
    ],
  },
} satisfies Record<string, WhatsappTemplate>;

const BOOKING = 'https://mizizi.example/notifications';
const booking = (en: string, sw: string, sentence: string): WhatsappTemplate => ({
  en: `${en} You can see it at {{2}} at any time.`,
  sw: `${sw} Unaweza kuiona kwenye {{2}} wakati wowote.`,
  example: ['Mon 23 Nov, 10:00', BOOKING],
  shapes: [[like(sentence), ['$1']]],
});

/** By the kind of message, which is the template's name at Meta too. */
export const whatsappTemplates: Readonly<Record<string, WhatsappTemplate>> = {
  ...order,
  back_in_stock: {
    en: 'Something you asked about can be ordered again. You find it at {{1}} in our shop.',
    sw: 'Kitu ulichoulizia kinaweza kuagizwa tena. Kipo kwenye {{1}} dukani kwetu.',
    example: ['https://mizizi.example/product/12'],
    shapes: [[like(String.raw`Something you asked about can be ordered again\.`), []]],
  },
  booking_made: booking(
    'Your booking is confirmed: {{1}}.',
    'Miadi yako imethibitishwa: {{1}}.',
    String.raw`Your booking is confirmed: (.+)\.`,
  ),
  booking_moved: booking(
    'Your booking has moved to {{1}}.',
    'Miadi yako imehamishwa hadi {{1}}.',
    String.raw`Your booking has moved to (.+)\.`,
  ),
  booking_cancelled: booking(
    'Your booking of {{1}} is cancelled.',
    'Miadi yako ya {{1}} imeghairiwa.',
    String.raw`Your booking of (.+) is cancelled\.`,
  ),
  booking_tomorrow: booking(
    'Your booking is tomorrow: {{1}}.',
    'Miadi yako ni kesho: {{1}}.',
    String.raw`Your booking is tomorrow: (.+)\.`,
  ),
};

/** Under each text, in small print; without variables it goes along by itself. */
export const whatsappFooter = { en: 'Answer STOP to end messages.', sw: 'Jibu STOP kuacha jumbe.' };

/** How long Meta tries to deliver, seconds; an SMS goes ten minutes later (private.undelivered_whatsapp). */
export const WHATSAPP_TTL_S = 1800;

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
  for (const [sentence, variables] of whatsappTemplates[kind]?.shapes ?? []) {
    if (!sentence.test(body)) continue;
    const filled = variables.map((variable) => inOneLine(body.replace(sentence, variable)));
    return [...(language === 'sw' ? filled.map((text) => inKiswahili(text)) : filled), link];
  }
  return null;
}

/** A template as Meta's API takes it for approval: POST /{business account}/message_templates. */
export const templateToSubmit = (name: string, language: 'en' | 'sw') => ({
  name,
  language,
  category: 'UTILITY',
  message_send_ttl_seconds: WHATSAPP_TTL_S,
  components: [
    {
      type: 'BODY',
      text: whatsappTemplates[name]?.[language],
      example: { body_text: [whatsappTemplates[name]?.example] },
    },
    { type: 'FOOTER', text: whatsappFooter[language] },
  ],
});
