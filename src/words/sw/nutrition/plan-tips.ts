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
