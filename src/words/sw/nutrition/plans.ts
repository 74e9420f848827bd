/** Weeks of meals: finding, following, making, shopping for them. */
export const plans = {
  'Seven-day Kenyan meal plans': 'Mipango ya milo ya Kenya ya siku saba',
  'Weeks of meals from Kenyan dishes for losing, keeping or gaining weight, diabetes, blood pressure, pregnancy, small budgets, vegetarians and families, with shopping lists.':
    'Wiki za milo ya vyakula vya Kenya kwa kupunguza, kudumisha au kuongeza uzito, kisukari, shinikizo la damu, ujauzito, bajeti ndogo, wasiokula nyama na familia, pamoja na orodha za ununuzi.',
  'A week of meals, planned': 'Wiki ya milo, iliyopangwa',
  'Kenyan dishes in household measures, counted, with everything to buy. Swap what you do not like, cook for as many as you are.':
    'Vyakula vya Kenya kwa vipimo vya nyumbani, vimehesabiwa, pamoja na kila cha kununua. Badilisha usichopenda, pika kulingana na idadi yenu.',
  'Meal plan': 'Mpango wa milo',
  'Meal plans': 'Mipango ya milo',
  'Meal plan · {goal}': 'Mpango wa milo · {goal}',
  'custom meal plans': 'mipango ya milo inayokufaa',
  // Goals, budgets and diets
  'Losing weight': 'Kupunguza uzito',
  'Keeping weight': 'Kudumisha uzito',
  'Gaining weight': 'Kuongeza uzito',
  'Diabetes aware': 'Kwa wenye kisukari',
  'Blood-pressure aware': 'Kwa wenye shinikizo la damu',
  Pregnancy: 'Ujauzito',
  Breastfeeding: 'Kunyonyesha',
  Vegetarian: 'Bila nyama wala samaki',
  'Small budget': 'Bajeti ndogo',
  'High protein': 'Protini nyingi',
  'With 16:8 fasting': 'Pamoja na mfungo wa 16:8',
  Family: 'Familia',
  Student: 'Mwanafunzi',
  'From the coast': 'Kutoka pwani',
  'Low cost': 'Gharama ndogo',
  'Medium cost': 'Gharama ya wastani',
  'Higher cost': 'Gharama kubwa zaidi',
  // The list
  'Your own weeks': 'Wiki zako mwenyewe',
  'Ready weeks': 'Wiki zilizo tayari',
  'Yours to follow, and to change meal by meal.': 'Ni yako kuifuata, na kuibadilisha mlo kwa mlo.',
  'You follow this one': 'Unafuata hii',
  '<b>A week made for you:</b> your energy, without what you do not eat, every meal yours to change.':
    '<b>Wiki iliyotengenezwa kwa ajili yako:</b> nishati yako, bila usivyokula, na kila mlo unaweza kuubadilisha.',
  'Make my own week': 'Tengeneza wiki yangu',
  'Any goal': 'Lengo lolote',
  Budget: 'Bajeti',
  'Any budget': 'Bajeti yoyote',
  'Vegetarian only': 'Zisizo na nyama wala samaki pekee',
  '{n} week': 'Wiki {n}',
  '{n} weeks': 'Wiki {n}',
  '{n} weeks, nearest to your {kcal} kcal first': 'Wiki {n}, zilizo karibu zaidi na kcal {kcal} zako kwanza',
  'No week fits': 'Hakuna wiki inayolingana',
  'Show all weeks': 'Onyesha wiki zote',
  'Fewer wishes find more.': 'Ukipunguza masharti utapata zaidi.',
  'The plans are not on this device yet': 'Mipango bado haiko kwenye kifaa hiki',
  'The plans are not on this device yet. Connect once and they stay.':
    'Mipango bado haiko kwenye kifaa hiki. Unganisha mtandao mara moja na itabaki hapa.',
  'Loading the plans': 'Inapakia mipango',
  // A plan
  'Loading the plan': 'Inapakia mpango',
  'This plan is not here': 'Mpango huu haupo hapa',
  'See all plans': 'Tazama mipango yote',
  'It may have been deleted, or belongs to somebody else.': 'Huenda ulifutwa, au ni wa mtu mwingine.',
  'Make it mine': 'Ifanye iwe yangu',
  'Ask first': 'Uliza kwanza',
  'Good to know': 'Vizuri kujua',
  'Day of the week': 'Siku ya wiki',
  'Nothing planned.': 'Hakuna kilichopangwa.',
  'changed by you': 'umebadilisha',
  Change: 'Badilisha',
  'Change {meal}': 'Badilisha {meal}',
  '{served} each, {grams} g in all': '{served} kwa kila mtu, g {grams} kwa jumla',
  'Another {meal}': 'Chaguo jingine la {meal}',
  'About as rich as the one it replaces, so that the day still adds up.':
    'Ina nishati karibu sawa na mlo unaobadilishwa, ili hesabu ya siku isiharibike.',
  'Back to the plan’s own': 'Rudisha mlo wa mpango wenyewe',
  'No other meal is near enough to this one.': 'Hakuna mlo mwingine unaokaribiana na huu vya kutosha.',
  'From “{title}”': 'Kutoka “{title}”',
  // Following
  'For how many?': 'Kwa watu wangapi?',
  'People who eat': 'Watu wanaokula',
  'You follow this plan from <b>{day}</b>. Its meals wait in your diary, day by day.':
    'Utafuata mpango huu kuanzia <b>{day}</b>. Milo yake inakusubiri kwenye shajara yako, siku baada ya siku.',
  'You follow this plan since <b>{day}</b>. Its meals wait in your diary, day by day.':
    'Unafuata mpango huu tangu <b>{day}</b>. Milo yake inakusubiri kwenye shajara yako, siku baada ya siku.',
  'Stop following': 'Acha kufuata',
  'First day': 'Siku ya kwanza',
  'Monday’s meals come on Mondays, wherever in the week you begin.':
    'Milo ya Jumatatu huja Jumatatu, hata ukianza siku gani ya wiki.',
  'You follow this plan': 'Unafuata mpango huu',
  'Each day’s meals wait in your diary.': 'Milo ya kila siku inakusubiri kwenye shajara yako.',
  'Follow this plan': 'Fuata mpango huu',
  Planned: 'Iliyopangwa',
  'Note the planned {meal}': 'Andika {meal} kulingana na mpango',
  'Note the whole day': 'Andika siku nzima',
  // One's own
  'A week of my own': 'Wiki yangu mwenyewe',
  'Your energy, without what you do not eat, every meal yours to change.':
    'Nishati yako, bila usivyokula, na kila mlo unaweza kuubadilisha.',
  'Your own week.': 'Wiki yako mwenyewe.',
  'Your own week, from “{title}”.': 'Wiki yako mwenyewe, kutoka “{title}”.',
  'Delete this week': 'Futa wiki hii',
  'Delete this week?': 'Ungependa kufuta wiki hii?',
  '“{title}” goes for good. What you noted in the diary stays.':
    '“{title}” itaondoka kabisa. Ulichoandika kwenye shajara kitabaki.',
  'For one person.': 'Kwa mtu mmoja.',
  'Between 1 and 3,000 g': 'Kati ya g 1 na 3,000',
  'Nothing in it yet.': 'Bado hakuna kitu ndani yake.',
  'Add a food …': 'Ongeza chakula …',
  'Save this meal': 'Hifadhi mlo huu',
  // Making one
  'I do not eat': 'Sili vyakula hivi',
  'Make my week': 'Tengeneza wiki yangu',
  'My week: {title}': 'Wiki yangu: {title}',
  'Enter between 1,200 and 6,000 kcal a day. Less is for a practitioner to decide.':
    'Andika kati ya kcal 1,200 na 6,000 kwa siku. Chini ya hapo huamuliwa na mtaalamu.',
  'The client does not eat': 'Mteja hali vyakula hivi',
  'Make the week': 'Tengeneza wiki',
  'Enter between 1,200 and 6,000 kcal a day.': 'Andika kati ya kcal 1,200 na 6,000 kwa siku.',
  'Begin with': 'Anza na',
  'Made beside the care of a clinic': 'Ni ya kutumiwa pamoja na huduma ya kliniki',
  '{whom} Its meals give way only to each other’s, and its cautions stay with your week.':
    '{whom} Milo yake hubadilishana yenyewe kwa yenyewe tu, na tahadhari zake hubaki na wiki yako.',
  '{whom} Its meals give way only to each other’s, and its cautions stay with the week.':
    '{whom} Milo yake hubadilishana yenyewe kwa yenyewe tu, na tahadhari zake hubaki na wiki hiyo.',
  'Energy a day in kcal': 'Nishati kwa siku, kcal',
  'Portions grow or shrink by up to six tenths to meet it.':
    'Migawo huongezeka au kupungua hadi sehemu sita za kumi ili kufikia nishati hiyo.',
  'Meat and chicken': 'Nyama na kuku',
  'Milk, mala and yoghurt': 'Maziwa, mala na mtindi',
  'Groundnuts, nuts and seeds': 'Karanga, korosho na mbegu',
  'Wheat: chapati, bread, pasta': 'Ngano: chapati, mkate, tambi',
  'With an allergy read every packet too: traces are on no list of ours.':
    'Ukiwa na mzio, soma kila pakiti pia: mabaki madogo hayapo kwenye orodha yetu yoyote.',
  // A week from a practitioner
  'A week of meals': 'Wiki ya milo',
  'A week of meals with a shopping list, {n} kcal a day for one person':
    'Wiki ya milo yenye orodha ya ununuzi, {n} kcal kwa siku kwa mtu mmoja',
  'See the meals': 'Tazama milo',
  'It is among your meal plans.': 'Ipo kati ya mipango yako ya milo.',
  'It is among your meal plans, and is no longer as your nutritionist wrote it.':
    'Ipo kati ya mipango yako ya milo, na haiko tena jinsi mtaalamu wako wa lishe alivyoiandika.',
  'Open my week': 'Fungua wiki yangu',
  'Back to the original': 'Rudi kwenye ya awali',
  'Use this plan': 'Tumia mpango huu',
  'Name of the week': 'Jina la wiki',
  '{n} kcal a day, for one person': '{n} kcal kwa siku, kwa mtu mmoja',
  'Make another week': 'Tengeneza wiki nyingine',
  'Take the week out': 'Ondoa wiki',
  'From a ready Kenyan week, with the energy you choose and without what the client does not eat. The client follows it with one press, with a shopping list.':
    'Kutoka wiki ya Kenya iliyo tayari, kwa nishati unayochagua na bila asivyokula mteja. Mteja huifuata kwa mguso mmoja, pamoja na orodha ya ununuzi.',
  'Add a week of meals': 'Ongeza wiki ya milo',
  'A week of meals for the client': 'Wiki ya milo kwa mteja',
  // Shopping
  'Shopping list': 'Orodha ya ununuzi',
  '{n} l': 'lita {n}',
  '{n} piece ({weight})': 'kipande {n} ({weight})',
  '{n} pieces ({weight})': 'vipande {n} ({weight})',
  '{n} bunch ({weight})': 'fungu {n} ({weight})',
  '{n} bunches ({weight})': 'mafungu {n} ({weight})',
  '{n} head ({weight})': 'kichwa {n} ({weight})',
  '{n} heads ({weight})': 'vichwa {n} ({weight})',
  '{n} of {total} ticked': '{n} kati ya {total} zimewekwa alama',
  'Send the list': 'Tuma orodha',
  'Clear the ticks': 'Ondoa alama',
  'List copied': 'Orodha imenakiliwa',
  'Paste it where you like.': 'Ibandike popote upendapo.',
  'The list could not be shared': 'Orodha haikuweza kutumwa',
  'Print it, or take a picture of the screen.': 'Ichape, au piga picha ya skrini.',
  '{title}: shopping for a week, {n} person': '{title}: ununuzi wa wiki moja, mtu {n}',
  '{title}: shopping for a week, {n} people': '{title}: ununuzi wa wiki moja, watu {n}',
  'Your own': 'Vyako mwenyewe',
  Greens: 'Mboga za majani',
  Vegetables: 'Mboga nyingine',
  'Roots and bananas': 'Viazi, mihogo na ndizi',
  Fruit: 'Matunda',
  'Cereals and flour': 'Nafaka na unga',
  Bread: 'Mikate',
  'Beans and other pulses': 'Maharagwe na jamii ya kunde',
  'Nuts and seeds': 'Karanga, korosho na mbegu',
  'Meat and poultry': 'Nyama na kuku',
  Fish: 'Samaki',
  Eggs: 'Mayai',
  'Eggs and milk': 'Mayai na maziwa',
  'Oil and fat': 'Mafuta',
  'Sugar and sweets': 'Sukari na vitu vitamu',
  Spices: 'Viungo vya mapishi',
  Drinks: 'Vinywaji',
  'Ready food': 'Vyakula vilivyo tayari',
  // Products of the shop
  'We have these': 'Hivi tunavyo',
  // For whom a week is too little
  'This week is not for you at the moment': 'Usifuate mpango huu wa wiki kwa sasa',
  'This week holds less than you need: ask whoever wrote it to look again':
    'Wiki hii ina chakula kidogo kuliko unachohitaji: mwombe aliyeiandika aiangalie tena',
  'This is too little for you: enter {n} kcal or more': 'Hii haikutoshi: weka kcal {n} au zaidi',
  'With this meal the week would be too little for you': 'Kwa mlo huu wiki haitakutosha',
  '“{title}” is not for you at the moment': 'Usifuate “{title}” kwa sasa',
  'No lower weight to reach at the moment': 'Hakuna uzito wa chini wa kulenga kwa sasa',
  'Less protein than your target': 'Protini pungufu ya lengo lako',
  'This week gives about {n} g of protein a day, your target is {target} g. Add beans, eggs, milk, omena or meat to a meal where you can.':
    'Wiki hii inatoa takriban g {n} za protini kwa siku, lengo lako ni g {target}. Ongeza maharagwe, mayai, maziwa, omena au nyama kwenye mlo unapoweza.',
  'Note the meals that are still empty': 'Andika milo ambayo bado haina kitu',
} as const;

