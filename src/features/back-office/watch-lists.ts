import { t } from '../../words/back-office.ts';
import type { Column, DeskList } from './desk-list.ts';
import { deviceTypes, entities, eventTypes, severities } from './words.ts';

const at: Column = { key: 'created_at', label: t('At'), kind: 'moment', sorts: true };

export const errorList: DeskList = {
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

export const eventList: DeskList = {
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

export const trailList: DeskList = {
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
