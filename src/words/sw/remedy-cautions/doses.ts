/** How a remedy is used in a day: how much, how often, never more. */
export const doses = {
  // Drunk and eaten
  'After each loose stool: 50 to 100 ml under 2 years, 100 to 200 ml from 2 to 10 years, and as much as wanted above that.':
    'Baada ya kila choo cha kuharisha: 50 hadi 100 ml kwa walio chini ya miaka 2, 100 hadi 200 ml kuanzia miaka 2 hadi 10, na kiasi chochote kinachotakiwa kwa walio zaidi ya umri huo.',
  'The same small sips as for sachets: a quarter to half a cup after each loose stool for a child, a full cup for an adult.':
    'Kidogo kidogo, kama ORS ya pakiti: robo hadi nusu kikombe baada ya kila choo cha kuharisha kwa mtoto, kikombe kizima kwa mtu mzima.',
  'Half a cup half an hour before travel, or small sips when you feel sick; up to 3 cups a day. From 6 to 11 years half a cup once, before travel.':
    'Nusu kikombe nusu saa kabla ya safari, au kidogo kidogo unapohisi kichefuchefu; usizidi vikombe 3 kwa siku. Kuanzia miaka 6 hadi 11, nusu kikombe mara moja, kabla ya safari.',
  'Six or seven small meals a day; at most one cup of weak ginger tea a day, and only after asking the clinic.':
    'Milo midogo sita au saba kwa siku; usizidi kikombe kimoja cha chai hafifu ya tangawizi kwa siku, na uinywe tu baada ya kuiuliza kliniki.',
  'One cup after a meal, up to 3 cups a day; from 4 to 11 years half a cup.':
    'Kikombe kimoja baada ya mlo, usizidi vikombe 3 kwa siku; kuanzia miaka 4 hadi 11, nusu kikombe.',
  'One cup after a meal, up to 3 cups a day.': 'Kikombe kimoja baada ya mlo, usizidi vikombe 3 kwa siku.',
  'Two level teaspoons once or twice a day, never dry and never just before lying down.':
    'Vijiko viwili vya chai vilivyosawazishwa, mara moja au mbili kwa siku; usimeze kamwe bila maji, wala usimeze kamwe muda mfupi kabla ya kulala chini.',
  'Once a day as food; from 2 to 11 years a teaspoon of flax is enough.':
    'Mara moja kwa siku kama chakula; kuanzia miaka 2 hadi 11, kijiko kimoja cha chai cha mbegu za kitani kinatosha.',
  'One warm cup up to 3 times a day for adults; half a cup twice a day from 1 to 11 years.':
    'Watu wazima: kikombe kimoja cha vuguvugu, mara zisizozidi 3 kwa siku; kuanzia mwaka 1 hadi miaka 11: nusu kikombe mara mbili kwa siku.',
  'From 1 to 5 years half a teaspoon, from 6 to 11 years 1 teaspoon, from 12 years 2 teaspoons; once, at bedtime.':
    'Kuanzia mwaka 1 hadi miaka 5 nusu kijiko cha chai, kuanzia miaka 6 hadi 11 kijiko 1 cha chai, kuanzia miaka 12 vijiko 2 vya chai; mara moja, wakati wa kulala.',
  'A cup an hour while awake; a breastfed baby feeds more often.':
    'Kikombe kimoja kila saa ukiwa macho; mtoto anayenyonya anyonye mara nyingi zaidi.',
  'One mug between meals, up to 3 times a day; half a mug for a small child, from a cup and spoon.':
    'Kikombe kikubwa kimoja kati ya milo, mara zisizozidi 3 kwa siku; nusu yake kwa mtoto mdogo, kwa kikombe na kijiko.',
  'Once or twice a day as a meal.': 'Mara moja au mbili kwa siku kama mlo.',
  'One cup twice a day, an hour away from medicines.':
    'Kikombe kimoja mara mbili kwa siku, kwa tofauti ya saa moja na dawa.',
  'About 1.5 litres more than you drink now, spread over the day.':
    'Takriban lita 1.5 zaidi ya unazokunywa sasa, zikigawanywa siku nzima.',
  'Half a cup, 5 or 6 times a day, besides breast milk and rehydration salts.':
    'Nusu kikombe, mara 5 au 6 kwa siku, pamoja na maziwa ya mama na ORS.',
  'One cup in the evening.': 'Kikombe kimoja jioni.',
  'One cup in the evening; half a cup for a child.': 'Kikombe kimoja jioni; nusu kikombe kwa mtoto.',
  'One cup in the evening; up to 3 cups a day for an upset stomach. From 6 to 11 years half a cup, twice a day for at most a week.':
    'Kikombe kimoja jioni; kwa tumbo lililochafuka usizidi vikombe 3 kwa siku. Kuanzia miaka 6 hadi 11, nusu kikombe mara mbili kwa siku, kwa muda usiozidi wiki moja.',
  'One cup up to 3 times a day.': 'Kikombe kimoja, mara zisizozidi 3 kwa siku.',
  'One cup a day.': 'Kikombe kimoja kwa siku.',
  'One cup in the morning and one in the afternoon.': 'Kikombe kimoja asubuhi na kimoja alasiri.',
  'Half a cup at a time, up to 3 cups a day.': 'Nusu kikombe kwa wakati mmoja, usizidi vikombe 3 kwa siku.',
  'Half a teaspoon once in the evening.': 'Nusu kijiko cha chai mara moja jioni.',
  'One glass after lunch.': 'Glasi moja baada ya chakula cha mchana.',
  'One bowl two or three times a day as a meal, with fruit.':
    'Bakuli moja mara mbili au tatu kwa siku kama mlo, pamoja na matunda.',
  'One slice before lunch and one before supper.':
    'Kipande kimoja kabla ya chakula cha mchana na kimoja kabla ya chakula cha jioni.',
  // Outside, in the mouth and in the day
  'Every evening for 4 weeks, with a note of what you ate on bad nights.':
    'Kila jioni kwa wiki 4, ukiandika ulichokula usiku ambao hali ilikuwa mbaya.',
  'Ten minutes, two or three times a day and after each stool if you can.':
    'Dakika kumi, mara mbili au tatu kwa siku, na baada ya kila choo ukiweza.',
  'One glass, 3 or 4 times a day.': 'Glasi moja, mara 3 au 4 kwa siku.',
  'Half a cup a side, once or twice a day.': 'Nusu kikombe kila upande wa pua, mara moja au mbili kwa siku.',
  'Twenty minutes, up to 3 times a day; end as soon as the breasts are soft, because milk may become less.':
    'Dakika ishirini, mara zisizozidi 3 kwa siku; acha mara tu matiti yanapolainika, kwa sababu maziwa yanaweza kupungua.',
  'Twenty minutes, up to 6 times a day in the first 3 days.':
    'Dakika ishirini, mara zisizozidi 6 kwa siku katika siku 3 za kwanza.',
  'At the first sign, and again after 2 hours.': 'Dalili ya kwanza inapotokea, na tena baada ya saa 2.',
  'Fifteen minutes of cold, 4 to 6 times a day for 2 days; no heat, alcohol rubs or hard massage in that time.':
    'Dakika kumi na tano za ubaridi, mara 4 hadi 6 kwa siku kwa siku 2; wakati huo usitumie joto, usichue kwa pombe wala usikande kwa nguvu.',
  'Twenty minutes once, as soon as you can; it still helps within 3 hours.':
    'Dakika ishirini mara moja, haraka uwezavyo; bado husaidia ndani ya saa 3.',
  'Two or three times a day on the skin; never swallow the leaf or its yellow sap.':
    'Mara mbili au tatu kwa siku kwenye ngozi; usimeze kamwe jani wala utomvu wake wa njano.',
  'Once or twice a day.': 'Mara moja au mbili kwa siku.',
  'Once a day, for 10 to 15 minutes.': 'Mara moja kwa siku, kwa dakika 10 hadi 15.',
  'Twice a week, on two days that are not side by side.':
    'Mara mbili kwa wiki, katika siku mbili zisizofuatana.',
  'Half an hour on each of the four days.': 'Nusu saa katika kila moja ya siku nne.',
  'Ten minutes, 3 or 4 times a day.': 'Dakika kumi, mara 3 au 4 kwa siku.',
  'One clove, up to 4 times a day. Do not use undiluted clove oil: it burns the gum.':
    'Karafuu moja, mara zisizozidi 4 kwa siku. Usitumie mafuta ya karafuu yasiyochanganywa: huunguza fizi.',
  'After each meal and at bedtime.': 'Baada ya kila mlo na wakati wa kulala.',
  'Once in the evening.': 'Mara moja jioni.',
  'Once a day, and a walk of 20 minutes on most days.':
    'Mara moja kwa siku, na kutembea kwa dakika 20 siku nyingi za wiki.',
  'Once a day in the morning.': 'Mara moja kwa siku, asubuhi.',
  'Once or twice a week.': 'Mara moja au mbili kwa wiki.',
} as const;

