/** The result: scores, how they moved, when to take it again, and what can be done with one's data. */
export const results = {
  'All results': 'Matokeo yote',
  'Answered on {date}.': 'Ulijibu tarehe {date}.',
  'Every assessment, finished or not, is removed, here and in your account. Your list of medicines for the safety check is separate and stays.':
    'Kila tathmini, iliyokamilika au la, itaondolewa, hapa na kwenye akaunti yako. Orodha yako ya dawa ya ukaguzi wa usalama ni tofauti na itabaki.',
  'Everything was removed': 'Kila kitu kimeondolewa',
  'Five minutes of questions, and your scores and plan stand here.':
    'Dakika tano za maswali, na alama na mpango wako vitakuwa hapa.',
  'Four weeks have passed. Take it again and see what moved.':
    'Wiki nne zimepita. Fanya tathmini tena uone kilichobadilika.',
  'Higher is better.': 'Alama ya juu zaidi ni bora.',
  'How it moved': 'Jinsi ilivyobadilika',
  'It was removed, or belongs to another device or account.':
    'Yaliondolewa, au ni ya kifaa au akaunti nyingine.',
  'It was {score} on {date}.': 'Ilikuwa {score} tarehe {date}.',
  'Its scores and answers are removed, here and in your account. Other results stay.':
    'Alama na majibu yake yataondolewa, hapa na kwenye akaunti yako. Matokeo mengine yatabaki.',
  'Loading your results...': 'Inapakia matokeo yako...',
  'Lower is better.': 'Alama ya chini zaidi ni bora.',
  'Neither direction is better in itself.': 'Hakuna upande ulio bora peke yake.',
  'No result yet': 'Bado hakuna matokeo',
  'Nothing could be scored': 'Hakuna alama zilizoweza kukokotolewa',
  'One step up or down is often chance; a direction over months means something.':
    'Hatua moja juu au chini mara nyingi hutokea kwa bahati tu; mwelekeo wa miezi kadhaa ndio wenye maana.',
  'Page for my clinician': 'Ukurasa wa mhudumu wangu wa afya',
  'Remove raw answers': 'Ondoa majibu yenyewe',
  'Remove the answers': 'Ondoa majibu',
  'Remove this result': 'Ondoa matokeo haya',
  'Remove this result?': 'Ungependa kuondoa matokeo haya?',
  'Remove your raw answers?': 'Ungependa kuondoa majibu yako yenyewe?',
  Score: 'Alama',
  'Source: {source}.': 'Chanzo: {source}.',
  'Take it again': 'Fanya tathmini tena',
  'Take it again anyway': 'Fanya tena hata hivyo',
  'Take it again from <b>{date}</b>: several scores look two weeks back, so four weeks show a difference.':
    'Fanya tathmini tena kuanzia <b>{date}</b>: alama kadhaa hutazama wiki mbili zilizopita, kwa hiyo wiki nne zinaonyesha tofauti.',
  'The plan and the suggestions came from them, so they are gone too.':
    'Mpango na mapendekezo yalitokana nayo, kwa hiyo navyo havipo tena.',
  'The raw answers of this result were removed': 'Majibu ya matokeo haya yameondolewa',
  'The result was removed': 'Matokeo yameondolewa',
  'The same as on {date}.': 'Sawa na ya tarehe {date}.',
  'The scores stay.': 'Alama zinabaki.',
  'The scores stay. The plan, the suggestions and the reasons go with the answers and cannot be made again.':
    'Alama zitabaki. Mpango, mapendekezo na sababu vitaondoka pamoja na majibu, na haviwezi kutengenezwa tena.',
  'They are in your account. Connect to the internet and try again.':
    'Yako kwenye akaunti yako. Unganisha intaneti, kisha ujaribu tena.',
  'They screen and orient; none of them is a diagnosis. Questions you skipped are not guessed.':
    'Ni za uchunguzi wa awali na za kukupa mwelekeo; hakuna hata moja iliyo utambuzi wa ugonjwa. Maswali uliyoruka hayakisiwi.',
  'This result is not here': 'Matokeo haya hayapo hapa',
  'To my plan': 'Nenda kwenye mpango wangu',
  'To the assessment': 'Nenda kwenye tathmini',
  'No scale was answered in full': 'Hakuna kipimo kilichojibiwa kikamilifu',
  'What is said above counts all the same. You can take the rest again whenever you like.':
    'Yaliyosemwa hapo juu yanahesabika hata hivyo. Unaweza kujibu mengine tena wakati wowote upendao.',
  'Too many questions were skipped. You can take it again whenever you like.':
    'Maswali mengi mno yalirukwa. Unaweza kufanya tathmini tena wakati wowote upendao.',
  'With <a>daily reminders</a> on we tell you then, without a word about health on your lock screen.':
    'Ukiwasha <a>vikumbusho vya kila siku</a> tutakuarifu wakati huo, bila neno lolote kuhusu afya kwenye skrini iliyofungwa ya simu yako.',
  'Withdraw and remove all': 'Ondoa idhini na vyote',
  'Withdraw my consent': 'Ondoa idhini yangu',
  'Withdraw your consent?': 'Ungependa kuondoa idhini yako?',
  'You agreed on {date} (words of version {consent}). Scored with version {scoring} of our formulas.':
    'Ulikubali tarehe {date} (maneno ya toleo la {consent}). Alama zilikokotolewa kwa toleo la {scoring} la kanuni zetu.',
  'You removed the raw answers of this result.': 'Uliondoa majibu yenyewe ya matokeo haya.',
  'Your answers were removed': 'Majibu yako yameondolewa',
  'Your data': 'Data yako',
  'Your plan': 'Mpango wako',
  'Your results could not be loaded': 'Hatukuweza kupakia matokeo yako',
  'Your scores': 'Alama zako',
  date: 'tarehe',
  days: 'siku',
  habits: 'mazoea',
  points: 'pointi',
  ratio: 'uwiano',
  '{score}<small> kg/m²</small>': '{score}<small> kg/m²</small>',
  '{score}<small> of 7 days</small>': '{score}<small> kati ya siku 7</small>',
  '{score}<small> of {highest}</small>': '{score}<small> kati ya {highest}</small>',
} as const;

