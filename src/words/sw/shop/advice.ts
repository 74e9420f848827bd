/** Reasons of the safety rules that several herbs share; those of one herb only stay in English, and say so. */
export const reasons = {
  'It is not for anyone under 18.': 'Haipaswi kutumiwa na mtu yeyote wa chini ya miaka 18.',
  'It may deepen drowsiness.': 'Inaweza kuzidisha usingizi.',
  'Too little is known about anyone under 18.':
    'Yanayojulikana kuhusu watu wa chini ya miaka 18 ni machache mno.',
  'It may act a little like oestrogen.': 'Inaweza kufanya kazi kidogo kama homoni ya estrojeni.',
  'Purging costs water, and lost water brings on a crisis.':
    'Kuharisha hupoteza maji mwilini, na kukosa maji huleta shambulio la maumivu ya selimundu.',
  'Low potassium disturbs the heart.': 'Upungufu wa potasiamu huvuruga moyo.',
  'Water lost with loose stools raises lithium in the blood.':
    'Maji yanayopotea kwa kuharisha hupandisha lithium kwenye damu.',
  'Strong diarrhoea can wash the pill out; implant and injection stay.':
    'Kuharisha sana kunaweza kuondoa tembe ya kupanga uzazi mwilini; kipandikizi na sindano hazipotei.',
  'It may stir the immune system.': 'Inaweza kuchochea kinga ya mwili.',
  'Tannin binds iron.': 'Tanini hushika madini ya chuma, hivyo mwili huyapata kidogo.',
  'No studies exist in breastfeeding.': 'Hakuna tafiti kuhusu kunyonyesha.',
  'It stirs the flow of bile.': 'Huchochea nyongo kutiririka.',
  'Nobody has studied it with ARVs.': 'Hakuna aliyeichunguza pamoja na ARV.',
  'It may add to diabetes medicine.': 'Inaweza kuongeza nguvu ya dawa za kisukari.',
  'Older people dry out and lose potassium sooner.':
    'Wazee huishiwa maji mwilini na kupoteza potasiamu haraka zaidi.',
  'Tannin holds iron back.': 'Tanini huzuia madini ya chuma yasiingie mwilini.',
  'Large amounts may slow platelets.':
    'Kiasi kikubwa kinaweza kuchelewesha damu kuganda, hivyo unaweza kutokwa na damu kwa urahisi.',
  'Both slow platelets.': 'Zote mbili huchelewesha damu kuganda, hivyo unaweza kutokwa na damu kwa urahisi.',
  'They still the bowel while the seed swells in it, and it can block.':
    'Dawa hizo hupunguza mwendo wa utumbo wakati mbegu zinavimba ndani yake, na utumbo unaweza kuziba.',
  'It slowed platelets in the laboratory.':
    'Kwenye maabara ilichelewesha damu kuganda, jambo linaloweza kurahisisha kutokwa na damu.',
  'Both can injure the liver.': 'Zote mbili zinaweza kuumiza ini.',
  'It may add to drowsiness.': 'Inaweza kuongeza usingizi.',
  'Both drain potassium.': 'Zote mbili hupunguza potasiamu mwilini.',
  'Nobody has studied it with TB medicines.': 'Hakuna aliyeichunguza pamoja na dawa za kifua kikuu.',
  'It may lower pressure further.': 'Inaweza kushusha presha zaidi.',
  'Nobody has studied it well with ARVs.': 'Hakuna aliyeichunguza vya kutosha pamoja na ARV.',
  'It can raise thyroid hormone.': 'Inaweza kupandisha homoni ya thairoidi.',
  'It may stir the body against the organ.': 'Inaweza kuchochea mwili kukataa kiungo kilichopandikizwa.',
  'It may deepen anaesthesia.': 'Inaweza kuzidisha nguvu ya dawa ya nusukaputi.',
  'It can bring on heartburn.': 'Inaweza kuleta kiungulia.',
  'Too little is known; leave it to adults.': 'Yanayojulikana ni machache mno; waachie watu wazima pekee.',
  'It raised thyroid hormone in animals.': 'Ilipandisha homoni ya thairoidi kwa wanyama.',
  'Plant omega-3 may slow clotting a little.': 'Omega-3 ya mimea inaweza kuchelewesha kidogo damu kuganda.',
  'It may lower pressure a little further.': 'Inaweza kushusha presha kidogo zaidi.',
  'It belongs to the celery and carrot family.': 'Ni ya jamii ya seleri na karoti.',
  'It belongs to the bean family.': 'Ni ya jamii ya kunde.',
  'The leaf holds vitamin K, which works against warfarin.':
    'Jani lina vitamini K, ambayo hupinga kazi ya warfarin.',
  'Suits children from 6 months, well cooked and mashed.':
    'Inawafaa watoto kuanzia miezi 6, ikipikwa vizuri na kupondwa.',
  'It makes a little more urine.': 'Huongeza mkojo kidogo.',
  'Its alkaloids relax muscles and may deepen drowsiness.':
    'Kemikali zake hulegeza misuli na zinaweza kuzidisha usingizi.',
} as const;

