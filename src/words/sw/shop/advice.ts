import { interactionAdvice } from './reasons.ts';

/** What the safety check's rules advise, and reasons that many of them share. What the code itself says stands in `safety.ts`. */
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
