import { dashboard, insights } from './fasting/dashboard.ts';
import { weekdays } from './shared.ts';

/** The fasting clock, its history, its schedule and its journal. */
export const fasting = {
  'Fasting clock with honest notes': 'Saa ya mfungo yenye maelezo ya kweli',
  'A fasting clock that asks first whether fasting is for you, says what your body does hour by hour and how well that is known, keeps your journal and works without a connection.':
    'Saa ya mfungo inayouliza kwanza kama kufunga kunakufaa, inayosema mwili wako unafanya nini saa baada ya saa na jinsi hilo linavyojulikana, inayohifadhi shajara yako na kufanya kazi bila mtandao.',
  'Fasting, gently and with a clock': 'Kufunga, taratibu na kwa saa',
  'It asks first whether fasting is for you, and says what is known about each hour. It goes on when the phone sleeps or has no connection.':
    'Inauliza kwanza kama kufunga kunakufaa, na inasema kinachojulikana kuhusu kila saa. Inaendelea hata simu ikizima skrini au ikikosa mtandao.',
  'Your fasts could not be fetched': 'Mifungo yako haikuweza kuletwa',
  'This device has no copy of them yet. Connect once; from then on everything here works without a connection.':
    'Kifaa hiki bado hakina nakala yake. Unganisha mtandao mara moja; baada ya hapo kila kitu hapa hufanya kazi bila mtandao.',
  'The clock of this device was put back': 'Saa ya kifaa hiki imerudishwa nyuma',
  'By {span}, while this page was open. If it is right now, check the times of your last fast.':
    'Kwa {span}, ukurasa huu ukiwa wazi. Ikiwa sasa ni sahihi, angalia saa za mfungo wako wa mwisho.',
  Now: 'Sasa',
  History: 'Historia',
  Plan: 'Mpango',
  Faith: 'Imani',
  'Loading your fasts': 'Inapakia mifungo yako',
  now: 'sasa',
  // Starting
  'Choose your rhythm': 'Chagua mpangilio wako',
  Own: 'Wangu',
  'How long': 'Muda gani',
  '{n} hour': 'Saa {n}',
  '{n} hours': 'Saa {n}',
  'My last bite was earlier': 'Tonge langu la mwisho lilikuwa mapema zaidi',
  'Last bite': 'Tonge la mwisho',
  'Start fasting': 'Anza kufunga',
  'until {time}': 'hadi {time}',
  'A fast is running already': 'Tayari kuna mfungo unaoendelea',
  'It was started in another window.': 'Ulianzishwa kwenye dirisha lingine.',
  'This fast was not started': 'Mfungo huu haukuanzishwa',
  'Your eating window is open': 'Sasa ni muda wako wa kula',
  'Your next fast': 'Mfungo wako ujao',
  'From <b>{from}</b> until <b>{to}</b>. It closes in {span}.':
    'Kuanzia <b>{from}</b> hadi <b>{to}</b>. Unaisha baada ya {span}.',
  'Planned: {rhythm} from {moment}.': 'Umepanga: {rhythm} kuanzia {moment}.',
  'Planned: {rhythm} from {moment}, until {time}.': 'Umepanga: {rhythm} kuanzia {moment}, hadi {time}.',
  'fast {time}': 'mfungo {time}',
  'eat {time}': 'kula {time}',
  'close {time}': 'mwisho {time}',
  // Running
  'since {moment}': 'tangu {moment}',
  'A light day: about 500 to 600 kcal until {time}, with plenty to drink.':
    'Siku ya kula kidogo: takriban kcal 500–600 hadi {time}, na kunywa kwa wingi.',
  'Target reached': 'Lengo limefikiwa',
  'Fasting for': 'Umefunga kwa',
  'Fasting for {span}': 'Umefunga kwa {span}',
  '{span} past {target}': '{span} zaidi ya {target}',
  '{target} by {time}': '{target}, hadi {time}',
  'End fast': 'Maliza mfungo',
  'Edit times': 'Hariri saa',
  'This fast begins later than now': 'Mfungo huu unaanza baada ya sasa',
  'By this device’s clock it is {time}. Check the clock, or edit the start.':
    'Kwa saa ya kifaa hiki sasa ni {time}. Angalia saa hiyo, au hariri mwanzo wa mfungo.',
  '{span}: did you forget to stop?': '{span}: je, ulisahau kuweka mwisho wa mfungo?',
  'We do not advise more than a day. If you have eaten, end the fast at the time you ate. If you have not, eat something light now.':
    'Hatushauri kufunga zaidi ya siku moja. Ikiwa umekula, weka mwisho wa mfungo kuwa saa uliyokula. Ikiwa hujala, kula kitu chepesi sasa.',
  'End this fast': 'Maliza mfungo huu',
  'When did you first eat or drink something with calories?':
    'Ni lini ulikula au kunywa kitu chenye kalori kwa mara ya kwanza?',
  'Edit this fast': 'Hariri mfungo huu',
  Save: 'Hifadhi',
  // Times
  Rhythm: 'Mpangilio',
  Began: 'Ulianza',
  Ended: 'Uliisha',
  'Enter when it began.': 'Weka wakati ulipoanza.',
  'Enter when it ended.': 'Weka wakati ulipoisha.',
  'A fast cannot begin in the future.': 'Mfungo hauwezi kuanza wakati ujao.',
  'A fast cannot end in the future.': 'Mfungo hauwezi kuisha wakati ujao.',
  'It has to end after it begins.': 'Lazima uishe baada ya kuanza.',
  'That is longer than two days. When did you eat first?':
    'Huo ni zaidi ya siku mbili. Ulikula lini kwa mara ya kwanza?',
  'You have a fast from {from} to {to}. Two cannot overlap.':
    'Una mfungo kuanzia {from} hadi {to}. Miwili haiwezi kuingiliana.',
  'That is <b>{span}</b>, target reached.': 'Hiyo ni <b>{span}</b>, lengo limefikiwa.',
  'That is <b>{span}</b> of {target}.': 'Hiyo ni <b>{span}</b> kati ya {target}.',
  'Times are shown on this device’s clock ({zone}). This fast was kept in {own}.':
    'Saa zinaonyeshwa kwa saa ya kifaa hiki ({zone}). Mfungo huu ulihesabiwa kwa saa za {own}.',
  Remove: 'Ondoa',
  Cancel: 'Ghairi',
  'Remove this fast?': 'Ungependa kuondoa mfungo huu?',
  'It and its journal are gone from all your devices.':
    'Mfungo huu na shajara yake vitaondolewa kwenye vifaa vyako vyote.',
  'Remove it': 'Uondoe',
  // Journal
  Journal: 'Shajara',
  'Mood: {mood}': 'Hisia: {mood}',
  '{litres} L water': 'maji lita {litres}',
  'What you feel': 'Unachohisi',
  Energetic: 'Nina nguvu',
  'Clear-headed': 'Nafikiri vizuri',
  Calm: 'Nimetulia',
  Hungry: 'Nina njaa',
  Tired: 'Nimechoka',
  Irritable: 'Nakasirika haraka',
  Headache: 'Maumivu ya kichwa',
  'Feeling cold': 'Nahisi baridi',
  Nausea: 'Kichefuchefu',
  Cramps: 'Misuli inakakamaa',
  Sleepless: 'Kukosa usingizi',
  'A little dizzy': 'Kizunguzungu kidogo',
  'None until sunset. From then until dawn drink two litres or more, a little at a time.':
    'Hakuna hadi machweo. Kuanzia hapo hadi alfajiri kunywa lita mbili au zaidi, kidogo kidogo.',
  '− one glass': '− glasi moja',
  '+ one glass': '+ glasi moja',
  'Each glass also counts into your water of the day.': 'Kila glasi huhesabiwa pia kwenye maji yako ya siku.',
  'Weight in kg': 'Uzito kwa kilo',
  'Between {least} and {most} kg.': 'Kati ya kilo {least} na {most}.',
  'Only if you like. In an account it joins your weight log.':
    'Ukipenda tu. Ukiwa na akaunti huingia kwenye kumbukumbu yako ya uzito.',
  Notes: 'Maelezo',
  'How it went': 'Ulivyokwenda',
  Done: 'Nimemaliza',
  // History
  Streak: 'Siku zinazofuatana',
  'Longest streak': 'Siku nyingi zaidi zinazofuatana',
  '{n} fast': 'Mfungo {n}',
  '{n} fasts': 'Mifungo {n}',
  'Targets reached': 'Malengo yaliyofikiwa',
  '{done} of {all}': '{done} kati ya {all}',
  'On average': 'Kwa wastani',
  'Rest days of your schedule neither count nor break a streak.':
    'Siku za kupumzika za ratiba yako hazihesabiwi wala hazikatizi hesabu ya siku zako zinazofuatana.',
  'Rest is part of it: up to two days without a fast never break a streak.':
    'Kupumzika ni sehemu ya kufunga: hadi siku mbili bila mfungo hazikatizi kamwe hesabu ya siku zako zinazofuatana.',
  'Download as CSV': 'Pakua kama CSV',
  yes: 'ndiyo',
  no: 'hapana',
  Calendar: 'Kalenda',
  'Month before': 'Mwezi uliotangulia',
  'Month after': 'Mwezi unaofuata',
  'rest day': 'siku ya kupumzika',
  'no fast': 'hakuna mfungo',
  'fasted {span}, target reached': 'ulifunga {span}, lengo limefikiwa',
  'fasting, {span} so far': 'unafunga, {span} hadi sasa',
  'fasted {span}, ended early': 'ulifunga {span}, uliishia mapema',
  'target reached': 'lengo limefikiwa',
  'ended early': 'uliishia mapema',
  running: 'unaendelea',
  Running: 'Unaendelea',
  Reached: 'Umefikia lengo',
  'Ended early': 'Uliishia mapema',
  'No fast began on this day.': 'Hakuna mfungo ulioanza siku hii.',
  'Add a fast': 'Ongeza mfungo',
  Add: 'Ongeza',
  'Hours fasted, last 14 days': 'Saa za kufunga, siku 14 zilizopita',
  Fasted: 'Umefunga',
  'Your fasts of two weeks will stand here.': 'Mifungo yako ya wiki mbili itaonekana hapa.',
  'Mean length by week': 'Wastani wa muda kwa wiki',
  week: 'wiki',
  'Week from {day}': 'Wiki kuanzia {day}',
  'Mean of a day with a fast': 'Wastani wa siku yenye mfungo',
  'After your first fast its week appears here.':
    'Baada ya mfungo wako wa kwanza, wiki yake itaonekana hapa.',
  'Weight noted while fasting': 'Uzito ulioandikwa wakati wa kufunga',
  // Schedule
  'Every day, 14:10': 'Kila siku, 14:10',
  'Weekdays, 16:8': 'Siku za kazi, 16:8',
  '5:2, Monday and Thursday': '5:2, Jumatatu na Alhamisi',
  'Your week': 'Wiki yako',
  'Each fast begins on the evening of its day. Days without one are rest: they never break a streak.':
    'Kila mfungo huanza jioni ya siku yake. Siku zisizo na mfungo ni za kupumzika: hazikatizi kamwe hesabu ya siku zako zinazofuatana.',
  'Ready-made weeks': 'Wiki zilizo tayari',
  '{day}: last bite': '{day}: tonge la mwisho',
  '{day}: rhythm': '{day}: mpangilio',
  Rest: 'Kupumzika',
  'Two light days of 5:2 touch each other. Leave at least one day between them.':
    'Siku mbili za kula kidogo za 5:2 zinafuatana. Acha angalau siku moja kati yake.',
  'Rhythms above 18 hours open after the questions that come before your first fast.':
    'Mipangilio ya zaidi ya saa 18 hufunguka baada ya maswali yanayotangulia mfungo wako wa kwanza.',
  Reminders: 'Vikumbusho',
  'When a planned fast begins': 'Mfungo uliopangwa unapoanza',
  'When a fast reaches its target': 'Mfungo unapofikia lengo lake',
  'A lock screen never says what it is about. To get them on this phone, allow notifications in <a>your notification settings</a>. While you fast, nobody reminds you of meals.':
    'Skrini iliyofungwa haionyeshi kamwe vikumbusho vinahusu nini. Ili kupata vikumbusho kwenye simu hii, ruhusu arifa kwenye <a>mipangilio yako ya arifa</a>. Wakati wa mfungo, hakuna anayekukumbusha kuhusu milo.',
  '<a>Sign in</a> to be reminded, and to have your fasts on every device. What you noted here comes along.':
    '<a>Ingia</a> ili ukumbushwe, na uwe na mifungo yako kwenye kila kifaa. Ulichoandika hapa kitahamia huko pia.',
  'A fast you began here was left out': 'Mfungo ulioanzisha hapa umeachwa',
  'I have read it': 'Nimesoma',
  'It began at {moment}. Another one, from {other}, ran on another device at the time, and two cannot overlap. Edit the times of that one if it is wrong.':
    'Ulianza {moment}. Mwingine, wa kuanzia {other}, ulikuwa ukiendelea kwenye kifaa kingine wakati huo, na miwili haiwezi kugongana. Badilisha saa za huo ikiwa si sahihi.',
  'Begun after midnight: it counts for {day}.': 'Ulianza baada ya saa sita usiku: unahesabiwa {day}.',
} as const;

