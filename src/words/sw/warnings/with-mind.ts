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
