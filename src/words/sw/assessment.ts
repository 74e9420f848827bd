import { plan, redFlags, suggestions } from './assessment/plan.ts';
import { answering, consent, questions } from './assessment/questions.ts';
import { meanings, results, summary } from './assessment/results.ts';

/** Questions on mood and worry (PHQ-2, GAD-2), stress, thoughts of ending one's life, alcohol (AUDIT-C), eating (SCOFF). */
export const mind = {
  // How often, within the last two weeks. "Those days" keeps half the days apart from half a day.
  'Not at all': 'Hapana kabisa',
  'Several days': 'Siku kadhaa',
  'More than half the days': 'Zaidi ya nusu ya siku hizo',
  'Nearly every day': 'Karibu kila siku',
  // PHQ-2
  'Over the last two weeks, how often were you bothered by little interest or pleasure in doing things?':
    'Katika wiki mbili zilizopita, ni mara ngapi umesumbuliwa na kupungukiwa na hamu au raha ya kufanya mambo?',
  'Little interest or pleasure': 'Kupungukiwa na hamu au raha',
  'Over the last two weeks, how often were you bothered by feeling down, depressed or hopeless?':
    'Katika wiki mbili zilizopita, ni mara ngapi umesumbuliwa na kuhisi unyonge, huzuni nzito au kukosa matumaini?',
  'Feeling down or hopeless': 'Kuhisi unyonge au kukosa matumaini',
  // GAD-2
  'Over the last two weeks, how often were you bothered by feeling nervous, anxious or on edge?':
    'Katika wiki mbili zilizopita, ni mara ngapi umesumbuliwa na kuhisi hofu, wasiwasi au kutotulia?',
  'Nervous or on edge': 'Hofu au kutotulia',
  'Over the last two weeks, how often could you not stop or control worrying?':
    'Katika wiki mbili zilizopita, ni mara ngapi umeshindwa kuacha au kudhibiti wasiwasi?',
  'Worry that does not stop': 'Wasiwasi usioisha',
  // Stress
  'Over the last two weeks, how often was there more to carry than you could manage?':
    'Katika wiki mbili zilizopita, ni mara ngapi ulikuwa na mengi ya kubeba kuliko ulivyoweza kumudu?',
  'More to carry than you can manage': 'Mengi ya kubeba kuliko unavyoweza kumudu',
  // Thoughts of ending one's life
  'Do you have thoughts of ending your life or of hurting yourself?':
    'Je, una mawazo ya kujiua au ya kujidhuru?',
  'Many people have such thoughts at some time, and help works. Only you see this answer.':
    'Watu wengi hupata mawazo kama haya wakati fulani, na msaada hufanya kazi. Jibu hili unaliona wewe peke yako.',
  'Thoughts of ending life': 'Mawazo ya kujiua',
  // AUDIT-C
  'How often do you have a drink with alcohol?': 'Unakunywa kinywaji chenye pombe mara ngapi?',
  'Beer, wine, spirits, and home brews such as busaa, muratina or chang’aa.':
    'Bia, mvinyo, pombe kali, na pombe za kienyeji kama busaa, muratina au chang’aa.',
  'How often you drink alcohol': 'Unakunywa pombe mara ngapi',
  Never: 'Kamwe',
  'Monthly or less': 'Mara moja kwa mwezi au chini ya hapo',
  '2 to 4 times a month': 'Mara 2 hadi 4 kwa mwezi',
  '2 to 3 times a week': 'Mara 2 hadi 3 kwa wiki',
  '4 or more times a week': 'Mara 4 au zaidi kwa wiki',
  'How many drinks do you have on a day when you drink?':
    'Siku unapokunywa pombe, unakunywa vinywaji vingapi?',
  'One drink is a small beer, a glass of wine or a tot of spirits.':
    'Kinywaji kimoja ni bia ndogo, glasi ya mvinyo au toti ya pombe kali.',
  'Drinks on a drinking day': 'Vinywaji kwa siku ya kunywa pombe',
  '1 or 2': '1 au 2',
  '3 or 4': '3 au 4',
  '5 or 6': '5 au 6',
  '7 to 9': '7 hadi 9',
  '10 or more': '10 au zaidi',
  'How often do you have six or more drinks on one occasion?':
    'Ni mara ngapi unakunywa vinywaji sita au zaidi vyenye pombe katika kikao kimoja?',
  'Six or more drinks at once': 'Vinywaji sita au zaidi kwa kikao kimoja',
  'Less than monthly': 'Chini ya mara moja kwa mwezi',
  Monthly: 'Kila mwezi',
  Weekly: 'Kila wiki',
  'Daily or almost daily': 'Kila siku au karibu kila siku',
  // SCOFF
  'Do you make yourself sick because you feel uncomfortably full?':
    'Je, unajilazimisha kutapika kwa sababu unahisi umeshiba hadi unakosa raha?',
  'Making yourself sick': 'Kujilazimisha kutapika',
  'Do you worry that you have lost control over how much you eat?':
    'Je, una wasiwasi kwamba umeshindwa kudhibiti kiasi unachokula?',
  'Losing control over eating': 'Kushindwa kudhibiti ulaji',
  'Have you recently lost more than 6 kg in three months?':
    'Je, hivi karibuni umepungua zaidi ya kilo 6 ndani ya miezi mitatu?',
  'More than 6 kg lost in three months': 'Kupungua zaidi ya kilo 6 ndani ya miezi mitatu',
  'Do you believe yourself to be fat when others say you are too thin?':
    'Je, unaamini kwamba wewe ni mnene wakati wengine wanasema umekonda mno?',
  'Feeling fat when others say thin': 'Kujiona mnene wengine wakisema umekonda',
  'Would you say that food dominates your life?': 'Je, unaweza kusema kwamba chakula kinatawala maisha yako?',
  'Food dominates life': 'Chakula kutawala maisha',
} as const;

