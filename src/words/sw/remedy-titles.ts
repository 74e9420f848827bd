/**
 * The remedies by name, as they stand on cards, in the safety check and over their pages; apart from what their pages say,
 * since lists need no more.
 */
export const known = {
  // Stomach and bowels
  'Oral rehydration salts with zinc': 'ORS pamoja na zinki',
  'Sugar and salt solution until the sachet comes': 'Maji ya sukari na chumvi hadi pakiti ya ORS ipatikane',
  'Rice gruel with banana when the stomach settles': 'Uji wa mchele na ndizi tumbo linapotulia',
  'Ginger tea for an uneasy stomach': 'Chai ya tangawizi kwa tumbo lililochafuka',
  'Dry bites and small meals for sickness in pregnancy':
    'Vitafunio vikavu na milo midogo kwa kichefuchefu cha ujauzito',
  'Peppermint tea after a heavy meal': 'Chai ya nanaa baada ya mlo mzito',
  'Cumin, coriander and fennel tea': 'Chai ya bizari nyembamba, giligilani na shamari',
  'Takra: thin spiced mala after lunch': 'Takra: mala nyepesi yenye viungo baada ya chakula cha mchana',
  'Psyllium husk in plenty of water': 'Maganda ya psyllium kwa maji mengi',
  'Pawpaw with ground flaxseed and water': 'Papai na mbegu za kitani zilizosagwa, pamoja na maji',
  'Triphala in warm water at bedtime': 'Triphala kwenye maji ya uvuguvugu wakati wa kulala',
  'An early, light supper for heartburn': 'Chakula cha jioni chepesi na cha mapema kwa kiungulia',
  'Warm sitz bath for sore piles': 'Kukalia maji ya uvuguvugu kwa bawasiri inayouma',
  // Strength and appetite
  'Enriched wimbi uji after an illness': 'Uji wa wimbi ulioongezwa lishe baada ya ugonjwa',
  'Khichdi: soft rice with green grams': 'Khichdi: wali laini na ndengu',
  'Ginger, lemon and salt before a meal': 'Tangawizi, limau na chumvi kabla ya mlo',
  'Beans, greens and a sour fruit for low iron':
    'Maharagwe, mboga za majani na tunda chachu kwa upungufu wa madini ya chuma',
  'Hibiscus tea beside your blood-pressure care': 'Chai ya choya pamoja na matibabu yako ya presha',
  // Cold, throat and fever
  'Dawa: ginger, lemon and honey': 'Dawa: tangawizi, limau na asali',
  'A spoon of honey at bedtime for a cough': 'Kijiko cha asali wakati wa kulala kwa kikohozi',
  'Warm salt-water gargle': 'Kusukutua kwa maji ya chumvi ya uvuguvugu',
  'Salt-water rinse for a blocked nose': 'Kusafisha pua iliyoziba kwa maji ya chumvi',
  'Liquorice and ginger for a dry throat': 'Susi na tangawizi kwa koo kavu',
  'Golden milk with turmeric': 'Maziwa yenye manjano (golden milk)',
  'Tulsi leaf tea': 'Chai ya majani ya tulsi',
  'Fluids and rest on the way to a malaria test': 'Vinywaji na mapumziko ukielekea kupimwa malaria',
  // Sleep, stress and head
  'Warm milk and a fixed hour for bed': 'Maziwa ya vuguvugu na saa maalumu ya kulala',
  'Chamomile tea in the evening': 'Chai ya kamomile jioni',
  'Ashwagandha in warm milk': 'Ashwagandha kwenye maziwa ya vuguvugu',
  'Sesame oil foot massage before bed': 'Kuchua miguu kwa mafuta ya ufuta kabla ya kulala',
  'Water, rest and a cool cloth for a headache': 'Maji, mapumziko na kitambaa baridi kwa maumivu ya kichwa',
  // Women, urine
  'Warmth on the belly for period pain': 'Joto kwenye tumbo kwa maumivu ya hedhi',
  'Ginger tea in the first days of the period': 'Chai ya tangawizi siku za kwanza za hedhi',
  'Cool cabbage leaves for full breasts': 'Majani baridi ya kabichi kwa matiti yaliyojaa',
  'More water and no holding for the bladder': 'Maji zaidi bila kuzuia mkojo, kwa kibofu cha mkojo',
  'Coriander seed water on hot days': 'Maji ya giligilani siku za joto',
  // Joints and injuries
  'Cold, a bandage and rest for a sprain': 'Ubaridi, bendeji na mapumziko kwa kuteguka',
  'Warm oil and movement for stiff knees': 'Mafuta ya vuguvugu na mazoezi kwa magoti yaliyokakamaa',
  'Twenty minutes of running water on a burn': 'Dakika ishirini za maji yanayotiririka juu ya jeraha la moto',
  // Skin, hair and eyes
  'Aloe gel on mild sunburn': 'Jeli ya shubiri kwa kuchomwa kidogo na jua',
  'Coconut oil on damp skin': 'Mafuta ya nazi kwenye ngozi yenye unyevu',
  'Lukewarm oat bath for itchy skin': 'Kuoga maji ya uvuguvugu yenye oats kwa ngozi inayowasha',
  'Ubtan: chickpea and turmeric paste': 'Ubtan: rojo la dengu na manjano',
  'Neem wash for a flaky scalp': 'Maji ya mwarobaini kwa mba',
  'Wet combing for head lice': 'Kuchana nywele zilizolowa kwa chawa wa kichwa',
  'Warm cloth on a stye': 'Kitambaa cha vuguvugu kwenye chokea',
  // Mouth and teeth
  'A clove on the tooth until the dentist': 'Karafuu kwenye jino hadi umwone daktari wa meno',
  'Salt and soda rinse for a sore mouth': 'Kusukutua kwa chumvi na magadi soda kwa mdomo unaouma',
  'Swishing oil before brushing': 'Kuzungusha mafuta mdomoni kabla ya kupiga mswaki',
} as const;
