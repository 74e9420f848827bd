/**
 * What to do about an interaction, made from how the herb and the medicine meet and from the class of medicine. A class
 * alone decides nothing: hours apart keep what binds a tablet in the gut from it, but help nobody whose liver clears it
 * faster.
 *
 * Hours. Levothyroxine: 4 from what binds it. Dolutegravir: 2 before or 6 after minerals. Ciprofloxacin: 2 before, or
 * after it 4 (Europe) or 6 (United States); doxycycline 2 to 3. All from the product information of each. Iron: 2 from
 * tea and tannin, as pharmacists usually say; one hour already helped (Ahmad Fuzi and others, American Journal of
 * Clinical Nutrition, 2017). Others: the EMA monograph on Plantago ovata keeps medicines half an hour to an hour from
 * the bulk fibre; 2 here for caution. Thyroid test after 6 to 8 weeks: product information of levothyroxine.
 */
import type { Interaction } from '../herb-schema.ts';
import { drugClasses } from '../medicines/drug-classes.ts';
import type { DrugId } from '../medicines/ids.ts';

/** How a herb meets a medicine, with its direction, and what the schema calls it. */
export const ways = {
  /** It holds the tablet back in the gut. */
  binds: 'absorption',
  /** It does what the medicine does, or adds to its harm. */
  adds: 'effect',
  /** It undoes what the medicine does. */
  opposes: 'effect',
  /** The body clears the medicine more slowly: too much of it. */
  raises: 'enzyme',
  /** The body clears the medicine faster: too little of it. */
  lowers: 'enzyme',
  /** Its level may change either way, or nobody has measured it: that is what is guarded against. */
  shifts: 'enzyme',
  /** Both wear out the same organ. */
  strains: 'organ',
} as const satisfies Readonly<Record<string, NonNullable<Interaction['acts']>>>;
export type Way = keyof typeof ways;

type Advice = Readonly<Partial<Record<DrugId, string>>>;

/** Hours between them, where the gut is the place they meet. */
const apart: Advice = {
  dolutegravir: 'Take dolutegravir at least 2 hours before or 6 hours after it.',
  levothyroxine: 'Take levothyroxine at least 4 hours apart from it.',
  'iron-tablets': 'Take iron 2 hours apart from it, with water or something sour.',
  lithium: 'Take lithium 2 hours apart and have the level checked.',
  digoxin: 'Take digoxin 2 hours apart from it.',
  antibiotics: 'Finish the course, and leave 2 hours between them.',
  'metal-binding-antibiotics': 'Take the antibiotic 2 hours before or 4 to 6 hours after it.',
  'stomach-acid-medicines': 'Leave 2 hours between them, and have pain that lasts looked at.',
};

/** The same whether the herb adds to the medicine, works against it or changes its level: the clinic decides. */
const clinic: Advice = {
  'hiv-medicines': 'Tell your HIV clinic before you use it, and never let it push aside a dose of your ARVs.',
  'tb-medicines': 'Ask your TB clinic first, and finish every dose of your treatment.',
  'malaria-medicines': 'Do not combine them without a clinician, and finish the full malaria course.',
  'blood-pressure-medicines': 'Measure your pressure often in the first weeks and tell your clinic.',
  'ace-and-arb': 'Tell your clinic before daily use, and report dizziness, cough or swelling.',
  diuretics: 'Ask your clinic before daily use; weakness, cramps or dizziness need a check.',
  'potassium-raising-medicines': 'Ask your clinic before daily use, and have your potassium checked.',
  'heart-rhythm-medicines': 'Do not combine them unless your heart clinic agrees.',
  nitrates: 'Ask your clinician before daily use.',
  'diabetes-medicines': 'Check your sugar more often and tell your clinic.',
  'antithyroid-medicines': 'Do not combine them without the clinician who follows your thyroid.',
  levothyroxine: 'Ask your clinician first, and ask for a thyroid test after 6 to 8 weeks.',
  steroids: 'Ask your clinician before you use them together for more than a few days.',
  immunosuppressants: 'Do not use it unless the clinician who follows you agrees.',
  'cancer-medicines': 'Ask your cancer team first; leave it out on and around treatment days.',
  'hormone-medicines': 'Ask your clinician first, since it may act like a hormone or against one.',
  contraceptives: 'Use a condom as well, and ask at the family-planning clinic.',
  antidepressants: 'Do not start, stop or combine them without your clinician.',
  antipsychotics: 'Ask the clinician who prescribes for you before you use them together.',
  sedatives: 'Do not take them together in the evening, and do not drive when drowsy.',
  opioids: 'Do not take them together without your clinician, and do not drive when drowsy.',
  'epilepsy-medicines': 'Do not use it unless the clinician who follows your epilepsy agrees.',
  lithium: 'Do not combine them without a blood test for lithium.',
  levodopa: 'Ask the clinician who follows you before you use them together.',
  'asthma-medicines': 'Keep your inhaler at hand and ask your clinician before daily use.',
  laxatives: 'Use one of them only, and drink enough water.',
  methotrexate: 'Do not combine them unless the clinician who follows you agrees.',
  'gout-medicines': 'Ask your clinician before daily use.',
  alcohol: 'Do not drink alcohol while you use it, and do not drive when drowsy.',
};

