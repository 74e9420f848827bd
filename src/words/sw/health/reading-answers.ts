/** What a reading means: pressure, sugar, HbA1c, temperature, pulse, weight. */
export const readingAnswers = {
  'Within the target your clinician set for you.':
    'Iko ndani ya lengo ambalo mhudumu wako wa afya alikuwekea.',
  'Outside the target your clinician set for you. Show it at your next visit.':
    'Iko nje ya lengo ambalo mhudumu wako wa afya alikuwekea. Mwonyeshe utakapoenda kliniki.',
  'Kept. The limits here are for grown-ups; ask at the clinic what is usual for a child.':
    'Imehifadhiwa. Viwango vya hapa ni vya watu wazima; uliza kliniki kilicho cha kawaida kwa mtoto.',
  'Lower than most. If you feel well, nothing has to be done; with fainting or dizziness be seen today.':
    'Iko chini kuliko ya wengi. Ukijisikia vizuri, hakuna la kufanya; ukizirai au ukisikia kizunguzungu, nenda ukaonwe na mhudumu wa afya leo.',
  'In the healthy range. Nothing has to be done.': 'Iko katika kiwango cha afya. Hakuna la kufanya.',
  'In the usual range with diabetes. Go on as you do.':
    'Iko katika kiwango cha kawaida kwa mwenye kisukari. Endelea hivyo hivyo.',
  'After a meal sugar may be this high. Measure in the morning before breakfast to know.':
    'Baada ya kula sukari inaweza kufika hapa. Pima asubuhi kabla ya kiamsha kinywa ili kujua.',
  'Below 7 %, the usual target with diabetes. Go on as you do.':
    'Iko chini ya 7 %, lengo la kawaida kwa mwenye kisukari. Endelea hivyo hivyo.',
  'Warm, and no fever yet. Measure again in some hours.':
    'Una joto, lakini bado si homa. Pima tena baada ya saa chache.',
  'No fever.': 'Hakuna homa.',
  'A little fast for somebody at rest. Sit five minutes and count again.':
    'Ni ya kasi kidogo kwa mtu aliyepumzika. Kaa dakika tano uhesabu tena.',
  'In the usual range at rest.': 'Iko katika kiwango cha kawaida ukiwa umepumzika.',
  'Noted. The line over weeks says more than one day.':
    'Imeandikwa. Mwelekeo wa wiki husema zaidi kuliko siku moja.',

  // What is asked back
  'Enter two numbers, the upper one ({upperFrom} to {upperTo}) larger than the lower ({lowerFrom} to {lowerTo}).':
    'Weka nambari mbili, ya juu ({upperFrom} hadi {upperTo}) iwe kubwa kuliko ya chini ({lowerFrom} hadi {lowerTo}).',
  '{upper}/{lower} cannot be a blood pressure. Did you mean {high}/{low}?':
    '{upper}/{lower} haiwezi kuwa presha ya damu. Je, ulimaanisha {high}/{low}?',
  'Yes, {value}': 'Ndiyo, {value}',
  'Is this in mg/dL? {mg} mg/dL is {mmol} mmol/L.': 'Je, hii ni kwa mg/dL? {mg} mg/dL ni {mmol} mmol/L.',
  'Yes, it is in mg/dL': 'Ndiyo, ni kwa mg/dL',
  'Is this in mmol/L? {mmol} mmol/L is {mg} mg/dL.': 'Je, hii ni kwa mmol/L? {mmol} mmol/L ni {mg} mg/dL.',
  'Yes, it is in mmol/L': 'Ndiyo, ni kwa mmol/L',
  'No, it is in mg/dL': 'La, ni kwa mg/dL',
  'Meters show no number this low. If yours says LO, take sugar now and measure again after 15 minutes.':
    'Mashine za kupima sukari hazionyeshi nambari ya chini hivi. Yako ikisema LO, kula au kunywa sukari sasa hivi na upime tena baada ya dakika 15.',
  'Enter a number from 1 to 33.3 mmol/L, or 18 to 600 mg/dL. If your meter says HI, go to hospital now.':
    'Weka nambari kutoka 1 hadi 33.3 mmol/L, au 18 hadi 600 mg/dL. Mashine yako ikisema HI, nenda hospitali sasa hivi.',
  'Is this in mmol/mol? {mol} mmol/mol is {percent} %.':
    'Je, hii ni kwa mmol/mol? {mol} mmol/mol ni {percent} %.',
  'Yes, it is in mmol/mol': 'Ndiyo, ni kwa mmol/mol',
  'Is this in percent? {percent} % is {mol} mmol/mol.':
    'Je, hii ni kwa asilimia? {percent} % ni {mol} mmol/mol.',
  'Yes, it is in percent': 'Ndiyo, ni kwa asilimia',
  'Enter a number from {least} to {most} %.': 'Weka nambari kutoka {least} hadi {most} %.',
  'Is this in °F? {fahrenheit} °F is {celsius} °C.': 'Je, hii ni kwa °F? {fahrenheit} °F ni {celsius} °C.',
  'Yes, it is in °F': 'Ndiyo, ni kwa °F',
  'Is this in °C?': 'Je, hii ni kwa °C?',
  'Yes, it is in °C': 'Ndiyo, ni kwa °C',
  '{value} °C cannot be. Did you mean {meant} °C?': '{value} °C haiwezekani. Je, ulimaanisha {meant} °C?',
  'Enter a number from {least} to {most} °C.': 'Weka nambari kutoka {least} hadi {most} °C.',
  'Is this in pounds? {lb} lb is {kg} kg.': 'Je, hii ni kwa pauni? {lb} lb ni {kg} kg.',
  'Yes, it is in pounds': 'Ndiyo, ni kwa pauni',
  'Is this in kilograms?': 'Je, hii ni kwa kilo?',
  'Yes, it is in kilograms': 'Ndiyo, ni kwa kilo',
  '{value} kg cannot be. Did you mean {meant} kg?': '{value} kg haiwezekani. Je, ulimaanisha {meant} kg?',
  'Enter a weight from {least} to {most} kg.': 'Weka uzito kutoka {least} hadi {most} kg.',
  'Your last weight was {kg} kg. Is this one right?':
    'Uzito wako wa mwisho ulikuwa {kg} kg. Je, uzito ulioandika sasa ni sahihi?',
  'Yes, it is right': 'Ndiyo, ni sahihi',
  'Enter a number from {least} to {most} beats a minute.':
    'Weka idadi ya mapigo kwa dakika, kutoka {least} hadi {most}.',
  'Enter the day and the time.': 'Weka siku na saa.',
  'This time has not come yet. When was it measured?': 'Wakati huu haujafika bado. Ulipima lini?',
  'That is too long ago. When was it measured?': 'Hiyo ni zamani mno. Ulipima lini?',

  // Sugar
  'Take 15 g of sugar now: three teaspoons in water, or half a glass of juice or soda. Measure again after 15 minutes.':
    'Kula au kunywa gramu 15 za sukari sasa: vijiko vitatu vidogo kwenye maji, au nusu glasi ya juisi au soda. Pima tena baada ya dakika 15.',
  'This sugar is dangerously low': 'Sukari hii imeshuka hadi kiwango cha hatari',
  'Awake and able to swallow: take sugar now, three teaspoons in water, juice or soda, again after 15 minutes.':
    'Ukiwa macho na unaweza kumeza: kula au kunywa sukari sasa, vijiko vitatu vidogo kwenye maji, au juisi au soda. Rudia sukari hiyo baada ya dakika 15.',
  'Sleepy, confused or fitting: nothing by mouth, lie on the side, call for help.':
    'Mwenye usingizi mzito, aliyechanganyikiwa au mwenye degedege: asipewe kitu mdomoni, alale kwa ubavu, piga simu upate msaada.',
  'Do not drive and do not stay alone.': 'Usiendeshe gari wala usikae peke yako.',
  'Sugar this high is an emergency': 'Sukari ya juu hivi ni dharura',
  'Go to the nearest hospital now with somebody; do not drive yourself.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi ukiwa na mtu; usiendeshe gari mwenyewe.',
  'Drink water in small sips if you can. Never stop insulin. Take your medicines along.':
    'Kunywa maji kidogo kidogo ukiweza. Usiache insulini kamwe. Beba dawa zako.',
  'Your sugar is low: take sugar now': 'Sukari yako iko chini: kula au kunywa sukari sasa',
  'Then eat something. Do not drive until it is above 5.': 'Kisha kula kitu. Usiendeshe gari hadi ipite 5.',
  'Tell your clinic today: the dose of insulin or tablets may have to change.':
    'Iambie kliniki yako leo: huenda dozi ya insulini au tembe ikahitaji kubadilishwa.',
  'This sugar is on the low side': 'Sukari hii iko chini kidogo',
  'Eat or drink something sweet now and measure again after 15 minutes.':
    'Kula au kunywa kitu kitamu sasa na upime tena baada ya dakika 15.',
  'Shaking, sweating or confused, or low again: be seen today. Do not fast meanwhile.':
    'Ukitetemeka, ukitoa jasho au ukichanganyikiwa, au sukari ikishuka tena: nenda ukaonwe na mhudumu wa afya leo. Usifunge kwa sasa.',
  'This sugar is very high': 'Sukari hii iko juu sana',
  'Be seen at a clinic or hospital today. Drink water; never stop insulin or tablets.':
    'Nenda ukaonwe kwenye kliniki au hospitali leo. Kunywa maji; usiache insulini wala tembe kamwe.',
  'Vomiting, belly pain, fast breathing or sleepiness: hospital at once.':
    'Kutapika, maumivu ya tumbo, kupumua kwa kasi au usingizi mzito: hospitali mara moja.',
  'High sugar while you are ill must be seen today': 'Sukari ya juu ukiwa mgonjwa ni lazima ichunguzwe leo',
  'Go to a clinic today. Drink water often; never stop insulin or tablets unless you are told to.':
    'Nenda kliniki leo. Kunywa maji mara kwa mara; usiache kamwe insulini wala tembe, isipokuwa mhudumu wa afya akuambie.',
  'Fast breathing, sleepiness or vomiting that goes on: hospital at once.':
    'Kupumua kwa kasi, usingizi mzito au kutapika kusikokoma: hospitali mara moja.',
  'This sugar is in the range of diabetes, and you are pregnant':
    'Sukari hii iko katika kiwango cha kisukari, na wewe ni mjamzito',
  'Go to your maternity clinic today, tomorrow morning at the latest. Take this reading along.':
    'Nenda kliniki yako ya wajawazito leo, au isipite kesho asubuhi. Waonyeshe nambari ya kipimo hiki.',
  'Do not fast and do not cut your food. Vomiting or fast breathing: hospital at once.':
    'Usifunge wala usipunguze chakula. Kutapika au kupumua kwa kasi: hospitali mara moja.',
  'This sugar is above the target in pregnancy': 'Sukari hii imepita lengo la wakati wa ujauzito',
  'Tell your maternity or diabetes clinic this week, with all your readings. Keep your medicines.':
    'Iambie kliniki yako ya wajawazito au ya kisukari wiki hii, ukiwa na vipimo vyako vyote. Endelea na dawa zako.',
  'This sugar is in the range of diabetes of pregnancy':
    'Sukari hii iko katika kiwango cha kisukari cha ujauzito',
  'Go to your maternity clinic this week: a glucose test decides, and treatment protects you and the baby.':
    'Nenda kliniki yako ya wajawazito wiki hii: kipimo cha sukari ndicho kitaamua, na matibabu hukulinda wewe na mtoto.',
  'Until then no sweet drinks. Do not fast.': 'Hadi wakati huo usinywe vinywaji vitamu. Usifunge.',
  'This sugar is in the range of diabetes, with its signs':
    'Sukari hii iko katika kiwango cha kisukari, pamoja na dalili zake',
  'Be seen at a clinic today. Drink water, no sweet drinks.':
    'Nenda ukaonwe kwenye kliniki leo. Kunywa maji, usinywe vinywaji vitamu.',
  'This sugar is in the range of diabetes': 'Sukari hii iko katika kiwango cha kisukari',
  'Go to a clinic this week: a second test decides. Many people feel nothing at first.':
    'Nenda kliniki wiki hii: kipimo cha pili ndicho kitaamua. Wengi hawahisi chochote mwanzoni.',
  'Great thirst, much urine or loss of weight: go today.':
    'Kiu kali, mkojo mwingi au kupungua uzito: nenda leo.',
  'This sugar is above normal, below diabetes': 'Sukari hii imepita kawaida, ila haijafika kisukari',
  'Have it tested at a clinic within the month.': 'Nenda ukaipime tena kwenye kliniki ndani ya mwezi huu.',
  'Walking each day, fewer sweet drinks and some weight less bring many people back to normal.':
    'Kutembea kila siku, kupunguza vinywaji vitamu na kupunguza uzito kidogo huwarudisha wengi katika kawaida.',
  'Above 10 on three days of this week': 'Imepita 10 katika siku tatu za wiki hii',
  'Go to your clinic this week with your readings. Keep taking your medicines as prescribed.':
    'Nenda kliniki yako wiki hii ukiwa na vipimo vyako. Endelea kumeza dawa zako kama ulivyoandikiwa.',
  'Vomiting, great thirst or sleepiness: the same day.':
    'Kutapika, kiu kali au usingizi mzito: nenda kliniki siku hiyo hiyo.',
  'This is above the usual target with diabetes': 'Hii imepita lengo la kawaida la mwenye kisukari',
  'Before meals 4 to 7, two hours after them under 10 is usual; your clinician may have set another target.':
    'Kabla ya kula 4 hadi 7, saa mbili baada ya kula chini ya 10 ni kawaida; huenda mhudumu wako wa afya alikuwekea lengo lingine.',
  'Keep your medicines, and show your readings at the next visit.':
    'Endelea na dawa zako, na uonyeshe vipimo vyako utakapoenda kliniki.',
  'This HbA1c is in the range of diabetes, and you are pregnant':
    'HbA1c hii iko katika kiwango cha kisukari, na wewe ni mjamzito',
  'Go to your maternity clinic today, tomorrow morning at the latest. Do not fast.':
    'Nenda kliniki yako ya wajawazito leo, au isipite kesho asubuhi. Usifunge.',
  'This HbA1c is above normal, and you are pregnant': 'HbA1c hii imepita kawaida, na wewe ni mjamzito',
  'Go to your maternity clinic this week: a glucose test shows more in pregnancy than HbA1c.':
    'Nenda kliniki yako ya wajawazito wiki hii: wakati wa ujauzito kipimo cha sukari huonyesha zaidi kuliko HbA1c.',
  'This HbA1c is in the range of diabetes, with its signs':
    'HbA1c hii iko katika kiwango cha kisukari, pamoja na dalili zake',
  'This HbA1c is in the range of diabetes': 'HbA1c hii iko katika kiwango cha kisukari',
  'Go to a clinic this week: a second test decides. Great thirst or loss of weight: go today.':
    'Nenda kliniki wiki hii: kipimo cha pili ndicho kitaamua. Kiu kali au kupungua uzito: nenda leo.',
  'This HbA1c is above normal, below diabetes': 'HbA1c hii imepita kawaida, ila haijafika kisukari',
  'Talk about it at a clinic within the month.':
    'Izungumzie na mhudumu wa afya kwenye kliniki ndani ya mwezi huu.',
  'This HbA1c is far above the usual target': 'HbA1c hii imepita sana lengo la kawaida',
  'Go to your clinic this week: treatment can be changed. Keep taking your medicines until then.':
    'Nenda kliniki yako wiki hii: matibabu yanaweza kubadilishwa. Hadi hapo endelea na dawa zako, usiziache.',
  'This HbA1c is above the usual target': 'HbA1c hii imepita lengo la kawaida',
  'Under 7 % is usual; your clinician may have set another. Talk about it at your next visit.':
    'Chini ya 7 % ndilo lengo la kawaida; huenda mhudumu wako wa afya alikuwekea lengo lingine. Izungumzie utakapoenda kliniki.',

  // Pressure
  'Go to the nearest hospital with a maternity now, with somebody; call if you cannot get there.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi yenye huduma za uzazi, ukiwa na mtu; piga simu kama huwezi kufika.',
  'Lie on your left side on the way. Take your clinic book. Do not wait to measure again.':
    'Njiani lala kwa ubavu wa kushoto. Beba kitabu chako cha kliniki. Usingoje kupima tena.',
  'This pressure is dangerous in pregnancy: it can be pre-eclampsia':
    'Presha hii ni hatari katika ujauzito: inaweza kuwa kifafa cha mimba kinachoanza',
  'This pressure is dangerous after birth: it can be pre-eclampsia':
    'Presha hii ni hatari baada ya kujifungua: inaweza kuwa kifafa cha mimba kinachoanza',
  'Pressure this high with such signs is an emergency': 'Presha ya juu hivi pamoja na dalili hizi ni dharura',
  'Go to the nearest hospital now with somebody. Do not drive yourself.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi ukiwa na mtu. Usiendeshe gari mwenyewe.',
  'Sit upright and rest on the way. Take no extra tablets and no herb to bring it down fast.':
    'Njiani kaa wima na upumzike. Usimeze tembe za ziada wala usitumie mitishamba ili kuishusha haraka.',
  'Low pressure with these signs can be shock':
    'Presha ya chini pamoja na dalili hizi inaweza kuwa shock, hali inayohatarisha maisha',
  'Lie down with your legs raised and let somebody take you to hospital now.':
    'Lala chini miguu ikiwa imeinuliwa, na mtu akupeleke hospitali sasa hivi.',
  'Press firmly on a bleeding wound. Keep warm.':
    'Bonyeza kwa nguvu kidonda kinachotoa damu. Jifunike upate joto.',
  'This pressure is too high for pregnancy': 'Presha hii iko juu mno kwa mjamzito',
  'Go to your maternity clinic today: urine and blood are tested for pre-eclampsia.':
    'Nenda kliniki yako ya wajawazito leo: mkojo na damu hupimwa kuona kama ni kifafa cha mimba kinachoanza.',
  'Severe headache, lights or blurred sight, pain under the ribs, swelling or fits: hospital at once.':
    'Maumivu makali ya kichwa, kuona vimulimuli vya mwanga au ukungu, maumivu chini ya mbavu, kuvimba au degedege: hospitali mara moja.',
  'This pressure is too high after birth': 'Presha hii iko juu mno baada ya kujifungua',
  'Go to your maternity clinic today: pre-eclampsia can begin up to six weeks after birth.':
    'Nenda kliniki yako ya uzazi leo: kifafa cha mimba kinaweza kuanza hadi wiki sita baada ya kujifungua.',
  'This pressure is very high': 'Presha hii iko juu sana',
  'Rest five minutes and measure again. If it stays as high, be seen at a clinic today.':
    'Pumzika dakika tano na upime tena. Ikibaki juu hivi, nenda ukaonwe kwenye kliniki leo.',
  'Keep taking your prescribed tablets; take no extra ones.':
    'Endelea kumeza tembe ulizoandikiwa; usimeze za ziada.',
  'Chest pain, weakness, confusion, severe headache or changed sight: hospital at once.':
    'Maumivu ya kifua, udhaifu, kuchanganyikiwa, maumivu makali ya kichwa, au kutoona kama kawaida: hospitali mara moja.',
  'Low pressure with these signs must be seen today':
    'Presha ya chini pamoja na dalili hizi ni lazima ichunguzwe leo',
  'Lie down, drink water or rehydration solution, and go to a clinic today with somebody.':
    'Lala chini, kunywa maji au ORS, na uende kliniki leo ukiwa na mtu.',
  'Cold sweaty skin, confusion or fast breathing: hospital at once.':
    'Ngozi baridi yenye jasho, kuchanganyikiwa au kupumua kwa kasi: hospitali mara moja.',
  'This pressure is high': 'Presha hii iko juu',
  'Go to a clinic this week, also when you feel well. Measure each morning and evening until then.':
    'Nenda kliniki wiki hii, hata ukijisikia vizuri. Pima kila asubuhi na jioni hadi wakati huo.',
  'If you are pregnant or gave birth within six weeks: hospital now, it can be pre-eclampsia.':
    'Kama una ujauzito au umejifungua ndani ya wiki sita zilizopita: nenda hospitali sasa hivi, inaweza kuwa kifafa cha mimba kinachoanza (pre-eclampsia).',
  'If you are pregnant or gave birth within six weeks: your maternity clinic today.':
    'Kama una ujauzito au umejifungua ndani ya wiki sita zilizopita: nenda kliniki ya wajawazito leo.',
  'High pressure with such signs must be seen today':
    'Shinikizo la juu pamoja na dalili kama hizi: lazima uonwe na mhudumu wa afya leo',
  'Go to a clinic today with somebody. Keep taking your prescribed tablets; take no extra ones.':
    'Nenda kliniki leo pamoja na mtu. Endelea kumeza tembe ulizoandikiwa; usiongeze nyingine.',
  'Chest pain, weakness, confusion, fits or changed sight: hospital at once.':
    'Maumivu ya kifua, udhaifu wa upande mmoja, kuchanganyikiwa, degedege au kutoona vizuri: nenda hospitali mara moja.',
  'Keep taking your prescribed tablets.': 'Endelea kumeza tembe ulizoandikiwa.',
  'This pressure is high beside diabetes, kidney or heart disease':
    'Presha hii iko juu kwa mwenye kisukari, ugonjwa wa figo au wa moyo',
  'Go to your clinic this week and show your readings. Keep taking your medicines.':
    'Nenda kliniki yako wiki hii na uonyeshe vipimo vyako. Endelea na dawa zako.',
  'Pressure harms kidneys, eyes and heart sooner where one of these is known.':
    'Presha hudhuru figo, macho na moyo mapema zaidi palipo na mojawapo ya magonjwa haya.',
  'This pressure is above normal': 'Presha hii imepita kawaida',
  'One reading decides nothing: measure on a few other days, rested and seated.':
    'Kipimo kimoja hakiamui chochote: pima siku nyingine chache, ukiwa umepumzika na umekaa.',
  'Then go to a clinic within the month with what you wrote down.':
    'Kisha nenda kliniki ndani ya mwezi huu ukiwa na uliyoandika.',
  'This is above the usual target beside diabetes, kidney or heart disease':
    'Hii imepita lengo la kawaida la mwenye kisukari, ugonjwa wa figo au wa moyo',
  'The usual target is under 130/80. Mention it at your next visit; your clinician may have set another.':
    'Lengo la kawaida ni chini ya 130/80. Itaje utakapoenda kliniki; huenda mhudumu wako wa afya alikuwekea lingine.',
  'This pressure is in the upper part of normal': 'Presha hii iko katika sehemu ya juu ya kawaida',
  'Less salt, a steady weight and half an hour of walking a day bring it down.':
    'Kupunguza chumvi, uzito usiopanda na kutembea nusu saa kwa siku huishusha.',
  'Measure again in some months and mention it at your next visit.':
    'Pima tena baada ya miezi michache na uitaje utakapoenda kliniki.',
  'This pressure is close to what is too high for you now':
    'Presha hii inakaribia kiwango cha juu mno kwako kwa sasa',
  'Measure again tomorrow. At 140/90 or more go to your maternity clinic the same day.':
    'Pima tena kesho. Ikifika 140/90 au zaidi nenda kliniki yako ya uzazi siku hiyo hiyo.',
  'Mention it at your next visit.': 'Itaje utakapoenda kliniki.',

  // Pulse
  'A pulse like this with these signs is an emergency':
    'Mapigo ya moyo kama haya pamoja na dalili hizi ni dharura',
  'Sit or lie down and let somebody take you to the nearest hospital now.':
    'Kaa au ulale chini, na mtu akupeleke sasa hivi hospitali iliyo karibu zaidi.',
  'Do not drive yourself, and take no extra heart tablets.':
    'Usiendeshe gari mwenyewe, wala usimeze tembe za ziada za moyo.',
  'A pulse this fast in pregnancy or after birth must be seen today':
    'Mapigo ya kasi hivi katika ujauzito au baada ya kujifungua ni lazima yachunguzwe leo',
  'Rest five minutes and count again. If it stays at 120 or more, go to your maternity clinic today.':
    'Pumzika dakika tano uhesabu tena. Yakibaki 120 au zaidi, nenda kliniki yako ya uzazi leo.',
  'Bleeding, fever, fainting or hard breathing: hospital at once.':
    'Kutokwa na damu, homa, kuzirai au kupumua kwa shida: hospitali mara moja.',
  'This pulse is far from usual': 'Mapigo haya yako mbali na kawaida',
  'Rest five minutes and count again for a whole minute. If it stays so, be seen today.':
    'Pumzika dakika tano uhesabu tena kwa dakika nzima. Yakibaki hivyo, nenda ukaonwe na mhudumu wa afya leo.',
  'Chest pain, fainting or hard breathing: hospital at once.':
    'Maumivu ya kifua, kuzirai au kupumua kwa shida: hospitali mara moja.',
  'This pulse is fast for somebody at rest': 'Mapigo haya ni ya kasi kwa mtu aliyepumzika',
  'Rest, drink water and count again later; fever, pain, coffee and khat make it fast.':
    'Pumzika, kunywa maji uhesabu tena baadaye; homa, maumivu, kahawa na miraa huyafanya yawe ya kasi.',
  'If it stays above 110 at rest, go to a clinic this week.':
    'Yakibaki juu ya 110 ukiwa umepumzika, nenda kliniki wiki hii.',
  'This pulse is slow': 'Mapigo haya ni ya polepole',
  'In people who train, and with some pressure or heart tablets, that is expected.':
    'Kwa wanaofanya mazoezi, na kwa baadhi ya tembe za presha au moyo, hilo hutarajiwa.',
  'Mention it at your next visit. Dizzy or faint: be seen today.':
    'Yataje utakapoenda kliniki. Ukisikia kizunguzungu au ukihisi kuzirai: nenda ukaonwe na mhudumu wa afya leo.',

  // What is felt
  'Call an ambulance or let somebody take you to the nearest hospital. Do not drive yourself.':
    'Ita ambulensi, au mtu akupeleke hospitali iliyo karibu zaidi. Usiendeshe gari mwenyewe.',
  'In pregnancy these signs are an emergency, with any pressure':
    'Katika ujauzito dalili hizi ni dharura, presha iwe yoyote',
  'Go to the nearest hospital with a maternity now, with somebody: it can be pre-eclampsia.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi yenye huduma za uzazi, ukiwa na mtu: inaweza kuwa kifafa cha mimba kinachoanza.',
  'Lie on your left side on the way. Take your clinic book.':
    'Njiani lala kwa ubavu wa kushoto. Beba kitabu chako cha kliniki.',
  'After birth these signs are an emergency, with any pressure':
    'Baada ya kujifungua dalili hizi ni dharura, presha iwe yoyote',
  'This must be checked at a maternity now': 'Hili ni lazima lichunguzwe sasa hivi kwenye kituo cha uzazi',
  'Go to the nearest maternity or hospital now, also when it is little or has stopped.':
    'Nenda sasa hivi kwenye kituo cha uzazi au hospitali iliyo karibu zaidi, hata kama damu ni kidogo au imekoma.',
  'Take your clinic book with you.': 'Beba kitabu chako cha kliniki.',
  'Chest pain needs help now': 'Maumivu ya kifua yanahitaji msaada sasa hivi',
  'Sit down and rest until help comes.': 'Kaa chini upumzike hadi msaada ufike.',
  'Weakness on one side can be a stroke': 'Udhaifu wa upande mmoja unaweza kuwa kiharusi',
  'Call an ambulance now. Note when it began: treatment depends on the hours.':
    'Ita ambulensi sasa hivi. Kumbuka ilianza saa ngapi: matibabu hutegemea saa zilizopita.',
  'Do not eat or drink anything until you were seen.':
    'Usile wala usinywe chochote hadi uonwe na mhudumu wa afya.',
  'Shortness of breath at rest needs help now': 'Kukosa pumzi ukiwa umepumzika kunahitaji msaada sasa hivi',
  'Sit upright meanwhile.': 'Wakati huo, kaa wima.',
  'Fits need help now': 'Degedege inahitaji msaada sasa hivi',
  'Lie on the side, nothing in the mouth, nothing hard nearby.':
    'Alale kwa ubavu, asiwekewe kitu mdomoni, kusiwe na kitu kigumu karibu.',
  'Go to hospital: at once when it lasts five minutes, comes again, or was the first.':
    'Nenda hospitali. Nenda mara moja ikiwa degedege imedumu dakika tano, imerudi tena, au ni ya kwanza.',
  'Fever in pregnancy must be seen today': 'Homa katika ujauzito ni lazima ichunguzwe leo',
  'Go to your maternity clinic today: malaria and infections are tested and treated. Start no herb.':
    'Nenda kliniki yako ya wajawazito leo: malaria na maambukizi hupimwa na kutibiwa. Usianze mitishamba yoyote.',
  'Fever after birth must be seen today': 'Homa baada ya kujifungua ni lazima ichunguzwe leo',
  'Go to your maternity clinic today: it can be an infection of womb, breast or wound, or malaria.':
    'Nenda kliniki yako ya uzazi leo: yanaweza kuwa maambukizi ya tumbo la uzazi, titi au kidonda, au malaria.',
  'Chest pain or pressure': 'Maumivu au kubanwa kifua',
  'Short of breath at rest': 'Kukosa pumzi ukiwa umepumzika',
  'Weakness on one side, a drooping face or slurred speech':
    'Udhaifu wa upande mmoja, uso kulegea au kuongea kwa shida',
  Confused: 'Kuchanganyikiwa',
  'Severe headache': 'Maumivu makali ya kichwa',
  'Blurred sight, or lights before the eyes': 'Kuona ukungu, au vimulimuli vya mwanga mbele ya macho',
  'Pain under the ribs': 'Maumivu chini ya mbavu',
  'Swollen face or hands': 'Uso au mikono kuvimba',
  Fits: 'Degedege',
  'Fainting or nearly fainting': 'Kuzirai au kukaribia kuzirai',
  Bleeding: 'Kutokwa na damu',
  Vomiting: 'Kutapika',
  Diarrhoea: 'Kuhara',
  'Cold sweaty skin and very weak': 'Ngozi baridi yenye jasho na udhaifu mwingi',
  'Belly pain': 'Maumivu ya tumbo',
  'Fast, deep breathing': 'Kupumua kwa kasi na kwa kina',
  'Very sleepy, hard to wake': 'Usingizi mzito, kuamka kwa shida',
  'Very thirsty': 'Kiu kali',
  'Passing much more urine': 'Kukojoa mkojo mwingi kuliko kawaida',
  'Losing weight without trying': 'Kupungua uzito bila kujaribu',
  'Stiff neck': 'Shingo kukakamaa',
  'A rash that does not fade when pressed': 'Vipele visivyofifia vikibonyezwa',
  'Not drinking, or vomiting everything': 'Kutokunywa, au kutapika kila kitu',
  'The baby moves less or not at all': 'Mtoto anacheza kidogo au hachezi kabisa tumboni',
  'Water or fluid is leaking': 'Maji yanavuja ukeni',
  Fever: 'Homa',

  // Temperature
  'Go for a malaria test today, at a clinic or a chemist that tests. Start no herb before it.':
    'Nenda ukapimwe malaria leo, kwenye kliniki au duka la dawa linalopima. Usianze mitishamba yoyote kabla ya hapo.',
  'Stiff neck, a rash that does not fade, fits, sleepiness or hard breathing: hospital at once.':
    'Shingo kukakamaa, vipele visivyofifia, degedege, usingizi mzito au kupumua kwa shida: hospitali mara moja.',
  'Fever in a baby under 3 months is an emergency': 'Homa kwa mtoto wa chini ya miezi 3 ni dharura',
  'Go to the nearest hospital now. Breastfeed on the way and keep the baby covered, not wrapped hot.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi. Mnyonyeshe njiani, na mfunike bila kumzidishia joto.',
  'Give no medicine, herb or water at home.': 'Usimpe dawa, mitishamba wala maji nyumbani.',
  'A young baby this cold is in danger': 'Mtoto mchanga mwenye baridi hivi yuko hatarini',
  'Hold the baby skin to skin under your clothes, cover its head, and go to hospital now.':
    'Mweke mtoto kifuani ngozi kwa ngozi ndani ya nguo zako, mfunike kichwa, na uende hospitali sasa hivi.',
  'Breastfeed on the way if it can suck.': 'Mnyonyeshe njiani kama anaweza kunyonya.',
  'A child with fever and these signs needs hospital now':
    'Mtoto mwenye homa na dalili hizi anahitaji hospitali sasa hivi',
  'Go to the nearest hospital now. Keep the child on its side if it fits or sleeps deeply.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi. Mlaze kwa ubavu akiwa na degedege au usingizi mzito.',
  'Put nothing into its mouth during a fit. Do not bathe it in cold water.':
    'Usimtie kitu mdomoni wakati wa degedege. Usimwogeshe kwa maji baridi.',
  'Fever in pregnancy with these signs needs hospital now':
    'Homa katika ujauzito pamoja na dalili hizi inahitaji hospitali sasa hivi',
  'Go to the nearest hospital with a maternity now, with somebody. Take your clinic book.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi yenye huduma za uzazi, ukiwa na mtu. Beba kitabu chako cha kliniki.',
  'Fever after birth with these signs needs hospital now':
    'Homa baada ya kujifungua pamoja na dalili hizi inahitaji hospitali sasa hivi',
  'It can be an infection of the womb. Go to the nearest hospital with a maternity now, with somebody.':
    'Yanaweza kuwa maambukizi ya tumbo la uzazi. Nenda sasa hivi hospitali iliyo karibu zaidi yenye huduma za uzazi, ukiwa na mtu.',
  'Fever with these signs can be meningitis': 'Homa pamoja na dalili hizi inaweza kuwa homa ya uti wa mgongo',
  'Go to the nearest hospital now with somebody. Hours count.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi ukiwa na mtu. Kila saa ina maana.',
  'Do not wait for a malaria test.': 'Usingoje kipimo cha malaria.',
  'Fever with these signs needs hospital now': 'Homa pamoja na dalili hizi inahitaji hospitali sasa hivi',
  'Go to the nearest hospital now with somebody: severe malaria or another grave infection must be treated within hours.':
    'Nenda sasa hivi hospitali iliyo karibu zaidi ukiwa na mtu: malaria kali au maambukizi mengine mabaya ni lazima yatibiwe ndani ya saa chache.',
  'This temperature is dangerously high': 'Joto hili limepanda hadi kiwango cha hatari',
  'Go to hospital now. Undress, wet the skin with lukewarm water, and fan on the way.':
    'Nenda hospitali sasa hivi. Vua nguo, lowesha ngozi kwa maji vuguvugu, na upepewe njiani.',
  'Drink if you are fully awake.': 'Kunywa maji kama uko macho kabisa.',
  'This cold, with these signs, needs hospital now':
    'Baridi hii, pamoja na dalili hizi, inahitaji hospitali sasa hivi',
  'Wrap up warm, take off wet clothes, and go to the nearest hospital with somebody.':
    'Jifunike upate joto, vua nguo zilizolowa, na uende hospitali iliyo karibu zaidi ukiwa na mtu.',
  'High fever at 3 to 6 months must be seen today':
    'Homa kali kwa mtoto wa miezi 3 hadi 6 ni lazima ichunguzwe leo',
  'Go to a clinic today. Breastfeed often.': 'Nenda kliniki leo. Mnyonyeshe mara kwa mara.',
  'Not drinking, fits, fast breathing, a rash that does not fade, or hard to wake: hospital at once.':
    'Asipokunywa, akiwa na degedege, akipumua kwa kasi, akiwa na vipele visivyofifia, au akiamka kwa shida: hospitali mara moja.',
  'A child with fever is tested for malaria today': 'Mtoto mwenye homa ni lazima apimwe malaria leo',
  'Go for a malaria test today. Give plenty to drink; clothe lightly.':
    'Mpeleke mtoto akapimwe malaria leo. Mpe vinywaji vingi; mvishe nguo nyepesi.',
  'Not drinking, fits, fast breathing, a stiff neck, a rash that does not fade, or hard to wake: hospital at once.':
    'Asipokunywa, akiwa na degedege, akipumua kwa kasi, shingo ikikakamaa, akiwa na vipele visivyofifia, au akiamka kwa shida: hospitali mara moja.',
  'Belly pain, heavy or smelling bleeding, confusion or hard breathing: hospital at once.':
    'Maumivu ya tumbo, damu nyingi au yenye harufu, kuchanganyikiwa au kupumua kwa shida: hospitali mara moja.',
  'Fever: a malaria test comes first': 'Homa: kipimo cha malaria kwanza',
  'This temperature is very low': 'Joto hili liko chini sana',
  'Measure again, the tip deep in a dry armpit, arm pressed down. Warm up and drink something hot.':
    'Pima tena, ncha ikiwa ndani ya kwapa kavu, mkono ukibana. Jipashe joto na unywe kitu cha moto.',
  'Still 35 or less, or shivering, confused or very sleepy: be seen today.':
    'Likibaki 35 au chini, au ukitetemeka, ukichanganyikiwa au ukiwa na usingizi mzito: nenda ukaonwe na mhudumu wa afya leo.',

  // Weight
  'More than 2 kg in three days, with your heart, can be water':
    'Uzito kuongezeka zaidi ya kilo 2 kwa siku tatu, ukiwa na ugonjwa wa moyo, kunaweza kuwa maji yanayojaa mwilini',
  'Call your clinic or be seen today, also when you feel well. Keep taking your tablets.':
    'Pigia kliniki yako simu au nenda ukaonwe na mhudumu wa afya leo, hata ukijisikia vizuri. Endelea kumeza tembe zako.',
  'Short of breath, or breathless lying flat: hospital at once.':
    'Kukosa pumzi, au kukosa pumzi ukilala chali: hospitali mara moja.',
  'Losing weight in pregnancy has a reason that must be found':
    'Kupungua uzito katika ujauzito kuna sababu ambayo ni lazima ijulikane',
  'Go to your maternity clinic this week. Do not fast or cut your food. Vomiting everything: go today.':
    'Nenda kliniki yako ya wajawazito wiki hii. Usifunge wala usipunguze chakula. Ukitapika kila kitu: nenda leo.',
  'You lost weight and feel unwell: have it looked into':
    'Umepungua uzito na hujisikii vizuri: nenda uchunguzwe',
  'Go to a clinic this week; sugar, TB and other reasons are tested. Tell them about thirst, fever or cough.':
    'Nenda kliniki wiki hii; sukari, TB na sababu nyingine hupimwa. Waambie kuhusu kiu, homa au kikohozi.',
  'Do not fast or cut your food meanwhile.': 'Kwa sasa usifunge wala usipunguze chakula.',
  'You weigh over 5 % less than within the last half year':
    'Uzito wako umepungua zaidi ya 5 % katika nusu mwaka uliopita',
  'If you meant to, mention it at your next visit.': 'Kama ulikusudia, itaje utakapoenda kliniki.',
  'If you did not try to lose it, see a clinician this week: it has a reason. Do not fast meanwhile.':
    'Kama hukujaribu kuupunguza, nenda ukaonwe na mhudumu wa afya wiki hii: uzito haupungui bila sababu. Usifunge kwa sasa.',
} as const;
