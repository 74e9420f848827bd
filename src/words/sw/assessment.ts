import { meanings, plan, redFlags, results, suggestions, summary } from './assessment/results.ts';

/** Before the first question: what this is, the consent, the way back into one that was begun. */
export const consent = {
  'A plan with its reasons': 'Mpango wenye sababu zake',
  'About five minutes': 'Takriban dakika tano',
  'Age, body measures, habits, sleep, mood, alcohol, eating, conditions, medicines, pregnancy, and diabetes in your family. These are health data, which Kenya’s Data Protection Act 2019 protects in particular.':
    'Umri, vipimo vya mwili, mazoea, usingizi, hisia, pombe, ulaji, hali za kiafya, dawa, ujauzito, na kisukari katika familia yako. Hizi ni data za afya, ambazo Sheria ya Ulinzi wa Data ya Kenya ya 2019 inazilinda kwa namna ya pekee.',
  'At any time, below your results: remove the raw answers and keep the scores, remove a result, or withdraw this consent, which removes everything. Your data can be downloaded from your profile.':
    'Wakati wowote, chini ya matokeo yako: ondoa majibu yenyewe na ubaki na alama, ondoa matokeo ya tathmini moja, au uondoe idhini hii, jambo linaloondoa kila kitu. Data yako inaweza kupakuliwa kutoka kwenye wasifu wako.',
  'Before you begin': 'Kabla hujaanza',
  Begin: 'Anza',
  'Body, movement, food, sleep, mood, alcohol, eating and diabetes risk. It screens and orients; your clinician decides.':
    'Mwili, shughuli za mwili, chakula, usingizi, hisia, pombe, ulaji na hatari ya kisukari. Ni uchunguzi wa awali wa kukupa mwelekeo; mhudumu wako wa afya ndiye anayeamua.',
  'Every step names the answer it comes from, and a page for your clinician is made along the way.':
    'Kila hatua inataja jibu ilikotoka, na ukurasa wa mhudumu wako wa afya unaandaliwa papo hapo.',
  'FINDRISC, PHQ-2, GAD-2, AUDIT-C and SCOFF with their own cut-offs; where we ask our own items, we say so.':
    'FINDRISC, PHQ-2, GAD-2, AUDIT-C na SCOFF pamoja na vikomo vyake; pale tunapouliza maswali yetu wenyewe, tunasema hivyo.',
  'Five minutes, one question at a time: sleep, food, movement, mood, alcohol and diabetes risk by published scales, a plan that names its reasons, and herbs checked against your medicines.':
    'Dakika tano, swali moja kwa wakati: usingizi, chakula, shughuli za mwili, hisia, pombe na hatari ya kisukari kwa vipimo vilivyochapishwa, mpango unaotaja sababu zake, na mitishamba iliyolinganishwa na dawa zako.',
  'How you take it back': 'Jinsi ya kuondoa idhini',
  'I agree that Mizizi uses my answers for this': 'Ninakubali Mizizi itumie majibu yangu kwa ajili ya haya',
  'Know where you stand before you change anything': 'Jua ulipo kabla ya kubadilisha chochote',
  'Last answered on {date}.': 'Ulijibu mara ya mwisho tarehe {date}.',
  'One question at a time, kept as you go. Skip what you do not want to answer.':
    'Swali moja kwa wakati, na kila jibu linahifadhiwa. Ruka usilotaka kujibu.',
  'Published scales': 'Vipimo vilivyochapishwa',
  'Remove and start again': 'Ondoa na uanze upya',
  'Safety first': 'Usalama kwanza',
  'Start again': 'Anza upya',
  'Start again?': 'Ungependa kuanza upya?',
  'The answers you have given so far are removed, here and in your account. Finished results stay.':
    'Majibu uliyotoa hadi sasa yataondolewa, hapa na kwenye akaunti yako. Matokeo yaliyokamilika yatabaki.',
  'Tick the box to begin. Without your consent nothing is asked or kept.':
    'Weka alama kwenye kisanduku ili kuanza. Bila idhini yako hakuna kinachoulizwa wala kuhifadhiwa.',
  'To work out your scores, write your plan, and leave out herbs and foods that do not go with your medicines and conditions. For nothing else.':
    'Kukokotoa alama zako, kuandika mpango wako, na kuacha mitishamba na vyakula visivyoendana na dawa na hali zako za kiafya. Si kwa jambo lingine lolote.',
  'Very unwell right now? Do not answer questions, call.':
    'Unaumwa sana sasa hivi? Usijibu maswali, piga simu.',
  'What cannot wait interrupts at once. Foods and herbs are checked against your medicines and conditions.':
    'Jambo lisiloweza kusubiri linakatiza mara moja. Vyakula na mitishamba hulinganishwa na dawa na hali zako za kiafya.',
  'What it is for': 'Ni ya nini',
  'What we ask': 'Tunachouliza',
  'What you answer now is kept on this device and goes to your account later.':
    'Unachojibu sasa kinahifadhiwa kwenye kifaa hiki na kitaingia kwenye akaunti yako baadaye.',
  'Where it is kept': 'Mahali yanapohifadhiwa',
  'Who reads it': 'Nani anayasoma',
  'Without an account on this device only. With an account, also there, encrypted on the way, so that you find it on your other devices; if you sign in later on this device, it moves in.':
    'Bila akaunti, kwenye kifaa hiki pekee. Ukiwa na akaunti, huko pia, yakisafirishwa kwa usimbaji fiche, ili uyapate kwenye vifaa vyako vingine; ukiingia baadaye kwenye kifaa hiki, yatahamia kwenye akaunti.',
  'You alone. Not our staff, no advertiser, no insurer. It is never part of usage figures, error reports, addresses or notifications.':
    'Wewe peke yako. Si wafanyakazi wetu, si watangazaji, si kampuni za bima. Hayawi kamwe sehemu ya takwimu za matumizi, ripoti za hitilafu, anwani za kurasa wala arifa.',
  'You are on question {number} of {of}': 'Uko kwenye swali la {number} kati ya {of}',
  'Your account could not be asked': 'Akaunti yako haikuweza kufikiwa',
  'Your result of {date}': 'Matokeo yako ya {date}',
} as const;

