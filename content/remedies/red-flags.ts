/** Signs that end any home remedy at once. The page shows what to do, and no product. */
export const redFlagIds = [
  'chest-pain',
  'one-sided-weakness',
  'breathless-at-rest',
  'fever',
  'bleeding-in-pregnancy',
  'very-high-pressure',
  'glucose-out-of-range',
  'blood-in-stool-or-sputum',
  'cough-over-two-weeks',
  'weight-loss',
  'suicidal-thoughts',
  'child-danger-signs',
  'dehydration',
  'stiff-neck-or-worst-headache',
  'severe-belly-pain',
  'severe-allergy',
  'no-urine',
  'spreading-infection',
  'eye-danger',
  'serious-burn',
] as const;
export type RedFlagId = (typeof redFlagIds)[number];

interface RedFlag {
  sign: string;
  action: string;
}

const emergency = 'Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.';
const today = 'Go to a clinic today.';

/** What the visitor may notice, and what to do now. The first eleven are those of the health assessment. */
export const redFlags: Readonly<Record<RedFlagId, RedFlag>> = {
  'chest-pain': {
    sign: 'Pain or pressure in the chest, or pain that spreads to the arm or jaw',
    action: emergency,
  },
  'one-sided-weakness': {
    sign: 'Sudden weakness of one side, a drooping face or trouble speaking',
    action: emergency,
  },
  'breathless-at-rest': { sign: 'Breathlessness while resting, or blue lips', action: emergency },
  fever: {
    sign: 'A temperature above 38 °C, or a hot body with shaking',
    action: `${today} A malaria test comes first; herbs are no treatment for it.`,
  },
  'bleeding-in-pregnancy': {
    sign: 'Bleeding, strong belly pain or a baby that moves less in pregnancy',
    action: `Go to a maternity unit now. ${emergency}`,
  },
  'very-high-pressure': {
    sign: 'A blood pressure of 180/120 or more',
    action: `Rest, measure again after 5 minutes, and go to hospital if it stays. ${emergency}`,
  },
  'glucose-out-of-range': {
    sign: 'Blood glucose below 3.9 or at 16.7 mmol/L and above',
    action: 'Below 3.9, take sugar or juice now. In both cases reach a clinic today.',
  },
  'blood-in-stool-or-sputum': {
    sign: 'Blood in the stool, in vomit or in what you cough up',
    action: `${today} Much blood, or black stool, is an emergency: 999, 112 or 1199.`,
  },
  'cough-over-two-weeks': {
    sign: 'A cough of more than 2 weeks',
    action: 'Ask for a TB test. It is free in public clinics.',
  },
  'weight-loss': {
    sign: 'Losing more than 5 % of your weight without trying, or night sweats',
    action: 'See a clinician this week.',
  },
  'suicidal-thoughts': {
    sign: 'Thoughts of ending your life or of harming someone',
    action: `Tell someone near you now and do not stay alone. ${emergency}`,
  },
  'child-danger-signs': {
    sign: 'A child who cannot drink or feed, vomits everything, has fits, is very sleepy or breathes fast',
    action: 'Take the child to a health facility now, day or night.',
  },
  dehydration: {
    sign: 'Sunken eyes, a very dry mouth, no urine for 6 hours, great thirst or faintness',
    action: 'Give oral rehydration salts in small sips on the way to a health facility, now.',
  },
  'stiff-neck-or-worst-headache': {
    sign: 'The worst headache of your life, or a headache with a stiff neck, fever, confusion or after a blow',
    action: emergency,
  },
  'severe-belly-pain': {
    sign: 'Severe or one-sided belly pain, or a hard swollen belly',
    action: 'Eat and drink nothing and go to hospital now.',
  },
  'severe-allergy': {
    sign: 'Swelling of the face or tongue, wheezing, or a rash all over',
    action: emergency,
  },
  'no-urine': {
    sign: 'No urine, or pain in the back or side with fever or vomiting',
    action: today,
  },
  'spreading-infection': {
    sign: 'Redness, heat, pus or a red line that spreads',
    action: today,
  },
  'eye-danger': {
    sign: 'A painful red eye, poor sight, or swelling around the whole eye',
    action: `${today} Put nothing into the eye.`,
  },
  'serious-burn': {
    sign: 'A burn larger than the palm, on the face, hands, feet or groin, white or black, or from electricity or acid',
    action: `Cool it with running water and go to hospital. ${emergency}`,
  },
};