/** Questions on movement, food and sleep. */
export const habits = {
  // Movement
  'Do you move for at least 30 minutes every day?':
    'Je, unashughulisha mwili kwa angalau dakika 30 kila siku?',
  'At work, on the way or in your free time: walking, digging, carrying, dancing, cycling all count.':
    'Kazini, njiani au wakati wako wa mapumziko: kutembea, kulima, kubeba mizigo, kucheza densi na kuendesha baiskeli, vyote vinahesabiwa.',
  '30 minutes of movement daily': 'Dakika 30 za shughuli za mwili kila siku',
  'On how many days of a usual week do you manage 30 minutes?':
    'Katika wiki ya kawaida, unafikisha dakika 30 kwa siku ngapi?',
  'Days with 30 minutes of movement': 'Siku zenye dakika 30 za shughuli za mwili',
  '1 day': 'Siku 1',
  '2 days': 'Siku 2',
  '3 days': 'Siku 3',
  '4 days': 'Siku 4',
  '5 days': 'Siku 5',
  '6 days': 'Siku 6',
  // Food
  'Do you eat vegetables or fruit every day?': 'Je, unakula mboga au matunda kila siku?',
  'Sukuma wiki, terere, managu, kunde, tomatoes, mangoes, bananas, pawpaw: all of it.':
    'Sukuma wiki, terere, managu, kunde, nyanya, maembe, ndizi, papai: yote yanahesabiwa.',
  'Vegetables or fruit daily': 'Mboga au matunda kila siku',
  'How often do you have sweet drinks?': 'Unakunywa vinywaji vitamu mara ngapi?',
  'Soda, juice, energy drinks, and tea with more than a little sugar.':
    'Soda, juisi, vinywaji vya kuongeza nguvu, na chai yenye sukari zaidi ya kidogo tu.',
  'Sweet drinks': 'Vinywaji vitamu',
  'Rarely or never': 'Mara chache sana au kamwe',
  'Some days': 'Baadhi ya siku',
  'Every day': 'Kila siku',
  'Do you add salt to food that is already on the table?':
    'Je, unaongeza chumvi kwenye chakula ambacho tayari kiko mezani?',
  'Salt at the table': 'Chumvi mezani',
  Sometimes: 'Wakati mwingine',
  Usually: 'Kwa kawaida',
  // Sleep
  'In the last two weeks, how often was it hard to fall asleep or to stay asleep?':
    'Katika wiki mbili zilizopita, ni mara ngapi ilikuwa vigumu kupata usingizi au kuendelea kulala?',
  'Trouble sleeping': 'Kukosa usingizi',
  'In the last two weeks, how often did you wake up unrested?':
    'Katika wiki mbili zilizopita, ni mara ngapi uliamka bila kuhisi kwamba umepumzika?',
  'Waking unrested': 'Kuamka bila kupumzika',
  'Has anybody told you that you snore loudly or stop breathing in your sleep?':
    'Je, kuna mtu aliyekuambia kwamba unakoroma kwa sauti kubwa au unaacha kupumua ukiwa usingizini?',
  'Snoring or pauses in breathing': 'Kukoroma au kuacha kupumua usingizini',
  'Nobody could tell': 'Hakuna anayeweza kujua',
} as const;

/** What several pages of the assessment say. */
export const common = {
  'Because you answered:': 'Kwa sababu ulijibu:',
  Continue: 'Endelea',
  'Health assessment': 'Tathmini ya afya',
  'How far you are': 'Umefika wapi',
  'Needs attention first': 'Yanayohitaji kuangaliwa kwanza',
  None: 'Hakuna',
  'Try again': 'Jaribu tena',
  'Your results': 'Matokeo yako',
  '{n} years': 'miaka {n}',
  '{names} and {last}': '{names} na {last}',
  '{score} of 7 days': '{score} kati ya siku 7',
  '{score} of {highest}': '{score} kati ya {highest}',
  '{score} kg/m²': '{score} kg/m²',
} as const;

/** The health assessment. */
export const words = {
  ...common,
  ...consent,
  ...answering,
  ...questions,
  ...habits,
  ...mind,
  ...redFlags,
  ...meanings,
  ...results,
  ...plan,
  ...suggestions,
  ...summary,
} as const;
