/** The first line of a herb’s page where it warns. */
export const summaries = {
  'The bitter aloe of the dry lands, used on wounds and in muratina by custom. Its sap purges; do not drink it.':
    'Shubiri chungu ya maeneo makavu, ambayo kimila hutumiwa kwenye vidonda na kwenye muratina. Utomvu wake huharisha; usiunywe.',
  'A southern African corm once pushed for HIV. It can disturb ARVs and blood cells, so we advise against it.':
    'Kiazi cha kusini mwa Afrika kilichowahi kutangazwa kwa VVU. Kinaweza kuvuruga ARV na seli za damu, kwa hivyo tunashauri usikitumie.',
  'Green, purple or black, one leaf. A drink with caffeine; strong extracts in capsules have hurt livers.':
    'Iwe ya kijani, zambarau au nyeusi, ni jani moja. Ni kinywaji chenye kafeini; dondoo kali za kapsuli zimewahi kuumiza ini.',
  'A bark given for the heart in India. Small trials; chest pain needs a hospital, not a bark.':
    'Gome linalotolewa kwa ajili ya moyo nchini India. Majaribio ni madogo; maumivu ya kifua yanahitaji hospitali, si gome.',
  'A grey, bitter highland bush whose steam and tea are used for colds by custom. No treatment for malaria.':
    'Kichaka cha kijivu na kichungu cha nyanda za juu, ambacho kimila mvuke na chai yake hutumiwa kwa mafua. Si matibabu ya malaria.',
  'The plant from which malaria tablets are made. Its tea is no malaria treatment, says the WHO, and we give no dose.':
    'Mmea unaotumiwa kutengeneza tembe za malaria. WHO inasema chai yake si matibabu ya malaria, na hatutoi dozi.',
  'A root taken for stress and sleep, with small trials behind it. It can touch thyroid and liver; never in pregnancy.':
    'Mzizi unaotumiwa kwa msongo wa mawazo na usingizi, wenye majaribio madogo. Unaweza kuathiri thairoidi na ini; usiutumie kamwe wakati wa ujauzito.',
  'Fruit and oil are rich, good food. Leaf and stone are drunk by custom, but they hold persin and we advise against it.':
    'Tunda na mafuta yake ni chakula bora chenye mafuta mengi. Kimila, chai ya majani na ya kokwa hunywewa, lakini zina kemikali ya persin na tunashauri usizinywe.',
  'Karela: a bitter vegetable. It can lower sugar with diabetes tablets; trials do not show that it works alone.':
    'Karela: mboga chungu. Inaweza kushusha sukari ikitumiwa na tembe za kisukari; majaribio hayaonyeshi kwamba hufanya kazi peke yake.',
  'A pinch in food is fine. Piperine supplements push up the level of many medicines; never with ARVs.':
    'Kidogo kwenye chakula hakina shida. Virutubisho vya ziada vya piperine hupandisha kiwango cha dawa nyingi mwilini; usivitumie kamwe pamoja na ARV.',
  'Habasoda: a peppery seed with small trials for sugar, fats and pressure. Not in pregnancy beyond a sprinkle.':
    'Habasoda: mbegu kali yenye majaribio madogo kuhusu sukari, mafuta ya damu na presha. Wakati wa ujauzito usizidi kunyunyiza kidogo.',
  'A camphor-scented basil, farmed round Kakamega Forest for chest balms. For the outside only.':
    'Mrihani wenye harufu ya kafuri, unaolimwa kuzunguka Msitu wa Kakamega kwa malhamu za kifua. Kwa matumizi ya nje tu.',
  'A thorny shrub with sweet dark berries that children love. Root is boiled in soup by custom; little is known.':
    'Kichaka chenye miiba na matunda matamu ya rangi nzito ambayo watoto huyapenda. Kimila, mzizi huchemshwa kwenye supu; yanayojulikana ni machache.',
  'Korosho: a creamy nut of the coast with fat, protein and magnesium. The raw shell burns skin.':
    'Korosho: njugu laini ya pwani yenye mafuta, protini na magnesiamu. Ganda lake bichi huunguza ngozi.',
  'Hot pepper for the pot, and capsaicin creams for pain. Keep it off eyes, broken skin and children.':
    'Pilipili kali ya kupikia, na krimu za capsaicin za maumivu. Iweke mbali na macho, ngozi yenye jeraha na watoto.',
  'A daisy-like flower for an evening tea and for skin washes. Avoid it with daisy or ragweed allergy.':
    'Ua linalofanana na daisy, la chai ya jioni na la kuoshea ngozi. Liepuke ukiwa na mzio wa maua ya daisy au ragweed.',
  'A seed that swells to a gel, rich in fibre and plant omega-3. Always soak it first.':
    'Mbegu inayofura na kuwa kama jeli, yenye nyuzinyuzi na omega-3 ya mimea kwa wingi. Iloweke kwanza kila mara.',
  'Mdalasini: a sweet bark for chai and pilau. Evidence for blood sugar is weak; cassia can strain the liver.':
    'Mdalasini: gome tamu la chai na pilau. Ushahidi kuhusu sukari ya damu ni dhaifu; aina ya cassia inaweza kulemea ini.',
  'Karafuu: a dried flower bud that numbs a sore tooth for a while. The oil is strong and poisons small children.':
    'Karafuu: tumba la ua lililokaushwa ambalo hulitia ganzi kwa muda jino linalouma. Mafuta yake ni makali na huwadhuru watoto wadogo kwa sumu.',
  'Milk, water and oil of the coast. Good food in measure; the oil raises LDL cholesterol.':
    'Tui, maji ya dafu na mafuta ya pwani. Ni chakula kizuri kwa kiasi; mafuta yake hupandisha kolesteroli ya LDL.',
  'A soft-leaved tree whose sap is dabbed on small cuts by custom. Its seeds and oil are poisonous purges.':
    'Mti wenye majani laini ambao kimila utomvu wake hupakwa kwenye majeraha madogo. Mbegu na mafuta yake ni sumu na huharisha vikali.',
  'A flower taken for colds. Trials disagree; at best it does a little. Not with HIV, TB or transplant medicine.':
    'Ua linalotumiwa kwa mafua. Majaribio yanatofautiana; likisaidia, ni kidogo tu. Usilitumie pamoja na dawa za VVU, kifua kikuu au za waliopandikizwa kiungo.',
  'A sacred tree with red flowers. Bark is used for many ills by custom; its seeds are a nerve poison.':
    'Mti mtakatifu wenye maua mekundu. Kimila, gome hutumiwa kwa magonjwa mengi; mbegu zake ni sumu ya neva.',
  'A tree whose vapour opens the nose. The oil is a poison when swallowed and dangerous for small children.':
    'Mti ambao mvuke wake hufungua pua. Mafuta yake ni sumu yakimezwa, na ni hatari kwa watoto wadogo.',
  'A sweet, anise-scented seed chewed after meals for wind and cramps. Short use only for children.':
    'Mbegu tamu yenye harufu ya anise inayotafunwa baada ya milo kwa gesi na msokoto wa tumbo. Kwa watoto, itumike kwa muda mfupi tu.',
  'Uwatu: a bitter seed rich in slimy fibre. It lowers sugar in trials and must be watched with diabetes tablets.':
    'Uwatu: mbegu chungu yenye nyuzinyuzi telezi kwa wingi. Katika majaribio hushusha sukari, na lazima iangaliwe kwa makini ikitumiwa na tembe za kisukari.',
  'A kitchen bulb that lowers pressure and cholesterol a little. Supplements can weaken some HIV medicines.':
    'Tunguu la jikoni linaloshusha presha na kolesteroli kidogo. Virutubisho vya ziada vyake vinaweza kudhoofisha baadhi ya dawa za VVU.',
  'A leaf extract for memory that did not keep healthy people from dementia. It can add to bleeding and fits.':
    'Dondoo la majani kwa kumbukumbu ambalo halikuwakinga watu wenye afya wasipoteze kumbukumbu uzeeni (dementia). Linaweza kuongeza kutokwa na damu na degedege.',
  'A root taken for energy. Studies are uncertain, and it meets warfarin, diabetes tablets and some ARVs.':
    'Mzizi unaotumiwa kwa nguvu. Tafiti hazina uhakika, na huingiliana na warfarin, tembe za kisukari na baadhi ya ARV.',
  'A North American root in "immune" mixtures. It blocks enzymes that clear many medicines, ARVs among them.':
    'Mzizi wa Amerika Kaskazini uliomo kwenye michanganyiko ya “kinga”. Huzuia vimeng’enya vinavyoondoa dawa nyingi mwilini, zikiwemo ARV.',
  'A creeping pennywort used on scars and for heavy legs. Extracts have small trials; rare liver injury is known.':
    'Mmea unaotambaa unaotumiwa kwenye makovu na kwa miguu mizito. Dondoo zake zina majaribio madogo; kuumia kwa ini kunajulikana, ingawa ni nadra.',
  'A sour fruit that changes many medicines for a whole day. Check your tablets before you drink it.':
    'Tunda chachu linalobadilisha dawa nyingi kwa siku nzima. Kagua tembe zako kabla ya kunywa juisi yake.',
  'Giloy was drunk for "immunity" in the Covid years and injured livers. We give no dose.':
    'Giloy ilinywewa kwa ajili ya “kinga” miaka ya Covid, na iliumiza ini. Hatutoi dozi.',
  'A ruby tea from dried calyces that lowers raised pressure a little. Count it beside your tablets.':
    'Chai nyekundu ya kalisi zilizokaushwa inayoshusha kidogo presha iliyopanda. Ihesabu pamoja na tembe zako.',
  'A Pacific root that calms, and has destroyed livers. European regulators found the risk too high.':
    'Mzizi wa Pasifiki unaotuliza, na ambao umewahi kuharibu ini kabisa. Mamlaka za dawa za Ulaya ziliona hatari ni kubwa mno.',
  'The sausage tree of muratina beer. Fruit is used on skin by custom; unripe and raw it is poisonous.':
    'Mwegea wa pombe ya muratina. Kimila, tunda hutumiwa kwenye ngozi; tunda bichi na lisiloiva ni sumu.',
  'A garden weed that poisons livestock and people. Here so that you know it; we advise no use at all.':
    'Gugu la bustani linalodhuru mifugo na watu kwa sumu. Liko hapa ili ulijue; tunashauri lisitumiwe kabisa.',
  'Mchaichai: a lemon-scented grass for a mild, caffeine-free tea. Avoid strong daily tea in pregnancy.':
    'Mchaichai: nyasi yenye harufu ya limau, ya kutengeneza chai nyepesi isiyo na kafeini. Epuka chai kali ya kila siku wakati wa ujauzito.',
  'A very sweet root for coughs. It raises pressure and drains potassium, so it is short, small and not for many.':
    'Mzizi mtamu sana wa kikohozi. Hupandisha presha na kupunguza potasiamu mwilini, kwa hivyo hutumiwa kwa muda mfupi na kwa kiasi kidogo, na hauwafai wengi.',
  'A loved bitter green of western and central Kenya. Cook it well and never eat the green berries.':
    'Mboga chungu inayopendwa magharibi na katikati mwa Kenya. Ipike vizuri, na usile kamwe matunda yake ya kijani.',
  'A thistle seed sold for the liver. Safe for most; trials did not show that it saves lives in liver disease.':
    'Mbegu inayouzwa kwa ajili ya ini. Ni salama kwa watu wengi; majaribio hayakuonyesha kwamba huokoa maisha ya wenye ugonjwa wa ini.',
  'Fresh twigs chewed to stay awake. A stimulant that raises pressure and can form a habit; here as a warning.':
    'Vijiti vibichi vinavyotafunwa ili kukaa macho. Ni kichangamshi kinachopandisha presha na kinachoweza kugeuka mazoea; kiko hapa kama onyo.',
  'Mlonge: a leaf eaten as a vegetable and powder. Nourishing food; daily spoonfuls can meet medicines.':
    'Mlonge: jani linaloliwa kama mboga na kama unga. Ni chakula chenye lishe; vijiko vya kila siku vinaweza kuingiliana na dawa.',
  'Mwarobaini: a bitter leaf for washes and scalp pastes. Keep it on the skin; swallowed, it can harm.':
    'Mwarobaini: jani chungu la maji ya kuoshea na rojo la ngozi ya kichwa. Litumie kwenye ngozi tu; likimezwa linaweza kudhuru.',
  'Ripe fruit is good food. Unripe latex, seeds in spoonfuls and leaf juice are medicines with real risks.':
    'Tunda lililoiva ni chakula kizuri. Utomvu wa tunda lisiloiva, vijiko vya mbegu na juisi ya majani ni dawa zenye hatari za kweli.',
  'A roadside leaf with slimy fibre, used in tea and syrup for dry coughs. Not the cooking banana.':
    'Jani la kando ya barabara lenye nyuzinyuzi telezi, linalotumiwa kwenye chai na sirapu kwa kikohozi kikavu. Si ndizi ya kupika.',
  'A kitchen needle leaf, also used in hair rinses. Fine in food; strong amounts matter with fits and pregnancy.':
    'Jani la jikoni kama sindano, linalotumiwa pia kuoshea nywele. Halina shida kwenye chakula; kiasi kikubwa kina athari kwa mwenye degedege na kwa mjamzito.',
  'A grey kitchen leaf used as a gargle and for sweating. It holds thujone: short use, not in pregnancy.':
    'Jani la kijivu la jikoni linalotumiwa kusukutua na kwa kutokwa na jasho. Lina kemikali ya thujone: litumie kwa muda mfupi, na usilitumie wakati wa ujauzito.',
  'A blue-green micro-alga rich in protein. A food in small spoonfuls; only tested lots, because toxins can creep in.':
    'Mwani mdogo sana wa bluu-kijani wenye protini nyingi. Ni chakula kwa vijiko vidogo; tumia bechi zilizopimwa tu, kwa sababu sumu zinaweza kuingia.',
  'It works for mild low mood, and it makes HIV, TB, heart and contraceptive medicines fail. Never mix it.':
    'Husaidia kwa huzuni isiyo kali, na hufanya dawa za VVU, kifua kikuu, moyo na kupanga uzazi zishindwe kufanya kazi. Usiuchanganye kamwe.',
  'Thafai: a mountain green for mukimo and soup. The tea sends you to the toilet and meets several medicines.':
    'Thafai: mboga ya milimani ya mukimo na supu. Chai yake hukupeleka msalani na huingiliana na dawa kadhaa.',
  'Ngwaci: a filling root; the orange kinds are a fine source of vitamin A for children.':
    'Ngwaci: kiazi kinachoshibisha; aina za rangi ya chungwa ni chanzo kizuri cha vitamini A kwa watoto.',
  'Nduma: a starchy root that Kenya calls arrowroot. Raw, it burns the mouth; always cook it well.':
    'Nduma: kiazi chenye wanga ambacho Kenya hukiita arrowroot. Kikiwa kibichi huunguza mdomo; kipike vizuri kila mara.',
  'A farm shrub that poisons fish, ticks and insects. Useful in the shamba, dangerous in a cup.':
    'Kichaka cha shambani kinachoua samaki, kupe na wadudu kwa sumu. Kina manufaa shambani, ni hatari kikombeni.',
  'A hooked forest climber with lemon-smelling leaf, boiled for coughs by custom. No trials in people.':
    'Mmea wa msituni unaopanda wenye vimiba na majani yenye harufu ya limau, ambao kimila huchemshwa kwa kikohozi. Hakuna majaribio kwa watu.',
  'A sacred Indian basil drunk as a spicy tea for calm. Small trials; not when a baby is hoped for or expected.':
    'Mrihani mtakatifu wa India unaonywewa kama chai ya viungo kwa utulivu. Majaribio ni madogo; usiutumie unapotaka kupata mimba au ukiwa mjamzito.',
  'Manjano: a golden spice with some evidence for sore joints. Capsules can thin the blood and, rarely, hurt the liver.':
    'Manjano: kiungo cha rangi ya dhahabu chenye ushahidi kiasi kwa viungo vya mwili vinavyouma. Kapsuli zinaweza kuchelewesha damu kuganda na, mara chache, kuumiza ini.',
  'A strong-smelling root taken for sleep. Evidence is mixed; do not add it to sleeping tablets or alcohol.':
    'Mzizi wenye harufu kali unaotumiwa kwa usingizi. Ushahidi unatofautiana; usiutumie pamoja na tembe za usingizi wala pombe.',
  'Muthiga: a burning-hot bark chewed for coughs by custom, with no human trials behind it.':
    'Muthiga: gome kali linalochoma, ambalo kimila hutafunwa kwa kikohozi; hakuna majaribio kwa watu.',
  'Mjafari: a thorny tree whose lemony bark flavours soups and teas in the dry lands. Tradition only.':
    'Mjafari: mti wenye miiba ambao gome lake lenye harufu ya limau hutia ladha supu na chai katika maeneo makavu. Ni desturi tu.',
} as const;

