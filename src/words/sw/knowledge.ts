import { alerts } from './knowledge/alerts.ts';
import { articles, foods, herbs } from './knowledge/library.ts';
import { herbChoices, measures as foodMeasures } from './shared.ts';
import { advice, reasons } from './shop/advice.ts';
import { terms } from './shop/terms.ts';

/** Preparations, words of Ayurveda, complaints and ingredients. */
export const vocabulary = {
  // Preparations
  food: 'chakula',
  tea: 'chai',
  decoction: 'mchemsho',
  powder: 'unga',
  juice: 'juisi',
  capsule: 'kapsuli',
  syrup: 'sirapu',
  tablet: 'tembe',
  rinse: 'maji ya kusuuza',
  gargle: 'maji ya kusukutua',
  paste: 'rojo',
  compress: 'kitambaa cha kukanda',
  gel: 'jeli',
  oil: 'mafuta',
  bath: 'maji ya kuoga',
  steam: 'mvuke',
  // Ayurveda
  sweet: 'tamu',
  sour: 'chachu',
  salty: 'chumvi',
  pungent: 'kali kama pilipili',
  bitter: 'chungu',
  astringent: 'kakasi',
  light: 'nyepesi',
  heavy: 'nzito',
  dry: 'kavu',
  oily: 'ya mafuta',
  sharp: 'kali',
  soft: 'laini',
  slimy: 'telezi',
  subtle: 'hafifu',
  heating: 'hupasha joto',
  cooling: 'hupoza',
  'warm water': 'maji ya uvuguvugu',
  milk: 'maziwa',
  'warm milk': 'maziwa ya uvuguvugu',
  honey: 'asali',
  'warm water or honey': 'maji ya uvuguvugu au asali',
  'ghee or milk': 'samli au maziwa',
  'a spoon of ghee': 'kijiko cha samli',
  // Complaints
  Diarrhoea: 'Kuhara',
  'Sickness in pregnancy': 'Kichefuchefu cha ujauzito',
  'Bloating and gas': 'Tumbo kujaa gesi',
  Constipation: 'Kufunga choo',
  Heartburn: 'Kiungulia',
  Piles: 'Bawasiri',
  'Poor appetite': 'Kukosa hamu ya kula',
  'Weak after an illness': 'Udhaifu baada ya ugonjwa',
  Cough: 'Kikohozi',
  Cold: 'Mafua',
  'Sore throat': 'Maumivu ya koo',
  'Blocked nose': 'Pua kuziba',
  Fever: 'Homa',
  'Trouble sleeping': 'Kukosa usingizi',
  Stress: 'Msongo wa mawazo',
  Headache: 'Maumivu ya kichwa',
  'Period pain': 'Maumivu ya hedhi',
  'Stiff joints': 'Viungo kukakamaa',
  Sprain: 'Kuteguka',
  'Small burn': 'Kuungua kidogo',
  Sunburn: 'Kuchomwa na jua',
  'Dry skin': 'Ngozi kavu',
  'Itchy skin': 'Ngozi kuwasha',
  'Flaky scalp': 'Mba',
  'Head lice': 'Chawa wa kichwa',
  Toothache: 'Maumivu ya jino',
  'Mouth sores and gums': 'Vidonda vya mdomo na fizi',
  Stye: 'Chokea',
  'Full, hard breasts while breastfeeding': 'Matiti kujaa na kuwa magumu wakati wa kunyonyesha',
  'Mild burning when passing urine': 'Mkojo kuchoma kidogo',
  // Ingredients
  Salt: 'Chumvi',
  Sugar: 'Sukari',
  'Bicarbonate of soda': 'Magadi soda',
  'Oral rehydration salts, sachet': 'Pakiti ya ORS',
  Honey: 'Asali',
  Lemon: 'Limau',
  'Fresh ginger': 'Tangawizi mbichi',
  'Turmeric powder': 'Manjano ya unga',
  'Cumin seed': 'Mbegu za bizari nyembamba',
  'Coriander seed': 'Giligilani',
  'Fennel seed': 'Shamari',
  'Black pepper': 'Pilipili manga',
  Cinnamon: 'Mdalasini',
  Cardamom: 'Iliki',
  Cloves: 'Karafuu',
  Milk: 'Maziwa',
  'Mala or plain yoghurt': 'Maziwa lala au mtindi usio na ladha',
  Rice: 'Mchele',
  'Green grams': 'Ndengu',
  Beans: 'Maharagwe',
  'Sukuma wiki': 'Sukuma wiki',
  Orange: 'Chungwa',
  Guava: 'Pera',
  Pawpaw: 'Papai',
  Banana: 'Ndizi',
  'Finger millet flour': 'Unga wa wimbi',
  Oats: 'Oats',
  'Chickpea flour': 'Unga wa dengu',
  Cabbage: 'Kabichi',
  'Ground flaxseed': 'Mbegu za kitani zilizosagwa',
  'Psyllium husk': 'Maganda ya psyllium',
  'Peppermint leaf': 'Majani ya nanaa',
  'Chamomile flowers': 'Maua ya kamomile',
  'Dried hibiscus': 'Choya iliyokaushwa',
  'Tulsi leaf': 'Majani ya tulsi',
  'Liquorice root': 'Mzizi wa susi',
  'Triphala powder': 'Unga wa triphala',
  'Ashwagandha root powder': 'Unga wa mzizi wa ashwagandha',
  'Neem leaf powder': 'Unga wa majani ya mwarobaini',
  'Aloe vera gel': 'Jeli ya shubiri',
  'Virgin coconut oil': 'Mafuta ya nazi yasiyochakatwa',
  'Sesame oil': 'Mafuta ya ufuta',
  'Cooking oil': 'Mafuta ya kupikia',
  'Plain crackers or dry toast': 'Biskuti zisizo na sukari au mkate mkavu',
  'Hair conditioner': 'Kilainisha nywele',
  'Fine-toothed lice comb': 'Kitana cha chawa',
  'Clean cotton cloth': 'Kitambaa safi cha pamba',
  'Elastic bandage': 'Bendeji inayovutika',
  'Hot-water bottle or a bottle in a towel': 'Chupa ya maji moto, au chupa ndani ya taulo',
  'Clean basin': 'Beseni safi',
  'Nose-rinse bottle or large syringe without needle':
    'Chupa ya kusafisha pua au bomba kubwa la sindano lisilo na sindano',
} as const;

