/** Reasons of the safety rules that several herbs share; those of one herb only stay in English, and say so. */
export const reasons = {
  'It is not for anyone under 18.': 'Haipaswi kutumiwa na mtu yeyote wa chini ya miaka 18.',
  'It may deepen drowsiness.': 'Inaweza kuzidisha usingizi.',
  'Too little is known about anyone under 18.':
    'Yanayojulikana kuhusu watu wa chini ya miaka 18 ni machache mno.',
  'It may act a little like oestrogen.': 'Inaweza kufanya kazi kidogo kama homoni ya estrojeni.',
  'Purging costs water, and lost water brings on a crisis.':
    'Kuharisha hupoteza maji mwilini, na kukosa maji huleta shambulio la maumivu ya selimundu.',
  'Low potassium disturbs the heart.': 'Upungufu wa potasiamu huvuruga moyo.',
  'Water lost with loose stools raises lithium in the blood.':
    'Maji yanayopotea kwa kuharisha hupandisha lithium kwenye damu.',
  'Strong diarrhoea can wash the pill out; implant and injection stay.':
    'Kuharisha sana kunaweza kuondoa tembe ya kupanga uzazi mwilini; kipandikizi na sindano hazipotei.',
  'It may stir the immune system.': 'Inaweza kuchochea kinga ya mwili.',
  'Tannin binds iron.': 'Tanini hushika madini ya chuma, hivyo mwili huyapata kidogo.',
  'No studies exist in breastfeeding.': 'Hakuna tafiti kuhusu kunyonyesha.',
  'It stirs the flow of bile.': 'Huchochea nyongo kutiririka.',
  'Nobody has studied it with ARVs.': 'Hakuna aliyeichunguza pamoja na ARV.',
  'It may add to diabetes medicine.': 'Inaweza kuongeza nguvu ya dawa za kisukari.',
  'Older people dry out and lose potassium sooner.':
    'Wazee huishiwa maji mwilini na kupoteza potasiamu haraka zaidi.',
  'Tannin holds iron back.': 'Tanini huzuia madini ya chuma yasiingie mwilini.',
  'Large amounts may slow platelets.':
    'Kiasi kikubwa kinaweza kuchelewesha damu kuganda, hivyo unaweza kutokwa na damu kwa urahisi.',
  'Both slow platelets.': 'Zote mbili huchelewesha damu kuganda, hivyo unaweza kutokwa na damu kwa urahisi.',
  'They still the bowel while the seed swells in it, and it can block.':
    'Dawa hizo hupunguza mwendo wa utumbo wakati mbegu zinavimba ndani yake, na utumbo unaweza kuziba.',
  'It slowed platelets in the laboratory.':
    'Kwenye maabara ilichelewesha damu kuganda, jambo linaloweza kurahisisha kutokwa na damu.',
  'Both can injure the liver.': 'Zote mbili zinaweza kuumiza ini.',
  'It may add to drowsiness.': 'Inaweza kuongeza usingizi.',
  'Both drain potassium.': 'Zote mbili hupunguza potasiamu mwilini.',
  'Nobody has studied it with TB medicines.': 'Hakuna aliyeichunguza pamoja na dawa za kifua kikuu.',
  'It may lower pressure further.': 'Inaweza kushusha presha zaidi.',
  'Nobody has studied it well with ARVs.': 'Hakuna aliyeichunguza vya kutosha pamoja na ARV.',
  'It can raise thyroid hormone.': 'Inaweza kupandisha homoni ya thairoidi.',
  'It may stir the body against the organ.': 'Inaweza kuchochea mwili kukataa kiungo kilichopandikizwa.',
  'It may deepen anaesthesia.': 'Inaweza kuzidisha nguvu ya dawa ya nusukaputi.',
  'It can bring on heartburn.': 'Inaweza kuleta kiungulia.',
  'Too little is known; leave it to adults.': 'Yanayojulikana ni machache mno; waachie watu wazima pekee.',
  'It raised thyroid hormone in animals.': 'Ilipandisha homoni ya thairoidi kwa wanyama.',
  'Plant omega-3 may slow clotting a little.': 'Omega-3 ya mimea inaweza kuchelewesha kidogo damu kuganda.',
  'It may lower pressure a little further.': 'Inaweza kushusha presha kidogo zaidi.',
  'It belongs to the celery and carrot family.': 'Ni ya jamii ya seleri na karoti.',
  'It belongs to the bean family.': 'Ni ya jamii ya kunde.',
  'The leaf holds vitamin K, which works against warfarin.':
    'Jani lina vitamini K, ambayo hupinga kazi ya warfarin.',
  'Suits children from 6 months, well cooked and mashed.':
    'Inawafaa watoto kuanzia miezi 6, ikipikwa vizuri na kupondwa.',
  'It makes a little more urine.': 'Huongeza mkojo kidogo.',
  'Its alkaloids relax muscles and may deepen drowsiness.':
    'Kemikali zake hulegeza misuli na zinaweza kuzidisha usingizi.',
} as const;