/** Why we describe no preparation of a herb. */
export const noPreparation = {
  'No safe dose is known, and it can disturb HIV and other medicines.':
    'Hakuna dozi salama inayojulikana, na unaweza kuvuruga dawa za VVU na dawa nyingine.',
  'The WHO does not support any non-pharmaceutical form of Artemisia.':
    'WHO haiungi mkono kutumia Artemisia kwa namna yoyote isipokuwa dawa rasmi za kiwandani.',
  'No safe dose is known for swallowing, and clean water and a plaster serve a cut better.':
    'Hakuna dozi salama ya kumeza inayojulikana, na kwa jeraha dogo maji safi na plasta hufaa zaidi.',
  'The whole tree holds strong alkaloids and no safe dose is known.':
    'Mti mzima una kemikali kali za alkaloidi, na hakuna dozi salama inayojulikana.',
  'It has no well-shown benefit and changes the level of many medicines.':
    'Faida yake haijathibitishwa vizuri, na hubadilisha kiwango cha dawa nyingi mwilini.',
  'Liver injury has been described and no safe dose is certain.':
    'Kuumia kwa ini kumeelezwa, na hakuna dozi yenye uhakika wa kuwa salama.',
  'It did not lower cholesterol in the best trial, and the tree is critically endangered.':
    'Haukushusha kolesteroli katika jaribio bora zaidi, na mti wake uko hatarini kabisa kutoweka.',
  'The risk to the liver outweighs the benefit, as European regulators found.':
    'Hatari kwa ini inazidi faida, kama mamlaka za dawa za Ulaya zilivyobaini.',
  'Home extracts of the fruit are too variable; no safe dose is known.':
    'Dondoo za tunda zinazotengenezwa nyumbani hutofautiana mno; hakuna dozi salama inayojulikana.',
  'It harms the liver and no amount is known to be safe.':
    'Hudhuru ini, na hakuna kiasi kinachojulikana kuwa salama.',
  'It is a stimulant that can lead to dependence; no amount helps health.':
    'Ni kichangamshi kinachoweza kusababisha uraibu; hakuna kiasi kinachosaidia afya.',
  'It disturbs so many medicines that it belongs under the eye of a clinician.':
    'Huvuruga dawa nyingi sana, kwa hivyo lazima utumike chini ya uangalizi wa mhudumu wa afya.',
  'It is a poison and no amount is safe to swallow.': 'Ni sumu, na hakuna kiasi kilicho salama kumeza.',
  'No safe dose is known; healers differ, and nobody has tested it.':
    'Hakuna dozi salama inayojulikana; waganga hutofautiana, na hakuna aliyeichunguza.',
} as const;

