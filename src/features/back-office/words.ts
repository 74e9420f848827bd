import type { DeskWords } from '../../entities/orders/desk-states.ts';
import { t } from '../../words/back-office.ts';

const named = (names: Record<string, string>): DeskWords =>
  Object.fromEntries(Object.entries(names).map(([value, text]) => [value, { text }]));

export const returnStates = named({
  none: t('No return'),
  requested: t('Asked for'),
  approved: t('Coming back'),
  refused: t('Refused'),
  received: t('Received'),
  refunded: t('Paid back'),
});

export const documentKinds: DeskWords = {
  invoice: { text: t('Invoice'), tone: 'leaf' },
  credit_note: { text: t('Credit note'), tone: 'clay' },
};
export const billKinds = named({
  order: t('An order'),
  plan: t('A plan'),
  consultation: t('A consultation'),
});

export const paymentMethods = named({ mpesa: t('M-Pesa'), cash: t('Cash') });
export const buyers = named({ account: t('An account'), guest: t('No account') });

export const plans: DeskWords = {
  free: { text: t('Basic') },
  free_trial: { text: t('Free Trial'), tone: 'gold' },
  premium: { text: t('Premium'), tone: 'leaf' },
  gold: { text: t('Gold'), tone: 'clay' },
};

export const planStatuses: DeskWords = {
  active: { text: t('Active'), tone: 'leaf' },
  grace: { text: t('Payment due'), tone: 'gold' },
  cancelled: { text: t('Ends'), tone: 'clay' },
  expired: { text: t('Ended') },
};

export const planPaymentStates: DeskWords = {
  open: { text: t('Open'), tone: 'gold' },
  paid: { text: t('Paid'), tone: 'leaf' },
  needs_review: { text: t('Needs review'), tone: 'danger' },
  refund_due: { text: t('Refund due'), tone: 'danger' },
  refunded: { text: t('Refunded') },
  cancelled: { text: t('Cancelled') },
};
export const planPaymentKinds = named({
  start: t('First month'),
  renewal: t('Renewal'),
  upgrade: t('Upgrade'),
});

export const consultationStates: DeskWords = {
  held: { text: t('Held'), tone: 'gold' },
  confirmed: { text: t('Confirmed'), tone: 'info' },
  completed: { text: t('Took place'), tone: 'leaf' },
  no_show: { text: t('Nobody came'), tone: 'clay' },
  cancelled_by_client: { text: t('Cancelled by the client') },
  cancelled_by_practitioner: { text: t('Cancelled by us') },
  expired: { text: t('Not paid in time') },
};
export const consultationModes = named({ video: t('Video'), phone: t('Phone'), in_person: t('In person') });
export const coverings = named({ plan: t('The plan'), mpesa: t('M-Pesa'), free: t('Free') });

export const reviewStates: DeskWords = {
  published: { text: t('Published'), tone: 'leaf' },
  held: { text: t('Held back'), tone: 'gold' },
  rejected: { text: t('Rejected'), tone: 'clay' },
};

export const shownOrHidden: DeskWords = {
  true: { text: t('Shown'), tone: 'leaf' },
  false: { text: t('Hidden') },
};
export const stars = named({
  5: t('5 stars'),
  4: t('4 stars'),
  3: t('3 stars'),
  2: t('2 stars'),
  1: t('1 star'),
});

export const messageStates: DeskWords = {
  new: { text: t('New'), tone: 'danger' },
  answered: { text: t('Done'), tone: 'leaf' },
  spam: { text: t('Spam') },
};
export const priorities: DeskWords = {
  true: { text: t('First'), tone: 'gold' },
  false: { text: t('In turn') },
};
export const topics = named({
  order: t('An order'),
  product: t('A product'),
  consultation: t('A consultation'),
  account: t('An account'),
  privacy: t('Privacy'),
  other: t('Something else'),
});

export const reportReasons = named({
  harm: t('It could do harm'),
  cure: t('It promises a cure'),
  rude: t('It insults somebody'),
  private: t('It tells who somebody is'),
  selling: t('It sells something'),
});

export const questionStates: DeskWords = {
  waiting: { text: t('Waits'), tone: 'gold' },
  published: { text: t('Shown'), tone: 'leaf' },
  hidden: { text: t('Hidden') },
};
export const questionTopics = named({
  herbs: t('Herbs and remedies'),
  food: t('Food and drink'),
  fasting: t('Fasting'),
  living: t('Sleep, movement, mood'),
  other: t('Something else'),
});
export const tongues = named({ en: 'English', sw: 'Kiswahili' });

export const severities: DeskWords = {
  critical: { text: t('Critical'), tone: 'danger' },
  error: { text: t('Error'), tone: 'clay' },
  warning: { text: t('Warning'), tone: 'gold' },
};
export const eventTypes = named({
  page_view: t('Page view'),
  click: t('Press'),
  form_submit: t('Form'),
  purchase: t('Purchase'),
});
export const deviceTypes = named({ mobile: t('Phone'), tablet: t('Tablet'), desktop: t('Computer') });

/** What an entry of the trail is about, by the table or kind it names. */
export const entities = named({
  orders: t('Orders'),
  order_returns: t('Returns'),
  mpesa_statement_lines: t('M-Pesa statements'),
  products: t('Products'),
  product_pictures: t('Product pictures'),
  product_categories: t('Shelves'),
  product_uses: t('Uses'),
  product_imports: t('Imports'),
  product_reviews: t('Reviews'),
  community_questions: t('Questions'),
  testimonials: t('Testimonials'),
  contact_messages: t('Messages'),
  customer_notes: t('Notes on customers'),
  customer_tags: t('Tags of customers'),
  emergency_numbers: t('Emergency numbers'),
  herb: t('Herbs'),
  remedy: t('Remedies'),
  article: t('Articles'),
  practitioners: t('Practitioners'),
  practitioner_invitations: t('Invitations'),
  practitioner_reviews: t('Reviews of practitioners'),
  consultations: t('Consultations'),
  delivery_zones: t('Delivery fees'),
  counties: t('Counties'),
  pickup_points: t('Pickup points'),
  coupons: t('Coupons'),
  shop_settings: t('Limits'),
  shop_identity: t('Shop'),
  user_subscriptions: t('Plans'),
  plan_payments: t('Plan payments'),
  user_roles: t('Roles'),
  accounts: t('Accounts'),
  desk_lists: t('Exports'),
});
