import type { DeskList } from './desk-list.ts';
import { consultationList, customerList, orderList } from './trade-lists.ts';
import { errorList, eventList, trailList } from './watch-lists.ts';

/** The lists that are read and nothing else, by their address under `/admin`. */
export const plainLists: Readonly<Record<string, { title: string; intro: string; list: DeskList }>> = {
  orders: { title: 'All orders', intro: 'Every order there ever was.', list: orderList },
  customers: { title: 'Customers', intro: 'Accounts, and those who bought as guests.', list: customerList },
  consultations: {
    title: 'Consultations',
    intro: 'When, with whom and how it is paid. What is said there stays between the two.',
    list: consultationList,
  },
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
