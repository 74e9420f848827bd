/** What herbs mean while breastfeeding. */
export const breastfeeding = {
  'No studies exist beyond food.': 'Hakuna tafiti kuhusu zaidi ya matumizi kama chakula.',
  'The sap may pass into milk and loosen the stools of the baby.':
    'Utomvu unaweza kupita kwenye maziwa na kumharisha mtoto.',
  'Swallowed latex can loosen the stools of the baby. Wipe gel off the breast before feeding.':
    'Utomvu wa njano ukimezwa unaweza kumharisha mtoto. Pangusa jeli kwenye titi kabla ya kunyonyesha.',
  'A good food while breastfeeding.': 'Ni chakula kizuri wakati wa kunyonyesha.',
  'There is no safety data, and it tastes through the milk.':
    'Hakuna data ya usalama, na ladha yake huingia kwenye maziwa.',
  'No studies exist beyond washed leaf as food.':
    'Hakuna tafiti kuhusu zaidi ya jani lililooshwa kama chakula.',
  'Ask first; little is known beyond food.':
    'Uliza kwanza; hakuna mengi yanayojulikana zaidi ya matumizi kama chakula.',
  'Little is known; keep it off the breast.': 'Yanayojulikana ni machache; usiipake kwenye titi.',
  'Do not use it on the chest: camphor passes to the baby.':
    'Usiitumie kifuani: kafuri hupita hadi kwa mtoto.',
  'Never swallow it: it may loosen the stools of the baby.': 'Usimeze kamwe: inaweza kumharisha mtoto.',
  'Food amounts; some babies get a rash on the bottom.':
    'Kiasi cha chakula tu; watoto wengine hupata upele makalioni.',
  'Cooking amounts suit most people.': 'Kiasi cha kupikia kinawafaa watu wengi.',
  'There is little data; keep it off the chest.': 'Data ni kidogo; usiipake kifuani.',
  'Food amounts only; strong tea has made babies drowsy.':
    'Kiasi cha chakula tu; chai kali imewafanya watoto wachanga wawe na usingizi mzito.',
  'Ask first; the baby may get loose stools.': 'Uliza kwanza; mtoto anaweza kuharisha.',
  'Food amounts only; there is little data for more.':
    'Kiasi cha chakula tu; data kuhusu zaidi ya hicho ni kidogo.',
  'Food amounts are fine; it flavours the milk.': 'Kiasi cha chakula hakina shida; huyapa maziwa ladha yake.',
  'Food amounts are fine; there is little data for more.':
    'Kiasi cha chakula hakina shida; data kuhusu zaidi ya hicho ni kidogo.',
  'Berberine passes to the baby and can damage the brain.':
    'Berberine hupita hadi kwa mtoto na inaweza kuharibu ubongo wake.',
  'It may loosen the stools of the baby.': 'Inaweza kumharisha mtoto.',
  'There is no data, and young animals grew differently.':
    'Hakuna data, na wanyama wachanga walikua tofauti.',
  'Its substances may pass into milk.': 'Kemikali zake zinaweza kupita kwenye maziwa.',
  'There is no safety data; keep it off the breast.': 'Hakuna data ya usalama; usiipake kwenye titi.',
  'Poisonous, and nobody knows what reaches the milk.':
    'Ni sumu, na hakuna anayejua ni kiasi gani hufika kwenye maziwa.',
  'Little is known; keep to a cup a day.': 'Yanayojulikana ni machache; usizidi kikombe kimoja kwa siku.',
  'There is little data.': 'Data ni kidogo.',
  'Well cooked, a good food while breastfeeding.': 'Ikipikwa vizuri ni chakula kizuri wakati wa kunyonyesha.',
  'Little is known; almost none is thought to reach the milk.':
    'Yanayojulikana ni machache; inadhaniwa kuwa karibu hakuna kinachofika kwenye maziwa.',
  'Cathinone passes into milk and lowers it.': 'Kathinoni (cathinone) hupita kwenye maziwa na huyapunguza.',
  'Leaf as food is usual; there is little data for more.':
    'Jani kama chakula ni kawaida; data kuhusu zaidi ya hapo ni kidogo.',
  'No safe amount is known for the baby; do not swallow it.':
    'Hakuna kiasi kinachojulikana kuwa salama kwa mtoto; usiimeze.',
  'Ripe fruit is fine; nothing is known of the rest.':
    'Tunda lililoiva halina shida; hakuna kinachojulikana kuhusu sehemu nyingine.',
  'A cup is fine; large amounts may lower milk.':
    'Kikombe kimoja hakina shida; kiasi kikubwa kinaweza kupunguza maziwa.',
  'It is for adult men; there is no data in breastfeeding.':
    'Ni ya wanaume watu wazima; hakuna data kuhusu kunyonyesha.',
  'Suits most people with enough water.': 'Inawafaa watu wengi wakinywa maji ya kutosha.',
  'Fine in food; nothing is known about more.':
    'Kwenye chakula haina shida; hakuna kinachojulikana kuhusu zaidi ya hapo.',
  'Food amounts only; it may lower milk.': 'Kiasi cha chakula tu; inaweza kupunguza maziwa.',
  'Only if your clinician agrees; a little passes into milk.':
    'Ikiwa tu mhudumu wako wa afya anakubali; kiasi kidogo hupita kwenye maziwa.',
  'Ask first; there is little data for the baby.': 'Uliza kwanza; data kuhusu mtoto ni kidogo.',
  'Fine on the skin; wipe it off the breast before feeding.':
    'Haina shida kwenye ngozi; ipanguse kwenye titi kabla ya kunyonyesha.',
  'Some babies had colic or were drowsy.':
    'Watoto wengine walipata msokoto wa tumbo au walikuwa na usingizi mzito.',
  'Cooked as food only; there is little data on the tea.':
    'Ikiwa imepikwa kama chakula tu; data kuhusu chai yake ni kidogo.',
  'Keep all caffeine under 200 mg a day; it can keep the baby awake.':
    'Kafeini yote kwa siku isifike 200 mg; inaweza kumnyima mtoto usingizi.',
} as const;
