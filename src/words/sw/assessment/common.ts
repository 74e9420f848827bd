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
