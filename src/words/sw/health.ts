import { readingAnswers } from './health/reading-answers.ts';

/** The log of readings: noting one, the list, averages, targets, the page for the clinic. */
export const readingLog = {
  'My readings': 'Vipimo vyangu',
  Health: 'Afya',
  'Blood pressure, sugar, temperature, pulse and weight: noted, answered at once, and kept. Works without a connection.':
    'Presha, sukari, joto, mapigo ya moyo na uzito: huandikwa, hujibiwa mara moja na kuhifadhiwa. Hufanya kazi bila mtandao.',
  'This informs and does not replace a clinician. When you feel very unwell, go or call whatever the number says.':
    'Haya ni maelezo, hayachukui nafasi ya mhudumu wa afya. Ukijisikia vibaya sana, nenda hospitali au piga simu, bila kujali nambari inasema nini.',
  'My readings for the clinic': 'Vipimo vyangu kwa kliniki',
  'For the clinic': 'Kwa kliniki',
  'It leaves this device only when you print it or save it.':
    'Hutoka kwenye kifaa hiki tu ukiuchapisha au ukiuhifadhi.',
  'Print or save as PDF': 'Chapa au hifadhi kama PDF',
  'Kept: <b>{reading}</b>': 'Imehifadhiwa: <b>{reading}</b>',
  'Average of {n} days': 'Wastani wa siku {n}',
  'No reading': 'Hakuna kipimo',
  'of one reading': 'wa kipimo kimoja',
  'of {n} readings': 'wa vipimo {n}',
  'My clinician’s target': 'Lengo la mhudumu wangu wa afya',
  'Target, lower': 'Lengo, ya chini',
  'Upper, healthy': 'Ya juu, yenye afya',
  'Lower, healthy': 'Ya chini, yenye afya',
  'Usual range': 'Kiwango cha kawaida',
  'When was it measured?': 'Ulipima lini?',
  'How old is the child?': 'Mtoto ana umri gani?',
  'Sit five minutes first: back against the chair, feet flat, no talking. No coffee, khat or smoke before.':
    'Kwanza kaa dakika tano: mgongo uegemee kiti, miguu sakafuni, bila kuongea. Bila kahawa, miraa wala sigara kabla.',
  'The cuff on the bare upper arm, at the height of your heart, the arm on a table.':
    'Mkanda uwe juu ya kiwiko, kwenye mkono usio na nguo, usawa wa moyo wako, mkono ukiwa juu ya meza.',
  'Measure twice, a minute apart. Write down the mean of both.':
    'Pima mara mbili, dakika moja kati yake. Andika wastani wa vyote viwili.',
  'Wash your hands with soap and warm water and dry them: sugar on a finger counts too.':
    'Nawa mikono kwa sabuni na maji ya vuguvugu uikaushe: sukari iliyo kidoleni huhesabiwa pia.',
  'Prick the side of the fingertip with a new lancet. Wipe the first drop away.':
    'Choma pembeni mwa ncha ya kidole kwa sindano mpya. Futa tone la kwanza.',
  'Hold the strip to the second drop and read the number with its unit.':
    'Gusisha kijiti kwenye tone la pili na usome nambari pamoja na kipimo chake.',
  'The tip deep in a dry armpit, against the skin. For a child too.':
    'Ncha iwe ndani ya kwapa kavu, ikigusa ngozi. Kwa mtoto pia.',
  'Press the arm down until it beeps; with an old glass one five minutes.':
    'Bana mkono hadi ilie; ikiwa ni ya kioo ya zamani, dakika tano.',
  'Read the number at the height of your eyes. After a hot bath wait half an hour.':
    'Soma nambari ikiwa usawa wa macho yako. Baada ya kuoga maji ya moto ngoja nusu saa.',
  'How to measure, in three pictures': 'Jinsi ya kupima, kwa picha tatu',
  Upper: 'Ya juu',
  Lower: 'Ya chini',
  time: 'wakati',
  'No reading of this time yet.': 'Hakuna kipimo cha muda huu bado.',
  'Choose one: what is normal before and after food differs.':
    'Chagua moja: kawaida ya kabla na baada ya kula hutofautiana.',
  'Whose temperature is it?': 'Ni joto la nani?',
  Mine: 'Langu',
  'A child’s': 'La mtoto',
  'Age of the child': 'Umri wa mtoto',
  'Counted in': 'Kwa',
  months: 'miezi',
  years: 'miaka',
  'Is any of this felt now?': 'Je, kuna mojawapo ya hizi sasa?',
  Day: 'Siku',
  'Day and time': 'Siku na saa',
  'Note (optional)': 'Maelezo (si lazima)',
  'Save the change': 'Hifadhi badiliko',
  'Keep this reading': 'Hifadhi kipimo hiki',
  'Leave it as it was': 'Kiache kama kilivyokuwa',
  Today: 'Leo',
  'This week': 'Wiki hii',
  'This month': 'Mwezi huu',
  'Next visit': 'Ukienda kliniki',
  Undo: 'Tendua',
  'Removed <b>{what}</b>': 'Umeondoa <b>{what}</b>',
  'Edit {what} of {when}': 'Hariri {what} ya {when}',
  Edit: 'Hariri',
  'Remove {what} of {when}': 'Ondoa {what} ya {when}',
  'Show all {n}': 'Onyesha zote {n}',
  'Blood pressure': 'Presha',
  'Blood sugar': 'Sukari',
  HbA1c: 'HbA1c',
  Temperature: 'Joto',
  Pulse: 'Mapigo ya moyo',
  Weight: 'Uzito',
  mmHg: 'mmHg',
  'mmol/L': 'mmol/L',
  '%': '%',
  '°C': '°C',
  'beats a minute': 'kwa dakika',
  kg: 'kg',
  'Before eating': 'Kabla ya kula',
  '2 hours after food': 'Saa 2 baada ya kula',
  'Any other time': 'Wakati mwingine wowote',
  'A child of {n} months': 'Mtoto wa miezi {n}',
  'Note a reading': 'Andika kipimo',
  'Note your blood pressure, sugar or temperature: each is answered at once, with its source.':
    'Andika presha, sukari au joto lako: kila kimoja hujibiwa mara moja, pamoja na chanzo chake.',
  '7 days': 'Siku 7',
  '30 days': 'Siku 30',
  '90 days': 'Siku 90',
  All: 'Zote',
  'Your readings could not be read': 'Vipimo vyako havikuweza kusomwa',
  'Try again': 'Jaribu tena',
  'What you note now is answered and kept on this device, and sent later.':
    'Unachoandika sasa hujibiwa na kuhifadhiwa kwenye kifaa hiki, na hutumwa baadaye.',
  'Put a reading right': 'Rekebisha kipimo',
  'What was measured': 'Kilichopimwa',
  'No reading of this kind yet': 'Hakuna kipimo cha aina hii bado',
  'Note the first one above. Each is answered at once, also without a connection.':
    'Andika cha kwanza hapo juu. Kila kimoja hujibiwa mara moja, hata bila mtandao.',
  'How far back': 'Tangu lini',
  'All readings of this kind': 'Vipimo vyote vya aina hii',
  'Page for the clinic': 'Ukurasa wa kliniki',
  'Save as CSV': 'Hifadhi kama CSV',
  'at most {upper}/{lower} {unit}': 'isizidi {upper}/{lower} {unit}',
  '{low} to {high} {unit}': '{low} hadi {high} {unit}',
  'The last 90 days until {date}, as noted by the person':
    'Siku 90 zilizopita hadi {date}, kama zilivyoandikwa na mwenyewe',
  'Name: ______________________': 'Jina: ______________________',
  'Clinician’s target': 'Lengo la mhudumu wa afya',
  Time: 'Wakati',
  Reading: 'Kipimo',
  'Beside it': 'Pamoja nacho',
  'Made with Mizizi from what the person noted at home. Cuffs and meters at home differ from those of a clinic.':
    'Umetengenezwa na Mizizi kutokana na alichoandika mwenyewe nyumbani. Mashine za nyumbani hutofautiana na za kliniki.',
  'What your clinician told you to aim for. What is dangerous is still answered at once.':
    'Lengo ambalo mhudumu wako wa afya alikuambia. Kipimo kikiwa cha hatari, bado tutakuonya mara moja.',
  'Enter the highest upper number, the highest lower one, or both.':
    'Weka nambari ya juu isiyopaswa kuzidi, ya chini isiyopaswa kuzidi, au zote mbili.',
  'Enter where the target begins, where it ends, or both: the first smaller than the second.':
    'Weka lengo linapoanza, linapoishia, au yote mawili: la kwanza liwe dogo kuliko la pili.',
  '{name}, {unit}': '{name}, {unit}',
  'Upper at most': 'Ya juu isizidi',
  'Lower at most': 'Ya chini isizidi',
  From: 'Kutoka',
  To: 'Hadi',
  'Set by (optional)': 'Liliwekwa na (si lazima)',
  'Remove the target': 'Ondoa lengo',
  'Save the target': 'Hifadhi lengo',
  'mg/dL': 'mg/dL',
  'mmol/mol': 'mmol/mol',
  '°F': '°F',
  lb: 'pauni',
  'Upper, mmHg': 'Ya juu, mmHg',
  'Lower, mmHg': 'Ya chini, mmHg',
  Unit: 'Kizio',
} as const;

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

