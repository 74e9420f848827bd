/** What the database refuses in the health tools: safety list, assessment, fasting, diary and meal plans. */
export const healthRefusals = {
  'Please sign in to ask a question.': 'Tafadhali ingia ili kuuliza swali.',
  'Choose a topic and a language from the lists.': 'Chagua mada na lugha kutoka kwenye orodha.',
  'Please ask this question once more.': 'Tafadhali uliza swali hili tena.',
  'Ask your question in 5 to 120 letters.': 'Uliza swali lako kwa herufi 5 hadi 120.',
  'Tell more about it in 10 to 1,000 letters.': 'Eleza zaidi kwa herufi 10 hadi 1,000.',
  'Everybody may read this: phone numbers, mail addresses and links cannot stay in it.':
    'Kila mtu anaweza kusoma haya: nambari za simu, anwani za barua pepe na viungo haviwezi kubaki.',
  'Take them out. Answers come here, and you are told of them.':
    'Viondoe. Majibu yanakuja hapa, na utajulishwa.',
  'Your name leads to your page.': 'Jina lako huongoza kwenye ukurasa wako.',
  'Please sign in to report a question.': 'Tafadhali ingia ili kuripoti swali.',
  'Choose what is wrong with it.': 'Chagua tatizo lake.',
  'You have reported ten questions today.': 'Umeripoti maswali kumi leo.',
  'Write to us about the others.': 'Tuandikie kuhusu mengine.',
  'You have asked three questions today.': 'Umeuliza maswali matatu leo.',
  'Keep this one and ask it tomorrow.': 'Hifadhi hili na uliulize kesho.',
  'You can answer once clients can find your page.': 'Unaweza kujibu wateja wakishaweza kupata ukurasa wako.',
  'This question was taken back or hidden.': 'Swali hili liliondolewa au kufichwa.',
  'This question was taken back.': 'Swali hili liliondolewa.',
  'Answer in 10 to 2,000 letters.': 'Jibu kwa herufi 10 hadi 2,000.',
  'Answer in 3 to 2,000 letters.': 'Jibu kwa herufi 3 hadi 2,000.',
  'An answer may not promise to cure a disease.': 'Jibu haliruhusiwi kuahidi kuponya ugonjwa.',
  'Say what helps, and how sure that is.': 'Sema kinachosaidia, na uhakika wake ulivyo.',
  'A question is published or hidden.': 'Swali huchapishwa au kufichwa.',
  'Personal coaching is part of Gold.': 'Ukufunzi wa kibinafsi ni sehemu ya Gold.',
  'What you wrote before stays yours to read.': 'Uliyoandika awali yanabaki yako kuyasoma.',
  'Agree that your coach reads your check-ins, or nobody can answer them.':
    'Kubali mkufunzi wako asome taarifa zako za wiki, la sivyo hakuna wa kuzijibu.',
  'This practitioner takes nobody now.': 'Mtaalamu huyu hapokei yeyote kwa sasa.',
  'Choose a day of the week.': 'Chagua siku ya wiki.',
  'Choose a coach first.': 'Kwanza chagua mkufunzi.',
  'Say how the week went.': 'Sema wiki ilivyokwenda.',
  'Name one aim for next week in 3 to 200 letters.': 'Taja lengo moja la wiki ijayo kwa herufi 3 hadi 200.',
  'At most 600 letters each for what worked and what was hard.':
    'Herufi zisizozidi 600 kwa kila kimoja: lililofanikiwa na lililokuwa gumu.',
  'Your coach has answered this week already.': 'Mkufunzi wako ameshajibu wiki hii.',
  'The next check-in opens on Monday.': 'Taarifa ijayo itafunguliwa Jumatatu.',
  'There is no such check-in.': 'Hakuna taarifa kama hiyo.',
  'An account keeps at most ten medicines that we do not know.':
    'Akaunti huhifadhi dawa zisizozidi kumi kati ya zile ambazo hatuzijui.',
  'Take one of them off the list first.': 'Kwanza ondoa mojawapo kwenye orodha.',
  'One of the dates on this list cannot be right.': 'Tarehe moja kwenye orodha hii haiwezi kuwa sahihi.',
  'Enter it again.': 'Iandike tena.',
  'Something on this list is not known to the safety check.':
    'Kuna kitu kwenye orodha hii ambacho ukaguzi wa usalama haukijui.',
  'Reload the page and choose again.': 'Pakia ukurasa upya kisha uchague tena.',
  'The safety check does not know this medicine.': 'Ukaguzi wa usalama hauijui dawa hii.',
  'You can keep 60 medicines.': 'Unaweza kuweka dawa 60.',
  'Remove one that you no longer take.': 'Ondoa moja ambayo huitumii tena.',
  'This dose is not due yet.': 'Wakati wa dozi hii haujafika bado.',
  'Note it on its day.': 'Iwekee alama siku yake.',
  'That is more than a day of doses holds.': 'Hizo ni dozi nyingi kuliko siku moja inavyoweza kuwa nazo.',
  'A finished assessment is not changed any more.': 'Tathmini iliyokamilika haibadilishwi tena.',
  'Take it again instead.': 'Badala yake ifanye upya.',
  'Sign in to keep this in your account.': 'Ingia ili uhifadhi hii kwenye akaunti yako.',
  'This belongs to another account.': 'Hii ni ya akaunti nyingine.',
  'Nothing is kept without your consent.': 'Hakuna kinachohifadhiwa bila idhini yako.',
  'This assessment could not be read.': 'Tathmini hii haikuweza kusomwa.',
  'Your account has later answers, from another device.':
    'Akaunti yako ina majibu ya baadaye zaidi, kutoka kifaa kingine.',
  'Start it again.': 'Ianze upya.',
  'One of the answers could not be read.': 'Jibu mojawapo halikuweza kusomwa.',
  'Reload the page and look at it again.': 'Pakia ukurasa upya kisha uliangalie tena.',
  'The result could not be read.': 'Matokeo hayakuweza kusomwa.',
  'Reload the page and finish again.': 'Pakia ukurasa upya kisha ukamilishe tena.',
  'Your account keeps a hundred assessments.': 'Akaunti yako huhifadhi tathmini mia moja.',
  'Remove an old one first.': 'Ondoa ya zamani kwanza.',
  'By your answers, fasting could harm you.': 'Kwa majibu yako, kufunga kunaweza kukudhuru.',
  'Talk to a clinician first.': 'Zungumza na mhudumu wa afya kwanza.',
  'More than 18 hours needs the questions first.': 'Zaidi ya saa 18 inahitaji maswali kwanza.',
  'Answer them on the fasting page.': 'Yajibu kwenye ukurasa wa kufunga.',
  'With your answers, ask a clinician before more than 18 hours.':
    'Kwa majibu yako, muulize mhudumu wa afya kabla ya kufunga zaidi ya saa 18.',
  'Choose a shorter fast until then.': 'Chagua mfungo mfupi zaidi hadi wakati huo.',
  'This fast belongs to another account.': 'Mfungo huu ni wa akaunti nyingine.',
  'A reading cannot be of the future.': 'Kipimo hakiwezi kuwa cha wakati ujao.',
  'Check the time, and the clock of this device.': 'Angalia wakati, na saa ya kifaa hiki.',
  'You can keep 20,000 readings.': 'Unaweza kuhifadhi vipimo 20,000.',
  'Save them as CSV and remove old ones.': 'Vihifadhi kama CSV na uondoe vya zamani.',
  'A fast cannot begin or end in the future.': 'Mfungo hauwezi kuanza au kuisha wakati ujao.',
  'Check the times, and the clock of this device.': 'Angalia saa ulizoweka, na saa ya kifaa hiki.',
  'This overlaps your fast from {when} to {end}.':
    'Huu unagongana na mfungo wako wa kuanzia {when} hadi {end}.',
  'A fast that began at {when} was running already, on another device. It goes on; the one started here was left out.':
    'Mfungo ulioanza {when} ulikuwa tayari unaendelea, kwenye kifaa kingine. Huo unaendelea; ulioanzishwa hapa umeachwa.',
  'Change or remove one of the two.': 'Badilisha au ondoa mmoja kati ya hiyo miwili.',
  'You can keep 5,000 fasts.': 'Unaweza kuhifadhi mifungo 5,000.',
  'Remove some old ones.': 'Ondoa baadhi ya zamani.',
  'This date cannot be right.': 'Tarehe hii haiwezi kuwa sahihi.',
  'Choose a day until today.': 'Chagua siku isiyozidi leo.',
  'A day in the diary holds at most 100 entries.':
    'Siku moja kwenye shajara ina nafasi ya maingizo yasiyozidi 100.',
  'That is more water than the diary holds for a day.':
    'Hayo ni maji mengi kuliko shajara inavyopokea kwa siku.',
  'You can keep 300 foods of your own.': 'Unaweza kuhifadhi vyakula vyako 300.',
  'Delete one you no longer eat.': 'Futa kimoja ambacho huli tena.',
  'You can mark 300 favourites.': 'Unaweza kuchagua vipendwa 300.',
  'Take one off first.': 'Ondoa kimoja kwanza.',
  'Meal plans of your own are part of Premium and Gold.':
    'Mipango yako mwenyewe ya milo ni sehemu ya Premium na Gold.',
  'Choose a plan, or follow one of the ready weeks.':
    'Chagua kifurushi, au fuata wiki mojawapo iliyo tayari.',
  'You can keep 50 plans of your own.': 'Unaweza kuhifadhi mipango yako 50.',
  'Delete one you no longer need.': 'Futa mmoja ambao huuhitaji tena.',
  'Begin within the next two months.': 'Anza ndani ya miezi miwili ijayo.',
  'You have looked after too many plans.': 'Umefuatilia mipango mingi mno.',
  'Start one of them anew.': 'Anza mmoja wao upya.',
  'Long views are part of Gold.': 'Mtazamo wa muda mrefu ni sehemu ya Gold.',
  'The last thirty days are yours on any plan.':
    'Siku thelathini zilizopita ni zako kwenye kifurushi chochote.',
} as const;

