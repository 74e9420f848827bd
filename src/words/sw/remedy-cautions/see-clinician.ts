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