/** One question after the other: the controls, the units, what stands around them. */
export const answering = {
  'All other conditions and allergies': 'Hali nyingine zote za kiafya na mizio',
  'All other medicines': 'Dawa nyingine zote',
  'Back to the question before': 'Rudi kwenye swali lililotangulia',
  Chosen: 'Ulivyochagua',
  'Correct my age': 'Sahihisha umri wangu',
  'Enter a number from {lowest} to {highest} {unit}.':
    'Andika nambari kuanzia {unit} {lowest} hadi {highest}.',
  'Enter a number {range}.': 'Andika nambari {range}.',
  'Enter two numbers, the upper one ({upperFrom} to {upperTo}) larger than the lower ({lowerFrom} to {lowerTo}).':
    'Weka nambari mbili, ya juu ({upperFrom} hadi {upperTo}) iwe kubwa kuliko ya chini ({lowerFrom} hadi {lowerTo}).',
  Feet: 'Futi',
  Inches: 'Inchi',
  'Keep my answer': 'Baki na jibu langu',
  'Kept on this device with every answer, and in your account after every part.':
    'Kila jibu linahifadhiwa kwenye kifaa hiki, na kwenye akaunti yako baada ya kila sehemu.',
  'Kept on this device with every answer.': 'Kila jibu linahifadhiwa kwenye kifaa hiki.',
  'Loading the list...': 'Inapakia orodha...',
  Lower: 'Ya chini',
  'Named most often': 'Zinazotajwa mara nyingi zaidi',
  'Panadol, TLD, Glucophage…': 'Panadol, TLD, Glucophage…',
  'Pressure, sukari, asthma…': 'Presha, sukari, pumu…',
  'Remove my answers': 'Ondoa majibu yangu',
  'Remove {name}': 'Ondoa {name}',
  'Search conditions': 'Tafuta hali za kiafya',
  'Search medicines': 'Tafuta dawa',
  'Skip this one': 'Ruka swali hili',
  'Stop for now': 'Acha kwa sasa',
  'The list is not on this device yet. Try again with a connection, or skip this one: then we suggest no herbs.':
    'Orodha bado haiko kwenye kifaa hiki. Jaribu tena ukiwa na mtandao, au ruka swali hili: hapo hatutapendekeza mitishamba yoyote.',
  'The scores were made for adults and would tell you something wrong. If something about your body, food or mood worries you, talk to a parent, a teacher or somebody at a clinic: they see young people every day.':
    'Alama hizi zilitengenezwa kwa ajili ya watu wazima, na zingekuambia jambo lisilo sahihi. Ikiwa kuna jambo kuhusu mwili, chakula au hisia zako linalokupa wasiwasi, zungumza na mzazi, mwalimu au mtu wa kliniki: wao huwaona vijana kila siku.',
  'This one is for people of 18 and over': 'Tathmini hii ni ya watu wa miaka 18 na zaidi',
  'Tick at least one, or skip it.': 'Weka alama kwenye angalau moja, au ruka swali.',
  'Tick what is true for you, or “None of these”.':
    'Weka alama kwenye yaliyo kweli kwako, au “Hakuna hata moja”.',
  Unit: 'Kizio',
  'Unit of {measure}': 'Kizio cha {measure}',
  Upper: 'Ya juu',
  'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.':
    'Hatulijui jina hili. Tafuta hapa kwa kazi ya dawa hiyo, kama presha au sukari, na umwambie mhudumu wako wa afya kuhusu mitishamba yote unayotumia.',
  'Working out your results': 'Inakokotoa matokeo yako',
  cm: 'cm',
  'from {from} to {to}': 'kuanzia {from} hadi {to}',
  'from {from} to {to} {unit}': 'kuanzia {unit} {from} hadi {to}',
  ft: 'futi',
  in: 'inchi',
  kg: 'kg',
  lb: 'pauni',
  mmHg: 'mmHg',
  'mmol/L': 'mmol/L',
  skipped: 'uliruka swali hili',
  years: 'miaka',
  '<quiet>Question </quiet>{number} of {of}': '<quiet>Swali la </quiet>{number} kati ya {of}',
  '{feet} ft {inches} in': 'futi {feet} inchi {inches}',
} as const;

