/** The page for a clinician, and the same as a text to send. */
export const summary = {
  now: 'sasa',
  today: 'leo',
  'this week': 'wiki hii',
  'this month': 'mwezi huu',
  'next visit': 'akienda kliniki',
  'A self-report with screening scores; no diagnosis.':
    'Maelezo ya mtu mwenyewe pamoja na alama za uchunguzi wa awali; si utambuzi wa ugonjwa.',
  'About the person': 'Kuhusu mtu huyu',
  'Answered on {date} · self-reported · scoring version {version}':
    'Imejibiwa tarehe {date} · maelezo ya mtu mwenyewe · toleo la alama {version}',
  Answers: 'Majibu',
  'Answers behind them': 'Majibu yaliyotoa alama hizi',
  Band: 'Kundi',
  Copied: 'Imenakiliwa',
  'Everything on one page. It leaves this device only when you print or share it.':
    'Kila kitu kwenye ukurasa mmoja. Hautoki kwenye kifaa hiki isipokuwa uuchape au uushiriki.',
  'For your clinician': 'Kwa mhudumu wako wa afya',
  'Health assessment of {date}': 'Tathmini ya afya ya {date}',
  'It could not be copied': 'Haikuweza kunakiliwa',
  'Made with Mizizi from answers the person gave. Screening results are no diagnosis. Missing lines were skipped.':
    'Umetengenezwa na Mizizi kutokana na majibu ya mtu mwenyewe. Matokeo ya uchunguzi wa awali si utambuzi wa ugonjwa. Mistari isiyoonekana ni ya maswali yaliyorukwa.',
  'Name: ______________________': 'Jina: ______________________',
  'Page for your clinician': 'Ukurasa wa mhudumu wako wa afya',
  'Paste it into a message to your clinician.': 'Ibandike kwenye ujumbe kwa mhudumu wako wa afya.',
  'Print it, or save it as a PDF.': 'Ichape, au ihifadhi kama PDF.',
  'Print or save as PDF': 'Chapa au hifadhi kama PDF',
  Result: 'Matokeo',
  Scale: 'Kipimo',
  Scores: 'Alama',
  'Share as text': 'Shiriki kama maandishi',
  'waist to height': 'kiuno kwa urefu',
} as const;
