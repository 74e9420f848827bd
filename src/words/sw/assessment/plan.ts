/** The plan: whom to talk to, one small change each, and what goes well already. */
export const plan = {
  'Talk to somebody about': 'Zungumza na mtu kuhusu',
  'Change one small thing': 'Badilisha jambo moja dogo',
  Keep: 'Endelea na haya',
  // Care
  'First of all: be seen': 'Kwanza kabisa: nenda ukaonwe na mhudumu wa afya',
  '{signs}. Everything else can wait until a clinician has looked.':
    '{signs}. Mengine yote yanaweza kusubiri hadi mhudumu wa afya akuone.',
  'Talk about your mood': 'Zungumza kuhusu hisia zako',
  'Tell a clinician or counsellor how the last two weeks were. Ask at your clinic for mental health care; it is part of what they do.':
    'Mweleze mhudumu wa afya au mshauri nasaha jinsi wiki mbili zilizopita zilivyokuwa. Ulizia huduma za afya ya akili kwenye kliniki yako; ni sehemu ya kazi yao.',
  'Talk about the worry': 'Zungumza kuhusu wasiwasi wako',
  'A clinician or counsellor can help with worry that does not stop. Until then: breathe out longer than you breathe in, a few minutes twice a day.':
    'Mhudumu wa afya au mshauri nasaha anaweza kukusaidia na wasiwasi usioisha. Hadi wakati huo: toa pumzi kwa muda mrefu kuliko unavyoivuta, dakika chache mara mbili kwa siku.',
  'Talk about food and weight': 'Zungumza kuhusu chakula na uzito',
  'See a clinician who knows eating disorders. Leave diets, fasting and calorie counting until you have: they make it worse.':
    'Mwone mhudumu wa afya anayejua magonjwa ya ulaji. Hadi hapo usijinyime chakula, usifunge wala usihesabu kalori: mambo haya huzidisha hali.',
  'No alcohol for now': 'Usinywe pombe kwa sasa',
  'There is no known safe amount for a baby. If stopping is hard, tell your clinic: they help without blame. Do not stop daily drinking suddenly alone.':
    'Hakuna kiasi cha pombe kinachojulikana kuwa salama kwa mtoto aliye tumboni au anayenyonya. Ikiwa ni vigumu kuacha, iambie kliniki yako: watakusaidia bila kukulaumu. Kama unakunywa pombe kila siku, usiache ghafla ukiwa peke yako.',
  'Bring the drinking down, with help': 'Punguza pombe, kwa msaada',
  'Set days without alcohol and halve what you drink on the others. If you drink every day or shake without it, ask a clinician before you stop.':
    'Panga siku zisizo na pombe, na siku nyingine punguza pombe unayokunywa kwa nusu. Kama unakunywa pombe kila siku au unatetemeka usipokunywa, muulize mhudumu wa afya kabla ya kuacha.',
  'Have your blood sugar tested': 'Pimwa sukari ya damu',
  'Ask a clinic or chemist for a fasting sugar or HbA1c test. Found early, most of it is in your hands.':
    'Omba kliniki au duka la dawa kipimo cha sukari kabla ya kula au cha HbA1c. Kisukari kikigunduliwa mapema, sehemu kubwa iko mikononi mwako.',
  'Find out why your weight is low': 'Jua kwa nini uzito wako ni mdogo',
  'Let a clinician look. Meanwhile eat more often: uji with milk and groundnuts, avocado, eggs, beans, omena.':
    'Mhudumu wa afya akuchunguze. Wakati huo kula mara nyingi zaidi: uji wenye maziwa na njugu karanga, parachichi, mayai, maharagwe, omena.',
  'Plan your weight with somebody': 'Panga kuhusu uzito wako pamoja na mtu',
  'A clinician or nutritionist makes the steps safe and keeps an eye on sugar, pressure and sleep.':
    'Mhudumu wa afya au mtaalamu wa lishe huhakikisha kwamba hatua ni salama, na hufuatilia sukari, shinikizo la damu na usingizi.',
  'Find a nutritionist': 'Tafuta mtaalamu wa lishe',
  'Ask about your breathing at night': 'Uliza kuhusu kupumua kwako usiku',
  'Loud snoring or pauses can be sleep apnoea, which tires you and raises the pressure. A clinician can test for it.':
    'Kukoroma kwa sauti kubwa au kuacha kupumua kunaweza kuwa ugonjwa wa kukatika kwa pumzi usingizini, unaokuchosha na kupandisha shinikizo la damu. Mhudumu wa afya anaweza kukupima.',
  'Name your medicines before you use herbs': 'Taja dawa zako kabla ya kutumia mitishamba',
  'You skipped this, so we suggest no herbs. List what you take and every page will warn you.':
    'Uliruka swali hili, kwa hiyo hatupendekezi mitishamba yoyote. Orodhesha dawa unazotumia, na kila ukurasa utakuonya.',
  'Check my medicines': 'Kagua dawa zangu',
  'Show your medicines before any herb': 'Onyesha dawa zako kabla ya kutumia mitishamba yoyote',
  'Tell whoever sells or gives you a herb what you take, and never stop a medicine for one.':
    'Mwambie yeyote anayekuuzia au kukupa mitishamba ni dawa gani unazotumia, na usiache kamwe dawa yoyote ili utumie mitishamba badala yake.',
  'Check herbs with them': 'Kagua mitishamba pamoja nazo',
  // Habits
  'Walk a little every day': 'Tembea kidogo kila siku',
  'In pregnancy a gentle daily walk is good unless your clinic said otherwise. Stop and be seen with pain, bleeding or faintness.':
    'Ukiwa mjamzito, matembezi mepesi ya kila siku ni mazuri isipokuwa kliniki yako iwe imesema vingine. Ukipata maumivu, ukitokwa na damu au ukihisi kuzirai, acha na uende ukaonwe na mhudumu wa afya.',
  'Add one more day of movement': 'Ongeza siku moja zaidi ya shughuli za mwili',
  'Choose a day this week for 30 minutes: alight one stage early, fetch on foot, dance. Three times ten minutes count too.':
    'Chagua siku moja wiki hii ya kufanya dakika 30: shuka kituo kimoja kabla, nenda dukani kwa miguu, cheza densi. Dakika kumi mara tatu pia zinahesabiwa.',
  'Make half the plate vegetables': 'Jaza nusu ya sahani mboga',
  'Keep the ugali to a quarter, beans or fish to a quarter, and greens to half. The waist follows slowly; measure again in four weeks.':
    'Ugali uwe robo, maharagwe au samaki robo, na mboga nusu. Kiuno hufuata polepole; pima tena baada ya wiki nne.',
  'Work out your portions': 'Kokotoa migawo yako',
  'Eat something green or a fruit today': 'Kula mboga za majani au tunda leo',
  'A handful of sukuma wiki, terere or managu at one meal, or a banana, an orange or a slice of pawpaw in between.':
    'Konzi moja ya sukuma wiki, terere au managu kwenye mlo mmoja, au ndizi, chungwa au kipande cha papai kati ya milo.',
  'Swap one sweet drink for water': 'Badilisha kinywaji kimoja kitamu kwa maji',
  'Begin with one a day, and take a little less sugar in each cup of tea. The tongue gets used to it within weeks.':
    'Anza na kimoja kwa siku, na upunguze sukari kidogo katika kila kikombe cha chai. Ulimi huzoea ndani ya wiki chache.',
  'Leave the salt in the kitchen': 'Acha chumvi jikoni',
  'Taste first, then try lemon, dhania, garlic or chilli. Stock cubes and crisps hold salt too.':
    'Onja kwanza, kisha jaribu limau, dhania, kitunguu saumu au pilipili. Cubes za mchuzi na krispi pia zina chumvi.',
  'Give your sleep a fixed beginning': 'Weka saa maalumu ya kulala',
  'The same bedtime every day, the phone away half an hour before, no tea, coffee, miraa or soda after lunch, a dark room. See a clinician when it lasts a month.':
    'Lala wakati uleule kila siku, weka simu mbali nusu saa kabla, usinywe chai, kahawa au soda wala usitafune miraa baada ya chakula cha mchana, na chumba kiwe na giza. Mwone mhudumu wa afya hali ikidumu mwezi mmoja.',
  'Put one thing down': 'Tua jambo moja',
  'Write down what you carry and choose one thing to share, delay or leave. Ten minutes outside a day, without the phone, are part of the plan.':
    'Andika unayoyabeba, kisha chagua jambo moja la kugawana na mtu, kuahirisha au kuacha. Dakika kumi nje kila siku, bila simu, ni sehemu ya mpango.',
  'Look for what tires you': 'Tafuta kinachokuchosha',
  'Regular meals, water and sleep first. When tiredness lasts for weeks, let a clinician test your blood, sugar and thyroid.':
    'Kwanza milo kwa wakati, maji na usingizi. Uchovu ukidumu kwa wiki kadhaa, mhudumu wa afya akupime damu, sukari na thairoidi.',
  'Eat slowly and note what troubles you': 'Kula polepole na uandike kinachokusumbua',
  'Chew well, keep supper early and light, and write down for two weeks what goes with the trouble.':
    'Tafuna vizuri, kula chakula cha jioni mapema na kiwe chepesi, na kwa wiki mbili uandike kinachoambatana na shida hiyo.',
  'Follow your blood pressure': 'Fuatilia presha yako',
  'Measure it at home, at a chemist or a clinic and note it in My readings. Walk, salt less, and take prescribed tablets every day.':
    'Ipime nyumbani, kwenye duka la dawa au kliniki na uiandike katika Vipimo vyangu. Tembea, punguza chumvi, na umeze tembe ulizoandikiwa kila siku.',
  'Note my readings': 'Andika vipimo vyangu',
  'Move stiff joints gently every day': 'Nyoosha taratibu viungo vilivyokakamaa kila siku',
  'Warmth before, small movements often, rest when it swells. A hot, red or swollen joint needs a clinician.':
    'Vipashe joto viungo vya mwili kwanza, visogeze kidogo mara nyingi, na vipumzishe vikivimba. Kiungo chenye joto, chekundu au kilichovimba kinahitaji kuangaliwa na mhudumu wa afya.',
  'Put beans or ndengu beside the starch': 'Weka maharagwe au ndengu pamoja na wanga',
  'Whole grains, pulses and greens slow the sugar of a meal. A short walk after eating helps as well.':
    'Nafaka zisizokobolewa, jamii ya kunde na mboga za majani hupunguza kasi ya sukari ya mlo. Matembezi mafupi baada ya kula pia husaidia.',
  'Let the scale wait': 'Mizani isubiri',
  'This is no time to eat less. Eat regularly and well, and speak with a clinician or nutritionist about your weight.':
    'Huu si wakati wa kupunguza chakula. Kula kwa wakati na vizuri, na uzungumze na mhudumu wa afya au mtaalamu wa lishe kuhusu uzito wako.',
  'Find your daily amount': 'Jua kiasi chako cha kila siku',
  'The calculator shows what your body needs and keeps to safe limits. Slow changes are the ones that stay.':
    'Kikokotoo kinaonyesha mahitaji ya mwili wako na hakivuki mipaka ya usalama. Mabadiliko ya polepole ndiyo yanayodumu.',
  'Open the calculator': 'Fungua kikokotoo',
  // What goes well
  'Keep moving every day': 'Endelea kushughulisha mwili kila siku',
  'Thirty minutes a day is what protects. Guard the time for it.':
    'Dakika thelathini kwa siku ndizo zinazokinga. Linda muda wake.',
  'Keep the greens on your plate': 'Endelea kuweka mboga za majani kwenye sahani',
  'Daily vegetables or fruit, in many colours through the week.':
    'Mboga au matunda kila siku, ya rangi nyingi katika wiki.',
  'Keep your good nights': 'Endelea kulala vizuri',
  'Whatever your evenings look like, they work.': 'Vyovyote jioni zako zilivyo, zinafaa.',
} as const;

