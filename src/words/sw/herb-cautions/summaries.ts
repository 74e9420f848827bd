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
