import { medicines } from './health/medicines.ts';
import { readingAnswers } from './health/reading-answers.ts';
import { readingLog } from './health/reading-log.ts';

/** What stands around an answer to something that cannot wait. */
export const urgent = {
  'Be seen this month': 'Nenda ukaonwe na mhudumu wa afya mwezi huu',
  'Be seen this week': 'Nenda ukaonwe na mhudumu wa afya wiki hii',
  'Be seen today': 'Nenda ukaonwe na mhudumu wa afya leo',
  'Emergency: get help now': 'Dharura: tafuta msaada sasa hivi',
  'Mention it at your next visit': 'Itaje utakapoenda kliniki',
  'Source: {source}': 'Chanzo: {source}',
  'Whom to call': 'Pa kupiga simu',
} as const;

/** What kinds of emergency are called. */
export const kinds = {
  Heart: 'Moyo',
  Stroke: 'Kiharusi',
  Breathing: 'Kupumua',
  Allergy: 'Mzio',
  Bleeding: 'Kutokwa na damu',
  'Despair, self-harm': 'Kukata tamaa, kujidhuru',
  'Poison, overdose': 'Sumu, dawa kupita kiasi',
  Fits: 'Kifafa na degedege',
  Unconscious: 'Kupoteza fahamu',
  'Head injury': 'Kuumia kichwa',
  Burns: 'Kuungua',
  Eyes: 'Macho',
  Pregnancy: 'Ujauzito',
  'After birth': 'Baada ya kujifungua',
  'Small children': 'Watoto wadogo',
  'Diarrhoea, drying out': 'Kuharisha, kuishiwa maji mwilini',
  Meningitis: 'Homa ya uti wa mgongo',
  Belly: 'Tumbo',
  'Bites and stings': 'Kuumwa na kudungwa',
  'Sexual violence': 'Ukatili wa kingono',
  Violence: 'Ukatili',
  'Sugar too low': 'Sukari iko chini sana',
  'Sugar too high': 'Sukari iko juu sana',
  'Blood pressure': 'Presha',
  Fever: 'Homa',
  'Stopping a medicine': 'Kuacha dawa',
  'Ending a pregnancy': 'Kutoa mimba',
  'Harm by a herb': 'Madhara ya mitishamba',
} as const;

