/** The shelves and uses products are sorted under, as the database names them. */
export const shelves = {
  'Herbs & Spices': 'Mitishamba na viungo',
  Superfoods: 'Vyakula bora',
  Supplements: 'Virutubisho vya ziada',
  Teas: 'Chai',
  'Oils & Butters': 'Mafuta na siagi',
  Digestion: 'Mmeng’enyo wa chakula',
  'Sleep and calm': 'Usingizi na utulivu',
  Skin: 'Ngozi',
  Hair: 'Nywele',
  'Energy and morning': 'Nguvu na asubuhi',
  'Cold season': 'Msimu wa baridi na mafua',
  Cooking: 'Mapishi',
  'Porridge and baking': 'Uji na kuoka',
} as const;
