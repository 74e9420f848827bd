import { shortMonths } from './short-months.ts';

/** Reminders and what is told of consultations; the short names in dates the database writes. */
export const reminders = {
  'Your reminder for today': 'Kikumbusho chako cha leo',
  'Your reminder': 'Kikumbusho chako',
  "Today's wellness tip": 'Kidokezo cha afya cha leo',
  'Something is waiting for you in Mizizi.': 'Kuna jambo linakusubiri kwenye Mizizi.',
  'You asked to be reminded at {time}.': 'Uliomba kukumbushwa {time}.',
  'On your list: {list}. {tip}': 'Kwenye orodha yako: {list}. {tip}',
  'On your list: {list}.': 'Kwenye orodha yako: {list}.',
  'a short check-in': 'kujiuliza hali yako',
  'your herbs': 'mitishamba yako',
  'your meals': 'milo yako',
  'a few quiet minutes': 'dakika chache za utulivu',
  'Drink a glass of water before your first cup of tea.':
    'Kunywa glasi ya maji kabla ya kikombe chako cha kwanza cha chai.',
  "Half a plate of vegetables at lunch is a good day's start.":
    'Nusu sahani ya mboga wakati wa chakula cha mchana ni mwanzo mzuri wa siku.',
  'Ten minutes of walking after a meal helps more than it sounds.':
    'Kutembea dakika kumi baada ya kula husaidia kuliko unavyodhani.',
  'Put the phone away half an hour before you sleep.': 'Weka simu kando nusu saa kabla ya kulala.',
  'Add beans or ndengu to one meal today: filling, cheap and full of fibre.':
    'Ongeza maharagwe au ndengu kwenye mlo mmoja leo: yanashibisha, ni ya bei nafuu na yana nyuzinyuzi nyingi.',
  'Taste before you salt. Lemon and herbs often do the work.':
    'Onja kabla ya kuongeza chumvi. Limau na viungo mara nyingi vinatosha.',
  'A few minutes of morning sun help you sleep at night.':
    'Dakika chache za jua la asubuhi hukusaidia kulala usiku.',
  'Keep fruit where you can see it, and sweets where you cannot.':
    'Weka matunda mahali unapoyaona, na vitu vitamu mahali usipoviona.',
  'Breathe out slowly, longer than you breathe in, six times.':
    'Toa pumzi polepole, kwa muda mrefu kuliko unavyoivuta, mara sita.',
  'Write down one thing that went well today.': 'Andika jambo moja lililoenda vizuri leo.',
  'Four weeks have passed since your health assessment. Take it again and see what moved.':
    'Wiki nne zimepita tangu tathmini yako ya afya. Ifanye tena uone kilichobadilika.',
  'Your daily reminders are on, and four weeks after an assessment a difference can mean something.':
    'Vikumbusho vyako vya kila siku vimewashwa, na wiki nne baada ya tathmini tofauti inaweza kuwa na maana.',
  'Your planned fast begins now. Start the clock after your last bite.':
    'Mfungo uliopanga unaanza sasa. Anzisha saa baada ya tonge lako la mwisho.',
  'You planned this fast and asked to be reminded.': 'Ulipanga mfungo huu na ukaomba kukumbushwa.',
  'You have reached the time you set out for. Eat when you are ready, something light first.':
    'Umefikia muda uliojiwekea. Kula ukiwa tayari, kwanza kitu chepesi.',
  'You asked to hear when a fast reaches its target.': 'Uliomba kujulishwa mfungo unapofikia lengo lake.',
  'It is time for something on your list.': 'Ni wakati wa kitu kilicho kwenye orodha yako.',
  'Something on your list runs out soon. Open it to see what.':
    'Kitu kwenye orodha yako kinakaribia kuisha. Ifungue uone ni kipi.',
  'You asked to be reminded before it runs out.': 'Uliomba kukumbushwa kabla hakijaisha.',
  // Consultations
  'Your consultation is booked': 'Miadi ya kikao chako imewekwa',
  '{when} with {name}. Add it to your calendar on its page.':
    '{when} na {name}. Kiongeze kwenye kalenda yako kupitia ukurasa wake.',
  'A new booking': 'Miadi mpya',
  '{when}, {n} minutes.': '{when}, dakika {n}.',
  'Your consultation is cancelled': 'Kikao chako kimeghairiwa',
  '{when} with {name}. It is back in your plan.': '{when} na {name}. Kimerudi kwenye kifurushi chako.',
  '{when} with {name}. We will send back {amount}.': '{when} na {name}. Tutakurudishia {amount}.',
  '{when} with {name}.': '{when} na {name}.',
  '{when}.': '{when}.',
  'A consultation is cancelled': 'Kikao kimeghairiwa',
  'Your consultation has moved': 'Kikao chako kimesogezwa',
  'It is now {when} with {name}.': 'Sasa ni {when} na {name}.',
  'A consultation has moved': 'Kikao kimesogezwa',
  'From {when} to {next}.': 'Kutoka {when} hadi {next}.',
  'We missed you': 'Hatukukuona',
  '{name} waited for you on {when}. If that is not right, tell us on its page.':
    '{name} alikusubiri {when}. Kama si kweli, tuambie kwenye ukurasa wake.',
  'How was your consultation?': 'Kikao chako kilikuwaje?',
  'Notes and next steps are on its page. A few words help others to choose.':
    'Maelezo na hatua zinazofuata ziko kwenye ukurasa wake. Maneno machache huwasaidia wengine kuchagua.',
  'A consultation is disputed': 'Kuna kikao kinachopingwa',
  '{number}: the client says it did not take place.': '{number}: mteja anasema hakikufanyika.',
  'We have looked at your report': 'Tumeangalia ripoti yako',
  'We are sorry that it did not take place. It is back in your plan.':
    'Tunasikitika kwamba hakikufanyika. Kimerudi kwenye kifurushi chako.',
  'We are sorry that it did not take place. We will send back {amount}.':
    'Tunasikitika kwamba hakikufanyika. Tutakurudishia {amount}.',
  'We are sorry that it did not take place.': 'Tunasikitika kwamba hakikufanyika.',
  'As far as we can see the consultation took place. Write to us if that is not right.':
    'Kadri tunavyoona, kikao kilifanyika. Tuandikie kama si kweli.',
  'A report was settled': 'Ripoti imeamuliwa',
  'Consultation {number}: the client gets it back.': 'Kikao {number}: mteja anarudishiwa.',
  'Consultation {number}: it counts as held.': 'Kikao {number}: kinahesabiwa kuwa kilifanyika.',
  'Your consultation is not paid yet. You can try again; we keep the time for you a little longer.':
    'Kikao chako bado hakijalipiwa. Unaweza kujaribu tena; tunakuwekea muda huo kidogo zaidi.',
  'A payment for your consultation needs a closer look. We will tell you soon; please do not pay again.':
    'Malipo ya kikao chako yanahitaji kuangaliwa zaidi. Tutakujulisha hivi karibuni; tafadhali usilipe tena.',
  '{amount} came after the time had been given up. We will send it back to you.':
    '{amount} zilifika baada ya muda huo kuachiliwa. Tutakurudishia.',
  'No money came for your consultation, so its time is free again. You are welcome to book once more.':
    'Hakuna pesa zilizofika kwa kikao chako, kwa hiyo muda wake uko wazi tena. Unakaribishwa kuweka miadi tena.',
  'A new message': 'Ujumbe mpya',
  'There is a new message about your consultation.': 'Kuna ujumbe mpya kuhusu kikao chako.',
  'Your plan is ready': 'Mpango wako uko tayari',
  'Your nutritionist has shared a plan with you.': 'Mtaalamu wako wa lishe amekushirikisha mpango.',
  'A time has come free': 'Nafasi imepatikana',
  '{name} has a free time on {date}. Whoever books first gets it.':
    '{name} ana nafasi {date}. Anayeweka miadi kwanza ndiye anayeipata.',
  'You asked to be told when this day has a free time.': 'Uliomba kujulishwa siku hii ikipata nafasi.',
  'Your consultation is tomorrow': 'Kikao chako ni kesho',
  'Your consultation is in two hours': 'Kikao chako ni baada ya saa mbili',
  'Your consultation is in a quarter of an hour': 'Kikao chako ni baada ya robo saa',
  'A consultation begins tomorrow': 'Kikao kinaanza kesho',
  'A consultation begins in two hours': 'Kikao kinaanza baada ya saa mbili',
  'A consultation begins in a quarter of an hour': 'Kikao kinaanza baada ya robo saa',
  'You have a consultation.': 'Una kikao cha ushauri.',
  'A client booked you.': 'Mteja ameweka miadi nawe.',
  'Welcome as a practitioner': 'Karibu kama mtaalamu',
  'Write your page, add your services and hours, and hand in your licence. We open your page once it is checked.':
    'Andika ukurasa wako, ongeza huduma na saa zako, na uwasilishe leseni yako. Tutafungua ukurasa wako ikishakaguliwa.',
  'An administrator of Mizizi invited you.': 'Msimamizi wa Mizizi amekualika.',
  'A licence to check': 'Leseni ya kukaguliwa',
  '{name} has handed in a licence.': '{name} amewasilisha leseni.',
  'You run Mizizi.': 'Unasimamia Mizizi.',
  'Your licence is checked': 'Leseni yako imekaguliwa',
  'Your licence could not be checked': 'Leseni yako haikuweza kukaguliwa',
  'Clients can find and book you now.': 'Sasa wateja wanaweza kukupata na kuweka miadi nawe.',
  'Please look at the number and the date, and hand it in again.':
    'Tafadhali angalia nambari na tarehe, kisha uiwasilishe tena.',
  'You handed in a licence.': 'Uliwasilisha leseni.',
  now: 'sasa',
  Mon: 'Jumatatu',
  Tue: 'Jumanne',
  Wed: 'Jumatano',
  Thu: 'Alhamisi',
  Fri: 'Ijumaa',
  Sat: 'Jumamosi',
  Sun: 'Jumapili',
  ...shortMonths,
} as const;
