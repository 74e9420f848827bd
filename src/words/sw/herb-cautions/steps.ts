/** Steps of a preparation that tell when to stop, what to ask first and where it must not come. */
export const cautiousSteps = {
  'Breathe the steam for 5 minutes with closed eyes, away from children.':
    'Vuta mvuke kwa dakika 5 ukiwa umefumba macho, mbali na watoto.',
  'Test a spot on the inner arm.': 'Jaribu mahali padogo ndani ya mkono.',
  'Test a spot on the inner arm and wait a day.': 'Jaribu mahali padogo ndani ya mkono na ungoje siku moja.',
  'Drink once a day, 2 hours from medicines.': 'Kunywa mara moja kwa siku, kwa tofauti ya saa 2 na dawa.',
  'Take after a meal, 2 hours from medicines.': 'Tumia baada ya mlo, kwa tofauti ya saa 2 na dawa.',
  'Drink before the meal, 2 hours from medicines.': 'Kunywa kabla ya mlo, kwa tofauti ya saa 2 na dawa.',
  'Take with a full glass of water, 2 hours from medicines.':
    'Tumia pamoja na glasi nzima ya maji, kwa tofauti ya saa 2 na dawa.',
  'Drink in the evening, 2 hours from medicines.': 'Kunywa jioni, kwa tofauti ya saa 2 na dawa.',
  'Drink in the evening, 2 hours from any medicine.': 'Kunywa jioni, kwa tofauti ya saa 2 na dawa yoyote.',
  'Ask your heart clinic first.': 'Iulize kwanza kliniki yako ya moyo.',
  'Check first that none of your medicines is on the list.':
    'Hakikisha kwanza kwamba hakuna dawa yako yoyote iliyo kwenye orodha.',
  'Have the prostate examined first and buy an extract that names its strength.':
    'Tezi dume ichunguzwe kwanza, na ununue dondoo linalotaja nguvu yake.',
  'Start ORS first.': 'Anza kwanza na ORS.',
  'Drink in the evening with food. Stop after 8 weeks.':
    'Kunywa jioni pamoja na chakula. Acha kuitumia baada ya wiki 8.',
  'Stop after 10 days.': 'Acha kuitumia baada ya siku 10.',
  'Take with water for 3 days at most.': 'Tumia pamoja na maji kwa muda usiozidi siku 3.',
  'Use 2 or 3 nights a week at most.': 'Tumia usiku 2 au 3 kwa wiki, usizidi hapo.',
  'Stop at once if urine turns dark or eyes turn yellow.':
    'Acha kuitumia mara moja ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Stop if urine turns dark or eyes turn yellow.':
    'Acha kuitumia ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Rub a little on chest, back or sore muscles, never on broken skin.':
    'Paka kidogo kifuani, mgongoni au kwenye misuli inayouma; usipake kamwe kwenye ngozi yenye jeraha.',
  'Rub a little on the chest, never on the face.': 'Paka kidogo kifuani; usipake kamwe usoni.',
  'Pick only soft, black berries from a thorny bush you know.':
    'Chuma tu matunda laini meusi kutoka kichaka chenye miiba unachokijua.',
  'For a child under 5, grind them.': 'Kwa mtoto wa chini ya miaka 5, zisage.',
  'For a child under 5, grind it.': 'Kwa mtoto wa chini ya miaka 5, isage.',
  'Chew well, or grind into uji. Grind it for a child under 5.':
    'Tafuna vizuri, au saga uweke kwenye uji. Kwa mtoto wa chini ya miaka 5, isage.',
  'Hold in the mouth for a minute and spit out. See a dentist.':
    'Shikilia mdomoni kwa dakika moja na uteme. Mwone daktari wa meno.',
  'Drink 1 cup with food. The amount is custom; trials tested extracts, not tea.':
    'Kunywa kikombe 1 pamoja na chakula. Kiasi hiki ni cha kimila; majaribio yalichunguza dondoo, si chai.',
  'Blend in and drink at once; do not cook it.': 'Changanya vizuri na unywe mara moja; usiipike.',
} as const;

