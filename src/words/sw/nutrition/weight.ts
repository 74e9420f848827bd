/** The weight log. */
export const weight = {
  'Weight log': 'Kumbukumbu ya uzito',
  'Weight, and where it is going': 'Uzito, na unakoelekea',
  'A scale swings with water and salt. The trend looks through that.':
    'Mizani hubadilika kwa maji na chumvi. Mwelekeo huonyesha hali halisi.',
  'Note a weight': 'Andika uzito',
  'Note weight': 'Andika uzito',
  'Replace this day’s weight': 'Badilisha uzito wa siku hii',
  'Weight in {unit}': 'Uzito kwa {unit}',
  'Note (optional)': 'Maelezo (si lazima)',
  'After travel, new scale …': 'Baada ya safari, mizani mpya …',
  'Enter a weight between {least} and {most} {unit}.': 'Andika uzito kati ya {unit} {least} na {most}.',
  'Choose a day until today.': 'Chagua siku isiyozidi leo.',
  'Your weights could not be read': 'Hatukuweza kupakia uzito wako',
  'What you note now is kept on this device and sent later.':
    'Unachoandika sasa kinahifadhiwa kwenye kifaa hiki na kutumwa baadaye.',
  'Your first reading': 'Kipimo chako cha kwanza',
  'Weigh yourself in the morning, before breakfast. One reading a day is plenty; the line between them is what counts.':
    'Jipime asubuhi, kabla ya kiamsha kinywa. Kipimo kimoja kwa siku kinatosha; kilicho muhimu ni mstari unaoviunganisha.',
  'How far back': 'Kwa muda gani uliopita',
  Month: 'Mwezi',
  '3 months': 'Miezi 3',
  Year: 'Mwaka',
  All: 'Yote',
  'All readings': 'Vipimo vyote',
  'Save as CSV': 'Hifadhi kama CSV',
  'Show all {n}': 'Onyesha vyote {n}',
  '{weight} of {day}': '{weight} za {day}',
  'Remove {weight} of {day}': 'Ondoa {weight} za {day}',
  'How you read it': 'Jinsi unavyousoma',
  Kilograms: 'Kilo',
  Pounds: 'Pauni',
  'Goal in {unit}': 'Lengo kwa {unit}',
  'Set goal': 'Weka lengo',
  'Enter a weight in {unit}.': 'Andika uzito kwa {unit}.',
  'That would be underweight for your height. The least healthy weight is about {least} kg.':
    'Huo ungekuwa uzito mdogo kupita kiasi kwa urefu wako. Uzito mdogo zaidi wenye afya ni takriban kg {least}.',
  // The trend
  Trend: 'Mwelekeo',
  Reading: 'Kipimo',
  'Weigh yourself for a week or two and your pace appears here.':
    'Jipime kwa wiki moja au mbili na kasi yako itaonekana hapa.',
  'Steady over the last four weeks.': 'Haujabadilika kwa wiki nne zilizopita.',
  'Down {weight} a week over the last four weeks.': 'Umepungua {weight} kwa wiki katika wiki nne zilizopita.',
  'Up {weight} a week over the last four weeks.': 'Umeongezeka {weight} kwa wiki katika wiki nne zilizopita.',
  'You are at your goal.': 'Umefikia lengo lako.',
  '{left} to your goal.': 'Zimebaki {left} kufikia lengo lako.',
  '{left} to your goal: about {n} week at this pace.':
    'Zimebaki {left} kufikia lengo lako: takriban wiki {n} kwa kasi hii.',
  '{left} to your goal: about {n} weeks at this pace.':
    'Zimebaki {left} kufikia lengo lako: takriban wiki {n} kwa kasi hii.',
  'That is faster than one percent a week': 'Hiyo ni haraka kuliko asilimia moja kwa wiki',
  'So fast a loss takes muscle with it. Eat a little more, and see a clinician if you are not trying to lose.':
    'Kupungua haraka hivyo huondoa misuli pia. Kula zaidi kidogo, na umwone mhudumu wa afya ikiwa hujaribu kupunguza uzito.',
  'More than five percent lighter than half a year ago':
    'Umepungua zaidi ya asilimia tano ikilinganishwa na nusu mwaka uliopita',
  'If you meant to, well done. If not, see a clinician soon: weight that goes by itself has a reason.':
    'Ikiwa ulikusudia, hongera. Ikiwa sivyo, mwone mhudumu wa afya hivi karibuni: uzito unaopungua wenyewe una sababu.',
} as const;