/** The measures of remedies, and what the food table says about its sources. */
export const measures = {
  // In what a remedy's limit is counted
  '{n} bath': 'kuoga mara {n}',
  '{n} baths': 'kuoga mara {n}',
  '{n} bowls': 'bakuli {n}',
  '{n} cloves': 'karafuu {n}',
  '{n} combing': 'kuchana mara {n}',
  '{n} cup': 'kikombe {n}',
  '{n} cup of ginger tea': 'kikombe {n} cha chai ya tangawizi',
  '{n} cups': 'vikombe {n}',
  '{n} dose at bedtime': 'dozi {n} wakati wa kulala',
  '{n} glasses': 'glasi {n}',
  '{n} half cups': 'nusu kikombe mara {n}',
  '{n} half teaspoon': 'nusu kijiko cha chai mara {n}',
  '{n} litres': 'lita {n}',
  '{n} massage': 'kukanda mara {n}',
  '{n} massages': 'kukanda mara {n}',
  '{n} meals': 'milo {n}',
  '{n} mugs': 'vikombe vikubwa {n}',
  '{n} rinses': 'kusafisha mara {n}',
  '{n} slices': 'vipande {n}',
  '{n} supper': 'mlo {n} wa jioni',
  '{n} tablespoons of flax': 'vijiko {n} vya mezani vya mbegu za kitani',
  '{n} teaspoons': 'vijiko {n} vya chai',
  '{n} time': 'mara {n}',
  '{n} times': 'mara {n}',
  '{n} wash': 'kuosha mara {n}',
  // Where figures come from
  'Computed from ingredients (USDA FoodData Central figures and the cooked weight of our recipe)':
    'Zimekokotolewa kutokana na viambato (takwimu za USDA FoodData Central na uzito wa mapishi yetu baada ya kupikwa)',
  'The finger millet in it has the figures of another millet; minerals are left out.':
    'Wimbi lililomo limepewa takwimu za mawele; madini yameachwa.',
  'Another small lake fish lends its figures; omena is eaten with its bones, so minerals are left out.':
    'Takwimu ni za samaki mwingine mdogo wa ziwani; omena huliwa pamoja na mifupa, kwa hiyo madini yameachwa.',
  'Amaranth leaves lend the figures of managu; the rest is left out.':
    'Takwimu za managu ni za majani ya mchicha; nyingine zimeachwa.',
  'Amaranth leaves lend the figures of saga and managu; the rest is left out.':
    'Takwimu za saga na managu ni za majani ya mchicha; nyingine zimeachwa.',
  'There are no USDA figures for African nightshade: energy, protein, fat and carbohydrate are those of amaranth leaves, the rest is left out.':
    'USDA haina takwimu za managu: nishati, protini, mafuta na wanga ni za majani ya mchicha, nyingine zimeachwa.',
  'There are no USDA figures for spider plant: energy, protein, fat and carbohydrate are those of amaranth leaves, the rest is left out.':
    'USDA haina takwimu za saga: nishati, protini, mafuta na wanga ni za majani ya mchicha, nyingine zimeachwa.',
  'The USDA figures are for another millet; finger millet holds far more calcium, so minerals and vitamins are left out.':
    'Takwimu za USDA ni za mawele; wimbi lina kalsiamu nyingi zaidi, kwa hiyo madini na vitamini vimeachwa.',
  'The USDA figures are for another millet, so minerals, vitamins and fibre are left out.':
    'Takwimu za USDA ni za mawele, kwa hiyo madini, vitamini na nyuzinyuzi vimeachwa.',
  'There are no USDA figures for Nile perch: a sea bass, its closest relative in the tables, lends energy, protein and fat.':
    'USDA haina takwimu za mbuta: nishati, protini na mafuta ni za samaki wa baharini wa jamii ya karibu zaidi.',
  'There are no USDA figures for omena: another small lake fish lends energy, protein and fat. Omena is eaten with its bones, so minerals are left out.':
    'USDA haina takwimu za omena: nishati, protini na mafuta ni za samaki mwingine mdogo wa ziwani. Omena huliwa pamoja na mifupa, kwa hiyo madini yameachwa.',
  'There are no USDA figures for mutura: a blood sausage with more fat lends its own. Yours may be leaner.':
    'USDA haina takwimu za mutura: hizi ni za soseji ya damu yenye mafuta zaidi. Yako huenda ina mafuta kidogo kuliko hiyo.',
  'USDA counts the energy of greens with lower factors than those of everyday foods, and its fibre is not known.':
    'USDA huhesabu nishati ya mboga za majani kwa viwango vya chini kuliko vya vyakula vya kila siku, na nyuzinyuzi zake hazijulikani.',
  'USDA counts the energy of greens with lower factors than those of everyday foods.':
    'USDA huhesabu nishati ya mboga za majani kwa viwango vya chini kuliko vya vyakula vya kila siku.',
  'USDA counts the fibre of these greens with the energy of starch.':
    'USDA huhesabu nyuzinyuzi za mboga hizi kwa nishati ya wanga.',
  'USDA counts bran lower, because part of its protein and starch passes through undigested.':
    'USDA huhesabu pumba chini zaidi, kwa sababu sehemu ya protini na wanga wake hupita bila kumeng’enywa.',
  'USDA counts the protein of seaweeds with a lower factor.':
    'USDA huhesabu protini ya mwani kwa kiwango cha chini.',
  'USDA counts the energy of sour citrus with a lower factor, for its acids.':
    'USDA huhesabu nishati ya machungwa na ndimu chachu kwa kiwango cha chini, kwa sababu ya asidi zake.',
  'USDA counts the protein and starch of cocoa lower, because part of them passes through undigested.':
    'USDA huhesabu protini na wanga wa kakao chini zaidi, kwa sababu sehemu yake hupita bila kumeng’enywa.',
  'USDA counts the energy of spices with lower factors than those of everyday foods.':
    'USDA huhesabu nishati ya viungo kwa viwango vya chini kuliko vya vyakula vya kila siku.',
  'Its energy comes from acetic acid, which is neither protein, fat nor carbohydrate.':
    'Nishati yake hutokana na asidi ya asetiki, ambayo si protini, mafuta wala wanga.',
} as const;

