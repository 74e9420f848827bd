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
