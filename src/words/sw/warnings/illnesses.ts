/** Why herbs do not go with other illnesses and treatments. */
export const illnesses = {
  // hormone-sensitive-illness
  'Lignans act a little like oestrogen.': 'Kemikali zake za lignan hufanya kazi kidogo kama estrojeni.',
  'It may act on hormone receptors.': 'Inaweza kuathiri vipokezi vya homoni.',
  'It may act on hormones.': 'Inaweza kuathiri homoni.',
  'The plant above ground may act like oestrogen.':
    'Sehemu ya mmea iliyo juu ya ardhi inaweza kufanya kazi kama estrojeni.',
  'It may touch hormone balance.': 'Inaweza kugusa usawa wa homoni.',
  'It may act very weakly like oestrogen.': 'Inaweza kufanya kazi kwa udhaifu sana kama estrojeni.',
  'It may act like oestrogen.': 'Inaweza kufanya kazi kama estrojeni.',
  // bowel-blockage
  'The sap makes the bowel push against a block.':
    'Utomvu hufanya utumbo usukume dhidi ya mahali palipoziba.',
  'Latex makes the bowel push against a block.':
    'Utomvu wa njano hufanya utumbo usukume dhidi ya mahali palipoziba.',
  'The fibre swells.': 'Nyuzinyuzi zake hufura.',
  'Swallowed oil makes the bowel push against a block.':
    'Mafuta yakimezwa hufanya utumbo usukume dhidi ya mahali palipoziba.',
  'It swells behind a narrow place.': 'Hufura nyuma ya mahali palipobanwa.',
  'It swells and would block it further.': 'Hufura na ingeziba utumbo zaidi.',
  'It makes the bowel push against a block.': 'Hufanya utumbo usukume dhidi ya mahali palipoziba.',
  // bleeding-disorder
  'Eugenol slows platelets.': 'Eugenol huchelewesha damu kuganda.',
  'Supplements slow platelets.': 'Virutubisho vya ziada huchelewesha damu kuganda.',
  'It holds coumarins, which may add to bleeding.':
    'Ina kemikali za coumarin, ambazo zinaweza kuongeza kutokwa na damu.',
  // iron-deficiency
  'Tea with meals lowers iron uptake a little.':
    'Chai pamoja na mlo hupunguza kidogo madini ya chuma yanayofyonzwa.',
  'Tea with meals lowers iron uptake.': 'Chai pamoja na mlo hupunguza madini ya chuma yanayofyonzwa.',
  'Tannins of red grain hold iron back; ferment it or add lemon.':
    'Tanini za nafaka nyekundu huzuia madini ya chuma; ichachushe au uongeze limau.',
  'Large amounts lower iron uptake.': 'Kiasi kikubwa hupunguza madini ya chuma yanayofyonzwa.',
  // reflux
  'It brings on heartburn.': 'Huleta kiungulia.',
  'Bitters stir acid.': 'Vitu vichungu huchochea asidi ya tumbo.',
  'It is sour and can burn.': 'Ni chachu na inaweza kuunguza.',
  'It opens the valve to the gullet.': 'Hufungua mlango wa umio.',
  'The acid can burn.': 'Asidi inaweza kuunguza.',
  'The hot bark irritates the gullet.': 'Gome lake kali huwasha umio.',
  // hiv-treatment
  'It may weaken ARVs and the blood.': 'Inaweza kudhoofisha ARV na damu.',
  'It can change the enzymes that clear ARVs.': 'Inaweza kubadilisha vimeng’enya vinavyoondoa ARV mwilini.',
  'No piperine supplements; pepper on food is fine.':
    'Usitumie virutubisho vya ziada vya piperine; pilipili manga kwenye chakula haina shida.',
  'It blocks enzymes that clear ARVs.': 'Huzuia vimeng’enya vinavyoondoa ARV mwilini.',
  'It changes the level of several ARVs.': 'Hubadilisha kiwango cha ARV kadhaa mwilini.',
  'It strains the liver and changes enzymes that clear ARVs.':
    'Hulemea ini na hubadilisha vimeng’enya vinavyoondoa ARV mwilini.',
  'It makes ARVs fail.': 'Hufanya ARV zishindwe kufanya kazi.',
  // stomach-ulcer
  'The bitter leaf stirs stomach acid.': 'Jani chungu huchochea asidi ya tumbo.',
  'It can irritate the stomach.': 'Inaweza kuwasha tumbo.',
  'It irritates.': 'Huwasha.',
  'Raw leaf juice, taken for ulcers by custom, holds solanine.':
    'Juisi ya majani mabichi, inayotumiwa kimila kwa vidonda vya tumbo, ina sumu ya solanine.',
  'It irritates the gullet and the stomach.': 'Huwasha umio na tumbo.',
  'The acid can sting an ulcer.': 'Asidi inaweza kuchoma kidonda cha tumbo.',
  'Strong tea stirs acid.': 'Chai kali huchochea asidi ya tumbo.',
  'The hot bark irritates the stomach.': 'Gome lake kali huwasha tumbo.',
  // asthma
  'Smoke and strong steam can tighten the chest.': 'Moshi na mvuke mkali vinaweza kubana kifua.',
  'Strong steam can tighten the chest.': 'Mvuke mkali unaweza kubana kifua.',
  'It may add to phlegm.': 'Inaweza kuongeza makohozi.',
  'Strong vapour can tighten the chest.': 'Harufu yake kali inaweza kubana kifua.',
  'Dust and fumes bring on cough.': 'Vumbi na moshi wake huleta kikohozi.',
  'Dust of the powder can bring on wheeze.': 'Vumbi la unga wake linaweza kuleta kupumua kwa mluzi.',
  // bowel-disease
  'The sap inflames the bowel.': 'Utomvu huvimbisha utumbo.',
  'Latex inflames the bowel.': 'Utomvu wa njano huvimbisha utumbo.',
  'Swallowed oil irritates the bowel.': 'Mafuta yakimezwa huwasha utumbo.',
  'Blood or fever with loose stools needs a clinician.':
    'Damu au homa pamoja na kuharisha vinahitaji mhudumu wa afya.',
  'It loosens stools.': 'Hulainisha choo.',
  'It irritates an inflamed bowel.': 'Huwasha utumbo uliovimba.',
  // gallstones
  'Swallowed oil makes the gall bladder squeeze.': 'Mafuta yakimezwa hufanya kibofu cha nyongo kijikaze.',
  'It makes the gall bladder squeeze.': 'Hufanya kibofu cha nyongo kijikaze.',
  // cancer-treatment
  'It may add to the fall of blood cells.': 'Inaweza kuzidisha kupungua kwa seli za damu.',
  'It stirs the immune system and may change the level of some medicines.':
    'Huchochea kinga ya mwili na inaweza kubadilisha kiwango cha baadhi ya dawa mwilini.',
  'Liver injury was reported with imatinib.': 'Kuumia kwa ini kumeripotiwa ilipotumiwa na imatinib.',
  'It blocks enzymes that many cancer medicines need.':
    'Huzuia vimeng’enya ambavyo dawa nyingi za saratani huvihitaji.',
  'It raises several cancer tablets.': 'Hupandisha kiwango cha tembe kadhaa za saratani mwilini.',
  'It lowers many cancer medicines.': 'Hushusha kiwango cha dawa nyingi za saratani mwilini.',
  // low-potassium
  'Purging drains potassium.': 'Kuharisha hupunguza potasiamu mwilini.',
  'Latex drains potassium.': 'Utomvu wa njano hupunguza potasiamu mwilini.',
  'Swallowed oil drains potassium; on hair it does not matter.':
    'Mafuta yakimezwa hupunguza potasiamu mwilini; kwenye nywele hayana athari.',
  'It drains potassium.': 'Hupunguza potasiamu mwilini.',
  // kidney-stones
  'It holds oxalate; keep portions small and pour off the water.':
    'Ina oksaleti; kula migawo midogo na umwage maji yaliyochemshia.',
  'It is sour and holds vitamin C.': 'Ni chachu na ina vitamini C.',
  'Large amounts bring oxalate and vitamin C.': 'Kiasi kikubwa huleta oksaleti na vitamini C.',
  'It holds oxalate; keep portions small.': 'Ina oksaleti; kula migawo midogo.',
  'Large amounts bring oxalate.': 'Kiasi kikubwa huleta oksaleti.',
  // low-blood-pressure
  'It may lower pressure.': 'Inaweza kushusha presha.',
  'It can lower pressure further.': 'Inaweza kushusha presha zaidi.',
  'It may lower pressure a little more.': 'Inaweza kushusha presha kidogo zaidi.',
  'Loose stools can lower pressure.': 'Kuharisha kunaweza kushusha presha.',
  // autoimmune-disease
  'Swallowed neem may stir the immune system.': 'Mwarobaini ukimezwa unaweza kuchochea kinga ya mwili.',
  // trying-for-a-baby
  'It lowered fertility in animals.': 'Ilipunguza uwezo wa kuzaa kwa wanyama.',
  'It may act on hormones and the womb.': 'Inaweza kuathiri homoni na tumbo la uzazi.',
  'Long use lowered sperm in some animal studies.':
    'Matumizi ya muda mrefu yalipunguza mbegu za kiume katika baadhi ya tafiti za wanyama.',
  'Neem hindered pregnancy in animals and is used by custom to prevent it.':
    'Mwarobaini ulizuia mimba kwa wanyama, na kimila hutumiwa kuzuia mimba.',
  'Seeds lowered fertility in animals.': 'Mbegu zake zilipunguza uwezo wa kuzaa kwa wanyama.',
  // high-blood-pressure
  'It may raise pressure.': 'Inaweza kupandisha presha.',
  'It may change pressure.': 'Inaweza kubadilisha presha.',
  'It raises pressure.': 'Hupandisha presha.',
  'It raises pressure and pulse.': 'Hupandisha presha na kuongeza kasi ya moyo.',
  'There is little data; measure your pressure.': 'Data ni kidogo; pima presha yako.',
  'Caffeine raises pressure for a few hours.': 'Kafeini hupandisha presha kwa saa chache.',
  // tb-treatment
  'TB tablets strain the liver too.': 'Tembe za kifua kikuu hulemea ini pia.',
  'It changes the level of TB medicines.': 'Hubadilisha kiwango cha dawa za kifua kikuu mwilini.',
  // older-adult
  'Older people lose potassium sooner.': 'Wazee hupoteza potasiamu haraka zaidi.',
} as const;