/** What the database says to those whom eating less or fasting could harm. */
export const noLessRefusals = {
  'Not while you are pregnant: your baby needs what you eat.':
    'Usipunguze chakula wala usifunge ukiwa mjamzito: mtoto wako anahitaji unachokula.',
  'Follow the pregnancy meals, and ask your antenatal clinic. Not pregnant any more? Change your safety list or take the assessment again.':
    'Fuata milo ya ujauzito, na uiulize kliniki yako ya wajawazito. Huna mimba tena? Badilisha orodha yako ya usalama au ufanye tathmini upya.',
  'Not in the weeks after a birth: your body is healing.':
    'Usipunguze chakula wala usifunge katika wiki za kwanza baada ya kujifungua: mwili wako unapona.',
  'Eat to your hunger, and ask at your six-week check. Is it longer ago? Change your safety list.':
    'Kula ushibe, na uulize kwenye kliniki ya wiki sita. Ni zaidi ya hapo? Badilisha orodha yako ya usalama.',
  'Not while you breastfeed: making milk takes energy.':
    'Usipunguze chakula wala usifunge unaponyonyesha: kutengeneza maziwa kunahitaji nishati.',
  'Follow the breastfeeding meals, and ask your clinic. Have you stopped? Change your safety list or take the assessment again.':
    'Fuata milo ya kunyonyesha, na uiulize kliniki yako. Umeacha kunyonyesha? Badilisha orodha yako ya usalama au ufanye tathmini upya.',
  'Not under 18: a growing body needs its food.':
    'Usipunguze chakula wala usifunge ukiwa chini ya miaka 18: mwili unaokua unahitaji chakula chake.',
  'Eat to your hunger, and talk to a clinician if weight worries you.':
    'Kula ushibe, na uzungumze na mhudumu wa afya ikiwa uzito unakutia wasiwasi.',
  'Your safety list is kept for a child, who must not eat less or fast.':
    'Orodha yako ya usalama ni ya mtoto, ambaye hapaswi kupunguza chakula wala kufunga.',
  'Is it about you? Take “For a child” off your safety list.':
    'Inakuhusu wewe? Ondoa “Kwa mtoto” kwenye orodha yako ya usalama.',
  'Not with an eating disorder, now or before: it could wake it.':
    'Usipunguze chakula wala usifunge ikiwa una, au umewahi kuwa na, ugonjwa wa ulaji: kunaweza kuuamsha tena.',
  'Please talk to a clinician. The Kenya Red Cross listens on 1199, free of charge.':
    'Tafadhali zungumza na mhudumu wa afya. Msalaba Mwekundu wa Kenya husikiliza kwa 1199, bila malipo.',
  'Not while you weigh too little for your height.':
    'Uzito wako ukiwa mdogo mno kwa urefu wako, usipunguze chakula wala usifunge.',
  'Meals for gaining weight help. See a clinician if you lost weight without wanting to.':
    'Milo ya kuongeza uzito husaidia. Mwone mhudumu wa afya ikiwa ulipungua bila kutaka.',
  'Not with type 1 diabetes: without food sugar and ketones run wild.':
    'Usifunge ukiwa na kisukari cha aina ya 1: bila chakula, sukari na ketoni (asidi ya hatari kwenye damu) huvurugika.',
  'Talk to your diabetes clinic first.': 'Zungumza na kliniki yako ya kisukari kwanza.',
  'Not with insulin or tablets that can drop your sugar too low.':
    'Usifunge ukitumia insulini au tembe zinazoweza kushusha sukari yako kupita kiasi.',
  'Never leave them out to fast. Talk to your diabetes clinic first.':
    'Usiache kamwe insulini wala tembe zako ili ufunge. Zungumza na kliniki yako ya kisukari kwanza.',
  'Not with kidney disease: going without water and food can harm your kidneys.':
    'Usifunge ukiwa na ugonjwa wa figo: kukaa bila maji na chakula kunaweza kudhuru figo zako.',
  'Talk to your clinic first.': 'Zungumza na kliniki yako kwanza.',
  'Not with liver disease: your liver cannot bridge hours without food.':
    'Usifunge ukiwa na ugonjwa wa ini: ini lako haliwezi kuhimili saa nyingi bila chakula.',
  'Not with sickle cell disease: going dry can bring on a crisis.':
    'Usifunge ukiwa na selimundu (sickle cell): kukosa maji mwilini kunaweza kuleta shambulio la maumivu makali.',
  'Drink and eat through the day, and talk to your clinic.':
    'Kunywa na ule siku nzima, na uzungumze na kliniki yako.',
  'By your answers, eating less or fasting could harm you.':
    'Kwa majibu yako, kupunguza chakula au kufunga kunaweza kukudhuru.',
  'Talk to a clinician first. If something has changed, answer the questions on the fasting page again.':
    'Zungumza na mhudumu wa afya kwanza. Ikiwa kuna kilichobadilika, jibu tena maswali kwenye ukurasa wa kufunga.',
} as const;

