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
