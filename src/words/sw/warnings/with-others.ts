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
