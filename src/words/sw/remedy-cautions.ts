import { amounts, doses, keeps, seeClinician } from './remedy-cautions/doses.ts';

/** The other steps: a list of which one line warns cannot be followed by who understands that line alone. */
export const steps = {
  // Stomach and bowels
  'Wash your hands and a clean container with soap.': 'Osha mikono yako na chombo safi kwa sabuni.',
  'Give small sips often. After vomiting, wait 10 minutes and go on more slowly.':
    'Mpe kidogo kidogo mara kwa mara. Akitapika, ngoja dakika 10 kisha uendelee polepole zaidi.',
  'Go on with breast milk and with ordinary food, such as uji, rice, banana and beans.':
    'Endelea na maziwa ya mama na chakula cha kawaida, kama uji, wali, ndizi na maharagwe.',
  'Measure one litre of clean water into a washed container.':
    'Pima lita moja ya maji safi kwenye chombo kilichooshwa.',
  'Wash the ginger and slice it thinly; the peel may stay.':
    'Osha tangawizi na uikate vipande vyembamba; ganda linaweza kubaki.',
  'Pour boiling water over it, cover and leave for 10 minutes.':
    'Mimina maji yanayochemka juu yake, funika na uache kwa dakika 10.',
  'Strain, add lemon if you like it, and take small sips while warm.':
    'Chuja, ongeza limau ukipenda, na unywe kidogo kidogo ikiwa vuguvugu.',
  'Eat a dry cracker or toast before you sit up, and rise slowly after 15 minutes.':
    'Kula biskuti au mkate mkavu kabla ya kukaa kitandani, na uinuke polepole baada ya dakika 15.',
  'Eat a little every 2 hours: githeri, ugali, rice, boiled potato, egg, banana.':
    'Kula kidogo kila saa 2: githeri, ugali, wali, kiazi cha kuchemsha, yai, ndizi.',
  'Pour boiling water over the leaves and cover, so that the oils stay in.':
    'Mimina maji yanayochemka juu ya majani na ufunike, ili mafuta yake yabaki ndani.',
  'Strain after 7 minutes and drink warm, without hurry.':
    'Chuja baada ya dakika 7 na unywe ikiwa vuguvugu, bila haraka.',
  'Walk for 10 minutes; it moves gas better than lying down.':
    'Tembea kwa dakika 10; huondoa gesi vizuri kuliko kulala.',
  'Stir the husk into a full glass of water and drink it at once, before it thickens.':
    'Koroga maganda kwenye glasi nzima ya maji na unywe mara moja, kabla hayajawa mazito.',
  'Drink a second glass of water straight after.': 'Kunywa glasi ya pili ya maji mara tu baada ya hapo.',
  'Begin with once a day and add slowly over a week, or gas will trouble you.':
    'Anza na mara moja kwa siku na uongeze polepole kwa wiki moja, la sivyo gesi itakusumbua.',
  'Drink a glass of water when you get up.': 'Kunywa glasi moja ya maji unapoamka.',
  'Eat the pawpaw with the ground flax sprinkled on it, and drink the second glass.':
    'Kula papai lililonyunyiziwa mbegu za kitani zilizosagwa, na unywe glasi ya pili.',
  'Sit on the toilet for a few minutes after breakfast, when the bowel is most willing, with the feet on a low stool.':
    'Kaa chooni kwa dakika chache baada ya kiamsha kinywa, wakati utumbo uko tayari zaidi, miguu ikiwa kwenye kigoda kifupi.',
  'Eat beans or green grams and a heap of greens later in the day, and walk half an hour.':
    'Baadaye siku hiyo kula maharagwe au ndengu na mboga za majani nyingi, na utembee nusu saa.',
  'Eat supper 3 hours before bed, and half of what you eat now.':
    'Kula chakula cha jioni zikibaki saa 3 kabla ya kulala, na nusu ya kiasi unachokula sasa.',
  'Leave out what you know troubles you: fried food, chilli, much tea or coffee, soda, alcohol, tobacco.':
    'Acha unavyojua vinakusumbua: vyakula vya kukaanga, pilipili, chai au kahawa nyingi, soda, pombe, tumbaku.',
  'Put blocks of 15 cm under the legs at the head of the bed; pillows alone bend the belly and make it worse.':
    'Weka matofali ya cm 15 chini ya miguu ya kitanda upande wa kichwa; mito peke yake hukunja tumbo na kuzidisha hali.',
  'Sleep on the left side and loosen tight clothes.': 'Lala kwa ubavu wa kushoto na ulegeze nguo za kubana.',
  'Clean the basin with soap and rinse it well.': 'Osha beseni kwa sabuni na ulisuuze vizuri.',
  'Sit for 10 minutes, then pat dry with a soft cloth.':
    'Kaa kwa dakika 10, kisha ujikaushe kwa kugusagusa na kitambaa laini.',
  'Wash the rice and boil it in the water for 40 minutes until it falls apart.':
    'Osha mchele na uuchemshe kwenye maji kwa dakika 40 hadi uvunjike kabisa.',
  'Give a few spoons every 2 to 3 hours, and the rehydration drink after each loose stool.':
    'Mpe vijiko vichache kila saa 2 hadi 3, na ORS baada ya kila choo cha kuharisha.',
  'Go back to beans, egg, greens and oil as soon as they are wanted; fasting makes diarrhoea longer.':
    'Rudi kwenye maharagwe, yai, mboga za majani na mafuta mara tu vinapotamaniwa; kukaa bila kula hurefusha kuharisha.',
  'Stir the powder into the warm water and let it stand for 10 minutes.':
    'Koroga unga kwenye maji ya uvuguvugu na uache utulie kwa dakika 10.',
  'Begin with a quarter teaspoon. If stool turns loose, take less or leave it.':
    'Anza na robo kijiko cha chai. Ukianza kuharisha, punguza au uache.',
  'Crush the seeds lightly.': 'Ponda mbegu kidogo.',
  'Simmer them in the water for 5 minutes, take the pot off the fire and cover it for 10 minutes.':
    'Zichemshe polepole kwenye maji kwa dakika 5, ondoa sufuria motoni na uifunike kwa dakika 10.',
  'Strain and drink warm after meals.': 'Chuja na unywe ikiwa vuguvugu baada ya milo.',
  'Roast the cumin dry in a pan until it smells, and crush it.':
    'Kaanga bizari nyembamba bila mafuta hadi inukie, kisha uiponde.',
  'Beat mala and water until they foam.': 'Piga mala na maji hadi yatoe povu.',
  // Strength
  'Pour it into the boiling rest of the water and stir for 10 minutes.':
    'Mimina kwenye maji mengine yanayochemka na ukoroge kwa dakika 10.',
  'Add the milk and let it simmer for 5 minutes more.':
    'Ongeza maziwa na uache ichemke polepole kwa dakika 5 zaidi.',
  'Take it from the fire and beat in the mashed banana.': 'Ondoa motoni na uchanganye ndizi iliyopondwa.',
  'Cook the greens shortly and squeeze lemon over them on the plate.':
    'Pika mboga za majani kwa muda mfupi, na ukamulie limau juu yake kwenye sahani.',
  'Pour boiling water over the hibiscus, cover and leave for 6 minutes.':
    'Mimina maji yanayochemka juu ya choya, funika na uache kwa dakika 6.',
  'Strain and drink without sugar, warm or cold.': 'Chuja na unywe bila sukari, ikiwa ya moto au baridi.',
  'Measure your pressure once a week, sitting, after 5 minutes of rest, and write it down.':
    'Pima presha yako mara moja kwa wiki, ukiwa umekaa, baada ya kupumzika dakika 5, na uiandike.',
  'Wash rice and grams and boil them with turmeric in the water, covered, for 45 minutes.':
    'Osha mchele na ndengu na uvichemshe pamoja na manjano kwenye maji, vikiwa vimefunikwa, kwa dakika 45.',
  'Stir now and then and add water until it is soft as porridge.':
    'Koroga mara kwa mara na uongeze maji hadi iwe laini kama uji.',
  'Warm the oil with cumin and ginger for a minute and stir it in.':
    'Pasha mafuta moto pamoja na bizari nyembamba na tangawizi kwa dakika moja, kisha uyachanganye.',
  'Wash the ginger and cut a slice as thin as paper.':
    'Osha tangawizi na ukate kipande chembamba kama karatasi.',
  'Add the lemon and the salt and chew it slowly.': 'Ongeza limau na chumvi, na ukitafune polepole.',
  'Eat 10 minutes later, sitting, without a screen.':
    'Kula dakika 10 baadaye, ukiwa umekaa, bila simu wala TV.',
  // Cold, cough and throat
  'Simmer the ginger in the water for 10 minutes with the lid on.':
    'Chemsha tangawizi polepole kwenye maji kwa dakika 10, sufuria ikiwa imefunikwa.',
  'Take it off the fire, add the lemon juice and strain.': 'Ondoa motoni, ongeza maji ya limau na uchuje.',
  'Let it cool until you can sip it, then stir in the honey.':
    'Iache ipoe hadi uweze kuinywa, kisha ukoroge asali ndani yake.',
  'Rest, drink water too, and cover coughs to spare the others.':
    'Pumzika, kunywa maji pia, na uzibe mdomo unapokohoa ili usiwaambukize wengine.',
  'Give the honey from a spoon half an hour before sleep, or in a little warm water.':
    'Mpe asali kwa kijiko nusu saa kabla ya kulala, au kwenye maji kidogo ya uvuguvugu.',
  'Brush the teeth afterwards.': 'Baadaye piga mswaki.',
  'Stir the salt into warm, clean water until it is clear.':
    'Koroga chumvi kwenye maji safi ya uvuguvugu hadi yawe maangavu.',
  'Take a mouthful, lean the head back, gargle for 30 seconds and spit it out.':
    'Weka maji mdomoni, inamisha kichwa nyuma, sukutua koo kwa sekunde 30 na uteme.',
  'Dissolve the salt in it and fill the bottle.': 'Yeyusha chumvi ndani yake na ujaze chupa.',
  'Lean over a basin, breathe through the mouth and let the water run in at one nostril and out at the other.':
    'Inama juu ya beseni, pumua kwa mdomo, na uache maji yaingie tundu moja la pua na kutoka kwa lingine.',
  'Blow the nose gently, then do the other side.': 'Penga kamasi taratibu, kisha ufanye upande mwingine.',
  'Wash the bottle with boiled water and let it dry in the air.':
    'Osha chupa kwa maji yaliyochemshwa na uiache ikauke kwa hewa.',
  'Drink a glass of water, thin uji or oral rehydration salts every hour on the way.':
    'Njiani kunywa glasi moja ya maji, uji mwepesi au ORS kila saa.',
  'Crush the liquorice and simmer it with the ginger in the water for 10 minutes.':
    'Ponda susi na uichemshe polepole pamoja na tangawizi kwenye maji kwa dakika 10.',
  'Strain and sip it warm.': 'Chuja na unywe kidogo kidogo ikiwa vuguvugu.',
  'Pour boiling water over the leaf and cover.': 'Mimina maji yanayochemka juu ya majani na ufunike.',
  'Strain after 7 minutes and drink warm.': 'Chuja baada ya dakika 7 na unywe ikiwa vuguvugu.',
  'Sit down for it, and breathe slowly while it cools.': 'Keti unapoinywa, na upumue polepole inapopoa.',
  'Stir the turmeric into a little cold milk.': 'Koroga manjano kwenye maziwa baridi kidogo.',
  'Add the rest and the spices and simmer gently for 5 minutes.':
    'Ongeza maziwa yaliyobaki na viungo, na uchemshe polepole kwa dakika 5.',
  'Strain and drink it warm. It stains cloth and cups.':
    'Chuja na uyanywe yakiwa vuguvugu. Huacha madoa kwenye nguo na vikombe.',
  // Sleep and stress
  'Put the phone away, dim the light and drink it an hour before bed.':
    'Weka simu mbali, punguza mwanga, na uyanywe saa moja kabla ya kulala.',
  'Go to bed and get up at the same hours, also at the weekend.': 'Lala na uamke saa zilezile, hata wikendi.',
  'Pour just-boiled water over the flowers and cover the cup.':
    'Mimina maji yaliyotoka kuchemka juu ya maua na ufunike kikombe.',
  'Strain after 7 minutes.': 'Chuja baada ya dakika 7.',
  'Drink it an hour before bed with the phone in another room.':
    'Inywe saa moja kabla ya kulala, simu ikiwa chumba kingine.',
  'Stir the powder into cold milk, add the cardamom and bring it to a slow simmer.':
    'Koroga unga kwenye maziwa baridi, ongeza iliki na uyapashe hadi yachemke polepole.',
  'Simmer for 5 minutes and strain.': 'Chemsha polepole kwa dakika 5 na uchuje.',
  'Wash and dry the feet and look at the soles.': 'Osha na ukaushe miguu, na uangalie nyayo.',
  'Stroke from the heel to the toes for 5 minutes a foot.':
    'Papasa kutoka kisigino hadi vidole kwa dakika 5 kila mguu.',
  // Women and urine
  'Wash two leaves, cool them, take out the hard rib and press them a little with a bottle.':
    'Osha majani mawili, yapoze, toa mshipa mgumu, na uyabonyeze kidogo kwa chupa.',
  'Lay them on the breasts inside the bra, leaving the nipple free, until they feel warm.':
    'Yaweke kwenye matiti ndani ya sidiria, chuchu ikiwa wazi, hadi yapate joto.',
  'Add a glass of water to each meal and between meals until the urine is pale.':
    'Ongeza glasi moja ya maji kwa kila mlo na kati ya milo hadi mkojo uwe wa rangi hafifu.',
  'Fill the bottle two thirds with hot water, close it well and wrap it in a towel.':
    'Jaza theluthi mbili za chupa kwa maji ya moto, ifunge vizuri na uizungushie taulo.',
  'Walk or stretch for 10 minutes; movement eases cramps as well.':
    'Tembea au ujinyooshe kwa dakika 10; kusonga pia hupunguza msokoto wa tumbo.',
  'Strain, let it cool a little and add honey if you like.':
    'Chuja, iache ipoe kidogo na uongeze asali ukipenda.',
  'Begin on the day before the period if you know it, or with the first cramp.':
    'Anza siku moja kabla ya hedhi ikiwa unaijua, au msokoto wa kwanza unapoanza.',
  'Crush the seed and put it into the cooled boiled water in a clean, covered jug.':
    'Ponda mbegu na uziweke kwenye maji yaliyochemshwa na kupozwa, ndani ya jagi safi lililofunikwa.',
  'Leave it overnight in a cool place and strain it in the morning.':
    'Yaache usiku kucha mahali baridi na uyachuje asubuhi.',
  'Drink it through the day besides your usual water.': 'Yanywe siku nzima pamoja na maji yako ya kawaida.',
  // Head, joints and injuries
  'Drink two glasses of water and eat something if the last meal is long ago.':
    'Kunywa glasi mbili za maji, na ule kitu ikiwa mlo wa mwisho ulikuwa zamani.',
  'Lie down in a dim room with the cool cloth on the forehead for 20 minutes.':
    'Lala kwenye chumba chenye mwanga hafifu, kitambaa baridi kikiwa kwenye paji la uso, kwa dakika 20.',
  'Roll the shoulders, look far away from the screen, and press the tight points of the neck.':
    'Zungusha mabega, tazama mbali na skrini, na ubonyeze sehemu zilizokaza za shingo.',
  'Write down when it came and what you ate, drank and slept; a pattern shows within weeks.':
    'Andika yalikuja lini na ulikula, ulikunywa na ulilala vipi; baada ya wiki chache utaona mtindo wake.',
  'Rest the joint and take off rings.': 'Pumzisha kiungo na uvue pete.',
  'Wind the bandage firmly from below upwards; toes or fingers must stay warm and pink.':
    'Funga bendeji kwa uthabiti kutoka chini kwenda juu; vidole lazima vibaki na joto na rangi ya waridi.',
  'Keep it higher than the heart. From the third day move it gently and walk as it allows.':
    'Kiweke juu kuliko moyo. Kuanzia siku ya tatu kisogeze taratibu na utembee kadiri kinavyoruhusu.',
  'Rub around the joint in circles for 5 minutes, without pressing on the kneecap.':
    'Chua kuzunguka kiungo kwa miduara kwa dakika 5, bila kubonyeza pia ya goti.',
  'Lay a warm cloth on it for 10 minutes.': 'Weka kitambaa cha vuguvugu juu yake kwa dakika 10.',
  'Sit on a chair, stretch the knee out slowly and hold it for 5 seconds, 10 times a side.':
    'Kaa kwenye kiti, nyoosha goti polepole na ulishikilie kwa sekunde 5, mara 10 kila upande.',
  // Skin and hair
  'Go into the shade, cool the skin with a wet cloth for 10 minutes and drink two glasses of water.':
    'Nenda kivulini, poza ngozi kwa kitambaa chenye maji kwa dakika 10, na unywe glasi mbili za maji.',
  'Spread it thinly on the red skin and let it dry.':
    'Ipake safu nyembamba kwenye ngozi nyekundu na uiache ikauke.',
  'Wear cotton, and keep the oil off the face if you get pimples.':
    'Vaa nguo za pamba, na usipake mafuta usoni ikiwa hupata chunusi.',
  'Grind plain oats until a spoonful makes a glass of water milky.':
    'Saga oats tupu hadi kijiko kimoja kifanye glasi ya maji iwe kama maziwa.',
  'Sprinkle them into lukewarm water and stir.': 'Zinyunyize kwenye maji ya uvuguvugu na ukoroge.',
  'Pat dry and oil the skin while it is damp.':
    'Jikaushe kwa kugusagusa na upake mafuta ngozi ikiwa na unyevu.',
  'Boil the water, stir in the neem, cover and let it cool completely.':
    'Chemsha maji, koroga mwarobaini ndani yake, funika na uache yapoe kabisa.',
  'Wash the hair, pour the infusion over the scalp with the eyes closed and leave it for 10 minutes.':
    'Osha nywele, mwaga maji haya kwenye ngozi ya kichwa macho yakiwa yamefumbwa, na uyaache kwa dakika 10.',
  'Wash the hair and work in plenty of conditioner; it slows the lice.':
    'Osha nywele na upake kilainisha nywele kingi; hupunguza mwendo wa chawa.',
  'Part the hair, draw the comb from the skin to the tips and wipe it on the cloth after each stroke.':
    'Gawanya nywele, vuta kitana kutoka kwenye ngozi hadi ncha, na ukipanguse kwenye kitambaa kila mara.',
  'Go over the whole head twice and rinse.': 'Pitia kichwa chote mara mbili na usuuze.',
  'Stir everything to a soft paste.': 'Koroga vyote viwe rojo laini.',
  'Spread it on damp skin, leave it for 5 minutes, and rinse before it is dry, without rubbing hard.':
    'Lipake kwenye ngozi yenye unyevu, liache kwa dakika 5, na usuuze kabla halijakauka, bila kusugua kwa nguvu.',
  'Oil the skin while it is damp. Turmeric colours towels and light skin for a day.':
    'Paka mafuta ngozi ikiwa na unyevu. Manjano hutia rangi taulo na ngozi ya rangi hafifu kwa siku moja.',
  // Eyes, mouth and teeth
  'Wash your hands.': 'Osha mikono yako.',
  'Hold it on the closed eye for 10 minutes and warm it again when it cools.':
    'Kishikilie kwenye jicho lililofumbwa kwa dakika 10, na ukipashe joto tena kikipoa.',
  'Rinse with warm salt water and clean between the teeth with thread.':
    'Sukutua kwa maji ya chumvi ya uvuguvugu na usafishe kati ya meno kwa uzi.',
  'Lay the clove beside the tooth and bite softly until it is soft; leave it for 10 minutes and spit it out.':
    'Weka karafuu kando ya jino na uiume taratibu hadi ilainike; iache kwa dakika 10 kisha uiteme.',
  'Stir both powders into the water.': 'Koroga unga wote mawili kwenye maji.',
  'Rinse for 30 seconds a mouthful and spit it out.': 'Sukutua kwa sekunde 30 kila mara na uteme.',
  'Brush twice a day with a soft brush and fluoride paste, also when it is sore.':
    'Piga mswaki mara mbili kwa siku kwa mswaki laini na dawa ya meno yenye floridi, hata kunapouma.',
  'Rinse with warm water and brush with fluoride paste.':
    'Sukutua kwa maji ya uvuguvugu na upige mswaki kwa dawa ya meno yenye floridi.',
} as const;

