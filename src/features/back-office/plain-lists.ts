import { t } from '../../words/back-office.ts';
import type { DeskList } from './desk-list.ts';
import { consultationList, customerList, orderList } from './trade-lists.ts';
import { errorList, eventList, trailList } from './watch-lists.ts';

/** The lists that are read and nothing else, by their address under `/admin`. */
export const plainLists: Readonly<Record<string, { title: string; intro: string; list: DeskList }>> = {
  orders: { title: t('All orders'), intro: t('Every order there ever was.'), list: orderList },
  customers: {
    title: t('Customers'),
    intro: t('Accounts, and those who bought as guests.'),
    list: customerList,
  },
  consultations: {
    title: t('Consultations'),
    intro: t('When, with whom and how it is paid. What is said there stays between the two.'),
    list: consultationList,
  },
  errors: {
    title: t('Errors'),
    intro: t('What broke on somebody’s phone, without whose phone it was.'),
    list: errorList,
  },
  events: {
    title: t('Events'),
    intro: t('What is used, as far as visitors let themselves be counted.'),
    list: eventList,
  },
  trail: {
    title: t('Trail'),
    intro: t('Who on the team changed what, and when. Nobody can alter it.'),
    list: trailList,
  },
};
