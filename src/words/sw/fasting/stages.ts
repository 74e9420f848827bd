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
