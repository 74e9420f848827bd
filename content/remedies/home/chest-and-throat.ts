import { ask, leave, leaveUnder, maybe, needs, remedy } from '../entry.ts';
import { cochrane, nhs, whoArtemisia, whoChildren, whoMalaria, whoPlant } from '../references.ts';

/** Remedies for colds, coughs, throats and the first hours of a fever. */
export const chestRemedies = [
  remedy({
    slug: 'dawa-for-a-cold',
    title: 'Dawa: ginger, lemon and honey',
    complaints: ['cold', 'sore-throat', 'cough'],
    summary:
      'The hot drink of every Kenyan home with a cold: it soothes the throat while the body does the work.',
    for_whom: 'Adults and children over 1 year with a runny nose, a scratchy throat and no fever.',
    not_for: [
      ask('pregnancy', 'Take the ginger in cooking amounts, and see the clinic for any fever.'),
      leaveUnder(1, 'Never for a baby under 1 year: honey can carry botulism. Above that, a weak half cup.'),
      ask('diabetes', 'Honey is sugar; leave it out or count it.'),
      ask('gallstones', 'Keep the ginger to two slices.'),
      ask('bleeding-disorder', 'Keep the ginger to cooking amounts.'),
    ],
    ingredients: [
      needs('ginger-fresh', '1 thumb piece, about 10 g, sliced'),
      needs('lemon', 'juice of 1'),
      needs('water', '3 cups'),
      maybe('honey', '1 teaspoon a cup, never under 1 year'),
    ],
    steps: [
      'Simmer the ginger in the water for 10 minutes with the lid on.',
      'Take it off the fire, add the lemon juice and strain.',
      'Let it cool until you can sip it, then stir in the honey.',
      'Rest, drink water too, and cover coughs to spare the others.',
    ],
    dose: 'One warm cup up to 3 times a day for adults; half a cup twice a day from 1 to 11 years.',
    limits: [3, 'cups', 5, 1],
    evidence: 'C',
    evidence_text:
      'Hot drinks ease how a cold feels; nothing in the cup shortens it. Honey has trials for cough, ginger and lemon have custom.',
    references: [cochrane('Honey for acute cough in children', 2018), whoPlant(1, 'Rhizoma Zingiberis')],
    see_clinician: [
      'A fever: have a malaria test first.',
      'A cold that grows worse after 5 days, ear pain, or a cough that lasts.',
      'A baby under 3 months with any cold.',
    ],
    keeps: 'Keep covered in the fridge for one day.',
    product_skus: ['TEA-011', 'HRB-003', 'SFD-007'],
  }),
  remedy({
    slug: 'honey-at-bedtime-for-cough',
    title: 'A spoon of honey at bedtime for a cough',
    complaints: ['cough'],
    summary: 'Plain honey half an hour before bed calms the night cough of a cold in children over one year.',
    for_whom: 'Children from 1 year and adults with the cough of an ordinary cold.',
    not_for: [
      leaveUnder(
        1,
        'Never for a baby under 1 year, also not on a dummy or in water: honey can carry botulism.',
      ),
      ask('diabetes', 'Honey is sugar; count it.'),
    ],
    ingredients: [needs('honey', 'half a teaspoon to 2 teaspoons, by age'), maybe('water', 'a little, warm')],
    steps: [
      'Be sure that the child is past the first birthday.',
      'Give the honey from a spoon half an hour before sleep, or in a little warm water.',
      'Brush the teeth afterwards.',
      'Raise the head of an older child or adult with one more pillow.',
    ],
    dose: 'From 1 to 5 years half a teaspoon, from 6 to 11 years 1 teaspoon, from 12 years 2 teaspoons; once, at bedtime.',
    limits: [1, 'dose at bedtime', 5, 1],
    evidence: 'B',
    evidence_text: 'In trials honey eased night cough better than no treatment, for up to 3 nights.',
    references: [cochrane('Honey for acute cough in children', 2018), whoChildren],
    see_clinician: [
      'Fast breathing, a chest that draws in, noisy breathing or a child who does not feed: go at once.',
      'A cough of more than 2 weeks, or with night sweats or loss of weight: ask for a TB test.',
      'A cough with fever: malaria test and a chest check first.',
    ],
    keeps: 'Honey keeps for years in a closed jar away from the sun.',
    product_skus: ['SFD-007'],
  }),
  remedy({
    slug: 'warm-salt-water-gargle',
    title: 'Warm salt-water gargle',
    complaints: ['sore-throat', 'mouth-care'],
    summary:
      'Half a teaspoon of salt in a glass of warm water, gargled and spat out, eases a raw throat for a while.',
    for_whom: 'Adults and children over 6 who can gargle and spit.',
    not_for: [
      leave('swallowing-difficulty', 'You may choke on it.'),
      ask('high-blood-pressure', 'Spit all of it out; salt that is swallowed counts.'),
    ],
    ingredients: [needs('salt', 'half a teaspoon'), needs('water', '1 glass, warm')],
    steps: [
      'Stir the salt into warm, clean water until it is clear.',
      'Take a mouthful, lean the head back, gargle for 30 seconds and spit it out.',
      'Go on until the glass is empty. Do not swallow it.',
    ],
    dose: 'One glass, 3 or 4 times a day.',
    limits: [4, 'glasses', 5, 6],
    external: true,
    evidence: 'C',
    evidence_text: 'Advised everywhere and pleasant; hardly tested. It eases, it does not end an infection.',
    references: [nhs('Sore throat', 'sore-throat')],
    see_clinician: [
      'A sore throat with fever: malaria test, and a throat check for the bacteria that can harm the heart.',
      'You cannot swallow your spit, open the mouth or breathe easily: emergency.',
      'A sore throat of more than a week, or a hoarse voice of more than 3 weeks.',
    ],
    keeps: 'Mix it fresh each time.',
  }),
  remedy({
    slug: 'salt-water-nose-rinse',
    title: 'Salt-water rinse for a blocked nose',
    complaints: ['blocked-nose', 'cold'],
    summary: 'Boiled, cooled water with a little salt carries dust and mucus out of the nose.',
    for_whom: 'Adults and children over 6 with a stuffy nose from a cold, dust or pollen.',
    not_for: [
      leaveUnder(6, 'Not under 6 years: use a few drops of salt water from the pharmacy.'),
      ask('broken-skin', 'Wait after an operation or an injury of the nose, and with frequent nosebleeds.'),
    ],
    ingredients: [
      needs('water', '1 cup, boiled for 5 minutes and cooled'),
      needs('salt', 'a quarter of a teaspoon, without iodine if you have it'),
      needs('nose-bottle', 'clean'),
      maybe('bicarbonate', 'a pinch, so that it stings less'),
    ],
    steps: [
      'Boil the water for 5 minutes and let it cool to body warmth. Never use water straight from the tap, river or tank.',
      'Dissolve the salt in it and fill the bottle.',
      'Lean over a basin, breathe through the mouth and let the water run in at one nostril and out at the other.',
      'Blow the nose gently, then do the other side.',
      'Wash the bottle with boiled water and let it dry in the air.',
    ],
    dose: 'Half a cup a side, once or twice a day.',
    limits: [3, 'rinses', 10, 6],
    external: true,
    evidence: 'B',
    evidence_text: 'Small trials suggest that it eases a blocked nose; the effect is modest.',
    references: [cochrane('Saline nasal irrigation for acute upper respiratory tract infections', 2015)],
    see_clinician: [
      'Pain in the face with fever, or swelling around an eye.',
      'One side that is blocked or bleeds for weeks, or a bead in a child’s nose.',
    ],
    keeps: 'Boiled salt water keeps one day in a closed clean bottle.',
  }),
  remedy({
    slug: 'fluids-while-you-get-a-malaria-test',
    title: 'Fluids and rest on the way to a malaria test',
    complaints: ['fever'],
    summary:
      'A fever in Kenya is malaria until a test says otherwise. Drink, cool gently and go for the test today.',
    for_whom:
      'Anyone with a fever, while somebody arranges the way to a clinic or to a trained community health promoter.',
    not_for: [
      {
        ...ask('pregnancy', 'Do not wait at home: malaria in pregnancy is an emergency.'),
        advice: 'Go to a clinic now and drink on the way.',
      },
      {
        ...ask('child', 'Under 5 years go at once; a child under 3 months with fever goes to hospital.'),
        advice: 'Go to a clinic now and give fluids on the way.',
        until_years: 5,
      },
    ],
    ingredients: [
      needs('water', 'a glass every hour'),
      maybe('ors-sachet', '1 sachet if there is vomiting or diarrhoea'),
      maybe('clean-cloth', 'damp and lukewarm, for the forehead'),
    ],
    steps: [
      'Go for a malaria test today, also when you slept under a net and also when it is “only the flu”.',
      'Drink a glass of water, thin uji or oral rehydration salts every hour on the way.',
      'Wear light clothes and stay in the shade. No cold baths and no extra blankets.',
      'Ask a pharmacist for paracetamol by age and weight; no aspirin for anyone under 16.',
      'If the test is positive, finish every tablet you are given. If it is negative and the fever stays, go back.',
    ],
    dose: 'A cup an hour while awake; a breastfed baby feeds more often.',
    limits: [3, 'litres', 1, 0],
    evidence: 'A',
    evidence_text:
      'Testing before treatment is WHO policy and saves lives. Fluids are comfort. Artemisia tea is advised against by WHO.',
    references: [whoMalaria, whoArtemisia, whoChildren],
    see_clinician: [
      'Always: a fever needs a malaria test the same day.',
      'Return at once for fits, confusion, a stiff neck, fast breathing, dark urine, bleeding or a child who cannot drink.',
      'Return after 2 days if the fever is still there.',
    ],
    keeps: 'Mix rehydration salts fresh each day.',
  }),
];
