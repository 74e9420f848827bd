import type { DeskList } from './desk-list.ts';
import {
  buyers,
  consultationModes,
  consultationStates,
  coverings,
  fulfilmentStates,
  paymentMethods,
  paymentStates,
  planPaymentKinds,
  planPaymentStates,
  planStatuses,
  plans,
  returnStates,
} from './words.ts';

export const orderList: DeskList = {
  id: 'orders',
  noun: 'orders',
  search: 'Number, name, phone, email, town or coupon',
  dated: 'Placed',
  columns: [
    { key: 'number', label: 'Order', sorts: true },
    { key: 'placed_at', label: 'Placed', kind: 'moment', sorts: true },
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
    { key: 'since', label: 'Since', kind: 'day', sorts: true },
    { key: 'orders', label: 'Orders', kind: 'number', sorts: true },
    { key: 'spent_kes', label: 'Spent', kind: 'kes', sorts: true },
    { key: 'last_order_at', label: 'Last order', kind: 'day', sorts: true },
  ],
  details: [{ key: 'kind', label: 'Bought with', words: buyers }],
  filters: [{ key: 'kind', label: 'Bought with', words: buyers }],
  empty: 'Everybody with an account or an order appears here.',
};

export const subscriptionList: DeskList = {
  id: 'subscriptions',
  noun: 'accounts',
  search: 'Name or email',
  dated: 'Since',
  columns: [
    { key: 'email', label: 'Email', sorts: true },
    { key: 'plan', label: 'Plan', words: plans },
    { key: 'status', label: 'State', words: planStatuses },
    { key: 'until', label: 'Until', kind: 'day', sorts: true },
    { key: 'paid_kes', label: 'Paid so far', kind: 'kes', sorts: true },
  ],
  details: [
    { key: 'name', label: 'Name' },
    { key: 'since', label: 'Since', kind: 'day' },
    { key: 'next_plan', label: 'Then', words: plans },
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

export const consultationList: DeskList = {
  id: 'consultations',
  noun: 'consultations',
  search: 'Number, client or practitioner',
  dated: 'Begins',
  columns: [
    { key: 'number', label: 'Number' },
    { key: 'starts_at', label: 'Begins', kind: 'moment', sorts: true },
    { key: 'practitioner', label: 'With', sorts: true },
    { key: 'client_name', label: 'Client' },
    { key: 'mode', label: 'How', words: consultationModes },
    { key: 'state', label: 'State', words: consultationStates },
    { key: 'price_kes', label: 'Price', kind: 'kes', sorts: true },
  ],
  details: [
    { key: 'service_name', label: 'Service' },
    { key: 'minutes', label: 'Minutes', kind: 'number' },
    { key: 'covered_by', label: 'Covered by', words: coverings },
    { key: 'payment_state', label: 'Payment', words: paymentStates },
    { key: 'created_at', label: 'Booked', kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: 'State', words: consultationStates },
    { key: 'mode', label: 'How', words: consultationModes },
    { key: 'covered_by', label: 'Covered by', words: coverings },
    { key: 'payment_state', label: 'Payment', words: paymentStates },
  ],
  empty: 'Consultations appear here when somebody books one.',
};
