/**
 * Plants rich in potassium, with the amount in a usual helping from the food table of the app. Healthy kidneys pass it out;
 * weak ones do not, and some medicines hold it back. From 600 mg in a helping on, tablets that keep potassium ask first: that
 * is a sixth of the 3,510 mg a day the WHO asks of adults (Guideline: potassium intake for adults and children, 2012), and
 * more than the 200 mg a portion that kidney clinics call low (US National Kidney Foundation).
 */
import { foods } from '../../foods.ts';
import { contra, on } from '../entry.ts';
import { mskcc, study } from '../references.ts';
import { pairsOf } from './entry.ts';
import type { Pairs } from './entry.ts';
import { potassium, vitaminK } from './sources.ts';

/** Milligrams of potassium in one measure of a food. */
export function potassiumIn(food: string, measure: string): number {
  const row = foods.find(({ id }) => id === food);
  const grams = row?.measures.find(({ label }) => label === measure)?.grams;
  const per100 = row?.per_100g.potassium_mg;
  if (grams === undefined || per100 === undefined || per100 === null)
    throw new Error(`no potassium for ${measure} of ${food}`);
  return Math.round((grams * per100) / 100);
}

const much = 600;

type More = Partial<Omit<Pairs, 'slug'>>;

function rich(slug: string, what: string, [food, measure]: [string, string], more: More = {}): Pairs {
  const mg = potassiumIn(food, measure);
  const brings = `${what} brings about ${mg} mg of potassium`;
  const kept = `${brings}, which these medicines keep in the body.`;
  return pairsOf(slug, {
    ...more,
    references: [potassium, ...(more.references ?? [])],
    interactions: [
      on('potassium-raising-medicines', 'minor', 'adds', kept, { from: ['potassium'] }),
      ...(mg >= much
        ? [
            on('potassium-sparing-diuretics', 'moderate', 'adds', kept, { from: ['potassium'] }),
            on('potassium-tablets', 'moderate', 'adds', `${brings} on top of the tablets.`, {
              from: ['potassium'],
            }),
          ]
        : []),
      ...(more.interactions ?? []),
    ],
    instead_of: ['ace-and-arb', ...(more.instead_of ?? [])],
    contraindications: [
      contra('kidney-disease', 'caution', `${brings}, which weak kidneys cannot pass out.`),
      ...(more.contraindications ?? []),
    ],
  });
}

const green = { references: [vitaminK], sourced: { 'vitamin-k': ['warfarin'] } } as const;
/** Potassium that nobody has measured in this green. It is not guessed from another one. */
const unmeasured = (slug: string): Pairs =>
  pairsOf(slug, {
    ...green,
    references: [potassium, vitaminK],
    interactions: [
      on(
        'potassium-raising-medicines',
        'minor',
        'adds',
        'Dark greens are rich in potassium, which these medicines keep in the body.',
        {
          from: ['potassium'],
        },
      ),
    ],
    contraindications: [
      contra(
        'kidney-disease',
        'caution',
        'Dark greens are rich in potassium; boil them in much water and pour it off.',
      ),
    ],
  });

export const potassiumPairs = [
  rich('amaranth', 'A helping of cooked leaf (130 g)', ['terere-boiled', '1 serving'], green),
  rich('cowpea', 'A helping of cooked leaf (130 g)', ['kunde-leaves-boiled', '1 serving'], green),
  rich('jute-mallow', 'A helping of cooked leaf (130 g)', ['mrenda-boiled', '1 serving'], green),
  rich('pumpkin', 'A helping of cooked leaf (130 g)', ['pumpkin-leaves-boiled', '1 serving'], green),
  rich('sweet-potato', 'A cooked root (150 g)', ['sweet-potato-boiled', '1 sweet potato'], {
    references: [vitaminK],
    interactions: [
      on('warfarin', 'minor', 'opposes', 'The leaf holds vitamin K, which works against warfarin.', {
        from: ['vitamin-k'],
      }),
    ],
  }),
  rich('taro', 'A cooked piece (150 g)', ['arrowroot-boiled', '1 piece'], {
    references: [vitaminK],
    interactions: [
      on('warfarin', 'minor', 'opposes', 'The leaf holds vitamin K, which works against warfarin.', {
        from: ['vitamin-k'],
      }),
    ],
  }),
  rich('moringa', 'A helping of cooked leaf (100 g)', ['moringa-leaves-boiled', '1 serving'], {
    references: [vitaminK],
    sourced: { 'vitamin-k': ['warfarin'] },
  }),
  rich('stinging-nettle', 'A cup of cooked tops (89 g)', ['stinging-nettle-blanched', '1 cup'], green),
  rich('avocado', 'Half a fruit (75 g)', ['avocado', '1/2 avocado'], {
    references: [vitaminK, study('blickstein', 'Warfarin antagonism by avocado', 'The Lancet', 1991)],
    sourced: { blickstein: ['warfarin'] },
  }),
  rich('coconut', 'A glass of coconut water', ['coconut-water', '1 glass'], {
    references: [
      study('hakimian', 'Death by coconut', 'Circulation: Arrhythmia and Electrophysiology', 2014),
    ],
    sourced: { hakimian: ['potassium-raising-medicines', 'potassium-sparing-diuretics'] },
  }),
  rich('tamarind', 'A tablespoon of pulp (15 g)', ['tamarind-pulp', '1 tablespoon']),
  rich('papaya', 'A slice (150 g)', ['papaya', '1 slice']),
  rich('spirulina', 'A teaspoon (2 g)', ['spirulina-dried', '1 teaspoon'], {
    references: [
      mskcc('Blue-Green Algae'),
      vitaminK,
      study(
        'lee-algae',
        'Activation of autoimmunity following use of immunostimulatory herbal supplements',
        'Archives of Dermatology',
        2004,
      ),
    ],
    interactions: [
      on('liver-straining-medicines', 'minor', 'strains', 'Untested lots may hold liver poisons.', {
        from: ['mskcc'],
      }),
    ],
    sourced: {
      mskcc: ['immunosuppressants'],
      'lee-algae': ['immunosuppressants'],
      'vitamin-k': ['warfarin'],
    },
  }),
  unmeasured('managu'),
  unmeasured('spider-plant'),
  pairsOf('baobab', {
    references: [potassium],
    interactions: [
      on(
        'potassium-raising-medicines',
        'minor',
        'adds',
        'The dry pulp is rich in potassium, which these medicines keep in the body.',
        {
          from: ['potassium'],
        },
      ),
    ],
    contraindications: [
      contra('kidney-disease', 'caution', 'The dry pulp is rich in potassium; a spoon adds to the day.'),
    ],
  }),
  pairsOf('dandelion', {
    references: [
      potassium,
      mskcc('Dandelion'),
      study(
        'zhu',
        'Effects of taraxacum on ciprofloxacin in rats',
        'Journal of Antimicrobial Chemotherapy',
        1999,
      ),
    ],
    interactions: [
      on(
        'potassium-raising-medicines',
        'minor',
        'adds',
        'Leaf is rich in potassium, which these medicines keep in the body.',
        {
          from: ['mskcc', 'potassium'],
        },
      ),
    ],
    sourced: {
      mskcc: ['lithium', 'diuretics', 'diabetes-medicines', 'hypo-prone-medicines', 'warfarin'],
      zhu: ['metal-binding-antibiotics'],
    },
  }),
];
