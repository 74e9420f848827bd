/** Why we describe no preparation of a herb. */
export const noPreparation = {
  'No safe dose is known, and it can disturb HIV and other medicines.':
    'Hakuna dozi salama inayojulikana, na unaweza kuvuruga dawa za VVU na dawa nyingine.',
  'The WHO does not support any non-pharmaceutical form of Artemisia.':
    'WHO haiungi mkono kutumia Artemisia kwa namna yoyote isipokuwa dawa rasmi za kiwandani.',
  'No safe dose is known for swallowing, and clean water and a plaster serve a cut better.':
    'Hakuna dozi salama ya kumeza inayojulikana, na kwa jeraha dogo maji safi na plasta hufaa zaidi.',
  'The whole tree holds strong alkaloids and no safe dose is known.':
    'Mti mzima una kemikali kali za alkaloidi, na hakuna dozi salama inayojulikana.',
  'It has no well-shown benefit and changes the level of many medicines.':
    'Faida yake haijathibitishwa vizuri, na hubadilisha kiwango cha dawa nyingi mwilini.',
  'Liver injury has been described and no safe dose is certain.':
    'Kuumia kwa ini kumeelezwa, na hakuna dozi yenye uhakika wa kuwa salama.',
  'It did not lower cholesterol in the best trial, and the tree is critically endangered.':
    'Haukushusha kolesteroli katika jaribio bora zaidi, na mti wake uko hatarini kabisa kutoweka.',
  'The risk to the liver outweighs the benefit, as European regulators found.':
    'Hatari kwa ini inazidi faida, kama mamlaka za dawa za Ulaya zilivyobaini.',
  'Home extracts of the fruit are too variable; no safe dose is known.':
    'Dondoo za tunda zinazotengenezwa nyumbani hutofautiana mno; hakuna dozi salama inayojulikana.',
  'It harms the liver and no amount is known to be safe.':
    'Hudhuru ini, na hakuna kiasi kinachojulikana kuwa salama.',
  'It is a stimulant that can lead to dependence; no amount helps health.':
    'Ni kichangamshi kinachoweza kusababisha uraibu; hakuna kiasi kinachosaidia afya.',
  'It disturbs so many medicines that it belongs under the eye of a clinician.':
    'Huvuruga dawa nyingi sana, kwa hivyo lazima utumike chini ya uangalizi wa mhudumu wa afya.',
  'It is a poison and no amount is safe to swallow.': 'Ni sumu, na hakuna kiasi kilicho salama kumeza.',
  'No safe dose is known; healers differ, and nobody has tested it.':
    'Hakuna dozi salama inayojulikana; waganga hutofautiana, na hakuna aliyeichunguza.',
} as const;

