/** The conversation with the AI Herbalist. */
export const chat = {
  'You have used today’s questions. They are back at midnight.':
    'Umetumia maswali yako ya leo. Yatarudi saa sita usiku.',
  'Looking up your plan…': 'Inaangalia kifurushi chako…',
  'We could not see your plan, so the chat is closed for now.':
    'Hatukuweza kuona kifurushi chako, kwa hiyo mazungumzo yamefungwa kwa sasa.',
  '{left} of {most} questions left today.': 'Yamebaki maswali {left} kati ya {most} leo.',
  'See the plans': 'Tazama vifurushi',
  'Sign in to ask the herbalist. The free trial opens it for seven days, and two questions a day stay free.':
    'Ingia ili umuulize mshauri wa mimea. Kwenye kipindi cha majaribio utaweza kumuuliza kwa siku saba, na maswali mawili kwa siku hubaki bila malipo.',
  'General tips, kept on this device': 'Vidokezo vya jumla, vinabaki kwenye kifaa hiki',
  'Close the chat': 'Funga mazungumzo',
  Conversation: 'Mazungumzo',
  'Karibu! Ask me about herbs and everyday wellbeing, or pick a topic below.':
    'Karibu! Niulize kuhusu mitishamba na afya ya kila siku, au chagua mada hapa chini.',
  Topics: 'Mada',
  'Not medical advice: it does not know you and cannot diagnose. In an emergency call <one>999</one> or <other>112</other>.':
    'Huu si ushauri wa matibabu: mshauri huyu hakujui na hawezi kutambua ugonjwa. Wakati wa dharura piga simu <one>999</one> au <other>112</other>.',
  'You: ': 'Wewe: ',
  'Herbalist: ': 'Mshauri: ',
  'The herbalist is typing': 'Mshauri wa mimea anaandika',
  'Your question': 'Swali lako',
  'Ask about a herb…': 'Uliza kuhusu mmea wa dawa…',
  Send: 'Tuma',
  'After a heavy meal, a cup of ginger or fennel tea often sits well: a few thin slices, five minutes in hot water. If you take blood thinners or are pregnant, ask a clinician before you make it a habit.':
    'Baada ya mlo mzito, kikombe cha chai ya tangawizi au shamari mara nyingi husaidia: vipande vichache vyembamba, dakika tano kwenye maji moto. Kama unatumia dawa za kuzuia damu kuganda au ni mjamzito, muulize mhudumu wa afya kabla ya kuifanya mazoea.',
  'For an easier night, try lemongrass or chamomile tea an hour before bed, dim the lights and keep the phone away. Leave both out if you take sleeping tablets, until you have asked about it.':
    'Ili ulale vizuri zaidi, jaribu chai ya mchaichai au chamomile saa moja kabla ya kulala, punguza mwanga na uweke simu mbali. Usitumie yoyote kati ya chai hizo kama unatumia tembe za usingizi, hadi uwe umeuliza.',
  'Garlic, ginger, lemon and plenty of sukuma wiki and terere feed your defences, and so do sleep and washed hands. Herbs in food are gentle; strong garlic supplements do not go with blood thinners or HIV medicines.':
    'Kitunguu saumu, tangawizi, limau na sukuma wiki na terere kwa wingi huimarisha kinga yako, na vivyo hivyo usingizi na kunawa mikono. Mitishamba iliyo kwenye chakula haina ukali; lakini usitumie kapsuli au tembe kali za kitunguu saumu pamoja na dawa za kuzuia damu kuganda au dawa za VVU.',
  'When stress is high, breathe out slowly, longer than you breathe in, for two minutes. Rosemary or mint tea makes a good pause. If the worry has lasted for weeks, talk to somebody you trust or to a counsellor.':
    'Msongo wa mawazo ukizidi, toa pumzi polepole, kwa muda mrefu kuliko unavyoivuta, kwa dakika mbili. Chai ya rosemary au ya nanaa ni njia nzuri ya kupumzika. Kama wasiwasi umedumu kwa wiki kadhaa, zungumza na mtu unayemwamini au mshauri nasaha.',
  'Start one herb at a time, in a small amount, and note how you feel for three days. Tell your clinician what you take: “natural” can still meddle with medicines for blood pressure, sugar or HIV.':
    'Anza mmea wa dawa mmoja kwa wakati, kwa kiasi kidogo, na uangalie unavyojisikia kwa siku tatu. Mwambie mhudumu wako wa afya unachotumia: hata kitu “asilia” kinaweza kuingilia dawa za shinikizo la damu, kisukari au VVU.',
  'Karibu! Ask whether a herb goes with your medicine, a pregnancy or a child, or write what happens if it is urgent: that is answered for everybody.':
    'Karibu! Uliza kama mmea wa dawa unafaa ukiwa unatumia dawa, ukiwa mjamzito au kwa mtoto, au andika kinachotokea kama ni la haraka: hayo hujibiwa kwa kila mtu.',
  'We found no emergency in this and nothing for the safety check. Other questions cannot be asked now. If it is urgent, call.':
    'Hatukuona dharura katika hili wala jambo la kukagua usalama wake. Maswali mengine hayawezi kuulizwa sasa. Ikiwa ni la haraka, piga simu.',
} as const;
