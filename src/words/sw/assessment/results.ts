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
