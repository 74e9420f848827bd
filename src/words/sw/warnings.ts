import { alerts } from './knowledge/alerts.ts';
import { allergiesAndOthers, illnesses, organs } from './warnings/illnesses.ts';
import { remediesForWhom, remedies } from './warnings/remedies.ts';
import { withBleeding, withSugar, withHeart, withPotassium } from './warnings/with-blood-and-heart.ts';
import { withMind, withInfections, withOthers } from './warnings/with-others.ts';

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

/** What herbs mean for children. */
export const children = {
  'In food only; keep steam, smoke and oil away from small children, and use no oil under 3.':
    'Kwenye chakula tu; weka mvuke, moshi na mafuta yake mbali na watoto wadogo, na usitumie mafuta kwa walio chini ya miaka 3.',
  'Not to be swallowed; on skin from 12 years.': 'Isimezwe; kwenye ngozi kuanzia miaka 12.',
  'Gel on skin from 2 years; nothing swallowed under 12.':
    'Jeli kwenye ngozi kuanzia miaka 2; chini ya miaka 12 asimeze chochote.',
  'Suits children from 6 months, cooked and mashed.':
    'Inawafaa watoto kuanzia miezi 6, ikipikwa na kupondwa.',
  'Fruit as food; no powders.': 'Tunda kama chakula; usitumie unga wake.',
  'Steam scalds children, and thujone can bring on fits.':
    'Mvuke huunguza watoto, na kemikali ya thujone inaweza kuleta degedege.',
  'A child with fever needs a malaria test the same day.':
    'Mtoto mwenye homa anahitaji kupimwa malaria siku hiyo hiyo.',
  'Adults only; there is no good data for the young.':
    'Watu wazima tu; hakuna data nzuri kuhusu watoto na vijana.',
  'Fruit suits children from 6 months; no leaf or stone tea.':
    'Tunda linawafaa watoto kuanzia miezi 6; usitumie chai ya majani wala ya kokwa.',
  'Suits children as food, without added dye and sugar.':
    'Inawafaa watoto kama chakula, bila rangi wala sukari iliyoongezwa.',
  'Boiled young leaf now and then, from clean ground.':
    'Jani changa lililochemshwa mara moja moja, kutoka mahali safi.',
  'No studies exist; leave the bitter water out.': 'Hakuna tafiti; acha maji yake machungu.',
  'Low sugar with coma was reported in children who drank the tea.':
    'Sukari kushuka hadi kupoteza fahamu imeripotiwa kwa watoto waliokunywa chai yake.',
  'A little in food; no supplements.': 'Kidogo kwenye chakula; usitumie virutubisho vya ziada.',
  'A sprinkle on food; no oil or spoonfuls under 18.':
    'Nyunyiza kidogo kwenye chakula; chini ya miaka 18 usitumie mafuta yake, wala usiitumie kwa vijiko.',
  'On skin from 6 years.': 'Kwenye ngozi kuanzia miaka 6.',
  'Not under 6 years in any way; from 6 to 12 only when a clinician agrees.':
    'Chini ya miaka 6 usiitumie kwa njia yoyote; kuanzia 6 hadi 12 ikiwa tu mhudumu wa afya anakubali.',
  'Cooking amounts suit children.': 'Kiasi cha kupikia kinawafaa watoto.',
  'Ripe fruit only, picked by someone who knows the poisonous look-alike.':
    'Tunda lililoiva tu, lililochumwa na mtu anayeujua mmea wenye sumu unaofanana nao.',
  'Suits children ground; whole nuts can choke a child under 5.':
    'Inawafaa watoto ikisagwa; njugu nzima zinaweza kumkaba mtoto wa chini ya miaka 5.',
  'Not for babies, and never swallowed. On hair from 12 years.':
    'Usiitumie kwa watoto wachanga, na isimezwe kamwe. Kwenye nywele kuanzia miaka 12.',
  'Tiny amounts in food from 5 years; never on skin.':
    'Kiasi kidogo sana kwenye chakula kuanzia miaka 5; kwenye ngozi kamwe.',
  'Half a cup of weak tea for an upset stomach from 6 years; washes from 3 years.':
    'Nusu kikombe cha chai hafifu kwa tumbo lililochafuka kuanzia miaka 6; kuosha nayo kuanzia miaka 3.',
  'Soaked, from 5 years.': 'Ikiwa imeloweshwa, kuanzia miaka 5.',
  'Cooking amounts suit children; no spoonfuls.': 'Kiasi cha kupikia kinawafaa watoto; usiwape kwa vijiko.',
  'Cooking amounts only. Never the oil, not even on the gums of a teething baby.':
    'Kiasi cha kupikia tu. Mafuta yake kamwe, hata kwenye fizi za mtoto anayeota meno.',
  'Suits children as food and on the skin.': 'Inawafaa watoto kama chakula na kwenye ngozi.',
  'Suits children as food.': 'Inawafaa watoto kama chakula.',
  'There is no safety data, and the seeds poison.': 'Hakuna data ya usalama, na mbegu zake ni sumu.',
  'Leaf as food; tea from 12 years.': 'Jani kama chakula; chai kuanzia miaka 12.',
  'Not under 12: rashes were common and benefit was not shown.':
    'Usiitumie kwa walio chini ya miaka 12: wengi walipata upele, na faida haikuonekana.',
  'The seeds are poisonous; bark was never studied.': 'Mbegu ni sumu; gome halijawahi kuchunguzwa.',
  'Not under 6 years in any way; steam and rubs from 12.':
    'Chini ya miaka 6 usiitumie kwa njia yoyote; mvuke na kuchua kuanzia miaka 12.',
  'In food it suits children; as tea from 12 years, since its estragole is to be kept small. No oil under 3.':
    'Kwenye chakula inawafaa watoto; kama chai kuanzia miaka 12, kwa kuwa estragole iliyomo inapaswa kuwa kidogo. Usitumie mafuta kwa walio chini ya miaka 3.',
  'In food it suits children; no powders.': 'Kwenye chakula inawafaa watoto; usitumie unga wake.',
  'Suits children from 6 months, well cooked.': 'Inawafaa watoto kuanzia miezi 6, ikipikwa vizuri.',
  'A teaspoon of ground seed in food from 2 years; as a remedy from 12 years.':
    'Kijiko cha chai cha mbegu zilizosagwa kwenye chakula kuanzia miaka 2; kama tiba kuanzia miaka 12.',
  'In food it suits children; no supplements under 18.':
    'Kwenye chakula inawafaa watoto; chini ya miaka 18 usitumie virutubisho vya ziada.',
  'In food from weaning; half a cup of weak tea before a journey from 6 years; more from 12 years.':
    'Kwenye chakula tangu mtoto anapoanza kula; nusu kikombe cha chai hafifu kabla ya safari kuanzia miaka 6; zaidi kuanzia miaka 12.',
  'Adults only; babies have been harmed.': 'Watu wazima tu; watoto wachanga wamewahi kudhurika.',
  'Berberine can damage a newborn’s brain.': 'Berberine inaweza kuharibu ubongo wa mtoto mchanga.',
  'Suits children as food when no medicine speaks against it.':
    'Inawafaa watoto kama chakula ikiwa hakuna dawa inayokataza.',
  'Fruit suits children; for loose stools give ORS and zinc, not leaf.':
    'Tunda linawafaa watoto; akiharisha mpe ORS na zinki, si jani.',
  'A little as a drink from 5 years; no daily tea.':
    'Kidogo kama kinywaji kuanzia miaka 5; usimpe chai ya kila siku.',
  'Never for anyone under 18.': 'Usiitumie kamwe kwa mtu yeyote wa chini ya miaka 18.',
  'Raw fruit is poisonous.': 'Tunda bichi ni sumu.',
  'Green berries have poisoned children.': 'Matunda yake ya kijani yamewahi kuwadhuru watoto kwa sumu.',
  'Tea from 12 years. No oil under 3, and not on young boys and girls day after day.':
    'Chai kuanzia miaka 12. Usitumie mafuta kwa walio chini ya miaka 3, wala usiwapake wavulana na wasichana wadogo siku baada ya siku.',
  'In food; as weak tea from 12 years. No oil under 3.':
    'Kwenye chakula; kama chai hafifu kuanzia miaka 12. Usitumie mafuta kwa walio chini ya miaka 3.',
  'Adults only: it raises pressure in children too.': 'Watu wazima tu: hupandisha presha kwa watoto pia.',
  'Well cooked it suits children from about 1 year; keep them from green berries.':
    'Ikipikwa vizuri inawafaa watoto kuanzia mwaka 1 hivi; waweke mbali na matunda yake ya kijani.',
  'Little is known; adults only.': 'Yanayojulikana ni machache; watu wazima tu.',
  'It is for adults; there is no safety data.': 'Ni ya watu wazima; hakuna data ya usalama.',
  'Leaf as food suits children; leave powders and capsules to adults unless the clinic agrees.':
    'Jani kama chakula linawafaa watoto; unga na kapsuli waachie watu wazima isipokuwa kliniki ikubali.',
  'Never swallowed: oil has caused fits, coma and death. On skin only from 12 years.':
    'Isimezwe kamwe: mafuta yake yamesababisha degedege, kupoteza fahamu na kifo. Kwenye ngozi tu, kuanzia miaka 12.',
  'Ripe fruit suits children from 6 months; no seeds or leaf.':
    'Tunda lililoiva linawafaa watoto kuanzia miezi 6; usiwape mbegu wala jani.',
  'Weak tea from 4 years. No oil under 3, and never near the face of a small child.':
    'Chai hafifu kuanzia miaka 4. Usitumie mafuta kwa walio chini ya miaka 3, na usiyaweke kamwe karibu na uso wa mtoto mdogo.',
  'Tea from 12 years, or syrup from a chemist.': 'Chai kuanzia miaka 12, au sirapu kutoka duka la dawa.',
  'It is for adult men only.': 'Ni ya wanaume watu wazima tu.',
  'From 6 years with a clinician; 12 years without.':
    'Kuanzia miaka 6 kwa ushauri wa mhudumu wa afya; miaka 12 bila ushauri.',
  'Suits children; whole seed can choke a child under 5.':
    'Inawafaa watoto; mbegu nzima zinaweza kumkaba mtoto wa chini ya miaka 5.',
  'Weak tea without sugar suits children over 1 year.':
    'Chai hafifu bila sukari inawafaa watoto wa zaidi ya mwaka 1.',
  'In food it suits children; tea from 12 years, and no oil under 3.':
    'Kwenye chakula inawafaa watoto; chai kuanzia miaka 12, na usitumie mafuta kwa walio chini ya miaka 3.',
  'In food it suits children; no tea, gargle or oil under 18.':
    'Kwenye chakula inawafaa watoto; chini ya miaka 18 wasinywe chai yake, wasisukutue nayo wala wasitumie mafuta yake.',
  'No studies exist in children.': 'Hakuna tafiti kuhusu watoto.',
  'Not under 12 unless a clinician prescribes it.':
    'Usiitumie kwa walio chini ya miaka 12 isipokuwa mhudumu wa afya ameiandika.',
  'Suits children ground or as paste from 6 months, when there is no allergy.':
    'Inawafaa watoto ikisagwa au ikiwa rojo kuanzia miezi 6, ikiwa hakuna mzio.',
  'Fine on healthy skin of children.': 'Haina shida kwenye ngozi yenye afya ya watoto.',
  'Well cooked it suits children from about 1 year.': 'Ikipikwa vizuri inawafaa watoto kuanzia mwaka 1 hivi.',
  'Not for small children, nor with phenylketonuria.':
    'Usiitumie kwa watoto wadogo, wala mwenye phenylketonuria.',
  'Low mood in a child needs a clinician.': 'Huzuni kwa mtoto inahitaji mhudumu wa afya.',
  'Cooked as food suits children; tea from 12 years.':
    'Ikipikwa kama chakula inawafaa watoto; chai kuanzia miaka 12.',
  'Leaf in food suits children; soak seeds well.':
    'Jani kwenye chakula linawafaa watoto; lowesha mbegu vizuri.',
  'Suits children as food; sweets with added salt and dye do not.':
    'Inawafaa watoto kama chakula; peremende zilizoongezwa chumvi na rangi haziwafai.',
  'Not for small children: caffeine and lost iron.':
    'Haiwafai watoto wadogo: kafeini, na kupoteza madini ya chuma.',
  'Poisonous. Keep children away from the washes.': 'Ni sumu. Waweke watoto mbali na maji yake ya kuogeshea.',
  'Little is known; leave it to adults.': 'Yanayojulikana ni machache; waachie watu wazima.',
  'In food it suits children; no capsules under 18.':
    'Kwenye chakula inawafaa watoto; chini ya miaka 18 usitumie kapsuli.',
  'Not under 12 years without a clinician.': 'Usiitumie kwa walio chini ya miaka 12 bila mhudumu wa afya.',
  'There is no safety data, and it burns the mouth.': 'Hakuna data ya usalama, na huunguza mdomo.',
} as const;

