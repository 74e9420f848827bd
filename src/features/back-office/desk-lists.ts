import {
  buyers,
  deviceTypes,
  entities,
  eventTypes,
  fulfilmentStates,
  messageStates,
  paymentMethods,
  paymentStates,
  planPaymentKinds,
  planPaymentStates,
  plans,
  planStatuses,
  returnStates,
  reviewStates,
  severities,
  shownOrHidden,
  stars,
  topics,
  type Words,
} from './words.ts';

export type Column = {
  key: string;
  label: string;
  /** How a value is written; text when it is not said. */
  kind?: 'kes' | 'day' | 'moment' | 'phone' | 'number' | 'long' | 'json';
  words?: Words;
  /** Whether the list can be sorted by it. */
  sorts?: boolean;
};
export type Filter = { key: string; label: string; words: Words };

/** One list of `desk_rows`: what is shown of it, asked about it and said when it is empty. */
export type DeskList = {
  id: string;
  noun: string;
  search: string;
  /** The first one names the row. */
  columns: readonly Column[];
  filters: readonly Filter[];
  /** What the dates of the filter are about. */
  dated: string;
  /** What a row's window shows besides its columns. */
  details?: readonly Column[];
  empty: string;
};

const placed: Column = { key: 'placed_at', label: 'Placed', kind: 'moment', sorts: true };
const at: Column = { key: 'created_at', label: 'At', kind: 'moment', sorts: true };

export const orderList: DeskList = {
  id: 'orders',
  noun: 'orders',
  search: 'Number, name, phone, email, town or coupon',
  dated: 'Placed',
  columns: [
    { key: 'number', label: 'Order', sorts: true },
    placed,
    { key: 'contact_name', label: 'Buyer', sorts: true },
    { key: 'county', label: 'County', sorts: true },
    { key: 'payment_state', label: 'Payment', words: paymentStates },
    { key: 'fulfilment_state', label: 'Goods', words: fulfilmentStates },
    { key: 'total_kes', label: 'Total', kind: 'kes', sorts: true },
  ],
  filters: [
    { key: 'fulfilment_state', label: 'Goods', words: fulfilmentStates },
    { key: 'payment_state', label: 'Payment', words: paymentStates },
    { key: 'payment_method', label: 'Paid by', words: paymentMethods },
    { key: 'return_state', label: 'Return', words: returnStates },
    { key: 'buyer', label: 'Buyer', words: buyers },
  ],
  empty: 'Orders appear here as soon as somebody buys.',
};

export const customerList: DeskList = {
  id: 'customers',
  noun: 'customers',
  search: 'Name, email or phone',
  dated: 'Since',
  columns: [
    { key: 'name', label: 'Name', sorts: true },
    { key: 'email', label: 'Email' },
    { key: 'phone', label: 'Phone', kind: 'phone' },
    { key: 'kind', label: 'Kind', words: buyers },
    { key: 'since', label: 'Since', kind: 'day', sorts: true },
    { key: 'orders', label: 'Orders', kind: 'number', sorts: true },
    { key: 'spent_kes', label: 'Spent', kind: 'kes', sorts: true },
    { key: 'last_order_at', label: 'Last order', kind: 'day', sorts: true },
  ],
  filters: [{ key: 'kind', label: 'Kind', words: buyers }],
  empty: 'Everybody with an account or an order appears here.',
};

export const subscriptionList: DeskList = {
  id: 'subscriptions',
  noun: 'accounts',
  search: 'Name or email',
  dated: 'Since',
  columns: [
    { key: 'email', label: 'Email', sorts: true },
    { key: 'name', label: 'Name' },
    { key: 'plan', label: 'Plan', words: plans },
    { key: 'status', label: 'State', words: planStatuses },
    { key: 'until', label: 'Until', kind: 'day', sorts: true },
    { key: 'paid_kes', label: 'Paid so far', kind: 'kes', sorts: true },
    { key: 'since', label: 'Since', kind: 'day', sorts: true },
  ],
  filters: [
    { key: 'plan', label: 'Plan', words: plans },
    { key: 'status', label: 'State', words: planStatuses },
  ],
  empty: 'Accounts appear here with the plan they are on.',
};

export const planPaymentList: DeskList = {
  id: 'plan_payments',
  noun: 'payments',
  search: 'Number, email, receipt or phone',
  dated: 'Started',
  columns: [
    { key: 'number', label: 'Number' },
    { key: 'email', label: 'Account', sorts: true },
    { key: 'plan_type', label: 'Plan', words: plans },
    { key: 'kind', label: 'For', words: planPaymentKinds },
    { key: 'state', label: 'State', words: planPaymentStates },
    { key: 'receipt', label: 'Receipt' },
    { key: 'amount_kes', label: 'Amount', kind: 'kes', sorts: true },
    { key: 'created_at', label: 'Started', kind: 'moment', sorts: true },
  ],
  filters: [
    { key: 'state', label: 'State', words: planPaymentStates },
    { key: 'plan_type', label: 'Plan', words: plans },
  ],
  empty: 'Payments for Premium and Gold appear here.',
};