/** What stands around an answer to something that cannot wait. */
export const urgent = {
  'Be seen this month': 'Nenda ukaonwe na mhudumu wa afya mwezi huu',
  'Be seen this week': 'Nenda ukaonwe na mhudumu wa afya wiki hii',
  'Be seen today': 'Nenda ukaonwe na mhudumu wa afya leo',
  'Emergency: get help now': 'Dharura: tafuta msaada sasa hivi',
  'Mention it at your next visit': 'Itaje utakapoenda kliniki',
  'Source: {source}': 'Chanzo: {source}',
  'Whom to call': 'Pa kupiga simu',
} as const;

/** What kinds of emergency are called. */
export const kinds = {
  Heart: 'Moyo',
  Stroke: 'Kiharusi',
  Breathing: 'Kupumua',
  Allergy: 'Mzio',
  Bleeding: 'Kutokwa na damu',
  'Despair, self-harm': 'Kukata tamaa, kujidhuru',
  'Poison, overdose': 'Sumu, dawa kupita kiasi',
  Fits: 'Kifafa na degedege',
  Unconscious: 'Kupoteza fahamu',
  'Head injury': 'Kuumia kichwa',
  Burns: 'Kuungua',
  Eyes: 'Macho',
  Pregnancy: 'Ujauzito',
  'After birth': 'Baada ya kujifungua',
  'Small children': 'Watoto wadogo',
  'Diarrhoea, drying out': 'Kuharisha, kuishiwa maji mwilini',
  Meningitis: 'Homa ya uti wa mgongo',
  Belly: 'Tumbo',
  'Bites and stings': 'Kuumwa na kudungwa',
  'Sexual violence': 'Ukatili wa kingono',
  Violence: 'Ukatili',
  'Sugar too low': 'Sukari iko chini sana',
  'Sugar too high': 'Sukari iko juu sana',
  'Blood pressure': 'Presha',
  Fever: 'Homa',
  'Stopping a medicine': 'Kuacha dawa',
  'Ending a pregnancy': 'Kutoa mimba',
  'Harm by a herb': 'Madhara ya mitishamba',
} as const;

