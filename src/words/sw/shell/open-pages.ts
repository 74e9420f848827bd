/** The start page. */
export const landing = {
  'Mizizi: herbal wellness from Kenya': 'Mizizi: afya kwa mitishamba kutoka Kenya',
  'Kenyan herbs, superfoods, teas and oils with honest guidance. Pay by M-Pesa, delivered to all 47 counties.':
    'Mitishamba, vyakula bora, chai na mafuta ya Kenya pamoja na mwongozo wa ukweli. Lipa kwa M-Pesa, tunafikisha katika kaunti zote 47.',
  'Herbal wellness from Kenya': 'Afya kwa mitishamba kutoka Kenya',
  'Good health has deep roots': 'Afya njema ina mizizi mirefu',
  'Mizizi means roots. Learn what the plants around us can and cannot do, and find herbs, foods and teas you can trust.':
    'Jifunze kile ambacho mimea inayotuzunguka inaweza kufanya na kile ambacho haiwezi, na upate mitishamba, vyakula na chai unavyoweza kuviamini.',
  'Start Health Assessment': 'Anza tathmini ya afya',
  'Explore Platform': 'Tazama huduma zetu',
  'What you can rely on': 'Unachoweza kutegemea',
  'All 47 counties': 'Kaunti zote 47',
  'The delivery fee is shown before you pay.': 'Ada ya usafirishaji unaiona kabla ya kulipa.',
  'M-Pesa or cash': 'M-Pesa au pesa taslimu',
  'Pay on your phone, or on delivery where offered.':
    'Lipa kwa simu, au wakati wa kupokea bidhaa pale inapowezekana.',
  '30-day returns': 'Siku 30 za kurudisha',
  'Unopened goods come back without questions.': 'Bidhaa ambazo hazijafunguliwa zinarudishwa bila maswali.',
  'Plain labels': 'Lebo zilizo wazi',
  'Ingredients, use and warnings on every product.': 'Viambato, matumizi na maonyo kwenye kila bidhaa.',
  'Five shelves, one kitchen table': 'Rafu tano, meza moja ya jikoni',
  'Most reached for': 'Zinazochukuliwa zaidi',
  'See the whole shop': 'Tazama duka lote',
  'Why choose Mizizi': 'Kwa nini uchague Mizizi',
  'Safety before promises': 'Usalama kabla ya ahadi',
  'Warnings stand above benefits on every herb, with what it does to common medicines.':
    'Kwenye kila mmea wa dawa, maonyo yako juu ya faida, pamoja na unavyoathiri dawa za kawaida.',
  'Tradition, called tradition': 'Desturi huitwa desturi',
  'Each use carries its own grade of evidence. Where nobody has tested it, we say so.':
    'Kila matumizi yana daraja lake la ushahidi. Pale ambapo hakuna aliyeyapima, tunasema hivyo.',
  'Made for Kenyan plates': 'Imeandaliwa kwa sahani ya Mkenya',
  'Ugali, githeri, managu, omena: foods and portions as they are cooked and served here.':
    'Ugali, githeri, managu, omena: vyakula na migawo jinsi vinavyopikwa na kupakuliwa hapa kwetu.',
  'People when you need them': 'Watu wako tayari unapowahitaji',
  'Nutritionists who listen first, and a shop whose phone is answered.':
    'Wataalamu wa lishe wanaosikiliza kwanza, na duka ambalo simu yake hupokewa.',
  'Enhanced Wellness Tools': 'Zana bora za afya',
  'Fasting Guidance': 'Mwongozo wa kufunga',
  'Pick a rhythm that suits your day, see what your body is doing, and know when to stop.':
    'Chagua ratiba inayofaa siku yako, ona mwili wako unafanya nini, na ujue wakati wa kuacha.',
  'Calorie Calculator': 'Kikokotoo cha Kalori',
  'What you need in a day and what is on the plate, counted in chapati, cups and ladles.':
    'Unachohitaji kwa siku na kilicho kwenye sahani, kikihesabiwa kwa chapati, vikombe na miiko.',
  Open: 'Fungua',
  'What people say': 'Watu wanasema nini',
  'happy users': 'watumiaji wenye furaha',
  remedies: 'tiba asilia',
  practitioners: 'wataalamu',
  '256-bit SSL': 'SSL ya biti 256',
  'Dispatch within 24 hours': 'Tunatuma ndani ya saa 24',
  '30-day return policy': 'Siku 30 za kurudisha bidhaa',
  'Lab-tested': 'Imepimwa maabarani',
  Trust: 'Kwa nini utuamini',
  '{rating} out of 5 stars': 'Nyota {rating} kati ya 5',
  'Mizizi in figures': 'Mizizi kwa takwimu',
  'Registered users': 'Watumiaji waliojisajili',
  'Orders placed': 'Oda zilizowekwa',
  'Wellness journals': 'Shajara za afya',
  'A letter from the garden': 'Barua kutoka shambani',
  'What is in season, one plant told well, and a recipe for a Kenyan plate. Once a month.':
    'Mazao ya msimu, mmea mmoja ulioelezwa vizuri, na mapishi ya sahani ya Kenya. Mara moja kwa mwezi.',
  Newsletter: 'Jarida',
  'Your email': 'Barua pepe yako',
  'Subscribing...': 'Inaandikisha...',
  Subscribe: 'Jiandikishe',
  'Invalid Email': 'Barua pepe si sahihi',
  'Please enter a valid email address.': 'Tafadhali weka anwani sahihi ya barua pepe.',
  'Thank you for subscribing! Karibu sana.': 'Asante kwa kujiandikisha! Karibu sana.',
} as const;

