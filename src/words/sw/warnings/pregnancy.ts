/** What herbs mean in pregnancy. */
export const pregnancy = {
  'A leaf in food is fine; leave strong tea and oil out.':
    'Jani kwenye chakula halina shida; acha chai kali na mafuta yake.',
  'Extracts slowed the muscle of the womb in animals; there is no safety data.':
    'Dondoo zake zilipunguza kasi ya misuli ya tumbo la uzazi kwa wanyama; hakuna data ya usalama.',
  'The sap can bring on contractions.': 'Utomvu wake unaweza kuanzisha uchungu wa kuzaa.',
  'Swallowed latex can bring on contractions. Gel on a small patch of skin is fine.':
    'Utomvu wa njano ukimezwa unaweza kuanzisha uchungu wa kuzaa. Jeli kwenye sehemu ndogo ya ngozi haina shida.',
  'A good food in pregnancy.': 'Ni chakula kizuri wakati wa ujauzito.',
  'Fruit as food; nothing is known of powders.':
    'Tunda kama chakula tu; hakuna kinachojulikana kuhusu unga wake.',
  'Thujone can stir the womb.': 'Kemikali yake ya thujone inaweza kuchochea tumbo la uzazi.',
  'Its substances harmed early pregnancy in animals, and malaria in pregnancy is an emergency.':
    'Kemikali zake zilidhuru mimba changa kwa wanyama, na malaria wakati wa ujauzito ni dharura.',
  'It may end a pregnancy.': 'Inaweza kutoa mimba.',
  'Fruit is good food; no leaf or stone tea.':
    'Tunda ni chakula kizuri; usitumie chai ya majani wala ya kokwa.',
  'Suits most people as food.': 'Inawafaa watu wengi kama chakula.',
  'No studies exist in pregnancy; leave the tea out.': 'Hakuna tafiti kuhusu ujauzito; acha chai yake.',
  'The raw, bitter leaf may stir the womb.': 'Jani bichi na chungu linaweza kuchochea tumbo la uzazi.',
  'It can bring on bleeding and end a pregnancy.': 'Inaweza kuleta kutokwa na damu na kutoa mimba.',
  'Pepper in food is fine; no piperine supplements.':
    'Pilipili manga kwenye chakula haina shida; usitumie virutubisho vya ziada vya piperine.',
  'A sprinkle on food at most; more may slow the muscle of the womb.':
    'Nyunyiza kidogo tu kwenye chakula; zaidi ya hapo inaweza kupunguza kasi ya misuli ya tumbo la uzazi.',
  'Little is known; small amounts on skin only.': 'Yanayojulikana ni machache; kiasi kidogo kwenye ngozi tu.',
  'Camphor passes to the baby.': 'Kafuri hupita hadi kwa mtoto.',
  'Cooking amounts are fine; there is no good data for more.':
    'Kiasi cha kupikia hakina shida; hakuna data nzuri kuhusu zaidi ya hicho.',
  'Ripe fruit as food; never the root.': 'Tunda lililoiva kama chakula; mzizi kamwe usitumie.',
  'Never swallow it: it can start contractions. On hair it is fine.':
    'Usimeze kamwe: inaweza kuanzisha uchungu wa kuzaa. Kwenye nywele haina shida.',
  'Food amounts only; it can worsen heartburn.': 'Kiasi cha chakula tu; inaweza kuzidisha kiungulia.',
  'A cup now and then; there is little data for more.':
    'Kikombe kimoja mara moja moja; data kuhusu zaidi ya hicho ni kidogo.',
  'Cooking amounts only.': 'Kiasi cha kupikia tu.',
  'Cooking amounts only; no oil.': 'Kiasi cha kupikia tu; usitumie mafuta yake.',
  'Suits most people as food and on the skin.': 'Inawafaa watu wengi kama chakula na kwenye ngozi.',
  'A good food in pregnancy, with folate.': 'Ni chakula kizuri wakati wa ujauzito, chenye foleti.',
  'It purges strongly and can end a pregnancy.': 'Huharisha vikali na inaweza kutoa mimba.',
  'Cooking amounts suit most people; leave spoonfuls out.':
    'Kiasi cha kupikia kinawafaa watu wengi; usitumie kwa vijiko.',
  'Leaf as food; nothing is known of more.':
    'Jani kama chakula; hakuna kinachojulikana kuhusu zaidi ya hapo.',
  'Some data is calm, but it is not enough; ask first.':
    'Data nyingine haionyeshi shida, lakini haitoshi; uliza kwanza.',
  'Its alkaloids were never studied in pregnancy.':
    'Kemikali zake za alkaloidi hazijawahi kuchunguzwa kwa wajawazito.',
  'There is little data on the oil.': 'Data kuhusu mafuta yake ni kidogo.',
  'Food amounts only; estragole and oestrogen-like effects speak against more.':
    'Kiasi cha chakula tu; estragole na utendaji unaofanana na estrojeni vinakataza zaidi ya hapo.',
  'More than a pinch in food may stir the womb and has been linked to harm to the baby.':
    'Zaidi ya chembechembe kidogo kwenye chakula inaweza kuchochea tumbo la uzazi, na imehusishwa na madhara kwa mtoto.',
  'Food amounts only; lignans act a little like oestrogen.':
    'Kiasi cha chakula tu; kemikali zake za lignan hufanya kazi kidogo kama estrojeni.',
  'Food amounts are fine; leave supplements out.':
    'Kiasi cha chakula hakina shida; acha virutubisho vya ziada.',
  'Food amounts are fine; for sickness ask first and keep to 1 g of dried root a day.':
    'Kiasi cha chakula hakina shida; kwa kichefuchefu uliza kwanza, na usizidi gramu 1 ya mzizi mkavu kwa siku.',
  'It may add to bleeding.': 'Inaweza kuongeza kutokwa na damu.',
  'A substance in it harmed animal embryos.': 'Kemikali moja iliyomo ilidhuru viinitete vya wanyama.',
  'Berberine can harm the unborn child.': 'Berberine inaweza kumdhuru mtoto aliye tumboni.',
  'It may stir the womb.': 'Inaweza kuchochea tumbo la uzazi.',
  'Suits most people as food when no medicine speaks against it.':
    'Inawafaa watu wengi kama chakula ikiwa hakuna dawa inayokataza.',
  'Fruit is fine; nothing is known of the leaf.': 'Tunda halina shida; hakuna kinachojulikana kuhusu jani.',
  'It stirs the womb.': 'Huchochea tumbo la uzazi.',
  'Ayurveda itself keeps it from pregnant women.': 'Hata Ayurveda yenyewe huwakataza wajawazito.',
  'It may act on hormones and stir the womb.': 'Inaweza kuathiri homoni na kuchochea tumbo la uzazi.',
  'It may slacken the womb, and the liver is at risk.':
    'Inaweza kulegeza tumbo la uzazi, na ini liko hatarini.',
  'There is no safety data, and raw fruit purges.': 'Hakuna data ya usalama, na tunda bichi huharisha.',
  'Poisonous; it harmed unborn animals.': 'Ni sumu; ilidhuru watoto wa wanyama waliokuwa tumboni.',
  'Little is known; leave oil capsules out.': 'Yanayojulikana ni machache; acha kapsuli za mafuta.',
  'A weak cup now and then; no strong or daily tea and no oil.':
    'Kikombe cha chai hafifu mara moja moja; usinywe chai kali wala ya kila siku, na usitumie mafuta yake.',
  'Much liquorice was linked to early birth and effects on the child.':
    'Susi nyingi imehusishwa na kujifungua kabla ya wakati na madhara kwa mtoto.',
  'Well cooked, a good food in pregnancy.': 'Ikipikwa vizuri ni chakula kizuri wakati wa ujauzito.',
  'It is linked to smaller babies.': 'Imehusishwa na watoto kuzaliwa wakiwa wadogo.',
  'Leaf in food amounts only. Root and bark can end a pregnancy.':
    'Jani kwa kiasi cha chakula tu. Mzizi na gome vinaweza kutoa mimba.',
  'Do not swallow any part: neem has ended pregnancies. Leave skin use out too.':
    'Usimeze sehemu yoyote: mwarobaini umewahi kutoa mimba. Acha pia kuupaka kwenye ngozi.',
  'Ripe fruit is fine; no unripe fruit, seeds or leaf, which can stir the womb.':
    'Tunda lililoiva halina shida; usile tunda bichi, mbegu wala jani, ambavyo vinaweza kuchochea tumbo la uzazi.',
  'A cup or two of tea a day is usual; leave oil out.':
    'Kikombe kimoja au viwili vya chai kwa siku ni kawaida; acha mafuta yake.',
  'Little is known beyond custom.': 'Hakuna mengi yanayojulikana zaidi ya matumizi ya kimila.',
  'It is for adult men; there is no data in pregnancy.':
    'Ni ya wanaume watu wazima; hakuna data kuhusu ujauzito.',
  'Suits most people with enough water; ask your midwife.':
    'Inawafaa watu wengi wakinywa maji ya kutosha; muulize mkunga wako.',
  'Ordinary amounts suit most people.': 'Kiasi cha kawaida kinawafaa watu wengi.',
  'Food amounts only; strong amounts may stir the womb.':
    'Kiasi cha chakula tu; kiasi kikubwa kinaweza kuchochea tumbo la uzazi.',
  'Food amounts only; thujone may stir the womb.':
    'Kiasi cha chakula tu; kemikali yake ya thujone inaweza kuchochea tumbo la uzazi.',
  'There is no safety data for bark soups.': 'Hakuna data ya usalama kuhusu supu za gome.',
  'Only if your clinician agrees and other ways have failed.':
    'Ikiwa tu mhudumu wako wa afya anakubali, na njia nyingine zimeshindwa.',
  'It harmed unborn animals.': 'Ilidhuru watoto wa wanyama waliokuwa tumboni.',
  'Fine on the skin.': 'Haina shida kwenye ngozi.',
  'Too little is known; ask before use.': 'Yanayojulikana ni machache mno; uliza kabla ya kuitumia.',
  'There is too little data.': 'Data ni kidogo mno.',
  'Cooked as food only; leave the tea out.': 'Ikiwa imepikwa kama chakula tu; acha chai yake.',
  'Leaf in food suits most people; no oil.':
    'Jani kwenye chakula linawafaa watu wengi; usitumie mafuta yake.',
  'Keep all caffeine under 200 mg a day, about 3 to 4 weak cups.':
    'Kafeini yote kwa siku isifike 200 mg, kama vikombe 3 hadi 4 vya chai hafifu.',
  'Poisonous; it has been used to end pregnancies.': 'Ni sumu; imewahi kutumiwa kutoa mimba.',
  'Food amounts are fine; there is no data for more.':
    'Kiasi cha chakula hakina shida; hakuna data kuhusu zaidi ya hicho.',
  'No studies exist in pregnancy.': 'Hakuna tafiti kuhusu ujauzito.',
  'It moves the bowels strongly; there is no safety data.': 'Huharisha kwa nguvu; hakuna data ya usalama.',
  'It may stir the womb, and lowered fertility in animals.':
    'Inaweza kuchochea tumbo la uzazi, na ilipunguza uwezo wa kuzaa kwa wanyama.',
  'Food amounts are fine; leave capsules and spoonfuls out.':
    'Kiasi cha chakula hakina shida; acha kapsuli na matumizi ya vijiko.',
  'There is no safety data, and strong barks can stir the womb.':
    'Hakuna data ya usalama, na magome makali yanaweza kuchochea tumbo la uzazi.',
} as const;