/** Why vitamins, minerals and honey do not go with medicines and illnesses. */
export const products = {
  'Honey is sugar and raises blood sugar.': 'Asali ni sukari na hupandisha sukari kwenye damu.',
  'Honey can cause botulism in a baby under 12 months.':
    'Asali inaweza kusababisha ugonjwa wa sumu wa botulism kwa mtoto wa chini ya miezi 12.',
  'Part of a high dose leaves the body as oxalate, which forms stones.':
    'Sehemu ya dozi kubwa hutoka mwilini kama oksaleti, ambayo hutengeneza mawe.',
  'Vitamin C makes the body take up more iron.': 'Vitamini C hufanya mwili ufyonze madini ya chuma zaidi.',
  'Very high doses can break down red blood cells.':
    'Dozi kubwa sana zinaweza kuvunja chembe nyekundu za damu.',
  'High doses have weakened warfarin in a few reports.':
    'Dozi kubwa zimedhoofisha warfarin katika ripoti chache.',
  'Zinc holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Zinki huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Zinc binds these antibiotics, which then work less.':
    'Zinki hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Magnesium holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Magnesiamu huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Magnesium binds these antibiotics, which then work less.':
    'Magnesiamu hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Magnesium holds thyroid hormone back in the gut.': 'Magnesiamu huizuia homoni ya thairoidi kwenye utumbo.',
  'Weak kidneys cannot pass magnesium out, and it builds up.':
    'Figo dhaifu haziwezi kuitoa magnesiamu, na hujilimbikiza mwilini.',
  'Magnesium lowers blood pressure a little.': 'Magnesiamu hushusha shinikizo la damu kidogo.',
  'Fish oil in high doses slows clotting a little.':
    'Mafuta ya samaki kwa dozi kubwa huchelewesha kidogo damu kuganda.',
  'High doses may disturb the heart rhythm.': 'Dozi kubwa zinaweza kuvuruga mpigo wa moyo.',
  'Live bacteria can spread in people whose defences are held down.':
    'Bakteria hai wanaweza kusambaa kwa watu ambao kinga yao imedhoofishwa.',
  'With advanced HIV, live bacteria can spread into the blood.':
    'VVU vikiwa vimeendelea sana, bakteria hai wanaweza kusambaa hadi kwenye damu.',
  'Vitamin D can raise blood calcium, which makes digoxin riskier.':
    'Vitamini D inaweza kupandisha kalsiamu kwenye damu, na hilo huifanya digoxin iwe na hatari zaidi.',
  'Thiazide water tablets keep calcium in the body, and vitamin D adds to it.':
    'Tembe za kuongeza mkojo za thiazide huhifadhi kalsiamu mwilini, na vitamini D huiongeza.',
  'Vitamin D raises the calcium that passes through the kidneys.':
    'Vitamini D huongeza kalsiamu inayopita kwenye figo.',
  'Iron holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Madini ya chuma huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Iron binds these antibiotics, which then work less.':
    'Madini ya chuma hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Iron holds thyroid hormone back in the gut.': 'Madini ya chuma huizuia homoni ya thairoidi kwenye utumbo.',
  'A few iron tablets can kill a small child.':
    'Tembe chache za madini ya chuma zinaweza kumuua mtoto mdogo.',
  'The body cannot pass out surplus iron.': 'Mwili hauwezi kutoa madini ya chuma yaliyozidi.',
  'Folic acid can change the level of phenytoin and some other epilepsy medicines.':
    'Asidi ya foliki inaweza kubadilisha kiwango cha phenytoin na dawa nyingine za kifafa mwilini.',
  'Calcium holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Kalsiamu huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Calcium binds these antibiotics, which then work less.':
    'Kalsiamu hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Calcium holds thyroid hormone back in the gut.': 'Kalsiamu huizuia homoni ya thairoidi kwenye utumbo.',
  'High blood calcium makes digoxin stronger and riskier.':
    'Kalsiamu nyingi kwenye damu huifanya digoxin iwe kali na hatari zaidi.',
  'Calcium tablets may add to kidney stones.': 'Tembe za kalsiamu zinaweza kuongeza mawe kwenye figo.',
  'Weak kidneys keep calcium in the blood.': 'Figo dhaifu huhifadhi kalsiamu kwenye damu.',
} as const;

/** The warnings of herbs, remedies and their rules that are said once or seldom. `src/words/warnings.test.ts` misses none. */
export const known = {
  ...alerts,
  ...allergiesAndOthers,
  ...breastfeeding,
  ...children,
  ...illnesses,
  ...organs,
  ...pregnancy,
  ...products,
  ...remedies,
  ...remediesForWhom,
  ...withBleeding,
  ...withHeart,
  ...withInfections,
  ...withMind,
  ...withOthers,
  ...withPotassium,
  ...withSugar,
} as const;
