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
export const interactionAdvice = {
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