/** What herbs mean while breastfeeding. */
export const breastfeeding = {
  'No studies exist beyond food.': 'Hakuna tafiti kuhusu zaidi ya matumizi kama chakula.',
  'The sap may pass into milk and loosen the stools of the baby.':
    'Utomvu unaweza kupita kwenye maziwa na kumharisha mtoto.',
  'Swallowed latex can loosen the stools of the baby. Wipe gel off the breast before feeding.':
    'Utomvu wa njano ukimezwa unaweza kumharisha mtoto. Pangusa jeli kwenye titi kabla ya kunyonyesha.',
  'A good food while breastfeeding.': 'Ni chakula kizuri wakati wa kunyonyesha.',
  'There is no safety data, and it tastes through the milk.':
    'Hakuna data ya usalama, na ladha yake huingia kwenye maziwa.',
  'No studies exist beyond washed leaf as food.':
    'Hakuna tafiti kuhusu zaidi ya jani lililooshwa kama chakula.',
  'Ask first; little is known beyond food.':
    'Uliza kwanza; hakuna mengi yanayojulikana zaidi ya matumizi kama chakula.',
  'Little is known; keep it off the breast.': 'Yanayojulikana ni machache; usiipake kwenye titi.',
  'Do not use it on the chest: camphor passes to the baby.':
    'Usiitumie kifuani: kafuri hupita hadi kwa mtoto.',
  'Never swallow it: it may loosen the stools of the baby.': 'Usimeze kamwe: inaweza kumharisha mtoto.',
  'Food amounts; some babies get a rash on the bottom.':
    'Kiasi cha chakula tu; watoto wengine hupata upele makalioni.',
  'Cooking amounts suit most people.': 'Kiasi cha kupikia kinawafaa watu wengi.',
  'There is little data; keep it off the chest.': 'Data ni kidogo; usiipake kifuani.',
  'Food amounts only; strong tea has made babies drowsy.':
    'Kiasi cha chakula tu; chai kali imewafanya watoto wachanga wawe na usingizi mzito.',
  'Ask first; the baby may get loose stools.': 'Uliza kwanza; mtoto anaweza kuharisha.',
  'Food amounts only; there is little data for more.':
    'Kiasi cha chakula tu; data kuhusu zaidi ya hicho ni kidogo.',
  'Food amounts are fine; it flavours the milk.': 'Kiasi cha chakula hakina shida; huyapa maziwa ladha yake.',
  'Food amounts are fine; there is little data for more.':
    'Kiasi cha chakula hakina shida; data kuhusu zaidi ya hicho ni kidogo.',
  'Berberine passes to the baby and can damage the brain.':
    'Berberine hupita hadi kwa mtoto na inaweza kuharibu ubongo wake.',
  'It may loosen the stools of the baby.': 'Inaweza kumharisha mtoto.',
  'There is no data, and young animals grew differently.':
    'Hakuna data, na wanyama wachanga walikua tofauti.',
  'Its substances may pass into milk.': 'Kemikali zake zinaweza kupita kwenye maziwa.',
  'There is no safety data; keep it off the breast.': 'Hakuna data ya usalama; usiipake kwenye titi.',
  'Poisonous, and nobody knows what reaches the milk.':
    'Ni sumu, na hakuna anayejua ni kiasi gani hufika kwenye maziwa.',
  'Little is known; keep to a cup a day.': 'Yanayojulikana ni machache; usizidi kikombe kimoja kwa siku.',
  'There is little data.': 'Data ni kidogo.',
  'Well cooked, a good food while breastfeeding.': 'Ikipikwa vizuri ni chakula kizuri wakati wa kunyonyesha.',
  'Little is known; almost none is thought to reach the milk.':
    'Yanayojulikana ni machache; inadhaniwa kuwa karibu hakuna kinachofika kwenye maziwa.',
  'Cathinone passes into milk and lowers it.': 'Kathinoni (cathinone) hupita kwenye maziwa na huyapunguza.',
  'Leaf as food is usual; there is little data for more.':
    'Jani kama chakula ni kawaida; data kuhusu zaidi ya hapo ni kidogo.',
  'No safe amount is known for the baby; do not swallow it.':
    'Hakuna kiasi kinachojulikana kuwa salama kwa mtoto; usiimeze.',
  'Ripe fruit is fine; nothing is known of the rest.':
    'Tunda lililoiva halina shida; hakuna kinachojulikana kuhusu sehemu nyingine.',
  'A cup is fine; large amounts may lower milk.':
    'Kikombe kimoja hakina shida; kiasi kikubwa kinaweza kupunguza maziwa.',
  'It is for adult men; there is no data in breastfeeding.':
    'Ni ya wanaume watu wazima; hakuna data kuhusu kunyonyesha.',
  'Suits most people with enough water.': 'Inawafaa watu wengi wakinywa maji ya kutosha.',
  'Fine in food; nothing is known about more.':
    'Kwenye chakula haina shida; hakuna kinachojulikana kuhusu zaidi ya hapo.',
  'Food amounts only; it may lower milk.': 'Kiasi cha chakula tu; inaweza kupunguza maziwa.',
  'Only if your clinician agrees; a little passes into milk.':
    'Ikiwa tu mhudumu wako wa afya anakubali; kiasi kidogo hupita kwenye maziwa.',
  'Ask first; there is little data for the baby.': 'Uliza kwanza; data kuhusu mtoto ni kidogo.',
  'Fine on the skin; wipe it off the breast before feeding.':
    'Haina shida kwenye ngozi; ipanguse kwenye titi kabla ya kunyonyesha.',
  'Some babies had colic or were drowsy.':
    'Watoto wengine walipata msokoto wa tumbo au walikuwa na usingizi mzito.',
  'Cooked as food only; there is little data on the tea.':
    'Ikiwa imepikwa kama chakula tu; data kuhusu chai yake ni kidogo.',
  'Keep all caffeine under 200 mg a day; it can keep the baby awake.':
    'Kafeini yote kwa siku isifike 200 mg; inaweza kumnyima mtoto usingizi.',
} as const;
