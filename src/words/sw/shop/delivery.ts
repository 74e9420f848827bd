/** The page of delivery fees and times. */
export const delivery = {
  'A second phone number helps when the first one is off.':
    'Nambari ya pili ya simu husaidia ya kwanza ikiwa imezimwa.',
  Area: 'Eneo',
  'Cash on delivery': 'Pesa taslimu ukiletewa',
  'Delivery fees': 'Ada za usafirishaji',
  'Delivery fees and times by area, to all 47 counties of Kenya.':
    'Ada na muda wa usafirishaji kwa kila eneo, hadi kaunti zote 47 za Kenya.',
  'Delivery to all 47 counties': 'Tunafikisha kaunti zote 47',
  'Each further kg': 'Kila kilo ya ziada',
  Fee: 'Ada',
  'Good to know': 'Vizuri kujua',
  Help: 'Msaada',
  'Name a landmark the rider will find: a school, a stage, a kiosk.':
    'Taja alama ambayo rider ataiona: shule, steji, kioski.',
  No: 'Hapana',
  Returns: 'Kurudisha bidhaa',
  'Same day to {n} day': 'Siku hiyohiyo hadi siku {n}',
  'Same day to {n} days': 'Siku hiyohiyo hadi siku {n}',
  'The fee depends on where you live and what the parcel weighs. Checkout shows it before you pay.':
    'Ada hutegemea unapoishi na uzito wa mzigo. Utaiona kwenye malipo kabla ya kulipa.',
  'Try Again': 'Jaribu tena',
  'Visit the shop': 'Tembelea duka',
  'Working days': 'Siku za kazi',
  Yes: 'Ndiyo',
  'Your order page and the bell tell you when the parcel is packed, on its way and delivered.':
    'Ukurasa wa oda yako na kengele ya arifa hukujulisha mzigo ukifungashwa, ukiwa njiani na ukifikishwa.',
  'up to {n} kg': 'hadi kilo {n}',
  '{min}–{max} days': 'siku {min}–{max}',
  '{n} day': 'siku {n}',
  '{n} days': 'siku {n}',
} as const;