/** Uses that we speak against, or that trials contradict. */
export const notAdvised = {
  'It was promoted for HIV; study was stopped because blood cells fell.':
    'Ilitangazwa kuwa husaidia kwa VVU; utafiti ulisimamishwa kwa sababu seli za damu zilipungua.',
  'Plant sterols, also found in its corm, were tried for the prostate; the corm itself was not.':
    'Kemikali za sterol za mimea, ambazo pia zimo kwenye kiazi chake, zilijaribiwa kwa tezi dume; kiazi chenyewe hakikujaribiwa.',
  'Diluted sap is drunk for stomach trouble by custom; we advise against it.':
    'Kimila, utomvu uliochanganywa na maji hunywewa kwa shida za tumbo; tunashauri usiunywe.',
  'Latex does purge, but it is too harsh to advise; safer choices exist.':
    'Utomvu wa njano huharisha kweli, lakini ni mkali mno, hatuushauri; kuna njia salama zaidi.',
  'Swallowed gel lowered sugar in small trials; it is not advised here.':
    'Jeli iliyomezwa ilishusha sukari katika majaribio madogo; hapa hatuishauri.',
  'It is no treatment for malaria; the WHO advises against artemisia teas.':
    'Si matibabu ya malaria; WHO inashauri chai za artemisia zisitumiwe.',
  'Tea and leaf are no treatment for malaria and breed resistance.':
    'Chai na majani yake si matibabu ya malaria, na huzalisha malaria sugu isiyosikia dawa.',
  'Reviewed trials did not show that it lowers sugar; with tablets, lows were reported.':
    'Majaribio yaliyopitiwa hayakuonyesha kwamba hushusha sukari; pamoja na tembe, sukari kushuka kupita kiasi kumeripotiwa.',
  'Root is boiled in soup for pain by custom; no safe dose is known.':
    'Kimila, mzizi huchemshwa kwenye supu kwa maumivu; hakuna dozi salama inayojulikana.',
  'Swallowed it purges; gentler choices exist, and we do not advise it.':
    'Ikimezwa huharisha; kuna njia za upole zaidi, na hatuishauri.',
  'Licensed capsaicin creams and patches ease some nerve and joint pain; kitchen chilli does not equal them.':
    'Krimu na plasta za capsaicin zilizoidhinishwa hupunguza baadhi ya maumivu ya neva na viungo; pilipili ya jikoni si sawa nazo.',
  'Trials disagree; reviewers found too little to advise it for diabetes.':
    'Majaribio yanatofautiana; waliopitia tafiti walipata ushahidi mdogo mno kuishauri kwa kisukari.',
  'It raises LDL cholesterol compared with liquid plant oils.':
    'Hupandisha kolesteroli ya LDL ikilinganishwa na mafuta ya mimea yasiyoganda.',
  'Cineole capsules, not home oil, eased bronchitis and sinuses in trials.':
    'Katika majaribio, kapsuli za cineole, si mafuta ya nyumbani, zilipunguza uvimbe wa mirija ya mapafu (bronchitis) na shida za sinasi.',
  'One small trial saw fewer colds; that is too little to rely on.':
    'Jaribio moja dogo liliona mafua yakipungua; ushahidi huo ni mdogo mno kuutegemea.',
  'A large trial saw no protection from dementia in healthy older people.':
    'Jaribio kubwa halikuona kinga dhidi ya kupoteza kumbukumbu uzeeni (dementia) kwa wazee wenye afya.',
  'In existing dementia results are uncertain.':
    'Kwa waliokwisha kupoteza kumbukumbu uzeeni (dementia), matokeo hayana uhakika.',
  'Reviewers found no convincing effect on thinking.':
    'Waliopitia tafiti hawakuona athari ya kuaminika kwenye kufikiri.',
  'Reviewers found at most a trivial effect on erections.':
    'Waliopitia tafiti waliona athari ndogo mno tu, kama ipo, kwenye kusimama kwa uume.',
  'Reviewers found no clear effect on thinking.':
    'Waliopitia tafiti hawakuona athari iliyo wazi kwenye kufikiri.',
  'The best trial saw LDL cholesterol rise, not fall.':
    'Jaribio bora zaidi liliona kolesteroli ya LDL ikipanda, si kushuka.',
  'It was tried for sore knees without a control group.':
    'Ilijaribiwa kwa magoti yanayouma bila kundi la kulinganisha.',
  'Extract eased anxiety a little in trials; the danger to the liver speaks against it.':
    'Dondoo lake lilipunguza wasiwasi kidogo katika majaribio; hatari kwa ini inakataza lisitumiwe.',
  'Leaf is boiled for coughs by custom; the risk to the liver is too high.':
    'Kimila, majani huchemshwa kwa kikohozi; hatari kwa ini ni kubwa mno.',
  'Evening tea is drunk for calm by custom; a small trial saw no effect.':
    'Kimila, chai ya jioni hunywewa kwa utulivu; jaribio dogo halikuona athari.',
  'Good trials saw no clear benefit in hepatitis or alcohol-related disease.':
    'Majaribio mazuri hayakuona faida iliyo wazi kwa ugonjwa wa ini (hepatitis) wala ugonjwa unaotokana na pombe.',
  'It does keep people awake, at a price for heart, mood and sleep.':
    'Huwaweka watu macho kweli, lakini huathiri vibaya moyo, hisia na usingizi.',
  'It is chewed for desire; long use is linked to the opposite.':
    'Hutafunwa kwa ajili ya hamu ya mapenzi; matumizi ya muda mrefu yamehusishwa na kinyume chake.',
  'Leaf lowered sugar in a few small studies; too little is known to advise it.':
    'Jani lilishusha sukari katika tafiti chache ndogo; yanayojulikana ni machache mno kuishauri.',
  'Dried seed in honey cleared worms in a small trial; deworming tablets are surer.':
    'Mbegu zilizokaushwa kwenye asali ziliondoa minyoo katika jaribio dogo; tembe za minyoo zina uhakika zaidi.',
  'Leaf extract raised platelets in dengue in small trials; dengue needs a hospital.':
    'Dondoo la majani liliongeza chembe zinazofanya damu kuganda kwa wenye homa ya dengi katika majaribio madogo; homa ya dengi inahitaji hospitali.',
  'Two small trials disagree.': 'Majaribio mawili madogo yanatofautiana.',
  'Leaf was tried for stiff joints in small European studies.':
    'Majani yalijaribiwa kwa viungo vilivyokakamaa katika tafiti ndogo za Ulaya.',
  'Root extract, not leaf, eased urine flow in European trials.':
    'Dondoo la mzizi, si la majani, lilirahisisha mkojo kutoka katika majaribio ya Ulaya.',
  'Healers have used it for worms; people have been poisoned.':
    'Waganga wameitumia kwa minyoo; watu wamewahi kudhurika kwa sumu yake.',
  'There is too little evidence for anxiety.': 'Ushahidi kuhusu wasiwasi ni mdogo mno.',
} as const;

