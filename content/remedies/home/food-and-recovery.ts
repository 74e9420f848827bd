import { ask, leave, maybe, needs, remedy } from '../entry.ts';
import { cochrane, odsIron, trial, whoChildren, whoDiarrhoea, whoPlant } from '../references.ts';

/** Food and drink that help a body along. */
export const recoveryRemedies = [
  remedy({
    slug: 'wimbi-uji-after-illness',
    title: 'Enriched wimbi uji after an illness',
    complaints: ['after-illness', 'poor-appetite'],
    summary:
      'A mug of thick finger millet porridge with milk and banana, three times a day between meals, to regain weight.',
    for_whom:
      'Adults and children over 6 months whose fever is over and who must eat again in small, rich portions.',
    not_for: [
      ask('diabetes', 'Leave out sugar and banana and count the flour.'),
      ask('kidney-disease', 'Millet, milk and banana hold potassium and phosphate.'),
    ],
    ingredients: [
      needs('finger-millet-flour', '3 tablespoons'),
      needs('water', '1 cup'),
      needs('milk', '1 cup'),
      maybe('banana', '1, mashed'),
      maybe('sugar', '1 teaspoon'),
    ],
    steps: [
      'Stir the flour into a little cold water until no lumps are left.',
      'Pour it into the boiling rest of the water and stir for 10 minutes.',
      'Add the milk and let it simmer for 5 minutes more.',
      'Take it from the fire and beat in the mashed banana.',
    ],
    dose: 'One mug between meals, up to 3 times a day; half a mug for a small child, from a cup and spoon.',
    limits: [3, 'mugs', null, 0.5],
    evidence: 'B',
    evidence_text:
      'WHO advises an extra meal a day for children after illness; this porridge is one Kenyan way to give it.',
    references: [whoChildren],
    see_clinician: [
      'Weight does not come back within 2 weeks, or you lose more.',
      'Swollen feet, or a child whose arm looks thin: ask for a measure of the upper arm.',
      'Fever, cough or night sweats go on: tests for malaria, TB and HIV.',
    ],
    keeps: 'Cook it fresh; covered and cool it keeps half a day.',
    product_skus: ['SFD-009'],
    more_herbs: ['finger-millet'],
  }),
  remedy({
    slug: 'iron-plate-with-fruit',
    title: 'Beans, greens and a sour fruit for low iron',
    complaints: ['low-iron'],
    summary:
      'Iron from beans and greens is taken up better with vitamin C in the same meal, and worse with tea.',
    for_whom:
      'Anyone who wants more iron from food, beside the tablets of the clinic and never in their place.',
    not_for: [
      leave('iron-overload', 'You must not add iron.'),
      {
        ...ask('pregnancy', 'In pregnancy leave liver out: its vitamin A can harm the unborn child.'),
        advice: 'Eat it with beans or meat in place of liver.',
      },
      ask('kidney-disease', 'Beans, greens and oranges hold potassium.'),
      ask('gout', 'Large amounts of beans may not suit you.'),
    ],
    ingredients: [
      needs('beans', '1 cup, stewed (or green grams, meat, liver once a week)'),
      needs('sukuma-wiki', '1 serving, or terere'),
      needs('orange', '1 whole'),
      maybe('guava', '1, in place of the orange'),
      maybe('lemon', 'squeezed over the greens'),
    ],
    steps: [
      'Soak the beans overnight and throw the water away; it lowers what binds iron.',
      'Cook the greens shortly and squeeze lemon over them on the plate.',
      'Eat the fruit with the meal, not hours later.',
      'Keep tea, coffee and milk an hour away from this meal, and 2 hours away from iron tablets.',
    ],
    dose: 'Once or twice a day as a meal.',
    limits: [2, 'meals', null, 1],
    evidence: 'B',
    evidence_text:
      'Studies of single meals show that vitamin C raises iron uptake and tea lowers it. Food alone rarely corrects anaemia.',
    references: [odsIron],
    see_clinician: [
      'Tiredness, pale gums, a racing heart or cravings for soil or ice: ask for a haemoglobin test.',
      'Heavy periods, pregnancy, black stool, or a pale child.',
      'Children with anaemia: malaria, worms and sickle cell must be looked for.',
    ],
    keeps: 'Stewed beans keep 3 days in the fridge.',
    product_skus: ['SUP-012', 'SFD-003'],
    more_herbs: ['amaranth'],
  }),
  remedy({
    slug: 'hibiscus-tea-beside-blood-pressure-care',
    title: 'Hibiscus tea beside your blood-pressure care',
    complaints: ['blood-pressure'],
    summary:
      'Two cups of sour hibiscus tea a day, with less salt and a weekly reading. It adds to tablets and never takes their place.',
    for_whom: 'Adults with slightly raised readings whose clinician knows that they drink it.',
    not_for: [
      leave('pregnancy', 'Hibiscus in tea amounts is not known to be harmless in pregnancy.'),
      leave('low-blood-pressure', 'It may lower it further.'),
      ask('high-blood-pressure', 'With tablets it adds up; measure often and tell the clinic.'),
      ask('diabetes', 'It may add to diabetes medicine.'),
      ask('kidney-disease', 'Ask your clinic before you drink it daily.'),
    ],
    ingredients: [
      needs('hibiscus', '2 teaspoons of broken calyx, about 1.5 g, a cup'),
      needs('water', '1 cup'),
      maybe('lemon', 'a slice'),
    ],
    steps: [
      'Pour boiling water over the hibiscus, cover and leave for 6 minutes.',
      'Strain and drink without sugar, warm or cold.',
      'Measure your pressure once a week, sitting, after 5 minutes of rest, and write it down.',
      'Go on with every tablet. Cut salt, stock cubes and crisps; walk half an hour on most days.',
    ],
    dose: 'One cup twice a day, an hour away from medicines.',
    limits: [2, 'cups', 42, 18],
    evidence: 'B',
    evidence_text:
      'Small trials of some weeks found a fall of a few points. None shows fewer strokes, which tablets do.',
    references: [
      cochrane('Roselle for hypertension in adults', 2010),
      trial(
        'Hibiscus sabdariffa L. tea (tisane) lowers blood pressure in prehypertensive and mildly hypertensive adults',
        'Journal of Nutrition',
        2010,
      ),
    ],
    see_clinician: [
      'A reading of 140/90 or more on two days.',
      'Dizziness when you stand up, swollen legs, or headaches with a high reading.',
      'Any rise of pressure in pregnancy.',
    ],
    keeps: 'Dried hibiscus keeps a year away from damp.',
    product_skus: ['TEA-001'],
  }),
  remedy({
    slug: 'cool-cabbage-leaves',
    title: 'Cool cabbage leaves for full breasts',
    complaints: ['breast-fullness'],
    summary:
      'Clean, cool leaves between feeds ease heavy breasts in the first weeks, while the baby drinks often.',
    for_whom: 'Breastfeeding mothers with hard, full breasts and no fever.',
    not_for: [
      leave('broken-skin', 'Not on cracked nipples or broken skin.'),
      leave('plant-allergy', 'Not with an allergy to cabbage.'),
    ],
    ingredients: [
      needs('cabbage', '2 inner leaves, washed and cooled'),
      needs('clean-cloth', 'to hold them'),
    ],
    steps: [
      'Feed the baby first, or express a little, so that the breast is softer.',
      'Wash two leaves, cool them, take out the hard rib and press them a little with a bottle.',
      'Lay them on the breasts inside the bra, leaving the nipple free, until they feel warm.',
      'Wash the breast before the next feed and throw the leaves away.',
    ],
    dose: 'Twenty minutes, up to 3 times a day; end as soon as the breasts are soft, because milk may become less.',
    limits: [3, 'times', 3, 15],
    external: true,
    evidence: 'B',
    evidence_text: 'Trials are small and weak; cold leaves seem to ease pain about as well as cold packs.',
    references: [cochrane('Treatments for breast engorgement during lactation', 2020)],
    see_clinician: [
      'Fever, a red hot wedge or a lump: it may be an infection, and the baby should go on feeding.',
      'The baby does not latch, wets fewer than 6 nappies a day or does not gain weight.',
    ],
    keeps: 'Use each leaf once.',
  }),
  remedy({
    slug: 'water-for-the-bladder',
    title: 'More water and no holding for the bladder',
    complaints: ['urine'],
    summary:
      'A glass more with each meal and going when you need to: for women who often get bladder infections.',
    for_whom:
      'Women with a slight burning for less than a day, or who want fewer infections. Men, children and pregnant women see a clinic first.',
    not_for: [
      {
        ...ask('pregnancy', 'A bladder infection in pregnancy needs a test and medicine at once.'),
        advice: 'Go to the maternity clinic today, and go on drinking.',
      },
      leave('urinary-blockage', 'More water makes a blockage worse.'),
      ask('kidney-disease', 'Ask how much you may drink.'),
      ask('heart-disease', 'Ask how much you may drink.'),
      ask('diabetes', 'Burning may be a sign of high glucose; have a test.'),
    ],
    ingredients: [needs('water', '6 to 8 glasses through the day')],
    steps: [
      'Add a glass of water to each meal and between meals until the urine is pale.',
      'Go as soon as you need to, do not hurry, and go again after sex.',
      'Wipe from front to back and use plain water, no soap or vinegar, inside.',
      'If the burning is not gone within 24 hours, take a urine sample to a clinic.',
    ],
    dose: 'About 1.5 litres more than you drink now, spread over the day.',
    limits: [3, 'litres', 1, 16],
    evidence: 'B',
    evidence_text:
      'One good trial: women with frequent infections who drank 1.5 litres more had half as many. Water does not end an infection that is there.',
    references: [
      trial(
        'Effect of increased daily water intake in premenopausal women with recurrent urinary tract infections',
        'JAMA Internal Medicine',
        2018,
      ),
    ],
    see_clinician: [
      'Burning for more than a day, blood in the urine, or discharge.',
      'Pain in the side or back, fever, vomiting: the same day.',
      'Any man, child, pregnant woman or person with diabetes: the same day.',
    ],
    keeps: 'Safe water in a clean, covered container.',
  }),
  remedy({
    slug: 'banana-and-rice-gruel',
    title: 'Rice gruel with banana when the stomach settles',
    complaints: ['diarrhoea', 'after-illness'],
    summary:
      'Soft salted rice water with banana, eaten little and often, feeds a tired bowel beside rehydration salts.',
    for_whom:
      'Adults and children over 6 months with diarrhoea who can eat, together with oral rehydration salts.',
    not_for: [
      ask('diabetes', 'Count the rice and measure your glucose more often.'),
      ask('kidney-disease', 'Banana holds potassium.'),
    ],
    ingredients: [
      needs('rice', 'half a cup'),
      needs('water', '4 cups'),
      needs('salt', 'a pinch'),
      maybe('banana', '1 ripe, mashed'),
      maybe('ors-sachet', 'to drink beside it'),
    ],
    steps: [
      'Wash the rice and boil it in the water for 40 minutes until it falls apart.',
      'Add the pinch of salt and mash it. For a child, mash in the banana.',
      'Give a few spoons every 2 to 3 hours, and the rehydration drink after each loose stool.',
      'Go back to beans, egg, greens and oil as soon as they are wanted; fasting makes diarrhoea longer.',
    ],
    dose: 'Half a cup, 5 or 6 times a day, besides breast milk and rehydration salts.',
    limits: [6, 'half cups', 3, 0.5],
    evidence: 'B',
    evidence_text:
      'Feeding through diarrhoea is WHO advice and keeps children from losing weight; rice is easy to digest.',
    references: [whoDiarrhoea],
    see_clinician: [
      'Diarrhoea of more than 3 days in an adult or 2 days in a child.',
      'A child who eats nothing for a day.',
    ],
    keeps: 'Eat within 4 hours, or cool it quickly and reheat it fully.',
  }),
  remedy({
    slug: 'warm-milk-and-a-fixed-bedtime',
    title: 'Warm milk and a fixed hour for bed',
    complaints: ['sleep'],
    summary: 'A cup of warm milk, lamps down and the same bedtime every night: a habit more than a drink.',
    for_whom: 'Adults and children over 2 who lie awake from a restless evening.',
    not_for: [
      ask('diabetes', 'Milk counts; leave out sugar and honey.'),
      ask('bowel-disease', 'Milk may cause gas and loose stool if you do not digest its sugar.'),
      ask('depression', 'Waking early with low mood needs a talk with a clinician.'),
    ],
    ingredients: [
      needs('milk', '1 cup'),
      maybe('cardamom', '1 pod, crushed'),
      maybe('cinnamon', 'a small piece'),
    ],
    steps: [
      'Warm the milk with the spice for 5 minutes; do not add sugar.',
      'Put the phone away, dim the light and drink it an hour before bed.',
      'Go to bed and get up at the same hours, also at the weekend.',
      'No tea, coffee, cola or khat after 2 in the afternoon, and no alcohol as a sleeping drink.',
    ],
    dose: 'One cup in the evening.',
    limits: [1, 'cup', null, 2],
    evidence: 'C',
    evidence_text:
      'The drink is custom; fixed hours, less light and no late caffeine are what sleep clinics rely on.',
    references: [
      trial(
        'Management of chronic insomnia disorder in adults: a clinical practice guideline',
        'American College of Physicians',
        2016,
      ),
      whoPlant(1, 'Cortex Cinnamomi'),
    ],
    see_clinician: [
      'Trouble sleeping on 3 nights a week for a month.',
      'Loud snoring with pauses, or legs that cannot rest.',
      'Low mood, fear or thoughts of death.',
    ],
    keeps: 'Make it fresh.',
    product_skus: ['HRB-008', 'HRB-006'],
  }),
];