/** What every score and band means, and where it comes from. */
export const meanings = {
  'Below the cut-off': 'Chini ya kikomo',
  'Worth a talk': 'Inafaa kuzungumza na mtu',
  // Body
  'Body weight': 'Uzito wa mwili',
  'Body mass index: weight for height.': 'BMI: uzito ukilinganishwa na urefu.',
  'World Health Organization cut-offs for adults': 'Vikomo vya Shirika la Afya Duniani kwa watu wazima',
  'Under 18.5': 'Chini ya 18.5',
  'Lighter than is healthy for your height. Eat more often and richer food, and let a clinician look for a reason. Fasting is not for you now.':
    'Uzito wako ni mdogo kuliko unaofaa kwa afya ya mtu wa urefu wako. Kula mara nyingi zaidi na chakula chenye virutubisho vingi, na mhudumu wa afya atafute sababu. Usifunge kwa sasa.',
  '18.5 to 25': '18.5 hadi 25',
  'In the range with the lowest risk for most adults.':
    'Uko kwenye kiwango chenye hatari ndogo zaidi kwa watu wazima wengi.',
  '25 to 30': '25 hadi 30',
  'A little above the range. Muscle counts too: look at your waist beside it.':
    'Juu kidogo ya kiwango hicho. Misuli pia huongeza uzito: angalia na kiuno chako.',
  '30 to 35': '30 hadi 35',
  'The risk for sugar, heart and joints grows from here. Small steady steps do the most.':
    'Kuanzia hapa hatari ya kisukari, ya moyo na ya viungo huongezeka. Hatua ndogo za kila mara ndizo zinazosaidia zaidi.',
  '35 to 40': '35 hadi 40',
  'A good reason to plan the next steps together with a clinician or nutritionist.':
    'Ni sababu nzuri ya kupanga hatua zinazofuata pamoja na mhudumu wa afya au mtaalamu wa lishe.',
  '40 and over': '40 na zaidi',
  'Please plan with a clinician: there is good help, and it need not be done alone.':
    'Tafadhali panga pamoja na mhudumu wa afya: kuna msaada mzuri, na si lazima ufanye peke yako.',
  // Waist
  'Waist divided by height.': 'Kiuno kikigawanywa kwa urefu.',
  'NICE guideline: waist-to-height ratio, raised from 0.5':
    'Mwongozo wa NICE: uwiano wa kiuno kwa urefu, uko juu kuanzia 0.5',
  'Under 0.5': 'Chini ya 0.5',
  'Your waist is less than half your height: good.': 'Kiuno chako ni chini ya nusu ya urefu wako: vizuri.',
  '0.5 and over': '0.5 na zaidi',
  'Your waist is half your height or more. Fat around the middle weighs most on sugar and heart.':
    'Kiuno chako ni nusu ya urefu wako au zaidi. Mafuta ya tumboni ndiyo yanayolemea zaidi sukari na moyo.',
  // FINDRISC
  'FINDRISC: the chance of type 2 diabetes within ten years.':
    'FINDRISC: uwezekano wa kupata kisukari cha aina ya 2 ndani ya miaka kumi.',
  'Lindström and Tuomilehto, Diabetes Care 2003': 'Lindström na Tuomilehto, Diabetes Care 2003',
  Low: 'Ya chini',
  'About 1 in 100 people with this score develops diabetes within ten years.':
    'Takriban mtu 1 kati ya 100 wenye alama hii hupata kisukari ndani ya miaka kumi.',
  'Slightly raised': 'Ya juu kidogo',
  'About 1 in 25 people with this score develops diabetes within ten years.':
    'Takriban mtu 1 kati ya 25 wenye alama hii hupata kisukari ndani ya miaka kumi.',
  Moderate: 'Ya wastani',
  'About 1 in 6 people with this score develops diabetes within ten years. Have your sugar tested.':
    'Takriban mtu 1 kati ya 6 wenye alama hii hupata kisukari ndani ya miaka kumi. Pimwa sukari.',
  High: 'Ya juu',
  'About 1 in 3 people with this score develops diabetes within ten years. Have your sugar tested soon.':
    'Takriban mtu 1 kati ya 3 wenye alama hii hupata kisukari ndani ya miaka kumi. Pimwa sukari bila kuchelewa.',
  'Very high': 'Ya juu sana',
  'About 1 in 2 people with this score develops diabetes within ten years. Have your sugar tested this week.':
    'Takriban mtu 1 kati ya 2 wenye alama hii hupata kisukari ndani ya miaka kumi. Pimwa sukari wiki hii.',
  // Movement
  'Days of a week with 30 minutes of movement.': 'Siku za wiki zenye dakika 30 za shughuli za mwili.',
  'Item of FINDRISC (30 minutes daily)': 'Swali la FINDRISC (dakika 30 kila siku)',
  'You move enough every day. Keep what makes it easy.':
    'Unashughulisha mwili vya kutosha kila siku. Endelea na kinachokurahisishia.',
  'Not every day': 'Si kila siku',
  'One more day is a real step, and walking is enough.':
    'Siku moja zaidi ni hatua ya kweli, na kutembea kunatosha.',
  // Food
  'Food habits': 'Mazoea ya kula',
  'How many of three everyday habits you keep.': 'Unafuata mangapi kati ya mazoea matatu ya kila siku.',
  'Our own count for orientation, no published scale':
    'Hesabu yetu wenyewe ya kukupa mwelekeo, si kipimo kilichochapishwa',
  'All three': 'Yote matatu',
  'Greens or fruit daily, few sweet drinks, little salt.':
    'Mboga au matunda kila siku, vinywaji vitamu vichache, chumvi kidogo.',
  'Room to grow': 'Kuna nafasi ya kuboresha',
  'Your plan below names where to begin.': 'Mpango wako hapa chini unataja pa kuanzia.',
  // Sleep
  'Trouble sleeping and waking unrested in the last two weeks.':
    'Shida ya kulala na kuamka bila kupumzika katika wiki mbili zilizopita.',
  'Two items of our own, no published scale': 'Maswali yetu wenyewe mawili, si kipimo kilichochapishwa',
  Settled: 'Umetulia',
  'Most nights seem to do their work.': 'Inaonekana unapumzika vizuri usiku mwingi.',
  Disturbed: 'Umevurugika',
  'Sleep was poor on more than half the days. When that lasts a month, talk to a clinician.':
    'Usingizi ulikuwa mbaya kwa zaidi ya nusu ya siku hizo. Hali hii ikidumu mwezi mmoja, zungumza na mhudumu wa afya.',
  // PHQ-2
  Mood: 'Hisia',
  'PHQ-2: interest and low mood in the last two weeks.':
    'PHQ-2: hamu ya kufanya mambo na huzuni katika wiki mbili zilizopita.',
  'Kroenke and others, Medical Care 2003; positive from 3':
    'Kroenke na wenzake, Medical Care 2003; hufikia kikomo kuanzia 3',
  'No sign of depression in these two questions.':
    'Maswali haya mawili hayaonyeshi dalili ya mfadhaiko (depression).',
  'This is a screening result, not a diagnosis. Talk to a clinician or counsellor: low mood can be treated well.':
    'Haya ni matokeo ya uchunguzi wa awali, si utambuzi wa ugonjwa. Zungumza na mhudumu wa afya au mshauri nasaha: huzuni ya aina hii inaweza kutibiwa vizuri.',
  // GAD-2
  Worry: 'Wasiwasi',
  'GAD-2: nerves and worry in the last two weeks.': 'GAD-2: hofu na wasiwasi katika wiki mbili zilizopita.',
  'Kroenke and others, Annals of Internal Medicine 2007; positive from 3':
    'Kroenke na wenzake, Annals of Internal Medicine 2007; hufikia kikomo kuanzia 3',
  'No sign of an anxiety disorder in these two questions.':
    'Maswali haya mawili hayaonyeshi dalili ya ugonjwa wa wasiwasi.',
  'This is a screening result, not a diagnosis. Talk to a clinician or counsellor: anxiety can be treated well.':
    'Haya ni matokeo ya uchunguzi wa awali, si utambuzi wa ugonjwa. Zungumza na mhudumu wa afya au mshauri nasaha: wasiwasi mwingi unaweza kutibiwa vizuri.',
  // Stress
  Stress: 'Msongo wa mawazo',
  'How often there was more to carry than you could manage.':
    'Ni mara ngapi ulikuwa na mengi ya kubeba kuliko ulivyoweza kumudu.',
  'One item of our own, no published scale': 'Swali letu wenyewe moja, si kipimo kilichochapishwa',
  Manageable: 'Unaumudu',
  'The load seems to fit what you can carry.': 'Mzigo wako unaonekana kulingana na unachoweza kubeba.',
  Heavy: 'Mzito',
  'It was too much on more than half the days. Something may have to be put down or shared.':
    'Mzigo ulikuwa mzito mno kwa zaidi ya nusu ya siku hizo. Huenda kuna kitu cha kutua au kugawana na mtu.',
  // AUDIT-C
  'AUDIT-C: how often and how much.': 'AUDIT-C: mara ngapi na kiasi gani.',
  'Bush and others, Archives of Internal Medicine 1998; positive from 4 for men and from 3 for women':
    'Bush na wenzake, Archives of Internal Medicine 1998; hufikia kikomo kuanzia 4 kwa wanaume na kuanzia 3 kwa wanawake',
  'No alcohol': 'Hakuna pombe',
  'Nothing to change here.': 'Hakuna cha kubadilisha hapa.',
  'Less is still better for sleep and weight.': 'Hata hivyo, kupunguza ni bora zaidi kwa usingizi na uzito.',
  'Above the cut-off': 'Juu ya kikomo',
  'This is a screening result, not a diagnosis. Drinking at this level can harm. If you drink daily, do not stop suddenly alone: ask a clinician.':
    'Haya ni matokeo ya uchunguzi wa awali, si utambuzi wa ugonjwa. Kunywa pombe kwa kiwango hiki kunaweza kudhuru. Kama unakunywa pombe kila siku, usiache ghafla ukiwa peke yako: muulize mhudumu wa afya.',
  // SCOFF
  'SCOFF: five questions about food and weight.': 'SCOFF: maswali matano kuhusu chakula na uzito.',
  'Morgan and others, BMJ 1999; positive from 2': 'Morgan na wenzake, BMJ 1999; hufikia kikomo kuanzia 2',
  'No sign of an eating disorder in these five questions.':
    'Maswali haya matano hayaonyeshi dalili ya ugonjwa wa ulaji.',
  'This is a screening result, not a diagnosis. Talk to a clinician, and leave diets and fasting until you have.':
    'Haya ni matokeo ya uchunguzi wa awali, si utambuzi wa ugonjwa. Zungumza na mhudumu wa afya, na hadi ufanye hivyo usijinyime chakula ili kupunguza uzito wala usifunge.',
  // Dosha
  'Which of three the five answers name most.':
    'Ni ipi kati ya dosha tatu ambayo majibu matano yanaitaja zaidi.',
  'Ayurvedic tradition, items of our own; for reflection only':
    'Desturi ya Ayurveda, maswali yetu wenyewe; ya kutafakari tu',
  'Vata leads': 'Vata inaongoza',
  'Tradition calls it the mobile one: warm food, regular hours and rest are its counterweight.':
    'Desturi huiita dosha ya mwendo: chakula cha moto, ratiba isiyobadilika na mapumziko huisawazisha.',
  'Pitta leads': 'Pitta inaongoza',
  'Tradition calls it the fiery one: cool food, shade and patience are its counterweight.':
    'Desturi huiita dosha ya moto: chakula cha kupoza mwili, kivuli na subira huisawazisha.',
  'Kapha leads': 'Kapha inaongoza',
  'Tradition calls it the steady one: light food, movement and change are its counterweight.':
    'Desturi huiita dosha ya utulivu: chakula chepesi, shughuli za mwili na mabadiliko huisawazisha.',
  Mixed: 'Mchanganyiko',
  'No single one leads. Most people are a mixture.':
    'Hakuna hata moja inayoongoza. Watu wengi ni mchanganyiko.',
} as const;