/** Whom eating less or fasting could harm, and what helps instead. */
export const noLess = {
  'Not while you are pregnant': 'Usipunguze chakula wala usifunge ukiwa mjamzito',
  'Your baby lives on what you eat: eating less or fasting can harm you both. Follow the pregnancy meals instead, and talk about weight with your antenatal clinic.':
    'Mtoto wako anaishi kwa unachokula: kupunguza chakula au kufunga kunaweza kuwadhuru nyote wawili. Badala yake fuata milo ya ujauzito, na uzungumze kuhusu uzito na kliniki yako ya wajawazito.',
  'Not in the six weeks after a birth':
    'Usipunguze chakula wala usifunge katika wiki sita baada ya kujifungua',
  'Your body is healing and perhaps making milk. Eat to your hunger and drink enough; ask about weight at your six-week check.':
    'Mwili wako unapona na huenda unatengeneza maziwa. Kula ushibe na unywe vya kutosha; uliza kuhusu uzito kwenye kliniki ya wiki sita.',
  'Not while you breastfeed': 'Usipunguze chakula wala usifunge unaponyonyesha',
  'Making milk takes energy every hour. Follow the breastfeeding meals instead: weight goes slowly by itself. Ask your clinic when it is time for more.':
    'Kutengeneza maziwa kunahitaji nishati kila saa. Badala yake fuata milo ya kunyonyesha: uzito hupungua polepole wenyewe. Iulize kliniki yako ni lini wakati wa kupunguza zaidi.',
  'Not under 18': 'Usipunguze chakula wala usifunge ukiwa chini ya miaka 18',
  'The body still builds bone, blood and brain. Eat to your hunger from all food groups; if weight worries you, talk to a clinician or to somebody you trust.':
    'Mwili bado unajenga mifupa, damu na ubongo. Kula ushibe kutoka makundi yote ya chakula; uzito ukikutia wasiwasi, zungumza na mhudumu wa afya au mtu unayemwamini.',
  'Your safety list is for a child': 'Orodha yako ya usalama ni ya mtoto',
  'Children must not eat less or fast. Is this about you? Take “For a child” off your safety list first. If a child’s weight worries you, ask the child clinic.':
    'Watoto wasipunguze chakula wala wasifunge. Je, hii inakuhusu wewe? Ondoa kwanza “Kwa mtoto” kwenye orodha yako ya usalama. Uzito wa mtoto ukikutia wasiwasi, uliza kliniki ya watoto.',
  'Not with an eating disorder, now or before':
    'Usipunguze chakula wala usifunge ikiwa una, au umewahi kuwa na, ugonjwa wa ulaji',
  'Eating by rules of less can wake it. Regular meals help. Please talk to a clinician; the Kenya Red Cross listens on 1199 at any hour, free.':
    'Kula kwa sheria za kupunguza chakula kunaweza kuuamsha tena ugonjwa wa ulaji. Milo ya kawaida husaidia. Tafadhali zungumza na mhudumu wa afya; Msalaba Mwekundu wa Kenya husikiliza kwa 1199 saa yoyote, bila malipo.',
  'Not while you weigh too little': 'Uzito wako ukiwa mdogo mno, usipunguze chakula wala usifunge',
  'Below a body mass index of 18.5 keeping or gaining weight is what helps. If you lost weight without wanting to, see a clinician.':
    'BMI ikiwa chini ya 18.5, kinachosaidia ni kudumisha au kuongeza uzito. Ikiwa ulipungua bila kutaka, mwone mhudumu wa afya.',
  'No fasts with type 1 diabetes': 'Usifunge ukiwa na kisukari cha aina ya 1',
  'Without food, sugar can fall too low or ketones rise. Never leave insulin out. Eat regularly, and plan any fast with your diabetes clinic.':
    'Bila chakula, sukari inaweza kushuka mno, au ketoni (asidi ya hatari kwenye damu) kupanda. Usiache insulini kamwe. Kula kwa wakati, na usipange mfungo wowote bila kliniki yako ya kisukari.',
  'No fasts with insulin or tablets that can drop your sugar':
    'Usifunge ukitumia insulini au tembe zinazoweza kushusha sukari yako',
  'Without food, sugar can fall dangerously low. Never leave the medicine out to fast. Eat regularly, and talk to your diabetes clinic.':
    'Bila chakula, sukari inaweza kushuka kwa kiwango cha hatari. Usiache dawa kamwe ili ufunge. Kula kwa wakati, na uzungumze na kliniki yako ya kisukari.',
  'No fasts with kidney disease': 'Usifunge ukiwa na ugonjwa wa figo',
  'Hours without water can harm your kidneys. Eat and drink as your clinic told you, and ask it.':
    'Saa nyingi bila maji zinaweza kudhuru figo zako. Kula na unywe kama kliniki yako ilivyokuambia, na uiulize.',
  'No fasts with liver disease': 'Usifunge ukiwa na ugonjwa wa ini',
  'Your liver cannot bridge long hours without food. Small meals often help. Ask your clinic.':
    'Ini lako haliwezi kuhimili saa nyingi bila chakula. Milo midogo mara kwa mara husaidia. Iulize kliniki yako.',
  'No fasts with sickle cell disease': 'Usifunge ukiwa na selimundu (sickle cell)',
  'Going dry can bring on a crisis. Drink and eat through the day, and ask your clinic.':
    'Kukosa maji mwilini kunaweza kuleta shambulio la maumivu makali. Kunywa na ule siku nzima, na uiulize kliniki yako.',
  'Other diabetes medicines: sugar may fall, doses may have to change.':
    'Dawa nyingine za kisukari: sukari inaweza kushuka, huenda dozi ikabidi ibadilishwe.',
  'Water tablets: you may dry out or feel faint.':
    'Tembe za kuongeza mkojo: unaweza kuishiwa maji mwilini au kuhisi kuzirai.',
  'Pressure medicines: your pressure may fall too low.': 'Dawa za presha: presha yako inaweza kushuka mno.',
  'Warfarin: a changed diet changes how thin your blood is.':
    'Warfarin: mlo ukibadilika, uwezo wa damu yako kuganda hubadilika pia.',
  'Lithium: with less water it can build up to harm.':
    'Lithium: maji yakipungua mwilini, dawa hii inaweza kujilimbikiza na kukudhuru.',
  'Gout: fasting raises uric acid and can bring an attack.':
    'Jongo: kufunga huongeza asidi ya yuriki (uric acid) kwenye damu na kunaweza kuleta shambulio la maumivu ya jongo.',
  'See meals that help': 'Tazama milo inayosaidia',
  'Talk to a nutritionist': 'Zungumza na mtaalamu wa lishe',
  'Change my safety list': 'Badilisha orodha yangu ya usalama',
} as const;

/** What cannot wait, readings, medicines with their times, and whom eating less could harm. */
export const words = {
  ...urgent,
  ...kinds,
  Emergency: 'Dharura',
  ...readingAnswers,
  ...readingLog,
  ...medicines,
  ...noLess,
} as const;