/** Who answers, body and measures, conditions, FINDRISC, goals, and the dosha reflection. */
export const questions = {
  // Parts
  'About you': 'Kukuhusu',
  'Body and waist': 'Mwili na kiuno',
  Movement: 'Shughuli za mwili',
  Food: 'Chakula',
  Sleep: 'Usingizi',
  'Stress and mood': 'Msongo wa mawazo na hisia',
  Alcohol: 'Pombe',
  Eating: 'Ulaji',
  'Conditions and medicines': 'Hali za kiafya na dawa',
  'Diabetes risk': 'Hatari ya kisukari',
  Goals: 'Malengo',
  Dosha: 'Dosha',
  // Answers of several questions
  Yes: 'Ndiyo',
  No: 'Hapana',
  'None of these': 'Hakuna hata moja',
  // About you
  'How old are you?': 'Una umri wa miaka mingapi?',
  'The scores are made for adults.': 'Alama hizi zimetengenezwa kwa ajili ya watu wazima.',
  Age: 'Umri',
  'Which body should we compare with?': 'Tulinganishe na mwili wa jinsia gani?',
  'Waist and alcohol have different cut-offs. Skip it and we leave those out or take the more careful one.':
    'Kiuno na pombe vina vikomo tofauti. Ukiruka swali hili, tutaviacha au tutatumia kikomo cha tahadhari zaidi.',
  'Compared with': 'Mwili wa kulinganisha',
  Female: 'Wa kike',
  Male: 'Wa kiume',
  'Do you have any of these now?': 'Je, una dalili yoyote kati ya hizi sasa?',
  'These come first because they cannot wait for a plan.':
    'Hizi zinatangulia kwa sababu haziwezi kusubiri mpango.',
  'Signs now': 'Dalili za sasa',
  'Chest pain or pressure': 'Maumivu au kubanwa kifua',
  'Weakness or numbness on one side, or a drooping face':
    'Udhaifu au ganzi upande mmoja wa mwili, au uso kulegea',
  'Short of breath while resting': 'Kukosa pumzi ukiwa umepumzika',
  'Fever above 38 °C': 'Homa ya zaidi ya 38 °C',
  'Blood in stool, or in what you cough up': 'Damu kwenye choo kikubwa, au kwenye makohozi',
  'A cough for more than 2 weeks': 'Kikohozi cha zaidi ya wiki 2',
  'Are you pregnant, trying, or breastfeeding?':
    'Je, wewe ni mjamzito, unataka kupata mimba, au unanyonyesha?',
  'Many herbs are not for these times, and some scores do not fit them.':
    'Mitishamba mingi haipaswi kutumiwa katika nyakati hizi, na baadhi ya alama hazitumiki.',
  Pregnancy: 'Ujauzito',
  Pregnant: 'Mimi ni mjamzito',
  'Trying for a baby': 'Ninataka kupata mimba',
  Breastfeeding: 'Ninanyonyesha',
  'Any bleeding in this pregnancy?': 'Je, umetokwa na damu yoyote katika ujauzito huu?',
  'Bleeding in pregnancy': 'Kutokwa na damu ukiwa mjamzito',
  'What does the thermometer say?': 'Kipimajoto kinasema nini?',
  'In the armpit or the ear. Skip it if you have none.': 'Kwapani au sikioni. Ruka swali hili kama huna.',
  Temperature: 'Joto',
  '°C': '°C',
  'How many weeks pregnant are you?': 'Ujauzito wako una wiki ngapi?',
  'Counted from the first day of your last period. Your clinic book says it. Skip it if you do not know.':
    'Kuhesabu kutoka siku ya kwanza ya hedhi yako ya mwisho. Kitabu chako cha kliniki kinasema. Ruka swali hili kama hujui.',
  'Weeks of pregnancy': 'Wiki za ujauzito',
  weeks: 'wiki',
  'Did you give birth in the last six weeks?': 'Je, umejifungua katika wiki sita zilizopita?',
  'Blood pressure and fever mean more in this time.': 'Presha na homa huwa na maana zaidi wakati huu.',
  'Gave birth in the last six weeks': 'Alijifungua katika wiki sita zilizopita',
  'Do you feel any of these signs of danger?': 'Je, una mojawapo ya dalili hizi za hatari?',
  'They matter in pregnancy and after birth, with any blood pressure.':
    'Ni muhimu katika ujauzito na baada ya kujifungua, presha iwe yoyote.',
  'Signs of danger': 'Dalili za hatari',
  'With this blood pressure, do you feel any of these?': 'Ukiwa na presha hii, je, una mojawapo ya hizi?',
  'Felt with this pressure': 'Dalili pamoja na presha hii',
  'When was this sugar measured?': 'Sukari hii ilipimwa lini?',
  'What is normal before breakfast and after a meal differs.':
    'Kilicho cha kawaida kabla ya kiamsha kinywa na baada ya kula hutofautiana.',
  'Sugar measured': 'Sukari ilipimwa',
  'Before eating, after at least 8 hours without food': 'Kabla ya kula, baada ya angalau saa 8 bila chakula',
  'About 2 hours after food': 'Karibu saa 2 baada ya kula',
  'At another time, or I do not know': 'Wakati mwingine, au sijui',
  'With this blood sugar, do you feel any of these?': 'Ukiwa na sukari hii, je, una mojawapo ya hizi?',
  'Felt with this sugar': 'Dalili pamoja na sukari hii',
  // Body and waist
  'How tall are you?': 'Una urefu gani?',
  Height: 'Urefu',
  'What do you weigh?': 'Una uzito gani?',
  'In light clothes. Your last known weight will do.':
    'Ukiwa na nguo nyepesi. Uzito wa mwisho unaoujua unatosha.',
  Weight: 'Uzito',
  'What is your waist?': 'Mzunguko wa kiuno chako ni upi?',
  'Breathe out and lay the tape midway between the lowest rib and the hip bone. A string and a ruler work too. No tape? Skip it.':
    'Toa pumzi, kisha zungusha tepu katikati ya ubavu wa chini kabisa na mfupa wa nyonga. Kamba na rula pia vinafaa. Huna tepu? Ruka swali hili.',
  Waist: 'Kiuno',
  'Have you lost more than 5 % of your weight without trying?':
    'Je, umepungua zaidi ya asilimia 5 ya uzito wako bila kukusudia?',
  'That is more than 3 kg for somebody of 60 kg, within about half a year.':
    'Yaani zaidi ya kilo 3 kwa mtu mwenye kilo 60, ndani ya takriban nusu mwaka.',
  'Weight lost without trying': 'Kupungua uzito bila kukusudia',
  'What was your last blood pressure?': 'Shinikizo lako la damu lilikuwa ngapi lilipopimwa mara ya mwisho?',
  'Two numbers, such as 120 over 80. Skip it if you do not know.':
    'Nambari mbili, kama 120 kwa 80. Ruka swali hili kama hujui.',
  'Blood pressure': 'Shinikizo la damu',
  'What was your last blood sugar?': 'Sukari yako ya damu ilikuwa ngapi ilipopimwa mara ya mwisho?',
  'In mmol/L, as most meters in Kenya show it. Skip it if you do not know.':
    'Kwa mmol/L, kama mashine nyingi za Kenya zinavyoonyesha. Ruka swali hili kama hujui.',
  'Blood sugar': 'Sukari ya damu',
  // Conditions and medicines
  'Do you live with any of these?': 'Je, unaishi na hali yoyote kati ya hizi?',
  'Herbs and foods that do not go with them are left out of your results.':
    'Mitishamba na vyakula visivyoendana nazo havitaonyeshwa kwenye matokeo yako.',
  Conditions: 'Hali za kiafya',
  'Which medicines do you take?': 'Unatumia dawa gani?',
  'Search for what the packet says. Without this answer we suggest no herbs.':
    'Tafuta kilichoandikwa kwenye pakiti. Bila jibu hili hatupendekezi mitishamba yoyote.',
  Medicines: 'Dawa',
  // Diabetes risk
  'Have you ever taken medicine for high blood pressure?':
    'Je, umewahi kutumia dawa za shinikizo la juu la damu?',
  'Blood-pressure medicine, ever': 'Kuwahi kutumia dawa za shinikizo la damu',
  'Has your blood sugar ever been found to be high?': 'Je, sukari yako ya damu imewahi kupatikana ikiwa juu?',
  'At a check-up, during an illness, or in pregnancy.':
    'Wakati wa kupimwa afya, wakati wa ugonjwa, au ukiwa mjamzito.',
  'High blood sugar, ever': 'Kuwahi kuwa na sukari ya damu iliyo juu',
  'Has anybody in your family been told they have diabetes?':
    'Je, kuna mtu yeyote wa familia yako aliyewahi kuambiwa kuwa ana kisukari?',
  'Diabetes in the family': 'Kisukari katika familia',
  'A grandparent, aunt, uncle or first cousin': 'Babu, nyanya, ndugu wa baba au wa mama, au binamu wa kwanza',
  'A parent, brother, sister or own child': 'Mzazi, kaka, dada au mtoto wako mwenyewe',
  // Goals
  'What would you like most? Choose up to three.': 'Ungependa nini zaidi? Chagua hadi matatu.',
  'Sleep better': 'Kulala vizuri zaidi',
  'Less stress': 'Kupunguza msongo wa mawazo',
  'More energy': 'Kuwa na nguvu zaidi',
  'A steadier weight': 'Uzito usiobadilika ovyo',
  'An easier stomach': 'Tumbo lisilosumbua',
  'Steadier blood sugar': 'Sukari ya damu isiyopanda na kushuka ovyo',
  'Care for heart and pressure': 'Kutunza moyo na shinikizo la damu',
  'Easier joints': 'Viungo visivyosumbua',
  // Dosha
  'Would you like to reflect on your dosha?': 'Je, ungependa kutafakari kuhusu dosha yako?',
  'Five short questions from the Ayurvedic tradition. They are for reflection only: no score, advice or warning depends on them.':
    'Maswali matano mafupi kutoka kwenye desturi ya Ayurveda. Ni ya kutafakari tu: hakuna alama, ushauri wala onyo linaloyategemea.',
  'Dosha reflection': 'Tafakari ya dosha',
  'Which build is most like you?': 'Ni umbo gani linalofanana nawe zaidi?',
  Build: 'Umbo',
  'Light, long and lean': 'Jepesi, refu na jembamba',
  'Medium and muscular': 'La wastani na lenye misuli',
  'Broad and sturdy': 'Pana na imara',
  'Your skin tends to be…': 'Ngozi yako kwa kawaida huwa…',
  Skin: 'Ngozi',
  'Dry, quickly chapped': 'Kavu, inayopasuka haraka',
  'Warm, quickly irritated': 'Yenye joto, inayowashwa haraka',
  'Smooth and moist': 'Laini na yenye unyevu',
  'Your hunger is…': 'Njaa yako huwa…',
  Hunger: 'Njaa',
  'Different every day': 'Tofauti kila siku',
  'Strong; I get cross when a meal is late': 'Kali; ninakasirika mlo ukichelewa',
  'Slow; I can miss a meal easily': 'Ya polepole; ninaweza kukosa mlo bila shida',
  'You work and speak…': 'Unafanya kazi na kuzungumza…',
  Pace: 'Kasi',
  'Fast, in bursts': 'Haraka, kwa vipindi vifupi',
  'Straight to the point': 'Moja kwa moja, bila kuzunguka',
  'Steadily, without hurry': 'Kwa utulivu, bila haraka',
  'Which weather troubles you most?': 'Ni hali gani ya hewa inayokusumbua zaidi?',
  Weather: 'Hali ya hewa',
  'Cold and windy': 'Baridi na upepo',
  'Hot sun': 'Jua kali',
  'Cold and damp': 'Baridi na unyevu',
} as const;