/** How long it keeps, and what is made anew. */
export const keeps = {
  'Use within 24 hours, covered and cool; then mix a new litre.':
    'Tumia ndani ya saa 24, ikiwa imefunikwa mahali baridi; baada ya hapo changanya lita mpya.',
  'Use within 12 hours and keep it covered.': 'Tumia ndani ya saa 12, na uifunike.',
  'Use within the day.': 'Tumia ndani ya siku hiyo.',
  'Eat within 4 hours, or cool it quickly and reheat it fully.':
    'Kula ndani ya saa 4, au kipoze haraka na ukipashe moto kabisa kabla ya kukila.',
  'Cool it quickly; it keeps one day in the fridge.': 'Poza haraka; hukaa siku moja kwenye friji.',
  'Best fresh; what is left keeps one day in a cool place.':
    'Ni bora ikiwa mpya; inayobaki hukaa siku moja mahali baridi.',
  'Best fresh, one day when cool.': 'Ni bora ikiwa mpya; siku moja ikiwa mahali baridi.',
  'Keep covered in the fridge for one day.': 'Ifunike na uiweke kwenye friji kwa siku moja.',
  'Boiled salt water keeps one day in a closed clean bottle.':
    'Maji ya chumvi yaliyochemshwa hukaa siku moja kwenye chupa safi iliyofungwa.',
  'Cook it fresh; covered and cool it keeps half a day.':
    'Pika uji mpya; ukifunikwa mahali baridi hukaa nusu siku.',
  'Stewed beans keep 3 days in the fridge.': 'Maharagwe yaliyopikwa hukaa siku 3 kwenye friji.',
  'Fresh gel keeps 2 days in the fridge.': 'Jeli mbichi hukaa siku 2 kwenye friji.',
  'Safe water in a clean, covered container.': 'Maji salama kwenye chombo safi kilichofunikwa.',
  'Cook it fresh.': 'Pika kipya kila mara.',
  'Make it fresh.': 'Tengeneza mpya.',
  'Make it fresh each time.': 'Tengeneza mpya kila mara.',
  'Make it fresh each day; whole seeds keep a year.':
    'Tengeneza mpya kila siku; mbegu nzima hukaa mwaka mmoja.',
  'Mix it fresh each time.': 'Changanya mpya kila mara.',
  'Mix it fresh each day.': 'Changanya mpya kila siku.',
  'Mix it fresh; throw the rest away.': 'Changanya mpya; tupa inayobaki.',
  'Mix rehydration salts fresh each day.': 'Changanya ORS mpya kila siku.',
  'Drink it fresh.': 'Inywe mara tu ikitengenezwa.',
  'Cut it fresh.': 'Kata kipande kipya kila mara.',
  'Fresh warm water each time.': 'Maji mapya ya uvuguvugu kila mara.',
  'Use each leaf once.': 'Tumia kila jani mara moja tu.',
  'Boil the comb for 5 minutes after use.': 'Chemsha kitana kwa dakika 5 baada ya kukitumia.',
  'Boil the cloth after each day.': 'Chemsha kitambaa kila siku baada ya kukitumia.',
  'Keep the wound clean and change the cloth daily.': 'Weka jeraha safi, na ubadilishe kitambaa kila siku.',
  'Wash the bandage and dry it flat.': 'Fua bendeji na uikaushe ikiwa imenyooshwa.',
  'Empty the bottle and let it dry.': 'Mwaga maji ya chupa na uiache ikauke.',
  'Nothing to keep.': 'Hakuna cha kuhifadhi.',
  'Crackers keep in a closed tin.': 'Biskuti hukaa kwenye mkebe uliofungwa.',
  'Dried leaf keeps a year in a closed tin.':
    'Majani yaliyokaushwa hukaa mwaka mmoja kwenye mkebe uliofungwa.',
  'Keep the husk dry in a closed jar.': 'Weka maganda yakiwa makavu kwenye chombo kilichofungwa.',
  'Grind flax as you need it; ground seed goes stale within weeks.':
    'Saga mbegu za kitani kadiri unavyohitaji; zilizosagwa huharibika ndani ya wiki chache.',
  'Honey keeps for years in a closed jar away from the sun.':
    'Asali hukaa miaka mingi kwenye chombo kilichofungwa, mbali na jua.',
  'Dried hibiscus keeps a year away from damp.': 'Choya iliyokaushwa hukaa mwaka mmoja mbali na unyevu.',
  'Flowers keep a year in a dark tin.': 'Maua hukaa mwaka mmoja kwenye mkebe usiopitisha mwanga.',
  'Closed and out of the sun it keeps a year; it is solid below 24 °C.':
    'Yakifungwa na kuwekwa mbali na jua hukaa mwaka mmoja; huganda chini ya 24 °C.',
  'Ground oats keep 3 months dry.': 'Oats zilizosagwa hukaa miezi 3 zikiwa kavu.',
  'Cloves keep a year in a closed jar.': 'Karafuu hukaa mwaka mmoja kwenye chombo kilichofungwa.',
  'Closed and dry it keeps a year.': 'Ukifungwa na kuwekwa mahali pakavu hukaa mwaka mmoja.',
  'The powder keeps a year, dry and closed.': 'Unga hukaa mwaka mmoja ukiwa mkavu na umefungwa.',
  'The oil keeps 6 months, closed and dark.': 'Mafuta hukaa miezi 6 yakifungwa na kuwekwa gizani.',
  'The oil keeps a year, closed and dark.': 'Mafuta hukaa mwaka mmoja yakifungwa na kuwekwa gizani.',
} as const;

