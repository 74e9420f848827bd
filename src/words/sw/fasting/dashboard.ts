/** The dashboard: the day at a glance, where to begin, what comes next, and the charts. */
export const dashboard = {
  'Health dashboard': 'Dashibodi ya afya',
  Karibu: 'Karibu',
  'Habari ya asubuhi': 'Habari ya asubuhi',
  'Habari ya asubuhi, {name}': 'Habari ya asubuhi, {name}',
  'Habari ya mchana': 'Habari ya mchana',
  'Habari ya mchana, {name}': 'Habari ya mchana, {name}',
  'Habari ya jioni': 'Habari ya jioni',
  'Habari ya jioni, {name}': 'Habari ya jioni, {name}',
  'Your health, on one page': 'Afya yako, kwenye ukurasa mmoja',
  'Your day could not be read': 'Hatukuweza kupakia taarifa za leo',
  'Your records are safe. The diary, the weight log and fasting work without a connection.':
    'Rekodi zako ziko salama. Shajara, rekodi ya uzito na kufunga hufanya kazi bila mtandao.',
  'As of {time}': 'Takwimu za {time}',
  'The latest numbers could not be read. They follow with the connection.':
    'Hatukuweza kupakia takwimu za hivi karibuni. Zitakuja mtandao ukirudi.',
  // Somebody who is not signed in
  'Meals, water, weight, fasts and moods come together here, with your next steps on top. Nobody else can read them.':
    'Milo, maji, uzito, mifungo na hisia hukutana hapa, hatua zako zinazofuata zikiwa juu. Hakuna mtu mwingine anayeweza kuzisoma.',
  'Create an account': 'Fungua akaunti',
  'Sign In': 'Ingia',
  'Open to everybody': 'Zilizo wazi kwa kila mtu',
  'Health assessment': 'Tathmini ya afya',
  'Five minutes of questions, honest scores, a plan that says why.':
    'Maswali ya dakika tano, alama za kweli, mpango unaoeleza sababu.',
  'Calorie calculator': 'Kikokotoo cha kalori',
  'What your body needs, with every sum shown and safe limits.':
    'Mahitaji ya mwili wako, kila hesabu ikionyeshwa pamoja na mipaka salama.',
  'Food diary': 'Shajara ya chakula',
  'Kenyan foods in plates and chapatis. Works without a connection.':
    'Vyakula vya Kenya kwa sahani na chapati. Hufanya kazi bila mtandao.',
  'A clock that goes on when the phone sleeps, screened first.':
    'Saa inayoendelea hata simu ikizima skrini, baada ya maswali ya usalama.',
  'Meal plans': 'Mipango ya milo',
  'Weeks of meals with shopping lists, from diabetes aware to family.':
    'Milo ya wiki nzima na orodha za ununuzi, kuanzia ya kisukari hadi ya familia.',
  'Weight log': 'Kumbukumbu ya uzito',
  'My readings': 'Vipimo vyangu',
  'Blood pressure, sugar and temperature, answered at once and kept.':
    'Presha, sukari na joto, hujibiwa mara moja na kuhifadhiwa.',
  'The trend behind the swings of the scale.': 'Mwelekeo ulio nyuma ya kupanda na kushuka kwa mizani.',
  'What you note stays on this device. Sign in later and it moves into your account, where only you can read it.':
    'Unachoandika kinabaki kwenye kifaa hiki. Ukiingia baadaye kitahamia kwenye akaunti yako, ambapo wewe tu unaweza kukisoma.',
  // Quick actions
  'Quick actions': 'Vitendo vya haraka',
  'Note a meal': 'Andika mlo',
  'Note a weight': 'Andika uzito',
  'Check a herb': 'Kagua mmea wa dawa',
  'My medicines': 'Dawa zangu',
  'Book a consultation': 'Weka miadi ya kikao cha ushauri',
  Shop: 'Duka',
  // Today
  Fast: 'Mfungo',
  'Twelve hours over night are a good beginning.': 'Saa kumi na mbili usiku ni mwanzo mzuri.',
  'The last one took {span}.': 'Uliopita ulidumu {span}.',
  'The last one took {span}, target reached.': 'Uliopita ulidumu {span}, lengo lilifikiwa.',
  'Start a fast': 'Anza mfungo',
  'of {rhythm}, until {time}': 'ya mpangilio wa {rhythm}, hadi {time}',
  'Target reached. Eat when you like.': 'Lengo limefikiwa. Kula upendapo.',
  Energy: 'Nishati',
  kcal: 'kcal',
  'Nothing noted yet, of {kcal} kcal.': 'Bado hujaandika chochote, kati ya kcal {kcal}.',
  'Nothing noted yet today.': 'Bado hujaandika chochote leo.',
  '{left} left of {all}': 'zimebaki {left} kati ya {all}',
  '{kcal} above your target': '{kcal} juu ya lengo lako',
  'Work out your target': 'Kokotoa lengo lako',
  'of {litres}': 'kati ya {litres}',
  'Add a glass': 'Ongeza glasi',
  'How do you feel today?': 'Hisia zako zikoje leo?',
  'Today: {mood}': 'Leo: {mood}',
  // Where to begin
  'Begin here': 'Anzia hapa',
  'Go on from here': 'Endelea kutoka hapa',
  '{done} of {all} done': 'hatua {done} kati ya {all} zimekamilika',
  '(done)': '(imekamilika)',
  'Take the health assessment': 'Fanya tathmini ya afya',
  'Five minutes, and you know what deserves attention first.':
    'Dakika tano, na unajua kinachohitaji kuangaliwa kwanza.',
  'How much energy your body needs, with safe limits.':
    'Kiasi cha nishati ambacho mwili wako unahitaji, pamoja na mipaka salama.',
  'In plates and chapatis. The second time is one tap.':
    'Kwa sahani na chapati. Mara ya pili ni mguso mmoja tu.',
  'Step on a scale': 'Panda mizani',
  'One reading a week draws a line you can trust.':
    'Kipimo kimoja kwa wiki huchora mstari unaoweza kuuamini.',
  'Rest from food overnight': 'Pumzika bila kula usiku',
  'Twelve hours between supper and breakfast are a beginning.':
    'Saa kumi na mbili kati ya chakula cha jioni na kiamsha kinywa ni mwanzo.',
  // This week
  'This week': 'Wiki hii',
  '{done} days: done': 'siku {done}: tayari',
  '{done} times: done': 'mara {done}: tayari',
  '{done} of {aim} days': 'siku {done} kati ya {aim}',
  '{done} of {aim} times': 'mara {done} kati ya {aim}',
  'Energy near your target': 'Nishati karibu na lengo lako',
  'Enough water': 'Maji ya kutosha',
  'On the scale': 'Kupima uzito',
  'Days with a fast': 'Siku zenye mfungo',
  // Next
  Next: 'Kinachofuata',
  '{service} with {name}': '{service} na {name}',
  'by video': 'kwa video',
  'by phone': 'kwa simu',
  'in person': 'ana kwa ana',
  'not yet confirmed': 'bado hakijathibitishwa',
  'Order {number}': 'Oda {number}',
  '{n} orders under way': 'Oda {n} zinashughulikiwa',
  '{number} is being packed': '{number} inafungashwa',
  '{number} waits for its rider': '{number} inamsubiri rider',
  '{number} is on its way': '{number} iko njiani',
  'Your meal plan': 'Mpango wako wa milo',
  'Today’s meals wait in the diary.': 'Milo ya leo inakusubiri kwenye shajara.',
  'Time for a second look': 'Wakati wa kuangalia tena',
  'Your last assessment is four weeks old: see what has changed.':
    'Tathmini yako ya mwisho ni ya wiki nne zilizopita: tazama kilichobadilika.',
  'Free Trial': 'Kipindi cha majaribio',
  'Your plan': 'Kifurushi chako',
  'Basic remedies and nutrition, free for good.': 'Tiba asilia na lishe za msingi, bila malipo daima.',
  'The month has ended: pay to keep it.': 'Mwezi umekwisha: lipa ili ubaki nacho.',
  'Everything open.': 'Kila kitu kiko wazi.',
  'Everything open, ends today.': 'Kila kitu kiko wazi, kinaisha leo.',
  'Everything open, {n} days left.': 'Kila kitu kiko wazi, zimebaki siku {n}.',
  // Charts
  Trends: 'Mielekeo',
  Week: 'Wiki',
  Month: 'Mwezi',
  month: 'mwezi',
  'Your first note draws the first line: a meal, a glass of water, a weight, a fast or a mood.':
    'Ukiandika kitu cha kwanza, mstari wa kwanza huchorwa: mlo, glasi ya maji, uzito, mfungo au hisia.',
  Target: 'Lengo',
  Aim: 'Lengo',
  Hours: 'Saa',
  'Hours fasted': 'Saa za kufunga',
  litres: 'lita',
  'of 5': 'alama',
  'Long views': 'Mtazamo wa miaka',
  'Show the years': 'Onyesha miaka',
  Gold: 'Gold',
  'Part of Gold': 'Sehemu ya Gold',
  'The long view could not be read': 'Hatukuweza kupakia mtazamo wa miaka',
  'See the plans': 'Tazama vifurushi',
  'Up to five years in months: energy, weight, water, mood and fasting side by side.':
    'Hadi miaka mitano kwa miezi: nishati, uzito, maji, hisia na kufunga, zote pamoja.',
  'Weight by month': 'Uzito kwa mwezi',
  'Energy by month': 'Nishati kwa mwezi',
  'Water by month': 'Maji kwa mwezi',
  'litres a day': 'lita kwa siku',
  'Hours fasted by month': 'Saa za kufunga kwa mwezi',
  'Mood by month': 'Hisia kwa mwezi',
  'kcal a day': 'kcal kwa siku',
  'hours a fasting day': 'saa kwa siku ya mfungo',
} as const;