/** Whom eating less or fasting could harm, and what helps instead. */
export const noLess = {
  'Not while you are pregnant': 'Usipunguze chakula wala usifunge ukiwa mjamzito',
  'Your baby lives on what you eat: eating less or fasting can harm you both. Follow the pregnancy meals instead, and talk about weight with your antenatal clinic.':
    'Mtoto wako anaishi kwa unachokula: kupunguza chakula au kufunga kunaweza kuwadhuru nyote wawili. Badala yake fuata milo ya ujauzito, na uzungumze kuhusu uzito na kliniki yako ya wajawazito.',
  'Not in the six weeks after a birth':
    'Usipunguze chakula wala usifunge katika wiki sita baada ya kujifungua',
  'Your body is healing and perhaps making milk. Eat to your hunger and drink enough; ask about weight at your six-week check.':
    'Mwili wako unapona na huenda unatengeneza maziwa. Kula ushibe na unywe vya kutosha; uliza kuhusu uzito kwenye kliniki ya wiki sita.',
  'Not while you breastfeed': 'Usipunguze chakula wala usifunge unaponyonyesha',
  'Making milk takes energy every hour. Follow the breastfeeding meals instead: weight goes slowly by itself. Ask your clinic when it is time for more.':
    'Kutengeneza maziwa kunahitaji nishati kila saa. Badala yake fuata milo ya kunyonyesha: uzito hupungua polepole wenyewe. Iulize kliniki yako ni lini wakati wa kupunguza zaidi.',
  'Not under 18': 'Usipunguze chakula wala usifunge ukiwa chini ya miaka 18',
  'The body still builds bone, blood and brain. Eat to your hunger from all food groups; if weight worries you, talk to a clinician or to somebody you trust.':
    'Mwili bado unajenga mifupa, damu na ubongo. Kula ushibe kutoka makundi yote ya chakula; uzito ukikutia wasiwasi, zungumza na mhudumu wa afya au mtu unayemwamini.',
  'Your safety list is for a child': 'Orodha yako ya usalama ni ya mtoto',
  'Children must not eat less or fast. Is this about you? Take “For a child” off your safety list first. If a child’s weight worries you, ask the child clinic.':
    'Watoto wasipunguze chakula wala wasifunge. Je, hii inakuhusu wewe? Ondoa kwanza “Kwa mtoto” kwenye orodha yako ya usalama. Uzito wa mtoto ukikutia wasiwasi, uliza kliniki ya watoto.',
  'Not with an eating disorder, now or before':
    'Usipunguze chakula wala usifunge ikiwa una, au umewahi kuwa na, ugonjwa wa ulaji',
  'Eating by rules of less can wake it. Regular meals help. Please talk to a clinician; the Kenya Red Cross listens on 1199 at any hour, free.':
    'Kula kwa sheria za kupunguza chakula kunaweza kuuamsha tena ugonjwa wa ulaji. Milo ya kawaida husaidia. Tafadhali zungumza na mhudumu wa afya; Msalaba Mwekundu wa Kenya husikiliza kwa 1199 saa yoyote, bila malipo.',
  'Not while you weigh too little': 'Uzito wako ukiwa mdogo mno, usipunguze chakula wala usifunge',
  'Below a body mass index of 18.5 keeping or gaining weight is what helps. If you lost weight without wanting to, see a clinician.':
    'BMI ikiwa chini ya 18.5, kinachosaidia ni kudumisha au kuongeza uzito. Ikiwa ulipungua bila kutaka, mwone mhudumu wa afya.',
  'No fasts with type 1 diabetes': 'Usifunge ukiwa na kisukari cha aina ya 1',
  'Without food, sugar can fall too low or ketones rise. Never leave insulin out. Eat regularly, and plan any fast with your diabetes clinic.':
    'Bila chakula, sukari inaweza kushuka mno, au ketoni (asidi ya hatari kwenye damu) kupanda. Usiache insulini kamwe. Kula kwa wakati, na usipange mfungo wowote bila kliniki yako ya kisukari.',
  'No fasts with insulin or tablets that can drop your sugar':
    'Usifunge ukitumia insulini au tembe zinazoweza kushusha sukari yako',
  'Without food, sugar can fall dangerously low. Never leave the medicine out to fast. Eat regularly, and talk to your diabetes clinic.':
    'Bila chakula, sukari inaweza kushuka kwa kiwango cha hatari. Usiache dawa kamwe ili ufunge. Kula kwa wakati, na uzungumze na kliniki yako ya kisukari.',
  'No fasts with kidney disease': 'Usifunge ukiwa na ugonjwa wa figo',
  'Hours without water can harm your kidneys. Eat and drink as your clinic told you, and ask it.':
    'Saa nyingi bila maji zinaweza kudhuru figo zako. Kula na unywe kama kliniki yako ilivyokuambia, na uiulize.',
  'No fasts with liver disease': 'Usifunge ukiwa na ugonjwa wa ini',
  'Your liver cannot bridge long hours without food. Small meals often help. Ask your clinic.':
    'Ini lako haliwezi kuhimili saa nyingi bila chakula. Milo midogo mara kwa mara husaidia. Iulize kliniki yako.',
  'No fasts with sickle cell disease': 'Usifunge ukiwa na selimundu (sickle cell)',
  'Going dry can bring on a crisis. Drink and eat through the day, and ask your clinic.':
    'Kukosa maji mwilini kunaweza kuleta shambulio la maumivu makali. Kunywa na ule siku nzima, na uiulize kliniki yako.',
  'Other diabetes medicines: sugar may fall, doses may have to change.':
    'Dawa nyingine za kisukari: sukari inaweza kushuka, huenda dozi ikabidi ibadilishwe.',
  'Water tablets: you may dry out or feel faint.':
    'Tembe za kuongeza mkojo: unaweza kuishiwa maji mwilini au kuhisi kuzirai.',
  'Pressure medicines: your pressure may fall too low.': 'Dawa za presha: presha yako inaweza kushuka mno.',
  'Warfarin: a changed diet changes how thin your blood is.':
    'Warfarin: mlo ukibadilika, uwezo wa damu yako kuganda hubadilika pia.',
  'Lithium: with less water it can build up to harm.':
    'Lithium: maji yakipungua mwilini, dawa hii inaweza kujilimbikiza na kukudhuru.',
  'Gout: fasting raises uric acid and can bring an attack.':
    'Jongo: kufunga huongeza asidi ya yuriki (uric acid) kwenye damu na kunaweza kuleta shambulio la maumivu ya jongo.',
  'See meals that help': 'Tazama milo inayosaidia',
  'Talk to a nutritionist': 'Zungumza na mtaalamu wa lishe',
  'Change my safety list': 'Badilisha orodha yangu ya usalama',
} as const;

/** What cannot wait, readings, medicines with their times, and whom eating less could harm. */
export const words = {
  ...urgent,
  ...kinds,
  Emergency: 'Dharura',
  ...readingAnswers,
  ...readingLog,
  ...medicines,
  ...noLess,
} as const;