/** Uses whose sentence says as well what is safer, what must come first or that nobody has shown it. */
export const cautiousUses = {
  'Oil kept mosquitoes off for a short time in field studies; a net protects better.':
    'Katika tafiti, mafuta yake yalizuia mbu kwa muda mfupi; chandarua hukinga vizuri zaidi.',
  'The oil keeps mosquitoes off for a short time; a net protects better.':
    'Mafuta yake huzuia mbu kwa muda mfupi; chandarua hukinga vizuri zaidi.',
  'It is taken for fevers by custom. A fever needs a malaria test first.':
    'Kimila, hutumiwa kwa homa. Homa inahitaji kwanza kipimo cha malaria.',
  'It is boiled for fevers by custom. A fever needs a malaria test first.':
    'Kimila, huchemshwa kwa homa. Homa inahitaji kwanza kipimo cha malaria.',
  'Root is boiled for fevers by custom. A fever needs a malaria test first.':
    'Kimila, mzizi huchemshwa kwa homa. Homa inahitaji kwanza kipimo cha malaria.',
  'Leaf tea is drunk for fevers by custom only. A fever needs a malaria test first.':
    'Chai ya majani hunywewa kwa homa kimila tu. Homa inahitaji kwanza kipimo cha malaria.',
  'Gel may shorten the time a small burn needs; trials are weak.':
    'Jeli inaweza kufupisha muda wa kupona jeraha dogo la moto; majaribio ni dhaifu.',
  'Small trials beside tablets saw less angina; a larger one in heart failure saw no gain.':
    'Majaribio madogo pamoja na tembe yaliona maumivu ya kifua (angina) yakipungua; jaribio kubwa zaidi kwa wenye moyo ulioshindwa kufanya kazi halikuona faida.',
  'Leaf tea is drunk by custom; animals were poisoned by leaf.':
    'Kimila, chai ya majani hunywewa; wanyama wamewahi kudhurika kwa sumu ya majani.',
  'Pulp in water is given for loose stools by custom; give ORS first.':
    'Kimila, nyama ya tunda ndani ya maji hupewa anayeharisha; mpe kwanza ORS.',
  'Bark is boiled for loose stools by custom; give ORS first.':
    'Kimila, gome huchemshwa kwa anayeharisha; mpe kwanza ORS.',
  'Crushed leaf is put on small cuts by custom; clean water is better.':
    'Kimila, majani yaliyopondwa huwekwa kwenye majeraha madogo; maji safi ni bora zaidi.',
  'Small trials saw slightly lower sugar beside tablets.':
    'Majaribio madogo yaliona sukari ikishuka kidogo ilipotumiwa pamoja na tembe.',
  'A few small trials saw a slight fall; it is no treatment.':
    'Majaribio machache madogo yaliona kushuka kidogo; si matibabu.',
  'Root was studied in the laboratory only; it is taken for fevers by custom.':
    'Mzizi umechunguzwa kwenye maabara tu; kimila hutumiwa kwa homa.',
  'Oil is rubbed into hair and brows by custom; no trials show growth.':
    'Kimila, mafuta yake hupakwa kwenye nywele na nyusi; hakuna majaribio yanayoonyesha kwamba huziotesha.',
  'Trials saw at most slight effects on pressure and fats.':
    'Majaribio yaliona athari ndogo tu, kama ipo, kwenye presha na mafuta ya damu.',
  'Bark is boiled for worms by custom; deworming tablets are safer.':
    'Kimila, gome huchemshwa kwa minyoo; tembe za minyoo ni salama zaidi.',
  'Seeds are eaten for worms by custom; tablets are surer.':
    'Kimila, mbegu huliwa kwa minyoo; tembe zina uhakika zaidi.',
  'It is taken for the liver by custom; no trials support it.':
    'Kimila, hutumiwa kwa ini; hakuna majaribio yanayounga mkono.',
  'Bark showed activity in the laboratory; no trials in people exist.':
    'Gome lilionyesha utendaji kwenye maabara; hakuna majaribio kwa watu.',
  'It lowered cholesterol slightly; it does not take the place of tablets.':
    'Ilishusha kolesteroli kidogo; haichukui nafasi ya tembe.',
  'It eases the sickness of early pregnancy and of travel in trials.':
    'Katika majaribio hupunguza kichefuchefu cha mwanzo wa ujauzito na cha safari.',
  'It is sold for colds; no good trials exist.': 'Huuzwa kwa mafua; hakuna majaribio mazuri.',
  'Creams and extracts were tried for burns and scars in small studies.':
    'Krimu na dondoo zake zilijaribiwa kwa majeraha ya moto na makovu katika tafiti ndogo.',
  'Fruit is rubbed on the breast for milk by custom; no study supports it.':
    'Kimila, tunda hupakwa kwenye titi ili maziwa yaongezeke; hakuna utafiti unaounga mkono.',
  'Crushed leaf is put on wounds by custom; it can irritate.':
    'Kimila, majani yaliyopondwa huwekwa kwenye vidonda; yanaweza kuwasha.',
  'Bruised leaf is rubbed on the temples by custom; it can blister the skin.':
    'Kimila, majani yaliyopondwa husuguliwa kwenye panja za kichwa; yanaweza kuleta malengelenge kwenye ngozi.',
  'Orange kinds raised the vitamin A of children in trials.':
    'Katika majaribio, aina za rangi ya chungwa ziliongeza vitamini A ya watoto.',
  'Extracts eased knee pain in small trials, about as tablets did.':
    'Katika majaribio madogo, dondoo zake zilipunguza maumivu ya magoti, karibu sawa na tembe.',
} as const;