/** The look into six parts of the product on the start page. */
export const previews = {
  'Take a look inside': 'Chungulia ndani',
  'Parts of Mizizi': 'Sehemu za Mizizi',
  'of 14 hours': 'kati ya saa 14',
  Now: 'Sasa',
  'Using stored glucose': 'Mwili unatumia glukosi ya akiba',
  Goal: 'Lengo',
  Streak: 'Siku zinazofuatana',
  '5 days': 'Siku 5',
  Moringa: 'Moringa',
  Honey: 'Asali',
  Hibiscus: 'Hibiskasi',
  'A cup of chamomile tea an hour before bed is a gentle start. Do you take any medicine?':
    'Kikombe cha chai ya chamomile saa moja kabla ya kulala ni mwanzo mzuri. Je, kuna dawa unayotumia?',
  'holy basil, mrihani': 'tulsi',
  Taste: 'Ladha',
  'Pungent, bitter': 'Kali, chungu',
  'Vata and kapha': 'Vata na kapha',
  Calms: 'Hutuliza',
  With: 'Pamoja na',
  'Warm water, honey': 'Maji ya uvuguvugu, asali',
  'Traditional use. Not with blood thinners.':
    'Matumizi ya desturi. Usitumie pamoja na dawa za kuzuia damu kuganda.',
  'A registered nutritionist': 'Mtaalamu wa lishe aliyesajiliwa',
  'English, Kiswahili, Kikamba': 'Kiingereza, Kiswahili, Kikamba',
  'Breakfast: wimbi porridge, egg': 'Kiamsha kinywa: uji wa wimbi, yai',
  'Lunch: githeri, avocado': 'Chakula cha mchana: githeri, parachichi',
  'Snack: an orange': 'Kitafunio: chungwa moja',
  'Supper: ugali, omena, managu': 'Chakula cha jioni: ugali, omena, managu',
  'Fasting dashboard': 'Dashibodi ya kufunga',
  'Your fast at a glance': 'Mfungo wako kwa mtazamo mmoja',
  'A ring that fills, what happens in your body at this hour, and clear words when it is wiser to stop.':
    'Duara linalojaa, kinachoendelea mwilini mwako saa hii, na maneno ya wazi wakati ni busara kuacha.',
  'See fasting': 'Tazama kufunga',
  'A shop with plain labels': 'Duka lenye lebo zilizo wazi',
  'Herbs, superfoods, teas and oils with ingredients, use and warnings. Pay by M-Pesa, delivered to all 47 counties.':
    'Mitishamba, vyakula bora, chai na mafuta pamoja na viambato, matumizi na maonyo. Lipa kwa M-Pesa, tunafikisha katika kaunti zote 47.',
  'AI chatbot': 'Mazungumzo na AI',
  'An herbalist to ask at any hour': 'Mshauri wa mimea unayeweza kumuuliza saa yoyote',
  'The AI Herbalist gives general tips in the corner of your screen. It never replaces a clinician, and says so.':
    'Mshauri wa Mimea wa AI hutoa vidokezo vya jumla kwenye kona ya skrini yako. Hachukui nafasi ya mhudumu wa afya kamwe, na husema hivyo.',
  'Read about herbs': 'Soma kuhusu mitishamba',
  'Ayurvedic remedies': 'Tiba za Ayurveda',
  'An old system, honestly told': 'Mfumo wa kale, ulioelezwa kwa ukweli',
  'Taste, effect and use as Ayurveda describes them, beside what is known today and who should leave them alone.':
    'Ladha, athari na matumizi jinsi Ayurveda inavyoyaeleza, pamoja na yanayojulikana leo na nani asizitumie.',
  'Browse remedies': 'Pitia tiba asilia',
  'Nutritionist consultations': 'Ushauri wa wataalamu wa lishe',
  'Half an hour with somebody who knows': 'Nusu saa na mtu anayejua',
  'Choose a nutritionist and a time that suits you, and talk by video from home.':
    'Chagua mtaalamu wa lishe na muda unaokufaa, kisha mzungumze kwa video ukiwa nyumbani.',
  'Meet the nutritionists': 'Kutana na wataalamu wa lishe',
  'A week of Kenyan plates': 'Wiki nzima ya milo ya Kenya',
  'Plans from foods you find at the market, with portions, energy and a shopping list.':
    'Mipango ya vyakula unavyopata sokoni, pamoja na migawo, nishati na orodha ya ununuzi.',
  'Plan your meals': 'Panga milo yako',
} as const;

