/** One’s own medicines: what, when, taken or skipped. */
export const medicines = {
  '{name}: really so often?': '{name}: kweli mara nyingi hivyo?',
  '{name} is not for every day': '{name} si ya kila siku',
  'My clinic told me to take it so often, and I have read its card or the packet again':
    'Kliniki yangu iliniambia niitumie mara nyingi hivyo, na nimesoma tena kadi yake au pakiti',
  'Change days, times or dose, or confirm this first.':
    'Badilisha siku, saa au dozi, au thibitisha hili kwanza.',
  '1 tablet, 5 ml, 2 puffs': 'Tembe 1, ml 5, mvuto 2',
  'A medicine with times in “My medicines” stays on this list. Remove it there when you no longer take it.':
    'Dawa iliyo na saa kwenye “Dawa zangu” hubaki kwenye orodha hii. Iondoe huko utakapoacha kuitumia.',
  'Add a medicine': 'Ongeza dawa',
  'Add time': 'Ongeza saa',
  'Add what you take: you see what is due, note it with one tap, and herbs are checked against it.':
    'Ongeza dawa unazotumia: utaona ni ipi wakati wake umefika, utaiweka alama kwa mguso mmoja, na mitishamba itakaguliwa kama inapatana nayo.',
  'All {n} taken': 'Nimetumia zote {n}',
  'Also at night, when you set a time there. The reminder never says which medicine it is about, not even that it is one.':
    'Hata usiku, ukiweka saa ya usiku. Kikumbusho hakisemi kamwe ni dawa gani, wala kwamba ni dawa.',
  'Another medicine': 'Dawa nyingine',
  'Another time': 'Saa nyingine',
  'As on the packet': 'Kama ilivyo kwenye pakiti',
  'As the label says. Do not change it without asking whoever prescribed it.':
    'Kama lebo inavyosema. Usiibadilishe bila kumuuliza aliyekuandikia.',
  'Back to today': 'Rudi kwenye leo',
  'By your note it ran out on {day}. Bought more? Set the new day.':
    'Kwa ulivyoandika, iliisha {day}. Umenunua nyingine? Weka siku mpya.',
  Cancel: 'Ghairi',
  'Choose at least one day.': 'Chagua angalau siku moja.',
  Days: 'Siku',
  'Did you mean …?': 'Ulimaanisha …?',
  'Doses of {time}': 'Dozi za {time}',
  'Each time': 'Kila mara',
  Edit: 'Hariri',
  'Edit {name}': 'Hariri {name}',
  Evening: 'Jioni',
  'Every day': 'Kila siku',
  'Every day: {times}': 'Kila siku: {times}',
  'Forgot one? Read what the leaflet says about missed doses, or ask your pharmacist or clinic. Do not double the dose.':
    'Umesahau moja? Soma karatasi ya dawa inavyosema kuhusu dozi uliyokosa, au muulize mfamasia wako au kliniki yako. Usitumie dozi mbili kwa pamoja.',
  Fri: 'Ijm',
  Health: 'Afya',
  'How much each time': 'Kiasi gani kila mara',
  'I no longer take it': 'Siitumii tena',
  'I take it, remove its times only': 'Ninaitumia, ondoa saa zake tu',
  'If you still take it, keep it on your safety list, so that herbs are checked against it. What you noted of it goes with its times.':
    'Kama bado unaitumia, iache kwenye orodha yako ya usalama, ili mitishamba ikaguliwe kama inapatana nayo. Ulichoandika kuihusu kitaondoka pamoja na saa zake.',
  'It is still checked': 'Bado inakaguliwa',
  'It is time for this one': 'Wakati wa hii umefika',
  'It leaves your safety list: herbs are no longer checked against it.':
    'Inaondoka kwenye orodha yako ya usalama: mitishamba haitakaguliwa tena kama inapatana nayo.',
  'Keep “{name}” as written': 'Weka “{name}” kama ilivyoandikwa',
  'Lasts until (if you know)': 'Itatosha hadi (kama unajua)',
  'Lasts until {day}': 'Itatosha hadi {day}',
  'Left in the packet': 'Zilizobaki kwenye pakiti',
  'Loading your medicines': 'Dawa zako zinapakiwa',
  Mon: 'Jtt',
  Morning: 'Asubuhi',
  'My medicines': 'Dawa zangu',
  'My medicines and their times': 'Dawa zangu na saa zake',
  'Name of the medicine': 'Jina la dawa',
  'Never stop a medicine that was prescribed to you without asking whoever prescribed it.':
    'Usiache kamwe dawa uliyoandikiwa bila kumuuliza aliyekuandikia.',
  Night: 'Usiku',
  'No medicines yet': 'Bado hakuna dawa',
  'No times set': 'Hakuna saa zilizowekwa',
  Noon: 'Mchana',
  'Not in the safety check': 'Haimo kwenye ukaguzi wa usalama',
  'Nothing is due today.': 'Leo hakuna dozi.',
  'Nothing was due on this day.': 'Siku hii hakukuwa na dozi.',
  'On the clock of {place}. Edit it to use the clock you are on now.':
    'Kwa saa za {place}. Ihariri ili ufuate saa za mahali ulipo sasa.',
  'Only you see this page. It helps you to keep count and does not replace your label, your pharmacist or your clinic. <a>Check herbs against this list</a>.':
    'Ni wewe tu unayeona ukurasa huu. Unakusaidia kuweka hesabu na hauchukui nafasi ya lebo ya dawa, mfamasia wako au kliniki yako. <a>Kagua mitishamba na orodha hii</a>.',
  'Other times': 'Saa nyingine zilizowekwa',
  'Reckon it from what is left': 'Hesabu kutokana na zilizobaki',
  'Remind me at these times': 'Nikumbushe saa hizi',
  'Reminds you': 'Inakukumbusha',
  Remove: 'Ondoa',
  'Remove {name}': 'Ondoa {name}',
  'Remove {name}?': 'Uondoe {name}?',
  'Remove {time}': 'Ondoa {time}',
  'Runs out soon: {day}': 'Inakaribia kuisha: {day}',
  Sat: 'Jms',
  Save: 'Hifadhi',
  'Set the times first: then it can be reckoned.': 'Weka saa kwanza: ndipo itaweza kuhesabiwa.',
  'Set times': 'Weka saa',
  'Set times: {name}': 'Weka saa: {name}',
  'Set times for a medicine, and what is due today stands here.':
    'Wekea dawa saa zake, na dozi za leo zitaonekana hapa.',
  'Seven days': 'Siku saba',
  '<a>Sign in</a> to be reminded. What you noted here comes along.':
    '<a>Ingia</a> ili ukumbushwe. Ulichoandika hapa kitakuja nawe.',
  Skipped: 'Nimeruka',
  'Skipped: {name}, {time}': 'Nimeruka: {name}, {time}',
  Sun: 'Jpl',
  Taken: 'Nimetumia',
  'Taken: {name}, {time}': 'Nimetumia: {name}, {time}',
  'Tapped by mistake? Tap the same button again.': 'Umegusa kimakosa? Gusa kitufe hicho tena.',
  'That lasts until {day}.': 'Zitatosha hadi {day}.',
  'The safety check does not know this name and cannot check herbs against it. Show your pharmacist every herb you use.':
    'Ukaguzi wa usalama haulijui jina hili na hauwezi kukagua mitishamba nayo. Mwonyeshe mfamasia wako mitishamba yote unayotumia.',
  'The safety check does not know this name and cannot check it.':
    'Ukaguzi wa usalama haulijui jina hili na hauwezi kuikagua dawa hii.',
  'This browser does not let Mizizi show notifications. The bell in Mizizi still tells you, and your other devices do.':
    'Kivinjari hiki hakiruhusu Mizizi kuonyesha arifa. Kengele ndani ya Mizizi bado itakuambia, na vifaa vyako vingine pia.',
  Thu: 'Alh',
  Today: 'Leo',
  'Try again': 'Jaribu tena',
  Tue: 'Jnn',
  'Type the name on the packet or the card from the clinic, then choose it.':
    'Andika jina lililo kwenye pakiti au kadi ya kliniki, kisha ulichague.',
  Undo: 'Tendua',
  'Use this day': 'Tumia siku hii',
  Wed: 'Jtn',
  'What you note here is kept and sent as soon as there is a connection.':
    'Unachoandika hapa kinahifadhiwa na kutumwa mara mtandao utakapopatikana.',
  'What you take and when, noted with one tap. The safety check reads the same list.':
    'Dawa unazotumia na saa zake, ukiweka alama kwa mguso mmoja. Ukaguzi wa usalama unasoma orodha hii hii.',
  When: 'Lini',
  'With reminders on you are told five days before.': 'Ukiwasha vikumbusho, utaambiwa siku tano kabla.',
  'Write how many are left and how many you take each time, as numbers.':
    'Andika kwa nambari ni ngapi zimebaki na unatumia ngapi kila mara.',
  'Your list': 'Orodha yako',
  'Your medicines could not be read': 'Dawa zako hazikuweza kusomwa',
  '{days}: {times}': '{days}: {times}',
  '{name} is removed.': '{name} imeondolewa.',
  '{time} not noted': '{time} haijawekwa alama',
  '{time} skipped': '{time} imerukwa',
  '{time} taken': '{time} imetumiwa',
  '{time} to come': '{time} bado',
  'nothing due': 'hakuna dozi',
  '✓ taken, × skipped, ? not noted. Tap a day to note something later.':
    '✓ imetumiwa, × imerukwa, ? haijawekwa alama. Gusa siku ili uweke alama baadaye.',
} as const;