/** The remedies: by complaint, by name, by what is at home, and the signs that end them. */
export const remedies = {
  All: 'Zote',
  'Book a consultation': 'Weka miadi ya kikao cha ushauri',
  'There is no home remedy for blood sugar': 'Hakuna tiba asilia ya nyumbani kwa sukari ya damu',
  'Keep taking your medicine, measure your sugar, and ask your clinic before you try anything.':
    'Endelea kutumia dawa yako, pima sukari yako, na uliza kliniki yako kabla ya kujaribu chochote.',
  'We know no home remedy for this': 'Hatujui tiba asilia ya nyumbani kwa hili',
  'No remedy takes the place of a test or of your medicine. Keep taking it and go to your clinic.':
    'Hakuna tiba asilia inayochukua nafasi ya kipimo au dawa yako. Endelea kuitumia na uende kliniki yako.',
  'Remedies to avoid in pregnancy': 'Tiba asilia za kuepuka wakati wa ujauzito',
  'No home remedy treats it. Go to a health facility; with trouble breathing or great pain go now.':
    'Hakuna tiba ya nyumbani inayoitibu. Nenda kituo cha afya; ukipumua kwa shida au ukiwa na maumivu makali, nenda sasa.',
  'All complaints': 'Matatizo yote',
  'All remedies': 'Tiba asilia zote',
  Ayurvedic: 'Za Ayurveda',
  'Call {number}': 'Piga {number}',
  'Drawn picture for “{title}”': 'Mchoro wa “{title}”',
  'First: is any of these true right now?': 'Kwanza: je, una dalili yoyote kati ya hizi sasa hivi?',
  'From a shop or pharmacy': 'Kutoka dukani au duka la dawa',
  'From the market': 'Kutoka sokoni',
  'From {age}': 'Kuanzia {age}',
  'Herbal remedies': 'Tiba asilia',
  Home: 'Za nyumbani',
  'Home and Ayurvedic remedies, with limits and red flags':
    'Tiba asilia za nyumbani na za Ayurveda, pamoja na mipaka na dalili za hatari',
  'Home preparations from Kenyan and Ayurvedic practice by complaint: what to use, how much, for how long, how good the evidence is, and when to see a clinician instead.':
    'Tiba za nyumbani za Kenya na Ayurveda kwa kila tatizo: utumie nini, kiasi gani, kwa muda gani, ushahidi ni mzuri kiasi gani, na wakati wa kumwona mhudumu wa afya badala yake.',
  'How good is the evidence?': 'Ushahidi ni mzuri kiasi gani?',
  'How it is made': 'Jinsi inavyotengenezwa',
  'How it is used': 'Jinsi inavyotumika',
  'I chose this by mistake': 'Nimechagua hii kimakosa',
  'In most homes': 'Zilizopo katika nyumba nyingi',
  'Is it for you?': 'Je, inakufaa?',
  'It may have been withdrawn. Look for it by what troubles you.':
    'Huenda imeondolewa. Itafute kwa kinachokusumbua.',
  'Kikohozi, nausea, tangawizi…': 'Kikohozi, kichefuchefu, tangawizi…',
  Kind: 'Aina',
  'Kind of remedy': 'Aina ya tiba asilia',
  'Kitchen measures, honest grades and clear limits. Start with what troubles you: signs that need a clinician come first.':
    'Vipimo vya jikoni, madaraja ya kweli na mipaka iliyo wazi. Anza na kinachokusumbua: dalili zinazohitaji mhudumu wa afya huja kwanza.',
  'Leave it if you have': 'Usiitumie ikiwa una hali hizi',
  'Loading the remedies...': 'Inapakia tiba asilia...',
  'Loading the remedy...': 'Inapakia tiba asilia...',
  'No last day': 'Haina siku ya mwisho',
  'No remedy fits': 'Hakuna tiba asilia inayolingana',
  'None of these': 'Hakuna hata moja kati ya hizi',
  'Not swallowed': 'Haimezwi',
  'Only with what I have at home': 'Kwa nilivyo navyo nyumbani tu',
  Remedies: 'Tiba asilia',
  'Remedies that fit': 'Tiba asilia zinazolingana',
  'Remedies, with the evidence beside them': 'Tiba asilia, pamoja na ushahidi wake',
  'Remedy not found': 'Tiba asilia haikupatikana',
  'Sanskrit name': 'Jina la Kisanskriti',
  'Search complaints and remedies': 'Tafuta matatizo na tiba asilia',
  'See a clinician when': 'Mwone mhudumu wa afya ikiwa',
  'Show all remedies': 'Onyesha tiba asilia zote',
  'Stop here if you see any of these': 'Acha, usiendelee, ukiona dalili yoyote kati ya hizi',
  'Stop: this needs help, not a remedy': 'Acha: hili linahitaji msaada, si tiba asilia',
  'Tap it if so. We then show what to do, and no remedy.':
    'Ikiwa unayo, iguse. Kisha tutakuonyesha la kufanya, wala si tiba asilia.',
  'Tap one to see what to do now.': 'Gusa moja ili uone la kufanya sasa.',
  'The remedies could not be loaded': 'Hatukuweza kupakia tiba asilia',
  'There is no such remedy': 'Hakuna tiba asilia kama hiyo',
  'Tick more of what you have, or look without that filter.':
    'Weka alama kwenye vitu zaidi ulivyo navyo, au tafuta bila kichujio hicho.',
  'Tradition, for interest. These qualities never decide what is safe.':
    'Ni desturi, kwa kufahamu tu. Sifa hizi haziamui kamwe kilicho salama.',
  'Try another word. For what is not here, ask a clinician rather than a website.':
    'Jaribu neno lingine. Kwa yasiyopatikana hapa, muulize mhudumu wa afya badala ya tovuti.',
  'What fits, in the shop': 'Vinavyofaa, dukani',
  'What is the trouble?': 'Tatizo ni nini?',
  'What you need': 'Unachohitaji',
  'You still need: {names}': 'Bado unahitaji: {names}',
  'any age': 'umri wowote',
  'if you like': 'ukipenda',
  'this remedy': 'tiba hii asilia',
  '{n} remedies': 'Tiba asilia {n}',
  '{n} remedies of {total}: the others need more than you have ticked':
    'Tiba asilia {n} kati ya {total}: nyingine zinahitaji zaidi ya ulivyowekea alama',
  '{n} remedy': 'Tiba asilia {n}',
  '{n} remedy of {total}: the others need more than you have ticked':
    'Tiba asilia {n} kati ya {total}: nyingine zinahitaji zaidi ya ulivyowekea alama',
  '{n} things ticked: change them': 'Umewekea alama vitu {n}: badilisha',
  // Kinds of Ayurvedic preparations
  'churna, a powder': 'churna, poda',
  'krishara, rice with green grams': 'krishara, wali na ndengu',
  'ksheerapaka, cooked in milk': 'ksheerapaka, iliyopikwa kwa maziwa',
  'kwatha, a decoction': 'kwatha, mchemsho',
  'lepa, a paste': 'lepa, rojo la kupaka',
  'phanta, an infusion': 'phanta, maji ya moto yaliyolowekwa mmea',
  'taila, an oil': 'taila, mafuta',
  'takra, a buttermilk drink': 'takra, kinywaji cha maziwa ya mtindi',
} as const;