/** The plans, what they include, and the grades of evidence. */
export const plans = {
  'Free Trial': 'Kipindi cha majaribio',
  'Try everything for a week': 'Jaribu kila kitu kwa wiki moja',
  'Basic herbal remedies': 'Tiba asilia za msingi',
  'Nutritional information': 'Taarifa za lishe',
  'Limited consultation options': 'Nafasi chache za ushauri',
  'Expires after 7 days': 'Huisha baada ya siku 7',
  Basic: 'Basic',
  'The essentials, free for good': 'Mambo ya muhimu, bure daima',
  'Basic remedies': 'Tiba za msingi',
  'Limited nutrition information': 'Taarifa chache za lishe',
  'Community forum': 'Jukwaa la jamii',
  Premium: 'Premium',
  'Guidance made for you': 'Mwongozo ulioandaliwa kwa ajili yako',
  'All basic features': 'Huduma zote za Basic',
  'Personalized herbal recommendations': 'Mapendekezo ya mimea yanayokufaa wewe',
  '2 nutritionist consultations per month': 'Vikao 2 vya ushauri na mtaalamu wa lishe kila mwezi',
  'Custom meal plans': 'Mipango ya milo inayokufaa',
  'Priority support': 'Huduma ya kipaumbele',
  Gold: 'Gold',
  'Everything, without limits': 'Kila kitu, bila kikomo',
  'All premium features': 'Huduma zote za Premium',
  'Unlimited nutritionist consultations': 'Vikao vya ushauri na mtaalamu wa lishe bila kikomo',
  'Personalized health coaching': 'Ukufunzi wa afya unaokufaa wewe',
  'Advanced health analytics': 'Uchambuzi wa kina wa afya',
  'Priority access to new features': 'Kuwa wa kwanza kupata huduma mpya',
  'Good trials': 'Majaribio mazuri',
  'Several good trials in people agree, or a health authority recognises this use.':
    'Majaribio kadhaa mazuri kwa watu yanakubaliana, au mamlaka ya afya inatambua matumizi haya.',
  'Some studies': 'Tafiti chache',
  'A few studies in people point this way. Better ones could still change the picture.':
    'Tafiti chache kwa watu zinaelekeza hivi. Tafiti bora zaidi bado zinaweza kubadilisha picha.',
  Tradition: 'Desturi',
  'Used by custom, and hardly studied. Custom shows that people do it, not that it works.':
    'Hutumika kwa desturi, na haijafanyiwa utafiti wa kutosha. Desturi huonyesha kwamba watu hufanya hivyo, si kwamba inafanya kazi.',
  'Advised against': 'Haishauriwi',
  'Studies contradict this use, or it is not safe.': 'Tafiti zinapinga matumizi haya, au si salama.',
} as const;

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

