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
