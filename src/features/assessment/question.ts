import { t } from '../../words/assessment.ts';
import type { OtherUnit } from './other-unit.ts';

/** One question of the assessment: what is asked, how it is answered, and who is asked. Shapes only, no logic. */
export type Option = { value: string; label: string; detail?: string };

export const moduleNames = {
  about: t('About you'),
  body: t('Body and waist'),
  activity: t('Movement'),
  food: t('Food'),
  sleep: t('Sleep'),
  mind: t('Stress and mood'),
  alcohol: t('Alcohol'),
  eating: t('Eating'),
  health: t('Conditions and medicines'),
  diabetes: t('Diabetes risk'),
  goals: t('Goals'),
  dosha: t('Dosha'),
} as const;
export type ModuleId = keyof typeof moduleNames;

type Shared = {
  id: string;
  module: ModuleId;
  title: string;
  help?: string;
  /** How the plan and the summary name it. */
  short: string;
  /** Without an answer the questions after it would make no sense. */
  isNeeded?: true;
};

export type NumberQuestion = Shared & {
  kind: 'number';
  unit: string;
  lowest: number;
  highest: number;
  step: number;
  /** A reading: what cannot be meant is asked back, as in the log of readings. */
  reads?: 'glucose' | 'temperature';
  /** The unit beside the metric one, for those whose scale or tape shows it. */
  other?: OtherUnit;
};
export type ChoiceQuestion = Shared & { kind: 'choice'; options: readonly Option[] };
/** Several of the options; `none` is the one that excludes the others. */
export type ChoicesQuestion = Shared & {
  kind: 'choices';
  options: readonly Option[];
  none?: string;
  most?: number;
};
/** Names from the safety check's lists. */
export type TermsQuestion = Shared & { kind: 'terms'; list: 'conditions' | 'medicines' };
export type PressureQuestion = Shared & { kind: 'pressure' };

export type QuestionSpec =
  | NumberQuestion
  | ChoiceQuestion
  | ChoicesQuestion
  | TermsQuestion
  | PressureQuestion;

export const yesNo = [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
] as const satisfies readonly Option[];

export const howOften = [
  { value: 'not-at-all', label: t('Not at all') },
  { value: 'several-days', label: t('Several days') },
  { value: 'more-than-half', label: t('More than half the days') },
  { value: 'nearly-every-day', label: t('Nearly every day') },
] as const satisfies readonly Option[];
