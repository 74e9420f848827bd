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
