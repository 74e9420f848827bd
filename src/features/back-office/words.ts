type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';
/** What a value of the database is called here, and in which colour it stands. */
export type Words = Readonly<Record<string, { text: string; tone?: Tone }>>;

const named = (names: Record<string, string>): Words =>
  Object.fromEntries(Object.entries(names).map(([value, text]) => [value, { text }]));

export const paymentStates: Words = {
  unpaid: { text: 'Not paid' },
  awaiting: { text: 'Awaiting M-Pesa', tone: 'gold' },
  paid: { text: 'Paid', tone: 'leaf' },
  failed: { text: 'Payment failed', tone: 'clay' },
  expired: { text: 'Not paid in time' },
  needs_review: { text: 'Needs review', tone: 'danger' },
  refund_due: { text: 'Refund due', tone: 'danger' },
  refunded: { text: 'Refunded' },
};

export const fulfilmentStates: Words = {
  placed: { text: 'Placed', tone: 'info' },
  packed: { text: 'Packed', tone: 'info' },
  dispatched: { text: 'On the way', tone: 'gold' },
  delivered: { text: 'Delivered', tone: 'leaf' },
  cancelled: { text: 'Cancelled' },
};

export const returnStates = named({
  none: 'No return',
  requested: 'Asked for',
  approved: 'Coming back',
  refused: 'Refused',
  received: 'Received',
  refunded: 'Paid back',
});

export const paymentMethods = named({ mpesa: 'M-Pesa', cash: 'Cash' });
export const buyers = named({ account: 'An account', guest: 'No account' });

export const plans: Words = {
  free: { text: 'Basic' },
  free_trial: { text: 'Free Trial', tone: 'gold' },
  premium: { text: 'Premium', tone: 'leaf' },
  gold: { text: 'Gold', tone: 'clay' },
};

export const planStatuses: Words = {
  active: { text: 'Active', tone: 'leaf' },
  grace: { text: 'Payment due', tone: 'gold' },
  cancelled: { text: 'Ends', tone: 'clay' },
  expired: { text: 'Ended' },
};

export const planPaymentStates: Words = {
  open: { text: 'Open', tone: 'gold' },
  paid: { text: 'Paid', tone: 'leaf' },
  needs_review: { text: 'Needs review', tone: 'danger' },
  refund_due: { text: 'Refund due', tone: 'danger' },
  refunded: { text: 'Refunded' },
  cancelled: { text: 'Cancelled' },
};
export const planPaymentKinds = named({ start: 'First month', renewal: 'Renewal', upgrade: 'Upgrade' });

export const consultationStates: Words = {
  held: { text: 'Held', tone: 'gold' },
  confirmed: { text: 'Confirmed', tone: 'info' },
  completed: { text: 'Took place', tone: 'leaf' },
  no_show: { text: 'Nobody came', tone: 'clay' },
  cancelled_by_client: { text: 'Cancelled by the client' },
  cancelled_by_practitioner: { text: 'Cancelled by us' },
  expired: { text: 'Not paid in time' },
};
export const consultationModes = named({ video: 'Video', phone: 'Phone', in_person: 'In person' });
export const coverings = named({ plan: 'The plan', mpesa: 'M-Pesa', free: 'Free' });

export const reviewStates: Words = {
  published: { text: 'Published', tone: 'leaf' },
  held: { text: 'Held back', tone: 'gold' },
  rejected: { text: 'Rejected', tone: 'clay' },
};

export const shownOrHidden: Words = { true: { text: 'Shown', tone: 'leaf' }, false: { text: 'Hidden' } };
export const stars = named({ 5: '5 stars', 4: '4 stars', 3: '3 stars', 2: '2 stars', 1: '1 star' });

export const messageStates: Words = {
  new: { text: 'New', tone: 'danger' },
  answered: { text: 'Done', tone: 'leaf' },
  spam: { text: 'Spam' },
};
export const topics = named({
  order: 'An order',
  product: 'A product',
  consultation: 'A consultation',
  account: 'An account',
  privacy: 'Privacy',
  other: 'Something else',
});

export const severities: Words = {
  critical: { text: 'Critical', tone: 'danger' },
  error: { text: 'Error', tone: 'clay' },
  warning: { text: 'Warning', tone: 'gold' },
};
export const eventTypes = named({
  page_view: 'Page view',
  click: 'Press',
  form_submit: 'Form',
  purchase: 'Purchase',
});
export const deviceTypes = named({ mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' });

/** What an entry of the trail is about, by the table or kind it names. */
export const entities = named({
  orders: 'Orders',
  order_returns: 'Returns',
  mpesa_statement_lines: 'M-Pesa statements',
  products: 'Products',
  product_pictures: 'Product pictures',
  product_categories: 'Shelves',
  product_uses: 'Uses',
  product_imports: 'Imports',
  product_reviews: 'Reviews',
  testimonials: 'Testimonials',
  contact_messages: 'Messages',
  herb: 'Herbs',
  remedy: 'Remedies',
  article: 'Articles',
  practitioners: 'Practitioners',
  practitioner_invitations: 'Invitations',
  practitioner_reviews: 'Reviews of practitioners',
  consultations: 'Consultations',
  delivery_zones: 'Delivery fees',
  counties: 'Counties',
  pickup_points: 'Pickup points',
  coupons: 'Coupons',
  shop_settings: 'Limits',
  user_subscriptions: 'Plans',
  plan_payments: 'Plan payments',
  user_roles: 'Roles',
  desk_lists: 'Exports',
});