/** Why herbs do not go with allergies and with rarer illnesses. */
export const allergiesAndOthers = {
  // plant-allergy
  'Avocado allergy is known.': 'Mzio wa parachichi unajulikana.',
  'Some people react with mouth sores or rash.': 'Watu wengine hupata vidonda vya mdomo au upele.',
  'Dust has brought on severe allergy.': 'Vumbi lake limewahi kuleta mzio mkali.',
  'People allergic to asparagus react.': 'Wenye mzio wa asparagasi huathirika.',
  'Dust and leaf irritate eyes, nose and skin.': 'Vumbi na jani lake huwasha macho, pua na ngozi.',
  // overactive-thyroid
  'Very large amounts, day after day, were linked to goitre where iodine is low.':
    'Kiasi kikubwa sana siku baada ya siku kimehusishwa na goita pale ambapo madini ya joto (iodini) ni kidogo.',
  'It may raise thyroid hormone.': 'Inaweza kupandisha homoni ya thairoidi.',
  // urinary-blockage
  'It may act on the bladder.': 'Inaweza kuathiri kibofu cha mkojo.',
  'It tightens the neck of the bladder.': 'Hukaza shingo ya kibofu cha mkojo.',
  'If urine stops or holds blood, go to a hospital; do not wait for a herb.':
    'Mkojo ukikoma au ukiwa na damu, nenda hospitali; usingojee mmea.',
  'See a clinician when urine does not flow.': 'Mwone mhudumu wa afya mkojo usipotoka.',
  // nut-allergy
  'It is a tree nut, and allergy to it is often severe.':
    'Ni njugu ya miti, na mzio wake mara nyingi ni mkali.',
  'A few people are allergic to coconut.': 'Watu wachache wana mzio wa nazi.',
  'It is a tree nut.': 'Ni njugu ya miti.',
  'Reactions are rare; test a spot first.': 'Mzio ni nadra; jaribu kwanza mahali padogo.',
  // swallowing-difficulty
  'It swells and sticks.': 'Hufura na kukwama.',
  'It can block the gullet.': 'Inaweza kuziba umio.',
  'Dry seeds swell and can choke.': 'Mbegu kavu hufura na zinaweza kukaba.',
  // carrot-family-allergy
  'It belongs to the carrot family.': 'Ni ya jamii ya karoti.',
  // legume-allergy
  'People allergic to peanut or chickpea may react.':
    'Wenye mzio wa njugu karanga au dengu wanaweza kuathirika.',
  // stroke
  'Bleeding in the brain was reported.': 'Kutokwa na damu kwenye ubongo kumeripotiwa.',
  'It raises pressure and narrows vessels.': 'Hupandisha presha na kubana mishipa ya damu.',
  'Blood thinners given after a stroke fall while it is taken.':
    'Dawa za kuzuia damu kuganda zinazotolewa baada ya kiharusi hushuka mwilini inapotumiwa.',
  // bipolar-or-psychosis
  'Mania was reported.': 'Wazimu wa furaha kupita kiasi (mania) umeripotiwa.',
  'Stiffness and twisting movements were reported with these tablets.':
    'Mwili kukakamaa na kujipinda kumeripotiwa ilipotumiwa na tembe hizi.',
  'It can bring on mania and voices.':
    'Inaweza kuleta wazimu wa furaha kupita kiasi (mania) na kusikia sauti.',
  'It can bring on mania.': 'Inaweza kuleta wazimu wa furaha kupita kiasi (mania).',
  // prostate-trouble
  'It may raise testosterone; not with prostate cancer.':
    'Inaweza kupandisha homoni ya testosterone; usiitumie ukiwa na saratani ya tezi dume.',
  'Have the prostate examined first, so that cancer is not missed.':
    'Tezi dume ichunguzwe kwanza, ili saratani isipitwe bila kuonekana.',
  'Have the prostate examined first.': 'Tezi dume ichunguzwe kwanza.',
  // latex-allergy
  'People allergic to rubber may react.': 'Wenye mzio wa mpira wanaweza kuathirika.',
  'People allergic to rubber may react to unripe fruit.':
    'Wenye mzio wa mpira wanaweza kuathirika na tunda bichi.',
  // g6pd-deficiency
  'Seeds hold vicine, which breaks down red cells.':
    'Mbegu zake zina vicine, ambayo huvunja chembe nyekundu za damu.',
  'Berberine can break down red blood cells and cause jaundice.':
    'Berberine inaweza kuvunja chembe nyekundu za damu na kufanya ngozi na macho kuwa ya manjano (jaundice).',
  'Red cells broke down in a person who drank the tea.':
    'Chembe nyekundu za damu zilivunjika kwa mtu aliyekunywa chai yake.',
  // depression
  'It can deepen low mood.': 'Inaweza kuzidisha huzuni.',
  'The drop after chewing lowers the mood.': 'Kushuka kwa nguvu baada ya kuitafuna huleta huzuni.',
  'Low mood needs a clinician, and it must not meet tablets for it.':
    'Huzuni inahitaji mhudumu wa afya, na mmea huu usitumike pamoja na tembe za huzuni.',
  // onion-family-allergy
  'People who react to garlic, onion or tulips may react to aloe.':
    'Wanaoathirika na kitunguu saumu, kitunguu au tulipu wanaweza kuathirika na shubiri.',
  'It belongs to the onion family.': 'Ni ya jamii ya vitunguu.',
  // gout
  'Very large daily portions may matter.': 'Migawo mikubwa sana kila siku inaweza kuwa na athari.',
  'It brings purines.': 'Huleta purini, ambazo huzidisha asidi ya yuriki.',
  // underactive-thyroid
  'Leaf may disturb thyroid hormone.': 'Jani linaweza kuvuruga homoni ya thairoidi.',
  'It lowered thyroid hormone in animals.': 'Ilishusha homoni ya thairoidi kwa wanyama.',
  // underweight
  'It takes hunger away.': 'Huondoa njaa.',
  // eating-disorder
  'Laxatives are misused to lose weight, and drain potassium.':
    'Dawa za kulainisha choo hutumiwa vibaya kupunguza uzito, na hupunguza potasiamu mwilini.',
  // sesame-allergy
  'Sesame allergy can be severe.': 'Mzio wa ufuta unaweza kuwa mkali.',
} as const;

