import { t } from '../../words/back-office.ts';
import type { Column, DeskList } from './desk-list.ts';
import { consultationList, orderList } from './lists.ts';
import { deviceTypes, entities, eventTypes, severities } from './words.ts';

const at: Column = { key: 'created_at', label: t('At'), kind: 'moment', sorts: true };

const errorList: DeskList = {
  id: 'errors',
  noun: t('errors'),
  search: t('Message, type or page'),
  dated: t('Happened'),
  columns: [
    { key: 'error_message', label: t('Message'), kind: 'long' },
    { key: 'severity', label: t('How bad'), words: severities },
    { key: 'error_type', label: t('Type'), sorts: true },
    { key: 'page_url', label: t('Page'), sorts: true },
    at,
  ],
  details: [
    { key: 'app_version', label: t('Version') },
    { key: 'user_agent', label: t('Browser') },
    { key: 'error_stack', label: t('Stack'), kind: 'json' },
    { key: 'component_stack', label: t('Components'), kind: 'json' },
  ],
  filters: [{ key: 'severity', label: t('How bad'), words: severities }],
  empty: t('Nothing has broken. Errors of the last 90 days are kept.'),
};

const eventList: DeskList = {
  id: 'events',
  noun: t('events'),
  search: t('Name or page'),
  dated: t('Happened'),
  columns: [
    { key: 'event_name', label: t('Event'), sorts: true },
    { key: 'event_type', label: t('Kind'), words: eventTypes },
    { key: 'page_url', label: t('Page'), sorts: true },
    { key: 'device_type', label: t('Device'), words: deviceTypes },
    { key: 'browser', label: t('Browser') },
    at,
  ],
  details: [
    { key: 'os', label: t('System') },
    { key: 'referrer', label: t('Came from') },
    { key: 'properties', label: t('More'), kind: 'json' },
  ],
  filters: [
    { key: 'event_type', label: t('Kind'), words: eventTypes },
    { key: 'device_type', label: t('Device'), words: deviceTypes },
  ],
  empty: t('What visitors do appears here, without who they are.'),
};

const trailList: DeskList = {
  id: 'trail',
  noun: t('entries'),
  search: t('Person, action or number'),
  dated: t('Done'),
  columns: [
    { key: 'action', label: t('What'), sorts: true },
    { key: 'entity', label: t('About'), words: entities },
    { key: 'entity_id', label: t('Which') },
    { key: 'person', label: t('Who'), sorts: true },
    { key: 'at', label: t('When'), kind: 'moment', sorts: true },
  ],
  details: [{ key: 'detail', label: t('Details'), kind: 'json' }],
  filters: [{ key: 'entity', label: t('About'), words: entities }],
  empty: t('What the team changes is listed here and stays.'),
};

/** The lists that are read and nothing else, by their address under `/admin`. */
export const plainLists: Readonly<Record<string, { title: string; intro: string; list: DeskList }>> = {
  orders: { title: t('All orders'), intro: t('Every order there ever was.'), list: orderList },
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
