/** How herbs meet medicines for mind, sleep, pain and fits. */
export const withMind = {
  // sedatives
  'Swallowed extracts made animals drowsy.': 'Dondoo zake zikimezwa ziliwafanya wanyama wawe na usingizi.',
  'It changed midazolam in a study.': 'Ilibadilisha midazolam katika utafiti mmoja.',
  'The oil woke liver enzymes in animals; a rub does not matter.':
    'Mafuta yake yaliamsha vimeng’enya vya ini kwa wanyama; kujipaka hakuna athari.',
  'It lowered midazolam and alprazolam a little in studies.':
    'Ilishusha midazolam na alprazolam kidogo katika tafiti.',
  'It keeps people awake, and lowered midazolam in a study.':
    'Huzuia usingizi, na ilishusha midazolam katika utafiti mmoja.',
  'It raised midazolam in studies.': 'Ilipandisha midazolam katika tafiti.',
  'It raises some sleeping tablets such as triazolam.':
    'Hupandisha baadhi ya tembe za usingizi kama triazolam mwilini.',
  'Together they can bring on coma.': 'Zikitumiwa pamoja zinaweza kuleta kupoteza fahamu kabisa (koma).',
  'Extracts may deepen drowsiness.': 'Dondoo zake zinaweza kuzidisha usingizi.',
  'It lowers some sleeping tablets.': 'Hushusha baadhi ya tembe za usingizi mwilini.',
  'Caffeine works against sleeping tablets.': 'Kafeini hupinga kazi ya tembe za usingizi.',
  'It deepened sleep in animals.': 'Ilizidisha usingizi kwa wanyama.',
  'Together they may make you too drowsy.': 'Zikitumiwa pamoja zinaweza kukupa usingizi kupita kiasi.',
  // epilepsy-medicines
  'Extracts slow the enzyme that clears carbamazepine.':
    'Dondoo zake huchelewesha kimeng’enya kinachoondoa carbamazepine mwilini.',
  'Thujone can lower the threshold for fits.':
    'Kemikali ya thujone inaweza kufanya degedege lije kwa urahisi zaidi.',
  'It may change the level of epilepsy medicines.': 'Inaweza kubadilisha kiwango cha dawa za kifafa mwilini.',
  'Piperine raises phenytoin and carbamazepine.': 'Piperine hupandisha phenytoin na carbamazepine mwilini.',
  'Camphor can lower the threshold for fits.': 'Kafuri inaweza kufanya degedege lije kwa urahisi zaidi.',
  'Its alkaloids act on the same nerves.': 'Alkaloidi zake huathiri neva zilezile.',
  'The oil can bring on fits and speed the breakdown of tablets.':
    'Mafuta yake yanaweza kuleta degedege na kuharakisha kuvunjwa kwa tembe.',
  'Fits came back in people on valproate and phenytoin.':
    'Degedege lilirudi kwa watu waliotumia valproate na phenytoin.',
  'It may raise carbamazepine.': 'Inaweza kupandisha carbamazepine mwilini.',
  'It raises carbamazepine.': 'Hupandisha carbamazepine mwilini.',
  'It deepens drowsiness and may change the level of tablets.':
    'Huzidisha usingizi na inaweza kubadilisha kiwango cha tembe mwilini.',
  'It may hold carbamazepine back.': 'Inaweza kuizuia carbamazepine isifyonzwe.',
  'Oil can lower the threshold for fits.': 'Mafuta yake yanaweza kufanya degedege lije kwa urahisi zaidi.',
  'It lowers phenytoin, carbamazepine and phenobarbital.':
    'Hushusha phenytoin, carbamazepine na phenobarbital mwilini.',
  // lithium
  'More urine can raise lithium.': 'Mkojo mwingi unaweza kupandisha lithium mwilini.',
  'Mania was reported; it can bring back the illness the medicine holds.':
    'Wazimu wa furaha kupita kiasi (mania) umeripotiwa; inaweza kurudisha ugonjwa ambao dawa inauzuia.',
  'Drowsiness and clumsy movements can deepen.':
    'Usingizi na kukosa ustadi wa kutembea au kushika vitu vinaweza kuzidi.',
  'It can bring back mania and voices.':
    'Inaweza kurudisha wazimu wa furaha kupita kiasi (mania) na kusikia sauti.',
  'It holds lithium back.': 'Huizuia lithium isifyonzwe.',
  'It may make more urine and raise lithium.': 'Inaweza kuongeza mkojo na kupandisha lithium mwilini.',
  'It can bring on mania, and serotonin may rise too far.':
    'Inaweza kuleta wazimu wa furaha kupita kiasi (mania), na serotonini inaweza kupanda kupita kiasi.',
  'More urine can raise the level of lithium.':
    'Mkojo mwingi unaweza kupandisha kiwango cha lithium mwilini.',
  'Stopping or starting much caffeine changes lithium.':
    'Kuacha au kuanza kafeini nyingi hubadilisha lithium mwilini.',
  // opioids
  'It slowed the enzyme that makes codeine and tramadol work.':
    'Ilichelewesha kimeng’enya kinachofanya codeine na tramadol zifanye kazi.',
  'It blocks the enzyme that makes codeine and tramadol work.':
    'Huzuia kimeng’enya kinachofanya codeine na tramadol zifanye kazi.',
  'It raises methadone, oxycodone and fentanyl.': 'Hupandisha methadone, oxycodone na fentanyl mwilini.',
  'Together they can stop somebody from breathing enough.':
    'Zikitumiwa pamoja zinaweza kumfanya mtu aache kupumua vya kutosha.',
  'Chewing slowed the enzyme that makes codeine and tramadol work.':
    'Kuitafuna kulichelewesha kimeng’enya kinachofanya codeine na tramadol zifanye kazi.',
  'With tramadol serotonin syndrome can come; methadone and oxycodone fall.':
    'Ikitumiwa na tramadol, serotonini inaweza kuzidi hadi kuwa hatari (serotonin syndrome); methadone na oxycodone hushuka mwilini.',
  // antidepressants
  'It may act on serotonin.': 'Inaweza kuathiri serotonini.',
  'Coma was reported with trazodone.': 'Kupoteza fahamu kabisa (koma) kumeripotiwa ilipotumiwa na trazodone.',
  'Headache and mania were reported with phenelzine.':
    'Maumivu ya kichwa na wazimu wa furaha kupita kiasi (mania) vimeripotiwa ilipotumiwa na phenelzine.',
  'It raises many of them.': 'Hupandisha nyingi za dawa hizi mwilini.',
  'It raises sertraline and clomipramine.': 'Hupandisha sertraline na clomipramine mwilini.',
  'It changes their level and adds to drowsiness.': 'Hubadilisha kiwango chake mwilini na huongeza usingizi.',
  'Both act on the same messengers; pressure and mood can swing badly.':
    'Zote mbili huathiri kemikali zilezile za ubongo; presha na hisia zinaweza kubadilika vibaya.',
  'Extracts acted on serotonin in the laboratory.': 'Dondoo zake ziliathiri serotonini kwenye maabara.',
  'Together they can bring on serotonin syndrome.':
    'Zikitumiwa pamoja, serotonini inaweza kuzidi hadi kuwa hatari (serotonin syndrome).',
  // antipsychotics
  'It may make haloperidol stronger; a long erection was reported with risperidone.':
    'Inaweza kuifanya haloperidol iwe kali zaidi; kusimama kwa uume kwa muda mrefu kumeripotiwa ilipotumiwa na risperidone.',
  'It blocks enzymes that clear haloperidol and risperidone.':
    'Huzuia vimeng’enya vinavyoondoa haloperidol na risperidone mwilini.',
  'It raises quetiapine, pimozide and lurasidone.': 'Hupandisha quetiapine, pimozide na lurasidone mwilini.',
  'Stiffness and twisting movements were reported.': 'Mwili kukakamaa na kujipinda kumeripotiwa.',
  'Low potassium and some of these tablets both disturb the heart beat.':
    'Upungufu wa potasiamu na baadhi ya tembe hizi vyote huvuruga mapigo ya moyo.',
  'It brings back the illness that the medicine holds.': 'Hurudisha ugonjwa ambao dawa inauzuia.',
  'Low potassium adds to a rhythm disturbance that some of them can bring.':
    'Upungufu wa potasiamu huzidisha hitilafu ya mpigo wa moyo ambayo baadhi ya dawa hizi zinaweza kuleta.',
  'It lowers clozapine, quetiapine and others, and can bring on mania.':
    'Hushusha clozapine, quetiapine na nyingine mwilini, na inaweza kuleta wazimu wa furaha kupita kiasi (mania).',
  'Caffeine raises clozapine.': 'Kafeini hupandisha clozapine mwilini.',
  // alcohol
  'Alcohol deepens the drowsiness, and both strain the liver.':
    'Pombe huzidisha usingizi, na zote mbili hulemea ini.',
  // maois
  'Large amounts set free the messengers that these tablets hold.':
    'Kiasi kikubwa huachilia kemikali za ubongo ambazo tembe hizi huzishikilia.',
  'Headache, shaking and mania were reported with phenelzine.':
    'Maumivu ya kichwa, kutetemeka na wazimu wa furaha kupita kiasi (mania) vimeripotiwa ilipotumiwa na phenelzine.',
  'It slows the same enzyme, so pressure and mood can swing.':
    'Huchelewesha kimeng’enya kilekile, hivyo presha na hisia zinaweza kubadilika vibaya.',
  'Both hold the same messengers, and pressure can rise without limit.':
    'Zote mbili hushikilia kemikali zilezile za ubongo, na presha inaweza kupanda bila kikomo.',
  // migraine-medicines
  'It may raise ergotamine.': 'Inaweza kupandisha ergotamine mwilini.',
  'It raises ergotamine, which can close blood vessels.':
    'Hupandisha ergotamine mwilini, ambayo inaweza kuziba mishipa ya damu.',
  'Both narrow the vessels.': 'Zote mbili hubana mishipa ya damu.',
  'With sumatriptan and its kind serotonin can rise too far.':
    'Ikitumiwa na sumatriptan na za aina yake, serotonini inaweza kupanda kupita kiasi.',
  // antihistamines
  'Piperine capsules raised fexofenadine.': 'Kapsuli za piperine zilipandisha fexofenadine mwilini.',
  'The juice holds fexofenadine back.': 'Juisi huizuia fexofenadine isifyonzwe.',
  'It lowered fexofenadine in a study.': 'Ilishusha fexofenadine katika utafiti mmoja.',
  // benzodiazepines
  'It raises diazepam, midazolam and triazolam that are swallowed.':
    'Hupandisha diazepam, midazolam na triazolam za kumeza mwilini.',
  'It lowers midazolam and alprazolam.': 'Hushusha midazolam na alprazolam mwilini.',
  // levodopa
  'It works against levodopa.': 'Hupinga kazi ya levodopa.',
  'Rotenone harms the same nerve cells that Parkinson’s disease harms.':
    'Rotenone hudhuru seli za neva zilezile ambazo ugonjwa wa Parkinson hudhuru.',
  // muscle-relaxants
  'Piperine capsules raised chlorzoxazone.': 'Kapsuli za piperine zilipandisha chlorzoxazone mwilini.',
  // dementia-medicines
  'It acts on the same messenger, so the pulse may slow and phlegm grow.':
    'Huathiri kemikali ileile ya neva, hivyo moyo unaweza kupiga polepole na makohozi kuongezeka.',
  // quetiapine
  'It slows the enzyme that clears quetiapine, whose maker advises against it.':
    'Huchelewesha kimeng’enya kinachoondoa quetiapine mwilini, na mtengenezaji wa dawa hiyo anashauri usiitumie nayo.',
  // sertraline
  'Severe diarrhoea came when a person took both.': 'Kuharisha sana kulimpata mtu aliyetumia zote mbili.',
  // maois
  'Pressure rose dangerously in a person who ate avocado while on such a tablet.':
    'Presha ilipanda kwa hatari kwa mtu aliyekula parachichi akitumia tembe ya aina hii.',
  // carbamazepine, phenytoin, lamotrigine
  'It held carbamazepine back in volunteers.':
    'Iliizuia carbamazepine isifyonzwe vizuri kwa watu waliojitolea.',
  'It greatly lowered phenytoin in animals.': 'Ilishusha sana phenytoin kwa wanyama.',
  'A dangerous rash with fever came when a person added ginseng to lamotrigine.':
    'Upele hatari wenye homa ulimpata mtu aliyeongeza ginseng alipokuwa akitumia lamotrigine.',
} as const;

