/** How herbs meet medicines that change bleeding, and painkillers. */
export const withBleeding = {
  // warfarin
  'Purging with latex can change how warfarin works.':
    'Kuharisha kwa sababu ya utomvu wa njano kunaweza kubadilisha jinsi warfarin inavyofanya kazi.',
  'Large amounts weakened warfarin in a few reports.':
    'Kiasi kikubwa kilidhoofisha warfarin katika ripoti chache.',
  'Green leaf brings vitamin K, which works against warfarin.':
    'Jani la kijani lina vitamini K, ambayo hupinga kazi ya warfarin.',
  'Bleeding was reported with large amounts of tea and lotion.':
    'Kutokwa na damu kumeripotiwa kwa aliyetumia chai na losheni yake kwa wingi.',
  'Cassia holds coumarin; large amounts may add to warfarin and strain the liver.':
    'Mdalasini wa cassia una coumarin; kiasi kikubwa kinaweza kuongeza nguvu ya warfarin na kulemea ini.',
  'Eugenol slows platelets; more than cooking amounts may add to warfarin.':
    'Eugenol huchelewesha damu kuganda; zaidi ya kiasi cha kupikia inaweza kuongeza nguvu ya warfarin.',
  'Large bunches of leaf bring vitamin K, which works against warfarin.':
    'Mafungu makubwa ya majani huleta vitamini K, ambayo hupinga kazi ya warfarin.',
  'Leaf brings vitamin K, which works against warfarin.':
    'Jani huleta vitamini K, ambayo hupinga kazi ya warfarin.',
  'It changed warfarin a little in a study.': 'Ilibadilisha warfarin kidogo katika utafiti mmoja.',
  'The INR rose in a person who took fenugreek with boldo.':
    'INR ilipanda kwa mtu aliyetumia uwatu pamoja na boldo.',
  'Supplements slow platelets and add to warfarin.':
    'Virutubisho vya ziada huchelewesha damu kuganda na huongeza nguvu ya warfarin.',
  'Large amounts may slow platelets and add to warfarin.':
    'Kiasi kikubwa kinaweza kuchelewesha damu kuganda na kuongeza nguvu ya warfarin.',
  'Bleeding was reported when both were taken.': 'Kutokwa na damu kumeripotiwa zilipotumiwa zote mbili.',
  'It lowered the effect of warfarin in some studies.':
    'Ilipunguza nguvu ya warfarin katika baadhi ya tafiti.',
  'It may raise warfarin.': 'Inaweza kupandisha warfarin mwilini.',
  'It may change the level of warfarin.': 'Inaweza kubadilisha kiwango cha warfarin mwilini.',
  'It may raise warfarin a little.': 'Inaweza kupandisha warfarin kidogo mwilini.',
  'Papain may add to warfarin.': 'Papain inaweza kuongeza nguvu ya warfarin.',
  'It may hold warfarin back.': 'Inaweza kuizuia warfarin isifyonzwe.',
  'The leaf brings vitamin K, which works against warfarin.':
    'Jani huleta vitamini K, ambayo hupinga kazi ya warfarin.',
  'Strong amounts may slow platelets.': 'Kiasi kikubwa kinaweza kuchelewesha damu kuganda.',
  'Loose stools can change how warfarin works.':
    'Kuharisha kunaweza kubadilisha jinsi warfarin inavyofanya kazi.',
  'It brings vitamin K, which works against warfarin.': 'Huleta vitamini K, ambayo hupinga kazi ya warfarin.',
  'It lowers warfarin, and clots form.': 'Hushusha warfarin mwilini, na damu huganda.',
  'Large amounts might add to bleeding; there is little data.':
    'Huenda kiasi kikubwa kikaongeza kutokwa na damu; data ni kidogo.',
  'Large amounts bring vitamin K; keep the number of cups steady.':
    'Kiasi kikubwa huleta vitamini K; idadi ya vikombe isibadilikebadilike.',
  'It holds coumarins, which may add to warfarin.':
    'Ina kemikali za coumarin, ambazo zinaweza kuongeza nguvu ya warfarin.',
  'It may add to warfarin.': 'Inaweza kuongeza nguvu ya warfarin.',
  'It may slow platelets and add to warfarin.':
    'Inaweza kuchelewesha damu kuganda na kuongeza nguvu ya warfarin.',
  // anticoagulants
  'Eugenol in the oil slows platelets in the laboratory.':
    'Eugenol kwenye mafuta yake huchelewesha damu kuganda kwenye maabara.',
  'Piperine may raise some blood thinners.':
    'Piperine inaweza kupandisha baadhi ya dawa za kuzuia damu kuganda mwilini.',
  'It holds coumarins that may add a little.':
    'Ina kemikali za coumarin ambazo zinaweza kuongeza nguvu kidogo.',
  'Supplements slow platelets and add to bleeding.':
    'Virutubisho vya ziada huchelewesha damu kuganda na huongeza kutokwa na damu.',
  'Large amounts may slow platelets and add to bleeding.':
    'Kiasi kikubwa kinaweza kuchelewesha damu kuganda na kuongeza kutokwa na damu.',
  'It may change bleeding.': 'Inaweza kubadilisha kutokwa na damu.',
  'There is no data with blood thinners, so take care.':
    'Hakuna data pamoja na dawa za kuzuia damu kuganda, kwa hivyo chukua tahadhari.',
  'It lowers rivaroxaban, apixaban and dabigatran.': 'Hushusha rivaroxaban, apixaban na dabigatran mwilini.',
  'It holds coumarins; nobody has studied it with blood thinners.':
    'Ina kemikali za coumarin; hakuna aliyeichunguza pamoja na dawa za kuzuia damu kuganda.',
  'It may slow platelets and add to bleeding.':
    'Inaweza kuchelewesha damu kuganda na kuongeza kutokwa na damu.',
  // antiplatelets
  'Chewing is linked to heart attacks, which these tablets are to prevent.':
    'Kuitafuna kunahusishwa na mshtuko wa moyo, ambao tembe hizi zinakusudiwa kuuzuia.',
  'It slowed platelets in a small study.': 'Ilichelewesha damu kuganda katika utafiti mdogo.',
  'It slowed platelets in people with heart disease.':
    'Ilichelewesha damu kuganda kwa watu wenye ugonjwa wa moyo.',
  'It raises ticagrelor, and keeps clopidogrel from working.':
    'Hupandisha ticagrelor mwilini, na huizuia clopidogrel isifanye kazi.',
  'Papain in unripe fruit and capsules may add to bleeding.':
    'Papain kwenye tunda bichi na kapsuli inaweza kuongeza kutokwa na damu.',
  'It makes clopidogrel stronger and ticagrelor weaker.':
    'Huifanya clopidogrel iwe kali zaidi na ticagrelor iwe dhaifu zaidi.',
  'A drink of it raised aspirin in the blood of volunteers.':
    'Kinywaji chake kilipandisha aspirin kwenye damu ya waliojitolea.',
  'It holds coumarins; nobody has studied it with these tablets.':
    'Ina kemikali za coumarin; hakuna aliyeichunguza pamoja na tembe hizi.',
  // nsaids
  'Piperine capsules raised diclofenac.': 'Kapsuli za piperine zilipandisha diclofenac mwilini.',
  'Together they may irritate the stomach.': 'Zikitumiwa pamoja zinaweza kuwasha tumbo.',
  'More than cooking amounts and these tablets both slow platelets.':
    'Zaidi ya kiasi cha kupikia na tembe hizi zote huchelewesha damu kuganda.',
  'Together they may add to bleeding.': 'Zikitumiwa pamoja zinaweza kuongeza kutokwa na damu.',
  'Daily drinks changed how much diclofenac left the body with the urine.':
    'Kuinywa kila siku kulibadilisha kiasi cha diclofenac kilichotoka mwilini kwa mkojo.',
  'Both hold salt and water, and pressure can rise.':
    'Zote mbili huhifadhi chumvi na maji mwilini, na presha inaweza kupanda.',
  'Tamarind raised the blood level of ibuprofen and aspirin in small studies.':
    'Ukwaju ulipandisha kiwango cha ibuprofen na aspirin kwenye damu katika tafiti ndogo.',
  'Large amounts and these tablets both slow platelets.':
    'Kiasi kikubwa na tembe hizi zote huchelewesha damu kuganda.',
  // paracetamol
  'Coumarin of cassia strains the liver in large amounts.':
    'Coumarin ya mdalasini wa cassia hulemea ini ikiwa nyingi.',
  'It made the body clear paracetamol a little faster.': 'Ilifanya mwili uondoe paracetamol haraka kidogo.',
  // direct-anticoagulants
  'It may raise apixaban and rivaroxaban.': 'Inaweza kupandisha apixaban na rivaroxaban mwilini.',
  'It can raise apixaban and rivaroxaban, and bleeding with them.':
    'Inaweza kupandisha apixaban na rivaroxaban mwilini, na kutokwa na damu huongezeka nazo.',
  // ssri-and-snri
  'Both slow platelets, and bleeding is easier.':
    'Zote mbili huchelewesha damu kuganda, na kutokwa na damu huwa rahisi zaidi.',
} as const;

