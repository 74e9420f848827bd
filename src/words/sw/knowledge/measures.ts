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
