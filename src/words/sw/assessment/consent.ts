/** Before the first question: what this is, the consent, the way back into one that was begun. */
export const consent = {
  'A plan with its reasons': 'Mpango wenye sababu zake',
  'About five minutes': 'Takriban dakika tano',
  'Age, body measures, habits, sleep, mood, alcohol, eating, conditions, medicines, pregnancy, and diabetes in your family. These are health data, which Kenya’s Data Protection Act 2019 protects in particular.':
    'Umri, vipimo vya mwili, mazoea, usingizi, hisia, pombe, ulaji, hali za kiafya, dawa, ujauzito, na kisukari katika familia yako. Hizi ni data za afya, ambazo Sheria ya Ulinzi wa Data ya Kenya ya 2019 inazilinda kwa namna ya pekee.',
  'At any time, below your results: remove the raw answers and keep the scores, remove a result, or withdraw this consent, which removes everything. Your data can be downloaded from your profile.':
    'Wakati wowote, chini ya matokeo yako: ondoa majibu yenyewe na ubaki na alama, ondoa matokeo ya tathmini moja, au uondoe idhini hii, jambo linaloondoa kila kitu. Data yako inaweza kupakuliwa kutoka kwenye wasifu wako.',
  'Before you begin': 'Kabla hujaanza',
  Begin: 'Anza',
  'Body, movement, food, sleep, mood, alcohol, eating and diabetes risk. It screens and orients; your clinician decides.':
    'Mwili, shughuli za mwili, chakula, usingizi, hisia, pombe, ulaji na hatari ya kisukari. Ni uchunguzi wa awali wa kukupa mwelekeo; mhudumu wako wa afya ndiye anayeamua.',
  'Every step names the answer it comes from, and a page for your clinician is made along the way.':
    'Kila hatua inataja jibu ilikotoka, na ukurasa wa mhudumu wako wa afya unaandaliwa papo hapo.',
  'FINDRISC, PHQ-2, GAD-2, AUDIT-C and SCOFF with their own cut-offs; where we ask our own items, we say so.':
    'FINDRISC, PHQ-2, GAD-2, AUDIT-C na SCOFF pamoja na vikomo vyake; pale tunapouliza maswali yetu wenyewe, tunasema hivyo.',
  'Five minutes, one question at a time: sleep, food, movement, mood, alcohol and diabetes risk by published scales, a plan that names its reasons, and herbs checked against your medicines.':
    'Dakika tano, swali moja kwa wakati: usingizi, chakula, shughuli za mwili, hisia, pombe na hatari ya kisukari kwa vipimo vilivyochapishwa, mpango unaotaja sababu zake, na mitishamba iliyolinganishwa na dawa zako.',
  'How you take it back': 'Jinsi ya kuondoa idhini',
  'I agree that Mizizi uses my answers for this': 'Ninakubali Mizizi itumie majibu yangu kwa ajili ya haya',
  'Know where you stand before you change anything': 'Jua ulipo kabla ya kubadilisha chochote',
  'Last answered on {date}.': 'Ulijibu mara ya mwisho tarehe {date}.',
  'One question at a time, kept as you go. Skip what you do not want to answer.':
    'Swali moja kwa wakati, na kila jibu linahifadhiwa. Ruka usilotaka kujibu.',
  'Published scales': 'Vipimo vilivyochapishwa',
  'Remove and start again': 'Ondoa na uanze upya',
  'Safety first': 'Usalama kwanza',
  'See it': 'Yaone',
  'Start again': 'Anza upya',
  'Start again?': 'Ungependa kuanza upya?',
  'The answers you have given so far are removed, here and in your account. Finished results stay.':
    'Majibu uliyotoa hadi sasa yataondolewa, hapa na kwenye akaunti yako. Matokeo yaliyokamilika yatabaki.',
  'Tick the box to begin. Without your consent nothing is asked or kept.':
    'Weka alama kwenye kisanduku ili kuanza. Bila idhini yako hakuna kinachoulizwa wala kuhifadhiwa.',
  'To work out your scores, write your plan, and leave out herbs and foods that do not go with your medicines and conditions. For nothing else.':
    'Kukokotoa alama zako, kuandika mpango wako, na kuacha mitishamba na vyakula visivyoendana na dawa na hali zako za kiafya. Si kwa jambo lingine lolote.',
  'Very unwell right now? Do not answer questions, call.':
    'Unaumwa sana sasa hivi? Usijibu maswali, piga simu.',
  'What cannot wait interrupts at once. Foods and herbs are checked against your medicines and conditions.':
    'Jambo lisiloweza kusubiri linakatiza mara moja. Vyakula na mitishamba hulinganishwa na dawa na hali zako za kiafya.',
  'What it is for': 'Ni ya nini',
  'What we ask': 'Tunachouliza',
  'What you answer now is kept on this device and goes to your account later.':
    'Unachojibu sasa kinahifadhiwa kwenye kifaa hiki na kitaingia kwenye akaunti yako baadaye.',
  'Where it is kept': 'Mahali yanapohifadhiwa',
  'Who reads it': 'Nani anayasoma',
  'Without an account on this device only. With an account, also there, encrypted on the way, so that you find it on your other devices; if you sign in later on this device, it moves in.':
    'Bila akaunti, kwenye kifaa hiki pekee. Ukiwa na akaunti, huko pia, yakisafirishwa kwa usimbaji fiche, ili uyapate kwenye vifaa vyako vingine; ukiingia baadaye kwenye kifaa hiki, yatahamia kwenye akaunti.',
  'You alone. Not our staff, no advertiser, no insurer. It is never part of usage figures, error reports, addresses or notifications.':
    'Wewe peke yako. Si wafanyakazi wetu, si watangazaji, si kampuni za bima. Hayawi kamwe sehemu ya takwimu za matumizi, ripoti za hitilafu, anwani za kurasa wala arifa.',
  'You are on question {number} of {of}': 'Uko kwenye swali la {number} kati ya {of}',
  'Your account could not be asked': 'Akaunti yako haikuweza kufikiwa',
  'Your last result is of <b>{date}</b>.': 'Matokeo yako ya mwisho ni ya <b>{date}</b>.',
} as const;
