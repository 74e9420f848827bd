/** How herbs meet water tablets, laxatives, steroids, iron, and medicines that keep potassium in the body. */
export const withPotassium = {
  // potassium-raising-medicines
  'A helping of cooked leaf (130 g) brings about 833 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 833 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'Half a fruit (75 g) brings about 364 mg of potassium, which these medicines keep in the body.':
    'Nusu ya tunda (gramu 75) huleta takriban 364 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'The dry pulp is rich in potassium, which these medicines keep in the body.':
    'Nyama yake kavu ina potasiamu nyingi, ambayo dawa hizi huihifadhi mwilini.',
  'A glass of coconut water brings about 625 mg of potassium, which these medicines keep in the body.':
    'Glasi ya maji ya dafu huleta takriban 625 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (130 g) brings about 456 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 456 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'Leaf is rich in potassium, which these medicines keep in the body.':
    'Jani lina potasiamu nyingi, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (130 g) brings about 715 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 715 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'Dark greens are rich in potassium, which these medicines keep in the body.':
    'Mboga za kijani kibichi zina potasiamu nyingi, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (100 g) brings about 344 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 100) huleta takriban 344 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A slice (150 g) brings about 273 mg of potassium, which these medicines keep in the body.':
    'Kipande kimoja (gramu 150) huleta takriban 273 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A helping of cooked leaf (130 g) brings about 569 mg of potassium, which these medicines keep in the body.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 569 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A teaspoon (2 g) brings about 27 mg of potassium, which these medicines keep in the body.':
    'Kijiko cha chai (gramu 2) huleta takriban 27 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A cup of cooked tops (89 g) brings about 297 mg of potassium, which these medicines keep in the body.':
    'Kikombe cha machipukizi yaliyopikwa (gramu 89) huleta takriban 297 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A cooked root (150 g) brings about 345 mg of potassium, which these medicines keep in the body.':
    'Mzizi mmoja uliopikwa (gramu 150) huleta takriban 345 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A tablespoon of pulp (15 g) brings about 94 mg of potassium, which these medicines keep in the body.':
    'Kijiko cha mezani cha nyama ya tunda (gramu 15) huleta takriban 94 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  'A cooked piece (150 g) brings about 726 mg of potassium, which these medicines keep in the body.':
    'Kipande kilichopikwa (gramu 150) huleta takriban 726 mg za potasiamu, ambayo dawa hizi huihifadhi mwilini.',
  // iron-tablets
  'Tannin may bind iron, though vitamin C helps.':
    'Tanini inaweza kushika madini ya chuma, ingawa vitamini C husaidia.',
  'Fibre can hold iron tablets back, though vitamin C helps iron in food.':
    'Nyuzinyuzi zinaweza kuzuia tembe za madini ya chuma zisifyonzwe, ingawa vitamini C husaidia madini ya chuma ya chakula.',
  'The tea halved how much iron the gut took up.':
    'Chai yake ilipunguza kwa nusu madini ya chuma ambayo utumbo ulifyonza.',
  'Its slimy fibre can hold iron back.':
    'Nyuzinyuzi zake telezi zinaweza kuzuia madini ya chuma yasifyonzwe.',
  'The slimy fibre can hold iron back.': 'Nyuzinyuzi telezi zinaweza kuzuia madini ya chuma yasifyonzwe.',
  'Tannin in the leaf binds iron.': 'Tanini kwenye jani hushika madini ya chuma.',
  'Tea lowers iron uptake a little.': 'Chai hupunguza kidogo madini ya chuma yanayofyonzwa.',
  'Slimy fibre and tannin may hold iron back.':
    'Nyuzinyuzi telezi na tanini vinaweza kuzuia madini ya chuma yasifyonzwe.',
  'It holds iron back.': 'Huzuia madini ya chuma yasifyonzwe.',
  'Its polyphenols bind iron.': 'Kemikali zake za polifenoli hushika madini ya chuma.',
  'Tannins of red grain bind iron.': 'Tanini za nafaka nyekundu hushika madini ya chuma.',
  'It binds iron in the gut.': 'Hushika madini ya chuma kwenye utumbo.',
  // diuretics
  'The sap and water tablets both drain potassium.':
    'Utomvu na tembe za kuongeza mkojo vyote hupunguza potasiamu mwilini.',
  'Latex and water tablets both drain potassium.':
    'Utomvu wa njano na tembe za kuongeza mkojo vyote hupunguza potasiamu mwilini.',
  'Purging drains potassium as they do.':
    'Kuharisha hupunguza potasiamu mwilini kama dawa hizi zinavyofanya.',
  'Purging and water tablets both drain potassium.':
    'Kuharisha na tembe za kuongeza mkojo vyote hupunguza potasiamu mwilini.',
  'Pressure rose in a person on a thiazide.': 'Presha ilipanda kwa mtu aliyetumia thiazide.',
  'It weakened furosemide in a report.': 'Ilidhoofisha furosemide katika ripoti moja.',
  'It makes a little more urine and raised hydrochlorothiazide in a study.':
    'Huongeza mkojo kidogo, na ilipandisha hydrochlorothiazide katika utafiti mmoja.',
  'Purging with raw fruit drains water and potassium.':
    'Kuharisha kwa sababu ya tunda bichi hupoteza maji na potasiamu.',
  'Both make more urine.': 'Zote mbili huongeza mkojo.',
  'Tea makes more urine and adds to water tablets.':
    'Chai yake huongeza mkojo na huongeza nguvu ya tembe za kuongeza mkojo.',
  // steroids
  'The sap and steroids both drain potassium.': 'Utomvu na steroidi vyote hupunguza potasiamu mwilini.',
  'Latex and steroids both drain potassium.':
    'Utomvu wa njano na steroidi vyote hupunguza potasiamu mwilini.',
  'Swallowed oil and steroids both drain potassium.':
    'Mafuta yakimezwa na steroidi vyote hupunguza potasiamu mwilini.',
  'It may work against them.': 'Inaweza kupinga kazi ya dawa hizi.',
  'It raises budesonide and methylprednisolone that are swallowed.':
    'Hupandisha budesonide na methylprednisolone za kumeza mwilini.',
  'It makes steroids stronger and both drain potassium.':
    'Huzifanya steroidi ziwe kali zaidi, na zote mbili hupunguza potasiamu mwilini.',
  'It may lower dexamethasone and others; prednisolone did not change in a small study.':
    'Inaweza kushusha dexamethasone na nyingine mwilini; prednisolone haikubadilika katika utafiti mdogo.',
  // laxatives
  'The sap adds to any other laxative.': 'Utomvu huongeza nguvu ya dawa nyingine yoyote ya kulainisha choo.',
  'Latex adds to any other laxative.':
    'Utomvu wa njano huongeza nguvu ya dawa nyingine yoyote ya kulainisha choo.',
  'Swallowed oil adds to any other laxative.':
    'Mafuta yakimezwa huongeza nguvu ya dawa nyingine yoyote ya kulainisha choo.',
  'It adds to other laxatives.': 'Huongeza nguvu ya dawa nyingine za kulainisha choo.',
  'Two laxatives together drain water and potassium.':
    'Dawa mbili za kulainisha choo pamoja hupoteza maji na potasiamu mwilini.',
  // potassium-tablets
  'A helping of cooked leaf (130 g) brings about 833 mg of potassium on top of the tablets.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 833 mg za potasiamu juu ya ile ya tembe.',
  'A glass of coconut water brings about 625 mg of potassium on top of the tablets.':
    'Glasi ya maji ya dafu huleta takriban 625 mg za potasiamu juu ya ile ya tembe.',
  'A helping of cooked leaf (130 g) brings about 715 mg of potassium on top of the tablets.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 715 mg za potasiamu juu ya ile ya tembe.',
  'A cooked piece (150 g) brings about 726 mg of potassium on top of the tablets.':
    'Kipande kilichopikwa (gramu 150) huleta takriban 726 mg za potasiamu juu ya ile ya tembe.',
  // vitamins
  'Swallowed oil carries vitamins A, D, E and K out with it.':
    'Mafuta yakimezwa hutoka mwilini na vitamini A, D, E na K.',
  'It holds vitamin B12 back.': 'Huizuia vitamini B12 isifyonzwe.',
  'Strong tea lowered folic acid in a study.': 'Chai kali ilishusha asidi ya foliki katika utafiti mmoja.',
  // mineral-tablets
  'It holds calcium and zinc back.': 'Huzuia kalsiamu na zinki zisifyonzwe.',
} as const;
