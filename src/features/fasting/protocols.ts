import { t } from '../../words/fasting.ts';

/** A rhythm of fasting and eating. Source: the product's list of domain facts; 24 hours is the longest that is offered. */
export type Protocol = {
  id: ProtocolId;
  name: string;
  /** How long the fast is meant to last. */
  minutes: number;
  text: string;
};

export const protocolIds = [
  '12:12',
  '14:10',
  '16:8',
  '18:6',
  '20:4',
  '23:1',
  '5:2',
  'custom',
  'ramadan',
  'lent',
  'prayer',
] as const;
export type ProtocolId = (typeof protocolIds)[number];

export const DEFAULT_PROTOCOL: ProtocolId = '14:10';
/** Above this only after the questions, and with a caution among the answers only when a clinician agreed. */
export const LONG_MINUTES = 18 * 60;
export const SHORTEST_MINUTES = 60;
export const LONGEST_MINUTES = 24 * 60;

export const protocols: readonly Protocol[] = [
  { id: '12:12', name: '12:12', minutes: 720, text: t('Supper to breakfast. A gentle start.') },
  {
    id: '14:10',
    name: '14:10',
    minutes: 840,
    text: t('An early supper, a later breakfast. Suits most people.'),
  },
  { id: '16:8', name: '16:8', minutes: 960, text: t('Two or three meals within eight hours.') },
  { id: '18:6', name: '18:6', minutes: 1080, text: t('Two meals within six hours.') },
  {
    id: '20:4',
    name: '20:4',
    minutes: 1200,
    text: t('One or two meals within four hours. For the practised.'),
  },
  {
    id: '23:1',
    name: t('One meal a day (23:1)'),
    minutes: 1380,
    text: t('Hard to eat enough well. Not for every day.'),
  },
  {
    id: '5:2',
    name: t('5:2 light day'),
    minutes: 1440,
    text: t('Not empty: about 500 to 600 kcal in the day, on two days a week that do not touch.'),
  },
  { id: 'custom', name: t('My own length'), minutes: 780, text: t('Between 1 and 24 hours.') },
];

const faithNames: Partial<Record<ProtocolId, string>> = {
  ramadan: t('Ramadan'),
  lent: t('Lent'),
  prayer: t('Prayer'),
};

/** The name of a rhythm for people. */
export const protocolName = (id: ProtocolId): string =>
  faithNames[id] ?? protocols.find((protocol) => protocol.id === id)?.name ?? id;

export const isProtocolId = (value: unknown): value is ProtocolId => protocolIds.some((id) => id === value);