/** The other steps: a list of which one line warns cannot be followed by who understands that line alone. */
export const steps = {
  // Steamed, bathed and put on the skin
  'Pour hot water over the leaf in a firm bowl on a table.':
    'Mimina maji ya moto juu ya majani kwenye bakuli lisiloyumba, juu ya meza.',
  'Set the bowl firmly on a table.': 'Weka bakuli mezani mahali lisipoyumba.',
  'Breathe the steam for 5 minutes with closed eyes.': 'Vuta mvuke kwa dakika 5 ukiwa umefumba macho.',
  'Let the bitter yellow sap run off for 30 minutes and rinse well.':
    'Acha utomvu mchungu wa njano utoke kwa dakika 30, kisha usuuze vizuri.',
  'Stand the cut leaf upright for 15 minutes so that the yellow latex runs off.':
    'Simamisha jani lililokatwa kwa dakika 15 ili utomvu wa njano utoke.',
  'Peel off the rind and rinse the clear gel.': 'Menya ganda na usuuze jeli angavu.',
  'Smooth on dry, unbroken skin.': 'Paka kwenye ngozi kavu isiyo na jeraha.',
  'Smooth a thin layer on clean, unbroken skin.': 'Paka safu nyembamba kwenye ngozi safi isiyo na jeraha.',
  'Lay on calm, unbroken skin with a clean cloth.':
    'Weka kwa kitambaa safi kwenye ngozi tulivu isiyo na jeraha.',
  'Lay on with a clean cloth for half an hour.': 'Weka kwa kitambaa safi kwa nusu saa.',
  'Press into damp skin or the ends of the hair.':
    'Bonyeza kwenye ngozi yenye unyevu au kwenye ncha za nywele.',
  'Press into damp skin, lips or hair ends.': 'Bonyeza kwenye ngozi yenye unyevu, midomo au ncha za nywele.',
  'Rub into dry skin.': 'Paka kwenye ngozi kavu.',
  'Warm between the palms.': 'Pasha joto kati ya viganja.',
  'Smooth on dry skin or hair ends.': 'Paka kwenye ngozi kavu au ncha za nywele.',
  'Massage 1 teaspoon into the scalp and wash out after an hour.':
    'Sugua kijiko 1 cha chai kwenye ngozi ya kichwa, na uoshe baada ya saa moja.',
  'Test a spot of skin.': 'Jaribu mahali padogo pa ngozi.',
  'Test a spot of skin, then pour over clean hair.':
    'Jaribu mahali padogo pa ngozi, kisha umwage kwenye nywele safi.',
  'Stir the powder and water to a smooth paste.': 'Koroga unga na maji yawe rojo laini.',
  'Spread on skin or scalp, leave for 10 minutes and rinse well.':
    'Paka kwenye ngozi au ngozi ya kichwa, acha kwa dakika 10, kisha usuuze vizuri.',
  'Bring the leaves to the boil and simmer for 10 minutes.':
    'Chemsha majani, kisha uyaache yachemke polepole kwa dakika 10.',
  'Cool, strain and use the same day as a wash for unbroken skin.':
    'Poza, chuja na utumie siku hiyo hiyo kuoshea ngozi isiyo na jeraha.',
  'Pour into a warm bath before bed.': 'Mimina kwenye maji ya kuoga ya uvuguvugu kabla ya kulala.',
  'Stand the bottle in warm water.': 'Simamisha chupa kwenye maji ya uvuguvugu.',
  'Massage in and rest for a while before a bath.': 'Chua nayo, na upumzike kidogo kabla ya kuoga.',
  // Rinsed and gargled
  'Steep, strain and cool.': 'Loweka, chuja na upoze.',
  'Rinse the mouth and spit out.': 'Sukutua mdomo na uteme.',
  'Steep for 10 minutes and cool.': 'Loweka kwa dakika 10 na upoze.',
  'Boil for 5 minutes and cool.': 'Chemsha kwa dakika 5 na upoze.',
  'Gargle and spit out.': 'Sukutua koo na uteme.',
  'Stir, let it settle and strain.': 'Koroga, acha utulie na uchuje.',
  'Steep for 20 minutes, strain and cool.': 'Loweka kwa dakika 20, chuja na upoze.',
  'Steep, covered, for 10 minutes, strain and cool.': 'Funika na uloweke kwa dakika 10, chuja na upoze.',
  'Steep for 10 minutes, strain and cool.': 'Loweka kwa dakika 10, chuja na upoze.',
  // Brewed and drunk
  'Stir into water.': 'Koroga kwenye maji.',
  'Stir in well.': 'Koroga vizuri.',
  'Mix with a full cup of water.': 'Changanya na kikombe kizima cha maji.',
  'Simmer down by half, strain and drink after a meal.':
    'Chemsha polepole hadi ibaki nusu, chuja na unywe baada ya mlo.',
  'Whisk until the powder is wet through.': 'Piga hadi unga ulowe kabisa.',
  'Drink plenty of water with it during the day.': 'Kunywa maji mengi pamoja nayo siku nzima.',
  'Steep, covered, for 7 to 10 minutes.': 'Funika na uloweke kwa dakika 7 hadi 10.',
  'Steep, covered, for 10 minutes.': 'Funika na uloweke kwa dakika 10.',
  'Steep, covered, for 5 to 10 minutes.': 'Funika na uloweke kwa dakika 5 hadi 10.',
  'Steep, covered, for 6 minutes.': 'Funika na uloweke kwa dakika 6.',
  'Steep, covered, for 10 to 15 minutes.': 'Funika na uloweke kwa dakika 10 hadi 15.',
  'Steep, covered, for 15 minutes and strain.': 'Funika na uloweke kwa dakika 15, kisha uchuje.',
  'Steep, covered, for 7 minutes or simmer with milk.':
    'Funika na uloweke kwa dakika 7, au chemsha polepole pamoja na maziwa.',
  'Steep for 5 to 8 minutes.': 'Loweka kwa dakika 5 hadi 8.',
  'Steep for 5 minutes.': 'Loweka kwa dakika 5.',
  'Steep for 10 minutes.': 'Loweka kwa dakika 10.',
  'Steep for 10 minutes and strain.': 'Loweka kwa dakika 10, kisha uchuje.',
  'Steep for 10 minutes, covered.': 'Loweka kwa dakika 10, ikiwa imefunikwa.',
  'Steep for 4 minutes and strain.': 'Loweka kwa dakika 4, kisha uchuje.',
  'Steep for 2 to 3 minutes.': 'Loweka kwa dakika 2 hadi 3.',
  'Let boiled water stand for 3 minutes for green or purple tea.':
    'Kwa chai ya kijani au ya zambarau, acha maji yaliyochemka yatulie kwa dakika 3.',
  'Pour hot water over the leaf.': 'Mimina maji ya moto juu ya majani.',
  'Crush the seed just before use.': 'Ponda mbegu muda mfupi kabla ya kutumia.',
  'Crush the seed and steep for 10 to 15 minutes.': 'Ponda mbegu na uziloweke kwa dakika 10 hadi 15.',
  'Boil for 5 to 10 minutes.': 'Chemsha kwa dakika 5 hadi 10.',
  'Simmer for 10 minutes.': 'Chemsha polepole kwa dakika 10.',
  'Simmer for 10 minutes, covered.': 'Chemsha polepole kwa dakika 10, ikiwa imefunikwa.',
  'Simmer for 15 minutes.': 'Chemsha polepole kwa dakika 15.',
  'Simmer for 10 minutes, let it settle and strain.':
    'Chemsha polepole kwa dakika 10, acha itulie na uchuje.',
  'Simmer the chip for 10 minutes and strain.': 'Chemsha kipande polepole kwa dakika 10 na uchuje.',
  'Strain and drink.': 'Chuja na unywe.',
  'Strain and drink after a meal.': 'Chuja na unywe baada ya mlo.',
  'Strain and drink before a meal.': 'Chuja na unywe kabla ya mlo.',
  'Strain and drink in the evening.': 'Chuja na unywe jioni.',
  'Strain and drink before evening, with water besides.': 'Chuja na unywe kabla ya jioni, pamoja na maji.',
  'Strain and let it cool.': 'Chuja na uache ipoe.',
  'Strain, let it cool and drink after a meal.': 'Chuja, iache ipoe na unywe baada ya mlo.',
  'Strain and sip warm.': 'Chuja na unywe kidogo kidogo ikiwa vuguvugu.',
  'Strain and sip 1 cup.': 'Chuja na unywe kikombe 1 kidogo kidogo.',
  'Strain and sip half an hour before a journey.': 'Chuja na unywe kidogo kidogo nusu saa kabla ya safari.',
  'Strain; drink without sugar and rinse the mouth.': 'Chuja; kunywa bila sukari na usukutue mdomo.',
  'Let it cool and sip slowly with food; it is very hot.':
    'Iache ipoe na uinywe polepole pamoja na chakula; ni kali sana.',
  'Drink in the morning.': 'Kunywa asubuhi.',
  'Drink once a day.': 'Kunywa mara moja kwa siku.',
  'Drink plain or with milk.': 'Kunywa tupu au pamoja na maziwa.',
  'Drink with plenty of liquid.': 'Kunywa pamoja na maji mengi.',
  'Drink half an hour to an hour before bed.': 'Kunywa nusu saa hadi saa moja kabla ya kulala.',
  'Drink as juice or use in sauce. Rinse the mouth with water after.':
    'Kunywa kama juisi au utumie kwenye mchuzi. Baadaye sukutua mdomo kwa maji.',
  'Stir in or brew as tea.': 'Koroga ndani au utengeneze kama chai.',
  'Stir in and let it stand for 5 minutes.': 'Koroga na uache itulie kwa dakika 5.',
  'Stir and drink at once.': 'Koroga na unywe mara moja.',
  'Follow with another full glass, well before lying down.':
    'Fuatisha glasi nyingine nzima, muda wa kutosha kabla ya kulala chini.',
  // Capsules and powders
  'Take with food.': 'Tumia pamoja na chakula.',
  'Take after meals.': 'Tumia baada ya milo.',
  'Take after meals. Rest for two weeks after six.':
    'Tumia baada ya milo. Baada ya wiki sita, pumzika wiki mbili.',
  'Take after a heavy meal.': 'Tumia baada ya mlo mzito.',
  'Take at bedtime with water.': 'Tumia pamoja na maji wakati wa kulala.',
  'Take with water, morning and midday.': 'Tumia pamoja na maji, asubuhi na mchana.',
  'Take half an hour before a journey, with water.': 'Tumia nusu saa kabla ya safari, pamoja na maji.',
  'Repeat after 4 hours if you need to.': 'Rudia baada ya saa 4 ikiwa unahitaji.',
  'Take it with food and have the effect judged after 6 to 8 weeks.':
    'Tumia pamoja na chakula, na matokeo yake yapimwe baada ya wiki 6 hadi 8.',
  'Have the effect judged after 8 weeks.': 'Matokeo yake yapimwe baada ya wiki 8.',
  'Take as the pack says, at the first sign of a cold.':
    'Tumia kama pakiti inavyosema, dalili ya kwanza ya mafua inapotokea.',
  'Stir into food or take as capsules.': 'Koroga kwenye chakula au utumie kama kapsuli.',
  'Measure your blood pressure before you start and after 8 weeks.':
    'Pima shinikizo lako la damu kabla ya kuanza na baada ya wiki 8.',
  'Use powder made without the stone.': 'Tumia unga uliotengenezwa bila kokwa.',
} as const;