/** Steps that tell what must not be, what comes first and what to test. */
export const cautiousSteps = {
  // Drunk and eaten
  'Pour in exactly one litre of safe water and the whole sachet, then stir until it is clear.':
    'Mimina lita moja kamili ya maji salama na pakiti nzima, kisha ukoroge hadi yawe maangavu.',
  'For a child under 5, ask the pharmacy or clinic for zinc tablets and give them for 10 to 14 days.':
    'Kwa mtoto wa chini ya miaka 5, omba tembe za zinki kwenye duka la dawa au kliniki, na umpe kwa siku 10 hadi 14.',
  'Level the spoon with a knife: six teaspoons of sugar, half a teaspoon of salt, never more.':
    'Sawazisha kijiko kwa kisu: vijiko sita vya chai vya sukari na nusu kijiko cha chai cha chumvi; usizidishe kamwe.',
  'Stir until nothing is left at the bottom. It must taste no saltier than tears; if it does, throw it away.':
    'Koroga hadi kusibaki kitu chini. Ladha yake lazima isizidi chumvi ya machozi; ikizidi, mwaga yote.',
  'Give small sips often and send for sachets and, for children, zinc.':
    'Mpe kidogo kidogo mara kwa mara, na utume mtu alete pakiti za ORS na, kwa watoto, zinki.',
  'Drink between meals, not with them, and let someone else fry food if the smell troubles you.':
    'Kunywa kati ya milo, si pamoja nayo, na mtu mwingine akaange chakula ikiwa harufu inakusumbua.',
  'Take the iron and folic acid of the clinic with food in the evening if mornings are hard.':
    'Meza madini ya chuma na asidi ya foliki za kliniki pamoja na chakula jioni, ikiwa asubuhi ni ngumu kwako.',
  'Take medicines first and wait one hour, because the husk can carry them away.':
    'Meza dawa kwanza na ungoje saa moja, kwa sababu maganda haya yanaweza kuzibeba na kuzitoa mwilini.',
  'Be sure that the child is past the first birthday.': 'Hakikisha kwamba mtoto ameshatimiza mwaka mmoja.',
  'Raise the head of an older child or adult with one more pillow.':
    'Kwa mtoto mkubwa au mtu mzima, inua kichwa kwa mto mmoja zaidi.',
  'Go for a malaria test today, also when you slept under a net and also when it is “only the flu”.':
    'Nenda upimwe malaria leo, hata ikiwa ulilala ndani ya chandarua na hata ikiwa ni “mafua tu”.',
  'Wear light clothes and stay in the shade. No cold baths and no extra blankets.':
    'Vaa nguo nyepesi na ukae kivulini. Usioge maji baridi wala usijifunike blanketi za ziada.',
  'Ask a pharmacist for paracetamol by age and weight; no aspirin for anyone under 16.':
    'Mwombe mfamasia paracetamol kulingana na umri na uzito; usimpe aspirin mtu yeyote wa chini ya miaka 16.',
  'If the test is positive, finish every tablet you are given. If it is negative and the fever stays, go back.':
    'Kipimo kikionyesha malaria, meza dozi nzima ya tembe ulizopewa hadi siku ya mwisho. Kisipoonyesha na homa ikaendelea, rudi kliniki.',
  'Stir the flour into a little cold water until no lumps are left.':
    'Koroga unga kwenye maji baridi kidogo hadi mabonge yaishe.',
  'Soak the beans overnight and throw the water away; it lowers what binds iron.':
    'Loweka maharagwe usiku kucha na umwage maji hayo; hilo hupunguza kinachozuia madini ya chuma.',
  'Eat the fruit with the meal, not hours later.': 'Kula tunda pamoja na mlo, si saa kadhaa baadaye.',
  'Keep tea, coffee and milk an hour away from this meal, and 2 hours away from iron tablets.':
    'Kunywa chai, kahawa na maziwa kwa tofauti ya saa moja na mlo huu, na kwa tofauti ya saa 2 na tembe za madini ya chuma.',
  'Go on with every tablet. Cut salt, stock cubes and crisps; walk half an hour on most days.':
    'Endelea na kila tembe. Punguza chumvi, cubes za mchuzi na crisps; tembea nusu saa siku nyingi za wiki.',
  'Add the pinch of salt and mash it. For a child, mash in the banana.':
    'Ongeza ile chumvi kidogo na uponde. Kwa mtoto, ponda pamoja na ndizi.',
  'Warm the milk with the spice for 5 minutes; do not add sugar.':
    'Pasha maziwa moto pamoja na kiungo kwa dakika 5; usiongeze sukari.',
  'No tea, coffee, cola or khat after 2 in the afternoon, and no alcohol as a sleeping drink.':
    'Baada ya saa nane mchana (2 p.m.) usinywe chai, kahawa wala cola, usitafune miraa, wala usinywe pombe ili upate usingizi.',
  'Drink it an hour before bed, two hours away from medicines.':
    'Inywe saa moja kabla ya kulala, kwa tofauti ya saa mbili na dawa.',
  'Season and drink at once, cool but not icy.':
    'Tia viungo na unywe mara moja, ikiwa ya baridi lakini si ya barafu.',
  'For a small child, mash it and leave out salt.': 'Kwa mtoto mdogo, ponda na usiweke chumvi.',
  'End at once if your ankles swell, your head aches or your muscles feel weak.':
    'Acha kuitumia mara moja vifundo vya miguu vikivimba, kichwa kikiuma au ukihisi misuli dhaifu.',
  'Drink it warm after supper. Do not mix it with sleeping tablets or alcohol.':
    'Inywe ikiwa ya vuguvugu baada ya chakula cha jioni. Usiichanganye na tembe za usingizi wala pombe.',
  // Rinsed, bathed and breastfed
  'Fill it a hand deep with warm water; test it with the elbow. Add nothing to it.':
    'Lijaze maji ya uvuguvugu kina cha kiganja; yapime joto kwa kiwiko. Usiongeze chochote ndani yake.',
  'Rise slowly, because warm water can make you dizzy.':
    'Inuka polepole, kwa sababu maji ya uvuguvugu yanaweza kukuletea kizunguzungu.',
  'Go on until the glass is empty. Do not swallow it.': 'Endelea hadi glasi iishe. Usimeze.',
  'Boil the water for 5 minutes and let it cool to body warmth. Never use water straight from the tap, river or tank.':
    'Chemsha maji kwa dakika 5 na uyaache yapoe hadi joto la mwili. Usitumie kamwe maji yaliyotoka moja kwa moja kwenye bomba, mto au tangi.',
  'Feed the baby first, or express a little, so that the breast is softer.':
    'Mnyonyeshe mtoto kwanza, au kamua maziwa kidogo, ili titi lilainike.',
  'Wash the breast before the next feed and throw the leaves away.':
    'Osha titi kabla ya kunyonyesha tena, na utupe majani.',
  'Go as soon as you need to, do not hurry, and go again after sex.':
    'Nenda kukojoa mara tu unapohisi haja, usiharakishe, na uende tena baada ya kujamiiana.',
  'Wipe from front to back and use plain water, no soap or vinegar, inside.':
    'Jipanguse kutoka mbele kwenda nyuma, na kwa ndani tumia maji matupu; usitumie sabuni wala siki.',
  'If the burning is not gone within 24 hours, take a urine sample to a clinic.':
    'Mkojo usipoacha kuchoma ndani ya saa 24, peleka sampuli ya mkojo kliniki.',
  // Warmth, cold and burns
  'Hold it on the lower belly or back for 20 minutes; the skin should turn pink, not red.':
    'Ishikilie kwenye tumbo la chini au mgongoni kwa dakika 20; ngozi iwe ya waridi, si nyekundu.',
  'Rest 20 minutes and repeat. Do not sleep on it.': 'Pumzika dakika 20 na urudie. Usilale juu yake.',
  'Hold the wrapped cold pack on it for 15 minutes, every 3 hours while awake. Never ice on bare skin.':
    'Shikilia juu yake kitu cha baridi kilichofungwa kitambaa kwa dakika 15, kila saa 3 ukiwa macho. Usiweke kamwe barafu moja kwa moja kwenye ngozi.',
  'Take the person away from the heat, and take off rings, watches and clothes that do not stick.':
    'Mwondoe aliyeungua kwenye moto, na umvue pete, saa na nguo ambazo hazijashikana na ngozi.',
  'Let cool running water flow over the burn for 20 minutes by the clock.':
    'Acha maji ya baridi yanayotiririka yapite juu ya jeraha la moto kwa dakika 20 kamili, ukitazama saa.',
  'Put on no toothpaste, egg, flour, oil, butter, ash or ice: they harm the skin and hide the burn.':
    'Usipake dawa ya meno, yai, unga, mafuta, siagi, majivu wala barafu: hudhuru ngozi na huficha jeraha.',
  'Cover it with a clean cloth or cling film laid on, not wound around.':
    'Lifunike kwa kitambaa safi au plastiki ya chakula (cling film) iliyowekwa juu tu; usiizungushe.',
  'Leave blisters closed, and ask a pharmacist about paracetamol.':
    'Usipasue malengelenge, na umuulize mfamasia kuhusu paracetamol.',
  'Warm the oil in a cup of warm water; test it on the wrist.':
    'Pasha mafuta joto kwa kuweka chombo chake kwenye kikombe cha maji ya moto kiasi; yapime joto kwenye kifundo cha mkono.',
  'Wipe off what is left and put on socks. Oily soles slip on tiles.':
    'Panguza yanayobaki na uvae soksi. Nyayo zenye mafuta huteleza kwenye vigae.',
  // Skin, hair and eyes
  'From a fresh leaf, let the yellow sap run off for 10 minutes, wash it, and take only the clear gel.':
    'Acha utomvu wa njano wa jani bichi utoke kwa dakika 10, lioshe, na utumie jeli angavu tu.',
  'Try a little on the inner arm for an hour first.': 'Kwanza jaribu kidogo ndani ya mkono kwa saa moja.',
  'Try a little on the inner arm the first time. Then spread a thin layer over the dry places.':
    'Mara ya kwanza jaribu kidogo ndani ya mkono. Kisha paka safu nyembamba kwenye sehemu kavu.',
  'Try it on the inner arm and wait an hour the first time.':
    'Mara ya kwanza ijaribu ndani ya mkono na ungoje saa moja.',
  'Bathe for 5 minutes in lukewarm water, with soap only where it is needed.':
    'Oga kwa dakika 5 kwa maji ya uvuguvugu, na utumie sabuni pale inapohitajika tu.',
  'Pat dry until the skin is damp, not wet.':
    'Jikaushe kwa kugusagusa hadi ngozi iwe na unyevu kidogo, si majimaji.',
  'Sit in it or pour it over the skin for 10 to 15 minutes. The basin becomes slippery: hold children.':
    'Kaa ndani yake au ujimwagie kwenye ngozi kwa dakika 10 hadi 15. Beseni huteleza: washike watoto.',
  'Strain through the cloth. Try a little behind the ear and wait a day the first time.':
    'Chuja kwa kitambaa. Mara ya kwanza jaribu kidogo nyuma ya sikio na ungoje siku moja.',
  'Rinse well. Throw the rest away where no child or animal drinks it.':
    'Suuza vizuri. Mwaga yanayobaki mahali ambapo mtoto wala mnyama hawezi kuyanywa.',
  'Repeat on days 5, 9 and 13; on day 17 nothing living may be left.':
    'Rudia siku ya 5, ya 9 na ya 13; siku ya 17 asibaki chawa hai hata mmoja.',
  'Look through everybody in the house on the same day. Use no kerosene, petrol or farm spray, ever.':
    'Kagua kila mtu nyumbani siku hiyo hiyo. Usitumie kamwe mafuta ya taa, petroli wala dawa ya kunyunyizia shambani.',
  'Soak the cloth in warm boiled water and test it on the wrist.':
    'Loweka kitambaa kwenye maji ya uvuguvugu yaliyochemshwa, na upime joto lake kwenye kifundo cha mkono.',
  'Do not press the stye and put no milk, herb, urine or lemon into the eye. Leave out lenses and make-up.':
    'Usikamue chokea, na usitie maziwa, mitishamba, mkojo wala limau machoni. Usivae lenzi wala usipake vipodozi.',
  // Mouth and teeth
  'Ask a pharmacist for a painkiller that suits you. Put no aspirin, alcohol or battery acid on the tooth.':
    'Mwombe mfamasia dawa ya maumivu inayokufaa. Usiweke aspirin, pombe wala asidi ya betri kwenye jino.',
  'Book the dentist today: the hole remains when the pain goes.':
    'Weka miadi na daktari wa meno leo: tundu hubaki hata maumivu yakiisha.',
  'Leave out chilli, sour fruit and very hot tea until it is better.':
    'Acha pilipili, matunda machachu na chai ya moto sana hadi upate nafuu.',
  'Take the oil into the mouth before breakfast and move it between the teeth for 5 minutes. No gargling.':
    'Weka mafuta mdomoni kabla ya kiamsha kinywa na uyapitishe kati ya meno kwa dakika 5. Usisukutue koo nayo.',
  'Spit it into the bin, not the sink, and do not swallow it.':
    'Yateme kwenye pipa la taka, si kwenye sinki, na usiyameze.',
} as const;

