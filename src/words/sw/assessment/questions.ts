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
  'Chest pain or pressure': 'Maumivu ya kifua au kifua kubana',
  'Weakness or numbness on one side, or a drooping face':
    'Udhaifu au ganzi upande mmoja wa mwili, au uso kulegea',
  'Short of breath while resting': 'Kukosa pumzi ukiwa umepumzika',
  'Fever above 38 °C': 'Homa ya zaidi ya 38 °C',
  'Blood in stool, or in what you cough up': 'Damu kwenye choo kikubwa, au kwenye makohozi',
  'A cough for more than 2 weeks': 'Kikohozi cha zaidi ya wiki 2',
  'Are you pregnant, trying, or breastfeeding?': 'Je, wewe ni mjamzito, unatafuta mtoto, au unanyonyesha?',
  'Many herbs are not for these times, and some scores do not fit them.':
    'Mimea dawa mingi haifai katika nyakati hizi, na baadhi ya alama hazitumiki.',
  Pregnancy: 'Ujauzito',
  Pregnant: 'Mimi ni mjamzito',
  'Trying for a baby': 'Ninatafuta mtoto',
  Breastfeeding: 'Ninanyonyesha',
  'Any bleeding in this pregnancy?': 'Je, umetokwa na damu yoyote katika ujauzito huu?',
  'Bleeding in pregnancy': 'Kutokwa na damu ukiwa mjamzito',
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
    'Mimea dawa na vyakula visivyoendana nazo havitaonyeshwa kwenye matokeo yako.',
  Conditions: 'Hali za kiafya',
  'Which medicines do you take?': 'Unatumia dawa gani?',
  'Search for what the packet says. Without this answer we suggest no herbs.':
    'Tafuta kilichoandikwa kwenye pakiti. Bila jibu hili hatupendekezi mmea dawa wowote.',
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