/** The frequently asked questions. */
export const faq = {
  'Answers about orders, M-Pesa, delivery, returns and using herbs safely.':
    'Majibu kuhusu oda, M-Pesa, usafirishaji, kurudisha bidhaa na kutumia mitishamba kwa usalama.',
  'Frequently asked questions': 'Maswali yanayoulizwa mara kwa mara',
  'Search the questions': 'Tafuta katika maswali',
  'Search, for example M-Pesa or pregnancy': 'Tafuta, kwa mfano M-Pesa au ujauzito',
  '{n} answer for “{query}”': 'Jibu {n} la “{query}”',
  '{n} answers for “{query}”': 'Majibu {n} ya “{query}”',
  'No answer to that yet': 'Bado hatuna jibu la hilo',
  'Show all questions': 'Onyesha maswali yote',
  'Try fewer words, or ask us.': 'Jaribu maneno machache zaidi, au tuulize.',
  'Ask something else': 'Uliza jambo lingine',
  'Ordering and paying': 'Kuagiza na kulipa',
  'How do I pay?': 'Ninalipaje?',
  'By M-Pesa: at checkout we send a prompt to your phone and you enter your PIN there. In many counties you may also pay cash to the rider, up to a limit that checkout shows.':
    'Kwa M-Pesa: wakati wa malipo tunatuma ombi la M-Pesa kwenye simu yako, nawe unaweka PIN yako hapo. Katika kaunti nyingi unaweza pia kumlipa rider pesa taslimu, hadi kiwango kinachoonyeshwa wakati wa malipo.',
  'The M-Pesa prompt did not arrive. What now?': 'Ombi la M-Pesa halikufika. Nifanye nini?',
  'Check that the phone is on and has signal, then press the button for a new prompt on the order page. Your goods stay held while you try. If money left your account, the order shows it by itself once Safaricom confirms.':
    'Hakikisha simu imewashwa na ina mtandao, kisha bonyeza kitufe cha ombi jipya kwenye ukurasa wa oda. Bidhaa zako zinaendelea kushikiliwa unapojaribu. Ikiwa pesa zilitoka kwenye akaunti yako, oda itaonyesha yenyewe mara Safaricom itakapothibitisha.',
  'Do I need an account?': 'Je, ninahitaji akaunti?',
  'No. Read, fill a cart and order as a guest, then follow the parcel under “Track an order” with the order number and the phone you gave. With an account you see all orders in one place, keep your addresses and find everything again on another phone.':
    'Hapana. Soma, jaza kikapu na uagize kama mgeni, kisha fuata mzigo wako kwenye “Fuatilia oda” ukitumia nambari ya oda na nambari ya simu uliyotoa. Ukiwa na akaunti unaona oda zote mahali pamoja, unahifadhi anwani zako na unapata kila kitu tena kwenye simu nyingine.',
  'Can I cancel?': 'Je, ninaweza kughairi?',
  'Yes, from the order page, until it is packed or paid. After that, write to us and we will see what is possible.':
    'Ndiyo, kwenye ukurasa wa oda, kabla haijafungashwa au kulipiwa. Baada ya hapo, tuandikie nasi tutaona linalowezekana.',
  'Delivery and returns': 'Usafirishaji na kurudisha bidhaa',
  'Where do you deliver?': 'Mnafikisha wapi?',
  'To all 47 counties. The fee depends on the county and the weight, and you see it before you pay. Tell us a landmark: it helps the rider more than a street name.':
    'Katika kaunti zote 47. Ada hutegemea kaunti na uzito, na unaiona kabla ya kulipa. Tuambie alama ya mahali panapojulikana: humsaidia rider kuliko jina la barabara.',
  'How long does it take?': 'Inachukua muda gani?',
  'In Nairobi usually the same or the next working day, elsewhere two to five. The delivery page lists the times by area.':
    'Nairobi kwa kawaida ni siku hiyo hiyo au siku inayofuata ya kazi, kwingineko siku mbili hadi tano. Ukurasa wa usafirishaji unaorodhesha muda kwa kila eneo.',
  'Can I send something back?': 'Je, ninaweza kurudisha kitu?',
  'Unopened products within 30 days. Opened herbal goods cannot be resold, so they come back only when something is wrong with them.':
    'Bidhaa ambazo hazijafunguliwa, ndani ya siku 30. Bidhaa za mimea zilizofunguliwa haziwezi kuuzwa tena, kwa hiyo zinarudishwa tu zikiwa na kasoro.',
  'Using herbs safely': 'Kutumia mitishamba kwa usalama',
  'Can I take herbs together with my medicine?': 'Je, ninaweza kutumia mitishamba pamoja na dawa zangu?',
  'Ask your clinician or pharmacist first. Some plants weaken or strengthen medicines for blood pressure, sugar, blood thinning, HIV and others. The warnings on each product name the ones we know.':
    'Muulize kwanza mhudumu wako wa afya au mfamasia. Baadhi ya mitishamba hupunguza au huongeza nguvu ya dawa za shinikizo la damu, kisukari, kuzuia damu kuganda, VVU na nyinginezo. Maonyo kwenye kila bidhaa yanataja zile tunazozijua.',
  'Is this safe in pregnancy or for a child?': 'Je, hii ni salama wakati wa ujauzito au kwa mtoto?',
  'Many herbs are not, and for many nobody knows. Read the warnings, and when they say nothing, leave it until you have asked.':
    'Mitishamba mingi si salama, na kwa mingi hakuna anayejua. Soma maonyo, na yasiposema chochote, usiitumie hadi umeuliza.',
  'Do your products cure diseases?': 'Je, bidhaa zenu huponya magonjwa?',
  'No, and we never say so. They are foods, teas, oils and supplements. See a clinician when you are ill.':
    'Hapana, na hatusemi hivyo kamwe. Ni vyakula, chai, mafuta na virutubisho vya ziada. Ukiwa mgonjwa, mwone mhudumu wa afya.',
  'Plans and consultations': 'Vifurushi na ushauri',
  'What does the free trial include?': 'Kipindi cha majaribio kina nini?',
  'Everything for seven days, without a card and without a phone number. It ends by itself; nothing is charged unless you choose a plan.':
    'Kila kitu kwa siku saba, bila kadi na bila nambari ya simu. Huisha chenyewe; hutozwi chochote usipochagua kifurushi.',
  'Which plans are there?': 'Kuna vifurushi gani?',
  'Basic is free. Premium costs KSh 700 a month with two consultations, Gold KSh 1,500 a month with as many as you need. You pay by M-Pesa and may leave at the end of any month.':
    'Basic ni bure. Premium ni KSh 700 kwa mwezi pamoja na vikao viwili vya ushauri, Gold ni KSh 1,500 kwa mwezi na vikao vingi kadri unavyohitaji. Unalipa kwa M-Pesa na unaweza kuacha mwishoni mwa mwezi wowote.',
  'What happens in a consultation?': 'Kikao cha ushauri huwaje?',
  'You choose a nutritionist and a time, and talk by video for about half an hour. You may cancel without cost until 24 hours before.':
    'Unachagua mtaalamu wa lishe na muda, kisha mnazungumza kwa video kwa takriban nusu saa. Unaweza kughairi bila gharama hadi saa 24 kabla ya kikao.',
  'Your account and your data': 'Akaunti yako na data yako',
  'Who sees what I tell about my health?': 'Nani anaona ninachosema kuhusu afya yangu?',
  'You do. A nutritionist sees what you share for a consultation. It is never used for adverts and never sold, and it is not part of our visitor figures.':
    'Wewe. Mtaalamu wa lishe huona unachoshiriki kwa ajili ya kikao. Hakitumiki kamwe kwa matangazo wala hakiuzwi, na si sehemu ya takwimu zetu za wageni.',
  'How do I download or delete my data?': 'Ninapakua au kufuta data yangu vipi?',
  'Open Profile Settings and choose “Your data”. The download comes at once; a deletion waits 14 days in case you change your mind.':
    'Fungua Mipangilio ya wasifu na uchague “Data yako”. Upakuaji huja mara moja; ufutaji husubiri siku 14 endapo utabadilisha nia.',
  'Can I use Mizizi without a connection?': 'Je, ninaweza kutumia Mizizi bila mtandao?',
  'Yes, in part. Pages you have opened stay on your phone, your cart too. Ordering, paying and booking need a connection and say so.':
    'Ndiyo, kwa kiasi. Kurasa ulizofungua hubaki kwenye simu yako, na kikapu chako pia. Kuagiza, kulipa na kuweka miadi kunahitaji mtandao, na utaambiwa hivyo.',
  'How do I put Mizizi on my home screen?': 'Ninawekaje Mizizi kwenye skrini yangu ya mwanzo?',
  'On Android, Chrome offers it, or choose “Install app” in its menu. On an iPhone, open the site in Safari, tap Share, then “Add to Home Screen”.':
    'Kwenye Android, Chrome hukupendekezea, au chagua “Install app” kwenye menyu yake. Kwenye iPhone, fungua tovuti katika Safari, gusa Share, kisha “Add to Home Screen”.',
} as const;

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
