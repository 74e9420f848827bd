import { alerts } from './knowledge/alerts.ts';
import { allergiesAndOthers, illnesses, organs } from './warnings/illnesses.ts';
import { breastfeeding, pregnancy } from './warnings/pregnancy.ts';
import { remediesForWhom, remedies } from './warnings/remedies.ts';
import { withBleeding, withSugar, withHeart, withPotassium } from './warnings/with-blood-and-heart.ts';
import { withMind, withInfections, withOthers } from './warnings/with-others.ts';

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
