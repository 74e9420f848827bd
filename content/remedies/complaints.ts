import type { RedFlagId } from './red-flags.ts';

/** What people look for. Every remedy answers one or more. */
export const complaintIds = [
  'diarrhoea',
  'nausea',
  'pregnancy-nausea',
  'bloating',
  'constipation',
  'heartburn',
  'piles',
  'poor-appetite',
  'after-illness',
  'cough',
  'cold',
  'sore-throat',
  'blocked-nose',
  'fever',
  'sleep',
  'stress',
  'headache',
  'period-pain',
  'stiff-joints',
  'sprain',
  'burn',
  'sunburn',
  'dry-skin',
  'itch',
  'scalp',
  'lice',
  'toothache',
  'mouth-care',
  'eyelid',
  'blood-pressure',
  'low-iron',
  'breast-fullness',
  'urine',
] as const;
export type ComplaintId = (typeof complaintIds)[number];

interface Complaint {
  name: string;
  /** What people type, Swahili first. */
  search: readonly string[];
  /** Asked before any remedy for this complaint is shown. */
  redFlags: readonly RedFlagId[];
}

const about = (name: string, search: string, ...redFlags: RedFlagId[]): Complaint => ({
  name,
  search: search.split(', '),
  redFlags,
});

const belly = ['severe-belly-pain', 'blood-in-stool-or-sputum'] as const;
const chest = ['breathless-at-rest', 'chest-pain', 'blood-in-stool-or-sputum'] as const;

export const complaints: Readonly<Record<ComplaintId, Complaint>> = {
  diarrhoea: about(
    'Diarrhoea',
    'kuhara, kuendesha, running stomach, loose stool',
    'dehydration',
    'child-danger-signs',
    'fever',
    ...belly,
  ),
  nausea: about(
    'Nausea',
    'kichefuchefu, travel sickness, feeling sick',
    'dehydration',
    'chest-pain',
    ...belly,
  ),
  'pregnancy-nausea': about(
    'Sickness in pregnancy',
    'kutapika kwa mjamzito, morning sickness',
    'bleeding-in-pregnancy',
    'dehydration',
    'fever',
  ),
  bloating: about('Bloating and gas', 'gesi, tumbo kujaa, wind', 'weight-loss', ...belly),
  constipation: about('Constipation', 'kufunga choo, kukosa choo, hard stool', 'weight-loss', ...belly),
  heartburn: about('Heartburn', 'kiungulia, acidity, reflux', 'chest-pain', 'weight-loss', ...belly),
  piles: about('Piles', 'bawasiri, puru, haemorrhoids', 'weight-loss', 'fever', ...belly),
  'poor-appetite': about(
    'Poor appetite',
    'kukosa hamu ya chakula, not eating',
    'weight-loss',
    'fever',
    'glucose-out-of-range',
  ),
  'after-illness': about(
    'Weak after an illness',
    'udhaifu, kupona, recovery',
    'weight-loss',
    'fever',
    'dehydration',
  ),
  cough: about(
    'Cough',
    'kikohozi',
    'cough-over-two-weeks',
    'child-danger-signs',
    'fever',
    'weight-loss',
    ...chest,
  ),
  cold: about('Cold', 'homa ya mafua, mafua, flu', 'fever', 'child-danger-signs', ...chest),
  'sore-throat': about(
    'Sore throat',
    'maumivu ya koo, koo, tonsils',
    'breathless-at-rest',
    'fever',
    'severe-allergy',
  ),
  'blocked-nose': about(
    'Blocked nose',
    'pua kuziba, sinus, allergy',
    'fever',
    'stiff-neck-or-worst-headache',
    'eye-danger',
  ),
  fever: about(
    'Fever',
    'homa, joto, malaria',
    'fever',
    'child-danger-signs',
    'stiff-neck-or-worst-headache',
    'breathless-at-rest',
    'dehydration',
  ),
  sleep: about('Trouble sleeping', 'kukosa usingizi, insomnia', 'suicidal-thoughts', 'breathless-at-rest'),
  stress: about('Stress', 'mawazo, msongo wa mawazo, tension', 'suicidal-thoughts', 'chest-pain'),
  headache: about(
    'Headache',
    'kuumwa na kichwa, maumivu ya kichwa',
    'stiff-neck-or-worst-headache',
    'one-sided-weakness',
    'very-high-pressure',
    'fever',
  ),
  'period-pain': about(
    'Period pain',
    'maumivu ya hedhi, cramps',
    'severe-belly-pain',
    'bleeding-in-pregnancy',
    'fever',
  ),
  'stiff-joints': about(
    'Stiff joints',
    'maumivu ya viungo, arthritis, knees',
    'fever',
    'spreading-infection',
  ),
  sprain: about('Sprain', 'kuteguka, twisted ankle', 'spreading-infection', 'one-sided-weakness'),
  burn: about('Small burn', 'kuungua, scald', 'serious-burn', 'spreading-infection', 'child-danger-signs'),
  sunburn: about('Sunburn', 'kuchomwa na jua', 'serious-burn', 'dehydration', 'fever'),
  'dry-skin': about('Dry skin', 'ngozi kavu', 'spreading-infection', 'severe-allergy'),
  itch: about('Itchy skin', 'kuwashwa, rash', 'severe-allergy', 'spreading-infection', 'fever'),
  scalp: about('Flaky scalp', 'mba, dandruff', 'spreading-infection', 'severe-allergy'),
  lice: about('Head lice', 'chawa', 'spreading-infection', 'fever'),
  toothache: about(
    'Toothache',
    'maumivu ya jino, jino',
    'spreading-infection',
    'fever',
    'breathless-at-rest',
  ),
  'mouth-care': about(
    'Mouth sores and gums',
    'vidonda vya mdomo, fizi',
    'spreading-infection',
    'weight-loss',
    'fever',
  ),
  eyelid: about('Stye', 'chokea, sekenene', 'eye-danger', 'spreading-infection'),
  'blood-pressure': about(
    'Blood pressure',
    'presha, shinikizo la damu',
    'very-high-pressure',
    'chest-pain',
    'one-sided-weakness',
    'bleeding-in-pregnancy',
  ),
  'low-iron': about(
    'Low iron',
    'upungufu wa damu, anaemia',
    'breathless-at-rest',
    'blood-in-stool-or-sputum',
    'bleeding-in-pregnancy',
  ),
  'breast-fullness': about(
    'Full, hard breasts while breastfeeding',
    'matiti kujaa, engorgement',
    'fever',
    'spreading-infection',
  ),
  urine: about(
    'Mild burning when passing urine',
    'mkojo kuchoma, UTI',
    'no-urine',
    'fever',
    'bleeding-in-pregnancy',
  ),
};
