/** The food diary: days, meals, portions and water. */
export const diary = {
  'Food diary': 'Shajara ya chakula',
  'In plates, cups and chapatis, as you eat.': 'Kwa sahani, vikombe na chapati, kama unavyokula.',
  'The day before': 'Siku iliyotangulia',
  'The day after': 'Siku inayofuata',
  'Go to a day': 'Nenda kwenye siku',
  'This day could not be read': 'Hatukuweza kupakia taarifa za siku hii',
  'Days of long ago need a connection.': 'Siku za zamani zinahitaji mtandao.',
  'What you note now is kept here and sent later.':
    'Unachoandika sasa kinahifadhiwa hapa na kutumwa baadaye.',
  // Copying
  Copy: 'Nakili',
  'Copy this day': 'Nakili siku hii',
  'Copy this meal': 'Nakili mlo huu',
  'Copy {meal}': 'Nakili {meal}',
  'To which day': 'Kwenye siku gani',
  'As which meal': 'Kama mlo gani',
  'Choose a day until a week from today.': 'Chagua siku isiyozidi wiki moja kuanzia leo.',
  'One food is copied.': 'Chakula kimoja kitanakiliwa.',
  '{n} foods are copied.': 'Vyakula {n} vitanakiliwa.',
  Copied: 'Imenakiliwa',
  'One food to {day}.': 'Chakula kimoja, siku: {day}.',
  '{n} foods to {day}.': 'Vyakula {n}, siku: {day}.',
  // Finding a food
  'Add to {meal}': 'Ongeza kwenye {meal}',
  Recent: 'Vya karibuni',
  Favourites: 'Vipendwa',
  'My foods': 'Vyakula vyangu',
  'Only kcal': 'Kcal pekee',
  'What you eat appears here, so that the second time is one tap. Search for the first one above.':
    'Unachokula huonekana hapa, ili mara ya pili uguse mara moja tu. Tafuta chakula cha kwanza hapo juu.',
  'Press the heart beside a food and you find it here.':
    'Gusa moyo ulio kando ya chakula nawe utakipata hapa.',
  'Foods from a packet and recipes of your kitchen appear here.':
    'Vyakula vya pakiti na mapishi ya jikoni kwako huonekana hapa.',
  'Back to the list': 'Rudi kwenye orodha',
  'Search foods': 'Tafuta vyakula',
  'Sukuma wiki, chapati, ndengu …': 'Sukuma wiki, chapati, ndengu …',
  'Choose from': 'Chagua kutoka',
  'The food table is not on this device yet. Connect once and it stays.':
    'Jedwali la vyakula bado haliko kwenye kifaa hiki. Unganisha mtandao mara moja na litabaki hapa.',
  'Loading the foods': 'Inapakia vyakula',
  '{n} foods found': 'Vyakula {n} vimepatikana',
  'No food of that name. Try another one, make it a food of your own, or note its energy alone.':
    'Hakuna chakula cha jina hilo. Jaribu jina lingine, kifanye kiwe chakula chako mwenyewe, au andika nishati yake pekee.',
  'Make a food or recipe of my own': 'Tengeneza chakula changu au pishi langu',
  'Favourite: {name}': 'Kipendwa: {name}',
  'Add {portion} of {name}': 'Ongeza {name}, {portion}',
  // Portions
  'Enter an amount of up to five kilograms.': 'Andika kiasi kisichozidi kilo tano.',
  'How many': 'Ngapi',
  Measure: 'Kipimo',
  Meal: 'Mlo',
  'Enter how much it was.': 'Andika kilikuwa kiasi gani.',
  '{portion}, {n} kcal': '{portion}, {n} kcal',
  '{grams} g · protein {protein} g · fat {fat} g · carbohydrate {carbohydrate} g':
    'g {grams} · protini g {protein} · mafuta g {fat} · wanga g {carbohydrate}',
  '{grams} g · protein {protein} g · fat {fat} g · carbohydrate {carbohydrate} g · fibre {fibre} g':
    'g {grams} · protini g {protein} · mafuta g {fat} · wanga g {carbohydrate} · nyuzinyuzi g {fibre}',
  // Only its energy
  'Quick entry': 'Chakula bila jina',
  'What it was (optional)': 'Kilikuwa nini (si lazima)',
  'Energy in kcal': 'Nishati kwa kcal',
  'Enter the energy in kcal.': 'Andika nishati kwa kcal.',
  'Protein, fat and carbohydrate stay unknown, and the day says so.':
    'Protini, mafuta na wanga hubaki bila kujulikana, na siku itaonyesha hivyo.',
  // Water
  Water: 'Maji',
  'Glass, 250 ml': 'Glasi, ml 250',
  'Mug, 300 ml': 'Kikombe, ml 300',
  'Bottle, 500 ml': 'Chupa, ml 500',
  '<b>{drunk}</b> <quiet>of {aim}</quiet>': '<b>{drunk}</b> <quiet>kati ya {aim}</quiet>',
  'Take one back': 'Rudisha moja',
  Aim: 'Lengo la maji',
  'Heat, work and breastfeeding take more; with heart or kidney disease ask your clinic how much is right.':
    'Joto, kazi na kunyonyesha huhitaji zaidi; ukiwa na ugonjwa wa moyo au figo, iulize kliniki yako kiasi kinachokufaa.',
} as const;