/** How herbs meet medicines for HIV, tuberculosis, malaria and other infections. */
export const withInfections = {
  // hiv-medicines
  'Extracts slow enzymes that clear ARVs, and a trial in HIV was stopped for harm.':
    'Dondoo zake huchelewesha vimeng’enya vinavyoondoa ARV mwilini, na jaribio kwa wenye VVU lilisimamishwa kwa sababu ya madhara.',
  'Nobody has studied it with ARVs, and diarrhoea washes tablets out.':
    'Hakuna aliyeichunguza pamoja na ARV, na kuharisha huondoa tembe mwilini.',
  'Artemisinins can speed the breakdown of some ARVs.':
    'Artemisinin zinaweza kuharakisha kuvunjwa kwa baadhi ya ARV.',
  'Little is known; it may change the level of some ARVs.':
    'Yanayojulikana ni machache; inaweza kubadilisha kiwango cha baadhi ya ARV mwilini.',
  'Piperine supplements raise the level of nevirapine and other ARVs.':
    'Virutubisho vya ziada vya piperine hupandisha kiwango cha nevirapine na ARV nyingine mwilini.',
  'Purging washes tablets out before they work.': 'Kuharisha huondoa tembe mwilini kabla hazijafanya kazi.',
  'It stirs the immune system; regulators keep it from people with HIV.':
    'Huchochea kinga ya mwili; wadhibiti wa dawa wanaikataza kwa watu wenye VVU.',
  'Supplements lowered saquinavir by half in a study and may lower others.':
    'Virutubisho vya ziada vilishusha saquinavir kwa nusu katika utafiti mmoja, na vinaweza kushusha nyingine.',
  'Treatment failed in a person on efavirenz; levels of others may change.':
    'Matibabu yalishindwa kwa mtu aliyetumia efavirenz; viwango vya nyingine vinaweza kubadilika.',
  'It may change ARVs; liver injury was reported with raltegravir.':
    'Inaweza kubadilisha ARV; kuumia kwa ini kumeripotiwa ilipotumiwa na raltegravir.',
  'It blocks enzymes that clear several ARVs.': 'Huzuia vimeng’enya vinavyoondoa ARV kadhaa mwilini.',
  'It changes how the gut breaks down several ARVs.': 'Hubadilisha jinsi utumbo unavyovunja ARV kadhaa.',
  'Nobody has studied it well with ARVs, and the liver is at risk.':
    'Hakuna aliyeichunguza vya kutosha pamoja na ARV, na ini liko hatarini.',
  'It wakes enzymes that clear ARVs.': 'Huamsha vimeng’enya vinavyoondoa ARV mwilini.',
  'It may change the level of some ARVs; pressure and potassium matter more.':
    'Inaweza kubadilisha kiwango cha baadhi ya ARV mwilini; presha na potasiamu ni muhimu zaidi.',
  'It may slow the breakdown of some ARVs, and doses are forgotten while chewing.':
    'Inaweza kuchelewesha kuvunjwa kwa baadhi ya ARV, na dozi husahaulika wakati wa kuitafuna.',
  'Leaf did not change nevirapine in a small study; other ARVs were not looked at.':
    'Jani halikubadilisha nevirapine katika utafiti mdogo; ARV nyingine hazikuangaliwa.',
  'Nobody has studied swallowed neem with ARVs.': 'Hakuna aliyechunguza kumeza mwarobaini pamoja na ARV.',
  'Tannin may bind tablets in the gut; nobody has studied it.':
    'Tanini inaweza kushika tembe kwenye utumbo; hakuna aliyechunguza.',
  'Diarrhoea can wash tablets out.': 'Kuharisha kunaweza kuondoa tembe mwilini.',
  'It speeds the breakdown of ARVs, and the virus comes back.':
    'Huharakisha kuvunjwa kwa ARV, na virusi hurudi.',
  'It slowed liver enzymes in the laboratory.': 'Ilichelewesha vimeng’enya vya ini kwenye maabara.',
  'Capsules with pepper extract may change the level of ARVs.':
    'Kapsuli zenye dondoo ya pilipili manga zinaweza kubadilisha kiwango cha ARV mwilini.',
  'Little is known; drowsiness from efavirenz may deepen.':
    'Yanayojulikana ni machache; usingizi unaoletwa na efavirenz unaweza kuzidi.',
  // tb-medicines
  'Extracts slow enzymes that clear medicines; nobody has studied it with TB medicines.':
    'Dondoo zake huchelewesha vimeng’enya vinavyoondoa dawa mwilini; hakuna aliyeichunguza pamoja na dawa za kifua kikuu.',
  'Nobody has studied it well with TB medicines.':
    'Hakuna aliyeichunguza vya kutosha pamoja na dawa za kifua kikuu.',
  'Piperine raises rifampicin.': 'Piperine hupandisha rifampicin mwilini.',
  'An extract raised rifampicin in animals.': 'Dondoo yake ilipandisha rifampicin kwa wanyama.',
  'It stirs the immune system; regulators keep it from people with TB.':
    'Huchochea kinga ya mwili; wadhibiti wa dawa wanaikataza kwa watu wenye kifua kikuu.',
  'It lowered isoniazid in an animal study.': 'Ilishusha isoniazid katika utafiti kwa wanyama.',
  'Leaf slowed the breakdown of some medicines in the laboratory.':
    'Jani lilichelewesha kuvunjwa kwa baadhi ya dawa kwenye maabara.',
  'It lowers bedaquiline and may lower others; the illness can come back.':
    'Hushusha bedaquiline mwilini na inaweza kushusha nyingine; ugonjwa unaweza kurudi.',
  // malaria-medicines
  'It is no treatment for malaria, and the days it costs can kill.':
    'Si matibabu ya malaria, na siku unazopoteza zinaweza kuua.',
  'Weak doses of the same substance help parasites to resist the tablets.':
    'Dozi dhaifu za kemikali ileile husaidia vimelea kustahimili tembe.',
  'It may raise lumefantrine and quinine, which can disturb the heart beat.':
    'Inaweza kupandisha lumefantrine na kwinini mwilini, ambazo zinaweza kuvuruga mapigo ya moyo.',
  'It raises artemether, lumefantrine and quinine a little.':
    'Hupandisha kidogo artemether, lumefantrine na kwinini mwilini.',
  'The drink lowered chloroquine in a study.': 'Kinywaji chake kilishusha chloroquine katika utafiti mmoja.',
  'It lowers artemether and lumefantrine, whose maker forbids it, and may lower quinine.':
    'Hushusha artemether na lumefantrine mwilini, ambazo mtengenezaji wake anaikataza, na inaweza kushusha kwinini.',
  // metal-binding-antibiotics
  'Its minerals lowered ciprofloxacin in animals.': 'Madini yake yalishusha ciprofloxacin kwa wanyama.',
  'It lowered ciprofloxacin in animals.': 'Ilishusha ciprofloxacin kwa wanyama.',
  'Both can make the skin burn in the sun.': 'Zote mbili zinaweza kufanya ngozi iungue juani.',
  'Ciprofloxacin keeps caffeine in the body longer.': 'Ciprofloxacin hukawiza kafeini mwilini.',
  // antibiotics
  'It lowered metronidazole in a study.': 'Ilishusha metronidazole katika utafiti mmoja.',
  'Chewing lowers the uptake of ampicillin and amoxicillin.':
    'Kuitafuna hupunguza ampicillin na amoxicillin zinazofyonzwa.',
  'Tannin may bind some antibiotics in the gut.':
    'Tanini inaweza kushika baadhi ya antibiotiki kwenye utumbo.',
  // macrolides
  'It raises erythromycin, which can disturb the heart beat.':
    'Hupandisha erythromycin mwilini, ambayo inaweza kuvuruga mapigo ya moyo.',
  'Low potassium and these antibiotics both disturb the heart beat.':
    'Upungufu wa potasiamu na antibiotiki hizi vyote huvuruga mapigo ya moyo.',
  // co-trimoxazole
  'Both can lower blood cells.': 'Zote mbili zinaweza kupunguza seli za damu.',
  // protease-inhibitors
  'Supplements halved saquinavir; a report saw atazanavir fall and the virus come back.':
    'Virutubisho vya ziada vilipunguza saquinavir kwa nusu; ripoti moja iliona atazanavir ikishuka na virusi vikirudi.',
  // nnrtis
  'Treatment failed in a person on efavirenz.': 'Matibabu yalishindwa kwa mtu aliyetumia efavirenz.',
  // worm-medicines
  'It raised praziquantel in a study.': 'Ilipandisha praziquantel katika utafiti mmoja.',
  // dolutegravir
  'It lowers dolutegravir.': 'Hushusha dolutegravir mwilini.',
  // azole-antifungals
  'It lowered voriconazole in a study.': 'Ilishusha voriconazole katika utafiti mmoja.',
  // voriconazole, itraconazole
  'Taken for two weeks it more than halved voriconazole in volunteers.':
    'Ikitumiwa kwa wiki mbili ilishusha voriconazole kwa zaidi ya nusu kwa watu waliojitolea.',
  'The juice lowered itraconazole from capsules in volunteers.':
    'Juisi ilishusha itraconazole ya kapsuli kwa watu waliojitolea.',
  // ciprofloxacin
  'It halved ciprofloxacin in animals.': 'Ilishusha ciprofloxacin kwa nusu kwa wanyama.',
  // chloroquine, amodiaquine
  'The drink lowered chloroquine by about two thirds in a study.':
    'Kinywaji chake kilishusha chloroquine kwa takriban theluthi mbili katika utafiti mmoja.',
  'Chewing lowered chloroquine in volunteers and in people with malaria.':
    'Kuitafuna kulishusha chloroquine kwa watu waliojitolea na kwa wagonjwa wa malaria.',
  'Leaf lowered amodiaquine and raised what the body makes of it in volunteers.':
    'Kwa watu waliojitolea, jani lilishusha amodiaquine na kupandisha kemikali ambayo mwili huitengeneza kutokana nayo.',
} as const;

