import { planTexts, planTips, plans } from './nutrition/plans.ts';
import { measures, weekdays } from './shared.ts';

/** The calculator of energy and macronutrients, its limits and its refusals. */
export const calculator = {
  'Calorie and macro calculator for Kenyan plates':
    'Kikokotoo cha kalori na virutubisho kwa vyakula vya Kenya',
  'How much to eat a day, by Mifflin–St Jeor or Katch–McArdle, with every sum shown and limits that never let a deficit harm. Then count it in ugali, sukuma wiki and ndengu.':
    'Kiasi cha kula kwa siku, kwa kanuni ya Mifflin–St Jeor au Katch–McArdle, hesabu zote zikionyeshwa, pamoja na mipaka inayozuia kupunguza kalori kusikudhuru. Kisha uone ni ugali, sukuma wiki na ndengu kiasi gani.',
  'How much does your body need?': 'Mwili wako unahitaji kiasi gani?',
  'A calculator that shows its sums and keeps safe limits. What you type stays on this device until you make it your target.':
    'Kikokotoo kinachoonyesha hesabu zake na kisichovuka mipaka salama. Unachoandika hubaki kwenye kifaa hiki hadi uchague matokeo yake yawe lengo lako.',
  // The form
  'Your body': 'Mwili wako',
  'Sex the equations are made for': 'Jinsia ambayo kanuni zimetengenezewa',
  Female: 'Mwanamke',
  Male: 'Mwanaume',
  'Age in years': 'Umri kwa miaka',
  Height: 'Urefu',
  Feet: 'Futi',
  Inches: 'Inchi',
  'Unit of height': 'Kizio cha urefu',
  'Unit of weight': 'Kizio cha uzito',
  'Body fat in percent (optional)': 'Asilimia ya mafuta mwilini (si lazima)',
  'Only when it was measured: the sum is then Katch–McArdle’s.':
    'Ikiwa tu yamepimwa: hapo hesabu hutumia kanuni ya Katch–McArdle.',
  'I am pregnant': 'Mimi ni mjamzito',
  'I am breastfeeding': 'Ninanyonyesha',
  'I have or had an eating disorder': 'Nina au nimewahi kuwa na ugonjwa wa ulaji',
  'How you move': 'Shughuli zako',
  'An ordinary week': 'Wiki ya kawaida',
  'What you want': 'Unachotaka',
  'Your goal': 'Lengo lako',
  'How fast': 'Kwa kasi gani',
  'How to share it out': 'Jinsi ya kugawanya',
  'Enter your age in whole years, from 10 to 110.': 'Andika umri wako kwa miaka kamili, kuanzia 10 hadi 110.',
  'Enter your height, between 100 and 250 cm.': 'Andika urefu wako, kati ya cm 100 na 250.',
  'Enter your weight, between 25 and 350 kg.': 'Andika uzito wako, kati ya kg 25 na 350.',
  'Enter a percentage between 3 and 70, or leave it empty.':
    'Andika asilimia kati ya 3 na 70, au paache wazi.',
  // Choices
  'Mostly sitting': 'Kukaa muda mwingi',
  'Desk, matatu or boda seat, little walking (× 1.2)':
    'Mezani, kwenye matatu au boda, kutembea kidogo (× 1.2)',
  Light: 'Kidogo',
  'On your feet part of the day, or walks on 1–3 days (× 1.375)':
    'Kusimama sehemu ya siku, au kutembea siku 1–3 kwa wiki (× 1.375)',
  Moderate: 'Wastani',
  'Brisk walking, shamba work or sport on 3–5 days (× 1.55)':
    'Kutembea haraka, kazi ya shamba au michezo siku 3–5 kwa wiki (× 1.55)',
  Hard: 'Kwa nguvu',
  'Heavy work or training on 6–7 days (× 1.725)': 'Kazi nzito au mazoezi siku 6–7 kwa wiki (× 1.725)',
  'Very hard': 'Kwa nguvu nyingi',
  'Digging, carrying or training twice a day (× 1.9)':
    'Kulima, kubeba mizigo au mazoezi mara mbili kwa siku (× 1.9)',
  'Lose weight': 'Kupunguza uzito',
  'Keep my weight': 'Kudumisha uzito wangu',
  'Gain weight': 'Kuongeza uzito',
  'Gently: about 250 kcal a day': 'Polepole: takriban kcal 250 kwa siku',
  'Steadily: up to 500 kcal a day': 'Kwa kasi ya wastani: hadi kcal 500 kwa siku',
  Balanced: 'Kwa uwiano',
  'Less fat, more starch': 'Mafuta kidogo, wanga zaidi',
  'More protein': 'Protini zaidi',
  // The result
  'Your result': 'Matokeo yako',
  'Your target is set': 'Lengo lako limewekwa',
  '{n} kcal a day; the diary counts towards it.': '{n} kcal kwa siku; shajara huhesabu kuelekea lengo hili.',
  'Replace my target': 'Badilisha lengo langu',
  'Make this my target': 'Fanya hili liwe lengo langu',
  'Your target now: {energy} kcal, {protein} g protein, {fat} g fat, {carbohydrate} g carbohydrate.':
    'Lengo lako la sasa: {energy} kcal, protini g {protein}, mafuta g {fat}, wanga g {carbohydrate}.',
  'Fill in age, height and weight: the answer appears here, with every sum it took.':
    'Jaza umri, urefu na uzito: jibu litaonekana hapa, pamoja na hesabu zake zote.',
  'To lose weight, eat': 'Ili kupunguza uzito, kula',
  'To gain weight, eat': 'Ili kuongeza uzito, kula',
  'To keep your weight, eat': 'Ili kudumisha uzito wako, kula',
  '{n}<small>kcal a day</small>': '{n}<small>kcal kwa siku</small>',
  'That is about {kg} kg a week less, once the first week’s water is over.':
    'Hiyo ni kupungua takriban kg {kg} kwa wiki, baada ya maji ya wiki ya kwanza kwisha.',
  'That is about {kg} kg a week more, once the first week’s water is over.':
    'Hiyo ni kuongezeka takriban kg {kg} kwa wiki, baada ya maji ya wiki ya kwanza kwisha.',
  'At rest': 'Ukipumzika',
  'Your day': 'Siku yako',
  BMI: 'BMI',
  underweight: 'uzito pungufu',
  'healthy weight': 'uzito wenye afya',
  overweight: 'uzito uliozidi',
  'obesity, class 1': 'unene kupita kiasi, daraja la 1',
  'obesity, class 2': 'unene kupita kiasi, daraja la 2',
  'obesity, class 3': 'unene kupita kiasi, daraja la 3',
  '{share} % (of {least}–{most})': '{share} % (kati ya {least}–{most})',
  '14 g in 1,000 kcal': 'g 14 katika kcal 1,000',
  // Limits
  'Less than you asked for, on purpose': 'Ni kidogo kuliko ulivyotaka, kwa makusudi',
  'A fifth of your day’s energy is the most that may change. More than that costs muscle and rarely lasts.':
    'Kinachoweza kubadilika hakizidi sehemu moja ya tano ya nishati yako ya siku. Zaidi ya hapo hupoteza misuli na mara nyingi matokeo hayadumu.',
  'Below 1,200 kcal a day for women and 1,500 for men it is hard to get enough iron, calcium and protein.':
    'Chini ya kcal 1,200 kwa siku kwa wanawake na 1,500 kwa wanaume, ni vigumu kupata madini ya chuma, kalsiamu na protini ya kutosha.',
  'You are not set below what your body uses at rest without a practitioner beside you.':
    'Hatukuweki chini ya kiasi ambacho mwili wako hutumia ukipumzika bila mtaalamu kuwa pamoja nawe.',
  'More than one percent of body weight a week is too fast.':
    'Zaidi ya asilimia moja ya uzito wa mwili kwa wiki ni haraka mno.',
  // Refusals
  'Growing bodies are not put on a deficit': 'Mwili unaokua haupunguziwi kalori',
  'Under 18 the body still builds bone, blood and brain. Eat to your hunger from all food groups, and ask a clinician or nutritionist if weight worries you.':
    'Chini ya miaka 18 mwili bado unajenga mifupa, damu na ubongo. Kula ushibe kutoka makundi yote ya vyakula, na umuulize mhudumu wa afya au mtaalamu wa lishe ikiwa uzito unakutia wasiwasi.',
  'No deficit in pregnancy': 'Usipunguze kalori wakati wa ujauzito',
  'Your baby needs what you eat: more than this number, not less. Talk about weight with your antenatal clinic.':
    'Mtoto wako anahitaji unachokula: zaidi ya nambari hii, si pungufu. Zungumza kuhusu uzito na kliniki yako ya wajawazito.',
  'No deficit while you breastfeed': 'Usipunguze kalori unaponyonyesha',
  'Making milk takes energy of its own: eat more than this number, not less. Ask your clinic when it is time to lose weight.':
    'Kutengeneza maziwa kunahitaji nishati yake: kula zaidi ya nambari hii, si pungufu. Iulize kliniki yako ni lini wakati wa kupunguza uzito.',
  'Counting down could harm you': 'Kupunguza kalori kunaweza kukudhuru',
  'With an eating disorder, now or before, a deficit can wake it. We will not suggest one. Please talk to a clinician; you can call the Kenya Red Cross on 1199 at any hour, free.':
    'Ikiwa una au umewahi kuwa na ugonjwa wa ulaji, kupunguza kalori kunaweza kuuamsha. Hatutakupendekezea. Tafadhali zungumza na mhudumu wa afya; unaweza kupigia Msalaba Mwekundu wa Kenya kwa 1199 saa yoyote, bila malipo.',
  'You weigh too little to lose more': 'Uzito wako ni mdogo mno kupunguzwa zaidi',
  'Your body mass index is below 18.5. Keeping or gaining weight is what helps; if you lost weight without wanting to, see a clinician.':
    'BMI yako iko chini ya 18.5. Kinachosaidia ni kudumisha au kuongeza uzito; ikiwa ulipungua uzito bila kutaka, mwone mhudumu wa afya.',
  'There is no room for a safe deficit': 'Hakuna nafasi ya kupunguza kalori kwa usalama',
  'Your day’s energy lies so close to the least that is safe that eating less would not be. Moving more makes room: a brisk walk a day is a good start.':
    'Nishati yako ya siku iko karibu sana na kiwango cha chini kilicho salama, kwa hiyo kupunguza chakula si salama. Ukisonga zaidi, mwili hutumia nishati zaidi na kunakuwa na nafasi ya kupunguza: kutembea haraka kila siku ni mwanzo mzuri.',
  'See the meal plan for it': 'Tazama mpango wa milo unaofaa',
  'Talk to a nutritionist': 'Zungumza na mtaalamu wa lishe',
  // Cautions
  'Read this number as the least': 'Ichukulie nambari hii kuwa kiwango cha chini kabisa',
  'The equations were made from adults. Growing takes more, and nobody under 18 needs to count: eat to your hunger.':
    'Kanuni hizi zilitokana na watu wazima. Kukua kunahitaji zaidi, na hakuna aliye chini ya miaka 18 anayehitaji kuhesabu: kula ushibe.',
  'Do you want to gain weight?': 'Je, unataka kuongeza uzito?',
  'Your body mass index is {bmi}. A nutritionist can help you to gain strength rather than weight.':
    'BMI yako ni {bmi}. Mtaalamu wa lishe anaweza kukusaidia kuongeza nguvu badala ya uzito.',
  // The sums
  'How this is worked out': 'Jinsi hesabu hii ilivyofanywa',
  'At rest (Katch–McArdle)': 'Ukipumzika (Katch–McArdle)',
  'At rest (Mifflin–St Jeor)': 'Ukipumzika (Mifflin–St Jeor)',
  '370 + 21.6 × {lean} kg lean = <b>{n} kcal</b>': '370 + 21.6 × kg {lean} bila mafuta = <b>{n} kcal</b>',
  '10 × {kg} kg + 6.25 × {cm} cm − 5 × {age} years {last} = <b>{n} kcal</b>':
    '10 × kg {kg} + 6.25 × cm {cm} − 5 × miaka {age} {last} = <b>{n} kcal</b>',
  'A day as you live it': 'Siku jinsi unavyoiishi',
  '{resting} × {factor} = <b>{n} kcal</b>': '{resting} × {factor} = <b>{n} kcal</b>',
  'What holds us back': 'Mipaka tusiyovuka',
  'At most 500 kcal and a fifth of the day less, never under 1,200 kcal (women) or 1,500 kcal (men), never under your resting energy, at most 1 % of body weight a week. None at all under 18, in pregnancy, while breastfeeding, with an eating disorder or a body mass index below 18.5.':
    'Usipunguze zaidi ya kcal 500 kwa siku, wala zaidi ya sehemu moja ya tano ya kalori za siku; usishuke kamwe chini ya kcal 1,200 (wanawake) au kcal 1,500 (wanaume), wala chini ya nishati yako ukipumzika; usipunguze zaidi ya asilimia 1 ya uzito wa mwili kwa wiki. Usipunguze kabisa ukiwa chini ya miaka 18, ukiwa mjamzito, unaponyonyesha, ukiwa na ugonjwa wa ulaji au BMI iliyo chini ya 18.5.',
  'How sure is this?': 'Hesabu hii ina uhakika gani?',
  'The equations come within a tenth for most adults. Two people of the same size can differ by 200 kcal; your own weight over some weeks tells better than any sum.':
    'Kwa watu wazima wengi kanuni hizi hukosea kwa sehemu isiyozidi moja ya kumi. Watu wawili wa ukubwa sawa wanaweza kutofautiana kwa kcal 200; uzito wako mwenyewe kwa wiki kadhaa hueleza vizuri kuliko hesabu yoyote.',
  // Pregnancy and milk
  'What you tick here is on your safety list too, so that every page knows.':
    'Unachoweka alama hapa kinaingia pia kwenye orodha yako ya usalama, ili kila ukurasa ujue.',
  'How many weeks pregnant?': 'Una mimba ya wiki ngapi?',
  'How many weeks old is the baby?': 'Mtoto ana wiki ngapi?',
  'Optional: it makes the number exact.': 'Si lazima: hufanya nambari iwe sahihi zaidi.',
  'Enter whole weeks, from 0 to {most}.': 'Weka wiki kamili, kuanzia 0 hadi {most}.',
  'No deficit in the six weeks after a birth': 'Hakuna kupunguza kalori katika wiki sita baada ya kujifungua',
  'Your body is healing. Eat to your hunger, and ask about weight at your six-week check.':
    'Mwili wako unapona. Kula ushibe, na uliza kuhusu uzito kwenye kliniki ya wiki sita.',
  'Your safety list is for a child': 'Orodha yako ya usalama ni ya mtoto',
  'Children are not put on a deficit. Is this about you? Take “For a child” off your safety list first.':
    'Watoto hawapunguziwi kalori. Je, hii inakuhusu wewe? Ondoa kwanza “Kwa mtoto” kwenye orodha yako ya usalama.',
  'For you and the baby, eat': 'Kwa ajili yako na mtoto, kula',
  '{n} kcal a day are for the baby and the milk': 'kcal {n} kwa siku ni za mtoto na maziwa',
  '{n} kcal a day are for the pregnancy': 'kcal {n} kwa siku ni za ujauzito',
  '{n} kcal a day are for the milk': 'kcal {n} kwa siku ni za maziwa',
  'Nothing more until week 13, about 340 kcal from week 14, about 450 from week 28.':
    'Hakuna nyongeza hadi wiki ya 13, takriban kcal 340 kuanzia wiki ya 14, takriban 450 kuanzia wiki ya 28.',
  'About 500 kcal in the first six months, about 400 after.':
    'Takriban kcal 500 katika miezi sita ya kwanza, takriban 400 baadaye.',
  'Without the week we take the middle of a pregnancy.':
    'Bila idadi ya wiki, tunahesabu kama uko katikati ya ujauzito.',
  'Work it out with your weight from before the pregnancy, where you know it.':
    'Kokotoa kwa uzito wako wa kabla ya mimba, ikiwa unaujua.',
  'Iron 27 mg and folate 600 µg a day: beans, greens, omena and meat often, and the IFAS tablet of your clinic each day (30–60 mg iron, 0.4 mg folic acid).':
    'Chuma mg 27 na foleti µg 600 kwa siku: maharagwe, mboga za majani, omena na nyama mara nyingi, na tembe ya IFAS ya kliniki yako kila siku (chuma mg 30–60, asidi ya foliki mg 0.4).',
  'Under 18 your own body still grows: ask the clinic how much to eat, not a sum.':
    'Chini ya miaka 18 mwili wako bado unakua: iulize kliniki ule kiasi gani, si hesabu.',
  'With twins or more ask the clinic: you need more than this.':
    'Ukiwa na mapacha au zaidi, iulize kliniki: unahitaji zaidi ya hii.',
  'See the <a>week of meals for pregnancy</a>.': 'Tazama <a>wiki ya milo ya ujauzito</a>.',
  'See the <a>week of meals for breastfeeding</a>.': 'Tazama <a>wiki ya milo ya kunyonyesha</a>.',
  'For pregnancy and milk': 'Kwa ujauzito na maziwa ya kunyonyesha',
  '{day} + {addition} = <b>{n} kcal</b> (Institute of Medicine, 2005). Protein at least 71 g: 1.1 g a kilogram in pregnancy, 1.3 g while breastfeeding.':
    '{day} + {addition} = <b>{n} kcal</b> (Institute of Medicine, 2005). Protini angalau g 71: g 1.1 kwa kilo katika ujauzito, g 1.3 unaponyonyesha.',
} as const;

