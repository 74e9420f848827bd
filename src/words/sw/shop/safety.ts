/** The check of herbs, remedies and products against one's own medicines and conditions. */
export const safety = {
  Allergies: 'Mzio',
  'Ask first': 'Uliza kwanza',
  'Ask your clinician before you use it, and start with little.':
    'Muulize mhudumu wako wa afya kabla ya kuitumia, na uanze na kidogo.',
  'Ask your clinician before you use this remedy.':
    'Muulize mhudumu wako wa afya kabla ya kutumia tiba hii asilia.',
  'Ask your clinician first': 'Muulize kwanza mhudumu wako wa afya',
  Check: 'Kagua',
  'Check herbs against your medicines': 'Kagua kama mitishamba inapatana na dawa zako',
  'Check it for me': 'Ikague kwa ajili yangu',
  'Check my cart': 'Kagua kikapu changu',
  'Check my medicines': 'Kagua dawa zangu',
  'Check your connection and try again.': 'Angalia mtandao wako, kisha ujaribu tena.',
  'Checking {name} against your list…': 'Inalinganisha {name} na orodha yako…',
  'Clear the whole list': 'Futa orodha yote',
  'Do not use it. Ask a clinician about something safer for you.':
    'Usiitumie. Muulize mhudumu wa afya kuhusu kitu kilicho salama zaidi kwako.',
  Done: 'Nimemaliza',
  'Herbs and your medicines': 'Mitishamba na dawa zako',
  'Illnesses and plans': 'Magonjwa na mambo uliyopanga (kama upasuaji)',
  'In more than food amounts it may make bleeding during an operation harder to stop.':
    'Ikizidi kiasi cha mapishi inaweza kufanya iwe vigumu kuzuia damu wakati wa upasuaji.',
  'Keep my list in my account, so that my other devices warn me too':
    'Hifadhi orodha yangu kwenye akaunti, ili vifaa vyangu vingine pia vinipe maonyo',
  'Know the signs': 'Zijue dalili',
  'Leave these out while your list stays as it is.': 'Usitumie hizi maadamu orodha yako haijabadilika.',
  'Leave this remedy out, and ask a clinician about something safer for you.':
    'Usitumie tiba hii asilia, na umuulize mhudumu wa afya kuhusu kitu kilicho salama zaidi kwako.',
  'List what you take and live with once. Every herb, remedy and product then says what it means for you. It informs; your clinician and pharmacist decide.':
    'Orodhesha mara moja tu dawa unazotumia na hali unazoishi nazo. Kisha kila mmea wa dawa, tiba asilia na bidhaa itakuambia maana yake kwako. Haya ni maelezo; mhudumu wako wa afya na mfamasia ndio wanaoamua.',
  'List your medicines, illnesses, pregnancy or allergies once. Every herb, remedy and product is then checked against them, on your own device, also without a connection.':
    'Orodhesha mara moja tu dawa, magonjwa, ujauzito au mizio yako. Kisha kila mmea wa dawa, tiba asilia na bidhaa hukaguliwa kama inapatana nayo, kwenye kifaa chako mwenyewe, hata bila mtandao.',
  'Loading the safety check...': 'Inapakia ukaguzi wa usalama...',
  Medicines: 'Dawa',
  'My list': 'Orodha yangu',
  'Nobody has studied this well. Leave it out unless your clinician agrees.':
    'Hakuna aliyelichunguza hili vya kutosha. Usiitumie isipokuwa mhudumu wako wa afya akubali.',
  'Not for you, by your list': 'Usiitumie, kulingana na orodha yako',
  'Not with your list': 'Haiendani na orodha yako',
  'On your list': 'Kwenye orodha yako',
  'One product needs care': 'Bidhaa moja inahitaji uangalifu',
  'Panadol, TLD, sukari…': 'Panadol, TLD, sukari…',
  'Safety check': 'Ukaguzi wa usalama',
  'Search medicines and conditions': 'Tafuta dawa na hali za kiafya',
  'Small effects: know what to look for.': 'Athari ndogo: jua cha kuangalia.',
  'Stop more than food amounts two weeks before, and tell the surgeon.':
    'Kuanzia wiki mbili kabla ya upasuaji usiitumie kuzidi kiasi cha mapishi, na umwambie daktari wa upasuaji.',
  'Taking medicine, pregnant, or living with an illness? Check your cart against your own list.':
    'Unatumia dawa, ni mjamzito, au unaishi na ugonjwa? Linganisha kikapu chako na orodha yako mwenyewe.',
  'Taking medicine, pregnant, or living with an illness? Check {name} against your own list.':
    'Unatumia dawa, ni mjamzito, au unaishi na ugonjwa? Linganisha {name} na orodha yako mwenyewe.',
  'The list could not be opened': 'Orodha haikuweza kufunguliwa',
  'The rules are not on this device yet. Until they are, treat it as untested with your medicines.':
    'Kanuni za usalama bado haziko kwenye kifaa hiki. Hadi ziwepo, ichukulie kuwa haijakaguliwa pamoja na dawa zako.',
  'The safety check could not be loaded': 'Hatukuweza kupakia ukaguzi wa usalama',
  'The safety check could not be read. Treat everything as untested for now.':
    'Hatukuweza kusoma ukaguzi wa usalama. Kwa sasa chukulia kila kitu kuwa hakijakaguliwa.',
  'These are health data. We use them for these warnings and for nothing else, nobody reads them, and they are removed the moment you untick this.':
    'Hizi ni data za afya. Tunazitumia kwa maonyo haya tu na si kwa jambo lingine, hakuna anayezisoma, na zinaondolewa mara tu unapotoa alama hii.',
  'These need a word with your clinician first.': 'Kwa hizi, zungumza kwanza na mhudumu wako wa afya.',
  'Tick what you take and what you live with. Every herb, remedy and product is then checked against it.':
    'Weka alama kwenye dawa unazotumia na hali unazoishi nazo. Kisha kila mmea wa dawa, tiba asilia na bidhaa hulinganishwa nazo.',
  'We could not check this against your medicines. Treat it as untested with them until the page loads again.':
    'Hatukuweza kukagua kama hii inapatana na dawa zako. Ichukulie kuwa haijakaguliwa pamoja nazo hadi ukurasa upakiwe tena.',
  'We could not check your cart against your list. Treat it as untested with your medicines until we can.':
    'Hatukuweza kukagua kikapu chako kwa kufuata orodha yako. Kichukulie kuwa hakijakaguliwa pamoja na dawa zako hadi tutakapoweza.',
  'We could not check {name} against your list': 'Hatukuweza kulinganisha {name} na orodha yako',
  'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.':
    'Hatulijui jina hili. Tafuta hapa kwa kazi ya dawa hiyo, kama presha au sukari, na umwambie mhudumu wako wa afya kuhusu mitishamba yote unayotumia.',
  'We have no safety data on some of what is in it. Ask before you use it.':
    'Hatuna data ya usalama kuhusu baadhi ya vilivyomo. Uliza kabla ya kuitumia.',
  'We have no safety data on some of what is in {name}. Nobody knows how it goes with your list, so ask before you use it.':
    'Hatuna data ya usalama kuhusu baadhi ya vilivyomo ndani ya {name}. Hakuna anayejua inavyoendana na orodha yako, kwa hiyo uliza kabla ya kuitumia.',
  'We know of no conflict between your cart and your list. Tell your clinician what you use all the same.':
    'Hatujui mgongano wowote kati ya kikapu chako na orodha yako. Hata hivyo, mwambie mhudumu wako wa afya unachotumia.',
  'We know of no conflict between {name} and your list. That is no proof that there is none: tell your clinician what you use.':
    'Hatujui mgongano wowote kati ya {name} na orodha yako. Hilo si thibitisho kwamba haupo: mwambie mhudumu wako wa afya unachotumia.',
  'Who it is for': 'Ni kwa ajili ya nani',
  'Your account still has the old list': 'Akaunti yako bado ina orodha ya zamani',
  'Your list stays on this device and is sent nowhere. It is forgotten after a year without a change.':
    'Orodha yako inabaki kwenye kifaa hiki na haitumwi popote. Inasahaulika baada ya mwaka mmoja bila mabadiliko.',
  'Your medicines and conditions': 'Dawa zako na hali zako za kiafya',
  '{herb} and {names}': '{herb} na {names}',
  '{n} products need care': 'Bidhaa {n} zinahitaji uangalifu',
  '{name} and your list': '{name} na orodha yako',
  'Ask a clinician about the amount for this age first.':
    'Muulize kwanza mhudumu wa afya kuhusu kiasi cha umri huu.',
  'Date of the operation': 'Tarehe ya upasuaji',
  'Did you mean …?': 'Ulimaanisha …?',
  'Do not use them together': 'Usizitumie pamoja',
  'Enter whole weeks, from 0 to 42.': 'Andika wiki kamili, kuanzia 0 hadi 42.',
  'Enter whole years from 0 to 17 and months from 0 to 11.':
    'Andika miaka kamili kuanzia 0 hadi 17, na miezi kuanzia 0 hadi 11.',
  'From the first day of the last period. Leave it empty if you do not know.':
    'Tangu siku ya kwanza ya hedhi ya mwisho. Acha wazi kama hujui.',
  'How old is the child?': 'Mtoto ana umri gani?',
  'It is checked on this device and kept nowhere until you say so. Your own list stays as it is.':
    'Inakaguliwa kwenye kifaa hiki na haihifadhiwi popote hadi utakaposema. Orodha yako mwenyewe inabaki ilivyo.',
  'It is made for this age.': 'Imetengenezwa kwa umri huu.',
  'It is over, so we no longer warn because of it. You can take it off your list.':
    'Upasuaji umeshapita, kwa hiyo hatutoi onyo tena kwa sababu yake. Unaweza kuuondoa kwenye orodha yako.',
  'Keep it as my list': 'Ihifadhi kuwa orodha yangu',
  'Keep to the amount for this age, and to what is said here.':
    'Fuata kiasi cha umri huu, na yaliyosemwa hapa.',
  'Leave it': 'Iache',
  'Looked up in {month}: nothing was found against it.':
    'Tulitafuta {month}: hatukupata onyo lolote kuihusu.',
  'Looked up with all of your list: we know of no conflict. Tell your clinician what you use all the same.':
    'Imechunguzwa pamoja na orodha yako yote: hatujui mgongano wowote. Hata hivyo, mwambie mhudumu wako wa afya unachotumia.',
  Months: 'Miezi',
  'Neem, tangawizi, golden milk…': 'Mwarobaini, tangawizi, golden milk…',
  'Nobody has looked these up with all of your list ({names}). That is no all-clear: ask your pharmacist.':
    'Hakuna aliyechunguza mitishamba hii pamoja na orodha yako yote ({names}). Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Nobody has looked this pair up. That is no all-clear: ask your pharmacist.':
    'Hakuna aliyechunguza viwili hivi pamoja. Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Not everything in the link is known to us': 'Kwenye kiungo (link) hicho kuna majina tusiyoyajua',
  'Not looked up': 'Haijachunguzwa',
  'Not looked up: {names}. That is no all-clear: ask your pharmacist.':
    'Haijachunguzwa pamoja na: {names}. Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Nothing found': 'Hakuna kilichopatikana',
  'Put what you take or live with on your list, and the answer for each stands here.':
    'Weka kwenye orodha yako dawa unazotumia na hali unazoishi nazo, na jibu la kila moja litakuwa hapa.',
  'Put “{name}” on my list as written. We cannot check it.':
    'Weka “{name}” kwenye orodha kama ilivyoandikwa. Hatuwezi kuikagua.',
  'Something on your list is over. Look at it again.':
    'Kuna jambo kwenye orodha yako ambalo limeshapita. Liangalie tena.',
  'Source:': 'Chanzo:',
  'Stop it by {day}, two weeks before the operation, and tell the surgeon.':
    'Acha kuitumia kufikia {day}, wiki mbili kabla ya upasuaji, na umwambie daktari wa upasuaji.',
  'Tell the age of the child on your list. Until then we read it as a newborn.':
    'Taja umri wa mtoto kwenye orodha yako. Hadi hapo tunamchukulia kama mtoto mchanga.',
  'The baby has come': 'Mtoto amezaliwa',
  'The pregnancy on your list is past 42 weeks. Has the baby come?':
    'Ujauzito ulio kwenye orodha yako umepita wiki 42. Je, mtoto amezaliwa?',
  'The six weeks are over. You can take it off your list.':
    'Wiki sita baada ya kujifungua zimekwisha. Unaweza kuondoa jambo hili kwenye orodha yako.',
  'This list comes from a link': 'Orodha hii imetoka kwenye kiungo (link)',
  'Until you tell the age, we answer as for a newborn.': 'Hadi utaje umri, tunajibu kama kwa mtoto mchanga.',
  'Use my own list': 'Tumia orodha yangu mwenyewe',
  'Wait until that age, or ask the child clinic.': 'Subiri hadi umri huo, au uulize kliniki ya watoto.',
  'We do not know {names}, so nothing was checked against it. Choose it yourself below.':
    'Hatutambui {names}, kwa hiyo hakuna tulichokagua kuhusu hilo. Chagua mwenyewe kwenye orodha iliyo hapa chini.',
  'We do not know “{name}”, so nothing was checked against it. Ask your pharmacist.':
    'Hatuijui “{name}”, kwa hiyo hakuna tulichokagua kuhusu hilo. Muulize mfamasia wako.',
  'We have no herb or remedy of that name, so we cannot check it. Ask your pharmacist.':
    'Hatuna mmea wa dawa wala tiba asilia ya jina hilo, kwa hiyo hatuwezi kuikagua. Muulize mfamasia wako.',
  'Weeks of pregnancy': 'Wiki za ujauzito',
  'When did the baby come?': 'Mtoto alizaliwa lini?',
  'Which herb do you want to check?': 'Unataka kukagua mmea wa dawa gani?',
  'Without a date we answer as if it were within two weeks.':
    'Bila tarehe tunajibu kana kwamba upasuaji ni ndani ya wiki mbili.',
  Years: 'Miaka',
  'Your list': 'Orodha yako',
  '{name} (not checked)': '{name} (haijakaguliwa)',
  '{name}, {months} months': '{name}, miezi {months}',
  '{name}, {weeks} weeks': '{name}, wiki {weeks}',
  '{name}, {years} years': '{name}, miaka {years}',
  'This date cannot be right.': 'Tarehe hii haiwezi kuwa sahihi.',
  // Answers of the chat
  'What the safety check says': 'Ukaguzi wa usalama unasema',
  'Before you follow this tip': 'Kabla ya kufuata kidokezo hiki',
  'Ask a clinician before you fast': 'Muulize mhudumu wa afya kabla ya kufunga',
  'You did not write the child’s age, so we read it as a newborn.':
    'Hukuandika umri wa mtoto, kwa hiyo tumemchukulia kuwa mtoto mchanga.',
  'We know no herb in what you wrote, so nothing was checked. That is no all-clear: ask your pharmacist.':
    'Hatukutambua mmea wa dawa wowote katika ulichoandika, kwa hiyo hakuna kilichokaguliwa. Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Looked up without a finding: {names}. That is no proof that it is safe.':
    'Tulitafuta na hatukupata tatizo: {names}. Huo si uthibitisho kwamba ni salama.',
  '{n} more warning in the safety check': 'Onyo {n} zaidi katika ukaguzi wa usalama',
  '{n} more warnings in the safety check': 'Maonyo {n} zaidi katika ukaguzi wa usalama',
  'Open it in the safety check': 'Fungua katika ukaguzi wa usalama',
} as const;
