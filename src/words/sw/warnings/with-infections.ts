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