export const reviewList: DeskList = {
  id: 'reviews',
  noun: 'reviews',
  search: 'Product, words or author',
  dated: 'Written',
  columns: [
    { key: 'product', label: 'Product', sorts: true },
    { key: 'rating', label: 'Stars', kind: 'number', sorts: true },
    { key: 'body', label: 'Review', kind: 'long' },
    { key: 'author_name', label: 'By' },
    { key: 'state', label: 'State', words: reviewStates },
    { key: 'created_at', label: 'Written', kind: 'day', sorts: true },
  ],
  details: [
    { key: 'title', label: 'Title' },
    { key: 'moderator_note', label: 'Our note' },
  ],
  filters: [
    { key: 'state', label: 'State', words: reviewStates },
    { key: 'rating', label: 'Stars', words: stars },
  ],
  empty: 'What buyers write about products appears here.',
};

export const testimonialList: DeskList = {
  id: 'testimonials',
  noun: 'testimonials',
  search: 'Name, place or words',
  dated: 'Added',
  columns: [
    { key: 'name', label: 'Name', sorts: true },
    { key: 'location', label: 'Place' },
    { key: 'quote', label: 'Words', kind: 'long' },
    { key: 'rating', label: 'Stars', kind: 'number', sorts: true },
    { key: 'is_active', label: 'State', words: shownOrHidden },
    { key: 'created_at', label: 'Added', kind: 'day', sorts: true },
  ],
  filters: [
    { key: 'is_active', label: 'State', words: shownOrHidden },
    { key: 'rating', label: 'Stars', words: stars },
  ],
  empty: 'The three newest that are shown stand on the front page.',
};

export const messageList: DeskList = {
  id: 'messages',
  noun: 'messages',
  search: 'Name, email, words or order number',
  dated: 'Sent',
  columns: [
    { key: 'name', label: 'From', sorts: true },
    { key: 'topic', label: 'About', words: topics },
    { key: 'message', label: 'Message', kind: 'long' },
    { key: 'state', label: 'State', words: messageStates },
    { key: 'created_at', label: 'Sent', kind: 'moment', sorts: true },
  ],
  details: [
    { key: 'email', label: 'Email' },
    { key: 'order_number', label: 'Order' },
    { key: 'settled_at', label: 'Settled', kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: 'State', words: messageStates },
    { key: 'topic', label: 'About', words: topics },
  ],
  empty: 'What people write on the contact page arrives here.',
};

const errorList: DeskList = {
  id: 'errors',
  noun: 'errors',
  search: 'Message, type or page',
  dated: 'Happened',
  columns: [
    { key: 'error_message', label: 'Message', kind: 'long' },
    { key: 'severity', label: 'How bad', words: severities },
    { key: 'error_type', label: 'Type', sorts: true },
    { key: 'page_url', label: 'Page', sorts: true },
    at,
  ],
  details: [
    { key: 'user_agent', label: 'Browser' },
    { key: 'error_stack', label: 'Stack', kind: 'json' },
    { key: 'component_stack', label: 'Components', kind: 'json' },
  ],
  filters: [{ key: 'severity', label: 'How bad', words: severities }],
  empty: 'Nothing has broken. Errors of the last 90 days are kept.',
};

const eventList: DeskList = {
  id: 'events',
  noun: 'events',
  search: 'Name or page',
  dated: 'Happened',
  columns: [
    { key: 'event_name', label: 'Event', sorts: true },
    { key: 'event_type', label: 'Kind', words: eventTypes },
    { key: 'page_url', label: 'Page', sorts: true },
    { key: 'device_type', label: 'Device', words: deviceTypes },
    { key: 'browser', label: 'Browser' },
    at,
  ],
  details: [
    { key: 'os', label: 'System' },
    { key: 'referrer', label: 'Came from' },
    { key: 'properties', label: 'More', kind: 'json' },
  ],
  filters: [
    { key: 'event_type', label: 'Kind', words: eventTypes },
    { key: 'device_type', label: 'Device', words: deviceTypes },
  ],
  empty: 'What visitors do appears here, without who they are.',
};

const trailList: DeskList = {
  id: 'trail',
  noun: 'entries',
  search: 'Person, action or number',
  dated: 'Done',
  columns: [
    { key: 'action', label: 'What', sorts: true },
    { key: 'entity', label: 'About', words: entities },
    { key: 'entity_id', label: 'Which' },
    { key: 'person', label: 'Who', sorts: true },
    { key: 'at', label: 'When', kind: 'moment', sorts: true },
  ],
  details: [{ key: 'detail', label: 'Details', kind: 'json' }],
  filters: [{ key: 'entity', label: 'About', words: entities }],
  empty: 'What the team changes is listed here and stays.',
};

/** The lists that are read and nothing else, by their address under `/admin`. */
export const plainLists: Readonly<Record<string, { title: string; intro: string; list: DeskList }>> = {
  orders: { title: 'All orders', intro: 'Every order there ever was.', list: orderList },
  customers: { title: 'Customers', intro: 'Accounts, and those who bought as guests.', list: customerList },
  errors: {
    title: 'Errors',
    intro: 'What broke on somebody’s phone, without whose phone it was.',
    list: errorList,
  },
  events: {
    title: 'Events',
    intro: 'What is used, as far as visitors let themselves be counted.',
    list: eventList,
  },
  trail: {
    title: 'Trail',
    intro: 'Who on the team changed what, and when. Nobody can alter it.',
    list: trailList,
  },
};