/** The line under a remedy’s title where it sets a limit. */
export const summaries = {
  'A sachet from the pharmacy in one litre of clean water: the first thing to do for any watery diarrhoea.':
    'Pakiti moja kutoka duka la dawa kwenye lita moja ya maji safi: jambo la kwanza la kufanya mtu anapoharisha maji.',
  'Six level teaspoons of sugar and half a level teaspoon of salt in a litre: a bridge when no ORS is at hand.':
    'Vijiko sita vya chai vya sukari na nusu kijiko cha chai cha chumvi, vilivyosawazishwa, kwenye lita moja: msaada wa muda wakati hakuna ORS.',
  'Plain honey half an hour before bed calms the night cough of a cold in children over one year.':
    'Asali tupu nusu saa kabla ya kulala hutuliza kikohozi cha usiku cha mafua kwa watoto wa zaidi ya mwaka mmoja.',
  'Two cups of sour hibiscus tea a day, with less salt and a weekly reading. It adds to tablets and never takes their place.':
    'Vikombe viwili vya chai chachu ya choya kwa siku, pamoja na kupunguza chumvi na kupima presha kila wiki. Huongezea kazi ya tembe, na kamwe haichukui nafasi ya tembe.',
  'Clean, cool leaves between feeds ease heavy breasts in the first weeks, while the baby drinks often.':
    'Majani safi ya baridi kati ya vipindi vya kunyonyesha huyapa nafuu matiti mazito katika wiki za kwanza, mtoto akinyonya mara nyingi.',
  'Most headaches are thirst, hunger, tension or too little sleep: start there before a tablet.':
    'Maumivu mengi ya kichwa ni kiu, njaa, kukaza mwili au kukosa usingizi: anza hapo kabla ya tembe.',
  'Cool running water for twenty full minutes, within three hours, is the best thing anyone can do for a burn.':
    'Maji ya baridi yanayotiririka kwa dakika ishirini kamili, ndani ya saa tatu, ndiyo msaada bora zaidi ambao mtu yeyote anaweza kumpa aliyeungua.',
  'A cooled neem infusion poured over the washed scalp twice a week. For outside use only.':
    'Maji ya mwarobaini yaliyopoa yanayomwagwa kwenye ngozi ya kichwa iliyooshwa, mara mbili kwa wiki. Kwa matumizi ya nje tu.',
  'Conditioner and a fine comb, every four days for two weeks: slow, cheap and without poison.':
    'Kilainisha nywele na kitana chembamba, kila baada ya siku nne kwa wiki mbili: huchukua muda, ni nafuu na hakuna sumu.',
  'A whole clove held beside the sore tooth numbs it for an hour or two while you arrange the dentist.':
    'Karafuu nzima ikishikiliwa kando ya jino linalouma hulitia ganzi kwa saa moja au mbili, unapopanga kumwona daktari wa meno.',
  'The classical powder of three fruits, half a teaspoon in warm water, for a slow bowel. Two weeks at most.':
    'Unga wa kale wa matunda matatu, nusu kijiko cha chai kwenye maji ya uvuguvugu, kwa choo kinachochelewa. Usizidi wiki mbili.',
  'A sweet, coating drink for a scratchy throat. One cup a day, five days at most: liquorice raises blood pressure.':
    'Kinywaji kitamu kinachofunika koo linalowasha. Kikombe kimoja kwa siku, usizidi siku tano: susi hupandisha shinikizo la damu.',
  'Turmeric simmered in milk with a pinch of pepper: a warm evening cup of food, not a strong medicine.':
    'Manjano yaliyochemshwa polepole kwenye maziwa pamoja na pilipili manga kidogo: kikombe cha moto cha jioni ambacho ni chakula, si dawa kali.',
  'Half a teaspoon of root powder in warm milk for a stressful time, with clear limits: thyroid, liver and pregnancy come first.':
    'Nusu kijiko cha chai cha unga wa mzizi kwenye maziwa ya vuguvugu wakati wa msongo wa mawazo, kwa mipaka iliyo wazi: thairoidi, ini na ujauzito huja kwanza.',
} as const;

/**
 * What else a remedy’s page warns of, beside for whom it is not: the safety check, which shows the other warnings, must not
 * wait for it. `src/words/warnings.test.ts` misses none.
 */
export const known = {
  ...seeClinician,
  ...doses,
  ...keeps,
  ...cautiousSteps,
  ...steps,
  ...summaries,
  ...amounts,
} as const;
