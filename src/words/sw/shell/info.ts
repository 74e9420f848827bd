/** The pages about the shop: about, contact, privacy and the texts of the law. */
export const info = {
  'Good to know': 'Vizuri kujua',
  'Last changed on {date}': 'Ilibadilishwa mara ya mwisho tarehe {date}',
  'Why Mizizi exists: Kenyan herbs and foods, described honestly and delivered to every county.':
    'Kwa nini Mizizi ipo: mitishamba na vyakula vya Kenya, vikielezwa kwa ukweli na kufikishwa katika kila kaunti.',
  'Knowledge our grandmothers had, checked the way a clinician would':
    'Maarifa ya nyanya zetu, yaliyokaguliwa kama mhudumu wa afya angefanya',
  'Mizizi is Swahili for roots. We sell what grows here and say plainly what it is good for, what it is not, and who should leave it alone.':
    'Jina Mizizi linasema tulikotoka. Tunauza kinachomea hapa, na tunasema wazi kinafaa kwa nini, hakifai kwa nini, na nani asikitumie.',
  'What we believe': 'Tunachoamini',
  'A plant that can help can also harm. So warnings stand above promises on our pages, and tradition is called tradition until somebody has tested it.':
    'Mmea unaoweza kusaidia unaweza pia kudhuru. Ndiyo maana kwenye kurasa zetu maonyo yako juu ya ahadi, na desturi huitwa desturi hadi mtu aipime.',
  'How we choose': 'Jinsi tunavyochagua',
  'Kenyan growers and makers first, and a name for every ingredient.':
    'Wakulima na watengenezaji wa Kenya kwanza, na kila kiambato kwa jina lake.',
  'Small batches, so that a leaf still smells like a leaf.':
    'Kiasi kidogo kwa kila awamu, ili jani liendelee kunukia kama jani.',
  'No claim to cure. Kenyan rules forbid it, and so does our conscience.':
    'Hatudai kuponya. Sheria za Kenya zinakataza, na dhamiri yetu pia.',
  'What comes with it': 'Vinavyoambatana nalo',
  'Beside the shop there is a herb library with safety first, an assessment, fasting and food tools made for Kenyan plates, and consultations with nutritionists. Where a tool is not right for you, it says so and tells you whom to ask.':
    'Mbali na duka, kuna maktaba ya mitishamba inayotanguliza usalama, tathmini ya afya, zana za kufunga na za chakula zilizoandaliwa kwa sahani ya Mkenya, na vikao vya ushauri na wataalamu wa lishe. Pale ambapo zana haikufai, inakuambia hivyo na inakuambia umuulize nani.',
  'How we keep your trust': 'Jinsi tunavyolinda imani yako',
  'Products are lab-tested, and their label says what is in them.':
    'Bidhaa hupimwa maabarani, na lebo zake husema kilichomo.',
  'Orders leave us within 24 hours, and unopened goods may come back for 30 days.':
    'Oda hutoka kwetu ndani ya saa 24, na bidhaa ambazo hazijafunguliwa zinaweza kurudishwa ndani ya siku 30.',
  'What you tell us about your health is yours. We never sell it, and you can erase it.':
    'Unachotuambia kuhusu afya yako ni chako. Hatukiuzi kamwe, na unaweza kukifuta.',
  'Before you use a herb': 'Kabla ya kutumia mmea wa dawa',
  'E-mail': 'Barua pepe',
  Phone: 'Simu',
  'Where we are': 'Tulipo',
  'Answered within one working day.': 'Hujibiwa ndani ya siku moja ya kazi.',
  'We deliver everywhere and have no counter yet.':
    'Tunafikisha kila mahali, na bado hatuna duka la kutembelea.',
  'Reach Mizizi in {city} by e-mail or phone.': 'Wasiliana na Mizizi iliyoko {city} kwa barua pepe au simu.',
  'A person answers': 'Utajibiwa na mtu',
  'Tell us your order number when it is about an order, so that we can help at once.':
    'Kama ni kuhusu oda, tuambie nambari ya oda yako ili tukusaidie mara moja.',
  'We cannot give medical advice by mail or phone. In an emergency call 999 or 112. For quick answers about orders see the <a>FAQ</a>.':
    'Hatuwezi kutoa ushauri wa matibabu kwa barua pepe au simu. Wakati wa dharura piga simu 999 au 112. Kwa majibu ya haraka kuhusu oda, tazama <a>Maswali</a>.',
  'An order': 'Oda',
  'A product': 'Bidhaa',
  'A consultation': 'Kikao cha ushauri',
  'My account': 'Akaunti yangu',
  'My data and privacy': 'Data na faragha yangu',
  'Something else': 'Jambo lingine',
  'Please tell us your name (2 to 100 characters).': 'Tafadhali tuambie jina lako (herufi 2 hadi 100).',
  'Please enter a valid email address': 'Tafadhali weka barua pepe sahihi',
  'An order number looks like MZ-7F3K2Q. Leave it empty if you do not have one.':
    'Nambari ya oda huonekana kama MZ-7F3K2Q. Acha wazi kama huna.',
  'Please write between 10 and 4,000 characters.': 'Tafadhali andika kati ya herufi 10 na 4,000.',
  'Message sent': 'Ujumbe umetumwa',
  'What you wrote to us earlier has now arrived.': 'Ulichotuandikia awali sasa kimefika.',
  'Write another': 'Andika mwingine',
  'Asante! Your message has arrived': 'Asante! Ujumbe wako umefika',
  'A person reads it and answers by e-mail within one working day.':
    'Mtu atausoma na kukujibu kwa barua pepe ndani ya siku moja ya kazi.',
  'Your message is kept on this device': 'Ujumbe wako umehifadhiwa kwenye kifaa hiki',
  'You are offline. It is sent by itself as soon as there is a connection and Mizizi is open.':
    'Uko nje ya mtandao. Utatumwa wenyewe mara tu mtandao utakaporudi na Mizizi ikiwa imefunguliwa.',
  'Your name': 'Jina lako',
  Email: 'Barua pepe',
  'What is it about?': 'Ni kuhusu nini?',
  'Order number (if there is one)': 'Nambari ya oda (kama ipo)',
  'Your message': 'Ujumbe wako',
  'Please leave out details of your health: we cannot advise on them here.':
    'Tafadhali usiandike habari za afya yako: hatuwezi kutoa ushauri kuzihusu hapa.',
  'Sending...': 'Inatuma...',
  'Send message': 'Tuma ujumbe',
  'Your switches': 'Vidhibiti vyako',
  'They tell us which pages are slow or never found. No cookies, no adverts, nothing about health.':
    'Zinatuambia kurasa zipi ni za polepole au hazipatikani. Hakuna vidakuzi, hakuna matangazo, hakuna chochote kuhusu afya.',
  'Download or delete your data': 'Pakua au futa data yako',
  'A copy of everything we hold about you, at once. A deletion waits 14 days, in case you change your mind.':
    'Nakala ya kila kitu tulichonacho kukuhusu, papo hapo. Ufutaji husubiri siku 14, endapo utabadilisha nia.',
  'Open your data': 'Fungua data yako',
  'Sign in to your data': 'Ingia uone data yako',
  'Removes the session, the cart, drafts and pages kept for times without a connection.':
    'Huondoa kuingia kwako, kikapu, rasimu na kurasa zilizohifadhiwa kwa wakati usio na mtandao.',
  'Clear this device': 'Safisha kifaa hiki',
  'You are signed out and the cart is emptied. Go on?':
    'Utatoka kwenye akaunti na kikapu kitaachwa kitupu. Ungependa kuendelea?',
  'Yes, clear it': 'Ndiyo, kisafishe',
  'Keep it': 'Kiache kilivyo',
  'Count my visits and how fast pages are': 'Hesabu ziara zangu na kasi ya kurasa',
  'Your browser asks sites not to track you, so nothing is counted, whatever is set here.':
    'Kivinjari chako kinaomba tovuti zisikufuatilie, kwa hiyo hakuna kinachohesabiwa, hata uchague nini hapa.',
  'Takes effect at once, on this device.': 'Huanza mara moja, kwenye kifaa hiki.',
} as const;