/** Uses that we speak against, or that trials contradict. */
export const notAdvised = {
  'It was promoted for HIV; study was stopped because blood cells fell.':
    'Ilitangazwa kuwa husaidia kwa VVU; utafiti ulisimamishwa kwa sababu seli za damu zilipungua.',
  'Plant sterols, also found in its corm, were tried for the prostate; the corm itself was not.':
    'Kemikali za sterol za mimea, ambazo pia zimo kwenye kiazi chake, zilijaribiwa kwa tezi dume; kiazi chenyewe hakikujaribiwa.',
  'Diluted sap is drunk for stomach trouble by custom; we advise against it.':
    'Kimila, utomvu uliochanganywa na maji hunywewa kwa shida za tumbo; tunashauri usiunywe.',
  'Latex does purge, but it is too harsh to advise; safer choices exist.':
    'Utomvu wa njano huharisha kweli, lakini ni mkali mno, hatuushauri; kuna njia salama zaidi.',
  'Swallowed gel lowered sugar in small trials; it is not advised here.':
    'Jeli iliyomezwa ilishusha sukari katika majaribio madogo; hapa hatuishauri.',
  'It is no treatment for malaria; the WHO advises against artemisia teas.':
    'Si matibabu ya malaria; WHO inashauri chai za artemisia zisitumiwe.',
  'Tea and leaf are no treatment for malaria and breed resistance.':
    'Chai na majani yake si matibabu ya malaria, na huzalisha malaria sugu isiyosikia dawa.',
  'Reviewed trials did not show that it lowers sugar; with tablets, lows were reported.':
    'Majaribio yaliyopitiwa hayakuonyesha kwamba hushusha sukari; pamoja na tembe, sukari kushuka kupita kiasi kumeripotiwa.',
  'Root is boiled in soup for pain by custom; no safe dose is known.':
    'Kimila, mzizi huchemshwa kwenye supu kwa maumivu; hakuna dozi salama inayojulikana.',
  'Swallowed it purges; gentler choices exist, and we do not advise it.':
    'Ikimezwa huharisha; kuna njia za upole zaidi, na hatuishauri.',
  'Licensed capsaicin creams and patches ease some nerve and joint pain; kitchen chilli does not equal them.':
    'Krimu na plasta za capsaicin zilizoidhinishwa hupunguza baadhi ya maumivu ya neva na viungo; pilipili ya jikoni si sawa nazo.',
  'Trials disagree; reviewers found too little to advise it for diabetes.':
    'Majaribio yanatofautiana; waliopitia tafiti walipata ushahidi mdogo mno kuishauri kwa kisukari.',
  'It raises LDL cholesterol compared with liquid plant oils.':
    'Hupandisha kolesteroli ya LDL ikilinganishwa na mafuta ya mimea yasiyoganda.',
  'Cineole capsules, not home oil, eased bronchitis and sinuses in trials.':
    'Katika majaribio, kapsuli za cineole, si mafuta ya nyumbani, zilipunguza uvimbe wa mirija ya mapafu (bronchitis) na shida za sinasi.',
  'One small trial saw fewer colds; that is too little to rely on.':
    'Jaribio moja dogo liliona mafua yakipungua; ushahidi huo ni mdogo mno kuutegemea.',
  'A large trial saw no protection from dementia in healthy older people.':
    'Jaribio kubwa halikuona kinga dhidi ya kupoteza kumbukumbu uzeeni (dementia) kwa wazee wenye afya.',
  'In existing dementia results are uncertain.':
    'Kwa waliokwisha kupoteza kumbukumbu uzeeni (dementia), matokeo hayana uhakika.',
  'Reviewers found no convincing effect on thinking.':
    'Waliopitia tafiti hawakuona athari ya kuaminika kwenye kufikiri.',
  'Reviewers found at most a trivial effect on erections.':
    'Waliopitia tafiti waliona athari ndogo mno tu, kama ipo, kwenye kusimama kwa uume.',
  'Reviewers found no clear effect on thinking.':
    'Waliopitia tafiti hawakuona athari iliyo wazi kwenye kufikiri.',
  'The best trial saw LDL cholesterol rise, not fall.':
    'Jaribio bora zaidi liliona kolesteroli ya LDL ikipanda, si kushuka.',
  'It was tried for sore knees without a control group.':
    'Ilijaribiwa kwa magoti yanayouma bila kundi la kulinganisha.',
  'Extract eased anxiety a little in trials; the danger to the liver speaks against it.':
    'Dondoo lake lilipunguza wasiwasi kidogo katika majaribio; hatari kwa ini inakataza lisitumiwe.',
  'Leaf is boiled for coughs by custom; the risk to the liver is too high.':
    'Kimila, majani huchemshwa kwa kikohozi; hatari kwa ini ni kubwa mno.',
  'Evening tea is drunk for calm by custom; a small trial saw no effect.':
    'Kimila, chai ya jioni hunywewa kwa utulivu; jaribio dogo halikuona athari.',
  'Good trials saw no clear benefit in hepatitis or alcohol-related disease.':
    'Majaribio mazuri hayakuona faida iliyo wazi kwa ugonjwa wa ini (hepatitis) wala ugonjwa unaotokana na pombe.',
  'It does keep people awake, at a price for heart, mood and sleep.':
    'Huwaweka watu macho kweli, lakini huathiri vibaya moyo, hisia na usingizi.',
  'It is chewed for desire; long use is linked to the opposite.':
    'Hutafunwa kwa ajili ya hamu ya mapenzi; matumizi ya muda mrefu yamehusishwa na kinyume chake.',
  'Leaf lowered sugar in a few small studies; too little is known to advise it.':
    'Jani lilishusha sukari katika tafiti chache ndogo; yanayojulikana ni machache mno kuishauri.',
  'Dried seed in honey cleared worms in a small trial; deworming tablets are surer.':
    'Mbegu zilizokaushwa kwenye asali ziliondoa minyoo katika jaribio dogo; tembe za minyoo zina uhakika zaidi.',
  'Leaf extract raised platelets in dengue in small trials; dengue needs a hospital.':
    'Dondoo la majani liliongeza chembe zinazofanya damu kuganda kwa wenye homa ya dengi katika majaribio madogo; homa ya dengi inahitaji hospitali.',
  'Two small trials disagree.': 'Majaribio mawili madogo yanatofautiana.',
  'Leaf was tried for stiff joints in small European studies.':
    'Majani yalijaribiwa kwa viungo vilivyokakamaa katika tafiti ndogo za Ulaya.',
  'Root extract, not leaf, eased urine flow in European trials.':
    'Dondoo la mzizi, si la majani, lilirahisisha mkojo kutoka katika majaribio ya Ulaya.',
  'Healers have used it for worms; people have been poisoned.':
    'Waganga wameitumia kwa minyoo; watu wamewahi kudhurika kwa sumu yake.',
  'There is too little evidence for anxiety.': 'Ushahidi kuhusu wasiwasi ni mdogo mno.',
} as const;
