/** How herbs meet medicines for diabetes. */
export const withSugar = {
  // hypo-prone-medicines
  'Leaf lowered sugar in animals.': 'Jani lilishusha sukari kwa wanyama.',
  'Extracts lowered sugar in animals.': 'Dondoo zake zilishusha sukari kwa wanyama.',
  'Swallowed aloe can lower sugar further.': 'Shubiri ikimezwa inaweza kushusha sukari zaidi.',
  'It lowered sugar in small trials and may add a little.':
    'Ilishusha sukari katika majaribio madogo, na inaweza kuongeza nguvu kidogo.',
  'The fibre slows sugar after a meal.': 'Nyuzinyuzi zake huchelewesha sukari baada ya mlo.',
  'It lowered sugar in animals.': 'Ilishusha sukari kwa wanyama.',
  'Leaf may lower sugar further.': 'Jani linaweza kushusha sukari zaidi.',
  'Karela adds to the tablet or the insulin, and sugar can fall too low.':
    'Karela huongeza nguvu ya tembe au insulini, na sukari inaweza kushuka kupita kiasi.',
  'It lowered sugar in small trials and may add.':
    'Ilishusha sukari katika majaribio madogo, na inaweza kuongeza nguvu ya dawa.',
  'The fibre slows sugar.': 'Nyuzinyuzi zake huchelewesha sukari.',
  'More than cooking amounts may lower sugar a little further.':
    'Zaidi ya kiasi cha kupikia inaweza kushusha sukari kidogo zaidi.',
  'More than cooking amounts may lower sugar further.':
    'Zaidi ya kiasi cha kupikia inaweza kushusha sukari zaidi.',
  'Large amounts may lower sugar a little further.': 'Kiasi kikubwa kinaweza kushusha sukari kidogo zaidi.',
  'Swallowed leaf lowered sugar in animals.': 'Jani likimezwa lilishusha sukari kwa wanyama.',
  'Seed lowers sugar after meals and adds to the tablet or the insulin.':
    'Mbegu hushusha sukari baada ya mlo na huongeza nguvu ya tembe au insulini.',
  'Supplements may lower sugar a little further.':
    'Virutubisho vya ziada vinaweza kushusha sukari kidogo zaidi.',
  'Berberine lowers sugar further.': 'Berberine hushusha sukari zaidi.',
  'It may change sugar.': 'Inaweza kubadilisha sukari.',
  'Leaf tea lowered sugar a little after meals.': 'Chai ya majani ilishusha sukari kidogo baada ya mlo.',
  'Stem lowers sugar and adds to the tablet or the insulin.':
    'Shina hushusha sukari na huongeza nguvu ya tembe au insulini.',
  'Leaf lowered sugar after meals in small trials and may add a little.':
    'Jani lilishusha sukari baada ya mlo katika majaribio madogo, na linaweza kuongeza nguvu kidogo.',
  'Swallowed leaf can lower sugar further.': 'Jani likimezwa linaweza kushusha sukari zaidi.',
  'Leaf and seeds may lower sugar; ripe fruit brings sugar.':
    'Jani na mbegu vinaweza kushusha sukari; tunda lililoiva huleta sukari.',
  'It slows sugar, so that less medicine may be needed.':
    'Huchelewesha sukari, kwa hivyo huenda kiasi cha dawa kikahitaji kupunguzwa.',
  'Large daily amounts may lower sugar a little further.':
    'Kiasi kikubwa kila siku kinaweza kushusha sukari kidogo zaidi.',
  'It may change gliclazide and pioglitazone.': 'Inaweza kubadilisha gliclazide na pioglitazone.',
  'Leaf may lower sugar a little further.': 'Jani linaweza kushusha sukari kidogo zaidi.',
  'Large amounts may lower sugar; sweetened drinks raise it.':
    'Kiasi kikubwa kinaweza kushusha sukari; vinywaji vyake vyenye sukari huipandisha.',
  'Large amounts may lower sugar further.': 'Kiasi kikubwa kinaweza kushusha sukari zaidi.',
  // diabetes-medicines
  'Swallowed aloe may lower sugar further.': 'Huenda shubiri ikimezwa ikashusha sukari zaidi.',
  'Swallowed aloe can lower sugar a little further.':
    'Shubiri ikimezwa inaweza kushusha sukari kidogo zaidi.',
  'Karela may lower sugar a little further; metformin alone seldom lets it fall too low.':
    'Karela inaweza kushusha sukari kidogo zaidi; ukitumia metformin peke yake ni nadra sukari kushuka kupita kiasi.',
  'It lowered sugar a little beside metformin in small trials.':
    'Ilishusha sukari kidogo pamoja na metformin katika majaribio madogo.',
  'Seed lowers sugar after meals a little further.': 'Mbegu hushusha sukari baada ya mlo kidogo zaidi.',
  'It is still starch.': 'Bado ni wanga.',
  'It lowered metformin, and berberine lowers sugar.':
    'Ilishusha metformin mwilini, na berberine hushusha sukari.',
  'Stem may lower sugar a little further.': 'Shina linaweza kushusha sukari kidogo zaidi.',
  'Slimy fibre slows sugar, and may slow tablets too.':
    'Nyuzinyuzi zake telezi huchelewesha sukari, na zinaweza kuchelewesha tembe pia.',
  'Leaf may lower sugar after meals a little further.':
    'Jani linaweza kushusha sukari baada ya mlo kidogo zaidi.',
  'It is starch; boiled raises sugar less than roasted.':
    'Ni wanga; kikichemshwa hupandisha sukari kidogo kuliko kikichomwa.',
  'It is starch.': 'Ni wanga.',
  // metformin
  'It lowered metformin by a quarter in a study, and berberine lowers sugar.':
    'Ilishusha metformin kwa robo katika utafiti mmoja, na berberine hushusha sukari.',
  'It slows sugar after a meal.': 'Huchelewesha sukari baada ya mlo.',
  'In a trial of healthy men on metformin it lowered sugar a little further.':
    'Katika jaribio kwa wanaume wenye afya waliotumia metformin, ilishusha sukari kidogo zaidi.',
  // sulfonylureas
  'It lowered tolbutamide a little in a study.': 'Ilishusha tolbutamide kidogo katika utafiti mmoja.',
  'It sped the clearing of gliclazide.': 'Iliharakisha kuondolewa kwa gliclazide mwilini.',
  // other-diabetes-medicines
  'It raised pioglitazone in a study.': 'Ilipandisha pioglitazone katika utafiti mmoja.',
} as const;
