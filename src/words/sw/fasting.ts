import { dashboard, insights } from './fasting/dashboard.ts';
import { fasting, stages } from './fasting/fasting.ts';
import { weekdays } from './shared.ts';

/** Who must not fast, what is asked before, and when to stop. */
export const screening = {
  // The questions
  'Is one of these true for you?': 'Je, mojawapo ya haya ni kweli kwako?',
  'With any of them fasting can do real harm.':
    'Ukiwa na hata moja kati ya haya, kufunga kunaweza kukudhuru vibaya.',
  'I am under 18': 'Nina umri wa chini ya miaka 18',
  'I am pregnant': 'Nina mimba',
  'I gave birth in the last six weeks': 'Nimejifungua ndani ya wiki sita zilizopita',
  'I am breastfeeding': 'Ninanyonyesha',
  'I am very thin for my height (BMI under 18.5)': 'Nimekonda sana kwa urefu wangu (BMI chini ya 18.5)',
  'I have or had an eating disorder': 'Nina au nimewahi kuwa na ugonjwa wa ulaji',
  'I have type 1 diabetes': 'Nina kisukari cha aina ya 1',
  'I use insulin, or tablets such as glibenclamide, glimepiride or gliclazide':
    'Ninatumia insulini, au tembe kama glibenclamide, glimepiride au gliclazide',
  'I have kidney disease': 'Nina ugonjwa wa figo',
  'I have liver disease': 'Nina ugonjwa wa ini',
  'I have TB or HIV and am losing weight': 'Nina kifua kikuu au VVU na ninapungua uzito',
  'I have sickle cell disease': 'Nina selimundu (sickle cell)',
  'And of these?': 'Na haya je?',
  'About you and food. Nobody sees your answers.': 'Kuhusu wewe na chakula. Hakuna anayeona majibu yako.',
  'I make myself sick because I feel uncomfortably full':
    'Huwa najitapisha kwa sababu nahisi nimeshiba kupita kiasi',
  'I worry that I have lost control over how much I eat':
    'Nina wasiwasi kwamba siwezi tena kudhibiti kiasi ninachokula',
  'I lost more than 6 kg within the last three months':
    'Nimepungua zaidi ya kilo 6 ndani ya miezi mitatu iliyopita',
  'I think I am fat when others say I am too thin':
    'Naamini mimi ni mnene ilhali wengine wanasema nimekonda sana',
  'Food dominates my life': 'Chakula kinatawala maisha yangu',
  'Do you take any of these?': 'Je, unatumia yoyote kati ya hizi?',
  'Or live with it.': 'Au unaishi na mojawapo ya hali hizi.',
  'Other medicines for diabetes, such as metformin': 'Dawa nyingine za kisukari, kama metformin',
  'Water tablets (diuretics)': 'Tembe za kuongeza mkojo',
  'Medicines for blood pressure': 'Dawa za shinikizo la damu',
  Warfarin: 'Warfarin',
  Lithium: 'Lithium',
  'Any medicine that must be taken with food': 'Dawa yoyote ambayo ni lazima imezwe pamoja na chakula',
  'I have gout': 'Nina jongo (gout)',
  'On your safety list': 'Iko kwenye orodha yako ya usalama',
  'What is on your safety list is ticked already. <a>Change the list</a> if it is wrong.':
    'Yaliyo kwenye orodha yako ya usalama yamewekewa alama tayari. <a>Badilisha orodha</a> ikiwa si sahihi.',
  'What you tick goes to your safety list on this device, so that you are asked once.':
    'Unayoyawekea alama yanaingia kwenye orodha yako ya usalama kwenye kifaa hiki, ili uulizwe mara moja tu.',
  'Step {n} of {all}': 'Hatua ya {n} kati ya {all}',
  'Work out my BMI': 'Kokotoa BMI yangu',
  'Height in cm': 'Urefu kwa sentimita',
  'Fill in both.': 'Jaza zote mbili.',
  'Your BMI is {bmi}.': 'BMI yako ni {bmi}.',
  'Your BMI is {bmi}: too low for fasting.': 'BMI yako ni {bmi}: ni ya chini mno kwa kufunga.',
  'Ask a clinician before you fast': 'Muulize mhudumu wa afya kabla ya kufunga',
  'Doses and times may have to change. Up to 18 hours is open to you; more only once a clinician agreed.':
    'Huenda dozi na saa za dawa zikahitaji kubadilishwa. Unaweza kufunga hadi saa 18; zaidi ya hapo ni baada tu ya mhudumu wa afya kukubali.',
  'A clinician who knows my medicines agreed to longer fasts':
    'Mhudumu wa afya anayezijua dawa zangu amekubali nifunge kwa muda mrefu zaidi',
  Back: 'Rudi',
  Continue: 'Endelea',
  'None of these': 'Hakuna hata moja',
  // What they come to
  'With your answers, more than 18 hours needs a clinician’s word first.':
    'Kwa majibu yako, kufunga zaidi ya saa 18 kunahitaji kwanza idhini ya mhudumu wa afya.',
  'Fasting is not for you at the moment': 'Usifunge kwa sasa',
  'By your answers going without food could harm you, so we do not start a clock. Regular meals with vegetables, beans and enough to drink will do you more good. If something has changed, or a clinician has told you otherwise, answer the questions again.':
    'Kwa majibu yako, kukaa bila chakula kunaweza kukudhuru, kwa hiyo hatuanzishi mfungo. Milo ya kawaida yenye mboga, maharagwe na vinywaji vya kutosha itakufaa zaidi. Ikiwa kuna kilichobadilika, au mhudumu wa afya amekuambia vingine, jibu maswali tena.',
  'If food or weight weighs on your mind, you are not alone: talk to somebody you trust, a clinician, or the Kenya Red Cross on <a>1199</a>, free of charge.':
    'Ikiwa chakula au uzito unakusumbua akilini, hauko peke yako: zungumza na mtu unayemwamini, mhudumu wa afya, au Msalaba Mwekundu wa Kenya kwa <a>1199</a>, bila malipo.',
  'Talk to a nutritionist': 'Zungumza na mtaalamu wa lishe',
  'Answer again': 'Jibu tena',
  'This informs and does not replace a clinician. Medicines for diabetes, blood pressure or clotting may have to be changed before you fast. Stop when you feel faint, confused, have chest pain or a racing heart.':
    'Haya ni maelezo tu, hayachukui nafasi ya mhudumu wa afya. Huenda dawa za kisukari, shinikizo la damu au za kuzuia damu kuganda zikahitaji kubadilishwa kabla hujafunga. Acha kufunga ukihisi kuzirai, ukichanganyikiwa, ukiwa na maumivu ya kifua au moyo ukienda mbio.',
  // When to stop
  'I feel unwell': 'Sijisikii vizuri',
  'Stop if you have any of these': 'Acha kufunga ukiwa na mojawapo ya haya',
  'No fast is worth it. Stopping now is the right thing.':
    'Hakuna mfungo unaostahili hatari hiyo. Kuacha sasa ndilo jambo sahihi.',
  'What do you feel?': 'Unahisi nini?',
  'Faint, or about to faint': 'Nimezirai, au niko karibu kuzirai',
  Confused: 'Nimechanganyikiwa',
  'Chest pain': 'Maumivu ya kifua',
  'Heart racing or stumbling': 'Moyo unaenda mbio au unaruka mapigo',
  'Stop as well when your blood sugar is below {low} or above {high} mmol/L, and get help the same day.':
    'Acha kufunga pia ikiwa sukari yako ya damu iko chini ya {low} au juu ya {high} mmol/L, na upate msaada siku hiyohiyo.',
  'End the fast and sit or lie down': 'Acha kufunga, kisha ukae au ulale chini',
  'Drink water. Take something sweet: juice, tea with sugar, a banana.':
    'Kunywa maji. Kula au kunywa kitu kitamu: juisi, chai yenye sukari, ndizi.',
  'Do not stay alone and do not drive.': 'Usikae peke yako, na usiendeshe gari.',
  'With chest pain, fainting or confusion call for help at once.':
    'Ukiwa na maumivu ya kifua, ukizirai au ukichanganyikiwa, piga simu ya msaada mara moja.',
  'Call {number}': 'Piga {number}',
  'End fast now': 'Acha kufunga sasa hivi',
  'End the fast now': 'Acha kufunga sasa hivi',
} as const;

/** What fasting and the dashboard both say. */
export const common = {
  ...weekdays,
  day: 'siku',
  hours: 'saa',
  Fasting: 'Kufunga',
  Goal: 'Lengo',
  Mood: 'Hisia',
  'Try again': 'Jaribu tena',
  Water: 'Maji',
  Weight: 'Uzito',
  // How long
  '{hours} h': 'saa {hours}',
  '{hours} h {minutes} min': 'saa {hours} dak {minutes}',
  '{minutes} min': 'dak {minutes}',
  // How somebody feels
  'Very low': 'Mbaya sana',
  Low: 'Mbaya',
  'So-so': 'Wastani',
  Good: 'Nzuri',
  'Very good': 'Nzuri sana',
  // Days, where there is little room
} as const;

/** Rhythms by the names the database has for them. */
export const known = {
  custom: 'muda wako',
  lent: 'Kwaresima',
  prayer: 'maombi',
  ramadan: 'Ramadhani',
} as const;

/** Fasting, and the dashboard where a day comes together. */
export const words = {
  ...common,
  ...screening,
  ...stages,
  ...fasting,
  ...dashboard,
  ...insights,
  ...known,
} as const;