/** Questions on mood and worry (PHQ-2, GAD-2), stress, thoughts of ending one's life, alcohol (AUDIT-C), eating (SCOFF). */
export const mind = {
  // How often, within the last two weeks. "Those days" keeps half the days apart from half a day.
  'Not at all': 'Hapana kabisa',
  'Several days': 'Siku kadhaa',
  'More than half the days': 'Zaidi ya nusu ya siku hizo',
  'Nearly every day': 'Karibu kila siku',
  // PHQ-2
  'Over the last two weeks, how often were you bothered by little interest or pleasure in doing things?':
    'Katika wiki mbili zilizopita, ni mara ngapi umesumbuliwa na kupungukiwa na hamu au raha ya kufanya mambo?',
  'Little interest or pleasure': 'Kupungukiwa na hamu au raha',
  'Over the last two weeks, how often were you bothered by feeling down, depressed or hopeless?':
    'Katika wiki mbili zilizopita, ni mara ngapi umesumbuliwa na kuhisi unyonge, huzuni nzito au kukosa matumaini?',
  'Feeling down or hopeless': 'Kuhisi unyonge au kukosa matumaini',
  // GAD-2
  'Over the last two weeks, how often were you bothered by feeling nervous, anxious or on edge?':
    'Katika wiki mbili zilizopita, ni mara ngapi umesumbuliwa na kuhisi hofu, wasiwasi au kutotulia?',
  'Nervous or on edge': 'Hofu au kutotulia',
  'Over the last two weeks, how often could you not stop or control worrying?':
    'Katika wiki mbili zilizopita, ni mara ngapi umeshindwa kuacha au kudhibiti wasiwasi?',
  'Worry that does not stop': 'Wasiwasi usioisha',
  // Stress
  'Over the last two weeks, how often was there more to carry than you could manage?':
    'Katika wiki mbili zilizopita, ni mara ngapi ulikuwa na mengi ya kubeba kuliko ulivyoweza kumudu?',
  'More to carry than you can manage': 'Mengi ya kubeba kuliko unavyoweza kumudu',
  // Thoughts of ending one's life
  'Do you have thoughts of ending your life or of hurting yourself?':
    'Je, una mawazo ya kujiua au ya kujidhuru?',
  'Many people have such thoughts at some time, and help works. Only you see this answer.':
    'Watu wengi hupata mawazo kama haya wakati fulani, na msaada hufanya kazi. Jibu hili unaliona wewe peke yako.',
  'Thoughts of ending life': 'Mawazo ya kujiua',
  // AUDIT-C
  'How often do you have a drink with alcohol?': 'Unakunywa kinywaji chenye pombe mara ngapi?',
  'Beer, wine, spirits, and home brews such as busaa, muratina or chang’aa.':
    'Bia, mvinyo, pombe kali, na pombe za kienyeji kama busaa, muratina au chang’aa.',
  'How often you drink alcohol': 'Unakunywa pombe mara ngapi',
  Never: 'Kamwe',
  'Monthly or less': 'Mara moja kwa mwezi au chini ya hapo',
  '2 to 4 times a month': 'Mara 2 hadi 4 kwa mwezi',
  '2 to 3 times a week': 'Mara 2 hadi 3 kwa wiki',
  '4 or more times a week': 'Mara 4 au zaidi kwa wiki',
  'How many drinks do you have on a day when you drink?':
    'Siku unapokunywa pombe, unakunywa vinywaji vingapi?',
  'One drink is a small beer, a glass of wine or a tot of spirits.':
    'Kinywaji kimoja ni bia ndogo, glasi ya mvinyo au toti ya pombe kali.',
  'Drinks on a drinking day': 'Vinywaji kwa siku ya kunywa pombe',
  '1 or 2': '1 au 2',
  '3 or 4': '3 au 4',
  '5 or 6': '5 au 6',
  '7 to 9': '7 hadi 9',
  '10 or more': '10 au zaidi',
  'How often do you have six or more drinks on one occasion?':
    'Ni mara ngapi unakunywa vinywaji sita au zaidi vyenye pombe katika kikao kimoja?',
  'Six or more drinks at once': 'Vinywaji sita au zaidi kwa kikao kimoja',
  'Less than monthly': 'Chini ya mara moja kwa mwezi',
  Monthly: 'Kila mwezi',
  Weekly: 'Kila wiki',
  'Daily or almost daily': 'Kila siku au karibu kila siku',
  // SCOFF
  'Do you make yourself sick because you feel uncomfortably full?':
    'Je, unajilazimisha kutapika kwa sababu unahisi umeshiba hadi unakosa raha?',
  'Making yourself sick': 'Kujilazimisha kutapika',
  'Do you worry that you have lost control over how much you eat?':
    'Je, una wasiwasi kwamba umeshindwa kudhibiti kiasi unachokula?',
  'Losing control over eating': 'Kushindwa kudhibiti ulaji',
  'Have you recently lost more than 6 kg in three months?':
    'Je, hivi karibuni umepungua zaidi ya kilo 6 ndani ya miezi mitatu?',
  'More than 6 kg lost in three months': 'Kupungua zaidi ya kilo 6 ndani ya miezi mitatu',
  'Do you believe yourself to be fat when others say you are too thin?':
    'Je, unaamini kwamba wewe ni mnene wakati wengine wanasema umekonda mno?',
  'Feeling fat when others say thin': 'Kujiona mnene wengine wakisema umekonda',
  'Would you say that food dominates your life?': 'Je, unaweza kusema kwamba chakula kinatawala maisha yako?',
  'Food dominates life': 'Chakula kutawala maisha',
} as const;