/** How herbs meet medicines for diabetes. */
export const withSugar = {
  // hypo-prone-medicines
  'Leaf lowered sugar in animals.': 'Jani lilishusha sukari kwa wanyama.',
  'Extracts lowered sugar in animals.': 'Dondoo zake zilishusha sukari kwa wanyama.',
  'Swallowed aloe can lower sugar further.': 'Shubiri ikimezwa inaweza kushusha sukari zaidi.',
  'It lowered sugar in small trials and may add a little.':
    'Ilishusha sukari katika majaribio madogo, na inaweza kuongeza nguvu kidogo.',
  'The fibre slows sugar after a meal.': 'Nyuzinyuzi zake huchelewesha sukari baada ya mlo.',
  'It lowered sugar in animals.': 'Ilishusha sukari kwa wanyama.',
  'Leaf may lower sugar further.': 'Jani linaweza kushusha sukari zaidi.',
  'Karela adds to the tablet or the insulin, and sugar can fall too low.':
    'Karela huongeza nguvu ya tembe au insulini, na sukari inaweza kushuka kupita kiasi.',
  'It lowered sugar in small trials and may add.':
    'Ilishusha sukari katika majaribio madogo, na inaweza kuongeza nguvu ya dawa.',
  'The fibre slows sugar.': 'Nyuzinyuzi zake huchelewesha sukari.',
  'More than cooking amounts may lower sugar a little further.':
    'Zaidi ya kiasi cha kupikia inaweza kushusha sukari kidogo zaidi.',
  'More than cooking amounts may lower sugar further.':
    'Zaidi ya kiasi cha kupikia inaweza kushusha sukari zaidi.',
  'Large amounts may lower sugar a little further.': 'Kiasi kikubwa kinaweza kushusha sukari kidogo zaidi.',
  'Swallowed leaf lowered sugar in animals.': 'Jani likimezwa lilishusha sukari kwa wanyama.',
  'Seed lowers sugar after meals and adds to the tablet or the insulin.':
    'Mbegu hushusha sukari baada ya mlo na huongeza nguvu ya tembe au insulini.',
  'Supplements may lower sugar a little further.':
    'Virutubisho vya ziada vinaweza kushusha sukari kidogo zaidi.',
  'Berberine lowers sugar further.': 'Berberine hushusha sukari zaidi.',
  'It may change sugar.': 'Inaweza kubadilisha sukari.',
  'Leaf tea lowered sugar a little after meals.': 'Chai ya majani ilishusha sukari kidogo baada ya mlo.',
  'Stem lowers sugar and adds to the tablet or the insulin.':
    'Shina hushusha sukari na huongeza nguvu ya tembe au insulini.',
  'Leaf lowered sugar after meals in small trials and may add a little.':
    'Jani lilishusha sukari baada ya mlo katika majaribio madogo, na linaweza kuongeza nguvu kidogo.',
  'Swallowed leaf can lower sugar further.': 'Jani likimezwa linaweza kushusha sukari zaidi.',
  'Leaf and seeds may lower sugar; ripe fruit brings sugar.':
    'Jani na mbegu vinaweza kushusha sukari; tunda lililoiva huleta sukari.',
  'It slows sugar, so that less medicine may be needed.':
    'Huchelewesha sukari, kwa hivyo huenda kiasi cha dawa kikahitaji kupunguzwa.',
  'Large daily amounts may lower sugar a little further.':
    'Kiasi kikubwa kila siku kinaweza kushusha sukari kidogo zaidi.',
  'It may change gliclazide and pioglitazone.': 'Inaweza kubadilisha gliclazide na pioglitazone.',
  'Leaf may lower sugar a little further.': 'Jani linaweza kushusha sukari kidogo zaidi.',
  'Large amounts may lower sugar; sweetened drinks raise it.':
    'Kiasi kikubwa kinaweza kushusha sukari; vinywaji vyake vyenye sukari huipandisha.',
  'Large amounts may lower sugar further.': 'Kiasi kikubwa kinaweza kushusha sukari zaidi.',
  // diabetes-medicines
  'Swallowed aloe may lower sugar further.': 'Huenda shubiri ikimezwa ikashusha sukari zaidi.',
  'Swallowed aloe can lower sugar a little further.':
    'Shubiri ikimezwa inaweza kushusha sukari kidogo zaidi.',
  'Karela may lower sugar a little further; metformin alone seldom lets it fall too low.':
    'Karela inaweza kushusha sukari kidogo zaidi; ukitumia metformin peke yake ni nadra sukari kushuka kupita kiasi.',
  'It lowered sugar a little beside metformin in small trials.':
    'Ilishusha sukari kidogo pamoja na metformin katika majaribio madogo.',
  'Seed lowers sugar after meals a little further.': 'Mbegu hushusha sukari baada ya mlo kidogo zaidi.',
  'It is still starch.': 'Bado ni wanga.',
  'It lowered metformin, and berberine lowers sugar.':
    'Ilishusha metformin mwilini, na berberine hushusha sukari.',
  'Stem may lower sugar a little further.': 'Shina linaweza kushusha sukari kidogo zaidi.',
  'Slimy fibre slows sugar, and may slow tablets too.':
    'Nyuzinyuzi zake telezi huchelewesha sukari, na zinaweza kuchelewesha tembe pia.',
  'Leaf may lower sugar after meals a little further.':
    'Jani linaweza kushusha sukari baada ya mlo kidogo zaidi.',
  'It is starch; boiled raises sugar less than roasted.':
    'Ni wanga; kikichemshwa hupandisha sukari kidogo kuliko kikichomwa.',
  'It is starch.': 'Ni wanga.',
  // metformin
  'It lowered metformin by a quarter in a study, and berberine lowers sugar.':
    'Ilishusha metformin kwa robo katika utafiti mmoja, na berberine hushusha sukari.',
  'It slows sugar after a meal.': 'Huchelewesha sukari baada ya mlo.',
  'In a trial of healthy men on metformin it lowered sugar a little further.':
    'Katika jaribio kwa wanaume wenye afya waliotumia metformin, ilishusha sukari kidogo zaidi.',
  // sulfonylureas
  'It lowered tolbutamide a little in a study.': 'Ilishusha tolbutamide kidogo katika utafiti mmoja.',
  'It sped the clearing of gliclazide.': 'Iliharakisha kuondolewa kwa gliclazide mwilini.',
  // other-diabetes-medicines
  'It raised pioglitazone in a study.': 'Ilipandisha pioglitazone katika utafiti mmoja.',
} as const;