/** What the database refuses in consultations and in a practice. */
export const careRefusals = {
  'Only practitioners can do this.': 'Ni wataalamu tu wanaoweza kufanya hivi.',
  'Write the name as clients will read it, with 2 to 80 letters.':
    'Andika jina kama wateja watakavyolisoma, kwa herufi 2 hadi 80.',
  'This person is a practitioner already.': 'Mtu huyu tayari ni mtaalamu.',
  'A mail to this address has just been sent.': 'Barua pepe imetumwa kwa anwani hii sasa hivi.',
  'Wait a minute before the next one.': 'Subiri dakika moja kabla ya inayofuata.',
  'This invitation was used, withdrawn or is too old.':
    'Mwaliko huu umetumika, umeondolewa au ni wa zamani mno.',
  'Ask us for a new one.': 'Tuombe mwingine mpya.',
  'Something in the form is not right.': 'Kuna kitu kwenye fomu ambacho si sahihi.',
  'Reload the page and try again.': 'Pakia ukurasa upya kisha ujaribu tena.',
  'Choose languages and specialities from the lists.': 'Chagua lugha na utaalamu kutoka kwenye orodha.',
  'Somebody has this address already.': 'Mtu mwingine tayari ana anwani hii.',
  'Choose another one.': 'Chagua nyingine.',
  'Your page may not promise to cure a disease.': 'Ukurasa wako hauruhusiwi kuahidi kuponya ugonjwa.',
  'Say how you work instead.': 'Badala yake eleza unavyofanya kazi.',
  'Something in the form is too long or missing.': 'Kuna kitu kwenye fomu ambacho ni kirefu mno au hakipo.',
  'Check it and try again.': 'Kiangalie kisha ujaribu tena.',
  'There is no such service.': 'Hakuna huduma kama hiyo.',
  'You have 30 services already.': 'Tayari una huduma 30.',
  'Change one of them.': 'Badilisha mojawapo.',
  'A service needs a name, 10 to 240 minutes, a price and at least one way to meet.':
    'Huduma inahitaji jina, dakika 10 hadi 240, bei na angalau njia moja ya kukutana.',
  'Check the form.': 'Angalia fomu.',
  'Name who issued the licence, its number and its last day.':
    'Taja aliyetoa leseni, nambari yake na siku yake ya mwisho.',
  'This licence has expired.': 'Leseni hii imekwisha muda.',
  'Hand in the one that counts today.': 'Wasilisha iliyo halali leo.',
  'Your page opens once your licence is checked.': 'Ukurasa wako utafunguliwa leseni yako ikishakaguliwa.',
  'There is no such practitioner.': 'Hakuna mtaalamu kama huyo.',
  'No licence waits to be checked.': 'Hakuna leseni inayosubiri kukaguliwa.',
  'Reload the page.': 'Pakia ukurasa upya.',
  'Hours need a beginning before their end, and may not overlap.':
    'Saa za kazi zinahitaji mwanzo kabla ya mwisho, na haziruhusiwi kugongana.',
  'Look at the days again.': 'Angalia siku tena.',
  'Choose a day from today on, within a year.': 'Chagua siku kuanzia leo, ndani ya mwaka mmoja.',
  'This time is no longer free.': 'Muda huu umeshachukuliwa.',
  'You have another consultation at this time.': 'Una kikao kingine wakati huu.',
  'Choose another time.': 'Chagua muda mwingine.',
  'Please sign in to book.': 'Tafadhali ingia ili uweke miadi.',
  'This service cannot be booked any more.': 'Huduma hii haiwezi kuwekewa miadi tena.',
  'See our other nutritionists.': 'Tazama wataalamu wetu wengine wa lishe.',
  'This is your own practice.': 'Hii ni ofisi yako mwenyewe.',
  'Choose how you want to meet.': 'Chagua mtakavyokutana.',
  'Please write your name.': 'Tafadhali andika jina lako.',
  'Please write the number we can call you on.': 'Tafadhali andika nambari tunayoweza kukupigia.',
  'Write it like 0712 345 678, or with + and the country in front.':
    'Iandike kama 0712 345 678, au kwa + na msimbo wa nchi mbele.',
  'This consultation costs {amount} now.': 'Kikao hiki sasa ni {amount}.',
  'Look at the new price and confirm again.': 'Angalia bei mpya kisha uthibitishe tena.',
  'You have booked many consultations.': 'Umeweka miadi mingi ya ushauri.',
  'Come back to it after some of them.': 'Rudi baada ya baadhi yao.',
  'A payment for another consultation is open on your phone.':
    'Kuna malipo ya kikao kingine yanayosubiri kwenye simu yako.',
  "Your plan's consultations of this month are used.": 'Vikao vya kifurushi chako vya mwezi huu vimetumika.',
  'You have a consultation ahead that your plan covers.':
    'Una kikao kijacho kinacholipiwa na kifurushi chako.',
  'Your plan does not cover this consultation.': 'Kifurushi chako hakilipii kikao hiki.',
  'Book the next one after it, or pay this one by M-Pesa.':
    'Weka miadi ijayo baada ya hicho, au lipia hiki kwa M-Pesa.',
  'You can pay this one by M-Pesa.': 'Unaweza kulipia hiki kwa M-Pesa.',
  'We could not find this consultation.': 'Hatukupata kikao hiki.',
  'See your consultations.': 'Tazama vikao vyako vya ushauri.',
  'There is no video room for this consultation.': 'Hakuna chumba cha video cha kikao hiki.',
  'The room opens {n} minutes before the beginning.': 'Chumba hufunguliwa dakika {n} kabla ya kuanza.',
  'Come back then.': 'Rudi wakati huo.',
  'This consultation is over.': 'Kikao hiki kimekwisha.',
  'This consultation cannot be cancelled any more.': 'Kikao hiki hakiwezi kughairiwa tena.',
  'It is too close to be moved.': 'Kiko karibu mno kuweza kusogezwa.',
  'It was moved as often as possible.': 'Kimesogezwa mara zote zinazowezekana.',
  'This consultation cannot be moved any more.': 'Kikao hiki hakiwezi kusogezwa tena.',
  'Write to your nutritionist.': 'Mwandikie mtaalamu wako wa lishe.',
  'This time is not free.': 'Muda huu hauko wazi.',
  'This cannot be said of the consultation now.': 'Hili haliwezi kusemwa kuhusu kikao hiki kwa sasa.',
  'A client is absent ten minutes after the beginning.':
    'Mteja huhesabiwa hakufika dakika kumi baada ya kuanza.',
  'This can be reported from ten minutes after the beginning, for a week.':
    'Hili linaweza kuripotiwa kuanzia dakika kumi baada ya kuanza, kwa wiki moja.',
  'There is nothing to settle.': 'Hakuna cha kuamua.',
  'This consultation is already paid.': 'Kikao hiki kimeshalipiwa.',
  'We are checking a payment for this consultation.': 'Tunaangalia malipo ya kikao hiki.',
  'The time to pay is over.': 'Muda wa kulipa umekwisha.',
  'Choose a time again: it may still be free.': 'Chagua muda tena: huenda bado uko wazi.',
  'There is no such consultation.': 'Hakuna kikao kama hicho.',
  'This payment cannot be settled so.': 'Malipo haya hayawezi kukamilishwa hivyo.',
  'Please agree that your nutritionist may read this.':
    'Tafadhali kubali kwamba mtaalamu wako wa lishe anaweza kusoma hii.',
  'Or leave it out: you can also tell it in the consultation.':
    'Au usiandike: unaweza pia kusema wakati wa kikao.',
  'This can be changed until the consultation begins.': 'Hii inaweza kubadilishwa hadi kikao kitakapoanza.',
  'Messages are closed for this consultation.': 'Ujumbe umefungwa kwa kikao hiki.',
  'Book another one to go on.': 'Weka miadi mingine ili uendelee.',
  'Write a message of at most 2,000 letters.': 'Andika ujumbe usiozidi herufi 2,000.',
  'This folder is full.': 'Folda hii imejaa.',
  'We could not find your file.': 'Hatukupata faili yako.',
  'You have written many messages.': 'Umeandika ujumbe mwingi.',
  'Please wait a little.': 'Tafadhali subiri kidogo.',
  'A note has at most 8,000 letters.': 'Maelezo yasizidi herufi 8,000.',
  'There is no consultation to write a plan for.': 'Hakuna kikao cha kuandikia mpango.',
  'Something in the plan is empty or too long.': 'Kuna kitu kwenye mpango ambacho ni kitupu au kirefu mno.',
  'Look at its lines again.': 'Angalia mistari yake tena.',
  'The meals of this week come to {kcal} kcal a day, which is too little for anybody.':
    'Milo ya wiki hii ina kcal {kcal} kwa siku, ambazo ni chache mno kwa mtu yeyote.',
  'Give at least 1,200 kcal a day.': 'Mpe angalau kcal 1,200 kwa siku.',
  'The meals of this week come to {kcal} kcal a day, which is too little for this client.':
    'Milo ya wiki hii ina kcal {kcal} kwa siku, ambazo ni chache mno kwa mteja huyu.',
  'Ask about pregnancy, breastfeeding, age, low weight and eating disorders, and make a fuller week.':
    'Muulize kuhusu ujauzito, kunyonyesha, umri, uzito mdogo na ugonjwa wa ulaji, kisha utengeneze wiki yenye chakula zaidi.',
  'The meals of this week come to {kcal} kcal a day, but it says {label}.':
    'Milo ya wiki hii ina kcal {kcal} kwa siku, lakini imeandikwa {label}.',
  'Change its meals, or make the week again with the energy you want.':
    'Badilisha milo yake, au tengeneza wiki upya kwa nishati unayotaka.',
  'A consultation can be reviewed once it took place.': 'Kikao kinaweza kutolewa maoni baada ya kufanyika.',
  'Give one to five stars and at most 1,000 letters.': 'Toa nyota moja hadi tano na herufi zisizozidi 1,000.',
  'There are no consultations on this day.': 'Hakuna vikao siku hii.',
  'Choose another day.': 'Chagua siku nyingine.',
  'There is a free time on this day.': 'Kuna nafasi siku hii.',
  'You can book it right away.': 'Unaweza kuiwekea miadi sasa hivi.',
  'You wait for many days already.': 'Tayari unasubiri siku nyingi.',
  'Leave some of them first.': 'Acha baadhi yao kwanza.',
} as const;
