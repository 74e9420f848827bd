import { fulfilmentStates, paymentStates } from '../../entities/orders/desk-states.ts';
import { t } from '../../words/back-office.ts';
import type { DeskList } from './desk-list.ts';
import {
  billKinds,
  buyers,
  consultationModes,
  consultationStates,
  coverings,
  documentKinds,
  paymentMethods,
  planPaymentKinds,
  planPaymentStates,
  planStatuses,
  plans,
  returnStates,
  messageStates,
  priorities,
  questionStates,
  questionTopics,
  reportReasons,
  tongues,
  reviewStates,
  shownOrHidden,
  stars,
  topics,
} from './words.ts';

export const orderList: DeskList = {
  id: 'orders',
  noun: t('orders'),
  search: t('Number, name, phone, email, town or coupon'),
  dated: t('Placed'),
  columns: [
    { key: 'number', label: t('Order'), sorts: true },
    { key: 'placed_at', label: t('Placed'), kind: 'moment', sorts: true },
    { key: 'contact_name', label: t('Buyer'), sorts: true },
    { key: 'county', label: t('County'), sorts: true },
    { key: 'payment_state', label: t('Payment'), words: paymentStates },
    { key: 'fulfilment_state', label: t('Goods'), words: fulfilmentStates },
    { key: 'total_kes', label: t('Total'), kind: 'kes', sorts: true },
  ],
  filters: [
    { key: 'fulfilment_state', label: t('Goods'), words: fulfilmentStates },
    { key: 'payment_state', label: t('Payment'), words: paymentStates },
    { key: 'payment_method', label: t('Paid by'), words: paymentMethods },
    { key: 'return_state', label: t('Return'), words: returnStates },
    { key: 'buyer', label: t('Buyer'), words: buyers },
  ],
  empty: t('Orders appear here as soon as somebody buys.'),
};

export const customerList: DeskList = {
  id: 'customers',
  noun: t('customers'),
  search: t('Name, email or phone'),
  dated: t('Since'),
  columns: [
    { key: 'name', label: t('Name'), sorts: true },
    { key: 'email', label: t('Email') },
    { key: 'phone', label: t('Phone'), kind: 'phone' },
    { key: 'since', label: t('Since'), kind: 'day', sorts: true },
    { key: 'orders', label: t('Orders'), kind: 'number', sorts: true },
    { key: 'spent_kes', label: t('Spent'), kind: 'kes', sorts: true },
    { key: 'last_order_at', label: t('Last order'), kind: 'day', sorts: true },
  ],
  details: [{ key: 'kind', label: t('Bought with'), words: buyers }],
  filters: [{ key: 'kind', label: t('Bought with'), words: buyers }],
  empty: t('Everybody with an account or an order appears here.'),
};

export const subscriptionList: DeskList = {
  id: 'subscriptions',
  noun: t('accounts'),
  search: t('Name or email'),
  dated: t('Since'),
  columns: [
    { key: 'email', label: t('Email'), sorts: true },
    { key: 'plan', label: t('Plan'), words: plans },
    { key: 'status', label: t('State'), words: planStatuses },
    { key: 'until', label: t('Until'), kind: 'day', sorts: true },
    { key: 'paid_kes', label: t('Paid so far'), kind: 'kes', sorts: true },
  ],
  details: [
    { key: 'name', label: t('Name') },
    { key: 'since', label: t('Since'), kind: 'day' },
    { key: 'next_plan', label: t('Then'), words: plans },
  ],
  filters: [
    { key: 'plan', label: t('Plan'), words: plans },
    { key: 'status', label: t('State'), words: planStatuses },
  ],
  empty: t('Accounts appear here with the plan they are on.'),
};

export const planPaymentList: DeskList = {
  id: 'plan_payments',
  noun: t('payments'),
  search: t('Number, email, receipt or phone'),
  dated: t('Started'),
  columns: [
    { key: 'number', label: t('Number') },
    { key: 'email', label: t('Account'), sorts: true },
    { key: 'plan_type', label: t('Plan'), words: plans },
    { key: 'state', label: t('State'), words: planPaymentStates },
    { key: 'receipt', label: t('Receipt') },
    { key: 'amount_kes', label: t('Price'), kind: 'kes', sorts: true },
    { key: 'received_kes', label: t('Came in'), kind: 'kes' },
    { key: 'created_at', label: t('Started'), kind: 'moment', sorts: true },
  ],
  details: [
    { key: 'kind', label: t('For'), words: planPaymentKinds },
    { key: 'refunded_kes', label: t('Went back'), kind: 'kes' },
  ],
  filters: [
    { key: 'state', label: t('State'), words: planPaymentStates },
    { key: 'plan_type', label: t('Plan'), words: plans },
  ],
  empty: t('Payments for Premium and Gold appear here.'),
};

export const invoiceList: DeskList = {
  id: 'invoices',
  noun: t('invoices'),
  search: t('Number, buyer or KRA PIN'),
  dated: t('Issued'),
  columns: [
    { key: 'number', label: t('Number'), sorts: true },
    { key: 'issued_at', label: t('Issued'), kind: 'moment', sorts: true },
    { key: 'kind', label: t('Document'), words: documentKinds },
    { key: 'buyer', label: t('Buyer') },
    { key: 'bill_number', label: t('For') },
    { key: 'total_kes', label: t('Total'), kind: 'kes', sorts: true },
    { key: 'vat_kes', label: t('VAT (KSh)') },
  ],
  details: [
    { key: 'tax_day', label: t('Counts for VAT on'), kind: 'day' },
    { key: 'buyer_pin', label: t('KRA PIN') },
    { key: 'corrects', label: t('About invoice') },
  ],
  filters: [
    { key: 'kind', label: t('Document'), words: documentKinds },
    { key: 'bill_kind', label: t('For'), words: billKinds },
  ],
  empty: t('Invoices appear here with the first payment.'),
};

