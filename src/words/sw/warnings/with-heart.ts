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