/** Foods and herbs for the answers, and the offer to keep what was named on the safety list. */
export const suggestions = {
  'Be warned on every page': 'Upate onyo kwenye kila ukurasa',
  'Beside care for heart and pressure': 'Pamoja na matibabu ya moyo na shinikizo la damu',
  'Beside care for your sugar': 'Pamoja na matibabu ya sukari yako',
  'Check herbs yourself': 'Kagua mitishamba mwenyewe',
  'Checking against your answers...': 'Inalinganisha na majibu yako...',
  'Every page warns you from now on.': 'Kuanzia sasa kila ukurasa utakuonya.',
  'First be seen for what stands at the top of this page. We suggest no herb beside it.':
    'Kwanza nenda ukaonwe na mhudumu wa afya kwa yaliyo juu ya ukurasa huu. Hatupendekezi mitishamba yoyote pamoja nayo.',
  'Foods and herbs that go with your answers': 'Vyakula na mitishamba inayoendana na majibu yako',
  'For calm': 'Kwa utulivu',
  'For steady energy': 'Kwa nguvu za kudumu',
  'For the evening': 'Kwa jioni',
  'For the joints': 'Kwa viungo',
  'For the stomach': 'Kwa tumbo',
  'Greens and fruit to begin with': 'Mboga na matunda ya kuanza nayo',
  'In place of hard fats': 'Badala ya mafuta magumu',
  'In place of white flour': 'Badala ya unga mweupe',
  'Not now': 'Si sasa',
  'Nothing you answered asks for a herb. Good food and sleep are enough.':
    'Hakuna ulichojibu kinachohitaji mitishamba. Chakula bora na usingizi vinatosha.',
  'One was left out because of what you named, so nothing is suggested here.':
    'Mmoja umeachwa kwa sababu ya uliyoyataja, kwa hiyo hakuna kinachopendekezwa hapa.',
  'One was left out because of what you named.': 'Mmoja umeachwa kwa sababu ya uliyoyataja.',
  'Only those that our safety rules have nothing against for your medicines, conditions and stage of life. That is no proof that they are safe: tell your clinician what you use.':
    'Tunaonyesha tu vyakula na mitishamba ambayo kanuni zetu za usalama hazina pingamizi nayo kwa dawa zako, hali zako za kiafya na hatua yako ya maisha. Hilo si thibitisho kwamba vitu hivyo ni salama: mwambie mhudumu wako wa afya unachotumia.',
  'Put them on my list': 'Viweke kwenye orodha yangu',
  'Put {names} on your safety list. Herbs, remedies and products then say what they mean for you.':
    'Weka {names} kwenye orodha yako ya usalama. Kisha mitishamba, tiba asilia na bidhaa zitakuambia maana yake kwako.',
  'Richer food': 'Chakula chenye virutubisho zaidi',
  'The list stays on this device.': 'Orodha inabaki kwenye kifaa hiki.',
  'The safety rules or the herb library are not on this device yet. Until they are, we suggest nothing.':
    'Kanuni za usalama au maktaba ya mitishamba bado haziko kwenye kifaa hiki. Hadi ziwepo, hatupendekezi chochote.',
  'We cannot leave out what we do not know': 'Hatuwezi kuchuja tusichokijua',
  'We could not check them': 'Hatukuweza kuvikagua',
  'We suggest no herbs for calm: talk about your mood or worry first. Some of them do not go with treatment.':
    'Hatupendekezi mitishamba ya kutuliza: kwanza zungumza kuhusu hisia au wasiwasi wako. Baadhi ya mitishamba hiyo haiendani na matibabu.',
  'We suggest no herbs for sleep or calm: beside alcohol they make drowsy and careless.':
    'Hatupendekezi mitishamba ya usingizi wala ya kutuliza: ikichanganywa na pombe huleta kusinzia na kukosa uangalifu.',
  'What you named is on <a>your safety list</a>: every herb, remedy and product is checked against it.':
    'Uliyoyataja yako kwenye <a>orodha yako ya usalama</a>: kila mmea wa dawa, tiba asilia na bidhaa hulinganishwa nayo.',
  'You keep that list in your account, so it goes there too.':
    'Unahifadhi orodha hiyo kwenye akaunti yako, kwa hiyo vitaingia huko pia.',
  'You skipped {questions}. Until that is answered we suggest nothing.':
    'Hukujibu: {questions}. Hadi ujibu, hatupendekezi chochote.',
  'Your account still has the old list': 'Akaunti yako bado ina orodha ya zamani',
  'Your safety list is up to date': 'Orodha yako ya usalama imesasishwa',
  '{n} were left out because of what you named, so nothing is suggested here.':
    '{n} imeachwa kwa sababu ya uliyoyataja, kwa hiyo hakuna kinachopendekezwa hapa.',
  '{n} were left out because of what you named.': '{n} imeachwa kwa sababu ya uliyoyataja.',
} as const;

