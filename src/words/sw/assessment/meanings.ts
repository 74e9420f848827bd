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