/** What the ready weeks say of themselves: title, summary, for whom, and what to ask first. */
export const planTexts = {
  'Lose weight gently on Kenyan home food': 'Punguza uzito polepole kwa chakula cha nyumbani cha Kenya',
  'Smaller ugali, double greens, pulses twice a day: about 1500 kcal from ordinary food, without hunger games.':
    'Ugali kidogo, mboga za majani maradufu, maharagwe au ndengu mara mbili kwa siku: takriban kcal 1500 kwa chakula cha kawaida, bila kujinyima hadi njaa.',
  'Women and smaller adults who want to lose about half a kilo a week, with a body mass index above 25.':
    'Wanawake na watu wazima wenye miili midogo wanaotaka kupunguza takriban nusu kilo kwa wiki, wenye BMI zaidi ya 25.',
  'Not in pregnancy, while breastfeeding, under 18, with a body mass index under 18.5 or with an eating disorder.':
    'Usiutumie ukiwa mjamzito, unaponyonyesha, ukiwa chini ya miaka 18, ukiwa na BMI chini ya 18.5 au ugonjwa wa ulaji.',
  'With diabetes tablets or insulin, ask your clinic first: less food may need less medicine.':
    'Ukitumia tembe za kisukari au insulini, iulize kliniki yako kwanza: ukipunguza chakula, huenda dozi ya dawa ikahitaji kupunguzwa.',
  'Lose weight steadily, larger bodies': 'Punguza uzito kwa uthabiti, miili mikubwa',
  'About 1800 kcal with a full plate three times a day, for men and tall or active women who carry too much weight.':
    'Takriban kcal 1800 kwa sahani iliyojaa mara tatu kwa siku, kwa wanaume na wanawake warefu au wenye kazi nyingi walio na uzito uliozidi.',
  'Men and larger or active adults with a body mass index above 25 who need more than 2300 kcal to keep their weight.':
    'Wanaume na watu wazima wenye miili mikubwa au kazi nyingi, wenye BMI zaidi ya 25, wanaohitaji zaidi ya kcal 2300 kudumisha uzito wao.',
  'Not in pregnancy, while breastfeeding, under 18 or with an eating disorder.':
    'Usiutumie ukiwa mjamzito, unaponyonyesha, ukiwa chini ya miaka 18 au ukiwa na ugonjwa wa ulaji.',
  'With diabetes or blood-pressure medicine, ask your clinic: doses may have to fall with the weight.':
    'Ukitumia dawa za kisukari au shinikizo la damu, iulize kliniki yako: huenda dozi za dawa zikahitaji kupungua pamoja na uzito.',
  'Keep your weight, eat the rainbow': 'Dumisha uzito wako, kula rangi zote',
  'A balanced Kenyan week of about 2000 kcal: whole grain, pulses daily, greens twice a day, fish twice a week.':
    'Wiki ya Kenya yenye uwiano, takriban kcal 2000: nafaka zisizokobolewa, maharagwe au ndengu kila siku, mboga za majani mara mbili kwa siku, samaki mara mbili kwa wiki.',
  'Adults of healthy weight who sit for part of the day and move for part of it.':
    'Watu wazima wenye uzito wa afya wanaokaa sehemu ya siku na kusonga sehemu nyingine.',
  'If you are pregnant, breastfeeding or under 18, take the plan made for you.':
    'Ikiwa wewe ni mjamzito, unanyonyesha au uko chini ya miaka 18, tumia mpango uliotengenezwa kwa ajili yako.',
  'With kidney disease, ask a nutritionist: pulses, greens and fruit hold potassium.':
    'Ukiwa na ugonjwa wa figo, muulize mtaalamu wa lishe: jamii ya kunde, mboga za majani na matunda yana potasiamu.',
  'Gain weight with good food': 'Ongeza uzito kwa chakula bora',
  'Three large meals and three snacks, at least 2800 kcal, rich in groundnuts, avocado, milk and eggs.':
    'Milo mitatu mikubwa na vitafunio vitatu, angalau kcal 2800, yenye njugu karanga, parachichi, maziwa na mayai kwa wingi.',
  'Adults who are too thin, train hard or come back from an illness, with a clinician who knows why weight was lost.':
    'Watu wazima waliokonda kupita kiasi, wanaofanya mazoezi makali au wanaopona ugonjwa, pamoja na mhudumu wa afya anayejua kwa nini uzito ulipungua.',
  'Weight lost without trying needs tests first, among them TB, HIV, diabetes and thyroid.':
    'Uzito uliopungua bila kukusudia unahitaji vipimo kwanza, vikiwemo vya kifua kikuu, VVU, kisukari na thairoidi.',
  'With diabetes or kidney disease, have the plan changed by a nutritionist.':
    'Ukiwa na kisukari au ugonjwa wa figo, mtaalamu wa lishe akubadilishie mpango huu.',
  'Steady sugar: a diabetes-aware week': 'Sukari thabiti: wiki kwa wenye kisukari',
  'Even portions of whole grain and pulses, greens at each meal, fruit whole and no sugar in tea: about 1700 kcal.':
    'Migawo sawa ya nafaka zisizokobolewa na jamii ya kunde, mboga za majani kila mlo, matunda mazima na chai bila sukari: takriban kcal 1700.',
  'Adults with type 2 diabetes or raised glucose who are under the care of a clinic.':
    'Watu wazima wenye kisukari cha aina ya 2 au sukari iliyopanda, walio chini ya uangalizi wa kliniki.',
  'With insulin or tablets such as glibenclamide or gliclazide, show the plan to your clinic before you begin; less starch may need less medicine.':
    'Ukitumia insulini au tembe kama glibenclamide au gliclazide, ionyeshe kliniki yako mpango huu kabla ya kuanza; ukipunguza wanga, huenda dozi ya dawa ikahitaji kupunguzwa.',
  'Glucose below 3.9 mmol/L: take sugar or juice at once. At 16.7 or above, or with vomiting: hospital.':
    'Sukari ya damu chini ya 3.9 mmol/L: kula sukari au kunywa juisi mara moja. Ikifika 16.7 au zaidi, au ukitapika: nenda hospitali.',
  'Less salt, more greens: blood-pressure aware': 'Chumvi kidogo, mboga zaidi: kwa wenye shinikizo la damu',
  'Under 2 g of sodium a day, rich in greens, fruit, pulses and mala: about 1900 kcal of food cooked with little salt.':
    'Chini ya g 2 za sodiamu kwa siku, yenye mboga za majani, matunda, jamii ya kunde na mala kwa wingi: takriban kcal 1900 za chakula kilichopikwa kwa chumvi kidogo.',
  'Adults with raised blood pressure, beside their tablets and readings.':
    'Watu wazima wenye shinikizo la juu la damu, pamoja na tembe zao na vipimo vyao.',
  'Go on with every tablet. A reading of 180/120 or more is an emergency.':
    'Endelea kumeza kila tembe. Kipimo cha 180/120 au zaidi ni dharura.',
  'With kidney disease, heart failure, or tablets such as spironolactone or enalapril, ask first: this plan is rich in potassium.':
    'Ukiwa na ugonjwa wa figo, moyo kushindwa kufanya kazi, au ukitumia tembe kama spironolactone au enalapril, uliza kwanza: mpango huu una potasiamu nyingi.',
  'Eating well in pregnancy': 'Kula vizuri wakati wa ujauzito',
  'About 2300 kcal with iron, folate, calcium and protein at every meal, beside the tablets of the antenatal clinic.':
    'Takriban kcal 2300 zenye madini ya chuma, foleti, kalsiamu na protini katika kila mlo, pamoja na tembe za kliniki ya wajawazito.',
  'Women in the second and third third of pregnancy who go to antenatal care. It is no plan for losing weight.':
    'Wanawake walio katika miezi ya kati na ya mwisho ya ujauzito wanaohudhuria kliniki ya wajawazito. Huu si mpango wa kupunguza uzito.',
  'Take the iron and folic acid of the clinic daily, away from tea and milk.':
    'Meza madini ya chuma na asidi ya foliki ya kliniki kila siku, si pamoja na chai wala maziwa.',
  'With diabetes or high pressure in pregnancy, the clinic changes this plan with you.':
    'Ukiwa na kisukari au shinikizo la juu la damu wakati wa ujauzito, kliniki itabadilisha mpango huu pamoja nawe.',
  'Bleeding, strong headache, swelling of the face or a baby that moves less: maternity unit now.':
    'Kutokwa na damu, kuumwa sana na kichwa, kuvimba uso au mtoto anayecheza kidogo: nenda hospitali ya uzazi sasa hivi.',
  'Strength while breastfeeding': 'Nguvu unaponyonyesha',
  'About 2500 kcal of home food with plenty to drink: milk is made from meals, not from one special herb.':
    'Takriban kcal 2500 za chakula cha nyumbani na vinywaji vya kutosha: maziwa hutokana na milo, si mmea mmoja maalumu.',
  'Mothers who breastfeed, above all in the first six months.':
    'Akina mama wanaonyonyesha, hasa katika miezi sita ya kwanza.',
  'No weight-loss plan in this time; slow loss comes by itself.':
    'Usifuate mpango wa kupunguza uzito wakati huu; uzito hupungua polepole wenyewe.',
  'Low mood, fear or no joy for two weeks after the birth: tell your clinic.':
    'Huzuni, hofu au kukosa furaha kwa wiki mbili baada ya kujifungua: iambie kliniki yako.',
  'Ask before you take herbs to make milk; feeding often is what makes it.':
    'Uliza kabla ya kutumia mitishamba ya kuongeza maziwa; kunyonyesha mara nyingi ndiko kunakoyaongeza.',
  'A full week on a small budget': 'Wiki nzima kwa bajeti ndogo',
  'Maize, beans, ndengu, greens, omena and eggs: about 2000 kcal and enough protein from the cheapest shelves.':
    'Mahindi, maharagwe, ndengu, mboga za majani, omena na mayai: takriban kcal 2000 na protini ya kutosha kutoka vyakula vya bei nafuu zaidi.',
  'Adults who must feed themselves well for little money.':
    'Watu wazima wanaohitaji kula vizuri kwa pesa kidogo.',
  'With diabetes, take the portions of the diabetes-aware plan.':
    'Ukiwa na kisukari, tumia migawo ya mpango wa wenye kisukari.',
  'Children under 5 need egg, milk or fish more often than this.':
    'Watoto wa chini ya miaka 5 wanahitaji yai, maziwa au samaki mara nyingi zaidi ya hivi.',
  'One pot for the family': 'Chungu kimoja kwa familia',
  'A week in which everybody eats the same: portions are for an adult of 2000 kcal, children take theirs from the same pot.':
    'Wiki ambayo kila mtu anakula chakula kilekile: migawo ni ya mtu mzima wa kcal 2000, watoto huchukua chakula chao kutoka chungu kilekile.',
  'Families with children over 2 years. Scale the shopping list by the number of adult portions: a child of 4 to 8 eats about two thirds.':
    'Familia zenye watoto wa zaidi ya miaka 2. Rekebisha orodha ya ununuzi kwa idadi ya migawo ya watu wazima: mtoto wa miaka 4 hadi 8 hula takriban theluthi mbili.',
  'Babies from 6 to 23 months need their own soft food besides breast milk; ask at the child clinic.':
    'Watoto wa miezi 6 hadi 23 wanahitaji chakula chao laini pamoja na maziwa ya mama; uliza kwenye kliniki ya watoto.',
  'Groundnuts whole are dangerous for children under 5: give them ground.':
    'Njugu karanga nzima ni hatari kwa watoto wa chini ya miaka 5: wape zilizosagwa.',
  'Student: one burner, one pot': 'Mwanafunzi: jiko moja, sufuria moja',
  'About 2100 kcal with one burner and no fridge: eggs, ndengu, fruit, groundnuts and a kibanda lunch chosen well.':
    'Takriban kcal 2100 kwa jiko moja bila friji: mayai, ndengu, matunda, njugu karanga na chakula cha mchana cha kibandani kilichochaguliwa vizuri.',
  'Students and young workers who cook in one pot and eat one meal out.':
    'Wanafunzi na vijana wafanyakazi wanaopika kwa sufuria moja na kula mlo mmoja nje.',
  'If you skip meals to control your weight or feel out of control with food, talk to someone at the student clinic.':
    'Ikiwa unaruka milo ili kudhibiti uzito wako au unahisi kushindwa kujizuia kula, zungumza na mtu kwenye kliniki ya wanafunzi.',
  'A week from the coast': 'Wiki kutoka pwani',
  'Mbaazi, coconut rice, fish, cassava and mchicha, about 2000 kcal, with the coconut measured.':
    'Mbaazi, wali wa nazi, samaki, muhogo na mchicha, takriban kcal 2000, nazi ikiwa imepimwa.',
  'Adults who like the food of Mombasa, Kilifi, Kwale and Lamu.':
    'Watu wazima wanaopenda chakula cha Mombasa, Kilifi, Kwale na Lamu.',
  'Coconut milk is rich in saturated fat; with high cholesterol cook every second dish without it.':
    'Tui la nazi lina mafuta mengi mazito; ukiwa na kolesteroli ya juu, pika nusu ya vyakula bila tui.',
  'With diabetes, leave out mahamri and take half the rice.':
    'Ukiwa na kisukari, acha mahamri na ule nusu ya wali.',
  'Vegetarian with pulses, eggs and milk': 'Bila nyama: jamii ya kunde, mayai na maziwa',
  'No meat and no fish: pulses twice a day, eggs, mala and seeds, about 1900 kcal with iron in mind.':
    'Bila nyama wala samaki: jamii ya kunde mara mbili kwa siku, mayai, mala na mbegu, takriban kcal 1900, madini ya chuma yakizingatiwa.',
  'Adults who eat no meat or fish, by faith, choice or for a season.':
    'Watu wazima wasiokula nyama wala samaki, kwa imani, kwa hiari au kwa msimu.',
  'Without eggs and milk, take vitamin B12 after asking a clinician.':
    'Ikiwa huli mayai wala maziwa, tumia vitamini B12 baada ya kumuuliza mhudumu wa afya.',
  'Pregnant or with low iron: have your haemoglobin measured and take the clinic’s tablets.':
    'Ukiwa mjamzito au na upungufu wa madini ya chuma: upimwe hemoglobini na utumie tembe za kliniki.',
  'High protein for training': 'Protini nyingi kwa mazoezi',
  'At least 110 g of protein a day from eggs, fish, lean meat, pulses and mala, about 2100 kcal.':
    'Angalau g 110 za protini kwa siku kutoka mayai, samaki, nyama isiyo na mafuta, jamii ya kunde na mala, takriban kcal 2100.',
  'Adults who train three or more days a week, or lose weight and want to keep muscle.':
    'Watu wazima wanaofanya mazoezi siku tatu au zaidi kwa wiki, au wanaopunguza uzito na kutaka kudumisha misuli.',
  'With kidney disease, do not use it without a clinician.':
    'Ukiwa na ugonjwa wa figo, usiutumie bila mhudumu wa afya.',
  'With gout, take the omena, liver and red meat days from another plan.':
    'Ukiwa na jongo (gout), siku za omena, maini na nyama nyekundu tumia za mpango mwingine.',
  'Fasting 16:8 with two full plates': 'Mfungo wa 16:8 wenye sahani mbili kamili',
  'Noon to eight in the evening: two full plates and a snack, about 1800 kcal, so that the window is no feast.':
    'Saa sita mchana hadi saa mbili usiku: sahani mbili kamili na kitafunio, takriban kcal 1800, ili muda wa kula usiwe karamu.',
  'Healthy adults who have passed the fasting screening and like to skip breakfast.':
    'Watu wazima wenye afya ambao majibu yao yanawaruhusu kufunga na wanaopenda kuruka kiamsha kinywa.',
  'Not under 18, in pregnancy or breastfeeding, with a body mass index under 18.5, an eating disorder, type 1 diabetes, insulin or tablets such as glibenclamide.':
    'Usiutumie ukiwa chini ya miaka 18, ukiwa mjamzito, ukinyonyesha, ukiwa na BMI chini ya 18.5, ugonjwa wa ulaji au kisukari cha aina ya 1, au ukitumia insulini au tembe kama glibenclamide.',
  'With other medicines that need food, ask first. Faintness, confusion, chest pain or palpitations end the fast.':
    'Ukitumia dawa nyingine zinazohitaji chakula, uliza kwanza. Ukihisi kuzirai, kuchanganyikiwa, maumivu ya kifua au moyo kwenda mbio, acha kufunga mara moja.',
} as const;