/** Steps of food. */
export const foodSteps = {
  // Leaves
  'Wash and chop the leaf.': 'Osha na ukatekate majani.',
  'Wash and tear the leaf.': 'Osha na uchane majani.',
  'Wash in clean water and chop.': 'Osha kwa maji safi na ukatekate.',
  'Stir in near the end of cooking.': 'Koroga ndani chakula kinapokaribia kuiva.',
  'Stir in raw just before serving.': 'Koroga ndani ikiwa mbichi, muda mfupi kabla ya kupakua.',
  'Add near the end of cooking.': 'Ongeza chakula kinapokaribia kuiva.',
  'Add at the end of cooking.': 'Ongeza mwisho wa kupika.',
  'Cook lightly near the end.': 'Pika kidogo chakula kinapokaribia kuiva.',
  'Simmer gently near the end of cooking.': 'Chemsha polepole chakula kinapokaribia kuiva.',
  'Boil for 5 to 10 minutes and pour the water off.': 'Chemsha kwa dakika 5 hadi 10 na umwage maji.',
  'Boil for 10 to 15 minutes and pour the water off.': 'Chemsha kwa dakika 10 hadi 15 na umwage maji.',
  'Boil for 10 minutes and pour the bitter water off.': 'Chemsha kwa dakika 10 na umwage maji machungu.',
  'Boil for 5 minutes; the sting is gone.': 'Chemsha kwa dakika 5; kuwasha kunaisha.',
  'Boil in little water for 10 minutes, stirring.': 'Chemsha kwa maji kidogo kwa dakika 10, ukikoroga.',
  'Fry lightly with onion and tomato.': 'Kaanga kidogo na kitunguu na nyanya.',
  'Fry with onion, or simmer in coconut milk.': 'Kaanga na kitunguu, au chemsha polepole kwenye tui la nazi.',
  'Simmer with milk or cream, or fry with onion.':
    'Chemsha polepole na maziwa au krimu, au kaanga na kitunguu.',
  'Simmer with milk or cream until soft.': 'Chemsha polepole na maziwa au krimu hadi ilainike.',
  'Mix with kunde or another green.': 'Changanya na kunde au mboga nyingine ya majani.',
  'Wash well and boil for 10 minutes.': 'Osha vizuri na uchemshe kwa dakika 10.',
  'Pour the water off and fry with other greens.': 'Mwaga maji na ukaange na mboga nyingine za majani.',
  'Chop and boil for 10 minutes.': 'Katakata na uchemshe kwa dakika 10.',
  'Rub the leaf in several changes of water until the foam is gone.':
    'Fikicha majani kwenye maji, ukibadilisha maji mara kadhaa, hadi povu liishe.',
  'Boil for 15 minutes and cook into the stew.': 'Chemsha kwa dakika 15 na upike kwenye mchuzi.',
  'Pick with gloves and wash.': 'Chuma ukiwa umevaa glavu, na uoshe.',
  'Mash or chop into the food.': 'Ponda au ukatekate ndani ya chakula.',
  'Take the cooked food off the fire.': 'Ondoa chakula kilichoiva motoni.',
  'Stir in the powder and eat. Rise to 2 teaspoons over a week.':
    'Koroga unga ndani na ule. Ongeza hadi vijiko 2 vya chai kwa muda wa wiki moja.',
  // Grain and seeds
  'Whisk into cold water.': 'Koroga kwenye maji baridi.',
  'Whisk the flour into cold water.': 'Koroga unga kwenye maji baridi.',
  'Pour into boiling water and stir for 10 minutes.':
    'Mimina kwenye maji yanayochemka na ukoroge kwa dakika 10.',
  'Cook for at least 15 minutes, stirring.': 'Pika kwa angalau dakika 15, ukikoroga.',
  'Cook for 15 minutes, stirring.': 'Pika kwa dakika 15, ukikoroga.',
  'Soak overnight and pour the water off.': 'Loweka usiku kucha na umwage maji.',
  'Boil until soft, about 45 minutes.': 'Chemsha hadi zilainike, takriban dakika 45.',
  'Soak overnight.': 'Loweka usiku kucha.',
  'Eat the soft seed with the water in the morning.': 'Asubuhi kula mbegu zilizolainika pamoja na maji yake.',
  'Soak for at least 15 minutes.': 'Loweka kwa angalau dakika 15.',
  'Soak for 15 minutes until it swells.': 'Loweka kwa dakika 15 hadi zifure.',
  'Eat, and drink water with it.': 'Kula, na unywe maji pamoja nazo.',
  'Grind it or soak it.': 'Zisage au uziloweke.',
  'Toast lightly.': 'Kaanga kidogo bila mafuta.',
  'Toast lightly without salt.': 'Kaanga kidogo bila mafuta wala chumvi.',
  'Toast in a dry pan.': 'Kaanga kwenye kikaango kikavu.',
  'Toast in a dry pan until it smells.': 'Kaanga kwenye kikaango kikavu hadi inukie.',
  'Grind and cook into the food.': 'Saga na upike kwenye chakula.',
  'Grind into sauce or sprinkle on food.': 'Saga uweke kwenye mchuzi au unyunyize kwenye chakula.',
  'Sprinkle on bread or yoghurt, or chew with honey.':
    'Nyunyiza kwenye mkate au mtindi, au utafune pamoja na asali.',
  'Choose roasted, unsalted kernels.': 'Chagua zilizokaangwa, zisizo na chumvi.',
  'Eat plain or roasted without salt.': 'Kula tupu au zilizokaangwa bila chumvi.',
  // Spices
  'Grind just before use.': 'Saga muda mfupi kabla ya kutumia.',
  'Grind the seed just before use.': 'Saga mbegu muda mfupi kabla ya kutumia.',
  'Crack the pods or grind the seeds.': 'Vunja maganda au usage mbegu.',
  'Simmer for 5 minutes or mix into the dough.':
    'Chemsha polepole kwa dakika 5, au changanya kwenye unga uliokandwa.',
  'Simmer with the food.': 'Chemsha polepole pamoja na chakula.',
  'Lift the stick out; it can be used again.': 'Toa kijiti; kinaweza kutumika tena.',
  'Cook the buds with the food.': 'Pika karafuu pamoja na chakula.',
  'Lift them out before serving.': 'Zitoe kabla ya kupakua.',
  'Start with less than you think.': 'Anza na kiasi kidogo kuliko unavyofikiri.',
  'Wash your hands before you touch your eyes.': 'Osha mikono kabla ya kugusa macho yako.',
  'Crush and let stand for 10 minutes.': 'Ponda na uache kwa dakika 10.',
  'Warm with a little fat for 5 minutes.': 'Pasha moto na mafuta kidogo kwa dakika 5.',
  'Eat as food.': 'Kula kama chakula.',
  'Count the fat.': 'Hesabu mafuta yake.',
  'Start with half a teaspoon.': 'Anza na nusu kijiko cha chai.',
  // Fruit, roots and bark
  'Cut, take the stone out and mash or slice.': 'Kata, toa kokwa na uponde au ukate vipande.',
  'Eat with beans, ugali or bread.': 'Kula pamoja na maharagwe, ugali au mkate.',
  'Scrape out seeds and white pith.': 'Kwangua mbegu na nyama nyeupe ya ndani.',
  'Salt, rinse and fry with onion.': 'Tia chumvi, suuza na ukaange na kitunguu.',
  'Wash and eat.': 'Osha na ule.',
  'Wash well.': 'Osha vizuri.',
  'Eat with the skin.': 'Kula pamoja na ganda.',
  'Eat or drink fresh.': 'Kula au unywe mara tu inapotayarishwa.',
  'Wash and peel the fruit.': 'Osha na umenye tunda.',
  'Eat fresh, with lemon.': 'Kula mara tu unapolimenya, pamoja na limau.',
  'Wash and peel the root.': 'Osha na umenye mzizi.',
  'Chew slowly and spit out the fibre.': 'Tafuna polepole na uteme nyuzi.',
  'Wash and boil or steam in the skin.': 'Osha na uchemshe au upike kwa mvuke pamoja na ganda.',
  'Peel and eat, best with a little fat.': 'Menya na ule, vyema pamoja na mafuta kidogo.',
  'Peel with dry or gloved hands.': 'Menya kwa mikono mikavu au yenye glavu.',
  'Boil for at least 40 minutes until soft.': 'Chemsha kwa angalau dakika 40 hadi zilainike.',
  'Soak the pulp for 15 minutes.': 'Loweka nyama ya tunda kwa dakika 15.',
  'Rub it with clean fingers and strain.': 'Ifikiche kwa vidole safi na uchuje.',
  'Wash the bark and simmer it for 20 minutes.': 'Osha gome na ulichemshe polepole kwa dakika 20.',
  'Wash the bark and simmer it in the soup.': 'Osha gome na ulichemshe polepole kwenye supu.',
  'Take it out when the soup is light red.': 'Litoe supu ikiwa nyekundu hafifu.',
  'Take the piece out before serving.': 'Toa kipande kabla ya kupakua.',
} as const;