/** The page for a clinician, and the same as a text to send. */
export const summary = {
  now: 'sasa',
  today: 'leo',
  'this week': 'wiki hii',
  'this month': 'mwezi huu',
  'next visit': 'akienda kliniki',
  'A self-report with screening scores; no diagnosis.':
    'Maelezo ya mtu mwenyewe pamoja na alama za uchunguzi wa awali; si utambuzi wa ugonjwa.',
  'About the person': 'Kuhusu mtu huyu',
  'Answered on {date} · self-reported · scoring version {version}':
    'Imejibiwa tarehe {date} · maelezo ya mtu mwenyewe · toleo la alama {version}',
  Answers: 'Majibu',
  'Answers behind them': 'Majibu yaliyotoa alama hizi',
  Band: 'Kundi',
  Copied: 'Imenakiliwa',
  'Everything on one page. It leaves this device only when you print or share it.':
    'Kila kitu kwenye ukurasa mmoja. Hautoki kwenye kifaa hiki isipokuwa uuchape au uushiriki.',
  'For your clinician': 'Kwa mhudumu wako wa afya',
  'Health assessment of {date}': 'Tathmini ya afya ya {date}',
  'It could not be copied': 'Haikuweza kunakiliwa',
  'Made with Mizizi from answers the person gave. Screening results are no diagnosis. Missing lines were skipped.':
    'Umetengenezwa na Mizizi kutokana na majibu ya mtu mwenyewe. Matokeo ya uchunguzi wa awali si utambuzi wa ugonjwa. Mistari isiyoonekana ni ya maswali yaliyorukwa.',
  'Name: ______________________': 'Jina: ______________________',
  'Page for your clinician': 'Ukurasa wa mhudumu wako wa afya',
  'Paste it into a message to your clinician.': 'Ibandike kwenye ujumbe kwa mhudumu wako wa afya.',
  'Print it, or save it as a PDF.': 'Ichape, au ihifadhi kama PDF.',
  'Print or save as PDF': 'Chapa au hifadhi kama PDF',
  Result: 'Matokeo',
  Scale: 'Kipimo',
  Scores: 'Alama',
  'Share as text': 'Shiriki kama maandishi',
  'waist to height': 'kiuno kwa urefu',
} as const;

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
