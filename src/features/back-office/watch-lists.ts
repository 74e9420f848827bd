import type { Column, DeskList } from './desk-list.ts';
import { deviceTypes, entities, eventTypes, severities } from './words.ts';

const at: Column = { key: 'created_at', label: 'At', kind: 'moment', sorts: true };

export const errorList: DeskList = {
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

export const eventList: DeskList = {
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

export const trailList: DeskList = {
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