const bleeding =
  'Tell your clinic before you use more than food amounts, and report bruises or bleeding at once.';
const blackStool =
  'Ask before you use more than food amounts, and report bruises, black stool or bleeding at once.';
const bloodLevel = 'Do not combine them unless your clinic agrees and measures the medicine in your blood.';

/** Where the direction matters. */
const directed: Readonly<Record<Exclude<Way, 'binds'>, Advice>> = {
  adds: {
    anticoagulants: bleeding,
    warfarin:
      'Keep the amount small and the same every week, have your INR checked, and report bleeding at once.',
    antiplatelets: blackStool,
    nsaids: 'Ask your clinician first, and report stomach pain, black stool or bleeding at once.',
    digoxin: 'Do not combine them unless your heart clinic agrees and checks your potassium.',
    'diabetes-medicines': 'Check your sugar more often, know the signs of a low, and tell your clinic.',
    metformin: 'Check your sugar more often and tell your clinic.',
    nitrates: 'Sit down if you feel faint, and ask your clinician before daily use.',
    statins: 'Ask your clinician first and report muscle pain or dark urine.',
  },
  opposes: {
    anticoagulants: 'Do not combine them unless your clinic agrees, since clots can form.',
    warfarin: 'Keep the amount the same every week, tell your clinic, and have your INR checked.',
    antiplatelets: 'Do not combine them unless your clinic agrees, since clots can form.',
    statins: 'Ask your clinician before daily use, and have your cholesterol checked.',
    digoxin: bloodLevel,
    sedatives: 'Ask the clinician who prescribes for you before you use them together.',
    opioids: 'Ask your clinician first, and say so if the pain comes back.',
  },
  raises: {
    anticoagulants: bleeding,
    warfarin: 'Tell your clinic before you use it, have your INR checked, and report bleeding at once.',
    antiplatelets: blackStool,
    nsaids: 'Ask your clinician first, and report stomach pain, black stool or bleeding at once.',
    'blood-pressure-medicines':
      'Measure your pressure often, sit down if you feel faint, and tell your clinic before daily use.',
    digoxin: bloodLevel,
    immunosuppressants: bloodLevel,
    theophylline: bloodLevel,
    'diabetes-medicines': 'Check your sugar more often, know the signs of a low, and tell your clinic.',
    nitrates: 'Sit down if you feel faint, and ask your clinician before daily use.',
    statins: 'Ask your clinician first and report muscle pain or dark urine.',
    contraceptives: 'Ask at the family-planning clinic before daily use.',
    'hormone-medicines': 'Ask your clinician before daily use.',
  },
  lowers: {
    anticoagulants: 'Do not combine them unless your clinic agrees, since clots can form.',
    warfarin: 'Tell your clinic before you use it and have your INR checked, since clots can form.',
    antiplatelets: 'Do not combine them unless your clinic agrees, since clots can form.',
    digoxin: bloodLevel,
    immunosuppressants: bloodLevel,
    theophylline: bloodLevel,
    statins: 'Ask your clinician before daily use, and have your cholesterol checked.',
    opioids: 'Ask your clinician first, and say so if the pain comes back.',
    sedatives: 'Ask the clinician who prescribes for you before you use them together.',
    paracetamol: 'Keep within the dose on the packet, even when the pain stays.',
    'stomach-acid-medicines': 'Ask your clinician before daily use, and have pain that lasts looked at.',
  },
  shifts: {
    warfarin: 'Tell your clinic before you use it, and have your INR checked.',
    digoxin: bloodLevel,
  },
  strains: {
    paracetamol:
      'Keep within the dose on the packet; stop the herb and seek care with dark urine or yellow eyes.',
    statins: 'Ask your clinician first; seek care with muscle pain, dark urine or yellow eyes.',
    nsaids: 'Take the tablet with food, and seek care with stomach pain or black stool.',
    'hiv-medicines': 'Ask your HIV clinic first; dark urine or yellow eyes need care today.',
    'tb-medicines': 'Ask your TB clinic first; dark urine or yellow eyes need care today.',
    alcohol: 'Do not drink alcohol while you use it; dark urine or yellow eyes need care today.',
  },
};

