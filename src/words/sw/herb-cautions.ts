import { gathering, keeping, lookAlikeNames, lookAlikes } from './herb-cautions/plants.ts';
import {
  cautiousSteps,
  cautiousUses,
  foodSteps,
  noPreparation,
  notAdvised,
  steps,
  summaries,
} from './herb-cautions/uses.ts';

/** How much of a plant to how much water or food: what is stronger is another dose. */
export const amounts = {
  // Leaves and flowers
  '1 handful of leaf to 1 litre of hot water': 'konzi 1 ya majani kwa lita 1 ya maji ya moto',
  '3 or 4 fresh leaves to a pot of soup': 'majani mabichi 3 au 4 kwa sufuria ya supu',
  'Clear inner gel of one washed leaf, undiluted':
    'Jeli angavu ya ndani ya jani moja lililooshwa, isiyochanganywa',
  'Clear gel from one washed leaf, undiluted': 'Jeli angavu ya jani moja lililooshwa, isiyochanganywa',
  '2 handfuls of washed leaf to a plate': 'konzi 2 za majani yaliyooshwa kwa sahani',
  '2 handfuls of washed young leaf to a plate': 'konzi 2 za majani machanga yaliyooshwa kwa sahani',
  '2 handfuls of plucked leaf to a plate': 'konzi 2 za majani yaliyochumwa kwa sahani',
  '1 handful of young shoots to a plate of mixed greens':
    'konzi 1 ya chipukizi changa kwa sahani ya mboga mchanganyiko',
  '1 handful of fresh leaf to a pot of stew': 'konzi 1 ya majani mabichi kwa sufuria ya mchuzi',
  '1 handful of washed fresh leaf to a bowl': 'konzi 1 ya majani mabichi yaliyooshwa kwa bakuli',
  '1 handful of young tops to a pot of mukimo or soup':
    'konzi 1 ya vilele vichanga kwa sufuria ya mukimo au supu',
  '5 washed young leaves to 1 cup of water': 'majani machanga 5 yaliyooshwa kwa kikombe 1 cha maji',
  '5 to 10 fresh leaves to a plate': 'majani mabichi 5 hadi 10 kwa sahani',
  '1 handful of fresh leaves to 1 litre of water': 'konzi 1 ya majani mabichi kwa lita 1 ya maji',
  '1 tablespoon of leaf powder to 2 tablespoons of warm water':
    'kijiko 1 cha mezani cha unga wa majani kwa vijiko 2 vya mezani vya maji ya uvuguvugu',
  '1 teaspoon (about 2 g) of leaf powder to a bowl of uji or soup':
    'kijiko 1 cha chai (takriban gramu 2) cha unga wa majani kwa bakuli la uji au supu',
  '1 bag or 1 teaspoon of dried leaf to 1 cup of hot water':
    'pakiti 1 ya chai au kijiko 1 cha chai cha majani makavu kwa kikombe 1 cha maji ya moto',
  '1 bag or 1 teaspoon (about 2 g) to 1 cup of boiling water':
    'pakiti 1 ya chai au kijiko 1 cha chai (takriban gramu 2) kwa kikombe 1 cha maji yanayochemka',
  '1 teaspoon (about 2 g) to 1 cup of hot water':
    'kijiko 1 cha chai (takriban gramu 2) kwa kikombe 1 cha maji ya moto',
  '1 tablespoon of cut leaf (about 2 g) to 1 cup of water':
    'kijiko 1 cha mezani cha majani yaliyokatwa (takriban gramu 2) kwa kikombe 1 cha maji',
  '1 tablespoon (about 1.5 g) of dried leaf to 1 cup of boiling water':
    'kijiko 1 cha mezani (takriban gramu 1.5) cha majani makavu kwa kikombe 1 cha maji yanayochemka',
  'From 4 to 11 years: 2 teaspoons (about 1 g) of dried leaf to ½ cup of boiling water':
    'Kuanzia miaka 4 hadi 11: vijiko 2 vya chai (takriban gramu 1) vya majani makavu kwa kikombe ½ cha maji yanayochemka',
  '1 tablespoon (about 2 g) of dried leaf to 1 cup of boiling water':
    'kijiko 1 cha mezani (takriban gramu 2) cha majani makavu kwa kikombe 1 cha maji yanayochemka',
  '1 tablespoon (about 2 g) of dried leaf to ½ cup of boiling water':
    'kijiko 1 cha mezani (takriban gramu 2) cha majani makavu kwa kikombe ½ cha maji yanayochemka',
  '½ to 1 tablespoon (1 to 2 g) of dried leaf to 1 cup of boiling water':
    'kijiko ½ hadi 1 cha mezani (gramu 1 hadi 2) cha majani makavu kwa kikombe 1 cha maji yanayochemka',
  '1 tablespoon (about 2.5 g) of dried leaf to 1 cup of boiling water':
    'kijiko 1 cha mezani (takriban gramu 2.5) cha majani makavu kwa kikombe 1 cha maji yanayochemka',
  '1 teaspoon (1 to 2 g) of dried leaf to 1 cup of boiling water':
    'kijiko 1 cha chai (gramu 1 hadi 2) cha majani makavu kwa kikombe 1 cha maji yanayochemka',
  '2 tablespoons of leaf to 2 cups of hot water':
    'vijiko 2 vya mezani vya majani kwa vikombe 2 vya maji ya moto',
  '1 teaspoon (1 to 2 g) of dried herb to 1 cup of boiling water':
    'kijiko 1 cha chai (gramu 1 hadi 2) cha mmea mkavu kwa kikombe 1 cha maji yanayochemka',
  '½ teaspoon (about 1 g) with warm milk or water':
    'kijiko ½ cha chai (takriban gramu 1) pamoja na maziwa au maji ya uvuguvugu',
  '0.3 to 0.6 g of dried herb with water': 'gramu 0.3 hadi 0.6 za mmea mkavu pamoja na maji',
  'A registered pressed juice of the flowering herb':
    'Juisi iliyosajiliwa iliyokamuliwa kutoka mmea unaochanua',
  '1 teaspoon (1 to 2 g) of dried flower to ¾ cup of boiling water':
    'kijiko 1 cha chai (gramu 1 hadi 2) cha maua makavu kwa kikombe ¾ cha maji yanayochemka',
  '1 teaspoon (1 to 2 g) of dried flower to 1 cup of boiling water':
    'kijiko 1 cha chai (gramu 1 hadi 2) cha maua makavu kwa kikombe 1 cha maji yanayochemka',
  '2 handfuls of dried flower to 1 litre of hot water': 'konzi 2 za maua makavu kwa lita 1 ya maji ya moto',
  '1 tablespoon (about 3 g) of dried flower to 1 cup of hot water':
    'kijiko 1 cha mezani (takriban gramu 3) cha maua makavu kwa kikombe 1 cha maji ya moto',
  '1 tablespoon of flower to 1 cup of boiling water':
    'kijiko 1 cha mezani cha maua kwa kikombe 1 cha maji yanayochemka',
  'From 6 to 11 years, for an upset stomach: ½ tablespoon (about 1.5 g) of dried flower to ½ cup of hot water':
    'Kuanzia miaka 6 hadi 11, kwa tumbo lililochafuka: kijiko ½ cha mezani (takriban gramu 1.5) cha maua makavu kwa kikombe ½ cha maji ya moto',
  '2 teaspoons (about 1.5 g) of broken calyx to 1 cup of boiling water':
    'vijiko 2 vya chai (takriban gramu 1.5) vya kalisi zilizovunjwa kwa kikombe 1 cha maji yanayochemka',
  // Fruit
  '1 teaspoon (about 3 g) to 1 cup of water': 'kijiko 1 cha chai (takriban gramu 3) kwa kikombe 1 cha maji',
  '½ ripe fruit (about 75 g)': 'tunda ½ lililoiva (takriban gramu 75)',
  '1 tablespoon (about 10 g) to a glass of water, yoghurt or cooled uji':
    'kijiko 1 cha mezani (takriban gramu 10) kwa glasi ya maji, mtindi au uji uliopoa',
  '½ teaspoon (about 1.5 g) with honey or warm water':
    'kijiko ½ cha chai (takriban gramu 1.5) pamoja na asali au maji ya uvuguvugu',
  '½ teaspoon (about 1.5 g) to 1 cup of warm water':
    'kijiko ½ cha chai (takriban gramu 1.5) kwa kikombe 1 cha maji ya uvuguvugu',
  '½ teaspoon of powder to ½ cup of warm water':
    'kijiko ½ cha chai cha unga kwa kikombe ½ cha maji ya uvuguvugu',
  '½ fruit (about 60 g) to a plate, without the seeds': 'tunda ½ (takriban gramu 60) kwa sahani, bila mbegu',
  '1 handful of ripe, dark berries': 'konzi 1 ya matunda yaliyoiva, ya rangi nzito',
  '½ fruit or a small glass of juice': 'tunda ½ au glasi ndogo ya juisi',
  '1 or 2 ripe fruits': 'matunda 1 au 2 yaliyoiva',
  '1 slice of ripe fruit (about 150 g)': 'kipande 1 cha tunda lililoiva (takriban gramu 150)',
  '1 walnut-sized piece (about 15 g) to 1 cup of warm water':
    'kipande 1 cha ukubwa wa jozi (takriban gramu 15) kwa kikombe 1 cha maji ya uvuguvugu',
  // Grain, seeds and spices
  '1 part amaranth flour to 3 parts maize or millet flour':
    'sehemu 1 ya unga wa mchicha kwa sehemu 3 za unga wa mahindi au wimbi',
  '3 tablespoons of flour to 4 cups of water': 'vijiko 3 vya mezani vya unga kwa vikombe 4 vya maji',
  '1 pinch (about 0.2 g) of ground pepper to a plate':
    'kiasi 1 kidogo cha vidole viwili (takriban gramu 0.2) cha pilipili manga iliyosagwa kwa sahani',
  '1 pinch (about 0.2 g) to a pot': 'kiasi 1 kidogo cha vidole viwili (takriban gramu 0.2) kwa sufuria',
  '1 teaspoon (about 2 g) of toasted seed':
    'kijiko 1 cha chai (takriban gramu 2) cha mbegu zilizokaangwa bila mafuta',
  '½ to 1 teaspoon of toasted seed to a pot':
    'kijiko ½ hadi 1 cha chai cha mbegu zilizokaangwa bila mafuta kwa sufuria',
  '1 tablespoon (about 9 g) of toasted seed':
    'kijiko 1 cha mezani (takriban gramu 9) cha mbegu zilizokaangwa bila mafuta',
  '2 or 3 pods to a pot of chai or dough': 'maganda 2 au 3 kwa sufuria ya chai au unga uliokandwa',
  '½ g of freshly ground seed with warm water':
    'gramu ½ ya mbegu zilizosagwa sasa hivi, pamoja na maji ya uvuguvugu',
  '1 small handful (about 30 g) of roasted kernels': 'konzi 1 ndogo (takriban gramu 30) ya zilizokaangwa',
  '1 small handful (about 30 g)': 'konzi 1 ndogo (takriban gramu 30)',
  '1 small handful (about 30 g) of plain seed': 'konzi 1 ndogo (takriban gramu 30) ya mbegu tupu',
  '1 tablespoon (about 12 g) to ½ cup of water, milk or juice':
    'kijiko 1 cha mezani (takriban gramu 12) kwa kikombe ½ cha maji, maziwa au juisi',
  '1 tablespoon (about 10 g) of seed to a large glass of water':
    'kijiko 1 cha mezani (takriban gramu 10) cha mbegu kwa glasi kubwa ya maji',
  '1 teaspoon (about 4 g) of seed to ½ cup of water':
    'kijiko 1 cha chai (takriban gramu 4) cha mbegu kwa kikombe ½ cha maji',
  '1 to 2 g of powder stirred into water before a meal':
    'gramu 1 hadi 2 za unga uliokorogwa kwenye maji kabla ya mlo',
  '1 teaspoon (about 2 g) of crushed seed to 1 cup of boiling water':
    'kijiko 1 cha chai (takriban gramu 2) cha mbegu zilizopondwa kwa kikombe 1 cha maji yanayochemka',
  '1 teaspoon (3 to 5 g) of crushed seed to ½ cup of boiling water':
    'kijiko 1 cha chai (gramu 3 hadi 5) cha mbegu zilizopondwa kwa kikombe ½ cha maji yanayochemka',
  '1 teaspoon of seed to a glass of water': 'kijiko 1 cha chai cha mbegu kwa glasi ya maji',
  '½ cup of dry seed to a plate': 'kikombe ½ cha mbegu kavu kwa sahani',
  '2 teaspoons (about 3.5 g) of husk to a large glass of water':
    'vijiko 2 vya chai (takriban gramu 3.5) vya maganda kwa glasi kubwa ya maji',
  '2 to 4 buds to a pot of rice, tea or stew': 'karafuu 2 hadi 4 kwa sufuria ya wali, chai au mchuzi',
  '3 buds (about 0.3 g) to ½ cup of hot water':
    'karafuu 3 (takriban gramu 0.3) kwa kikombe ½ cha maji ya moto',
  '¼ cup of coconut milk to a portion of beans or greens':
    'kikombe ¼ cha tui la nazi kwa mgawo wa maharagwe au mboga za majani',
  '½ to 1 teaspoon (1 to 2.5 g) in a smoothie or juice':
    'kijiko ½ hadi 1 cha chai (gramu 1 hadi 2.5) kwenye smoothie au juisi',
  // Oils
  'A few drops of cold-pressed seed oil, undiluted':
    'Matone machache ya mafuta ya mbegu yaliyokamuliwa bila moto, yasiyochanganywa',
  '1 part seed oil to 4 parts of a lighter oil':
    'sehemu 1 ya mafuta ya mbegu kwa sehemu 4 za mafuta mepesi zaidi',
  '1 part castor oil to 1 part of a lighter oil':
    'sehemu 1 ya mafuta ya mbarika kwa sehemu 1 ya mafuta mepesi zaidi',
  'A finished balm, or 2 drops of oil to 1 tablespoon of coconut oil':
    'Malhamu iliyo tayari, au matone 2 ya mafuta kwa kijiko 1 cha mezani cha mafuta ya nazi',
  '2 drops of oil to a bowl of hot water': 'matone 2 ya mafuta kwa bakuli la maji ya moto',
  '2 drops of oil to 1 tablespoon of coconut oil':
    'matone 2 ya mafuta kwa kijiko 1 cha mezani cha mafuta ya nazi',
  'A little virgin oil, undiluted': 'Mafuta kidogo yasiyochakatwa, yasiyochanganywa',
  '2 tablespoons of warm oil': 'vijiko 2 vya mezani vya mafuta ya vuguvugu',
  'A pea-sized piece, undiluted': 'Kipande cha ukubwa wa punje ya njegere, kisichochanganywa',
  // Roots and bark
  '1 teaspoon (about 3 g) of bark powder to 1 cup of water and milk':
    'kijiko 1 cha chai (takriban gramu 3) cha unga wa gome kwa kikombe 1 cha maji na maziwa',
  '½ teaspoon (about 1.5 g) to 1 cup of warm milk or water':
    'kijiko ½ cha chai (takriban gramu 1.5) kwa kikombe 1 cha maziwa au maji ya uvuguvugu',
  '1 teaspoon (about 3 g) to 1 cup of warm milk':
    'kijiko 1 cha chai (takriban gramu 3) kwa kikombe 1 cha maziwa ya vuguvugu',
  '1 stick to a pot of chai, pilau or uji': 'kijiti 1 kwa sufuria ya chai, pilau au uji',
  '½ to 1 g of broken true cinnamon to 1 cup of boiling water':
    'gramu ½ hadi 1 ya mdalasini halisi uliovunjwa kwa kikombe 1 cha maji yanayochemka',
  '1 tablespoon (3 to 4 g) of dried root with leaf to 1 cup of water':
    'kijiko 1 cha mezani (gramu 3 hadi 4) cha mizizi mikavu na majani kwa kikombe 1 cha maji',
  '1 or 2 cloves to a pot': 'punje 1 au 2 kwa sufuria',
  '½ teaspoon (1 g) dried or 5 thin fresh slices (5 g) to 1 cup of water':
    'kijiko ½ cha chai (gramu 1) cha unga mkavu au vipande vibichi vyembamba 5 (gramu 5) kwa kikombe 1 cha maji',
  'From 6 to 11 years: 2 thin fresh slices (about 2 g) to ½ cup of water':
    'Kuanzia miaka 6 hadi 11: vipande vibichi vyembamba 2 (takriban gramu 2) kwa kikombe ½ cha maji',
  '1 g of sliced dried root to 1 cup of water': 'gramu 1 ya mzizi mkavu uliokatwa kwa kikombe 1 cha maji',
  '1 small piece (about 1 g) to 2 cups of water':
    'kipande 1 kidogo (takriban gramu 1) kwa vikombe 2 vya maji',
  '1 piece of root as long as a finger joint': 'kipande 1 cha mzizi chenye urefu wa pingili ya kidole',
  '½ teaspoon (about 1 g) of bark powder to 2 cups of water':
    'kijiko ½ cha chai (takriban gramu 1) cha unga wa gome kwa vikombe 2 vya maji',
  '1 finger-long piece of bark to a large pot of meat soup':
    'kipande 1 cha gome cha urefu wa kidole kwa sufuria kubwa ya supu ya nyama',
  '1 thumb-sized piece of bark to a pot of meat soup':
    'kipande 1 cha gome cha ukubwa wa kidole gumba kwa sufuria ya supu ya nyama',
  '1 small chip (about 1 g) to 2 cups of water':
    'kipande 1 kidogo (takriban gramu 1) cha gome kwa vikombe 2 vya maji',
  '1 medium root (about 150 g)': 'kiazi 1 cha wastani (takriban gramu 150)',
  '1 piece (about 150 g)': 'kipande 1 (takriban gramu 150)',
  '½ teaspoon (about 1.5 g) to a pot of stew or a mug of milk':
    'kijiko ½ cha chai (takriban gramu 1.5) kwa sufuria ya mchuzi au kikombe kikubwa cha maziwa',
  '½ to 1 g of powder stirred into food or water':
    'gramu ½ hadi 1 ya unga uliokorogwa kwenye chakula au maji',
  '1 teaspoon (2 to 3 g) of cut root to ¾ cup of hot water':
    'kijiko 1 cha chai (gramu 2 hadi 3) cha mizizi iliyokatwa kwa kikombe ¾ cha maji ya moto',
  // Capsules, tablets and extracts
  'A root extract of 300 mg': 'Dondoo la mzizi la 300 mg',
  'About 0.6 g of dried powder with food': 'Takriban gramu 0.6 za unga mkavu pamoja na chakula',
  'Powdered root in capsules of 250 mg': 'Unga wa mzizi kwenye kapsuli za 250 mg',
  'A refined, standardised extract of 120 mg': 'Dondoo lililosafishwa lenye kipimo maalumu, 120 mg',
  'Capsules of powdered leaf, 500 mg': 'Kapsuli za unga wa majani, 500 mg',
  'A standardised fatty bark extract, 100 mg a day in one or two takings':
    'Dondoo la mafuta ya gome lenye kipimo maalumu, 100 mg kwa siku, kwa mara moja au mbili',
  'Tablets or pods with a stated 15 mg of sennosides':
    'Tembe au maganda yaliyoandikwa kuwa na 15 mg za sennoside',
} as const;

