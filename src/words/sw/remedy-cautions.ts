import { amounts, doses, keeps } from './remedy-cautions/doses.ts';
import { seeClinician } from './remedy-cautions/see-clinician.ts';
import { steps } from './remedy-cautions/steps.ts';

/** Steps that tell what must not be, what comes first and what to test. */
export const cautiousSteps = {
  // Drunk and eaten
  'Pour in exactly one litre of safe water and the whole sachet, then stir until it is clear.':
    'Mimina lita moja kamili ya maji salama na pakiti nzima, kisha ukoroge hadi yawe maangavu.',
  'For a child under 5, ask the pharmacy or clinic for zinc tablets and give them for 10 to 14 days.':
    'Kwa mtoto wa chini ya miaka 5, omba tembe za zinki kwenye duka la dawa au kliniki, na umpe kwa siku 10 hadi 14.',
  'Level the spoon with a knife: six teaspoons of sugar, half a teaspoon of salt, never more.':
    'Sawazisha kijiko kwa kisu: vijiko sita vya chai vya sukari na nusu kijiko cha chai cha chumvi; usizidishe kamwe.',
  'Stir until nothing is left at the bottom. It must taste no saltier than tears; if it does, throw it away.':
    'Koroga hadi kusibaki kitu chini. Ladha yake lazima isizidi chumvi ya machozi; ikizidi, mwaga yote.',
  'Give small sips often and send for sachets and, for children, zinc.':
    'Mpe kidogo kidogo mara kwa mara, na utume mtu alete pakiti za ORS na, kwa watoto, zinki.',
  'Drink between meals, not with them, and let someone else fry food if the smell troubles you.':
    'Kunywa kati ya milo, si pamoja nayo, na mtu mwingine akaange chakula ikiwa harufu inakusumbua.',
  'Take the iron and folic acid of the clinic with food in the evening if mornings are hard.':
    'Meza madini ya chuma na asidi ya foliki za kliniki pamoja na chakula jioni, ikiwa asubuhi ni ngumu kwako.',
  'Take medicines first and wait one hour, because the husk can carry them away.':
    'Meza dawa kwanza na ungoje saa moja, kwa sababu maganda haya yanaweza kuzibeba na kuzitoa mwilini.',
  'Be sure that the child is past the first birthday.': 'Hakikisha kwamba mtoto ameshatimiza mwaka mmoja.',
  'Raise the head of an older child or adult with one more pillow.':
    'Kwa mtoto mkubwa au mtu mzima, inua kichwa kwa mto mmoja zaidi.',
  'Go for a malaria test today, also when you slept under a net and also when it is “only the flu”.':
    'Nenda upimwe malaria leo, hata ikiwa ulilala ndani ya chandarua na hata ikiwa ni “mafua tu”.',
  'Wear light clothes and stay in the shade. No cold baths and no extra blankets.':
    'Vaa nguo nyepesi na ukae kivulini. Usioge maji baridi wala usijifunike blanketi za ziada.',
  'Ask a pharmacist for paracetamol by age and weight; no aspirin for anyone under 16.':
    'Mwombe mfamasia paracetamol kulingana na umri na uzito; usimpe aspirin mtu yeyote wa chini ya miaka 16.',
  'If the test is positive, finish every tablet you are given. If it is negative and the fever stays, go back.':
    'Kipimo kikionyesha malaria, meza dozi nzima ya tembe ulizopewa hadi siku ya mwisho. Kisipoonyesha na homa ikaendelea, rudi kliniki.',
  'Stir the flour into a little cold water until no lumps are left.':
    'Koroga unga kwenye maji baridi kidogo hadi mabonge yaishe.',
  'Soak the beans overnight and throw the water away; it lowers what binds iron.':
    'Loweka maharagwe usiku kucha na umwage maji hayo; hilo hupunguza kinachozuia madini ya chuma.',
  'Eat the fruit with the meal, not hours later.': 'Kula tunda pamoja na mlo, si saa kadhaa baadaye.',
  'Keep tea, coffee and milk an hour away from this meal, and 2 hours away from iron tablets.':
    'Kunywa chai, kahawa na maziwa kwa tofauti ya saa moja na mlo huu, na kwa tofauti ya saa 2 na tembe za madini ya chuma.',
  'Go on with every tablet. Cut salt, stock cubes and crisps; walk half an hour on most days.':
    'Endelea na kila tembe. Punguza chumvi, cubes za mchuzi na crisps; tembea nusu saa siku nyingi za wiki.',
  'Add the pinch of salt and mash it. For a child, mash in the banana.':
    'Ongeza ile chumvi kidogo na uponde. Kwa mtoto, ponda pamoja na ndizi.',
  'Warm the milk with the spice for 5 minutes; do not add sugar.':
    'Pasha maziwa moto pamoja na kiungo kwa dakika 5; usiongeze sukari.',
  'No tea, coffee, cola or khat after 2 in the afternoon, and no alcohol as a sleeping drink.':
    'Baada ya saa nane mchana (2 p.m.) usinywe chai, kahawa wala cola, usitafune miraa, wala usinywe pombe ili upate usingizi.',
  'Drink it an hour before bed, two hours away from medicines.':
    'Inywe saa moja kabla ya kulala, kwa tofauti ya saa mbili na dawa.',
  'Season and drink at once, cool but not icy.':
    'Tia viungo na unywe mara moja, ikiwa ya baridi lakini si ya barafu.',
  'For a small child, mash it and leave out salt.': 'Kwa mtoto mdogo, ponda na usiweke chumvi.',
  'End at once if your ankles swell, your head aches or your muscles feel weak.':
    'Acha kuitumia mara moja vifundo vya miguu vikivimba, kichwa kikiuma au ukihisi misuli dhaifu.',
  'Drink it warm after supper. Do not mix it with sleeping tablets or alcohol.':
    'Inywe ikiwa ya vuguvugu baada ya chakula cha jioni. Usiichanganye na tembe za usingizi wala pombe.',
  // Rinsed, bathed and breastfed
  'Fill it a hand deep with warm water; test it with the elbow. Add nothing to it.':
    'Lijaze maji ya uvuguvugu kina cha kiganja; yapime joto kwa kiwiko. Usiongeze chochote ndani yake.',
  'Rise slowly, because warm water can make you dizzy.':
    'Inuka polepole, kwa sababu maji ya uvuguvugu yanaweza kukuletea kizunguzungu.',
  'Go on until the glass is empty. Do not swallow it.': 'Endelea hadi glasi iishe. Usimeze.',
  'Boil the water for 5 minutes and let it cool to body warmth. Never use water straight from the tap, river or tank.':
    'Chemsha maji kwa dakika 5 na uyaache yapoe hadi joto la mwili. Usitumie kamwe maji yaliyotoka moja kwa moja kwenye bomba, mto au tangi.',
  'Feed the baby first, or express a little, so that the breast is softer.':
    'Mnyonyeshe mtoto kwanza, au kamua maziwa kidogo, ili titi lilainike.',
  'Wash the breast before the next feed and throw the leaves away.':
    'Osha titi kabla ya kunyonyesha tena, na utupe majani.',
  'Go as soon as you need to, do not hurry, and go again after sex.':
    'Nenda kukojoa mara tu unapohisi haja, usiharakishe, na uende tena baada ya kujamiiana.',
  'Wipe from front to back and use plain water, no soap or vinegar, inside.':
    'Jipanguse kutoka mbele kwenda nyuma, na kwa ndani tumia maji matupu; usitumie sabuni wala siki.',
  'If the burning is not gone within 24 hours, take a urine sample to a clinic.':
    'Mkojo usipoacha kuchoma ndani ya saa 24, peleka sampuli ya mkojo kliniki.',
  // Warmth, cold and burns
  'Hold it on the lower belly or back for 20 minutes; the skin should turn pink, not red.':
    'Ishikilie kwenye tumbo la chini au mgongoni kwa dakika 20; ngozi iwe ya waridi, si nyekundu.',
  'Rest 20 minutes and repeat. Do not sleep on it.': 'Pumzika dakika 20 na urudie. Usilale juu yake.',
  'Hold the wrapped cold pack on it for 15 minutes, every 3 hours while awake. Never ice on bare skin.':
    'Shikilia juu yake kitu cha baridi kilichofungwa kitambaa kwa dakika 15, kila saa 3 ukiwa macho. Usiweke kamwe barafu moja kwa moja kwenye ngozi.',
  'Take the person away from the heat, and take off rings, watches and clothes that do not stick.':
    'Mwondoe aliyeungua kwenye moto, na umvue pete, saa na nguo ambazo hazijashikana na ngozi.',
  'Let cool running water flow over the burn for 20 minutes by the clock.':
    'Acha maji ya baridi yanayotiririka yapite juu ya jeraha la moto kwa dakika 20 kamili, ukitazama saa.',
  'Put on no toothpaste, egg, flour, oil, butter, ash or ice: they harm the skin and hide the burn.':
    'Usipake dawa ya meno, yai, unga, mafuta, siagi, majivu wala barafu: hudhuru ngozi na huficha jeraha.',
  'Cover it with a clean cloth or cling film laid on, not wound around.':
    'Lifunike kwa kitambaa safi au plastiki ya chakula (cling film) iliyowekwa juu tu; usiizungushe.',
  'Leave blisters closed, and ask a pharmacist about paracetamol.':
    'Usipasue malengelenge, na umuulize mfamasia kuhusu paracetamol.',
  'Warm the oil in a cup of warm water; test it on the wrist.':
    'Pasha mafuta joto kwa kuweka chombo chake kwenye kikombe cha maji ya moto kiasi; yapime joto kwenye kifundo cha mkono.',
  'Wipe off what is left and put on socks. Oily soles slip on tiles.':
    'Panguza yanayobaki na uvae soksi. Nyayo zenye mafuta huteleza kwenye vigae.',
  // Skin, hair and eyes
  'From a fresh leaf, let the yellow sap run off for 10 minutes, wash it, and take only the clear gel.':
    'Acha utomvu wa njano wa jani bichi utoke kwa dakika 10, lioshe, na utumie jeli angavu tu.',
  'Try a little on the inner arm for an hour first.': 'Kwanza jaribu kidogo ndani ya mkono kwa saa moja.',
  'Try a little on the inner arm the first time. Then spread a thin layer over the dry places.':
    'Mara ya kwanza jaribu kidogo ndani ya mkono. Kisha paka safu nyembamba kwenye sehemu kavu.',
  'Try it on the inner arm and wait an hour the first time.':
    'Mara ya kwanza ijaribu ndani ya mkono na ungoje saa moja.',
  'Bathe for 5 minutes in lukewarm water, with soap only where it is needed.':
    'Oga kwa dakika 5 kwa maji ya uvuguvugu, na utumie sabuni pale inapohitajika tu.',
  'Pat dry until the skin is damp, not wet.':
    'Jikaushe kwa kugusagusa hadi ngozi iwe na unyevu kidogo, si majimaji.',
  'Sit in it or pour it over the skin for 10 to 15 minutes. The basin becomes slippery: hold children.':
    'Kaa ndani yake au ujimwagie kwenye ngozi kwa dakika 10 hadi 15. Beseni huteleza: washike watoto.',
  'Strain through the cloth. Try a little behind the ear and wait a day the first time.':
    'Chuja kwa kitambaa. Mara ya kwanza jaribu kidogo nyuma ya sikio na ungoje siku moja.',
  'Rinse well. Throw the rest away where no child or animal drinks it.':
    'Suuza vizuri. Mwaga yanayobaki mahali ambapo mtoto wala mnyama hawezi kuyanywa.',
  'Repeat on days 5, 9 and 13; on day 17 nothing living may be left.':
    'Rudia siku ya 5, ya 9 na ya 13; siku ya 17 asibaki chawa hai hata mmoja.',
  'Look through everybody in the house on the same day. Use no kerosene, petrol or farm spray, ever.':
    'Kagua kila mtu nyumbani siku hiyo hiyo. Usitumie kamwe mafuta ya taa, petroli wala dawa ya kunyunyizia shambani.',
  'Soak the cloth in warm boiled water and test it on the wrist.':
    'Loweka kitambaa kwenye maji ya uvuguvugu yaliyochemshwa, na upime joto lake kwenye kifundo cha mkono.',
  'Do not press the stye and put no milk, herb, urine or lemon into the eye. Leave out lenses and make-up.':
    'Usikamue chokea, na usitie maziwa, mitishamba, mkojo wala limau machoni. Usivae lenzi wala usipake vipodozi.',
  // Mouth and teeth
  'Ask a pharmacist for a painkiller that suits you. Put no aspirin, alcohol or battery acid on the tooth.':
    'Mwombe mfamasia dawa ya maumivu inayokufaa. Usiweke aspirin, pombe wala asidi ya betri kwenye jino.',
  'Book the dentist today: the hole remains when the pain goes.':
    'Weka miadi na daktari wa meno leo: tundu hubaki hata maumivu yakiisha.',
  'Leave out chilli, sour fruit and very hot tea until it is better.':
    'Acha pilipili, matunda machachu na chai ya moto sana hadi upate nafuu.',
  'Take the oil into the mouth before breakfast and move it between the teeth for 5 minutes. No gargling.':
    'Weka mafuta mdomoni kabla ya kiamsha kinywa na uyapitishe kati ya meno kwa dakika 5. Usisukutue koo nayo.',
  'Spit it into the bin, not the sink, and do not swallow it.':
    'Yateme kwenye pipa la taka, si kwenye sinki, na usiyameze.',
} as const;