/** What to do about a herb and a medicine, made from how the two meet (`content/herbs/interaction-advice.ts`). */
const interactionAdvice = {
  // Where they must not meet
  'Do not combine them. Keep taking your medicine, leave the herb out, and tell your clinic if you have used both.':
    'Usizitumie pamoja. Endelea kutumia dawa yako, acha mmea huo, na uiambie kliniki yako ikiwa umetumia vyote viwili.',
  'Do not combine them. If you have, have your potassium checked; weakness or an odd pulse needs care today.':
    'Usizitumie pamoja. Ikiwa umezitumia pamoja, pimwa potasiamu; udhaifu au mapigo ya moyo yasiyo ya kawaida yanahitaji matibabu leo.',
  'Do not combine them. If you have, tell your clinic now and report bruises or bleeding at once.':
    'Usizitumie pamoja. Ikiwa umezitumia pamoja, iambie kliniki yako sasa hivi, na uripoti mara moja michubuko au kutokwa na damu.',
  'Do not combine them, and finish the full malaria course.':
    'Usizitumie pamoja, na umeze dozi nzima ya malaria hadi siku ya mwisho.',
  'Never combine them. Dark urine or yellow eyes need care today.':
    'Usizitumie pamoja kamwe. Mkojo wa rangi nzito au macho ya manjano yanahitaji matibabu leo.',
  'Never combine them, and do not drive. Somebody who cannot be woken needs help at once.':
    'Usizitumie pamoja kamwe, na usiendeshe gari. Mtu asiyeweza kuamshwa anahitaji msaada mara moja.',
  'Never combine them. If you have, tell your TB clinic now, and finish every dose of your treatment.':
    'Usizitumie pamoja kamwe. Ikiwa umezitumia pamoja, iambie kliniki yako ya kifua kikuu sasa hivi, na umeze kila dozi ya matibabu yako hadi mwisho.',
  'Do not combine them unless the clinician who follows you agrees.':
    'Usizitumie pamoja isipokuwa mhudumu wa afya anayekutibu akubali.',
  // Too strong, too weak
  'It can make your medicine too strong. Ask whoever prescribes it before you use them together.':
    'Inaweza kuifanya dawa yako iwe kali kupita kiasi. Muulize anayekuandikia dawa kabla ya kuzitumia pamoja.',
  'It can make your medicine too weak. Ask whoever prescribes it before you use them together.':
    'Inaweza kuifanya dawa yako iwe dhaifu mno. Muulize anayekuandikia dawa kabla ya kuzitumia pamoja.',
  'It may change how strong your medicine is. Ask whoever prescribes it before you use them together.':
    'Inaweza kubadilisha nguvu ya dawa yako. Muulize anayekuandikia dawa kabla ya kuzitumia pamoja.',
  'Do not combine them unless your clinic agrees and measures the medicine in your blood.':
    'Usizitumie pamoja isipokuwa kliniki yako ikubali na ipime kiwango cha dawa katika damu yako.',
  'Ask your clinician before daily use, and have your cholesterol checked.':
    'Muulize mhudumu wako wa afya kabla ya kutumia mmea huu kila siku, na upimwe kolesteroli.',
  'Ask your clinician first, and say so if the pain comes back.':
    'Muulize kwanza mhudumu wako wa afya, na umwambie maumivu yakirudi.',
  'Keep within the dose on the packet, even when the pain stays.':
    'Usizidi dozi iliyo kwenye pakiti, hata kama maumivu hayaishi.',
  'Ask your clinician before daily use, and have pain that lasts looked at.':
    'Muulize mhudumu wako wa afya kabla ya kutumia mmea huu kila siku, na maumivu yasiyoisha yachunguzwe.',
  // Bleeding and clots
  'Tell your clinic before you use more than food amounts, and report bruises or bleeding at once.':
    'Iambie kliniki yako kabla ya kuitumia kuzidi kiasi cha mapishi, na uripoti mara moja michubuko au kutokwa na damu.',
  'Ask before you use more than food amounts, and report bruises, black stool or bleeding at once.':
    'Uliza kabla ya kuitumia kuzidi kiasi cha mapishi, na uripoti mara moja michubuko, choo cheusi au kutokwa na damu.',
  'Keep the amount small and the same every week, have your INR checked, and report bleeding at once.':
    'Tumia kiasi kidogo kilekile kila wiki, pimwa INR, na uripoti mara moja ukitokwa na damu.',
  'Tell your clinic before you use it, have your INR checked, and report bleeding at once.':
    'Iambie kliniki yako kabla ya kuitumia, pimwa INR, na uripoti mara moja ukitokwa na damu.',
  'Tell your clinic before you use it and have your INR checked, since clots can form.':
    'Iambie kliniki yako kabla ya kuitumia na upimwe INR, kwa kuwa damu inaweza kuganda.',
  'Tell your clinic before you use it, and have your INR checked.':
    'Iambie kliniki yako kabla ya kuitumia, na upimwe INR.',
  'Do not combine them unless your clinic agrees, since clots can form.':
    'Usizitumie pamoja isipokuwa kliniki yako ikubali, kwa kuwa damu inaweza kuganda.',
  'Ask your clinician first, and report stomach pain, black stool or bleeding at once.':
    'Muulize kwanza mhudumu wako wa afya, na uripoti mara moja maumivu ya tumbo, choo cheusi au kutokwa na damu.',
  'Take the tablet with food, and seek care with stomach pain or black stool.':
    'Meza tembe pamoja na chakula, na utafute matibabu ukiona maumivu ya tumbo au choo cheusi.',
  // Measuring
  'Check your sugar more often and tell your clinic.':
    'Pima sukari yako mara nyingi zaidi na uiambie kliniki yako.',
  'Measure your pressure often, sit down if you feel faint, and tell your clinic before daily use.':
    'Pima presha yako mara kwa mara, kaa chini ukihisi kuzirai, na uiambie kliniki yako kabla ya kutumia mmea huu kila siku.',
  'Ask your clinic before daily use, and have your potassium checked.':
    'Iulize kliniki yako kabla ya kutumia mmea huu kila siku, na upimwe potasiamu.',
  'Ask your clinician first, and ask for a thyroid test after 6 to 8 weeks.':
    'Muulize kwanza mhudumu wako wa afya, na uombe kipimo cha thairoidi baada ya wiki 6 hadi 8.',
  // The liver
  'Ask your clinician first; seek care with muscle pain, dark urine or yellow eyes.':
    'Muulize kwanza mhudumu wako wa afya; tafuta matibabu ukiona maumivu ya misuli, mkojo wa rangi nzito au macho ya manjano.',
  'Keep within the dose on the packet; stop the herb and seek care with dark urine or yellow eyes.':
    'Usizidi dozi iliyo kwenye pakiti; ukiona mkojo wa rangi nzito au macho ya manjano, acha mmea huo na utafute matibabu.',
  'Ask your HIV clinic first; dark urine or yellow eyes need care today.':
    'Iulize kwanza kliniki yako ya VVU; mkojo wa rangi nzito au macho ya manjano yanahitaji matibabu leo.',
  'Ask your TB clinic first; dark urine or yellow eyes need care today.':
    'Iulize kwanza kliniki yako ya kifua kikuu; mkojo wa rangi nzito au macho ya manjano yanahitaji matibabu leo.',
  // One pair alone
  'Do not combine it with colchicine; allopurinol stays as it is.':
    'Usiitumie pamoja na colchicine; allopurinol haiathiriwi.',
  'Do not eat or drink it unless your cancer team says that your medicines are not affected.':
    'Usiile wala usiinywe isipokuwa timu yako ya saratani iseme kuwa dawa zako haziathiriwi.',
  'Do not take garlic capsules with them. Garlic in food is fine.':
    'Usimeze kapsuli za kitunguu saumu pamoja nazo. Kitunguu saumu kwenye chakula hakina shida.',
  'Tell whoever measures your digoxin that you use it.':
    'Mwambie anayepima kiwango chako cha digoxin kuwa unatumia mmea huu.',
  'Ask your clinician first, and report bruises, black stool or bleeding at once.':
    'Muulize kwanza mhudumu wako wa afya, na uripoti mara moja michubuko, choo cheusi au kutokwa na damu.',
  'Ask which statin you take; report muscle pain or dark urine.':
    'Uliza unatumia statin gani; ripoti maumivu ya misuli au mkojo wa rangi nzito.',
  'Take allergy tablets with water, not with the juice.': 'Meza tembe za mzio kwa maji, si kwa juisi hiyo.',
  'Keep out of strong sun, and ask your clinician before you use them together.':
    'Epuka jua kali, na umuulize mhudumu wako wa afya kabla ya kuzitumia pamoja.',
  // Alcohol, hormones, and anybody
  'Ask at the family-planning clinic before daily use.':
    'Uliza kwenye kliniki ya kupanga uzazi kabla ya kutumia mmea huu kila siku.',
  'Do not drink alcohol while you use it; dark urine or yellow eyes need care today.':
    'Usinywe pombe unapoitumia; mkojo wa rangi nzito au macho ya manjano yanahitaji matibabu leo.',
  'Do not drink alcohol while you use it, and do not drive when drowsy.':
    'Usinywe pombe unapoitumia, na usiendeshe gari ukiwa na usingizi.',
  'Ask your clinician before you use them together.':
    'Muulize mhudumu wako wa afya kabla ya kuzitumia pamoja.',
} as const;