/** What people report of a herb: pieces of one list, so they begin small and end without a full stop. */
export const sideEffects = {
  // Nothing known
  'none known in food amounts': 'hakuna yanayojulikana kwa kiasi cha chakula',
  'none known in ordinary amounts': 'hakuna yanayojulikana kwa kiasi cha kawaida',
  // Stomach and bowels
  nausea: 'kichefuchefu',
  'nausea and vomiting': 'kichefuchefu na kutapika',
  'nausea or vomiting': 'kichefuchefu au kutapika',
  'nausea from the bitter taste': 'kichefuchefu kutokana na uchungu wake',
  'nausea with strong soup': 'kichefuchefu ukinywa supu kali',
  'cramps, nausea and loose stools': 'msokoto wa tumbo, kichefuchefu na kuharisha',
  cramps: 'msokoto wa tumbo',
  'cramps and diarrhoea': 'msokoto wa tumbo na kuharisha',
  'cramps and loose stools': 'msokoto wa tumbo na kuharisha',
  'loose stools': 'kuharisha',
  'loose stools with large amounts': 'kuharisha ukitumia kiasi kikubwa',
  'loose stools with much oil': 'kuharisha ukitumia mafuta mengi',
  'loose stools or wind with large amounts': 'kuharisha au gesi tumboni ukitumia kiasi kikubwa',
  'loose stools and wind': 'kuharisha na gesi tumboni',
  'rich: loose stools with large amounts': 'lina mafuta mengi: kuharisha ukitumia kiasi kikubwa',
  wind: 'gesi tumboni',
  'wind and fullness': 'gesi na tumbo kujaa',
  'fullness and wind': 'tumbo kujaa na gesi',
  'wind and loose stools': 'gesi tumboni na kuharisha',
  'wind or loose stools when you start with much': 'gesi tumboni au kuharisha ukianza na kiasi kikubwa',
  'hard stools': 'choo kigumu',
  'hard stools from leaf': 'choo kigumu kutokana na jani',
  'hard or loose stools': 'choo kigumu au kuharisha',
  'green stools': 'choo cha kijani',
  'upset stomach': 'tumbo kuchafuka',
  'upset stomach and loose stools': 'tumbo kuchafuka na kuharisha',
  'upset stomach or nausea': 'tumbo kuchafuka au kichefuchefu',
  'upset stomach with strong tea': 'tumbo kuchafuka ukinywa chai kali',
  'stomach upset': 'tumbo kuchafuka',
  'mild stomach upset': 'tumbo kuchafuka kidogo',
  'stomach ache from unripe fruit': 'maumivu ya tumbo kutokana na tunda lisiloiva',
  'sour stomach': 'asidi ya tumbo kuongezeka',
  heartburn: 'kiungulia',
  'heartburn with large amounts': 'kiungulia ukitumia kiasi kikubwa',
  'belching and loose stools from capsules': 'kuteuka (gesi kutoka mdomoni) na kuharisha kutokana na kapsuli',
  'blocked gullet when taken dry': 'umio kuziba ukimeza ikiwa kavu, bila maji',
  // Swallowed
  'swallowed: fits': 'ukimeza: degedege',
  'swallowed: cramps and diarrhoea': 'ukimeza: msokoto wa tumbo na kuharisha',
  'swallowed: cramps, vomiting and diarrhoea': 'ukimeza: msokoto wa tumbo, kutapika na kuharisha',
  'swallowed: vomiting, fits, coma': 'ukimeza: kutapika, degedege, kupoteza fahamu',
  'swallowed: vomiting, drowsiness, fits, liver and kidney harm':
    'ukimeza: kutapika, kusinzia, degedege, kudhurika kwa ini na figo',
  'swallowed raw: vomiting and diarrhoea': 'ukimeza likiwa bichi: kutapika na kuharisha',
  'latex: cramps, diarrhoea, low potassium':
    'utomvu wa njano: msokoto wa tumbo, kuharisha, potasiamu kupungua mwilini',
  'raw leaf or green berries: vomiting, cramps, drowsiness':
    'majani mabichi au matunda ya kijani: kutapika, msokoto wa tumbo, kusinzia',
  'crushed seeds: paralysis': 'mbegu zilizopondwa: mwili kupooza',
  'vomiting, slow breathing and fits when swallowed': 'kutapika, kupumua polepole na degedege ukimeza',
  'vomiting, weakness and jaundice': 'kutapika, udhaifu, na ngozi na macho kuwa ya manjano (jaundice)',
  'fits with large amounts of the oil': 'degedege ukitumia kiasi kikubwa cha mafuta yake',
  'oil near a baby’s nose: breath stops': 'mafuta yake karibu na pua ya mtoto mchanga: mtoto kuacha kupumua',
  // Skin and allergy
  rash: 'upele',
  'rarely a rash': 'mara chache, upele',
  'rarely a rash on the hands': 'mara chache, upele mikononi',
  'rash, even severe': 'upele, hata mkali',
  'rash in allergic people': 'upele kwa wenye mzio',
  'rash or wheeze in allergic people': 'upele au kupumua kwa mluzi kwa wenye mzio',
  'rarely a rash or wheeze in allergic people': 'mara chache, upele au kupumua kwa mluzi kwa wenye mzio',
  'rash from oil': 'upele kutokana na mafuta',
  'rash from the oil': 'upele kutokana na mafuta yake',
  'rash from the latex': 'upele kutokana na utomvu',
  'allergy, even severe': 'mzio, hata mkali',
  'itching in people with daisy allergy': 'kuwashwa kwa wenye mzio wa maua ya daisy',
  'itching or rash from the gel': 'kuwashwa au upele kutokana na jeli',
  'itching skin': 'ngozi kuwasha',
  'itching or burning skin': 'ngozi kuwasha au kuhisi inachoma',
  'itching hands when peeling': 'mikono kuwasha unapomenya',
  'irritated skin from the oil': 'ngozi kuwashwa na mafuta yake',
  'irritated skin and eyes': 'ngozi na macho kuwashwa',
  'burning skin': 'kuhisi ngozi inachoma',
  'burning or red skin': 'kuhisi ngozi inachoma au ngozi kuwa nyekundu',
  'burns from raw garlic on skin': 'ngozi kuungua kwa kitunguu saumu kibichi',
  'blisters on the skin': 'malengelenge kwenye ngozi',
  'raw leaf can blister the skin': 'majani mabichi yanaweza kuleta malengelenge kwenye ngozi',
  'stinging skin from the fresh plant': 'ngozi kuchomwa na mmea mbichi',
  'skin that burns in the sun': 'ngozi inayoungua juani',
  'skin that burns easily in the sun': 'ngozi inayoungua kwa urahisi juani',
  'scaly yellow skin': 'ngozi ya manjano yenye magamba',
  'spots on oily skin': 'chunusi kwenye ngozi ya mafuta',
  'matted hair': 'nywele kushikana na kutochanika',
  'runny nose in allergic people': 'kutokwa na kamasi kwa wenye mzio',
  sneezing: 'kupiga chafya',
  'tears and sneezing from the dust': 'machozi na kupiga chafya kutokana na vumbi lake',
  // Mouth and teeth
  'dry mouth': 'mdomo kukauka',
  'dry mouth or dizziness with strong tea': 'mdomo kukauka au kizunguzungu ukinywa chai kali',
  'burning mouth': 'kuhisi mdomo unachoma',
  'burning mouth and stomach': 'kuhisi mdomo na tumbo vinachoma',
  'burning mouth, stomach and skin': 'kuhisi mdomo, tumbo na ngozi vinachoma',
  'undercooked: burning mouth': 'zisipoiva vizuri: kuhisi mdomo unachoma',
  'burning gums': 'kuhisi fizi zinachoma',
  'irritated mouth': 'mdomo kuwashwa',
  'mouth sores': 'vidonda vya mdomo',
  'numb mouth': 'ganzi mdomoni',
  'worn tooth enamel': 'tabaka gumu la nje la meno kulika',
  'worn tooth enamel with daily use': 'tabaka gumu la nje la meno kulika ukitumia kila siku',
  'breath and sweat that smell': 'pumzi na jasho kunuka',
  'sweet-smelling sweat and urine': 'jasho na mkojo kuwa na harufu tamu',
  'yellow-brown urine, harmless': 'mkojo wa rangi ya manjano na kahawia, jambo lisilo na madhara',
  // Head, nerves and sleep
  headache: 'maumivu ya kichwa',
  dizziness: 'kizunguzungu',
  'dizziness from low pressure': 'kizunguzungu kutokana na presha kushuka',
  'dizziness with large amounts': 'kizunguzungu ukitumia kiasi kikubwa',
  drowsiness: 'kusinzia',
  'drowsiness next morning': 'kusinzia asubuhi inayofuata',
  'drowsiness and weak muscles': 'kusinzia na misuli kuwa dhaifu',
  'weak muscles': 'misuli kuwa dhaifu',
  restlessness: 'kukosa utulivu',
  'restlessness with strong soup': 'kukosa utulivu ukinywa supu kali',
  sleeplessness: 'kukosa usingizi',
  'sleeplessness and low mood': 'kukosa usingizi na huzuni',
  'sleeplessness and palpitations': 'kukosa usingizi na moyo kudunda kwa nguvu',
  'vivid dreams': 'ndoto zinazoonekana kama za kweli',
  // Heart, blood and liver
  'irregular heart beat in reports': 'mapigo ya moyo yasiyo sawa, kulingana na ripoti',
  'irregular pulse': 'mapigo ya moyo yasiyo sawa',
  'fast pulse and high pressure': 'mapigo ya moyo ya haraka na presha kupanda',
  'swelling and headache': 'mwili kuvimba na maumivu ya kichwa',
  bleeding: 'kutokwa na damu',
  'low blood cells': 'seli za damu kupungua',
  'low sugar': 'sukari ya damu kushuka',
  'low sugar with diabetes tablets': 'sukari ya damu kushuka ukitumia tembe za kisukari',
  'liver injury': 'kuumia kwa ini',
  'rarely liver injury': 'mara chache, kuumia kwa ini',
  'rarely liver inflammation': 'mara chache, ini kuvimba',
  'rarely liver inflammation with extracts': 'mara chache, ini kuvimba kwa wanaotumia dondoo',
  'breast pain': 'maumivu ya matiti',
} as const;

/**
 * What else a herb’s page warns of: the safety check, which shows the other warnings, must not wait for it.
 * `src/words/warnings.test.ts` misses none.
 */
export const known = {
  ...sideEffects,
  ...lookAlikeNames,
  ...lookAlikes,
  ...keeping,
  ...gathering,
  ...noPreparation,
  ...notAdvised,
  ...cautiousUses,
  ...cautiousSteps,
  ...steps,
  ...foodSteps,
  ...amounts,
  ...summaries,
} as const;