/** What cannot wait for a plan, and whom to call. */
export const redFlags = {
  'Whom to call': 'Pa kupiga simu',
  'First of all': 'Kwanza kabisa',
  'What your readings say': 'Vipimo vyako vinasema nini',
  'Source: {source}': 'Chanzo: {source}',
  'Your answers are kept. The rest can wait as long as it needs.':
    'Majibu yako yamehifadhiwa. Mengine yanaweza kusubiri kwa muda wowote unaohitajika.',
  'Continue another time': 'Endelea wakati mwingine',
  'I have read this, continue': 'Nimesoma haya, endelea',
  'Change my answer': 'Badilisha jibu langu',
  // Chest pain
  'Chest pain needs help now': 'Maumivu ya kifua yanahitaji msaada sasa hivi',
  'Call an ambulance or let somebody take you to the nearest hospital. Do not drive yourself.':
    'Ita ambulensi, au mtu akupeleke hospitali iliyo karibu zaidi. Usiendeshe gari mwenyewe.',
  'Sit down and rest until help comes.': 'Kaa chini upumzike hadi msaada ufike.',
  // Stroke
  'Weakness on one side can be a stroke': 'Udhaifu wa upande mmoja unaweza kuwa kiharusi',
  'Call an ambulance now. Note when it began: treatment depends on the hours.':
    'Ita ambulensi sasa hivi. Kumbuka ilianza saa ngapi: matibabu hutegemea saa zilizopita.',
  'Do not eat or drink anything until you were seen.':
    'Usile wala usinywe chochote hadi uonwe na mhudumu wa afya.',
  // Shortness of breath
  'Shortness of breath at rest needs help now': 'Kukosa pumzi ukiwa umepumzika kunahitaji msaada sasa hivi',
  'Call an ambulance or go to the nearest hospital with somebody.':
    'Ita ambulensi, au nenda hospitali iliyo karibu zaidi ukiwa na mtu.',
  'Sit upright meanwhile.': 'Wakati huo, kaa wima.',
  // Thoughts of ending one's life
  'Please talk to somebody now': 'Tafadhali zungumza na mtu sasa hivi',
  'You are not alone with this, and it can get better. Call one of the numbers below, or tell somebody near you.':
    'Hauko peke yako katika hili, na hali inaweza kuwa bora. Piga moja ya nambari zilizo hapa chini, au mwambie mtu aliye karibu nawe.',
  'If you may act on these thoughts, go to the nearest hospital or let somebody stay with you, and move away from anything you could use.':
    'Ukihisi kwamba unaweza kuyatekeleza mawazo haya ya kujidhuru, nenda hospitali iliyo karibu zaidi au mtu akae nawe, na ujiweke mbali na chochote unachoweza kukitumia kujidhuru.',
  // Bleeding in pregnancy
  'Bleeding in pregnancy must be checked now':
    'Kutokwa na damu ukiwa mjamzito ni lazima kuchunguzwe sasa hivi',
  'Go to the nearest maternity or hospital now, also when it is little or has stopped.':
    'Nenda sasa hivi kwenye kituo cha uzazi au hospitali iliyo karibu zaidi, hata kama damu ni kidogo au imekoma.',
  'Take your clinic book with you.': 'Beba kitabu chako cha kliniki.',
  // Blood
  'Blood must be looked into': 'Kutokwa na damu ni lazima kuchunguzwe',
  'Go to a clinic today and tell them what you saw and since when.':
    'Nenda kliniki leo, ueleze ulichoona na tangu lini.',
  'If it is a lot, or you feel faint, call an ambulance at once.':
    'Ikiwa damu ni nyingi, au unahisi kuzirai, ita ambulensi mara moja.',
  // Cough
  'A cough of two weeks needs a TB test': 'Kikohozi cha wiki mbili kinahitaji kipimo cha kifua kikuu',
  'Go to a clinic this week and ask for a TB test. Public clinics do not charge for it.':
    'Nenda kliniki wiki hii, uombe kipimo cha kifua kikuu. Kliniki za umma hazitozi malipo kwa kipimo hiki.',
  'Until then open the windows and cover your mouth when you cough.':
    'Hadi wakati huo, fungua madirisha na ufunike mdomo unapokohoa.',
  // Weight
  'Weight lost without trying has a reason': 'Kupungua uzito bila kukusudia kuna sababu',
  'See a clinician this week so that the reason is found. Do not fast or cut your food meanwhile.':
    'Mwone mhudumu wa afya wiki hii ili sababu ijulikane. Kwa sasa usifunge wala usipunguze chakula.',
  'Tell them about cough, night sweats, thirst or changes of your stool, if there are any.':
    'Mweleze kuhusu kikohozi, kutokwa na jasho usiku, kiu au mabadiliko ya choo, kama yapo.',
} as const;