/** What the safety check's rules advise, and reasons that many of them share. What the code itself says is `safety` in `shop.ts`. */
export const advice = {
  ...interactionAdvice,
  'Go to a clinic now and drink on the way.': 'Nenda kliniki sasa hivi, na unywe maji njiani.',
  'Go to a clinic now and give fluids on the way.': 'Nenda kliniki sasa hivi, na umpe vinywaji njiani.',
  'Go to a clinic today, and take small sips on the way.':
    'Nenda kliniki leo, na unywe kidogo kidogo njiani.',
  'Go to the maternity clinic today, and go on drinking.':
    'Nenda kliniki ya wajawazito leo, na uendelee kunywa maji.',
  'Have your pressure measured today, and drink water meanwhile.':
    'Pimwa presha leo, na uendelee kunywa maji.',
  'Cool it now, and have the burn seen today.':
    'Poza sasa hivi, na jeraha la moto lichunguzwe na mhudumu wa afya leo.',
  'Eat it with beans or meat in place of liver.': 'Kula pamoja na maharagwe au nyama badala ya maini.',
  'Take the tablet with plain water, and ask your clinician before you drink it daily.':
    'Meza tembe kwa maji matupu, na umuulize mhudumu wa afya kabla ya kunywa kinywaji hiki kila siku.',
  'With loose stools for more than a day use a condom as well.':
    'Ukiharisha kwa zaidi ya siku moja, tumia kondomu pia.',
  'Drink less tea while you take it if you shake or cannot sleep.':
    'Ikiwa unatetemeka au hupati usingizi, punguza chai wakati unaitumia.',
  // Reasons
  'With age the body clears herbs and medicines more slowly.':
    'Kadri umri unavyoongezeka, mwili huondoa mitishamba na dawa polepole zaidi.',
  'Start with the smallest dose. With several medicines, ask your pharmacist or clinic first.':
    'Anza na dozi ndogo kabisa. Ukitumia dawa kadhaa, muulize kwanza mfamasia wako au kliniki yako.',
  'Its essential oil can stop the breath of a small child or bring on fits: breathed, on the skin or swallowed.':
    'Mafuta yake ya kunukia yanaweza kuzuia pumzi ya mtoto mdogo au kumletea degedege: yakivutwa, yakipakwa kwenye ngozi au yakimezwa.',
  'Keep the oil away from children under 3 years, also in steam, balms and diffusers. The plant itself is another matter.':
    'Weka mafuta hayo mbali na watoto wa chini ya miaka 3, hata kwenye mvuke, mafuta ya kuchua na vifaa vya kueneza harufu. Mmea wenyewe ni jambo tofauti.',
  'Both can strain the liver.': 'Zote mbili zinaweza kulemea ini.',
  'It belongs to the daisy family.': 'Ni ya jamii ya alizeti (daisy).',
  'It belongs to the mint family.': 'Ni ya jamii ya nanaa.',
  'It may lower sugar a little further.': 'Inaweza kushusha sukari kidogo zaidi.',
  'It may lower sugar further.': 'Inaweza kushusha sukari zaidi.',
  'It may slow clotting.': 'Inaweza kuchelewesha damu kuganda.',
  'It may slow platelets.': 'Inaweza kuchelewesha damu kuganda, hivyo unaweza kutokwa na damu kwa urahisi.',
  'It stirs the immune system.': 'Inachochea kinga ya mwili.',
  'The leaf is rich in vitamin K, which works against warfarin.':
    'Jani lina vitamini K nyingi, ambayo hupinga kazi ya warfarin.',
  'There is no safety data for children.': 'Hakuna data ya usalama kwa watoto.',
  'There is no safety data.': 'Hakuna data ya usalama.',
  'Too little is known to call it safe.': 'Yanayojulikana ni machache mno kusema kuwa ni salama.',
  // Diabetes, blood pressure, heart
  'Check your sugar more often, know the signs of a low, and tell your clinic.':
    'Pima sukari yako mara nyingi zaidi, zijue dalili za kushuka kwake, na uiambie kliniki yako.',
  'Tell your clinic, and check your sugar as it asks.':
    'Iambie kliniki yako, na upime sukari jinsi inavyokuagiza.',
  'Take metformin an hour before it, and check your sugar as your clinic asks.':
    'Meza metformin saa moja kabla yake, na upime sukari jinsi kliniki yako inavyokuagiza.',
  'Count it like sugar and keep to a teaspoon.': 'Ihesabu kama sukari na usizidi kijiko kimoja cha chai.',
  'Count the portion and check your sugar as usual.':
    'Hesabu mgawo unaokula na upime sukari yako kama kawaida.',
  'Take tablets an hour before the meal and check your sugar as usual.':
    'Meza tembe zako saa moja kabla ya mlo wenye mboga hii, na upime sukari yako kama kawaida.',
  'Measure your pressure in the first weeks.': 'Pima shinikizo lako la damu katika wiki za kwanza.',
  'Measure your pressure often in the first weeks and tell your clinic.':
    'Pima shinikizo lako la damu mara kwa mara katika wiki za kwanza na uiambie kliniki yako.',
  'Sit down if you feel faint, and ask your clinician before daily use.':
    'Kaa chini ukihisi kuzirai, na umuulize mhudumu wako wa afya kabla ya kutumia mmea huu kila siku.',
  'Tell your clinic before daily use, and report dizziness, cough or swelling.':
    'Iambie kliniki yako kabla ya kutumia mmea huu kila siku, na uripoti kizunguzungu, kikohozi au uvimbe.',
  'Ask your clinic before daily use; weakness, cramps or dizziness need a check.':
    'Iulize kliniki yako kabla ya kutumia mmea huu kila siku; udhaifu, kukakamaa kwa misuli au kizunguzungu vinahitaji kuchunguzwa.',
  'Ask your heart clinic about the dose.': 'Iulize kliniki yako ya moyo kuhusu dozi.',
  'Ask your heart clinic before daily use.': 'Iulize kliniki yako ya moyo kabla ya kuitumia kila siku.',
  'Ask your heart clinic, and have your calcium checked.':
    'Iulize kliniki yako ya moyo, na upimwe kiwango cha kalsiamu.',
  'Do not combine them unless your heart clinic agrees and checks your potassium.':
    'Usizichanganye isipokuwa kliniki yako ya moyo ikubali na ipime potasiamu yako.',
  'Do not combine them unless your heart clinic agrees.':
    'Usizichanganye isipokuwa kliniki yako ya moyo ikubali.',
  'Cook with a liquid plant oil.': 'Pika kwa mafuta ya mimea yaliyo kimiminika.',
  // Bleeding
  'Keep the amount the same every week, tell your clinic, and have your INR checked.':
    'Tumia kiasi kilekile kila wiki, iambie kliniki yako, na upimwe INR.',
  'Keep to cooking amounts and report bruises, black stool or bleeding at once.':
    'Usizidi kiasi cha kupikia, na uripoti mara moja michubuko, choo cheusi au kutokwa na damu.',
  'Keep to cooking amounts, tell your clinic, and report bruises or bleeding at once.':
    'Usizidi kiasi cha kupikia, iambie kliniki yako, na uripoti mara moja michubuko au kutokwa na damu.',
  'Leave a few hours between them and watch for stomach pain or bleeding.':
    'Tumia dawa na mmea huu kwa tofauti ya saa kadhaa, na uangalie maumivu ya tumbo au kutokwa na damu.',
  'Ask your clinic first, and mention it before an operation.':
    'Iulize kliniki yako kwanza, na uitaje kabla ya upasuaji.',
  // HIV, tuberculosis, malaria
  'Tell your HIV clinic before you use it, and never let it push aside a dose of your ARVs.':
    'Iambie kliniki yako ya VVU kabla ya kuitumia, na kamwe isikufanye ukose dozi ya ARV zako.',
  'Never combine them. If you have, tell your HIV clinic now.':
    'Usizichanganye kamwe. Ikiwa umezichanganya, iambie kliniki yako ya VVU sasa hivi.',
  'Stop it and tell your HIV clinic. Do not change your ARVs.':
    'Acha kutumia mmea huu na uiambie kliniki yako ya VVU. Usibadilishe ARV zako.',
  'Do not eat or drink it while you take ARVs, unless your clinic says yours are fine.':
    'Usiile wala usiinywe unapotumia ARV, isipokuwa kliniki yako iseme kuwa zako hazina shida.',
  'Ask your clinic whether your CD4 count allows it.':
    'Iulize kliniki yako kama kiwango chako cha CD4 kinaruhusu.',
  'Take dolutegravir at least 2 hours before or 6 hours after calcium, and tell your HIV clinic.':
    'Meza dolutegravir angalau saa 2 kabla au saa 6 baada ya kalsiamu, na uiambie kliniki yako ya VVU.',
  'Take dolutegravir at least 2 hours before or 6 hours after iron, and tell your HIV clinic.':
    'Meza dolutegravir angalau saa 2 kabla au saa 6 baada ya madini ya chuma, na uiambie kliniki yako ya VVU.',
  'Take dolutegravir at least 2 hours before or 6 hours after magnesium, and tell your HIV clinic.':
    'Meza dolutegravir angalau saa 2 kabla au saa 6 baada ya magnesiamu, na uiambie kliniki yako ya VVU.',
  'Take dolutegravir at least 2 hours before or 6 hours after zinc, and tell your HIV clinic.':
    'Meza dolutegravir angalau saa 2 kabla au saa 6 baada ya zinki, na uiambie kliniki yako ya VVU.',
  'Ask your TB clinic first, and finish every dose of your treatment.':
    'Iulize kwanza kliniki yako ya kifua kikuu, na umeze kila dozi ya matibabu yako hadi mwisho.',
  'Do not combine them without a clinician, and finish the full malaria course.':
    'Usizichanganye bila mhudumu wa afya, na umeze dozi nzima ya malaria hadi siku ya mwisho.',
  'No piperine capsules, nor turmeric with pepper extract. Pepper on food is fine.':
    'Usitumie kapsuli za piperine, wala manjano (turmeric) yenye dondoo la pilipili manga. Pilipili manga kwenye chakula haina shida.',
  // Minds, sleep, epilepsy
  'Do not use it unless the clinician who follows your epilepsy agrees.':
    'Usiitumie isipokuwa mhudumu wa afya anayetibu kifafa chako akubali.',
  'Ask the clinician who follows your epilepsy.': 'Muulize mhudumu wa afya anayetibu kifafa chako.',
  'Do not take them together in the evening, and do not drive when drowsy.':
    'Usizitumie pamoja, hasa jioni, na usiendeshe gari ukiwa na usingizi.',
  'Do not take them together without your clinician, and do not drive when drowsy.':
    'Usizitumie pamoja bila mhudumu wako wa afya, na usiendeshe gari ukiwa na usingizi.',
  'Do not combine them without a blood test for lithium.':
    'Usizichanganye bila kupimwa kiwango cha lithium kwenye damu.',
  'Take lithium 2 hours apart and have the level checked.':
    'Meza lithium kwa tofauti ya saa 2 na mmea huu, na upimwe kiwango cha lithium kwenye damu.',
  // Hormones, cancer, the immune system
  'Ask your clinician first, since it may act like a hormone or against one.':
    'Muulize kwanza mhudumu wako wa afya, kwa kuwa inaweza kufanya kazi kama homoni au kuipinga.',
  'Ask your cancer team first; leave it out on and around treatment days.':
    'Iulize kwanza timu yako ya saratani; usiitumie siku za matibabu na zilizo karibu nazo.',
  'Never combine them; use a condom and ask at the clinic.':
    'Usizichanganye kamwe; tumia kondomu na uulize kwenye kliniki.',
  'Use a condom as well, and ask at the family-planning clinic.':
    'Tumia kondomu pia, na uulize kwenye kliniki ya kupanga uzazi.',
  'Do not combine them without the clinician who follows your thyroid.':
    'Usizichanganye bila mhudumu wa afya anayetibu thairoidi yako.',
  'Take levothyroxine at least 4 hours apart from it.':
    'Meza levothyroxine kwa tofauti ya angalau saa 4 nayo.',
  'Take them at least 4 hours apart and ask for a thyroid test after 6 to 8 weeks.':
    'Zitumie kwa tofauti ya angalau saa 4, na uombe kipimo cha thairoidi baada ya wiki 6 hadi 8.',
  // Hours apart
  'Finish the course, and leave 2 hours between them.':
    'Meza dozi nzima ya antibiotiki hadi siku ya mwisho, na utumie mmea huu kwa tofauti ya saa 2 na dawa.',
  'Keep within the dose on the packet and leave a few hours between them.':
    'Usizidi dozi iliyoandikwa kwenye pakiti, na utumie mmea huu kwa tofauti ya saa kadhaa na dawa.',
  'Leave 2 hours between them, and have pain that lasts looked at.':
    'Tumia dawa ya tumbo na mmea huu kwa tofauti ya saa 2, na maumivu yasiyoisha yachunguzwe.',
  'Take digoxin 2 hours apart from it.': 'Meza digoxin kwa tofauti ya saa 2 nayo.',
  'Take iron 2 hours apart from it, with water or something sour.':
    'Meza madini ya chuma kwa tofauti ya saa 2 nayo, kwa maji au kitu kichachu.',
  'Take the antibiotic 2 hours before or 4 to 6 hours after it.':
    'Meza antibiotiki saa 2 kabla yake au saa 4 hadi 6 baada yake.',
  'Leave it out while you take chloroquine; if you cannot, keep them 2 hours apart.':
    'Usiitumie wakati unatumia chloroquine; ukishindwa, zitumie kwa tofauti ya saa 2.',
  'Take your tablets 2 hours apart from it.': 'Meza tembe zako kwa tofauti ya saa 2 nayo.',
  // Kidneys, liver, iron, calcium
  'Ask your clinician first and report muscle pain or dark urine.':
    'Muulize kwanza mhudumu wako wa afya, na uripoti maumivu ya misuli au mkojo wa rangi nzito.',
  'Ask your clinician first; stop and seek care with dark urine or yellow eyes.':
    'Muulize kwanza mhudumu wako wa afya; ukiona mkojo wa rangi nzito au macho ya manjano, acha mmea huu na utafute matibabu.',
  'Ask your clinician whether your calcium should be checked.':
    'Muulize mhudumu wako wa afya kama unahitaji kupimwa kalsiamu.',
  'Ask your clinician, and prefer calcium from food.':
    'Muulize mhudumu wako wa afya, na upendelee kalsiamu ya kwenye chakula.',
  'Do not take it unless your clinician has measured your iron.':
    'Usiitumie isipokuwa mhudumu wako wa afya amepima madini yako ya chuma.',
  'Do not take it unless your kidney clinic agrees.': 'Usiitumie isipokuwa kliniki yako ya figo ikubali.',
  'Take it only as your kidney clinic says.': 'Itumie tu jinsi kliniki yako ya figo inavyosema.',
  'Use one of them only, and drink enough water.':
    'Tumia moja tu kati ya hizo mbili, na unywe maji ya kutosha.',
  // Anybody
  'Ask the clinician who follows you.': 'Muulize mhudumu wa afya anayekutibu.',
  'Ask the clinician who prescribes for you before you use them together.':
    'Muulize mhudumu wa afya anayekuandikia dawa kabla ya kuzitumia pamoja.',
  'Ask your clinician before daily use.': 'Muulize mhudumu wako wa afya kabla ya kuitumia kila siku.',
  'Ask your clinician before you use them together for more than a few days.':
    'Muulize mhudumu wako wa afya kabla ya kuzitumia pamoja kwa zaidi ya siku chache.',
  'Ask your clinician, and never take more than the pack says.':
    'Muulize mhudumu wako wa afya, na usizidi kamwe kiasi kilichoandikwa kwenye pakiti.',
  'Do not combine them.': 'Usizichanganye.',
  'Do not combine them unless your clinic says that your tablets are not affected.':
    'Usizichanganye isipokuwa kliniki yako iseme kuwa tembe zako haziathiriwi.',
  'Do not combine them; ask for a statin that is not affected.': 'Usizichanganye; omba statin isiyoathiriwa.',
  'Do not handle it without gloves, and never swallow it.': 'Usiishike bila glavu, na usiimeze kamwe.',
  'Do not start, stop or combine them without your clinician.':
    'Usianze, usiache wala usizichanganye bila mhudumu wako wa afya.',
  'Do not use it unless the clinician who follows you agrees.':
    'Usiitumie isipokuwa mhudumu wa afya anayekutibu akubali.',
  'Keep the pack locked away; give a child iron only from the clinic.':
    'Fungia pakiti kwa kufuli; mpe mtoto madini ya chuma yaliyotoka kliniki pekee.',
  'Keep to fruit and vegetables.': 'Pata vitamini C kutoka kwa matunda na mboga tu, si kwa tembe.',
  'Keep to one tablet and tell your clinic.':
    'Usizidi tembe moja ya vitamini C kwa siku, na uiambie kliniki yako.',
  'Keep your inhaler at hand and ask your clinician before daily use.':
    'Weka inhela yako karibu, na umuulize mhudumu wako wa afya kabla ya kutumia mmea huu kila siku.',
  'Never combine them.': 'Usizichanganye kamwe.',
  'Never give it before the first birthday.': 'Usimpe kamwe mtoto ambaye hajafikisha mwaka mmoja.',
} as const;