/** The line under a remedy’s title where it sets a limit. */
export const summaries = {
  'A sachet from the pharmacy in one litre of clean water: the first thing to do for any watery diarrhoea.':
    'Pakiti moja kutoka duka la dawa kwenye lita moja ya maji safi: jambo la kwanza la kufanya mtu anapoharisha maji.',
  'Six level teaspoons of sugar and half a level teaspoon of salt in a litre: a bridge when no ORS is at hand.':
    'Vijiko sita vya chai vya sukari na nusu kijiko cha chai cha chumvi, vilivyosawazishwa, kwenye lita moja: msaada wa muda wakati hakuna ORS.',
  'Plain honey half an hour before bed calms the night cough of a cold in children over one year.':
    'Asali tupu nusu saa kabla ya kulala hutuliza kikohozi cha usiku cha mafua kwa watoto wa zaidi ya mwaka mmoja.',
  'Two cups of sour hibiscus tea a day, with less salt and a weekly reading. It adds to tablets and never takes their place.':
    'Vikombe viwili vya chai chachu ya choya kwa siku, pamoja na kupunguza chumvi na kupima presha kila wiki. Huongezea kazi ya tembe, na kamwe haichukui nafasi ya tembe.',
  'Clean, cool leaves between feeds ease heavy breasts in the first weeks, while the baby drinks often.':
    'Majani safi ya baridi kati ya vipindi vya kunyonyesha huyapa nafuu matiti mazito katika wiki za kwanza, mtoto akinyonya mara nyingi.',
  'Most headaches are thirst, hunger, tension or too little sleep: start there before a tablet.':
    'Maumivu mengi ya kichwa ni kiu, njaa, kukaza mwili au kukosa usingizi: anza hapo kabla ya tembe.',
  'Cool running water for twenty full minutes, within three hours, is the best thing anyone can do for a burn.':
    'Maji ya baridi yanayotiririka kwa dakika ishirini kamili, ndani ya saa tatu, ndiyo msaada bora zaidi ambao mtu yeyote anaweza kumpa aliyeungua.',
  'A cooled neem infusion poured over the washed scalp twice a week. For outside use only.':
    'Maji ya mwarobaini yaliyopoa yanayomwagwa kwenye ngozi ya kichwa iliyooshwa, mara mbili kwa wiki. Kwa matumizi ya nje tu.',
  'Conditioner and a fine comb, every four days for two weeks: slow, cheap and without poison.':
    'Kilainisha nywele na kitana chembamba, kila baada ya siku nne kwa wiki mbili: huchukua muda, ni nafuu na hakuna sumu.',
  'A whole clove held beside the sore tooth numbs it for an hour or two while you arrange the dentist.':
    'Karafuu nzima ikishikiliwa kando ya jino linalouma hulitia ganzi kwa saa moja au mbili, unapopanga kumwona daktari wa meno.',
  'The classical powder of three fruits, half a teaspoon in warm water, for a slow bowel. Two weeks at most.':
    'Unga wa kale wa matunda matatu, nusu kijiko cha chai kwenye maji ya uvuguvugu, kwa choo kinachochelewa. Usizidi wiki mbili.',
  'A sweet, coating drink for a scratchy throat. One cup a day, five days at most: liquorice raises blood pressure.':
    'Kinywaji kitamu kinachofunika koo linalowasha. Kikombe kimoja kwa siku, usizidi siku tano: susi hupandisha shinikizo la damu.',
  'Turmeric simmered in milk with a pinch of pepper: a warm evening cup of food, not a strong medicine.':
    'Manjano yaliyochemshwa polepole kwenye maziwa pamoja na pilipili manga kidogo: kikombe cha moto cha jioni ambacho ni chakula, si dawa kali.',
  'Half a teaspoon of root powder in warm milk for a stressful time, with clear limits: thyroid, liver and pregnancy come first.':
    'Nusu kijiko cha chai cha unga wa mzizi kwenye maziwa ya vuguvugu wakati wa msongo wa mawazo, kwa mipaka iliyo wazi: thairoidi, ini na ujauzito huja kwanza.',
} as const;

/**
 * What else a remedy’s page warns of, beside for whom it is not: the safety check, which shows the other warnings, must not
 * wait for it. `src/words/warnings.test.ts` misses none.
 */
export const known = {
  ...seeClinician,
  ...doses,
  ...keeps,
  ...cautiousSteps,
  ...steps,
  ...summaries,
  ...amounts,
} as const;
