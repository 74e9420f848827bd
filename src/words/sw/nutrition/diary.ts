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

/** Foods and recipes of one's own. */
export const foods = {
  'My foods and recipes': 'Vyakula na mapishi yangu',
  'From a packet or from your own pot: once described, one tap in the diary.':
    'Kutoka pakiti au chungu chako mwenyewe: ukishakieleza mara moja, ni mguso mmoja tu kwenye shajara.',
  'New recipe': 'Pishi jipya',
  'New food': 'Chakula kipya',
  'Your kitchen, counted once': 'Jiko lako, huhesabiwa mara moja',
  'Weigh what goes into the pot and what comes out: your own stew then counts as exactly as the ones in the table. For a packet, copy its label.':
    'Pima kinachoingia chunguni na kinachotoka: hapo mchuzi wako utahesabiwa kwa usahihi kama ule wa kwenye jedwali. Kwa chakula cha pakiti, nakili lebo yake.',
  'Recipe · {n} kcal in 100 g': 'Pishi · {n} kcal katika g 100',
  'Food · {n} kcal in 100 g': 'Chakula · {n} kcal katika g 100',
  // By the label
  'A food of my own': 'Chakula changu',
  'Change this food': 'Badilisha chakula hiki',
  'Copy the label’s column for 100 g.': 'Nakili safu ya g 100 kwenye lebo.',
  'In 100 g': 'Katika g 100',
  'Energy, kcal': 'Nishati, kcal',
  'Protein, g': 'Protini, g',
  'Fat, g': 'Mafuta, g',
  'Carbohydrate, g': 'Wanga, g',
  'Fibre, g (optional)': 'Nyuzinyuzi, g (si lazima)',
  'Enter a number up to {most}.': 'Andika nambari isiyozidi {most}.',
  'Name the portion and weigh it, or leave both empty.':
    'Andika jina la mgawo na uupime, au acha sehemu zote mbili wazi.',
  'Does the label say so?': 'Je, lebo inasema hivyo?',
  'Protein, fat and carbohydrate give about {n} kcal. Check that all of it is for 100 g; you can save it as it is.':
    'Protini, mafuta na wanga hutoa takriban kcal {n}. Hakikisha kwamba vyote ni vya g 100; unaweza kuhifadhi kama ilivyo.',
  'Usual portion (optional)': 'Mgawo wa kawaida (si lazima)',
  '1 packet': 'pakiti 1',
  'Its weight in g': 'Uzito wake kwa g',
  // Recipes
  'A recipe of my own': 'Pishi langu',
  'Change this recipe': 'Badilisha pishi hili',
  'Weigh the parts as they go into the pot. Water weighs in only at the end.':
    'Pima viungo vinapoingia chunguni. Maji huhesabiwa mwishoni tu.',
  Parts: 'Viungo',
  'Add a part': 'Ongeza kiungo',
  'Green grams, onion, oil …': 'Ndengu, kitunguu, mafuta …',
  'Weight when done, g': 'Uzito kikiwa tayari, g',
  'Empty: {n} g': 'Ukiacha wazi: g {n}',
  Portions: 'Migawo',
  'Name at least one part with its weight, what it weighs when done, and the portions.':
    'Taja angalau kiungo kimoja na uzito wake, uzito wa chakula kikiwa tayari, na idadi ya migawo.',
  'It cannot weigh so little when it is done: check the weights.':
    'Hakiwezi kuwa na uzito mdogo hivyo kikiwa tayari: kagua uzito ulioandika.',
  '{n} kcal a portion': '{n} kcal kwa mgawo mmoja',
  '{grams} g; {n} kcal in 100 g': 'g {grams}; {n} kcal katika g 100',
  'A portion’s energy appears here.': 'Nishati ya mgawo mmoja itaonekana hapa.',
} as const;

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