/** How herbs meet other medicines. */
export const withOthers = {
  // immunosuppressants
  'It acts on blood cells and on enzymes that clear these medicines.':
    'Huathiri seli za damu na vimeng’enya vinavyoondoa dawa hizi mwilini.',
  'Piperine may raise ciclosporin.': 'Piperine inaweza kupandisha ciclosporin mwilini.',
  'It may stir the immune system and lowered ciclosporin in animals.':
    'Inaweza kuchochea kinga ya mwili, na ilishusha ciclosporin kwa wanyama.',
  'It may stir the immune system and work against them.':
    'Inaweza kuchochea kinga ya mwili na kupinga kazi ya dawa hizi.',
  'It lowered ciclosporin in animals.': 'Ilishusha ciclosporin kwa wanyama.',
  'A report saw ciclosporin change.': 'Ripoti moja iliona ciclosporin ikibadilika.',
  'It raised tacrolimus in a report.': 'Ilipandisha tacrolimus katika ripoti moja.',
  'Berberine raises ciclosporin.': 'Berberine hupandisha ciclosporin mwilini.',
  'It raises ciclosporin and tacrolimus.': 'Hupandisha ciclosporin na tacrolimus mwilini.',
  'It stirs the immune system and works against them.':
    'Huchochea kinga ya mwili na hupinga kazi ya dawa hizi.',
  'It wakes enzymes that clear ciclosporin and tacrolimus.':
    'Huamsha vimeng’enya vinavyoondoa ciclosporin na tacrolimus mwilini.',
  'It raised sirolimus in people with a sick liver.':
    'Ilipandisha sirolimus kwa watu wenye ini lenye ugonjwa.',
  'Neem may stir the immune system and work against them.':
    'Mwarobaini unaweza kuchochea kinga ya mwili na kupinga kazi ya dawa hizi.',
  'Oil raised ciclosporin in animals.': 'Mafuta yake yalipandisha ciclosporin kwa wanyama.',
  'It lowers ciclosporin and tacrolimus.': 'Hushusha ciclosporin na tacrolimus mwilini.',
  // liver-straining-medicines
  'Hepatitis was reported after swallowed aloe.':
    'Ugonjwa wa ini (hepatitis) umeripotiwa baada ya kumeza shubiri.',
  'Swallowed oil has injured livers; buds in food do not matter.':
    'Mafuta yakimezwa yamewahi kuumiza ini; karafuu kwenye chakula hazina shida.',
  'Both strain the liver.': 'Zote mbili hulemea ini.',
  'Both harm the liver.': 'Zote mbili hudhuru ini.',
  'Very large amounts were linked to raised liver values.':
    'Kiasi kikubwa sana kimehusishwa na vipimo vya ini kupanda.',
  'Months of high doses have injured livers.': 'Dozi kubwa kwa miezi kadhaa zimewahi kuumiza ini.',
  'Extract capsules strain the liver.': 'Kapsuli za dondoo hulemea ini.',
  // cancer-medicines
  'It may add to low blood counts and change the level of medicines.':
    'Inaweza kuzidisha upungufu wa seli za damu na kubadilisha kiwango cha dawa mwilini.',
  'It may change the level of some; low platelets were reported with etoposide.':
    'Inaweza kubadilisha kiwango cha baadhi yake mwilini; upungufu wa chembe zinazosaidia damu kuganda umeripotiwa ilipotumiwa na etoposide.',
  'It may change the level of some; docetaxel stayed nearly the same in a study.':
    'Inaweza kubadilisha kiwango cha baadhi yake mwilini; docetaxel ilibaki karibu ilivyo katika utafiti mmoja.',
  'Liver injury was reported in a person on crizotinib who took much ginger.':
    'Kuumia kwa ini kumeripotiwa kwa mtu aliyetumia crizotinib na tangawizi nyingi.',
  'It blocks enzymes that clear many of them.':
    'Huzuia vimeng’enya vinavyoondoa nyingi za dawa hizi mwilini.',
  'It raises imatinib, nilotinib, sunitinib and others, whose makers forbid it.':
    'Hupandisha imatinib, nilotinib, sunitinib na nyingine mwilini; watengenezaji wake wanaikataza.',
  'Studies saw little change, but your cancer team must know.':
    'Tafiti ziliona mabadiliko madogo, lakini timu yako ya saratani lazima ijue.',
  'It lowers irinotecan, imatinib and others.': 'Hushusha irinotecan, imatinib na nyingine mwilini.',
  'Green tea can block bortezomib.': 'Chai ya kijani inaweza kuizuia bortezomib isifanye kazi.',
  'It may weaken some and strengthen others.':
    'Inaweza kudhoofisha baadhi yake na kuzifanya nyingine kuwa kali zaidi.',
  // contraceptives
  'Strong amounts may act like oestrogen.': 'Kiasi kikubwa kinaweza kufanya kazi kama estrojeni.',
  'It raises the oestrogen of the pill a little.': 'Hupandisha kidogo estrojeni ya tembe ya kupanga uzazi.',
  'It wakes enzymes that clear hormones.': 'Huamsha vimeng’enya vinavyoondoa homoni mwilini.',
  'Pressure and swelling rose in women on the pill.':
    'Presha na uvimbe viliongezeka kwa wanawake waliotumia tembe za kupanga uzazi.',
  'Pills and implants fail.': 'Tembe na vipandikizi vya kupanga uzazi hushindwa kufanya kazi.',
  // levothyroxine
  'The fibre can hold the tablet back.': 'Nyuzinyuzi zinaweza kuizuia tembe isifyonzwe.',
  'Leaf may change how thyroid hormone is made and used.':
    'Jani linaweza kubadilisha jinsi homoni ya thairoidi inavyotengenezwa na kutumika.',
  'Much papaya held thyroid tablets back in a report.':
    'Papai jingi lilizuia tembe za thairoidi zisifyonzwe katika ripoti moja.',
  'It holds the tablet back.': 'Huizuia tembe isifyonzwe.',
  'It may speed the clearing of thyroid hormone; a raised TSH was reported.':
    'Inaweza kuharakisha kuondolewa kwa homoni ya thairoidi; kupanda kwa TSH kumeripotiwa.',
  // hormone-medicines
  'It raises oestrogen tablets a little.': 'Hupandisha kidogo tembe za estrojeni mwilini.',
  'It may act like a hormone, and pressure can rise.':
    'Inaweza kufanya kazi kama homoni, na presha inaweza kupanda.',
  'The plant above ground may act like oestrogen; the seed hardly does.':
    'Sehemu ya mmea iliyo juu ya ardhi inaweza kufanya kazi kama estrojeni; mbegu ni kwa kiasi kidogo sana.',
  'It may act on the same hormones as prostate tablets.':
    'Inaweza kuathiri homoni zilezile ambazo tembe za tezi dume huathiri.',
  'It lowers oestrogen tablets (HRT) and finasteride.':
    'Hushusha tembe za estrojeni (HRT) na finasteride mwilini.',
  // oestrogen-blockers
  'It blocks the enzyme that makes tamoxifen work.': 'Huzuia kimeng’enya kinachofanya tamoxifen ifanye kazi.',
  'It may act like oestrogen, against what the tablets do.':
    'Inaweza kufanya kazi kama estrojeni, kinyume na kazi ya tembe hizi.',
  'It lowers tamoxifen and what the body makes of it.':
    'Hushusha tamoxifen na kile ambacho mwili hutengeneza kutokana nayo.',
  'Capsules with pepper extract lowered tamoxifen in a trial.':
    'Kapsuli zenye dondoo ya pilipili manga zilishusha tamoxifen katika jaribio moja.',
  // stomach-acid-medicines
  'Artemisinin lowered omeprazole in volunteers.': 'Artemisinin ilishusha omeprazole kwa waliojitolea.',
  'It lowered omeprazole.': 'Ilishusha omeprazole mwilini.',
  'Antacids dissolve the coat of oil capsules too early.':
    'Dawa za kupunguza asidi huyeyusha ganda la kapsuli za mafuta mapema mno.',
  'It lowers omeprazole.': 'Hushusha omeprazole mwilini.',
  'Large amounts stir stomach acid.': 'Kiasi kikubwa huchochea asidi ya tumbo.',
  // theophylline
  'Piperine doubled theophylline in volunteers; pepper on food does not matter.':
    'Piperine iliongeza theophylline maradufu kwa waliojitolea; pilipili manga kwenye chakula haina shida.',
  'It raised theophylline in animals.': 'Ilipandisha theophylline kwa wanyama.',
  'It slowed the enzyme that clears theophylline.':
    'Ilichelewesha kimeng’enya kinachoondoa theophylline mwilini.',
  'It lowered theophylline in animals.': 'Ilishusha theophylline kwa wanyama.',
  'It lowered theophylline in a report.': 'Ilishusha theophylline katika ripoti moja.',
  // antithyroid-medicines
  'It works against them.': 'Hupinga kazi ya dawa hizi.',
  // diarrhoea-medicines
  'Confusion was reported in a person who took loperamide and valerian as well.':
    'Kuchanganyikiwa kumeripotiwa kwa mtu aliyetumia loperamide pamoja na valeriani.',
  // nausea-medicines
  'It raises domperidone, which can disturb the heart beat.':
    'Hupandisha domperidone mwilini, ambayo inaweza kuvuruga mapigo ya moyo.',
  'Metoclopramide blocks dopamine as kava does; twisting movements can come.':
    'Metoclopramide huzuia dopamini kama kava inavyofanya; mwili unaweza kujipinda.',
  'It lowers ondansetron, and serotonin may rise too far.':
    'Hushusha ondansetron mwilini, na serotonini inaweza kupanda kupita kiasi.',
  // asthma-medicines
  'Salbutamol and theophylline lower potassium as liquorice does.':
    'Salbutamol na theophylline hushusha potasiamu kama susi inavyofanya.',
  'Both speed the heart.': 'Zote mbili huongeza kasi ya moyo.',
  'Caffeine adds to the shaking and pulse of theophylline and salbutamol.':
    'Kafeini huzidisha kutetemeka na kasi ya moyo vinavyoletwa na theophylline na salbutamol.',
  // cold-and-cough-medicines
  'Both raise pressure and speed the heart.': 'Zote mbili hupandisha presha na kuongeza kasi ya moyo.',
  'With dextromethorphan serotonin can rise too far.':
    'Ikitumiwa na dextromethorphan, serotonini inaweza kupanda kupita kiasi.',
  'Caffeine adds to tablets that speed the heart.':
    'Kafeini huongeza nguvu ya tembe zinazoongeza kasi ya moyo.',
  // gout-medicines
  'An extract lowered uric acid in a small trial.':
    'Dondoo yake ilishusha asidi ya yuriki katika jaribio dogo.',
  'It raises colchicine, which is poisonous when there is too much.':
    'Hupandisha colchicine mwilini, ambayo ni sumu ikizidi.',
  // bladder-medicines
  'It acts on the messenger that these tablets block.':
    'Huathiri kemikali ya neva ambayo tembe hizi huizuia.',
  'It raises solifenacin and darifenacin.': 'Hupandisha solifenacin na darifenacin mwilini.',
  // prostate-medicines
  'It may raise testosterone.': 'Inaweza kupandisha homoni ya testosterone.',
  // methotrexate
  'Strong extracts and methotrexate both strain the liver.': 'Dondoo kali na methotrexate zote hulemea ini.',
  'It raised methotrexate in animals.': 'Ilipandisha methotrexate kwa wanyama.',
  // tacrolimus
  'Green tea raised tacrolimus in a person with a new kidney.':
    'Chai ya kijani ilipandisha tacrolimus kwa mtu aliyewekewa figo mpya.',
  // oral-budesonide
  'The juice doubled budesonide from swallowed capsules in volunteers.':
    'Juisi ilipandisha mara mbili budesonide ya kapsuli za kumeza kwa watu waliojitolea.',
  // iron-tablets
  'Chilli in a meal lowered the iron taken up from it by over a third.':
    'Pilipili kwenye mlo ilipunguza kwa zaidi ya theluthi moja madini ya chuma yanayofyonzwa.',
} as const;