/** Steps of a preparation that tell when to stop, what to ask first and where it must not come. */
export const cautiousSteps = {
  'Breathe the steam for 5 minutes with closed eyes, away from children.':
    'Vuta mvuke kwa dakika 5 ukiwa umefumba macho, mbali na watoto.',
  'Test a spot on the inner arm.': 'Jaribu mahali padogo ndani ya mkono.',
  'Test a spot on the inner arm and wait a day.': 'Jaribu mahali padogo ndani ya mkono na ungoje siku moja.',
  'Drink once a day, 2 hours from medicines.': 'Kunywa mara moja kwa siku, kwa tofauti ya saa 2 na dawa.',
  'Take after a meal, 2 hours from medicines.': 'Tumia baada ya mlo, kwa tofauti ya saa 2 na dawa.',
  'Drink before the meal, 2 hours from medicines.': 'Kunywa kabla ya mlo, kwa tofauti ya saa 2 na dawa.',
  'Take with a full glass of water, 2 hours from medicines.':
    'Tumia pamoja na glasi nzima ya maji, kwa tofauti ya saa 2 na dawa.',
  'Drink in the evening, 2 hours from medicines.': 'Kunywa jioni, kwa tofauti ya saa 2 na dawa.',
  'Drink in the evening, 2 hours from any medicine.': 'Kunywa jioni, kwa tofauti ya saa 2 na dawa yoyote.',
  'Ask your heart clinic first.': 'Iulize kwanza kliniki yako ya moyo.',
  'Check first that none of your medicines is on the list.':
    'Hakikisha kwanza kwamba hakuna dawa yako yoyote iliyo kwenye orodha.',
  'Have the prostate examined first and buy an extract that names its strength.':
    'Tezi dume ichunguzwe kwanza, na ununue dondoo linalotaja nguvu yake.',
  'Start ORS first.': 'Anza kwanza na ORS.',
  'Drink in the evening with food. Stop after 8 weeks.':
    'Kunywa jioni pamoja na chakula. Acha kuitumia baada ya wiki 8.',
  'Stop after 10 days.': 'Acha kuitumia baada ya siku 10.',
  'Take with water for 3 days at most.': 'Tumia pamoja na maji kwa muda usiozidi siku 3.',
  'Use 2 or 3 nights a week at most.': 'Tumia usiku 2 au 3 kwa wiki, usizidi hapo.',
  'Stop at once if urine turns dark or eyes turn yellow.':
    'Acha kuitumia mara moja ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Stop if urine turns dark or eyes turn yellow.':
    'Acha kuitumia ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Rub a little on chest, back or sore muscles, never on broken skin.':
    'Paka kidogo kifuani, mgongoni au kwenye misuli inayouma; usipake kamwe kwenye ngozi yenye jeraha.',
  'Rub a little on the chest, never on the face.': 'Paka kidogo kifuani; usipake kamwe usoni.',
  'Pick only soft, black berries from a thorny bush you know.':
    'Chuma tu matunda laini meusi kutoka kichaka chenye miiba unachokijua.',
  'For a child under 5, grind them.': 'Kwa mtoto wa chini ya miaka 5, zisage.',
  'For a child under 5, grind it.': 'Kwa mtoto wa chini ya miaka 5, isage.',
  'Chew well, or grind into uji. Grind it for a child under 5.':
    'Tafuna vizuri, au saga uweke kwenye uji. Kwa mtoto wa chini ya miaka 5, isage.',
  'Hold in the mouth for a minute and spit out. See a dentist.':
    'Shikilia mdomoni kwa dakika moja na uteme. Mwone daktari wa meno.',
  'Drink 1 cup with food. The amount is custom; trials tested extracts, not tea.':
    'Kunywa kikombe 1 pamoja na chakula. Kiasi hiki ni cha kimila; majaribio yalichunguza dondoo, si chai.',
  'Blend in and drink at once; do not cook it.': 'Changanya vizuri na unywe mara moja; usiipike.',
} as const;