/** What several pages of the nutrition tools say. */
export const common = {
  ...weekdays,
  '<a>Sign in</a> and it moves into your account, for all your devices.':
    '<a>Ingia</a> na itahamia kwenye akaunti yako, uipate kwenye vifaa vyako vyote.',
  'Add a food': 'Ongeza chakula',
  'Add to the diary': 'Weka kwenye shajara',
  Calculator: 'Kikokotoo',
  Cancel: 'Ghairi',
  Carbohydrate: 'Wanga',
  Close: 'Funga',
  'Connect once and they stay.': 'Unganisha mtandao mara moja na itabaki hapa.',
  Day: 'Siku',
  Delete: 'Futa',
  'Delete {name}': 'Futa {name}',
  Diary: 'Shajara',
  Fat: 'Mafuta',
  Fibre: 'Nyuzinyuzi',
  Foods: 'Vyakula',
  'Give it a name.': 'Ipe jina.',
  Goal: 'Lengo',
  Loading: 'Inapakia',
  Name: 'Jina',
  'Name (optional)': 'Jina (si lazima)',
  Noted: 'Imeandikwa',
  'Noted.': 'Imeandikwa.',
  'Noted: {name}': 'Imeandikwa: {name}',
  Nutrition: 'Lishe',
  'Open the diary': 'Fungua shajara',
  Plans: 'Mipango',
  Print: 'Chapa',
  Protein: 'Protini',
  'Remove {name}': 'Ondoa {name}',
  'Removed <b>{what}</b>': 'Umeondoa <b>{what}</b>',
  Save: 'Hifadhi',
  'Take out {name}': 'Ondoa {name}',
  'Try again': 'Jaribu tena',
  Undo: 'Tendua',
  Unit: 'Kizio',
  Weight: 'Uzito',
  day: 'siku',
  grams: 'gramu',
  kg: 'kg',
  lb: 'pauni',
  cm: 'cm',
  ft: 'futi',
  'not known': 'haijulikani',
  '{name}, grams': '{name}, gramu',
  '{n} kcal': '{n} kcal',
  '{n} kcal a day': '{n} kcal kwa siku',
  // Days
  Today: 'Leo',
  Yesterday: 'Jana',
  Tomorrow: 'Kesho',
  // Meals
  Breakfast: 'Kiamsha kinywa',
  Lunch: 'Chakula cha mchana',
  Supper: 'Chakula cha jioni',
  Snacks: 'Vitafunio',
  snack: 'kitafunio',
  // A day's sums
  '<a>Work out your target</a> and these numbers get something to be measured by.':
    '<a>Kokotoa lengo lako</a> ili upate cha kulinganisha nambari hizi nacho.',
  'at least; {n} food does not say': 'angalau; chakula {n} hakina kiasi hiki',
  'at least; {n} foods do not say': 'angalau; vyakula {n} havina kiasi hiki',
  'right at your target': 'umefikia lengo lako',
  '{eaten}<small>kcal</small>': '{eaten}<small>kcal</small>',
  '{eaten}<small>of {aim} kcal</small>': '{eaten}<small>kati ya kcal {aim}</small>',
  '{n} kcal above your target': '{n} kcal zaidi ya lengo lako',
  '{n} kcal left': '{n} kcal zimebaki',
  '{n}<quiet> g</quiet>': '{n}<quiet> g</quiet>',
  '{n}<quiet> of {aim} g</quiet>': '{n}<quiet> kati ya g {aim}</quiet>',
} as const;