/** Signs that end a remedy, and what to do about each. */
export const redFlags = {
  'Pain or pressure in the chest, or pain that spreads to the arm or jaw':
    'Maumivu au kubanwa kifuani, au maumivu yanayosambaa hadi mkononi au kwenye taya',
  'Sudden weakness of one side, a drooping face or trouble speaking':
    'Udhaifu wa ghafla wa upande mmoja wa mwili, uso kulegea upande mmoja au shida ya kuongea',
  'Breathlessness while resting, or blue lips': 'Kuishiwa pumzi ukiwa umepumzika, au midomo ya bluu',
  'A temperature above 38 °C, or a hot body with shaking':
    'Joto la mwili zaidi ya 38 °C, au mwili wa moto pamoja na kutetemeka',
  'Bleeding, strong belly pain or a baby that moves less in pregnancy':
    'Kutokwa na damu, maumivu makali ya tumbo au mtoto kupunguza kucheza tumboni wakati wa ujauzito',
  'A blood pressure of 180/120 or more': 'Shinikizo la damu la 180/120 au zaidi',
  'Blood glucose below 3.9 or at 16.7 mmol/L and above':
    'Sukari ya damu chini ya 3.9, au 16.7 mmol/L na zaidi',
  'Blood in the stool, in vomit or in what you cough up': 'Damu kwenye choo, matapishi au makohozi',
  'A cough of more than 2 weeks': 'Kikohozi cha zaidi ya wiki 2',
  'Losing more than 5 % of your weight without trying, or night sweats':
    'Kupungua zaidi ya 5 % ya uzito bila kukusudia, au kutokwa na jasho usiku',
  'Thoughts of ending your life or of harming someone': 'Mawazo ya kujiua au ya kumdhuru mtu',
  'A child who cannot drink or feed, vomits everything, has fits, is very sleepy or breathes fast':
    'Mtoto asiyeweza kunywa au kunyonya, anayetapika kila kitu, mwenye degedege, mwenye usingizi mzito au anayepumua haraka',
  'Sunken eyes, a very dry mouth, no urine for 6 hours, great thirst or faintness':
    'Macho kuingia ndani, mdomo mkavu sana, kutokojoa kwa saa 6, kiu kali au kuhisi kuzirai',
  'The worst headache of your life, or a headache with a stiff neck, fever, confusion or after a blow':
    'Maumivu makali ya kichwa kuliko yote uliyowahi kupata, au maumivu ya kichwa pamoja na shingo kukakamaa, homa, kuchanganyikiwa au baada ya kugongwa',
  'Severe or one-sided belly pain, or a hard swollen belly':
    'Maumivu makali ya tumbo au ya upande mmoja, au tumbo gumu lililovimba',
  'Swelling of the face or tongue, wheezing, or a rash all over':
    'Uso au ulimi kuvimba, kupumua kwa mluzi, au upele mwili mzima',
  'No urine, or pain in the back or side with fever or vomiting':
    'Kutokojoa, au maumivu ya mgongo au ubavu pamoja na homa au kutapika',
  'Redness, heat, pus or a red line that spreads': 'Wekundu, joto, usaha au mstari mwekundu unaoenea',
  'A painful red eye, poor sight, or swelling around the whole eye':
    'Jicho jekundu lenye maumivu, kutoona vizuri, au uvimbe kuzunguka jicho lote',
  'A burn larger than the palm, on the face, hands, feet or groin, white or black, or from electricity or acid':
    'Jeraha la moto kubwa kuliko kiganja, au la usoni, mikononi, miguuni au kinenani, jeupe au jeusi, au la umeme au asidi',
  // What to do
  'Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Go to a clinic today. A malaria test comes first; herbs are no treatment for it.':
    'Nenda kliniki leo. Kwanza upimwe malaria; mitishamba si matibabu ya malaria.',
  'Go to a maternity unit now. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Nenda kituo cha uzazi sasa hivi. Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Rest, measure again after 5 minutes, and go to hospital if it stays. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Pumzika, na upime tena baada ya dakika 5. Ikiwa haijashuka, nenda hospitali: piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Below 3.9, take sugar or juice now. In both cases reach a clinic today.':
    'Ikiwa chini ya 3.9, kula sukari au kunywa juisi sasa hivi. Iwe ya chini au ya juu, fika kliniki leo.',
  'Go to a clinic today. Much blood, or black stool, is an emergency: 999, 112 or 1199.':
    'Nenda kliniki leo. Damu nyingi, au choo cheusi, ni dharura: 999, 112 au 1199.',
  'Ask for a TB test. It is free in public clinics.':
    'Omba kupimwa kifua kikuu. Ni bila malipo katika kliniki za umma.',
  'See a clinician this week.': 'Mwone mhudumu wa afya wiki hii.',
  'Tell someone near you now and do not stay alone. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Mwambie mtu aliye karibu nawe sasa hivi na usikae peke yako. Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Take the child to a health facility now, day or night.':
    'Mpeleke mtoto kituo cha afya sasa hivi, iwe mchana au usiku.',
  'Give oral rehydration salts in small sips on the way to a health facility, now.':
    'Mpe maji ya ORS kidogo kidogo mkiwa njiani kuelekea kituo cha afya, sasa hivi.',
  'Eat and drink nothing and go to hospital now.':
    'Usile wala usinywe chochote, na uende hospitali sasa hivi.',
  'Go to a clinic today.': 'Nenda kliniki leo.',
  'Go to a clinic today. Put nothing into the eye.': 'Nenda kliniki leo. Usitie chochote machoni.',
  'Cool it with running water and go to hospital. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Lipoze kwa maji yanayotiririka na uende hospitali. Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
} as const;