/** The other steps: a list of which one line warns cannot be followed by who understands that line alone. */
export const steps = {
  // Steamed, bathed and put on the skin
  'Pour hot water over the leaf in a firm bowl on a table.':
    'Mimina maji ya moto juu ya majani kwenye bakuli lisiloyumba, juu ya meza.',
  'Set the bowl firmly on a table.': 'Weka bakuli mezani mahali lisipoyumba.',
  'Breathe the steam for 5 minutes with closed eyes.': 'Vuta mvuke kwa dakika 5 ukiwa umefumba macho.',
  'Let the bitter yellow sap run off for 30 minutes and rinse well.':
    'Acha utomvu mchungu wa njano utoke kwa dakika 30, kisha usuuze vizuri.',
  'Stand the cut leaf upright for 15 minutes so that the yellow latex runs off.':
    'Simamisha jani lililokatwa kwa dakika 15 ili utomvu wa njano utoke.',
  'Peel off the rind and rinse the clear gel.': 'Menya ganda na usuuze jeli angavu.',
  'Smooth on dry, unbroken skin.': 'Paka kwenye ngozi kavu isiyo na jeraha.',
  'Smooth a thin layer on clean, unbroken skin.': 'Paka safu nyembamba kwenye ngozi safi isiyo na jeraha.',
  'Lay on calm, unbroken skin with a clean cloth.':
    'Weka kwa kitambaa safi kwenye ngozi tulivu isiyo na jeraha.',
  'Lay on with a clean cloth for half an hour.': 'Weka kwa kitambaa safi kwa nusu saa.',
  'Press into damp skin or the ends of the hair.':
    'Bonyeza kwenye ngozi yenye unyevu au kwenye ncha za nywele.',
  'Press into damp skin, lips or hair ends.': 'Bonyeza kwenye ngozi yenye unyevu, midomo au ncha za nywele.',
  'Rub into dry skin.': 'Paka kwenye ngozi kavu.',
  'Warm between the palms.': 'Pasha joto kati ya viganja.',
  'Smooth on dry skin or hair ends.': 'Paka kwenye ngozi kavu au ncha za nywele.',
  'Massage 1 teaspoon into the scalp and wash out after an hour.':
    'Sugua kijiko 1 cha chai kwenye ngozi ya kichwa, na uoshe baada ya saa moja.',
  'Test a spot of skin.': 'Jaribu mahali padogo pa ngozi.',
  'Test a spot of skin, then pour over clean hair.':
    'Jaribu mahali padogo pa ngozi, kisha umwage kwenye nywele safi.',
  'Stir the powder and water to a smooth paste.': 'Koroga unga na maji yawe rojo laini.',
  'Spread on skin or scalp, leave for 10 minutes and rinse well.':
    'Paka kwenye ngozi au ngozi ya kichwa, acha kwa dakika 10, kisha usuuze vizuri.',
  'Bring the leaves to the boil and simmer for 10 minutes.':
    'Chemsha majani, kisha uyaache yachemke polepole kwa dakika 10.',
  'Cool, strain and use the same day as a wash for unbroken skin.':
    'Poza, chuja na utumie siku hiyo hiyo kuoshea ngozi isiyo na jeraha.',
  'Pour into a warm bath before bed.': 'Mimina kwenye maji ya kuoga ya uvuguvugu kabla ya kulala.',
  'Stand the bottle in warm water.': 'Simamisha chupa kwenye maji ya uvuguvugu.',
  'Massage in and rest for a while before a bath.': 'Chua nayo, na upumzike kidogo kabla ya kuoga.',
  // Rinsed and gargled
  'Steep, strain and cool.': 'Loweka, chuja na upoze.',
  'Rinse the mouth and spit out.': 'Sukutua mdomo na uteme.',
  'Steep for 10 minutes and cool.': 'Loweka kwa dakika 10 na upoze.',
  'Boil for 5 minutes and cool.': 'Chemsha kwa dakika 5 na upoze.',
  'Gargle and spit out.': 'Sukutua koo na uteme.',
  'Stir, let it settle and strain.': 'Koroga, acha utulie na uchuje.',
  'Steep for 20 minutes, strain and cool.': 'Loweka kwa dakika 20, chuja na upoze.',
  'Steep, covered, for 10 minutes, strain and cool.': 'Funika na uloweke kwa dakika 10, chuja na upoze.',
  'Steep for 10 minutes, strain and cool.': 'Loweka kwa dakika 10, chuja na upoze.',
  // Brewed and drunk
  'Stir into water.': 'Koroga kwenye maji.',
  'Stir in well.': 'Koroga vizuri.',
  'Mix with a full cup of water.': 'Changanya na kikombe kizima cha maji.',
  'Simmer down by half, strain and drink after a meal.':
    'Chemsha polepole hadi ibaki nusu, chuja na unywe baada ya mlo.',
  'Whisk until the powder is wet through.': 'Piga hadi unga ulowe kabisa.',
  'Drink plenty of water with it during the day.': 'Kunywa maji mengi pamoja nayo siku nzima.',
  'Steep, covered, for 7 to 10 minutes.': 'Funika na uloweke kwa dakika 7 hadi 10.',
  'Steep, covered, for 10 minutes.': 'Funika na uloweke kwa dakika 10.',
  'Steep, covered, for 5 to 10 minutes.': 'Funika na uloweke kwa dakika 5 hadi 10.',
  'Steep, covered, for 6 minutes.': 'Funika na uloweke kwa dakika 6.',
  'Steep, covered, for 10 to 15 minutes.': 'Funika na uloweke kwa dakika 10 hadi 15.',
  'Steep, covered, for 15 minutes and strain.': 'Funika na uloweke kwa dakika 15, kisha uchuje.',
  'Steep, covered, for 7 minutes or simmer with milk.':
    'Funika na uloweke kwa dakika 7, au chemsha polepole pamoja na maziwa.',
  'Steep for 5 to 8 minutes.': 'Loweka kwa dakika 5 hadi 8.',
  'Steep for 5 minutes.': 'Loweka kwa dakika 5.',
  'Steep for 10 minutes.': 'Loweka kwa dakika 10.',
  'Steep for 10 minutes and strain.': 'Loweka kwa dakika 10, kisha uchuje.',
  'Steep for 10 minutes, covered.': 'Loweka kwa dakika 10, ikiwa imefunikwa.',
  'Steep for 4 minutes and strain.': 'Loweka kwa dakika 4, kisha uchuje.',
  'Steep for 2 to 3 minutes.': 'Loweka kwa dakika 2 hadi 3.',
  'Let boiled water stand for 3 minutes for green or purple tea.':
    'Kwa chai ya kijani au ya zambarau, acha maji yaliyochemka yatulie kwa dakika 3.',
  'Pour hot water over the leaf.': 'Mimina maji ya moto juu ya majani.',
  'Crush the seed just before use.': 'Ponda mbegu muda mfupi kabla ya kutumia.',
  'Crush the seed and steep for 10 to 15 minutes.': 'Ponda mbegu na uziloweke kwa dakika 10 hadi 15.',
  'Boil for 5 to 10 minutes.': 'Chemsha kwa dakika 5 hadi 10.',
  'Simmer for 10 minutes.': 'Chemsha polepole kwa dakika 10.',
  'Simmer for 10 minutes, covered.': 'Chemsha polepole kwa dakika 10, ikiwa imefunikwa.',
  'Simmer for 15 minutes.': 'Chemsha polepole kwa dakika 15.',
  'Simmer for 10 minutes, let it settle and strain.':
    'Chemsha polepole kwa dakika 10, acha itulie na uchuje.',
  'Simmer the chip for 10 minutes and strain.': 'Chemsha kipande polepole kwa dakika 10 na uchuje.',
  'Strain and drink.': 'Chuja na unywe.',
  'Strain and drink after a meal.': 'Chuja na unywe baada ya mlo.',
  'Strain and drink before a meal.': 'Chuja na unywe kabla ya mlo.',
  'Strain and drink in the evening.': 'Chuja na unywe jioni.',
  'Strain and drink before evening, with water besides.': 'Chuja na unywe kabla ya jioni, pamoja na maji.',
  'Strain and let it cool.': 'Chuja na uache ipoe.',
  'Strain, let it cool and drink after a meal.': 'Chuja, iache ipoe na unywe baada ya mlo.',
  'Strain and sip warm.': 'Chuja na unywe kidogo kidogo ikiwa vuguvugu.',
  'Strain and sip 1 cup.': 'Chuja na unywe kikombe 1 kidogo kidogo.',
  'Strain and sip half an hour before a journey.': 'Chuja na unywe kidogo kidogo nusu saa kabla ya safari.',
  'Strain; drink without sugar and rinse the mouth.': 'Chuja; kunywa bila sukari na usukutue mdomo.',
  'Let it cool and sip slowly with food; it is very hot.':
    'Iache ipoe na uinywe polepole pamoja na chakula; ni kali sana.',
  'Drink in the morning.': 'Kunywa asubuhi.',
  'Drink once a day.': 'Kunywa mara moja kwa siku.',
  'Drink plain or with milk.': 'Kunywa tupu au pamoja na maziwa.',
  'Drink with plenty of liquid.': 'Kunywa pamoja na maji mengi.',
  'Drink half an hour to an hour before bed.': 'Kunywa nusu saa hadi saa moja kabla ya kulala.',
  'Drink as juice or use in sauce. Rinse the mouth with water after.':
    'Kunywa kama juisi au utumie kwenye mchuzi. Baadaye sukutua mdomo kwa maji.',
  'Stir in or brew as tea.': 'Koroga ndani au utengeneze kama chai.',
  'Stir in and let it stand for 5 minutes.': 'Koroga na uache itulie kwa dakika 5.',
  'Stir and drink at once.': 'Koroga na unywe mara moja.',
  'Follow with another full glass, well before lying down.':
    'Fuatisha glasi nyingine nzima, muda wa kutosha kabla ya kulala chini.',
  // Capsules and powders
  'Take with food.': 'Tumia pamoja na chakula.',
  'Take after meals.': 'Tumia baada ya milo.',
  'Take after meals. Rest for two weeks after six.':
    'Tumia baada ya milo. Baada ya wiki sita, pumzika wiki mbili.',
  'Take after a heavy meal.': 'Tumia baada ya mlo mzito.',
  'Take at bedtime with water.': 'Tumia pamoja na maji wakati wa kulala.',
  'Take with water, morning and midday.': 'Tumia pamoja na maji, asubuhi na mchana.',
  'Take half an hour before a journey, with water.': 'Tumia nusu saa kabla ya safari, pamoja na maji.',
  'Repeat after 4 hours if you need to.': 'Rudia baada ya saa 4 ikiwa unahitaji.',
  'Take it with food and have the effect judged after 6 to 8 weeks.':
    'Tumia pamoja na chakula, na matokeo yake yapimwe baada ya wiki 6 hadi 8.',
  'Have the effect judged after 8 weeks.': 'Matokeo yake yapimwe baada ya wiki 8.',
  'Take as the pack says, at the first sign of a cold.':
    'Tumia kama pakiti inavyosema, dalili ya kwanza ya mafua inapotokea.',
  'Stir into food or take as capsules.': 'Koroga kwenye chakula au utumie kama kapsuli.',
  'Measure your blood pressure before you start and after 8 weeks.':
    'Pima shinikizo lako la damu kabla ya kuanza na baada ya wiki 8.',
  'Use powder made without the stone.': 'Tumia unga uliotengenezwa bila kokwa.',
} as const;