export const consultationList: DeskList = {
  id: 'consultations',
  noun: t('consultations'),
  search: t('Number, client or practitioner'),
  dated: t('Begins'),
  columns: [
    { key: 'number', label: t('Number') },
    { key: 'starts_at', label: t('Begins'), kind: 'moment', sorts: true },
    { key: 'practitioner', label: t('With'), sorts: true },
    { key: 'client_name', label: t('Client') },
    { key: 'mode', label: t('How'), words: consultationModes },
    { key: 'state', label: t('State'), words: consultationStates },
    { key: 'price_kes', label: t('Price'), kind: 'kes', sorts: true },
  ],
  details: [
    { key: 'service_name', label: t('Service') },
    { key: 'minutes', label: t('Minutes'), kind: 'number' },
    { key: 'covered_by', label: t('Covered by'), words: coverings },
    { key: 'payment_state', label: t('Payment'), words: paymentStates },
    { key: 'created_at', label: t('Booked'), kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: t('State'), words: consultationStates },
    { key: 'mode', label: t('How'), words: consultationModes },
    { key: 'covered_by', label: t('Covered by'), words: coverings },
    { key: 'payment_state', label: t('Payment'), words: paymentStates },
  ],
  empty: t('Consultations appear here when somebody books one.'),
};

export const reviewList: DeskList = {
  id: 'reviews',
  noun: t('reviews'),
  search: t('Product, words or author'),
  dated: t('Written'),
  columns: [
    { key: 'product', label: t('Product'), sorts: true },
    { key: 'rating', label: t('Stars'), kind: 'number', sorts: true },
    { key: 'body', label: t('Review'), kind: 'long' },
    { key: 'author_name', label: t('By') },
    { key: 'state', label: t('State'), words: reviewStates },
    { key: 'created_at', label: t('Written'), kind: 'day', sorts: true },
  ],
  details: [
    { key: 'title', label: t('Title') },
    { key: 'moderator_note', label: t('Our note') },
  ],
  filters: [
    { key: 'state', label: t('State'), words: reviewStates },
    { key: 'rating', label: t('Stars'), words: stars },
  ],
  empty: t('What buyers write about products appears here.'),
};

export const testimonialList: DeskList = {
  id: 'testimonials',
  noun: t('testimonials'),
  search: t('Name, place or words'),
  dated: t('Added'),
  columns: [
    { key: 'name', label: t('Name'), sorts: true },
    { key: 'location', label: t('Place') },
    { key: 'quote', label: t('Words'), kind: 'long' },
    { key: 'rating', label: t('Stars'), kind: 'number', sorts: true },
    { key: 'is_active', label: t('State'), words: shownOrHidden },
    { key: 'created_at', label: t('Added'), kind: 'day', sorts: true },
  ],
  filters: [
    { key: 'is_active', label: t('State'), words: shownOrHidden },
    { key: 'rating', label: t('Stars'), words: stars },
  ],
  empty: t('The three newest that are shown stand on the front page.'),
};

export const messageList: DeskList = {
  id: 'messages',
  noun: t('messages'),
  search: t('Name, email, phone, words or order number'),
  dated: t('Sent'),
  columns: [
    { key: 'name', label: t('From'), sorts: true },
    { key: 'has_priority', label: t('Priority'), words: priorities },
    { key: 'topic', label: t('About'), words: topics },
    { key: 'message', label: t('Message'), kind: 'long' },
    { key: 'state', label: t('State'), words: messageStates },
    { key: 'waits_since', label: t('Waits'), kind: 'wait' },
    { key: 'created_at', label: t('Sent'), kind: 'moment', sorts: true },
  ],
  details: [
    { key: 'email', label: t('Email') },
    { key: 'phone', label: t('Phone'), kind: 'phone' },
    { key: 'order_number', label: t('Order') },
    { key: 'settled_at', label: t('Settled'), kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: t('State'), words: messageStates },
    { key: 'topic', label: t('About'), words: topics },
  ],
  empty: t('What people write on the contact page, or answer to a message on their phone, arrives here.'),
};

export const questionList: DeskList = {
  id: 'questions',
  noun: t('questions'),
  search: t('Words of the question'),
  dated: t('Asked'),
  columns: [
    { key: 'title', label: t('Question'), sorts: true },
    { key: 'body', label: t('More about it'), kind: 'long' },
    { key: 'topic', label: t('Topic'), words: questionTopics },
    { key: 'state', label: t('State'), words: questionStates },
    { key: 'answers', label: t('Answers'), kind: 'number', sorts: true },
    { key: 'reports', label: t('Reports'), kind: 'number', sorts: true },
    { key: 'asked_at', label: t('Asked'), kind: 'moment', sorts: true },
  ],
  details: [
    { key: 'lang', label: t('Language'), words: tongues },
    { key: 'found_claim', label: t('May promise a cure') },
    { key: 'reason', label: t('What readers reported'), words: reportReasons },
    { key: 'published_at', label: t('Shown since'), kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: t('State'), words: questionStates },
    { key: 'topic', label: t('Topic'), words: questionTopics },
  ],
  empty: t('What members ask the community arrives here.'),
};