/** What the records show, in sentences, and the tips of the day. */
export const insights = {
  'What your weeks say': 'Wiki zako zinasema nini',
  'After four or five days of notes this place begins to speak: about energy, water, weight and mood, and what goes with what.':
    'Baada ya kuandika kwa siku nne au tano, sehemu hii huanza kusema: kuhusu nishati, maji, uzito na hisia, na vinavyokwenda pamoja.',
  'On {near} of {noted} noted days you came within a tenth of your {target} kcal. The week averages {mean}.':
    'Siku {near} kati ya {noted} ulizoandika, ulikuwa karibu na kcal {target} zako kwa tofauti ya chini ya moja ya kumi. Wastani wa wiki ni {mean}.',
  'Protein averages {mean} g of the {target} g you aim at. Ndengu, beans, eggs, omena and mala help.':
    'Wastani wa protini ni gramu {mean} kati ya gramu {target} unazolenga. Ndengu, maharagwe, mayai, omena na mala husaidia.',
  'You drink {litres} l a day on average, of the {aim} l you aim at.':
    'Kwa wastani unakunywa lita {litres} kwa siku, kati ya lita {aim} unazolenga.',
  'Your weight falls by {kg} kg a week, more than one percent. Eat a little more, and see a clinician if you did not mean to lose.':
    'Uzito wako unapungua kwa kilo {kg} kwa wiki, zaidi ya asilimia moja. Kula zaidi kidogo, na umwone mhudumu wa afya ikiwa hukukusudia kupungua.',
  'Your weight is steady over the last month.': 'Uzito wako haujabadilika mwezi uliopita.',
  'Your weight goes down by {kg} kg a week over the last month.':
    'Katika mwezi uliopita uzito wako unapungua kwa kilo {kg} kwa wiki.',
  'Your weight goes down by {kg} kg a week over the last month, towards your goal.':
    'Katika mwezi uliopita uzito wako unapungua kwa kilo {kg} kwa wiki, kuelekea lengo lako.',
  'Your weight goes up by {kg} kg a week over the last month.':
    'Katika mwezi uliopita uzito wako unaongezeka kwa kilo {kg} kwa wiki.',
  'Your weight goes up by {kg} kg a week over the last month, towards your goal.':
    'Katika mwezi uliopita uzito wako unaongezeka kwa kilo {kg} kwa wiki, kuelekea lengo lako.',
  'On days with a fast your mood is {points} points higher on average. A pattern, not a proof.':
    'Siku zenye mfungo, hisia zako huwa juu kwa wastani wa alama {points}. Ni mwelekeo, si uthibitisho.',
  'On days with a fast your mood is {points} points lower on average. A pattern, not a proof.':
    'Siku zenye mfungo, hisia zako huwa chini kwa wastani wa alama {points}. Ni mwelekeo, si uthibitisho.',
  'Your mood has been low on most days of this week. Talking helps: to somebody you trust, a clinician, or the Kenya Red Cross on 1199, free at any hour. If you think of harming yourself, call 999 or 112 now.':
    'Hisia zako zimekuwa mbaya siku nyingi za wiki hii. Kuzungumza husaidia: na mtu unayemwamini, mhudumu wa afya, au Msalaba Mwekundu wa Kenya kwa 1199, bila malipo saa yoyote. Ukifikiria kujidhuru, piga 999 au 112 sasa hivi.',
  'You noted something on {n} days in a row.': 'Umeandika kitu kwa siku {n} mfululizo.',
  // Tips of the day
  'Tip of the day': 'Kidokezo cha siku',
  'Half the plate greens, a quarter ugali or rice, a quarter beans, egg, fish or meat: no scale needed.':
    'Nusu ya sahani mboga, robo ugali au wali, robo maharagwe, yai, samaki au nyama: huhitaji mizani.',
  'Weeks of meals': 'Milo ya wiki nzima',
  'Fry sukuma wiki with less oil: each spoon you leave out is a hundred kilocalories, and the taste stays.':
    'Kaanga sukuma wiki kwa mafuta machache: kila kijiko unachopunguza ni kilokalori mia moja, na ladha inabaki.',
  'A glass of water on waking and one before each meal are a litre by evening.':
    'Glasi ya maji unapoamka na moja kabla ya kila mlo ni lita moja kufikia jioni.',
  'Count your water': 'Hesabu maji yako',
  'Ten minutes of walking after supper help sugar and sleep alike.':
    'Kutembea dakika kumi baada ya chakula cha jioni husaidia sukari ya damu na usingizi pia.',
  'Know where you stand': 'Jua ulipo',
  'Tea takes iron from the meal beside it: drink it an hour later, and put lemon or orange with your greens.':
    'Chai hupunguza madini ya chuma ya mlo unaoandamana nayo: inywe saa moja baadaye, na uweke limau au chungwa kwenye mboga zako.',
  'Read about food': 'Soma kuhusu chakula',
  'Ndengu with ugali give the protein of meat for a third of the price.':
    'Ndengu na ugali hutoa protini kama ya nyama kwa theluthi ya bei.',
  'A week on a small budget': 'Wiki ya bajeti ndogo',
  'Do you take medicines? Check them before you try a new herb.':
    'Je, unatumia dawa? Zikague kabla ya kujaribu mmea wa dawa mpya.',
  'Safety check': 'Ukaguzi wa usalama',
  'Weigh yourself in the morning, after the toilet, before breakfast. Then look at the line, not the day.':
    'Jipime asubuhi, baada ya kwenda msalani, kabla ya kiamsha kinywa. Kisha angalia mstari, si siku moja.',
  'Two hours between supper and bed make the night calmer.':
    'Saa mbili kati ya chakula cha jioni na kulala hufanya usiku kuwa mtulivu zaidi.',
  'Fasting, gently': 'Kufunga, taratibu',
  'Boil once for two days: githeri tastes better on the second.':
    'Chemsha mara moja kwa siku mbili: githeri huwa tamu zaidi siku ya pili.',
  'A family week': 'Wiki ya familia',
  'Stock cubes are mostly salt. Onion, dhania, ginger and lemon make the same stew taste of more.':
    'Cubes za mchuzi ni chumvi kwa sehemu kubwa. Kitunguu, dhania, tangawizi na limau huupa mchuzi uleule ladha zaidi.',
  'Less salt, more greens': 'Chumvi kidogo, mboga zaidi',
  'A fruit and a fist of groundnuts at four o’clock keep the mandazi away.':
    'Tunda na njugu karanga za kujaa kiganja saa kumi jioni huweka mandazi mbali.',
  'Note a snack': 'Andika kitafunio',
  'Sleep is food for the appetite: after a short night everybody eats more. Go to bed half an hour earlier.':
    'Usingizi hutuliza hamu ya kula: baada ya usiku mfupi kila mtu hula zaidi. Lala nusu saa mapema zaidi.',
  'How do you sleep?': 'Unalalaje?',
  'Write down what you ate before you forget it: honest beats complete.':
    'Andika ulichokula kabla hujasahau: ukweli ni bora kuliko ukamilifu.',
  'Open the diary': 'Fungua shajara',
} as const;