/** The tips of the ready weeks. */
export const planTips = {
  'Fill half of the plate with greens, a quarter with pulses, fish or meat, a quarter with ugali, rice or potato.':
    'Jaza nusu ya sahani kwa mboga za majani, robo kwa jamii ya kunde, samaki au nyama, na robo kwa ugali, wali au viazi.',
  'Measure oil with a spoon: one tablespoon for a pan that feeds four.':
    'Pima mafuta kwa kijiko: kijiko kimoja kikubwa kwa sufuria inayolisha watu wanne.',
  'Drink water and sugar-free tea; a bottle of soda is as much energy as a plate of greens and beans.':
    'Kunywa maji na chai bila sukari; chupa ya soda ina nishati sawa na sahani ya mboga na maharagwe.',
  'Weigh yourself once a week on the same morning, not every day.':
    'Jipime mara moja kwa wiki asubuhi ileile, si kila siku.',
  'Eat slowly and leave the table after one plate; wait ten minutes before more.':
    'Kula polepole na uondoke mezani baada ya sahani moja; ngoja dakika kumi kabla ya kuongeza.',
  'Keep nyama choma for Sunday and share it; the fat drips, the beer does not.':
    'Weka nyama choma kwa Jumapili na uile pamoja na wengine; mafuta hudondoka motoni, lakini kalori za bia hubaki.',
  'Change the greens through the week: sukuma, terere, managu, kunde, cabbage.':
    'Badilisha mboga za majani wiki nzima: sukuma, terere, managu, kunde, kabichi.',
  'Cook pulses twice a week in a large pot and freeze or chill portions.':
    'Pika maharagwe au ndengu mara mbili kwa wiki kwenye sufuria kubwa, kisha ugandishe migawo au uiweke kwenye friji.',
  'Two fruits a day, bought in season.': 'Matunda mawili kwa siku, yaliyonunuliwa kwa msimu wake.',
  'Drink between meals, not before them, so that the stomach has room for food.':
    'Kunywa kati ya milo, si kabla yake, ili tumbo liwe na nafasi ya chakula.',
  'Stir groundnut paste, milk powder or an egg into porridge.':
    'Koroga siagi ya karanga, maziwa ya unga au yai ndani ya uji.',
  'Lift something heavy twice a week: without work, gained weight is mostly fat.':
    'Inua kitu kizito mara mbili kwa wiki: bila kazi, uzito unaoongezeka huwa zaidi ni mafuta.',
  'Eat at the same hours and share starch evenly: about a fist of ugali, rice or potato a meal.':
    'Kula saa zilezile na ugawanye wanga sawasawa: takriban ngumi moja ya ugali, wali au viazi kwa mlo.',
  'Eat greens and pulses first, starch last.': 'Kula mboga za majani na jamii ya kunde kwanza, wanga mwisho.',
  'Walk for 15 minutes after each large meal, and look at your feet every evening.':
    'Tembea kwa dakika 15 baada ya kila mlo mkubwa, na uangalie miguu yako kila jioni.',
  'Leave stock cubes, crisps, sausages and salted nuts out of the house.':
    'Usiweke nyumbani cubes za mchuzi, crisps, soseji wala karanga zenye chumvi.',
  'Season with lemon, garlic, dhania, ginger and chilli, and halve the salt of every dish.':
    'Tia ladha kwa limau, kitunguu saumu, dhania, tangawizi na pilipili, na upunguze chumvi ya kila chakula kwa nusu.',
  'Cook greens and pulses without salt and add one pinch at the table.':
    'Pika mboga za majani na jamii ya kunde bila chumvi, na uongeze chumvi kidogo tu mezani.',
  'Cook eggs, meat and fish through, and drink only boiled or packaged milk.':
    'Pika mayai, nyama na samaki hadi viive kabisa, na unywe maziwa yaliyochemshwa au ya pakiti pekee.',
  'No alcohol, no soil or stones, and at most two cups of tea or coffee a day.':
    'Hakuna pombe, hakuna udongo wala mawe, na vikombe visivyozidi viwili vya chai au kahawa kwa siku.',
  'Leave liver out: it holds very much vitamin A. This plan has none.':
    'Usile maini: yana vitamini A nyingi mno. Mpango huu hauna maini.',
  'Put a glass of water or thin uji where you feed.':
    'Weka glasi ya maji au uji mwepesi mahali unaponyonyeshea.',
  'Let others cook one large pot a day; githeri and beans last.':
    'Wengine wapike sufuria moja kubwa kwa siku; githeri na maharagwe hukaa.',
  'Go on with the iron tablets as long as the clinic says.':
    'Endelea na tembe za madini ya chuma kwa muda ambao kliniki imesema.',
  'Soak beans and ndengu overnight: they need half the charcoal.':
    'Loweka maharagwe na ndengu usiku kucha: yatahitaji nusu ya makaa.',
  'Buy maize, beans and onions for the month at the large market, greens every second day.':
    'Nunua mahindi, maharagwe na vitunguu vya mwezi kwenye soko kubwa, na mboga za majani kila baada ya siku moja.',
  'Omena and eggs give more protein for a shilling than meat.':
    'Kwa shilingi moja, omena na mayai hutoa protini nyingi kuliko nyama.',
  'Take the children’s share before you add chilli and the last salt.':
    'Toa sehemu ya watoto kabla ya kuongeza pilipili na chumvi ya mwisho.',
  'Let each child choose one green and one fruit at the market.':
    'Kila mtoto achague mboga moja na tunda moja sokoni.',
  'Cook double on Sunday: stew for Monday costs no charcoal.':
    'Pika maradufu Jumapili: mchuzi wa Jumatatu hautumii makaa.',
  'At the kibanda ask for more greens and half the soup fat; beans and ndengu are the best buy.':
    'Kibandani omba mboga zaidi na nusu ya mafuta ya mchuzi; maharagwe na ndengu ndivyo vyenye thamani zaidi.',
  'Cook ndengu in the evening and eat it for two meals; without a fridge boil it again in the morning.':
    'Pika ndengu jioni na uile kwa milo miwili; bila friji, ichemshe tena asubuhi.',
  'Groundnuts and bananas in the bag cost less than crisps and soda.':
    'Njugu karanga na ndizi mkobani hugharimu kidogo kuliko crisps na soda.',
  'Thin coconut milk with as much water: the taste stays, half of the fat goes.':
    'Ongeza maji kwenye tui la nazi kwa kiasi sawa: ladha hubaki, nusu ya mafuta huondoka.',
  'Grill fish with tamarind, lemon and garlic more often than you fry it.':
    'Choma samaki kwa ukwaju, limau na kitunguu saumu mara nyingi kuliko unavyomkaanga.',
  'Mahamri are for Friday; on other mornings cassava, sweet potato or uji.':
    'Mahamri ni ya Ijumaa; asubuhi nyingine kula muhogo, kiazi kitamu au uji.',
  'Eat a guava, orange or lemon with pulses and greens: it opens the door for iron.':
    'Kula pera, chungwa au limau pamoja na jamii ya kunde na mboga za majani: husaidia mwili kufyonza madini ya chuma.',
  'Tea an hour after the meal, not with it.': 'Kunywa chai saa moja baada ya mlo, si pamoja nao.',
  'Pumpkin seeds or sesame on greens add zinc and calcium.':
    'Mbegu za malenge au ufuta juu ya mboga za majani huongeza zinki na kalsiamu.',
  'Share protein over the day: 25 to 35 g a meal is enough for muscle to use.':
    'Gawanya protini kwa siku nzima: g 25 hadi 35 kwa mlo zinatosha misuli kutumia.',
  'Omena, eggs, ndengu and mala cost less than powder from a tin and do the same.':
    'Omena, mayai, ndengu na mala hugharimu kidogo kuliko poda ya mkebe na hufanya kazi ileile.',
  'Eat starch around training; it is what lets you lift.':
    'Kula wanga karibu na wakati wa mazoezi; ndio unaokupa nguvu ya kuinua.',
  'Water, black coffee and tea without sugar and milk are fine outside the window.':
    'Maji, kahawa bila maziwa na chai bila sukari wala maziwa ni sawa nje ya muda wa kula.',
  'Open the window with protein and greens, not with mandazi.':
    'Anza muda wa kula kwa protini na mboga za majani, si kwa mandazi.',
  'Finish supper two hours before sleep.': 'Maliza chakula cha jioni saa mbili kabla ya kulala.',
} as const;