/** Steps of food. */
export const foodSteps = {
  // Leaves
  'Wash and chop the leaf.': 'Osha na ukatekate majani.',
  'Wash and tear the leaf.': 'Osha na uchane majani.',
  'Wash in clean water and chop.': 'Osha kwa maji safi na ukatekate.',
  'Stir in near the end of cooking.': 'Koroga ndani chakula kinapokaribia kuiva.',
  'Stir in raw just before serving.': 'Koroga ndani ikiwa mbichi, muda mfupi kabla ya kupakua.',
  'Add near the end of cooking.': 'Ongeza chakula kinapokaribia kuiva.',
  'Add at the end of cooking.': 'Ongeza mwisho wa kupika.',
  'Cook lightly near the end.': 'Pika kidogo chakula kinapokaribia kuiva.',
  'Simmer gently near the end of cooking.': 'Chemsha polepole chakula kinapokaribia kuiva.',
  'Boil for 5 to 10 minutes and pour the water off.': 'Chemsha kwa dakika 5 hadi 10 na umwage maji.',
  'Boil for 10 to 15 minutes and pour the water off.': 'Chemsha kwa dakika 10 hadi 15 na umwage maji.',
  'Boil for 10 minutes and pour the bitter water off.': 'Chemsha kwa dakika 10 na umwage maji machungu.',
  'Boil for 5 minutes; the sting is gone.': 'Chemsha kwa dakika 5; kuwasha kunaisha.',
  'Boil in little water for 10 minutes, stirring.': 'Chemsha kwa maji kidogo kwa dakika 10, ukikoroga.',
  'Fry lightly with onion and tomato.': 'Kaanga kidogo na kitunguu na nyanya.',
  'Fry with onion, or simmer in coconut milk.': 'Kaanga na kitunguu, au chemsha polepole kwenye tui la nazi.',
  'Simmer with milk or cream, or fry with onion.':
    'Chemsha polepole na maziwa au krimu, au kaanga na kitunguu.',
  'Simmer with milk or cream until soft.': 'Chemsha polepole na maziwa au krimu hadi ilainike.',
  'Mix with kunde or another green.': 'Changanya na kunde au mboga nyingine ya majani.',
  'Wash well and boil for 10 minutes.': 'Osha vizuri na uchemshe kwa dakika 10.',
  'Pour the water off and fry with other greens.': 'Mwaga maji na ukaange na mboga nyingine za majani.',
  'Chop and boil for 10 minutes.': 'Katakata na uchemshe kwa dakika 10.',
  'Rub the leaf in several changes of water until the foam is gone.':
    'Fikicha majani kwenye maji, ukibadilisha maji mara kadhaa, hadi povu liishe.',
  'Boil for 15 minutes and cook into the stew.': 'Chemsha kwa dakika 15 na upike kwenye mchuzi.',
  'Pick with gloves and wash.': 'Chuma ukiwa umevaa glavu, na uoshe.',
  'Mash or chop into the food.': 'Ponda au ukatekate ndani ya chakula.',
  'Take the cooked food off the fire.': 'Ondoa chakula kilichoiva motoni.',
  'Stir in the powder and eat. Rise to 2 teaspoons over a week.':
    'Koroga unga ndani na ule. Ongeza hadi vijiko 2 vya chai kwa muda wa wiki moja.',
  // Grain and seeds
  'Whisk into cold water.': 'Koroga kwenye maji baridi.',
  'Whisk the flour into cold water.': 'Koroga unga kwenye maji baridi.',
  'Pour into boiling water and stir for 10 minutes.':
    'Mimina kwenye maji yanayochemka na ukoroge kwa dakika 10.',
  'Cook for at least 15 minutes, stirring.': 'Pika kwa angalau dakika 15, ukikoroga.',
  'Cook for 15 minutes, stirring.': 'Pika kwa dakika 15, ukikoroga.',
  'Soak overnight and pour the water off.': 'Loweka usiku kucha na umwage maji.',
  'Boil until soft, about 45 minutes.': 'Chemsha hadi zilainike, takriban dakika 45.',
  'Soak overnight.': 'Loweka usiku kucha.',
  'Eat the soft seed with the water in the morning.': 'Asubuhi kula mbegu zilizolainika pamoja na maji yake.',
  'Soak for at least 15 minutes.': 'Loweka kwa angalau dakika 15.',
  'Soak for 15 minutes until it swells.': 'Loweka kwa dakika 15 hadi zifure.',
  'Eat, and drink water with it.': 'Kula, na unywe maji pamoja nazo.',
  'Grind it or soak it.': 'Zisage au uziloweke.',
  'Toast lightly.': 'Kaanga kidogo bila mafuta.',
  'Toast lightly without salt.': 'Kaanga kidogo bila mafuta wala chumvi.',
  'Toast in a dry pan.': 'Kaanga kwenye kikaango kikavu.',
  'Toast in a dry pan until it smells.': 'Kaanga kwenye kikaango kikavu hadi inukie.',
  'Grind and cook into the food.': 'Saga na upike kwenye chakula.',
  'Grind into sauce or sprinkle on food.': 'Saga uweke kwenye mchuzi au unyunyize kwenye chakula.',
  'Sprinkle on bread or yoghurt, or chew with honey.':
    'Nyunyiza kwenye mkate au mtindi, au utafune pamoja na asali.',
  'Choose roasted, unsalted kernels.': 'Chagua zilizokaangwa, zisizo na chumvi.',
  'Eat plain or roasted without salt.': 'Kula tupu au zilizokaangwa bila chumvi.',
  // Spices
  'Grind just before use.': 'Saga muda mfupi kabla ya kutumia.',
  'Grind the seed just before use.': 'Saga mbegu muda mfupi kabla ya kutumia.',
  'Crack the pods or grind the seeds.': 'Vunja maganda au usage mbegu.',
  'Simmer for 5 minutes or mix into the dough.':
    'Chemsha polepole kwa dakika 5, au changanya kwenye unga uliokandwa.',
  'Simmer with the food.': 'Chemsha polepole pamoja na chakula.',
  'Lift the stick out; it can be used again.': 'Toa kijiti; kinaweza kutumika tena.',
  'Cook the buds with the food.': 'Pika karafuu pamoja na chakula.',
  'Lift them out before serving.': 'Zitoe kabla ya kupakua.',
  'Start with less than you think.': 'Anza na kiasi kidogo kuliko unavyofikiri.',
  'Wash your hands before you touch your eyes.': 'Osha mikono kabla ya kugusa macho yako.',
  'Crush and let stand for 10 minutes.': 'Ponda na uache kwa dakika 10.',
  'Warm with a little fat for 5 minutes.': 'Pasha moto na mafuta kidogo kwa dakika 5.',
  'Eat as food.': 'Kula kama chakula.',
  'Count the fat.': 'Hesabu mafuta yake.',
  'Start with half a teaspoon.': 'Anza na nusu kijiko cha chai.',
  // Fruit, roots and bark
  'Cut, take the stone out and mash or slice.': 'Kata, toa kokwa na uponde au ukate vipande.',
  'Eat with beans, ugali or bread.': 'Kula pamoja na maharagwe, ugali au mkate.',
  'Scrape out seeds and white pith.': 'Kwangua mbegu na nyama nyeupe ya ndani.',
  'Salt, rinse and fry with onion.': 'Tia chumvi, suuza na ukaange na kitunguu.',
  'Wash and eat.': 'Osha na ule.',
  'Wash well.': 'Osha vizuri.',
  'Eat with the skin.': 'Kula pamoja na ganda.',
  'Eat or drink fresh.': 'Kula au unywe mara tu inapotayarishwa.',
  'Wash and peel the fruit.': 'Osha na umenye tunda.',
  'Eat fresh, with lemon.': 'Kula mara tu unapolimenya, pamoja na limau.',
  'Wash and peel the root.': 'Osha na umenye mzizi.',
  'Chew slowly and spit out the fibre.': 'Tafuna polepole na uteme nyuzi.',
  'Wash and boil or steam in the skin.': 'Osha na uchemshe au upike kwa mvuke pamoja na ganda.',
  'Peel and eat, best with a little fat.': 'Menya na ule, vyema pamoja na mafuta kidogo.',
  'Peel with dry or gloved hands.': 'Menya kwa mikono mikavu au yenye glavu.',
  'Boil for at least 40 minutes until soft.': 'Chemsha kwa angalau dakika 40 hadi zilainike.',
  'Soak the pulp for 15 minutes.': 'Loweka nyama ya tunda kwa dakika 15.',
  'Rub it with clean fingers and strain.': 'Ifikiche kwa vidole safi na uchuje.',
  'Wash the bark and simmer it for 20 minutes.': 'Osha gome na ulichemshe polepole kwa dakika 20.',
  'Wash the bark and simmer it in the soup.': 'Osha gome na ulichemshe polepole kwenye supu.',
  'Take it out when the soup is light red.': 'Litoe supu ikiwa nyekundu hafifu.',
  'Take the piece out before serving.': 'Toa kipande kabla ya kupakua.',
} as const;
