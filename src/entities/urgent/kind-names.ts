import { t } from '../../words/health.ts';
import type { UrgentKind } from './urgency.ts';

/** What a kind of emergency is called in a list. */
export const kindNames: Readonly<Record<UrgentKind, string>> = {
  heart: t('Heart'),
  stroke: t('Stroke'),
  breathing: t('Breathing'),
  allergy: t('Allergy'),
  bleeding: t('Bleeding'),
  'self-harm': t('Despair, self-harm'),
  poison: t('Poison, overdose'),
  fit: t('Fits'),
  unconscious: t('Unconscious'),
  head: t('Head injury'),
  burn: t('Burns'),
  eye: t('Eyes'),
  pregnancy: t('Pregnancy'),
  birth: t('After birth'),
  child: t('Small children'),
  dehydration: t('Diarrhoea, drying out'),
  meningitis: t('Meningitis'),
  belly: t('Belly'),
  bite: t('Bites and stings'),
  'sexual-violence': t('Sexual violence'),
  violence: t('Violence'),
  'low-sugar': t('Sugar too low'),
  'high-sugar': t('Sugar too high'),
  pressure: t('Blood pressure'),
  fever: t('Fever'),
  'stopping-medicine': t('Stopping a medicine'),
  'ending-pregnancy': t('Ending a pregnancy'),
  'herb-harm': t('Harm by a herb'),
};
