/**
 * The texts that Meta approves before a shop may send them, one for each kind of message, in both languages. A variable may
 * neither begin nor end a text. docs/whatsapp-templates.md lists them; private.text_words says what fills them.
 */
export type WhatsappTemplate = { en: string; sw: string; example: readonly string[] };

const ORDER = 'MZ-7F3K2Q';
const LINK = `https://mizizi.example/track?order=${ORDER}`;

const booking = (en: string, sw: string): WhatsappTemplate => ({
  en: `${en} You can see it at {{2}} at any time.`,
  sw: `${sw} Unaweza kuiona kwenye {{2}} wakati wowote.`,
  example: ['Mon 23 Nov, 10:00', 'https://mizizi.example/notifications'],
});

/** By the kind of message, which is the template's name at Meta too. */
export const whatsappTemplates: Readonly<Record<string, WhatsappTemplate>> = {
  placed: {
    en: 'Thank you for your order {{1}}. {{2}} You can follow it at {{3}} at any time.',
    sw: 'Asante kwa oda yako {{1}}. {{2}} Unaweza kuifuatilia kwenye {{3}} wakati wowote.',
    example: [ORDER, 'Please pay KSh 1,100.', LINK],
  },
  paid: {
    en: 'We have {{1}} for your order {{2}}. {{3}} You can follow it at {{4}} at any time.',
    sw: 'Tumepata {{1}} za oda yako {{2}}. {{3}} Unaweza kuifuatilia kwenye {{4}} wakati wowote.',
    example: ['KSh 1,100', ORDER, 'We are packing it.', LINK],
  },
  underpaid: {
    en: 'This is about the payment of your order {{1}}. {{2}} You can see the order at {{3}} at any time.',
    sw: 'Hii ni kuhusu malipo ya oda yako {{1}}. {{2}} Unaweza kuiona oda kwenye {{3}} wakati wowote.',
    example: [ORDER, 'KSh 500 of KSh 1,100 came. Please pay the other KSh 600.', LINK],
  },
  edited: {
    en: 'Your order {{1}} was changed. {{2}} You can see it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imebadilishwa. {{2}} Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: [ORDER, 'It comes to KSh 1,500 now. Please pay KSh 400.', LINK],
  },
  dispatched: {
    en: 'Your order {{1}} has left our shop. {{2}} You can follow it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imetoka dukani kwetu. {{2}} Unaweza kuifuatilia kwenye {{3}} wakati wowote.',
    example: [ORDER, 'It is on its way to you.', LINK],
  },
  at_pickup: {
    en: 'Your order {{1}} has arrived at the pickup point. {{2}} You can see it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imefika kituoni. {{2}} Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: [ORDER, 'It waits for you at City desk.', LINK],
  },
  delivered: {
    en: 'Your order {{1}} has been delivered. Thank you for shopping with us. You can see it at {{2}} at any time.',
    sw: 'Oda yako {{1}} imefikishwa. Asante kwa kununua kwetu. Unaweza kuiona kwenye {{2}} wakati wowote.',
    example: [ORDER, LINK],
  },
  refunded: {
    en: 'We sent {{1}} back for your order {{2}}. You can see it at {{3}} at any time.',
    sw: 'Tumerudisha {{1}} za oda yako {{2}}. Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: ['KSh 1,100', ORDER, LINK],
  },
  cancelled: {
    en: 'Your order {{1}} has ended. {{2}} You can see it at {{3}} at any time.',
    sw: 'Oda yako {{1}} imefikia mwisho. {{2}} Unaweza kuiona kwenye {{3}} wakati wowote.',
    example: [ORDER, 'It is cancelled. You have not been charged.', LINK],
  },
  recalled: {
    en: 'Please do not use one of the products of your order {{1}}. The page of the order says which: {{2}}. Thank you.',
    sw: 'Tafadhali usitumie bidhaa moja ya oda yako {{1}}. Ukurasa wa oda unasema ni ipi: {{2}}. Asante.',
    example: [ORDER, LINK],
  },
  back_in_stock: {
    en: 'Something you asked about can be ordered again. You find it at {{1}} in our shop.',
    sw: 'Kitu ulichoulizia kinaweza kuagizwa tena. Kipo kwenye {{1}} dukani kwetu.',
    example: ['https://mizizi.example/product/12'],
  },
  booking_made: booking('Your booking is confirmed: {{1}}.', 'Miadi yako imethibitishwa: {{1}}.'),
  booking_moved: booking('Your booking has moved to {{1}}.', 'Miadi yako imehamishwa hadi {{1}}.'),
  booking_cancelled: booking('Your booking of {{1}} is cancelled.', 'Miadi yako ya {{1}} imeghairiwa.'),
  booking_tomorrow: booking('Your booking is tomorrow: {{1}}.', 'Miadi yako ni kesho: {{1}}.'),
};

/** Under each text, in small print; without variables it goes along by itself. */
export const whatsappFooter = { en: 'Answer STOP to end messages.', sw: 'Jibu STOP kuacha jumbe.' };

/** How long Meta tries to deliver, seconds; an SMS goes ten minutes later (private.undelivered_whatsapp). */
export const WHATSAPP_TTL_S = 1800;