/** How herbs meet medicines for pressure and heart. */
export const withHeart = {
  // blood-pressure-medicines
  'Leaf lowered pressure in animals.': 'Jani lilishusha presha kwa wanyama.',
  'Spoonfuls lower pressure a little further.': 'Ikitumiwa kwa vijiko hushusha presha kidogo zaidi.',
  'More than cooking amounts may lower pressure a little further.':
    'Zaidi ya kiasi cha kupikia inaweza kushusha presha kidogo zaidi.',
  'Root extract made animals pass more urine.': 'Dondoo ya mzizi iliwafanya wanyama wakojoe zaidi.',
  'It lowers pressure a little further.': 'Hushusha presha kidogo zaidi.',
  'Supplements lower pressure a little further.': 'Virutubisho vya ziada hushusha presha kidogo zaidi.',
  'It may raise or lower pressure.': 'Inaweza kupandisha au kushusha presha.',
  'It raises some pressure tablets.': 'Hupandisha kiwango cha baadhi ya tembe za presha mwilini.',
  'It raises nifedipine, felodipine and amlodipine; most other pressure tablets stay as they are.':
    'Hupandisha nifedipine, felodipine na amlodipine mwilini; tembe nyingine nyingi za presha hubaki zilivyo.',
  'It lowers pressure further.': 'Hushusha presha zaidi.',
  'It raises pressure and works against the tablets.': 'Hupandisha presha na kupinga kazi ya tembe.',
  'Leaf may lower pressure further.': 'Jani linaweza kushusha presha zaidi.',
  'Strong amounts may change pressure.': 'Kiasi kikubwa kinaweza kubadilisha presha.',
  'Large daily amounts may lower pressure a little further.':
    'Kiasi kikubwa kila siku kinaweza kushusha presha kidogo zaidi.',
  'It lowers nifedipine and others.': 'Hushusha nifedipine na nyingine mwilini.',
  'Tea may lower pressure a little further.': 'Chai yake inaweza kushusha presha kidogo zaidi.',
  'Its alkaloids may lower pressure a little.': 'Alkaloidi zake zinaweza kushusha presha kidogo.',
  // digoxin
  'Extracts changed the heart beat in animals.': 'Dondoo zake zilibadilisha mapigo ya moyo kwa wanyama.',
  'Purging with the sap lowers potassium, which makes digoxin dangerous.':
    'Kuharisha kwa sababu ya utomvu hushusha potasiamu, na hilo huifanya digoxin iwe hatari.',
  'Latex lowers potassium, which makes digoxin dangerous.':
    'Utomvu wa njano hushusha potasiamu, na hilo huifanya digoxin iwe hatari.',
  'It may add to the strength of the heart beat.': 'Inaweza kuongeza nguvu ya mapigo ya moyo.',
  'It can make the blood test for digoxin read wrongly.':
    'Inaweza kufanya kipimo cha damu cha digoxin kitoe majibu yasiyo sahihi.',
  'Piperine blocks the pump that keeps digoxin out; pepper on food does not matter.':
    'Piperine huzuia pampu inayoiondoa digoxin mwilini; pilipili manga kwenye chakula haina shida.',
  'Root may hold substances that act like digoxin.':
    'Mzizi unaweza kuwa na kemikali zinazofanya kazi kama digoxin.',
  'Purging drains potassium, which makes digoxin riskier.':
    'Kuharisha hupunguza potasiamu mwilini, na hilo huifanya digoxin iwe na hatari zaidi.',
  'Purging drains potassium, which makes digoxin dangerous.':
    'Kuharisha hupunguza potasiamu mwilini, na hilo huifanya digoxin iwe hatari.',
  'It raised digoxin slightly in a study, too little to matter by itself.':
    'Ilipandisha digoxin kidogo katika utafiti mmoja, kidogo mno kuleta shida peke yake.',
  'Low potassium makes digoxin dangerous.': 'Upungufu wa potasiamu huifanya digoxin iwe hatari.',
  'It speeds the heart that the tablet slows.': 'Huongeza kasi ya moyo ambao tembe inaupunguza kasi.',
  'It may hold digoxin back.': 'Inaweza kuizuia digoxin isifyonzwe.',
  'It lowers digoxin.': 'Hushusha digoxin mwilini.',
  'Green tea extract lowered digoxin by a third in a study.':
    'Dondoo ya chai ya kijani ilishusha digoxin kwa theluthi moja katika utafiti mmoja.',
  // heart-rhythm-medicines
  'Low potassium disturbs the rhythm of the heart.': 'Upungufu wa potasiamu huvuruga mpigo wa moyo.',
  'Swallowed oil drains potassium, which disturbs the rhythm.':
    'Mafuta yakimezwa hupunguza potasiamu, na hilo huvuruga mpigo wa moyo.',
  'It can raise them, and berberine acts on the heart beat.':
    'Inaweza kuzipandisha mwilini, na berberine huathiri mapigo ya moyo.',
  'It raises amiodarone.': 'Hupandisha amiodarone mwilini.',
  'Low potassium disturbs the rhythm.': 'Upungufu wa potasiamu huvuruga mpigo.',
  'It speeds the heart and disturbs its rhythm.': 'Huongeza kasi ya moyo na kuvuruga mpigo wake.',
  'Seed extract changed amiodarone in animals.': 'Dondoo ya mbegu ilibadilisha amiodarone kwa wanyama.',
  'It lowers amiodarone and other tablets that keep the beat.':
    'Hushusha amiodarone na tembe nyingine zinazodhibiti mpigo wa moyo.',
  // statins
  'Extracts slow the enzyme that clears simvastatin and atorvastatin.':
    'Dondoo zake huchelewesha kimeng’enya kinachoondoa simvastatin na atorvastatin mwilini.',
  'Hepatitis was reported with cinnamon capsules beside a statin.':
    'Ugonjwa wa ini (hepatitis) umeripotiwa kwa kapsuli za mdalasini pamoja na statin.',
  'The oil works against the aim of the tablets.': 'Mafuta yake hupinga lengo la tembe hizi.',
  'It lowered atorvastatin and simvastatin a little in studies.':
    'Ilishusha atorvastatin na simvastatin kidogo katika tafiti.',
  'It blocks the enzyme that clears simvastatin and atorvastatin.':
    'Huzuia kimeng’enya kinachoondoa simvastatin na atorvastatin mwilini.',
  'It raises simvastatin and atorvastatin, which can break down muscle; rosuvastatin stays as it is.':
    'Hupandisha simvastatin na atorvastatin mwilini, ambazo zinaweza kuvunja misuli; rosuvastatin hubaki ilivyo.',
  'Muscle breakdown was reported.': 'Kuvunjika kwa misuli kumeripotiwa.',
  'It lowered simvastatin in a study.': 'Ilishusha simvastatin katika utafiti mmoja.',
  'It lowers simvastatin, atorvastatin and rosuvastatin.':
    'Hushusha simvastatin, atorvastatin na rosuvastatin mwilini.',
  'Green tea raised simvastatin in a person whose muscles ached.':
    'Chai ya kijani ilipandisha simvastatin kwa mtu aliyeumwa misuli.',
  // beta-blockers
  'Piperine doubled propranolol in volunteers; pepper on food does not matter.':
    'Piperine iliongeza propranolol maradufu kwa waliojitolea; pilipili manga kwenye chakula haina shida.',
  'It slowed the enzyme that clears metoprolol and propranolol.':
    'Ilichelewesha kimeng’enya kinachoondoa metoprolol na propranolol mwilini.',
  'It blocks the enzyme that clears metoprolol, propranolol and carvedilol.':
    'Huzuia kimeng’enya kinachoondoa metoprolol, propranolol na carvedilol mwilini.',
  'It lowered propranolol in volunteers.': 'Ilishusha propranolol kwa waliojitolea.',
  'Green tea strongly lowered nadolol in a study.':
    'Chai ya kijani ilishusha sana nadolol katika utafiti mmoja.',
  'Curcumin lowered talinolol, a tablet of this kind, in volunteers.':
    'Curcumin ilishusha talinolol, tembe ya aina hii, kwa waliojitolea.',
  // calcium-channel-blockers
  'It raised nifedipine in some people.': 'Ilipandisha nifedipine kwa baadhi ya watu.',
  'It blocks the enzyme that clears amlodipine and nifedipine.':
    'Huzuia kimeng’enya kinachoondoa amlodipine na nifedipine mwilini.',
  'It raises felodipine, nifedipine and amlodipine, and pressure can fall too far.':
    'Hupandisha felodipine, nifedipine na amlodipine mwilini, na presha inaweza kushuka kupita kiasi.',
  'It lowered diltiazem in volunteers.': 'Ilishusha diltiazem kwa waliojitolea.',
  'Capsules of the oil raised felodipine; the tea is far weaker.':
    'Kapsuli za mafuta yake zilipandisha felodipine; chai yake ni hafifu zaidi.',
  'It lowers nifedipine, amlodipine and verapamil.': 'Hushusha nifedipine, amlodipine na verapamil mwilini.',
  // ace-and-arb
  'It may worsen the dry cough of ACE inhibitors.':
    'Inaweza kuzidisha kikohozi kikavu kinacholetwa na dawa za ACE inhibitor.',
  'It raised losartan in some people.': 'Ilipandisha losartan kwa baadhi ya watu.',
  'Green tea strongly lowered lisinopril in a study.':
    'Chai ya kijani ilishusha sana lisinopril katika utafiti mmoja.',
  // erection-medicines
  'It may raise sildenafil.': 'Inaweza kupandisha sildenafil mwilini.',
  'It can raise sildenafil and tadalafil.': 'Inaweza kupandisha sildenafil na tadalafil mwilini.',
  'It lowers sildenafil and tadalafil.': 'Hushusha sildenafil na tadalafil mwilini.',
  // statins-by-cyp3a4
  'It raises simvastatin and atorvastatin, which can break down muscle.':
    'Hupandisha simvastatin na atorvastatin mwilini, ambazo zinaweza kuvunja misuli.',
  // alpha-blockers
  'It raises tamsulosin, and pressure can fall on standing.':
    'Hupandisha tamsulosin mwilini, na presha inaweza kushuka unaposimama.',
  // nitrates
  'It may widen vessels as erection medicines do.':
    'Inaweza kupanua mishipa ya damu kama dawa za nguvu za kiume zinavyofanya.',
} as const;

