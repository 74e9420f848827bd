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