/** What the food table and the ready weeks say. */
export const known = { ...measures, ...planTexts, ...planTips } as const;

/** The food diary: days, meals, portions and water. */
export const diary = {
  'Food diary': 'Shajara ya chakula',
  'In plates, cups and chapatis, as you eat.': 'Kwa sahani, vikombe na chapati, kama unavyokula.',
  'The day before': 'Siku iliyotangulia',
  'The day after': 'Siku inayofuata',
  'Go to a day': 'Nenda kwenye siku',
  'This day could not be read': 'Hatukuweza kupakia taarifa za siku hii',
  'Days of long ago need a connection.': 'Siku za zamani zinahitaji mtandao.',
  'What you note now is kept here and sent later.':
    'Unachoandika sasa kinahifadhiwa hapa na kutumwa baadaye.',
  // Copying
  Copy: 'Nakili',
  'Copy this day': 'Nakili siku hii',
  'Copy this meal': 'Nakili mlo huu',
  'Copy {meal}': 'Nakili {meal}',
  'To which day': 'Kwenye siku gani',
  'As which meal': 'Kama mlo gani',
  'Choose a day until a week from today.': 'Chagua siku isiyozidi wiki moja kuanzia leo.',
  'One food is copied.': 'Chakula kimoja kitanakiliwa.',
  '{n} foods are copied.': 'Vyakula {n} vitanakiliwa.',
  Copied: 'Imenakiliwa',
  'One food to {day}.': 'Chakula kimoja, siku: {day}.',
  '{n} foods to {day}.': 'Vyakula {n}, siku: {day}.',
  // Finding a food
  'Add to {meal}': 'Ongeza kwenye {meal}',
  Recent: 'Vya karibuni',
  Favourites: 'Vipendwa',
  'My foods': 'Vyakula vyangu',
  'Only kcal': 'Kcal pekee',
  'What you eat appears here, so that the second time is one tap. Search for the first one above.':
    'Unachokula huonekana hapa, ili mara ya pili uguse mara moja tu. Tafuta chakula cha kwanza hapo juu.',
  'Press the heart beside a food and you find it here.':
    'Gusa moyo ulio kando ya chakula nawe utakipata hapa.',
  'Foods from a packet and recipes of your kitchen appear here.':
    'Vyakula vya pakiti na mapishi ya jikoni kwako huonekana hapa.',
  'Back to the list': 'Rudi kwenye orodha',
  'Search foods': 'Tafuta vyakula',
  'Sukuma wiki, chapati, ndengu …': 'Sukuma wiki, chapati, ndengu …',
  'Choose from': 'Chagua kutoka',
  'The food table is not on this device yet. Connect once and it stays.':
    'Jedwali la vyakula bado haliko kwenye kifaa hiki. Unganisha mtandao mara moja na litabaki hapa.',
  'Loading the foods': 'Inapakia vyakula',
  '{n} foods found': 'Vyakula {n} vimepatikana',
  'No food of that name. Try another one, make it a food of your own, or note its energy alone.':
    'Hakuna chakula cha jina hilo. Jaribu jina lingine, kifanye kiwe chakula chako mwenyewe, au andika nishati yake pekee.',
  'Make a food or recipe of my own': 'Tengeneza chakula changu au pishi langu',
  'Favourite: {name}': 'Kipendwa: {name}',
  'Add {portion} of {name}': 'Ongeza {name}, {portion}',
  // Portions
  'Enter an amount of up to five kilograms.': 'Andika kiasi kisichozidi kilo tano.',
  'How many': 'Ngapi',
  Measure: 'Kipimo',
  Meal: 'Mlo',
  'Enter how much it was.': 'Andika kilikuwa kiasi gani.',
  '{portion}, {n} kcal': '{portion}, {n} kcal',
  '{grams} g · protein {protein} g · fat {fat} g · carbohydrate {carbohydrate} g':
    'g {grams} · protini g {protein} · mafuta g {fat} · wanga g {carbohydrate}',
  '{grams} g · protein {protein} g · fat {fat} g · carbohydrate {carbohydrate} g · fibre {fibre} g':
    'g {grams} · protini g {protein} · mafuta g {fat} · wanga g {carbohydrate} · nyuzinyuzi g {fibre}',
  // Only its energy
  'Quick entry': 'Chakula bila jina',
  'What it was (optional)': 'Kilikuwa nini (si lazima)',
  'Energy in kcal': 'Nishati kwa kcal',
  'Enter the energy in kcal.': 'Andika nishati kwa kcal.',
  'Protein, fat and carbohydrate stay unknown, and the day says so.':
    'Protini, mafuta na wanga hubaki bila kujulikana, na siku itaonyesha hivyo.',
  // Water
  Water: 'Maji',
  'Glass, 250 ml': 'Glasi, ml 250',
  'Mug, 300 ml': 'Kikombe, ml 300',
  'Bottle, 500 ml': 'Chupa, ml 500',
  '<b>{drunk}</b> <quiet>of {aim}</quiet>': '<b>{drunk}</b> <quiet>kati ya {aim}</quiet>',
  'Take one back': 'Rudisha moja',
  Aim: 'Lengo la maji',
  'Heat, work and breastfeeding take more; with heart or kidney disease ask your clinic how much is right.':
    'Joto, kazi na kunyonyesha huhitaji zaidi; ukiwa na ugonjwa wa moyo au figo, iulize kliniki yako kiasi kinachokufaa.',
} as const;