/** What the body does hour by hour, the rhythms there are, and the fasts of faith. */
export const stages = {
  'What your body is doing': 'Mwili wako unafanya nini',
  'you are here': 'uko hapa',
  '{from}–{to} h': 'saa ya {from}–{to}',
  'from {hours} h': 'kuanzia saa ya {hours}',
  'Strong evidence': 'Ushahidi thabiti',
  'Good evidence': 'Ushahidi mzuri',
  'Moderate evidence': 'Ushahidi wa wastani',
  Fed: 'Umeshiba',
  'You live on what you just ate. Insulin is up and sugar goes into your cells.':
    'Mwili unatumia ulichokula punde. Insulini iko juu na sukari inaingia kwenye seli zako.',
  'Measured in people many times.': 'Imepimwa kwa watu mara nyingi.',
  'Using stored sugar': 'Unatumia sukari iliyohifadhiwa',
  'Your liver lets go of its stored glucose and keeps your blood sugar steady.':
    'Ini lako linatoa glukosi liliyoihifadhi na kuiweka sukari ya damu yako katika kiwango thabiti.',
  'Switching to fat': 'Unaanza kutumia mafuta',
  'The liver’s store runs low and more of your energy comes from fat.':
    'Akiba ya ini inapungua, na sehemu kubwa zaidi ya nishati yako inatoka kwenye mafuta ya mwili.',
  'Measured in people; when it happens varies by hours from one to the next.':
    'Imepimwa kwa watu; wakati wa kutokea hutofautiana kwa saa kadhaa kati ya mtu na mtu.',
  'Ketones rising': 'Ketoni zinaongezeka',
  'Your liver turns fat into ketones, which the brain can use.':
    'Ini lako linageuza mafuta kuwa ketoni, ambazo ubongo unaweza kuzitumia.',
  'Seen in people, with wide differences. More is not known to be better.':
    'Imeonekana kwa watu, kwa tofauti kubwa. Haijulikani kama zaidi ni bora.',
  'You may read that cells “clean themselves” from a certain hour. That rests mostly on animal studies: nobody has shown at which hour it begins in people, so this clock names none.':
    'Huenda ukasoma kwamba seli “hujisafisha” baada ya muda fulani. Hilo linategemea zaidi tafiti za wanyama: hakuna aliyeonyesha linaanza lini kwa binadamu, kwa hiyo hapa hatutaji muda wowote.',
  // Rhythms
  'Supper to breakfast. A gentle start.': 'Chakula cha jioni hadi kiamsha kinywa. Mwanzo mwepesi.',
  'An early supper, a later breakfast. Suits most people.':
    'Chakula cha jioni mapema, kiamsha kinywa baadaye. Huwafaa watu wengi.',
  'Two or three meals within eight hours.': 'Milo miwili au mitatu ndani ya saa nane.',
  'Two meals within six hours.': 'Milo miwili ndani ya saa sita.',
  'One or two meals within four hours. For the practised.':
    'Mlo mmoja au miwili ndani ya saa nne. Kwa waliozoea.',
  'One meal a day (23:1)': 'Mlo mmoja kwa siku (23:1)',
  'Hard to eat enough well. Not for every day.':
    'Ni vigumu kula vizuri vya kutosha. Usifunge hivi kila siku.',
  '5:2 light day': 'Siku ya kula kidogo ya 5:2',
  'Not empty: about 500 to 600 kcal in the day, on two days a week that do not touch.':
    'Si bila kula kabisa: takriban kcal 500 hadi 600 kwa siku, siku mbili kwa wiki zisizofuatana.',
  'My own length': 'Muda wangu mwenyewe',
  'Between 1 and 24 hours.': 'Kati ya saa 1 na saa 24.',
  // Faith
  Ramadan: 'Ramadhani',
  Lent: 'Kwaresima',
  Prayer: 'Maombi',
  'Every faith that fasts lets off those whom it would harm: the sick, the pregnant, travellers, children, the old. If you take medicines, ask your clinician before the month begins how to move them.':
    'Kila dini inayofunga huwaruhusu wasifunge wale ambao kufunga kungewadhuru: wagonjwa, wajawazito, wasafiri, watoto, wazee. Ikiwa unatumia dawa, muulize mhudumu wako wa afya kabla mwezi haujaanza jinsi ya kubadilisha saa zake.',
  'From {day}': 'Kuanzia {day}',
  'Dawn to sunset, without food or water.': 'Alfajiri hadi machweo, bila chakula wala maji.',
  'County whose sun counts': 'Kaunti ambayo jua lake hufuatwa',
  'Where you live, by your account. Choose another one when you travel.':
    'Unakoishi, kulingana na akaunti yako. Chagua nyingine unaposafiri.',
  'Reckoned for the county’s headquarters, dawn at 18° below the horizon. Dates by the Umm al-Qura calendar: the moon may move them by a day. Your mosque’s timetable comes first.':
    'Imehesabiwa kwa makao makuu ya kaunti, alfajiri ikiwa jua liko 18° chini ya upeo. Tarehe ni za kalenda ya Umm al-Qura: mwezi unaweza kuzisogeza kwa siku moja. Fuata kwanza ratiba ya msikiti wako.',
  'Until three in the afternoon; Sundays are free.': 'Hadi saa 9 mchana; Jumapili hakuna kufunga.',
  'Many keep the day to one full meal after three. Water is allowed. For other hours choose a rhythm of your own under “Now”.':
    'Wengi hula mlo mmoja kamili baada ya saa 9 mchana. Maji yanaruhusiwa. Kwa saa nyingine, chagua mpangilio wako mwenyewe chini ya “Sasa”.',
  'Any day': 'Siku yoyote',
  'Six to six, with water.': 'Saa 12 asubuhi hadi saa 12 jioni, maji yanaruhusiwa.',
  'What you fast and pray for can stand in the notes of its journal. Nobody but you reads them.':
    'Unachokifungia na kukiombea unaweza kukiandika kwenye maelezo ya shajara yake. Hakuna anayeyasoma ila wewe.',
  Today: 'Leo',
  Tomorrow: 'Kesho',
  'A fast is running': 'Kuna mfungo unaoendelea',
  'I have fasted since {time}': 'Nimefunga tangu {time}',
  'Starts at {time}': 'Unaanza {time}',
} as const;