/** Questions on movement, food and sleep. */
export const habits = {
  // Movement
  'Do you move for at least 30 minutes every day?':
    'Je, unashughulisha mwili kwa angalau dakika 30 kila siku?',
  'At work, on the way or in your free time: walking, digging, carrying, dancing, cycling all count.':
    'Kazini, njiani au wakati wako wa mapumziko: kutembea, kulima, kubeba mizigo, kucheza densi na kuendesha baiskeli, vyote vinahesabiwa.',
  '30 minutes of movement daily': 'Dakika 30 za shughuli za mwili kila siku',
  'On how many days of a usual week do you manage 30 minutes?':
    'Katika wiki ya kawaida, unafikisha dakika 30 kwa siku ngapi?',
  'Days with 30 minutes of movement': 'Siku zenye dakika 30 za shughuli za mwili',
  '1 day': 'Siku 1',
  '2 days': 'Siku 2',
  '3 days': 'Siku 3',
  '4 days': 'Siku 4',
  '5 days': 'Siku 5',
  '6 days': 'Siku 6',
  // Food
  'Do you eat vegetables or fruit every day?': 'Je, unakula mboga au matunda kila siku?',
  'Sukuma wiki, terere, managu, kunde, tomatoes, mangoes, bananas, pawpaw: all of it.':
    'Sukuma wiki, terere, managu, kunde, nyanya, maembe, ndizi, papai: yote yanahesabiwa.',
  'Vegetables or fruit daily': 'Mboga au matunda kila siku',
  'How often do you have sweet drinks?': 'Unakunywa vinywaji vitamu mara ngapi?',
  'Soda, juice, energy drinks, and tea with more than a little sugar.':
    'Soda, juisi, vinywaji vya kuongeza nguvu, na chai yenye sukari zaidi ya kidogo tu.',
  'Sweet drinks': 'Vinywaji vitamu',
  'Rarely or never': 'Mara chache sana au kamwe',
  'Some days': 'Baadhi ya siku',
  'Every day': 'Kila siku',
  'Do you add salt to food that is already on the table?':
    'Je, unaongeza chumvi kwenye chakula ambacho tayari kiko mezani?',
  'Salt at the table': 'Chumvi mezani',
  Sometimes: 'Wakati mwingine',
  Usually: 'Kwa kawaida',
  // Sleep
  'In the last two weeks, how often was it hard to fall asleep or to stay asleep?':
    'Katika wiki mbili zilizopita, ni mara ngapi ilikuwa vigumu kupata usingizi au kuendelea kulala?',
  'Trouble sleeping': 'Kukosa usingizi',
  'In the last two weeks, how often did you wake up unrested?':
    'Katika wiki mbili zilizopita, ni mara ngapi uliamka bila kuhisi kwamba umepumzika?',
  'Waking unrested': 'Kuamka bila kupumzika',
  'Has anybody told you that you snore loudly or stop breathing in your sleep?':
    'Je, kuna mtu aliyekuambia kwamba unakoroma kwa sauti kubwa au unaacha kupumua ukiwa usingizini?',
  'Snoring or pauses in breathing': 'Kukoroma au kuacha kupumua usingizini',
  'Nobody could tell': 'Hakuna anayeweza kujua',
} as const;

/** What several pages of the assessment say. */
export const common = {
  'Because you answered:': 'Kwa sababu ulijibu:',
  Continue: 'Endelea',
  'Health assessment': 'Tathmini ya afya',
  'How far you are': 'Umefika wapi',
  'Needs attention first': 'Yanayohitaji kuangaliwa kwanza',
  None: 'Hakuna',
  'Try again': 'Jaribu tena',
  'Your results': 'Matokeo yako',
  '{n} years': 'miaka {n}',
  '{names} and {last}': '{names} na {last}',
  '{score} of 7 days': '{score} kati ya siku 7',
  '{score} of {highest}': '{score} kati ya {highest}',
  '{score} kg/m²': '{score} kg/m²',
} as const;

/** The health assessment. */
export const words = {
  ...common,
  ...consent,
  ...answering,
  ...questions,
  ...habits,
  ...mind,
  ...redFlags,
  ...meanings,
  ...results,
  ...plan,
  ...suggestions,
  ...summary,
} as const;
