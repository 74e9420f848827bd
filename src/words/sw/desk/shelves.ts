/** The shelves and uses products are sorted under, as the database names them. */
export const shelves = {
  'Herbs & Spices': 'Mimea Dawa na Viungo',
  Superfoods: 'Vyakula Bora',
  Supplements: 'Virutubisho vya Ziada',
  Teas: 'Chai',
  'Oils & Butters': 'Mafuta na Siagi',
  Digestion: 'Umeng’enyaji wa chakula',
  'Sleep and calm': 'Usingizi na utulivu',
  Skin: 'Ngozi',
  Hair: 'Nywele',
  'Energy and morning': 'Nguvu na asubuhi',
  'Cold season': 'Msimu wa baridi',
  Cooking: 'Mapishi',
  'Porridge and baking': 'Uji na kuoka',
} as const;
