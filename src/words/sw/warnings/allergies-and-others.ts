/** Why herbs do not go with allergies and with rarer illnesses. */
export const allergiesAndOthers = {
  // plant-allergy
  'Avocado allergy is known.': 'Mzio wa parachichi unajulikana.',
  'Some people react with mouth sores or rash.': 'Watu wengine hupata vidonda vya mdomo au upele.',
  'Dust has brought on severe allergy.': 'Vumbi lake limewahi kuleta mzio mkali.',
  'People allergic to asparagus react.': 'Wenye mzio wa asparagasi huathirika.',
  'Dust and leaf irritate eyes, nose and skin.': 'Vumbi na jani lake huwasha macho, pua na ngozi.',
  // overactive-thyroid
  'Very large amounts, day after day, were linked to goitre where iodine is low.':
    'Kiasi kikubwa sana siku baada ya siku kimehusishwa na goita pale ambapo madini ya joto (iodini) ni kidogo.',
  'It may raise thyroid hormone.': 'Inaweza kupandisha homoni ya thairoidi.',
  // urinary-blockage
  'It may act on the bladder.': 'Inaweza kuathiri kibofu cha mkojo.',
  'It tightens the neck of the bladder.': 'Hukaza shingo ya kibofu cha mkojo.',
  'If urine stops or holds blood, go to a hospital; do not wait for a herb.':
    'Mkojo ukikoma au ukiwa na damu, nenda hospitali; usingojee mmea.',
  'See a clinician when urine does not flow.': 'Mwone mhudumu wa afya mkojo usipotoka.',
  // nut-allergy
  'It is a tree nut, and allergy to it is often severe.':
    'Ni njugu ya miti, na mzio wake mara nyingi ni mkali.',
  'A few people are allergic to coconut.': 'Watu wachache wana mzio wa nazi.',
  'It is a tree nut.': 'Ni njugu ya miti.',
  'Reactions are rare; test a spot first.': 'Mzio ni nadra; jaribu kwanza mahali padogo.',
  // swallowing-difficulty
  'It swells and sticks.': 'Hufura na kukwama.',
  'It can block the gullet.': 'Inaweza kuziba umio.',
  'Dry seeds swell and can choke.': 'Mbegu kavu hufura na zinaweza kukaba.',
  // carrot-family-allergy
  'It belongs to the carrot family.': 'Ni ya jamii ya karoti.',
  // legume-allergy
  'People allergic to peanut or chickpea may react.':
    'Wenye mzio wa njugu karanga au dengu wanaweza kuathirika.',
  // stroke
  'Bleeding in the brain was reported.': 'Kutokwa na damu kwenye ubongo kumeripotiwa.',
  'It raises pressure and narrows vessels.': 'Hupandisha presha na kubana mishipa ya damu.',
  'Blood thinners given after a stroke fall while it is taken.':
    'Dawa za kuzuia damu kuganda zinazotolewa baada ya kiharusi hushuka mwilini inapotumiwa.',
  // bipolar-or-psychosis
  'Mania was reported.': 'Wazimu wa furaha kupita kiasi (mania) umeripotiwa.',
  'Stiffness and twisting movements were reported with these tablets.':
    'Mwili kukakamaa na kujipinda kumeripotiwa ilipotumiwa na tembe hizi.',
  'It can bring on mania and voices.':
    'Inaweza kuleta wazimu wa furaha kupita kiasi (mania) na kusikia sauti.',
  'It can bring on mania.': 'Inaweza kuleta wazimu wa furaha kupita kiasi (mania).',
  // prostate-trouble
  'It may raise testosterone; not with prostate cancer.':
    'Inaweza kupandisha homoni ya testosterone; usiitumie ukiwa na saratani ya tezi dume.',
  'Have the prostate examined first, so that cancer is not missed.':
    'Tezi dume ichunguzwe kwanza, ili saratani isipitwe bila kuonekana.',
  'Have the prostate examined first.': 'Tezi dume ichunguzwe kwanza.',
  // latex-allergy
  'People allergic to rubber may react.': 'Wenye mzio wa mpira wanaweza kuathirika.',
  'People allergic to rubber may react to unripe fruit.':
    'Wenye mzio wa mpira wanaweza kuathirika na tunda bichi.',
  // g6pd-deficiency
  'Seeds hold vicine, which breaks down red cells.':
    'Mbegu zake zina vicine, ambayo huvunja chembe nyekundu za damu.',
  'Berberine can break down red blood cells and cause jaundice.':
    'Berberine inaweza kuvunja chembe nyekundu za damu na kufanya ngozi na macho kuwa ya manjano (jaundice).',
  'Red cells broke down in a person who drank the tea.':
    'Chembe nyekundu za damu zilivunjika kwa mtu aliyekunywa chai yake.',
  // depression
  'It can deepen low mood.': 'Inaweza kuzidisha huzuni.',
  'The drop after chewing lowers the mood.': 'Kushuka kwa nguvu baada ya kuitafuna huleta huzuni.',
  'Low mood needs a clinician, and it must not meet tablets for it.':
    'Huzuni inahitaji mhudumu wa afya, na mmea huu usitumike pamoja na tembe za huzuni.',
  // onion-family-allergy
  'People who react to garlic, onion or tulips may react to aloe.':
    'Wanaoathirika na kitunguu saumu, kitunguu au tulipu wanaweza kuathirika na shubiri.',
  'It belongs to the onion family.': 'Ni ya jamii ya vitunguu.',
  // gout
  'Very large daily portions may matter.': 'Migawo mikubwa sana kila siku inaweza kuwa na athari.',
  'It brings purines.': 'Huleta purini, ambazo huzidisha asidi ya yuriki.',
  // underactive-thyroid
  'Leaf may disturb thyroid hormone.': 'Jani linaweza kuvuruga homoni ya thairoidi.',
  'It lowered thyroid hormone in animals.': 'Ilishusha homoni ya thairoidi kwa wanyama.',
  // underweight
  'It takes hunger away.': 'Huondoa njaa.',
  // eating-disorder
  'Laxatives are misused to lose weight, and drain potassium.':
    'Dawa za kulainisha choo hutumiwa vibaya kupunguza uzito, na hupunguza potasiamu mwilini.',
  // sesame-allergy
  'Sesame allergy can be severe.': 'Mzio wa ufuta unaweza kuwa mkali.',
} as const;
