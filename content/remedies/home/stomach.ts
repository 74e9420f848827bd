import { ask, leave, maybe, needs, remedy } from '../entry.ts';
import { cochrane, nccih, whoChildren, whoDiarrhoea, whoPlant } from '../references.ts';

/** Remedies for an upset stomach and for diarrhoea. */
export const stomachRemedies = [
  remedy({
    slug: 'oral-rehydration-salts',
    title: 'Oral rehydration salts with zinc',
    complaints: ['diarrhoea'],
    summary:
      'A sachet from the pharmacy in one litre of clean water: the first thing to do for any watery diarrhoea.',
    for_whom:
      'Anyone with watery diarrhoea who can drink. For babies under 6 months, go on breastfeeding and see a clinic the same day.',
    not_for: [
      {
        ...ask('kidney-disease', 'The salts it holds need a clinician’s measure when the kidneys are weak.'),
        advice: 'Go to a clinic today, and take small sips on the way.',
      },
      {
        ...ask('heart-disease', 'Ask how much fluid a day you may take.'),
        advice: 'Go to a clinic today, and take small sips on the way.',
      },
    ],
    ingredients: [needs('ors-sachet', '1 sachet'), needs('water', '1 litre, boiled and cooled, or treated')],
    steps: [
      'Wash your hands and a clean container with soap.',
      'Pour in exactly one litre of safe water and the whole sachet, then stir until it is clear.',
      'Give small sips often. After vomiting, wait 10 minutes and go on more slowly.',
      'Go on with breast milk and with ordinary food, such as uji, rice, banana and beans.',
      'For a child under 5, ask the pharmacy or clinic for zinc tablets and give them for 10 to 14 days.',
    ],
    dose: 'After each loose stool: 50 to 100 ml under 2 years, 100 to 200 ml from 2 to 10 years, and as much as wanted above that.',
    limits: [3, 'litres', 3, 0],
    evidence: 'A',
    evidence_text:
      'Large trials show that it prevents deaths from lost water. It does not shorten the diarrhoea much; zinc does so in children.',
    references: [
      whoDiarrhoea,
      whoChildren,
      cochrane(
        'Reduced osmolarity oral rehydration solution for treating dehydration due to acute diarrhoea in children',
        2002,
      ),
    ],
    see_clinician: [
      'A baby under 6 months, or any child who is not better after 2 days.',
      'An adult whose diarrhoea lasts more than 3 days, or who passes rice-water stool many times an hour, which may be cholera.',
      'Anyone with fever, blood in the stool or vomiting that never rests.',
    ],
    keeps: 'Use within 24 hours, covered and cool; then mix a new litre.',
  }),
  remedy({
    slug: 'sugar-salt-solution',
    title: 'Sugar and salt solution until the sachet comes',
    complaints: ['diarrhoea'],
    summary:
      'Six level teaspoons of sugar and half a level teaspoon of salt in a litre: a bridge when no ORS is at hand.',
    for_whom:
      'Adults and children over 6 months with watery diarrhoea while someone fetches oral rehydration salts.',
    not_for: [
      {
        ...ask('diabetes', 'Drink it, but measure your glucose and reach a clinic the same day.'),
        advice: 'Go to a clinic today, and take small sips on the way.',
      },
      {
        ...ask('kidney-disease', 'The salt in it needs a clinician’s measure.'),
        advice: 'Go to a clinic today, and take small sips on the way.',
      },
      {
        ...ask('heart-disease', 'Ask how much fluid a day you may take.'),
        advice: 'Go to a clinic today, and take small sips on the way.',
      },
    ],
    ingredients: [
      needs('water', '1 litre, boiled and cooled'),
      needs('sugar', '6 level teaspoons'),
      needs('salt', 'half a level teaspoon'),
    ],
    steps: [
      'Measure one litre of clean water into a washed container.',
      'Level the spoon with a knife: six teaspoons of sugar, half a teaspoon of salt, never more.',
      'Stir until nothing is left at the bottom. It must taste no saltier than tears; if it does, throw it away.',
      'Give small sips often and send for sachets and, for children, zinc.',
    ],
    dose: 'The same small sips as for sachets: a quarter to half a cup after each loose stool for a child, a full cup for an adult.',
    limits: [2, 'litres', 1, 0.5],
    evidence: 'B',
    evidence_text:
      'It saves water and salt when nothing better is there, but spoons vary and it lacks potassium, so sachets remain better.',
    references: [whoDiarrhoea],
    see_clinician: [
      'When no sachet can be found within a day.',
      'When the person drinks less than he loses, or a child turns the cup away.',
    ],
    keeps: 'Use within 12 hours and keep it covered.',
  }),
  remedy({
    slug: 'ginger-tea-for-nausea',
    title: 'Ginger tea for an uneasy stomach',
    complaints: ['nausea'],
    summary:
      'Thin slices of tangawizi in hot water, taken in small sips before a journey or when the stomach turns.',
    for_whom:
      'Adults with mild nausea from travel or a heavy meal, and children from 6 years before a journey.',
    not_for: [
      ask('pregnancy', 'Keep to food amounts until your clinic agrees to more.'),
      ask('gallstones', 'Ginger makes the gall bladder squeeze.'),
      ask('reflux', 'It may add to heartburn.'),
      ask('bleeding-disorder', 'Keep to cooking amounts.'),
      leave('surgery-within-2-weeks', 'More than cooking amounts may add to bleeding.'),
    ],
    ingredients: [
      needs('ginger-fresh', '4 thin slices, about 4 g'),
      needs('water', '1 cup'),
      maybe('lemon', 'a squeeze'),
    ],
    steps: [
      'Wash the ginger and slice it thinly; the peel may stay.',
      'Pour boiling water over it, cover and leave for 10 minutes.',
      'Strain, add lemon if you like it, and take small sips while warm.',
    ],
    dose: 'Half a cup half an hour before travel, or small sips when you feel sick; up to 3 cups a day. From 6 to 11 years half a cup once, before travel.',
    limits: [3, 'cups', 3, 6],
    evidence: 'B',
    evidence_text:
      'Trials show a modest effect for several kinds of nausea; results for travel sickness are mixed.',
    references: [whoPlant(1, 'Rhizoma Zingiberis'), nccih('Ginger', 'ginger')],
    see_clinician: [
      'Vomiting for more than a day, or you cannot keep water down.',
      'Nausea with a yellow skin, a chance of pregnancy, or a new medicine.',
    ],
    keeps: 'Best fresh; what is left keeps one day in a cool place.',
    product_skus: ['HRB-003', 'TEA-011'],
  }),
  remedy({
    slug: 'small-meals-in-pregnancy-sickness',
    title: 'Dry bites and small meals for sickness in pregnancy',
    complaints: ['pregnancy-nausea'],
    summary:
      'Something dry before you rise, food every two hours and cool sips in between: gentle steps for the first months.',
    for_whom:
      'Women in the first months of pregnancy who feel sick but can eat and drink and go to the antenatal clinic.',
    not_for: [
      ask('diabetes', 'Plan the small meals with your clinic, so that your glucose stays steady.'),
      ask(
        'high-blood-pressure',
        'Sickness late in pregnancy with a headache needs a pressure check the same day.',
      ),
    ],
    ingredients: [
      needs('crackers', '2 or 3 beside the bed'),
      needs('water', 'cool, in small sips'),
      maybe('lemon', 'a slice to smell or squeeze into water'),
      maybe('ginger-fresh', '2 thin slices as a food, after asking the clinic'),
    ],
    steps: [
      'Eat a dry cracker or toast before you sit up, and rise slowly after 15 minutes.',
      'Eat a little every 2 hours: githeri, ugali, rice, boiled potato, egg, banana.',
      'Drink between meals, not with them, and let someone else fry food if the smell troubles you.',
      'Take the iron and folic acid of the clinic with food in the evening if mornings are hard.',
    ],
    dose: 'Six or seven small meals a day; at most one cup of weak ginger tea a day, and only after asking the clinic.',
    limits: [1, 'cup of ginger tea', 7, 16],
    evidence: 'C',
    evidence_text:
      'Eating in small amounts is custom more than trial. Studies of ginger in early pregnancy point to some benefit, but they are few and small.',
    references: [cochrane('Interventions for nausea and vomiting in early pregnancy', 2015)],
    see_clinician: [
      'You cannot keep any drink down for 12 hours, lose weight or pass little dark urine.',
      'Sickness that begins after the third month, or comes with fever, headache or belly pain.',
      'Before you take any herb or medicine for it.',
    ],
    keeps: 'Crackers keep in a closed tin.',
  }),
  remedy({
    slug: 'peppermint-tea-for-gas',
    title: 'Peppermint tea after a heavy meal',
    complaints: ['bloating'],
    summary: 'A cup of mint leaf tea after food, for a tight belly that gas makes uncomfortable.',
    for_whom: 'Adults and children from 4 years with gas and a full feeling after meals.',
    not_for: [
      ask('pregnancy', 'A cup now and then is food; ask before you drink it daily.'),
      leave('reflux', 'Mint loosens the valve above the stomach and lets acid up.'),
      ask('gallstones', 'Mint makes bile flow.'),
      ask('iron-deficiency', 'Drink it an hour after iron-rich meals and 2 hours away from iron tablets.'),
      leave('mint-family-allergy', 'It may cause a reaction.'),
    ],
    ingredients: [
      needs('peppermint', '1 tablespoon dried, about 1.5 g, or a small handful of fresh leaves'),
      needs('water', '1 cup'),
    ],
    steps: [
      'Pour boiling water over the leaves and cover, so that the oils stay in.',
      'Strain after 7 minutes and drink warm, without hurry.',
      'Walk for 10 minutes; it moves gas better than lying down.',
    ],
    dose: 'One cup after a meal, up to 3 cups a day; from 4 to 11 years half a cup.',
    limits: [3, 'cups', 14, 4],
    evidence: 'C',
    evidence_text:
      'Coated capsules of the oil were tested for irritable bowel and helped; the tea is weaker and hardly tested.',
    references: [whoPlant(2, 'Folium Menthae Piperitae'), nccih('Peppermint oil', 'peppermint-oil')],
    see_clinician: [
      'Bloating on most days for 3 weeks, above all in a woman over 50.',
      'Bloating with a change of bowel habit, poor appetite or a lump.',
    ],
    keeps: 'Dried leaf keeps a year in a closed tin.',
    product_skus: ['TEA-007'],
  }),
];