/** Where they must not meet at all. Whoever used both keeps the medicine and loses the herb. */
const forbiddenAdding: Advice = {
  anticoagulants:
    'Do not combine them. If you have, tell your clinic now and report bruises or bleeding at once.',
  antiplatelets:
    'Do not combine them. If you have, tell your clinic now and report bruises or bleeding at once.',
  digoxin:
    'Do not combine them. If you have, have your potassium checked; weakness or an odd pulse needs care today.',
  diuretics:
    'Do not combine them. If you have, have your potassium checked; weakness or an odd pulse needs care today.',
  'heart-rhythm-medicines':
    'Do not combine them. If you have, have your potassium checked; weakness or an odd pulse needs care today.',
  sedatives: 'Never combine them, and do not drive. Somebody who cannot be woken needs help at once.',
  opioids: 'Never combine them, and do not drive. Somebody who cannot be woken needs help at once.',
  alcohol: 'Never combine them, and do not drive. Somebody who cannot be woken needs help at once.',
};
const forbidden: Advice = {
  'hiv-medicines': 'Never combine them. If you have, tell your HIV clinic now.',
  'tb-medicines':
    'Never combine them. If you have, tell your TB clinic now, and finish every dose of your treatment.',
  'malaria-medicines': 'Do not combine them, and finish the full malaria course.',
  contraceptives: 'Never combine them; use a condom and ask at the clinic.',
};

const otherwise: Readonly<Record<Way, string>> = {
  binds: 'Take your tablets 2 hours apart from it.',
  adds: 'Ask your clinician before you use them together.',
  opposes: 'Ask your clinician before you use them together.',
  raises: 'It can make your medicine too strong. Ask whoever prescribes it before you use them together.',
  lowers: 'It can make your medicine too weak. Ask whoever prescribes it before you use them together.',
  shifts:
    'It may change how strong your medicine is. Ask whoever prescribes it before you use them together.',
  strains: 'Ask your clinician first; stop and seek care with dark urine or yellow eyes.',
};
const outright =
  'Do not combine them. Keep taking your medicine, leave the herb out, and tell your clinic if you have used both.';
const outrightOnTheLiver = 'Never combine them. Dark urine or yellow eyes need care today.';

/** A class and its wider ones, the narrowest first. */
const widening = (drug: DrugId): DrugId[] => [drug, ...drugClasses[drug].part_of.flatMap(widening)];

/** The first word any of the tables has on the class, or on a wider one. */
const first = (drug: DrugId, ...tables: readonly Advice[]): string | undefined =>
  widening(drug)
    .flatMap((id) => tables.map((table) => table[id]))
    .find((text) => text !== undefined);

/** The advice for a pair. Written by hand in a monograph only where something more particular is known. */
export function interactionAdvice(drug: DrugId, severity: Interaction['severity'], way: Way): string {
  if (way === 'binds') return first(drug, apart) ?? otherwise.binds;
  if (severity !== 'major') {
    const tables = way === 'strains' ? [directed.strains] : [directed[way], clinic];
    return first(drug, ...tables) ?? otherwise[way];
  }
  if (way === 'strains') return outrightOnTheLiver;
  return first(drug, ...(way === 'adds' ? [forbiddenAdding, forbidden] : [forbidden])) ?? outright;
}