/** What several parts of the knowledge say. */
export const common = {
  'Also called {name}': 'Huitwa pia {name}',
  'Ask a clinician first if you have': 'Muulize kwanza mhudumu wa afya ikiwa una hali hizi',
  'Checked against these sources in {month}. No clinician has signed it off yet.':
    'Imelinganishwa na vyanzo hivi, {month}. Bado hakuna mhudumu wa afya aliyeiidhinisha.',
  Compare: 'Linganisha',
  'Compare {name}': 'Linganisha {name}',
  'In Ayurveda': 'Katika Ayurveda',
  'In the shop': 'Dukani',
  Longest: 'Muda usiozidi',
  'Most in a day': 'Kiwango cha juu kwa siku',
  'Narrow the list': 'Punguza orodha',
  Nutrition: 'Lishe',
  Save: 'Hifadhi',
  Saved: 'Imehifadhiwa',
  'Sources and review': 'Vyanzo na ukaguzi',
  'Start with': 'Anza na',
  'The bookmark was not changed': 'Alamisho haikubadilishwa',
  'Try again': 'Jaribu tena',
  Youngest: 'Umri wa chini kabisa',
  '{n} day': 'siku {n}',
  '{n} days': 'siku {n}',
  '{n} months': 'miezi {n}',
  '{n} year': 'mwaka {n}',
  '{n} year {months} months': 'mwaka {n} na miezi {months}',
  '{n} years': 'miaka {n}',
  '{n} years {months} months': 'miaka {n} na miezi {months}',
  // Ayurveda
  'After digestion (vipaka)': 'Baada ya mmeng’enyo (vipaka)',
  'Power (virya)': 'Nguvu (virya)',
  'Quality (guna)': 'Sifa (guna)',
  'Taken with (anupana)': 'Hutumiwa pamoja na (anupana)',
  'Taste (rasa)': 'Ladha (rasa)',
  calms: 'hutuliza',
  'leaves as it is': 'haibadilishi',
  raises: 'huongeza',
} as const;

/** What the content names in fixed words: illnesses, medicines, ingredients, plant parts, measures, signs of danger. */
export const known = {
  ...advice,
  ...reasons,
  ...terms,
  ...alerts,
  ...herbChoices,
  ...vocabulary,
  ...foodMeasures,
  ...measures,
  ...redFlags,
  // What is said of answers that cannot be read
  'The herb library sent an answer we could not read. Please try again.':
    'Jibu la maktaba ya mitishamba halikusomeka. Tafadhali jaribu tena.',
  'The remedies came in a shape we could not read. Please try again.':
    'Tiba asilia hazikusomeka. Tafadhali jaribu tena.',
  'The reading room sent an answer we could not read. Please try again.':
    'Jibu la chumba cha kusomea halikusomeka. Tafadhali jaribu tena.',
  'The food table could not be read. Please try again.':
    'Hatukuweza kupakia jedwali la vyakula. Tafadhali jaribu tena.',
} as const;

/** The herbs, the remedies, the articles about food, and the food table. */
export const words = {
  ...known,
  ...common,
  ...herbs,
  ...remedies,
  ...articles,
  ...foods,
} as const;