/** Why herbs do not go with illnesses of kidney, liver, heart, skin and nerves, with operations and transplants. */
export const organs = {
  // kidney-disease
  'Animal studies saw harm to the kidneys.': 'Tafiti kwa wanyama ziliona madhara kwenye figo.',
  'Aloe sap has harmed kidneys.': 'Utomvu wa shubiri umewahi kudhuru figo.',
  'Latex has harmed kidneys.': 'Utomvu wake wa njano umewahi kudhuru figo.',
  'A helping of cooked leaf (130 g) brings about 833 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 833 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Half a fruit (75 g) brings about 364 mg of potassium, which weak kidneys cannot pass out.':
    'Nusu ya tunda (gramu 75) huleta takriban 364 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'The dry pulp is rich in potassium; a spoon adds to the day.':
    'Nyama yake kavu ina potasiamu nyingi; kijiko kimoja huongeza kwenye ya siku nzima.',
  'Kidney injury has been reported.': 'Kuumia kwa figo kumeripotiwa.',
  'Lost water and salts are hard on kidneys.': 'Kupoteza maji na chumvi mwilini huumiza figo.',
  'A glass of coconut water brings about 625 mg of potassium, which weak kidneys cannot pass out.':
    'Glasi ya maji ya dafu huleta takriban 625 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A helping of cooked leaf (130 g) brings about 456 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 456 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'It is rich in potassium and makes more urine.': 'Ina potasiamu nyingi na huongeza mkojo.',
  'A helping of cooked leaf (130 g) brings about 715 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 715 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Daily tea lowered kidney values a little in a small study.':
    'Chai ya kila siku ilipunguza kidogo utendaji wa figo katika utafiti mdogo.',
  'It makes the kidneys keep salt.': 'Hufanya figo zihifadhi chumvi.',
  'Dark greens are rich in potassium; boil them in much water and pour it off.':
    'Mboga za kijani kibichi zina potasiamu nyingi; zichemshe kwa maji mengi na uyamwage.',
  'A helping of cooked leaf (100 g) brings about 344 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 100) huleta takriban 344 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Swallowed neem has harmed liver and kidney.': 'Mwarobaini ukimezwa umewahi kudhuru ini na figo.',
  'A slice (150 g) brings about 273 mg of potassium, which weak kidneys cannot pass out.':
    'Kipande kimoja (gramu 150) huleta takriban 273 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A helping of cooked leaf (130 g) brings about 569 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 569 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Much tannin is hard on the kidneys.': 'Tanini nyingi huumiza figo.',
  'A teaspoon (2 g) brings about 27 mg of potassium, which weak kidneys cannot pass out.':
    'Kijiko cha chai (gramu 2) huleta takriban 27 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'With weak kidneys, do not flush with teas.': 'Figo zikiwa dhaifu, usijisafishe kwa kunywa chai nyingi.',
  'A cooked root (150 g) brings about 345 mg of potassium, which weak kidneys cannot pass out.':
    'Mzizi mmoja uliopikwa (gramu 150) huleta takriban 345 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A tablespoon of pulp (15 g) brings about 94 mg of potassium, which weak kidneys cannot pass out.':
    'Kijiko cha mezani cha nyama ya tunda (gramu 15) huleta takriban 94 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A cooked piece (150 g) brings about 726 mg of potassium, which weak kidneys cannot pass out.':
    'Kipande kilichopikwa (gramu 150) huleta takriban 726 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  // liver-disease
  'Hepatitis was reported after swallowed aloe; gel on skin is fine.':
    'Ugonjwa wa ini (hepatitis) umeripotiwa baada ya kumeza shubiri; jeli kwenye ngozi haina shida.',
  'Hepatitis was reported with capsules.': 'Ugonjwa wa ini (hepatitis) umeripotiwa kwa waliotumia kapsuli.',
  'Rare liver injury is on record.': 'Imeripotiwa kuumiza ini, ingawa ni nadra.',
  'Juice raised liver values in reports.': 'Juisi yake imeripotiwa kupandisha vipimo vya ini.',
  'Coumarin, above all in cassia, can strain the liver.':
    'Kemikali ya coumarin, hasa kwenye mdalasini wa cassia, inaweza kulemea ini.',
  'Swallowed oil is hard on the liver.': 'Mafuta yakimezwa huumiza ini.',
  'Do not swallow it.': 'Usimeze.',
  'Liver injury is on record.': 'Imeripotiwa kuumiza ini.',
  'Liver injury was reported.': 'Kuumia kwa ini kumeripotiwa.',
  'It has destroyed livers.': 'Imewahi kuharibu ini kabisa.',
  'It blocks the flow of bile.': 'Huzuia nyongo isitiririke.',
  'It adds to swelling.': 'Huongeza uvimbe.',
  'Have the cause found first.': 'Tafuta kwanza chanzo cha tatizo kwa kupimwa.',
  'Liver injury in chewers is on record.': 'Kuumia kwa ini kumeripotiwa kwa wanaoitafuna.',
  'Raised liver values were reported in a few people who drank very much.':
    'Vipimo vya ini kupanda vimeripotiwa kwa watu wachache waliokunywa nyingi sana.',
  'Untested lots may hold liver poisons.': 'Bechi ambazo hazijapimwa zinaweza kuwa na sumu za ini.',
  'No extract capsules: they have injured livers.': 'Usitumie kapsuli za dondoo: zimewahi kuumiza ini.',
  'Strong extracts have injured livers.': 'Dondoo kali zimewahi kuumiza ini.',
  'Rare liver injury was reported.': 'Kuumia kwa ini kumeripotiwa, ingawa ni nadra.',
  'Its strong substances were never studied in liver disease.':
    'Kemikali zake kali hazijawahi kuchunguzwa kwa wenye ugonjwa wa ini.',
  // heart-disease
  'Only with the agreement of your heart clinic.': 'Ikiwa tu kliniki yako ya moyo imekubali.',
  'It may slow the pulse.': 'Inaweza kupunguza kasi ya mapigo ya moyo.',
  'Root may hold substances that act on the heart.': 'Mzizi unaweza kuwa na kemikali zinazoathiri moyo.',
  'Keep the oil small: it raises LDL cholesterol.': 'Tumia mafuta kidogo tu: hupandisha kolesteroli ya LDL.',
  'Berberine acts on the heart beat.': 'Berberine huathiri mapigo ya moyo.',
  'It changes many heart tablets.': 'Hubadilisha nguvu ya tembe nyingi za moyo.',
  'It narrows vessels and has been linked to heart attacks.':
    'Hubana mishipa ya damu na imehusishwa na mshtuko wa moyo.',
  'It makes a little more urine; do not flush swelling.': 'Huongeza mkojo kidogo; usiitumie kuondoa uvimbe.',
  'Many heart tablets fall while it is taken.':
    'Kiwango cha tembe nyingi za moyo hushuka mwilini inapotumiwa.',
  'With swelling from the heart, do not flush with teas.':
    'Ukiwa na uvimbe unaotokana na moyo, usijisafishe kwa kunywa chai nyingi.',
  'Caffeine can bring on palpitations.': 'Kafeini inaweza kuleta moyo kudunda kwa nguvu.',
  'Its alkaloids may act on the heart.': 'Alkaloidi zake zinaweza kuathiri moyo.',
  // surgery-within-2-weeks
  'Much bleeding in an operation was reported after swallowed aloe.':
    'Kutokwa na damu nyingi wakati wa upasuaji kumeripotiwa baada ya kumeza shubiri.',
  'It makes sugar hard to steer around an operation; stop it two weeks before.':
    'Hufanya sukari iwe vigumu kudhibiti wakati wa upasuaji; acha kuitumia wiki mbili kabla.',
  'It may slow clotting and lower sugar.': 'Inaweza kuchelewesha damu kuganda na kushusha sukari.',
  'Its alkaloids relax muscles as medicines of the theatre do.':
    'Alkaloidi zake hulegeza misuli kama dawa za chumba cha upasuaji zinavyofanya.',
  'It can lower sugar and slow clotting; stop powders two weeks before.':
    'Inaweza kushusha sukari na kuchelewesha damu kuganda; acha unga wake wiki mbili kabla.',
  'Supplements can make bleeding harder to stop.':
    'Virutubisho vya ziada vinaweza kufanya kutokwa na damu kuwe vigumu kuzuia.',
  'It may make bleeding harder to stop.': 'Inaweza kufanya kutokwa na damu kuwe vigumu kuzuia.',
  'It may change bleeding and sugar.': 'Inaweza kubadilisha kutokwa na damu na sukari.',
  'It can lower pressure and sugar.': 'Inaweza kushusha presha na sukari.',
  'It deepens anaesthesia.': 'Huzidisha nguvu ya dawa ya nusukaputi.',
  'It changes anaesthetic medicines.': 'Hubadilisha nguvu ya dawa za nusukaputi.',
  // organ-transplant
  'It acts on the immune system and on enzymes that clear transplant medicines.':
    'Huathiri kinga ya mwili na vimeng’enya vinavyoondoa dawa za kupandikizwa kiungo.',
  'Large amounts raised ciclosporin in a report.':
    'Kiasi kikubwa kilipandisha ciclosporin katika ripoti moja.',
  'Berberine raised ciclosporin.': 'Berberine ilipandisha ciclosporin mwilini.',
  'It raises transplant medicines dangerously.':
    'Hupandisha dawa za kupandikizwa kiungo hadi kiwango cha hatari.',
  'It may stir the immune system against the new organ.':
    'Inaweza kuchochea kinga ya mwili ishambulie kiungo kipya.',
  'It has cost people their new organ.': 'Imewahi kuwafanya watu wapoteze kiungo chao kipya.',
  // broken-skin
  'Keep it off deep or infected wounds.': 'Usiiweke kwenye vidonda vya kina au vyenye maambukizi.',
  'Not on deep or infected wounds.': 'Usiitumie kwenye vidonda vya kina au vyenye maambukizi.',
  'Camphor passes through broken skin.': 'Kafuri hupita kwenye ngozi yenye jeraha.',
  'It burns open skin badly.': 'Huunguza vibaya ngozi yenye kidonda.',
  'The oil burns gums and skin.': 'Mafuta yake huunguza fizi na ngozi.',
  'Unclean sap can infect a wound.': 'Utomvu usio safi unaweza kuambukiza kidonda.',
  'It passes through broken skin.': 'Hupita kwenye ngozi yenye jeraha.',
  'Raw garlic burns skin.': 'Kitunguu saumu kibichi huunguza ngozi.',
  'Fruit pulp can blister and infect.': 'Nyama ya tunda inaweza kutoa malengelenge na kuleta maambukizi.',
  'Leaf washes are not sterile; keep them off open wounds.':
    'Maji ya majani ya kuoshea si safi kabisa dhidi ya vijidudu; usiyaweke kwenye vidonda vilivyo wazi.',
  'Do not seal broken or infected skin.': 'Usizibe ngozi yenye jeraha au maambukizi.',
  // epilepsy
  'Thujone in the oil can bring on fits.': 'Kemikali ya thujone kwenye mafuta yake inaweza kuleta degedege.',
  'No piperine supplements: they change the level of epilepsy medicines.':
    'Usitumie virutubisho vya ziada vya piperine: hubadilisha kiwango cha dawa za kifafa mwilini.',
  'Camphor can bring on fits.': 'Kafuri inaweza kuleta degedege.',
  'Its alkaloids act on nerves and muscles.': 'Alkaloidi zake huathiri neva na misuli.',
  'The oil can bring on fits.': 'Mafuta yake yanaweza kuleta degedege.',
  'It can bring on fits.': 'Inaweza kuleta degedege.',
  'It changes how nerves are calmed and may change the level of tablets.':
    'Hubadilisha jinsi neva zinavyotulizwa, na inaweza kubadilisha kiwango cha tembe mwilini.',
  'Oil and strong amounts can bring on fits.': 'Mafuta yake na kiasi kikubwa vinaweza kuleta degedege.',
  'Thujone can bring on fits.': 'Kemikali ya thujone inaweza kuleta degedege.',
  'It lowers epilepsy medicines.': 'Hushusha kiwango cha dawa za kifafa mwilini.',
} as const;
