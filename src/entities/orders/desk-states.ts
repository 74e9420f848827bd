import { t } from '../../words/desk.ts';

type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';
/** What a value of the database is called at the desks, and in which colour it stands. */
export type DeskWords = Readonly<Record<string, { text: string; tone?: Tone }>>;

/** How the money of a bill stands: `payment_state` of orders and consultations. */
export const paymentStates: DeskWords = {
  unpaid: { text: t('Not paid') },
  awaiting: { text: t('Awaiting M-Pesa'), tone: 'gold' },
  paid: { text: t('Paid'), tone: 'leaf' },
  failed: { text: t('Payment failed'), tone: 'clay' },
  expired: { text: t('Not paid in time') },
  needs_review: { text: t('Needs review'), tone: 'danger' },
  refund_due: { text: t('Refund due'), tone: 'danger' },
  refunded: { text: t('Refunded') },
};

/** Where the goods of an order are: its `fulfilment_state`. */
export const fulfilmentStates: DeskWords = {
  placed: { text: t('Placed'), tone: 'info' },
  packed: { text: t('Packed'), tone: 'info' },
  dispatched: { text: t('On the way'), tone: 'gold' },
  delivered: { text: t('Delivered'), tone: 'leaf' },
  cancelled: { text: t('Cancelled') },
};
