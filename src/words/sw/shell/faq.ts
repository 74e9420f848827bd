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
