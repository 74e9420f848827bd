/** What the database says to those whom eating less or fasting could harm. */
export const noLessRefusals = {
  'Not while you are pregnant: your baby needs what you eat.':
    'Usipunguze chakula wala usifunge ukiwa mjamzito: mtoto wako anahitaji unachokula.',
  'Follow the pregnancy meals, and ask your antenatal clinic. Not pregnant any more? Change your safety list or take the assessment again.':
    'Fuata milo ya ujauzito, na uiulize kliniki yako ya wajawazito. Huna mimba tena? Badilisha orodha yako ya usalama au ufanye tathmini upya.',
  'Not in the weeks after a birth: your body is healing.':
    'Usipunguze chakula wala usifunge katika wiki za kwanza baada ya kujifungua: mwili wako unapona.',
  'Eat to your hunger, and ask at your six-week check. Is it longer ago? Change your safety list.':
    'Kula ushibe, na uulize kwenye kliniki ya wiki sita. Ni zaidi ya hapo? Badilisha orodha yako ya usalama.',
  'Not while you breastfeed: making milk takes energy.':
    'Usipunguze chakula wala usifunge unaponyonyesha: kutengeneza maziwa kunahitaji nishati.',
  'Follow the breastfeeding meals, and ask your clinic. Have you stopped? Change your safety list or take the assessment again.':
    'Fuata milo ya kunyonyesha, na uiulize kliniki yako. Umeacha kunyonyesha? Badilisha orodha yako ya usalama au ufanye tathmini upya.',
  'Not under 18: a growing body needs its food.':
    'Usipunguze chakula wala usifunge ukiwa chini ya miaka 18: mwili unaokua unahitaji chakula chake.',
  'Eat to your hunger, and talk to a clinician if weight worries you.':
    'Kula ushibe, na uzungumze na mhudumu wa afya ikiwa uzito unakutia wasiwasi.',
  'Your safety list is kept for a child, who must not eat less or fast.':
    'Orodha yako ya usalama ni ya mtoto, ambaye hapaswi kupunguza chakula wala kufunga.',
  'Is it about you? Take “For a child” off your safety list.':
    'Inakuhusu wewe? Ondoa “Kwa mtoto” kwenye orodha yako ya usalama.',
  'Not with an eating disorder, now or before: it could wake it.':
    'Usipunguze chakula wala usifunge ikiwa una, au umewahi kuwa na, ugonjwa wa ulaji: kunaweza kuuamsha tena.',
  'Please talk to a clinician. The Kenya Red Cross listens on 1199, free of charge.':
    'Tafadhali zungumza na mhudumu wa afya. Msalaba Mwekundu wa Kenya husikiliza kwa 1199, bila malipo.',
  'Not while you weigh too little for your height.':
    'Uzito wako ukiwa mdogo mno kwa urefu wako, usipunguze chakula wala usifunge.',
  'Meals for gaining weight help. See a clinician if you lost weight without wanting to.':
    'Milo ya kuongeza uzito husaidia. Mwone mhudumu wa afya ikiwa ulipungua bila kutaka.',
  'Not with type 1 diabetes: without food sugar and ketones run wild.':
    'Usifunge ukiwa na kisukari cha aina ya 1: bila chakula, sukari na ketoni (asidi ya hatari kwenye damu) huvurugika.',
  'Talk to your diabetes clinic first.': 'Zungumza na kliniki yako ya kisukari kwanza.',
  'Not with insulin or tablets that can drop your sugar too low.':
    'Usifunge ukitumia insulini au tembe zinazoweza kushusha sukari yako kupita kiasi.',
  'Never leave them out to fast. Talk to your diabetes clinic first.':
    'Usiache kamwe insulini wala tembe zako ili ufunge. Zungumza na kliniki yako ya kisukari kwanza.',
  'Not with kidney disease: going without water and food can harm your kidneys.':
    'Usifunge ukiwa na ugonjwa wa figo: kukaa bila maji na chakula kunaweza kudhuru figo zako.',
  'Talk to your clinic first.': 'Zungumza na kliniki yako kwanza.',
  'Not with liver disease: your liver cannot bridge hours without food.':
    'Usifunge ukiwa na ugonjwa wa ini: ini lako haliwezi kuhimili saa nyingi bila chakula.',
  'Not with sickle cell disease: going dry can bring on a crisis.':
    'Usifunge ukiwa na selimundu (sickle cell): kukosa maji mwilini kunaweza kuleta shambulio la maumivu makali.',
  'Drink and eat through the day, and talk to your clinic.':
    'Kunywa na ule siku nzima, na uzungumze na kliniki yako.',
  'By your answers, eating less or fasting could harm you.':
    'Kwa majibu yako, kupunguza chakula au kufunga kunaweza kukudhuru.',
  'Talk to a clinician first. If something has changed, answer the questions on the fasting page again.':
    'Zungumza na mhudumu wa afya kwanza. Ikiwa kuna kilichobadilika, jibu tena maswali kwenye ukurasa wa kufunga.',
} as const;