/** How herbs meet water tablets, laxatives, steroids, iron, and medicines that keep potassium in the body. */
export const withPotassium = {
  // potassium-raising-medicines
  'A helping of cooked leaf (130 g) brings about 833 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 833 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'Half a fruit (75 g) brings about 364 mg of potassium, which these medicines keep in the body.':
    'Nusu ya tunda (gramu 75) huleta takriban 364 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'The dry pulp is rich in potassium, which these medicines keep in the body.':
    'Nyama yake kavu ina potasiamu nyingi, ambayo dawa hizi huihifadhi mwilini.',
  'A glass of coconut water brings about 625 mg of potassium, which these medicines keep in the body.':
    'Glasi ya maji ya dafu huleta takriban 625 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (130 g) brings about 456 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 456 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'Leaf is rich in potassium, which these medicines keep in the body.':
    'Jani lina potasiamu nyingi, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (130 g) brings about 715 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 715 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'Dark greens are rich in potassium, which these medicines keep in the body.':
    'Mboga za kijani kibichi zina potasiamu nyingi, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (100 g) brings about 344 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 100) huleta takriban 344 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A slice (150 g) brings about 273 mg of potassium, which these medicines keep in the body.':
    'Kipande kimoja (gramu 150) huleta takriban 273 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (130 g) brings about 569 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 569 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A teaspoon (2 g) brings about 27 mg of potassium, which these medicines keep in the body.':
    'Kijiko cha chai (gramu 2) huleta takriban 27 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A cup of cooked tops (89 g) brings about 297 mg of potassium, which these medicines keep in the body.':
    'Kikombe cha machipukizi yaliyopikwa (gramu 89) huleta takriban 297 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A cooked root (150 g) brings about 345 mg of potassium, which these medicines keep in the body.':
    'Mzizi mmoja uliopikwa (gramu 150) huleta takriban 345 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A tablespoon of pulp (15 g) brings about 94 mg of potassium, which these medicines keep in the body.':
    'Kijiko cha mezani cha nyama ya tunda (gramu 15) huleta takriban 94 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A cooked piece (150 g) brings about 726 mg of potassium, which these medicines keep in the body.':
    'Kipande kilichopikwa (gramu 150) huleta takriban 726 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  // iron-tablets
  'Tannin may bind iron, though vitamin C helps.':
    'Tanini inaweza kushika madini ya chuma, ingawa vitamini C husaidia.',
  'Fibre can hold iron tablets back, though vitamin C helps iron in food.':
    'Nyuzinyuzi zinaweza kuzuia tembe za madini ya chuma zisifyonzwe, ingawa vitamini C husaidia madini ya chuma ya chakula.',
  'The tea halved how much iron the gut took up.':
    'Chai yake ilipunguza kwa nusu madini ya chuma ambayo utumbo ulifyonza.',
  'Its slimy fibre can hold iron back.':
    'Nyuzinyuzi zake telezi zinaweza kuzuia madini ya chuma yasifyonzwe.',
  'The slimy fibre can hold iron back.': 'Nyuzinyuzi telezi zinaweza kuzuia madini ya chuma yasifyonzwe.',
  'Tannin in the leaf binds iron.': 'Tanini kwenye jani hushika madini ya chuma.',
  'Tea lowers iron uptake a little.': 'Chai hupunguza kidogo madini ya chuma yanayofyonzwa.',
  'Slimy fibre and tannin may hold iron back.':
    'Nyuzinyuzi telezi na tanini vinaweza kuzuia madini ya chuma yasifyonzwe.',
  'It holds iron back.': 'Huzuia madini ya chuma yasifyonzwe.',
  'Its polyphenols bind iron.': 'Kemikali zake za polifenoli hushika madini ya chuma.',
  'Tannins of red grain bind iron.': 'Tanini za nafaka nyekundu hushika madini ya chuma.',
  'It binds iron in the gut.': 'Hushika madini ya chuma kwenye utumbo.',
  // diuretics
  'The sap and water tablets both drain potassium.':
    'Utomvu na tembe za kuongeza mkojo vyote hupunguza potasiamu mwilini.',
  'Latex and water tablets both drain potassium.':
    'Utomvu wa njano na tembe za kuongeza mkojo vyote hupunguza potasiamu mwilini.',
  'Purging drains potassium as they do.':
    'Kuharisha hupunguza potasiamu mwilini kama dawa hizi zinavyofanya.',
  'Purging and water tablets both drain potassium.':
    'Kuharisha na tembe za kuongeza mkojo vyote hupunguza potasiamu mwilini.',
  'Pressure rose in a person on a thiazide.': 'Presha ilipanda kwa mtu aliyetumia thiazide.',
  'It weakened furosemide in a report.': 'Ilidhoofisha furosemide katika ripoti moja.',
  'It makes a little more urine and raised hydrochlorothiazide in a study.':
    'Huongeza mkojo kidogo, na ilipandisha hydrochlorothiazide katika utafiti mmoja.',
  'Purging with raw fruit drains water and potassium.':
    'Kuharisha kwa sababu ya tunda bichi hupoteza maji na potasiamu.',
  'Both make more urine.': 'Zote mbili huongeza mkojo.',
  'Tea makes more urine and adds to water tablets.':
    'Chai yake huongeza mkojo na huongeza nguvu ya tembe za kuongeza mkojo.',
  // steroids
  'The sap and steroids both drain potassium.': 'Utomvu na steroidi vyote hupunguza potasiamu mwilini.',
  'Latex and steroids both drain potassium.':
    'Utomvu wa njano na steroidi vyote hupunguza potasiamu mwilini.',
  'Swallowed oil and steroids both drain potassium.':
    'Mafuta yakimezwa na steroidi vyote hupunguza potasiamu mwilini.',
  'It may work against them.': 'Inaweza kupinga kazi ya dawa hizi.',
  'It raises budesonide and methylprednisolone that are swallowed.':
    'Hupandisha budesonide na methylprednisolone za kumeza mwilini.',
  'It makes steroids stronger and both drain potassium.':
    'Huzifanya steroidi ziwe kali zaidi, na zote mbili hupunguza potasiamu mwilini.',
  'It may lower dexamethasone and others; prednisolone did not change in a small study.':
    'Inaweza kushusha dexamethasone na nyingine mwilini; prednisolone haikubadilika katika utafiti mdogo.',
  // laxatives
  'The sap adds to any other laxative.': 'Utomvu huongeza nguvu ya dawa nyingine yoyote ya kulainisha choo.',
  'Latex adds to any other laxative.':
    'Utomvu wa njano huongeza nguvu ya dawa nyingine yoyote ya kulainisha choo.',
  'Swallowed oil adds to any other laxative.':
    'Mafuta yakimezwa huongeza nguvu ya dawa nyingine yoyote ya kulainisha choo.',
  'It adds to other laxatives.': 'Huongeza nguvu ya dawa nyingine za kulainisha choo.',
  'Two laxatives together drain water and potassium.':
    'Dawa mbili za kulainisha choo pamoja hupoteza maji na potasiamu mwilini.',
  // potassium-tablets
  'A helping of cooked leaf (130 g) brings about 833 mg of potassium on top of the tablets.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 833 mg za potasiamu juu ya ile ya tembe.',
  'A glass of coconut water brings about 625 mg of potassium on top of the tablets.':
    'Glasi ya maji ya dafu huleta takriban 625 mg za potasiamu juu ya ile ya tembe.',
  'A helping of cooked leaf (130 g) brings about 715 mg of potassium on top of the tablets.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 715 mg za potasiamu juu ya ile ya tembe.',
  'A cooked piece (150 g) brings about 726 mg of potassium on top of the tablets.':
    'Kipande kilichopikwa (gramu 150) huleta takriban 726 mg za potasiamu juu ya ile ya tembe.',
  // vitamins
  'Swallowed oil carries vitamins A, D, E and K out with it.':
    'Mafuta yakimezwa hutoka mwilini na vitamini A, D, E na K.',
  'It holds vitamin B12 back.': 'Huizuia vitamini B12 isifyonzwe.',
  'Strong tea lowered folic acid in a study.': 'Chai kali ilishusha asidi ya foliki katika utafiti mmoja.',
  // mineral-tablets
  'It holds calcium and zinc back.': 'Huzuia kalsiamu na zinki zisifyonzwe.',
} as const;