/** Foods and recipes of one's own. */
export const foods = {
  'My foods and recipes': 'Vyakula na mapishi yangu',
  'From a packet or from your own pot: once described, one tap in the diary.':
    'Kutoka pakiti au chungu chako mwenyewe: ukishakieleza mara moja, ni mguso mmoja tu kwenye shajara.',
  'New recipe': 'Pishi jipya',
  'New food': 'Chakula kipya',
  'Your kitchen, counted once': 'Jiko lako, huhesabiwa mara moja',
  'Weigh what goes into the pot and what comes out: your own stew then counts as exactly as the ones in the table. For a packet, copy its label.':
    'Pima kinachoingia chunguni na kinachotoka: hapo mchuzi wako utahesabiwa kwa usahihi kama ule wa kwenye jedwali. Kwa chakula cha pakiti, nakili lebo yake.',
  'Recipe · {n} kcal in 100 g': 'Pishi · {n} kcal katika g 100',
  'Food · {n} kcal in 100 g': 'Chakula · {n} kcal katika g 100',
  // By the label
  'A food of my own': 'Chakula changu',
  'Change this food': 'Badilisha chakula hiki',
  'Copy the label’s column for 100 g.': 'Nakili safu ya g 100 kwenye lebo.',
  'In 100 g': 'Katika g 100',
  'Energy, kcal': 'Nishati, kcal',
  'Protein, g': 'Protini, g',
  'Fat, g': 'Mafuta, g',
  'Carbohydrate, g': 'Wanga, g',
  'Fibre, g (optional)': 'Nyuzinyuzi, g (si lazima)',
  'Enter a number up to {most}.': 'Andika nambari isiyozidi {most}.',
  'Name the portion and weigh it, or leave both empty.':
    'Andika jina la mgawo na uupime, au acha sehemu zote mbili wazi.',
  'Does the label say so?': 'Je, lebo inasema hivyo?',
  'Protein, fat and carbohydrate give about {n} kcal. Check that all of it is for 100 g; you can save it as it is.':
    'Protini, mafuta na wanga hutoa takriban kcal {n}. Hakikisha kwamba vyote ni vya g 100; unaweza kuhifadhi kama ilivyo.',
  'Usual portion (optional)': 'Mgawo wa kawaida (si lazima)',
  '1 packet': 'pakiti 1',
  'Its weight in g': 'Uzito wake kwa g',
  // Recipes
  'A recipe of my own': 'Pishi langu',
  'Change this recipe': 'Badilisha pishi hili',
  'Weigh the parts as they go into the pot. Water weighs in only at the end.':
    'Pima viungo vinapoingia chunguni. Maji huhesabiwa mwishoni tu.',
  Parts: 'Viungo',
  'Add a part': 'Ongeza kiungo',
  'Green grams, onion, oil …': 'Ndengu, kitunguu, mafuta …',
  'Weight when done, g': 'Uzito kikiwa tayari, g',
  'Empty: {n} g': 'Ukiacha wazi: g {n}',
  Portions: 'Migawo',
  'Name at least one part with its weight, what it weighs when done, and the portions.':
    'Taja angalau kiungo kimoja na uzito wake, uzito wa chakula kikiwa tayari, na idadi ya migawo.',
  'It cannot weigh so little when it is done: check the weights.':
    'Hakiwezi kuwa na uzito mdogo hivyo kikiwa tayari: kagua uzito ulioandika.',
  '{n} kcal a portion': '{n} kcal kwa mgawo mmoja',
  '{grams} g; {n} kcal in 100 g': 'g {grams}; {n} kcal katika g 100',
  'A portion’s energy appears here.': 'Nishati ya mgawo mmoja itaonekana hapa.',
} as const;