/** How much of each ingredient; what is too much or not clean does harm. Each stands behind its ingredient’s name. */
export const amounts = {
  // Water and other drinks
  '1 litre': 'lita 1',
  '1 litre, boiled and cooled': 'lita 1, yaliyochemshwa na kupozwa',
  '1 litre, boiled and cooled, or treated':
    'lita 1, yaliyochemshwa na kupozwa, au yaliyotiwa dawa ya kusafisha',
  '1 cup': 'kikombe 1',
  '1 cup of tea': 'kikombe 1 cha chai',
  '1 cup, warm': 'kikombe 1, vuguvugu',
  '1 cup, boiled for 5 minutes and cooled': 'kikombe 1, yaliyochemshwa kwa dakika 5 na kupozwa',
  '3 cups': 'vikombe 3',
  '3 cups, boiled and cooled': 'vikombe 3, yaliyochemshwa na kupozwa',
  '4 cups': 'vikombe 4',
  '5 cups': 'vikombe 5',
  '1 glass, warm': 'glasi 1, vuguvugu',
  '1 glass, boiled and cooled': 'glasi 1, yaliyochemshwa na kupozwa',
  '2 glasses': 'glasi 2',
  '2 full glasses': 'glasi 2 zilizojaa',
  '6 to 8 glasses through the day': 'glasi 6 hadi 8 kwa siku nzima',
  'a glass every hour': 'glasi moja kila saa',
  'a little, warm': 'kidogo, vuguvugu',
  'half a cup, safe': 'nusu kikombe, salama',
  'half a cup, from pasteurised milk': 'nusu kikombe, ya maziwa yaliyochemshwa kuua vijidudu (pasteurised)',
  'cool, in small sips': 'ya baridi, kidogo kidogo',
  'cool, running, clean; a jug again and again if there is no tap':
    'ya baridi, yanayotiririka na safi; jagi tena na tena ikiwa hakuna bomba',
  'ice or very cold': 'barafu au ya baridi sana',
  'boiled, comfortably warm': 'yaliyochemshwa, ya uvuguvugu usiounguza',
  lukewarm: 'vuguvugu',
  'warm, as for a baby’s bath': 'ya uvuguvugu, kama ya kumwogesha mtoto mchanga',
  'warm, to rinse': 'ya uvuguvugu, ya kusukutua',
  'to rinse': 'ya kusuuza',
  'to cool and to drink': 'ya kupoza na ya kunywa',
  'filled with hot, not boiling, water': 'iliyojazwa maji ya moto, si yanayochemka',
  // Salt, sugar, honey and soda
  '6 level teaspoons': 'vijiko 6 vya chai vilivyosawazishwa',
  'half a level teaspoon': 'nusu kijiko cha chai kilichosawazishwa',
  'half a teaspoon': 'nusu kijiko cha chai',
  'half a teaspoon a glass': 'nusu kijiko cha chai kwa glasi',
  'a quarter of a teaspoon, without iodine if you have it':
    'robo kijiko cha chai, isiyo na madini ya joto (iodini) ikiwa unayo',
  'a pinch': 'kiasi kidogo cha vidole viwili',
  'a pinch, so that it stings less': 'kiasi kidogo cha vidole viwili, ili isichome sana',
  'a few grains': 'punje chache',
  '1 teaspoon': 'kijiko cha chai 1',
  '1 teaspoon a cup, never under 1 year':
    'kijiko 1 cha chai kwa kikombe; asipewe kamwe mtoto wa chini ya mwaka 1',
  '1 teaspoon, when it is lukewarm, never under 1 year':
    'kijiko 1 cha chai, kikombe kikiwa vuguvugu; asipewe kamwe mtoto wa chini ya mwaka 1',
  'half a teaspoon to 2 teaspoons, by age': 'nusu kijiko cha chai hadi vijiko 2 vya chai, kulingana na umri',
  '1 sachet': 'pakiti ndogo 1',
  '1 sachet if there is vomiting or diarrhoea': 'pakiti ndogo 1 ikiwa kuna kutapika au kuharisha',
  'to drink beside it': 'ya kunywa pamoja nayo',
  // Roots, spices and leaves
  '4 thin slices, about 4 g': 'vipande 4 vyembamba, takriban g 4',
  '5 thin slices, about 5 g, a cup': 'vipande 5 vyembamba, takriban g 5, kwa kikombe',
  '2 thin slices': 'vipande 2 vyembamba',
  '2 thin slices as a food, after asking the clinic':
    'vipande 2 vyembamba kama chakula, baada ya kuiuliza kliniki',
  '1 thin slice, about 1 g': 'kipande 1 chembamba, takriban g 1',
  '1 thumb piece, about 10 g, sliced':
    'kipande 1 cha ukubwa wa kidole gumba, takriban g 10, kikikatwa vipande',
  '1 slice warmed in the oil and taken out': 'kipande 1 kilichopashwa joto kwenye mafuta na kutolewa',
  'a little, grated': 'kidogo, iliyokunwa',
  'a small piece, grated': 'kipande kidogo, kilichokunwa',
  'a small piece': 'kipande kidogo',
  '1 small piece, about 1 g': 'kipande 1 kidogo, takriban g 1',
  '1 tablespoon dried, about 1.5 g, or a small handful of fresh leaves':
    'kijiko kikubwa 1 cha majani makavu, takriban g 1.5, au konzi ndogo ya majani mabichi',
  '1 tablespoon dried, about 2 g': 'kijiko kikubwa 1 cha majani makavu, takriban g 2',
  '1 tablespoon of flowers, about 3 g': 'kijiko kikubwa 1 cha maua, takriban g 3',
  '2 teaspoons of broken calyx, about 1.5 g, a cup':
    'vijiko 2 vya chai vya kalisi zilizovunjwa, takriban g 1.5, kwa kikombe',
  '2 level teaspoons of husk, about 3.5 g': 'vijiko 2 vya chai vya maganda vilivyosawazishwa, takriban g 3.5',
  '1 tablespoon, freshly ground, about 7 g': 'kijiko kikubwa 1, zikisagwa papo hapo, takriban g 7',
  '1 tablespoon, crushed, about 5 g': 'kijiko kikubwa 1, zilizopondwa, takriban g 5',
  '2 tablespoons, about 12 g': 'vijiko vikubwa 2, takriban g 12',
  'half a teaspoon, about 1.5 g': 'nusu kijiko cha chai, takriban g 1.5',
  'half a teaspoon, about 1 g': 'nusu kijiko cha chai, takriban g 1',
  'a quarter teaspoon, about 0.75 g': 'robo kijiko cha chai, takriban g 0.75',
  'a small pinch': 'kiasi kidogo sana cha vidole viwili',
  'a pinch, roasted and crushed': 'kiasi kidogo cha vidole viwili, zilizokaangwa na kupondwa',
  '1 pod': 'ganda 1',
  '1 pod, crushed': 'ganda 1, lililopondwa',
  '1 grind': 'mzunguko 1 wa kisagio',
  '1 or 2 whole': '1 au 2 nzima',
  '2 inner leaves, washed and cooled': 'majani 2 ya ndani, yaliyooshwa na kupozwa',
  '1 tablespoon of clear gel': 'kijiko kikubwa 1 cha jeli angavu',
  // Fruit and food
  'a squeeze': 'matone kidogo ya kukamua',
  'a few drops': 'matone machache',
  'a slice': 'kipande',
  'a slice to smell or squeeze into water': 'kipande cha kunusa au cha kukamulia kwenye maji',
  'juice of 1': 'maji ya limau 1',
  'squeezed over the greens': 'la kukamulia juu ya mboga',
  '1 whole': '1 zima',
  '1, in place of the orange': '1, badala ya chungwa',
  '1, mashed': '1, iliyopondwa',
  '1 ripe, mashed': '1 iliyoiva, iliyopondwa',
  '1 large slice, about 200 g': 'kipande 1 kikubwa, takriban g 200',
  '2 or 3 beside the bed': '2 au 3 kando ya kitanda',
  '3 tablespoons': 'vijiko vikubwa 3',
  'half a cup': 'nusu kikombe',
  'half a cup, split or soaked overnight': 'nusu kikombe, zilizopasuliwa au zilizolowekwa usiku kucha',
  'half a cup, stewed with little oil': 'nusu kikombe, zilizopikwa kwa mafuta kidogo',
  'steamed, without chilli': 'iliyopikwa kwa mvuke, bila pilipili',
  'a small plate, or boiled potato or ugali': 'sahani ndogo, au kiazi cha kuchemsha au ugali',
  '1 cup, stewed (or green grams, meat, liver once a week)':
    'kikombe 1, yaliyopikwa (au ndengu, nyama, maini mara moja kwa wiki)',
  '1 serving, or terere': 'mgawo 1, au terere',
  '1 cup, ground to flour': 'kikombe 1, zikisagwa ziwe unga',
  // Oils
  '1 tablespoon': 'kijiko kikubwa 1',
  '1 tablespoon, or ghee': 'kijiko kikubwa 1, au samli',
  '1 tablespoon, warm': 'kijiko kikubwa 1, vuguvugu',
  '1 tablespoon for the body': 'kijiko kikubwa 1 kwa mwili',
  '2 tablespoons': 'vijiko vikubwa 2',
  '2 teaspoons, or sesame oil': 'vijiko 2 vya chai, au mafuta ya ufuta',
  'if there is no conditioner': 'ikiwa hakuna kilainisha nywele',
  'a handful': 'ya kujaa kiganja',
  // Things
  clean: 'iwe safi',
  'metal if you can': 'cha chuma ukiweza',
  'wide, elastic': 'pana, inayovutika',
  'wide enough to sit in': 'pana vya kutosha kukaa ndani yake',
  'or a tub': 'au karai kubwa la kuogea',
  'with warm water': 'lenye maji ya uvuguvugu',
  'freshly washed, one for each eye': 'kilichofuliwa sasa hivi, kimoja kwa kila jicho',
  'white, to wipe the comb': 'cheupe, cha kupangusia kitana',
  'damp and lukewarm, for the forehead': 'chenye unyevu na vuguvugu, cha kuweka kwenye paji la uso',
  'wrung out in cool water': 'kilichokamuliwa kwenye maji ya baridi',
  'around ice or a bag of cold water': 'cha kufungia barafu au mfuko wa maji ya baridi',
  'a towel around it': 'taulo kuizunguka',
  'to cover it': 'cha kulifunika',
  'to hold them': 'cha kuyashikilia',
  'to pat dry': 'cha kujikaushia',
  'to strain': 'cha kuchujia',
  'to wipe': 'cha kupangusia',
} as const;