/** Who must not fast, what is asked before, and when to stop. */
export const screening = {
  // The questions
  'Is one of these true for you?': 'Je, mojawapo ya haya ni kweli kwako?',
  'With any of them fasting can do real harm.':
    'Ukiwa na hata moja kati ya haya, kufunga kunaweza kukudhuru vibaya.',
  'I am under 18': 'Nina umri wa chini ya miaka 18',
  'I am pregnant': 'Nina mimba',
  'I gave birth in the last six weeks': 'Nimejifungua ndani ya wiki sita zilizopita',
  'I am breastfeeding': 'Ninanyonyesha',
  'I am very thin for my height (BMI under 18.5)': 'Nimekonda sana kwa urefu wangu (BMI chini ya 18.5)',
  'I have or had an eating disorder': 'Nina au nimewahi kuwa na ugonjwa wa ulaji',
  'I have type 1 diabetes': 'Nina kisukari cha aina ya 1',
  'I use insulin, or tablets such as glibenclamide, glimepiride or gliclazide':
    'Ninatumia insulini, au tembe kama glibenclamide, glimepiride au gliclazide',
  'I have kidney disease': 'Nina ugonjwa wa figo',
  'I have liver disease': 'Nina ugonjwa wa ini',
  'I have TB or HIV and am losing weight': 'Nina kifua kikuu au VVU na ninapungua uzito',
  'I have sickle cell disease': 'Nina selimundu (sickle cell)',
  'And of these?': 'Na haya je?',
  'About you and food. Nobody sees your answers.': 'Kuhusu wewe na chakula. Hakuna anayeona majibu yako.',
  'I make myself sick because I feel uncomfortably full':
    'Huwa najitapisha kwa sababu nahisi nimeshiba kupita kiasi',
  'I worry that I have lost control over how much I eat':
    'Nina wasiwasi kwamba siwezi tena kudhibiti kiasi ninachokula',
  'I lost more than 6 kg within the last three months':
    'Nimepungua zaidi ya kilo 6 ndani ya miezi mitatu iliyopita',
  'I think I am fat when others say I am too thin':
    'Naamini mimi ni mnene ilhali wengine wanasema nimekonda sana',
  'Food dominates my life': 'Chakula kinatawala maisha yangu',
  'Do you take any of these?': 'Je, unatumia yoyote kati ya hizi?',
  'Or live with it.': 'Au unaishi na mojawapo ya hali hizi.',
  'Other medicines for diabetes, such as metformin': 'Dawa nyingine za kisukari, kama metformin',
  'Water tablets (diuretics)': 'Tembe za kuongeza mkojo',
  'Medicines for blood pressure': 'Dawa za shinikizo la damu',
  Warfarin: 'Warfarin',
  Lithium: 'Lithium',
  'Any medicine that must be taken with food': 'Dawa yoyote ambayo ni lazima imezwe pamoja na chakula',
  'I have gout': 'Nina jongo (gout)',
  'On your safety list': 'Iko kwenye orodha yako ya usalama',
  'What is on your safety list is ticked already. <a>Change the list</a> if it is wrong.':
    'Yaliyo kwenye orodha yako ya usalama yamewekewa alama tayari. <a>Badilisha orodha</a> ikiwa si sahihi.',
  'What you tick goes to your safety list on this device, so that you are asked once.':
    'Unayoyawekea alama yanaingia kwenye orodha yako ya usalama kwenye kifaa hiki, ili uulizwe mara moja tu.',
  'Step {n} of {all}': 'Hatua ya {n} kati ya {all}',
  'Work out my BMI': 'Kokotoa BMI yangu',
  'Height in cm': 'Urefu kwa sentimita',
  'Fill in both.': 'Jaza zote mbili.',
  'Your BMI is {bmi}.': 'BMI yako ni {bmi}.',
  'Your BMI is {bmi}: too low for fasting.': 'BMI yako ni {bmi}: ni ya chini mno kwa kufunga.',
  'Ask a clinician before you fast': 'Muulize mhudumu wa afya kabla ya kufunga',
  'Doses and times may have to change. Up to 18 hours is open to you; more only once a clinician agreed.':
    'Huenda dozi na saa za dawa zikahitaji kubadilishwa. Unaweza kufunga hadi saa 18; zaidi ya hapo ni baada tu ya mhudumu wa afya kukubali.',
  'A clinician who knows my medicines agreed to longer fasts':
    'Mhudumu wa afya anayezijua dawa zangu amekubali nifunge kwa muda mrefu zaidi',
  Back: 'Rudi',
  Continue: 'Endelea',
  'None of these': 'Hakuna hata moja',
  // What they come to
  'With your answers, more than 18 hours needs a clinician’s word first.':
    'Kwa majibu yako, kufunga zaidi ya saa 18 kunahitaji kwanza idhini ya mhudumu wa afya.',
  'Fasting is not for you at the moment': 'Usifunge kwa sasa',
  'By your answers going without food could harm you, so we do not start a clock. Regular meals with vegetables, beans and enough to drink will do you more good. If something has changed, or a clinician has told you otherwise, answer the questions again.':
    'Kwa majibu yako, kukaa bila chakula kunaweza kukudhuru, kwa hiyo hatuanzishi mfungo. Milo ya kawaida yenye mboga, maharagwe na vinywaji vya kutosha itakufaa zaidi. Ikiwa kuna kilichobadilika, au mhudumu wa afya amekuambia vingine, jibu maswali tena.',
  'If food or weight weighs on your mind, you are not alone: talk to somebody you trust, a clinician, or the Kenya Red Cross on <a>1199</a>, free of charge.':
    'Ikiwa chakula au uzito unakusumbua akilini, hauko peke yako: zungumza na mtu unayemwamini, mhudumu wa afya, au Msalaba Mwekundu wa Kenya kwa <a>1199</a>, bila malipo.',
  'Talk to a nutritionist': 'Zungumza na mtaalamu wa lishe',
  'Answer again': 'Jibu tena',
  'This informs and does not replace a clinician. Medicines for diabetes, blood pressure or clotting may have to be changed before you fast. Stop when you feel faint, confused, have chest pain or a racing heart.':
    'Haya ni maelezo tu, hayachukui nafasi ya mhudumu wa afya. Huenda dawa za kisukari, shinikizo la damu au za kuzuia damu kuganda zikahitaji kubadilishwa kabla hujafunga. Acha kufunga ukihisi kuzirai, ukichanganyikiwa, ukiwa na maumivu ya kifua au moyo ukienda mbio.',
  // When to stop
  'I feel unwell': 'Sijisikii vizuri',
  'Stop if you have any of these': 'Acha kufunga ukiwa na mojawapo ya haya',
  'No fast is worth it. Stopping now is the right thing.':
    'Hakuna mfungo unaostahili hatari hiyo. Kuacha sasa ndilo jambo sahihi.',
  'What do you feel?': 'Unahisi nini?',
  'Faint, or about to faint': 'Nimezirai, au niko karibu kuzirai',
  Confused: 'Nimechanganyikiwa',
  'Chest pain': 'Maumivu ya kifua',
  'Heart racing or stumbling': 'Moyo unaenda mbio au unaruka mapigo',
  'Stop as well when your blood sugar is below {low} or above {high} mmol/L, and get help the same day.':
    'Acha kufunga pia ikiwa sukari yako ya damu iko chini ya {low} au juu ya {high} mmol/L, na upate msaada siku hiyohiyo.',
  'End the fast and sit or lie down': 'Acha kufunga, kisha ukae au ulale chini',
  'Drink water. Take something sweet: juice, tea with sugar, a banana.':
    'Kunywa maji. Kula au kunywa kitu kitamu: juisi, chai yenye sukari, ndizi.',
  'Do not stay alone and do not drive.': 'Usikae peke yako, na usiendeshe gari.',
  'With chest pain, fainting or confusion call for help at once.':
    'Ukiwa na maumivu ya kifua, ukizirai au ukichanganyikiwa, piga simu ya msaada mara moja.',
  'Call {number}': 'Piga {number}',
  'End fast now': 'Acha kufunga sasa hivi',
  'End the fast now': 'Acha kufunga sasa hivi',
} as const;

/** What fasting and the dashboard both say. */
export const common = {
  ...weekdays,
  day: 'siku',
  hours: 'saa',
  Fasting: 'Kufunga',
  Goal: 'Lengo',
  Mood: 'Hisia',
  'Try again': 'Jaribu tena',
  Water: 'Maji',
  Weight: 'Uzito',
  // How long
  '{hours} h': 'saa {hours}',
  '{hours} h {minutes} min': 'saa {hours} dak {minutes}',
  '{minutes} min': 'dak {minutes}',
  // How somebody feels
  'Very low': 'Mbaya sana',
  Low: 'Mbaya',
  'So-so': 'Wastani',
  Good: 'Nzuri',
  'Very good': 'Nzuri sana',
  // Days, where there is little room
} as const;

/** Rhythms by the names the database has for them. */
export const known = {
  custom: 'muda wako',
  lent: 'Kwaresima',
  prayer: 'maombi',
  ramadan: 'Ramadhani',
} as const;

/** Fasting, and the dashboard where a day comes together. */
export const words = {
  ...common,
  ...screening,
  ...stages,
  ...fasting,
  ...dashboard,
  ...insights,
  ...known,
} as const;