/** The weight log. */
export const weight = {
  'Weight log': 'Kumbukumbu ya uzito',
  'Weight, and where it is going': 'Uzito, na unakoelekea',
  'A scale swings with water and salt. The trend looks through that.':
    'Mizani hubadilika kwa maji na chumvi. Mwelekeo huonyesha hali halisi.',
  'Note a weight': 'Andika uzito',
  'Note weight': 'Andika uzito',
  'Replace this day’s weight': 'Badilisha uzito wa siku hii',
  'Weight in {unit}': 'Uzito kwa {unit}',
  'Note (optional)': 'Maelezo (si lazima)',
  'After travel, new scale …': 'Baada ya safari, mizani mpya …',
  'Enter a weight between {least} and {most} {unit}.': 'Andika uzito kati ya {unit} {least} na {most}.',
  'Choose a day until today.': 'Chagua siku isiyozidi leo.',
  'Your weights could not be read': 'Hatukuweza kupakia uzito wako',
  'What you note now is kept on this device and sent later.':
    'Unachoandika sasa kinahifadhiwa kwenye kifaa hiki na kutumwa baadaye.',
  'Your first reading': 'Kipimo chako cha kwanza',
  'Weigh yourself in the morning, before breakfast. One reading a day is plenty; the line between them is what counts.':
    'Jipime asubuhi, kabla ya kiamsha kinywa. Kipimo kimoja kwa siku kinatosha; kilicho muhimu ni mstari unaoviunganisha.',
  'How far back': 'Kwa muda gani uliopita',
  Month: 'Mwezi',
  '3 months': 'Miezi 3',
  Year: 'Mwaka',
  All: 'Yote',
  'All readings': 'Vipimo vyote',
  'Save as CSV': 'Hifadhi kama CSV',
  'Show all {n}': 'Onyesha vyote {n}',
  '{weight} of {day}': '{weight} za {day}',
  'Remove {weight} of {day}': 'Ondoa {weight} za {day}',
  'How you read it': 'Jinsi unavyousoma',
  Kilograms: 'Kilo',
  Pounds: 'Pauni',
  'Goal in {unit}': 'Lengo kwa {unit}',
  'Set goal': 'Weka lengo',
  'Enter a weight in {unit}.': 'Andika uzito kwa {unit}.',
  'That would be underweight for your height. The least healthy weight is about {least} kg.':
    'Huo ungekuwa uzito mdogo kupita kiasi kwa urefu wako. Uzito mdogo zaidi wenye afya ni takriban kg {least}.',
  // The trend
  Trend: 'Mwelekeo',
  Reading: 'Kipimo',
  'Weigh yourself for a week or two and your pace appears here.':
    'Jipime kwa wiki moja au mbili na kasi yako itaonekana hapa.',
  'Steady over the last four weeks.': 'Haujabadilika kwa wiki nne zilizopita.',
  'Down {weight} a week over the last four weeks.': 'Umepungua {weight} kwa wiki katika wiki nne zilizopita.',
  'Up {weight} a week over the last four weeks.': 'Umeongezeka {weight} kwa wiki katika wiki nne zilizopita.',
  'You are at your goal.': 'Umefikia lengo lako.',
  '{left} to your goal.': 'Zimebaki {left} kufikia lengo lako.',
  '{left} to your goal: about {n} week at this pace.':
    'Zimebaki {left} kufikia lengo lako: takriban wiki {n} kwa kasi hii.',
  '{left} to your goal: about {n} weeks at this pace.':
    'Zimebaki {left} kufikia lengo lako: takriban wiki {n} kwa kasi hii.',
  'That is faster than one percent a week': 'Hiyo ni haraka kuliko asilimia moja kwa wiki',
  'So fast a loss takes muscle with it. Eat a little more, and see a clinician if you are not trying to lose.':
    'Kupungua haraka hivyo huondoa misuli pia. Kula zaidi kidogo, na umwone mhudumu wa afya ikiwa hujaribu kupunguza uzito.',
  'More than five percent lighter than half a year ago':
    'Umepungua zaidi ya asilimia tano ikilinganishwa na nusu mwaka uliopita',
  'If you meant to, well done. If not, see a clinician soon: weight that goes by itself has a reason.':
    'Ikiwa ulikusudia, hongera. Ikiwa sivyo, mwone mhudumu wa afya hivi karibuni: uzito unaopungua wenyewe una sababu.',
} as const;

/** The tools of nutrition: the calculator, the diary, weight, one's own foods, and weeks of meals. */
export const words = {
  ...common,
  ...calculator,
  ...diary,
  ...foods,
  ...plans,
  ...weight,
  ...known,
} as const;