/** When to see a clinician; each ends the sentence that its heading begins: *Mwone mhudumu wa afya ikiwa …* */
export const seeClinician = {
  // Stomach and bowels
  'A baby under 6 months, or any child who is not better after 2 days.':
    'Ni mtoto wa chini ya miezi 6, au mtoto yeyote ambaye hajapata nafuu baada ya siku 2.',
  'An adult whose diarrhoea lasts more than 3 days, or who passes rice-water stool many times an hour, which may be cholera.':
    'Mtu mzima anaharisha kwa zaidi ya siku 3, au anapata choo kama maji ya mchele mara nyingi kwa saa, jambo ambalo linaweza kuwa kipindupindu.',
  'Anyone with fever, blood in the stool or vomiting that never rests.':
    'Mtu yeyote ana homa, damu kwenye choo au kutapika kusikokoma.',
  'When no sachet can be found within a day.': 'Pakiti ya ORS haipatikani ndani ya siku moja.',
  'When the person drinks less than he loses, or a child turns the cup away.':
    'Mgonjwa anakunywa maji kidogo kuliko anayopoteza, au mtoto anakataa kikombe.',
  'Diarrhoea of more than 3 days in an adult or 2 days in a child.':
    'Kuharisha kumezidi siku 3 kwa mtu mzima au siku 2 kwa mtoto.',
  'A child who eats nothing for a day.': 'Mtoto hajala chochote kwa siku moja.',
  'Vomiting for more than a day, or you cannot keep water down.':
    'Unatapika kwa zaidi ya siku moja, au unatapika hata maji.',
  'Nausea with a yellow skin, a chance of pregnancy, or a new medicine.':
    'Una kichefuchefu pamoja na ngozi ya manjano, uwezekano wa ujauzito, au dawa mpya.',
  'You cannot keep any drink down for 12 hours, lose weight or pass little dark urine.':
    'Unatapika kila unachokunywa kwa saa 12, unapungua uzito, au unapata mkojo kidogo wa rangi nzito.',
  'Sickness that begins after the third month, or comes with fever, headache or belly pain.':
    'Kichefuchefu kimeanza baada ya mwezi wa tatu, au kinakuja pamoja na homa, maumivu ya kichwa au maumivu ya tumbo.',
  'Before you take any herb or medicine for it.':
    'Unataka kutumia mmea au dawa yoyote kwa kichefuchefu hiki: mwone kabla ya kuitumia.',
  'Bloating on most days for 3 weeks, above all in a woman over 50.':
    'Tumbo linajaa gesi siku nyingi za wiki kwa wiki 3, hasa kwa mwanamke wa zaidi ya miaka 50.',
  'Bloating on most days for 3 weeks.': 'Tumbo linajaa gesi siku nyingi za wiki kwa wiki 3.',
  'Bloating with a change of bowel habit, poor appetite or a lump.':
    'Tumbo linajaa gesi pamoja na mabadiliko ya choo, kukosa hamu ya kula au uvimbe.',
  'Bloating with weight loss, vomiting or a change of stool.':
    'Tumbo linajaa gesi pamoja na kupungua uzito, kutapika au mabadiliko ya choo.',
  'Gas and diarrhoea after every milk product: ask for advice before you leave milk out for a child.':
    'Unapata gesi na kuharisha baada ya kila bidhaa ya maziwa: omba ushauri kabla ya kuacha kumpa mtoto maziwa.',
  'No stool for a week, or constipation that is new after the age of 45.':
    'Hujapata choo kwa wiki moja, au umeanza kufunga choo baada ya umri wa miaka 45.',
  'No stool for a week, or belly pain and vomiting.':
    'Hujapata choo kwa wiki moja, au una maumivu ya tumbo na unatapika.',
  'Constipation with weight loss, bleeding or vomiting.':
    'Unafunga choo pamoja na kupungua uzito, kutokwa na damu au kutapika.',
  'No change after 2 weeks of more fibre, water and movement.':
    'Hakuna mabadiliko baada ya wiki 2 za nyuzinyuzi, maji na mazoezi zaidi.',
  'A child who holds back stool from pain, or a baby who passes hard stool.':
    'Mtoto anazuia choo kwa sababu ya maumivu, au mtoto mchanga anapata choo kigumu.',
  'A change of bowel habit after the age of 45, or blood in the stool.':
    'Choo kimebadilika baada ya umri wa miaka 45, au kuna damu kwenye choo.',
  'You need something every week to go.': 'Kila wiki unahitaji kitu ili upate choo.',
  'Heartburn more than twice a week for 4 weeks, or the first time after the age of 50.':
    'Unapata kiungulia zaidi ya mara mbili kwa wiki kwa wiki 4, au kwa mara ya kwanza baada ya umri wa miaka 50.',
  'Food that sticks, pain on swallowing, or black stool.':
    'Chakula kinakwama, unapata maumivu unapomeza, au choo ni cheusi.',
  'Heartburn with painkillers such as ibuprofen, diclofenac or aspirin.':
    'Unapata kiungulia unapotumia dawa za maumivu kama ibuprofen, diclofenac au aspirin.',
  'Any bleeding for the first time: other illnesses bleed too and need a check.':
    'Unatokwa na damu kwa mara ya kwanza, hata kidogo: magonjwa mengine pia hutoa damu na yanahitaji kuchunguzwa.',
  'A lump that is very painful or does not go back.': 'Una uvimbe wenye maumivu makali au usiorudi ndani.',
  'No relief after 7 days.': 'Hujapata nafuu baada ya siku 7.',
  // Appetite and strength
  'Appetite does not return within 2 weeks.': 'Hamu ya kula hairudi ndani ya wiki 2.',
  'Poor appetite for more than 2 weeks, or with loss of weight.':
    'Umekosa hamu ya kula kwa zaidi ya wiki 2, au pamoja na kupungua uzito.',
  'Poor appetite with yellow eyes, fever or a swollen belly.':
    'Umekosa hamu ya kula pamoja na macho ya manjano, homa au tumbo lililovimba.',
  'You cannot eat half of your usual food after 5 days.':
    'Huwezi kula nusu ya chakula chako cha kawaida baada ya siku 5.',
  'Weight does not come back within 2 weeks, or you lose more.':
    'Uzito haurudi ndani ya wiki 2, au unapungua zaidi.',
  'Swollen feet, or a child whose arm looks thin: ask for a measure of the upper arm.':
    'Miguu imevimba, au mkono wa mtoto unaonekana mwembamba: omba apimwe mkono sehemu ya juu.',
  'Tiredness, pale gums, a racing heart or cravings for soil or ice: ask for a haemoglobin test.':
    'Una uchovu, fizi zilizopauka, moyo unaokwenda mbio au hamu ya kula udongo au barafu: omba kupimwa hemoglobini.',
  'Heavy periods, pregnancy, black stool, or a pale child.':
    'Una hedhi nzito, ujauzito au choo cheusi, au mtoto amepauka.',
  'Children with anaemia: malaria, worms and sickle cell must be looked for.':
    'Mtoto ana upungufu wa damu: lazima achunguzwe malaria, minyoo na selimundu (sickle cell).',
  // Cough, cold, throat and fever
  'A fever: have a malaria test first.': 'Una homa: pimwa malaria kwanza.',
  'Fever: malaria test first.': 'Una homa: kwanza kipimo cha malaria.',
  'Fever returns: malaria test.': 'Homa inarudi: pimwa malaria.',
  'Always: a fever needs a malaria test the same day.':
    'Kuna homa, kila mara: homa inahitaji kupimwa malaria siku hiyo hiyo.',
  'Return at once for fits, confusion, a stiff neck, fast breathing, dark urine, bleeding or a child who cannot drink.':
    'Kuna degedege, kuchanganyikiwa, shingo kukakamaa, kupumua haraka, mkojo wa rangi nzito, kutokwa na damu au mtoto asiyeweza kunywa: rudi kliniki mara moja.',
  'Return after 2 days if the fever is still there.': 'Homa bado ipo baada ya siku 2: rudi kliniki.',
  'Fever, cough or night sweats go on: tests for malaria, TB and HIV.':
    'Homa, kikohozi au kutokwa na jasho usiku kunaendelea: pimwa malaria, kifua kikuu na VVU.',
  'A cold that grows worse after 5 days, ear pain, or a cough that lasts.':
    'Mafua yanazidi baada ya siku 5, sikio linauma, au kikohozi hakiishi.',
  'A baby under 3 months with any cold.': 'Mtoto wa chini ya miezi 3 ana mafua yoyote.',
  'Fast breathing, a chest that draws in, noisy breathing or a child who does not feed: go at once.':
    'Kuna kupumua haraka, kifua kinachoingia ndani kwa kila pumzi, kupumua kwa kelele, au mtoto asiyenyonya wala kula: nenda mara moja.',
  'A cough of more than 2 weeks, or with night sweats or loss of weight: ask for a TB test.':
    'Una kikohozi cha zaidi ya wiki 2, au pamoja na kutokwa na jasho usiku au kupungua uzito: omba kupimwa kifua kikuu.',
  'A cough with fever: malaria test and a chest check first.':
    'Una kikohozi pamoja na homa: kwanza upimwe malaria na uchunguzwe kifua.',
  'A cough of more than 2 weeks: TB test.': 'Una kikohozi cha zaidi ya wiki 2: pimwa kifua kikuu.',
  'A sore throat with fever: malaria test, and a throat check for the bacteria that can harm the heart.':
    'Koo linauma na una homa: pimwa malaria, na uchunguzwe koo kwa bakteria wanaoweza kudhuru moyo.',
  'A sore throat with fever: malaria test and a throat check.':
    'Koo linauma na una homa: pimwa malaria na uchunguzwe koo.',
  'You cannot swallow your spit, open the mouth or breathe easily: emergency.':
    'Huwezi kumeza mate, kufungua mdomo au kupumua kwa urahisi: ni dharura.',
  'A sore throat of more than a week, or a hoarse voice of more than 3 weeks.':
    'Koo limeuma kwa zaidi ya wiki moja, au sauti imekuwa ya kukwaruza kwa zaidi ya wiki 3.',
  'Pain in the face with fever, or swelling around an eye.':
    'Uso unauma na una homa, au kuna uvimbe kuzunguka jicho.',
  'One side that is blocked or bleeds for weeks, or a bead in a child’s nose.':
    'Upande mmoja wa pua umeziba au unatoa damu kwa wiki kadhaa, au kuna ushanga kwenye pua ya mtoto.',
  // Heart, mind and sleep
  'A reading of 140/90 or more on two days.': 'Presha imekuwa 140/90 au zaidi kwa siku mbili.',
  'Dizziness when you stand up, swollen legs, or headaches with a high reading.':
    'Una kizunguzungu unaposimama, miguu iliyovimba, au maumivu ya kichwa pamoja na presha iliyo juu.',
  'Any rise of pressure in pregnancy.': 'Presha imepanda wakati wa ujauzito, hata kidogo.',
  'Trouble sleeping on 3 nights a week for a month.': 'Unakosa usingizi usiku 3 kwa wiki kwa mwezi mmoja.',
  'Poor sleep on most nights for a month.': 'Hulali vizuri siku nyingi za wiki kwa mwezi mmoja.',
  'Loud snoring with pauses, or legs that cannot rest.':
    'Unakoroma kwa nguvu huku pumzi ikikatika, au miguu haiwezi kutulia.',
  'Low mood, fear or thoughts of death.': 'Una huzuni, hofu au mawazo ya kifo.',
  'Worry or low mood on most days for 2 weeks.': 'Una wasiwasi au huzuni siku nyingi kwa wiki 2.',
  'Stress that keeps you from work, or thoughts of harming yourself.':
    'Msongo wa mawazo unakuzuia kufanya kazi, au una mawazo ya kujidhuru.',
  'Palpitations, sweating or loss of weight.':
    'Moyo unadunda kwa nguvu, unatokwa na jasho au unapungua uzito.',
  'Yellow eyes, dark urine, itching or pain under the right ribs: end it and go today.':
    'Macho ni ya manjano, mkojo ni wa rangi nzito, unawashwa au una maumivu chini ya mbavu za kulia: acha kuitumia na uende leo.',
  // Women, urine, pain, skin, eyes and teeth
  // Breasts, period and urine
  'Fever, a red hot wedge or a lump: it may be an infection, and the baby should go on feeding.':
    'Una homa, sehemu ya titi iliyo nyekundu na ya moto, au uvimbe: huenda ni maambukizi, na mtoto aendelee kunyonya.',
  'The baby does not latch, wets fewer than 6 nappies a day or does not gain weight.':
    'Mtoto hashiki titi vizuri, analowesha nepi chini ya 6 kwa siku, au haongezeki uzito.',
  'Pain that keeps you from school or work each month, or began after years without.':
    'Maumivu yanakuzuia kwenda shule au kazini kila mwezi, au yameanza baada ya miaka bila maumivu.',
  'A late period with pain on one side: pregnancy outside the womb is an emergency.':
    'Hedhi imechelewa na una maumivu upande mmoja: mimba nje ya tumbo la uzazi ni dharura.',
  'Soaking a pad every hour, fever, or discharge.':
    'Unalowesha pedi moja kila saa, una homa, au unatokwa na uchafu ukeni.',
  'Pain that tablets and warmth do not touch.': 'Maumivu hayapungui kwa tembe wala kwa joto.',
  'Heavy bleeding, clots larger than a coin, or bleeding between periods.':
    'Unatokwa na damu nyingi au mabonge ya damu makubwa kuliko sarafu, au unatokwa na damu kati ya hedhi.',
  'Burning for more than a day, blood in the urine, or discharge.':
    'Mkojo umechoma kwa zaidi ya siku moja, una damu kwenye mkojo, au unatokwa na uchafu sehemu za siri.',
  'Burning for more than a day: take a urine sample to a clinic.':
    'Mkojo umechoma kwa zaidi ya siku moja: peleka sampuli ya mkojo kliniki.',
  'Pain in the side or back, fever, vomiting: the same day.':
    'Una maumivu ya ubavu au mgongo, una homa, au unatapika: nenda siku hiyo hiyo.',
  'Any man, child, pregnant woman or person with diabetes: the same day.':
    'Ni mwanamume, mtoto, mjamzito au mtu mwenye kisukari: nenda siku hiyo hiyo.',
  'Fever, pain in the back, blood in the urine, discharge, or any burning in a man.':
    'Una homa, maumivu ya mgongo, damu kwenye mkojo au kutokwa na uchafu sehemu za siri, au mkojo wa mwanamume unachoma hata kidogo.',
  // Head, joints and limbs
  'A headache with fever: malaria test first.': 'Kichwa kinauma na una homa: pimwa malaria kwanza.',
  'Headaches that grow worse over weeks, wake you, or come with vomiting or trouble seeing.':
    'Maumivu ya kichwa yanazidi kwa wiki kadhaa, yanakuamsha, au yanakuja pamoja na kutapika au shida ya kuona.',
  'A headache after a fall or a blow, or painkillers on more than 2 days a week.':
    'Kichwa kinauma baada ya kuanguka au kugongwa, au unatumia dawa za maumivu zaidi ya siku 2 kwa wiki.',
  'You cannot take 4 steps, the bone hurts when pressed, or the joint looks crooked: X-ray.':
    'Huwezi kutembea hatua 4, mfupa unauma ukibonyezwa, au kiungo kinaonekana kimepinda: upigwe eksirei (X-ray).',
  'Numb, blue or cold toes or fingers.':
    'Vidole vya miguu au vya mikono vina ganzi, ni vya bluu au ni baridi.',
  'No better after 5 days.': 'Hakuna nafuu baada ya siku 5.',
  'A joint that is hot, red and swollen, or joints stiff for more than an hour each morning.':
    'Kiungo kina joto, ni chekundu na kimevimba, au viungo hukakamaa kwa zaidi ya saa moja kila asubuhi.',
  'Pain at night, or after a fall.': 'Una maumivu usiku, au baada ya kuanguka.',
  'A joint that is hot, red and very painful, above all with fever: today.':
    'Kiungo kina joto, ni chekundu na kinauma sana, hasa pamoja na homa: nenda leo.',
  'Stiffness of more than an hour in the morning in several joints for 6 weeks.':
    'Viungo kadhaa hukakamaa asubuhi kwa zaidi ya saa moja, kwa wiki 6.',
  'Locking, giving way, or pain after a fall.':
    'Goti linajifunga, linalegea ghafla, au linauma baada ya kuanguka.',
  'A wound on the foot that does not close, above all with diabetes.':
    'Una kidonda mguuni kisichopona, hasa ukiwa na kisukari.',
  'One calf that is swollen, hot and painful: today.':
    'Shavu la mguu mmoja limevimba, lina joto na linauma: nenda leo.',
  // Skin
  'Any burn larger than the palm, or on the face, hands, feet, joints or groin.':
    'Umeungua sehemu kubwa kuliko kiganja, au usoni, mikononi, miguuni, kwenye viungo au kinenani.',
  'Any burn in a child under 5, in pregnancy or after the age of 60.':
    'Aliyeungua, hata kidogo, ni mtoto wa chini ya miaka 5, mjamzito au mtu wa zaidi ya miaka 60.',
  'A burn that smells, weeps pus or hurts more after 2 days; a tetanus shot older than 10 years.':
    'Jeraha la moto linanuka, linatoa usaha au linauma zaidi baada ya siku 2; au chanjo ya pepopunda ina zaidi ya miaka 10.',
  'Blisters over more than a palm, fever, shivering, vomiting or a headache.':
    'Una malengelenge yanayozidi ukubwa wa kiganja, homa, kutetemeka, kutapika au maumivu ya kichwa.',
  'Any sunburn in a baby under 1 year.': 'Mtoto wa chini ya mwaka 1 amechomwa na jua, hata kidogo.',
  'A person with albinism with a sore that does not close: a skin check within the week.':
    'Mtu mwenye ualbino ana kidonda kisichopona: achunguzwe ngozi ndani ya wiki moja.',
  'Itching at night in several people of the house: scabies needs treatment for all.':
    'Watu kadhaa wa nyumba moja wanawashwa usiku: ugonjwa wa upele (scabies) unahitaji wote watibiwe.',
  'Weeping, yellow crusts, or a rash that spreads.':
    'Ngozi inatoa majimaji, ina magamba ya manjano, au upele unaenea.',
  'Itching all over without a rash, or with a yellow skin.':
    'Unawashwa mwili mzima bila upele, au pamoja na ngozi ya manjano.',
  'Swelling of the lips, wheezing or a rash all over at once.':
    'Midomo inavimba, unapumua kwa mluzi, au upele unatokea ghafla mwili mzima.',
  'Itching of more than 2 weeks, or worse at night in the whole family.':
    'Umewashwa kwa zaidi ya wiki 2, au familia nzima inawashwa zaidi usiku.',
  'Bald round patches or a scaly patch in a child: ringworm needs tablets.':
    'Mtoto ana mabaka ya mviringo yasiyo na nywele au baka lenye magamba: mapunye (ringworm) yanahitaji tembe.',
  'Sores, pus, swollen glands or flakes also on the face and chest.':
    'Kuna vidonda, usaha, tezi zilizovimba, au mba hata usoni na kifuani.',
  'No change after 4 weeks.': 'Hakuna mabadiliko baada ya wiki 4.',
  'Live lice after four combings: ask a pharmacist for a lotion.':
    'Bado kuna chawa hai baada ya kuchana mara nne: mwombe mfamasia losheni.',
  'Sores, pus or swollen glands in the neck.': 'Kuna vidonda, usaha au tezi za shingo zilizovimba.',
  'Redness, swelling or itching after use.':
    'Ngozi imekuwa nyekundu, imevimba au inawasha baada ya matumizi.',
  'Dark or light patches that spread; leave bleaching creams alone and ask a clinic.':
    'Mabaka meusi au meupe yanaenea; usitumie krimu za kujichubua, na uulize kliniki.',
  // Eyes, mouth and teeth
  'The whole lid swells, the eye itself is red or hurts, or you see less well: today.':
    'Kope lote linavimba, jicho lenyewe ni jekundu au linauma, au huoni vizuri kama kawaida: nenda leo.',
  'No change after a week, or a lump without pain that stays for 3 weeks.':
    'Hakuna mabadiliko baada ya wiki moja, au uvimbe usiouma umekaa kwa wiki 3.',
  'Any toothache of more than a day: a dentist.':
    'Jino limeuma kwa zaidi ya siku moja: nenda kwa daktari wa meno.',
  'Swelling of the face, fever, trouble opening the mouth or swallowing: hospital today.':
    'Uso umevimba, una homa, au una shida ya kufungua mdomo au kumeza: nenda hospitali leo.',
  'A sore of more than 3 weeks, or a white or red patch: a cancer check.':
    'Una kidonda cha zaidi ya wiki 3, au baka jeupe au jekundu: uchunguzwe saratani.',
  'White coating in the mouth or pain on swallowing: it may be thrush, and an HIV test is wise.':
    'Mdomo una utando mweupe, au unapata maumivu unapomeza: huenda ni fangasi ya mdomo (thrush), na ni busara upimwe VVU.',
  'Bleeding gums that do not settle in 2 weeks of brushing.':
    'Fizi zinatoa damu na hazitulii baada ya wiki 2 za kupiga mswaki.',
  'A dentist once a year, and at any toothache, loose tooth or bleeding of more than 2 weeks.':
    'Jino lolote linauma au limelegea, au unatokwa na damu kwa zaidi ya wiki 2: nenda kwa daktari wa meno. Nenda pia mara moja kwa mwaka.',
  'A sore or patch in the mouth of more than 3 weeks.': 'Una kidonda au baka mdomoni kwa zaidi ya wiki 3.',
} as const;
