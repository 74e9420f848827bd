/** The pages around the desks. */
export const deskPages = {
  Today: 'Leo',
  'Mizizi, version {version}': 'Mizizi, toleo la {version}',
  'All orders': 'Oda zote',
  'The order could not be loaded': 'Hatukuweza kupakia oda',
  'Loading the order': 'Inapakia oda',
  'Packing slip': 'Karatasi ya mzigo',
  'Deliver to': 'Peleka kwa',
  Payment: 'Malipo',
  'Cash on delivery.': 'Atalipa pesa taslimu akiletewa.',
  'By M-Pesa.': 'Kwa M-Pesa.',
  Items: 'Bidhaa',
  History: 'Historia',
  Notes: 'Maelezo',
  'The buyer': 'Mnunuzi',
  'Ordered without an account.': 'Aliagiza bila akaunti.',
  Payments: 'Malipo',
  'Waiting for you': 'Yanakusubiri',
  'M-Pesa statement': 'Taarifa ya M-Pesa',
  'Statement lines and payments': 'Mistari ya taarifa na malipo',
  'Returns by state': 'Bidhaa zinazorudishwa kwa hali',
  Figures: 'Takwimu',
  'Each period beside the one of the same length before it.':
    'Kila kipindi kando ya kipindi cha urefu sawa kilichotangulia.',
  Shop: 'Duka',
  Visits: 'Ziara',
  'Speed and errors': 'Kasi na hitilafu',
  Team: 'Timu',
  'Enter your password once more to change the team.':
    'Weka nenosiri lako mara nyingine ili kubadilisha timu.',
  'Who works here, and what each may do. Nobody can act in somebody else’s name.':
    'Nani anafanya kazi hapa, na kila mmoja anaruhusiwa nini. Hakuna anayeweza kutenda kwa jina la mwingine.',
  'Second step': 'Hatua ya pili',
  'A code of the telephone beside the password. Where you ask for it, a stolen password opens no desk.':
    'Msimbo wa simu pamoja na nenosiri. Ukiuhitaji, nenosiri lililoibwa halifungui dawati lolote.',
  'Telephone and codes lost': 'Simu na misimbo imepotea',
  'For customers and colleagues who cannot give a code any more.':
    'Kwa wateja na wafanyakazi wenzako wasioweza tena kuweka msimbo.',
  'Take somebody in': 'Ongeza mtu kwenye timu',
} as const;
