/** Why herbs do not go with illnesses of kidney, liver, heart, skin and nerves, with operations and transplants. */
export const organs = {
  // kidney-disease
  'Animal studies saw harm to the kidneys.': 'Tafiti kwa wanyama ziliona madhara kwenye figo.',
  'Aloe sap has harmed kidneys.': 'Utomvu wa shubiri umewahi kudhuru figo.',
  'Latex has harmed kidneys.': 'Utomvu wake wa njano umewahi kudhuru figo.',
  'A helping of cooked leaf (130 g) brings about 833 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 833 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Half a fruit (75 g) brings about 364 mg of potassium, which weak kidneys cannot pass out.':
    'Nusu ya tunda (gramu 75) huleta takriban 364 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'The dry pulp is rich in potassium; a spoon adds to the day.':
    'Nyama yake kavu ina potasiamu nyingi; kijiko kimoja huongeza kwenye ya siku nzima.',
  'Kidney injury has been reported.': 'Kuumia kwa figo kumeripotiwa.',
  'Lost water and salts are hard on kidneys.': 'Kupoteza maji na chumvi mwilini huumiza figo.',
  'A glass of coconut water brings about 625 mg of potassium, which weak kidneys cannot pass out.':
    'Glasi ya maji ya dafu huleta takriban 625 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A helping of cooked leaf (130 g) brings about 456 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 456 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'It is rich in potassium and makes more urine.': 'Ina potasiamu nyingi na huongeza mkojo.',
  'A helping of cooked leaf (130 g) brings about 715 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 715 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Daily tea lowered kidney values a little in a small study.':
    'Chai ya kila siku ilipunguza kidogo utendaji wa figo katika utafiti mdogo.',
  'It makes the kidneys keep salt.': 'Hufanya figo zihifadhi chumvi.',
  'Dark greens are rich in potassium; boil them in much water and pour it off.':
    'Mboga za kijani kibichi zina potasiamu nyingi; zichemshe kwa maji mengi na uyamwage.',
  'A helping of cooked leaf (100 g) brings about 344 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 100) huleta takriban 344 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Swallowed neem has harmed liver and kidney.': 'Mwarobaini ukimezwa umewahi kudhuru ini na figo.',
  'A slice (150 g) brings about 273 mg of potassium, which weak kidneys cannot pass out.':
    'Kipande kimoja (gramu 150) huleta takriban 273 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A helping of cooked leaf (130 g) brings about 569 mg of potassium, which weak kidneys cannot pass out.':
    'Mgawo wa majani yaliyopikwa (gramu 130) huleta takriban 569 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'Much tannin is hard on the kidneys.': 'Tanini nyingi huumiza figo.',
  'A teaspoon (2 g) brings about 27 mg of potassium, which weak kidneys cannot pass out.':
    'Kijiko cha chai (gramu 2) huleta takriban 27 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'With weak kidneys, do not flush with teas.': 'Figo zikiwa dhaifu, usijisafishe kwa kunywa chai nyingi.',
  'A cooked root (150 g) brings about 345 mg of potassium, which weak kidneys cannot pass out.':
    'Mzizi mmoja uliopikwa (gramu 150) huleta takriban 345 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A tablespoon of pulp (15 g) brings about 94 mg of potassium, which weak kidneys cannot pass out.':
    'Kijiko cha mezani cha nyama ya tunda (gramu 15) huleta takriban 94 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  'A cooked piece (150 g) brings about 726 mg of potassium, which weak kidneys cannot pass out.':
    'Kipande kilichopikwa (gramu 150) huleta takriban 726 mg za potasiamu, ambayo figo dhaifu haziwezi kuitoa.',
  // liver-disease
  'Hepatitis was reported after swallowed aloe; gel on skin is fine.':
    'Ugonjwa wa ini (hepatitis) umeripotiwa baada ya kumeza shubiri; jeli kwenye ngozi haina shida.',
  'Hepatitis was reported with capsules.': 'Ugonjwa wa ini (hepatitis) umeripotiwa kwa waliotumia kapsuli.',
  'Rare liver injury is on record.': 'Imeripotiwa kuumiza ini, ingawa ni nadra.',
  'Juice raised liver values in reports.': 'Juisi yake imeripotiwa kupandisha vipimo vya ini.',
  'Coumarin, above all in cassia, can strain the liver.':
    'Kemikali ya coumarin, hasa kwenye mdalasini wa cassia, inaweza kulemea ini.',
  'Swallowed oil is hard on the liver.': 'Mafuta yakimezwa huumiza ini.',
  'Do not swallow it.': 'Usimeze.',
  'Liver injury is on record.': 'Imeripotiwa kuumiza ini.',
  'Liver injury was reported.': 'Kuumia kwa ini kumeripotiwa.',
  'It has destroyed livers.': 'Imewahi kuharibu ini kabisa.',
  'It blocks the flow of bile.': 'Huzuia nyongo isitiririke.',
  'It adds to swelling.': 'Huongeza uvimbe.',
  'Have the cause found first.': 'Tafuta kwanza chanzo cha tatizo kwa kupimwa.',
  'Liver injury in chewers is on record.': 'Kuumia kwa ini kumeripotiwa kwa wanaoitafuna.',
  'Raised liver values were reported in a few people who drank very much.':
    'Vipimo vya ini kupanda vimeripotiwa kwa watu wachache waliokunywa nyingi sana.',
  'Untested lots may hold liver poisons.': 'Bechi ambazo hazijapimwa zinaweza kuwa na sumu za ini.',
  'No extract capsules: they have injured livers.': 'Usitumie kapsuli za dondoo: zimewahi kuumiza ini.',
  'Strong extracts have injured livers.': 'Dondoo kali zimewahi kuumiza ini.',
  'Rare liver injury was reported.': 'Kuumia kwa ini kumeripotiwa, ingawa ni nadra.',
  'Its strong substances were never studied in liver disease.':
    'Kemikali zake kali hazijawahi kuchunguzwa kwa wenye ugonjwa wa ini.',
  // heart-disease
  'Only with the agreement of your heart clinic.': 'Ikiwa tu kliniki yako ya moyo imekubali.',
  'It may slow the pulse.': 'Inaweza kupunguza kasi ya mapigo ya moyo.',
  'Root may hold substances that act on the heart.': 'Mzizi unaweza kuwa na kemikali zinazoathiri moyo.',
  'Keep the oil small: it raises LDL cholesterol.': 'Tumia mafuta kidogo tu: hupandisha kolesteroli ya LDL.',
  'Berberine acts on the heart beat.': 'Berberine huathiri mapigo ya moyo.',
  'It changes many heart tablets.': 'Hubadilisha nguvu ya tembe nyingi za moyo.',
  'It narrows vessels and has been linked to heart attacks.':
    'Hubana mishipa ya damu na imehusishwa na mshtuko wa moyo.',
  'It makes a little more urine; do not flush swelling.': 'Huongeza mkojo kidogo; usiitumie kuondoa uvimbe.',
  'Many heart tablets fall while it is taken.':
    'Kiwango cha tembe nyingi za moyo hushuka mwilini inapotumiwa.',
  'With swelling from the heart, do not flush with teas.':
    'Ukiwa na uvimbe unaotokana na moyo, usijisafishe kwa kunywa chai nyingi.',
  'Caffeine can bring on palpitations.': 'Kafeini inaweza kuleta moyo kudunda kwa nguvu.',
  'Its alkaloids may act on the heart.': 'Alkaloidi zake zinaweza kuathiri moyo.',
  // surgery-within-2-weeks
  'Much bleeding in an operation was reported after swallowed aloe.':
    'Kutokwa na damu nyingi wakati wa upasuaji kumeripotiwa baada ya kumeza shubiri.',
  'It makes sugar hard to steer around an operation; stop it two weeks before.':
    'Hufanya sukari iwe vigumu kudhibiti wakati wa upasuaji; acha kuitumia wiki mbili kabla.',
  'It may slow clotting and lower sugar.': 'Inaweza kuchelewesha damu kuganda na kushusha sukari.',
  'Its alkaloids relax muscles as medicines of the theatre do.':
    'Alkaloidi zake hulegeza misuli kama dawa za chumba cha upasuaji zinavyofanya.',
  'It can lower sugar and slow clotting; stop powders two weeks before.':
    'Inaweza kushusha sukari na kuchelewesha damu kuganda; acha unga wake wiki mbili kabla.',
  'Supplements can make bleeding harder to stop.':
    'Virutubisho vya ziada vinaweza kufanya kutokwa na damu kuwe vigumu kuzuia.',
  'It may make bleeding harder to stop.': 'Inaweza kufanya kutokwa na damu kuwe vigumu kuzuia.',
  'It may change bleeding and sugar.': 'Inaweza kubadilisha kutokwa na damu na sukari.',
  'It can lower pressure and sugar.': 'Inaweza kushusha presha na sukari.',
  'It deepens anaesthesia.': 'Huzidisha nguvu ya dawa ya nusukaputi.',
  'It changes anaesthetic medicines.': 'Hubadilisha nguvu ya dawa za nusukaputi.',
  // organ-transplant
  'It acts on the immune system and on enzymes that clear transplant medicines.':
    'Huathiri kinga ya mwili na vimeng’enya vinavyoondoa dawa za kupandikizwa kiungo.',
  'Large amounts raised ciclosporin in a report.':
    'Kiasi kikubwa kilipandisha ciclosporin katika ripoti moja.',
  'Berberine raised ciclosporin.': 'Berberine ilipandisha ciclosporin mwilini.',
  'It raises transplant medicines dangerously.':
    'Hupandisha dawa za kupandikizwa kiungo hadi kiwango cha hatari.',
  'It may stir the immune system against the new organ.':
    'Inaweza kuchochea kinga ya mwili ishambulie kiungo kipya.',
  'It has cost people their new organ.': 'Imewahi kuwafanya watu wapoteze kiungo chao kipya.',
  // broken-skin
  'Keep it off deep or infected wounds.': 'Usiiweke kwenye vidonda vya kina au vyenye maambukizi.',
  'Not on deep or infected wounds.': 'Usiitumie kwenye vidonda vya kina au vyenye maambukizi.',
  'Camphor passes through broken skin.': 'Kafuri hupita kwenye ngozi yenye jeraha.',
  'It burns open skin badly.': 'Huunguza vibaya ngozi yenye kidonda.',
  'The oil burns gums and skin.': 'Mafuta yake huunguza fizi na ngozi.',
  'Unclean sap can infect a wound.': 'Utomvu usio safi unaweza kuambukiza kidonda.',
  'It passes through broken skin.': 'Hupita kwenye ngozi yenye jeraha.',
  'Raw garlic burns skin.': 'Kitunguu saumu kibichi huunguza ngozi.',
  'Fruit pulp can blister and infect.': 'Nyama ya tunda inaweza kutoa malengelenge na kuleta maambukizi.',
  'Leaf washes are not sterile; keep them off open wounds.':
    'Maji ya majani ya kuoshea si safi kabisa dhidi ya vijidudu; usiyaweke kwenye vidonda vilivyo wazi.',
  'Do not seal broken or infected skin.': 'Usizibe ngozi yenye jeraha au maambukizi.',
  // epilepsy
  'Thujone in the oil can bring on fits.': 'Kemikali ya thujone kwenye mafuta yake inaweza kuleta degedege.',
  'No piperine supplements: they change the level of epilepsy medicines.':
    'Usitumie virutubisho vya ziada vya piperine: hubadilisha kiwango cha dawa za kifafa mwilini.',
  'Camphor can bring on fits.': 'Kafuri inaweza kuleta degedege.',
  'Its alkaloids act on nerves and muscles.': 'Alkaloidi zake huathiri neva na misuli.',
  'The oil can bring on fits.': 'Mafuta yake yanaweza kuleta degedege.',
  'It can bring on fits.': 'Inaweza kuleta degedege.',
  'It changes how nerves are calmed and may change the level of tablets.':
    'Hubadilisha jinsi neva zinavyotulizwa, na inaweza kubadilisha kiwango cha tembe mwilini.',
  'Oil and strong amounts can bring on fits.': 'Mafuta yake na kiasi kikubwa vinaweza kuleta degedege.',
  'Thujone can bring on fits.': 'Kemikali ya thujone inaweza kuleta degedege.',
  'It lowers epilepsy medicines.': 'Hushusha kiwango cha dawa za kifafa mwilini.',
} as const;
