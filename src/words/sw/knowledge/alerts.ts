/** The warnings that stand before everything else about a dangerous plant. */
export const alerts = {
  'Do not use it with HIV treatment. A trial in people with HIV was stopped for harm.':
    'Usiutumie ukiwa kwenye matibabu ya VVU. Jaribio kwa watu wenye VVU lilisimamishwa kwa sababu ya madhara.',
  'The bitter sap is a strong purge. Do not swallow it.': 'Utomvu wake mchungu huharisha vikali. Usiumeze.',
  'Do not swallow the yellow latex or whole-leaf juice.': 'Usimeze utomvu wa njano wala juisi ya jani zima.',
  'Chest pain or breathlessness is an emergency. Do not wait for a herb.':
    'Maumivu ya kifua au kuishiwa pumzi ni dharura. Usingojee mitishamba ikusaidie.',
  'Never use it for malaria. Test, and take the full course of tablets.':
    'Usiutumie kamwe kwa malaria. Pimwa, na umeze dozi nzima ya tembe hadi siku ya mwisho.',
  'Do not eat the kernel: it has made people drowsy and sick.':
    'Usile kiini cha mbegu: kimewafanya watu wasinzie na kuugua.',
  'Never swallow the oil or put it near a small child’s face: camphor brings on fits.':
    'Usimeze mafuta yake kamwe, wala usiyaweke karibu na uso wa mtoto mdogo: kafuri husababisha degedege.',
  'Never open raw nuts with your teeth or hands: the shell oil burns.':
    'Usifungue kamwe korosho mbichi kwa meno au mikono: mafuta ya ganda huunguza.',
  'Never swallow the beans: a few chewed seeds can kill. Do not press your own oil.':
    'Usimeze mbegu zake kamwe: chache tu zikitafunwa zinaweza kuua. Usikamue mafuta mwenyewe.',
  'Always soak it first: dry seed can swell and stick in the throat.':
    'Ziloweke kwanza kila mara: mbegu kavu zinaweza kufura na kukwama kooni.',
  'Never give clove oil to a child: a few millilitres can cause coma and liver failure.':
    'Usimpe mtoto mafuta ya karafuu kamwe: mililita chache zinaweza kusababisha kupoteza fahamu na ini kushindwa kufanya kazi.',
  'Seeds and oil are poisonous. Do not swallow any part.': 'Mbegu na mafuta ni sumu. Usimeze sehemu yoyote.',
  'The seeds can paralyse muscles and kill when crushed. Keep them from children.':
    'Mbegu zilizopondwa zinaweza kupoozesha misuli na kuua zikimezwa. Ziweke mbali na watoto.',
  'Never swallow the oil. Keep it away from children under 6.':
    'Usimeze mafuta yake kamwe. Yaweke mbali na watoto wa chini ya miaka 6.',
  'Raw seeds and leaf can bring on fits.': 'Mbegu mbichi na majani mabichi yanaweza kusababisha degedege.',
  'Never in pregnancy, breastfeeding or for babies: berberine can damage a newborn’s brain.':
    'Usiutumie kamwe wakati wa ujauzito au kunyonyesha, wala kwa watoto wachanga: berberine inaweza kuharibu ubongo wa mtoto mchanga.',
  'Liver injury is on record. Stop and seek care with dark urine or yellow eyes.':
    'Imeripotiwa kuumiza ini. Acha kuutumia na utafute matibabu ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Do not eat the seeds: they hold substances that act on the heart.':
    'Usile mbegu zake: zina kemikali zinazoathiri moyo.',
  'Severe liver injury is on record. Do not use it.': 'Imeripotiwa kuumiza ini vibaya. Usiutumie.',
  'Raw and unripe fruit is poisonous. Do not swallow it.': 'Tunda bichi au lisiloiva ni sumu. Usilimeze.',
  'Poisonous. Do not swallow any part; seek care if a child ate green berries.':
    'Ni sumu. Usimeze sehemu yoyote; tafuta matibabu ikiwa mtoto amekula matunda yake ya kijani.',
  'It raises blood pressure and lowers potassium. Never daily for more than two weeks.':
    'Hupandisha shinikizo la damu na kupunguza potasiamu. Usiutumie kamwe kila siku kwa zaidi ya wiki mbili.',
  'Unripe green berries are poisonous. Always cook the leaf.':
    'Matunda ya kijani yasiyoiva ni sumu. Pika majani kila mara.',
  'A stimulant that strains the heart and can lead to dependence. NACADA’s helpline is 1192.':
    'Ni kichangamshi kinacholemea moyo na kinachoweza kusababisha uraibu. Nambari ya msaada ya NACADA ni 1192.',
  'Never use the root or the bark of the root: they hold poisonous substances.':
    'Usitumie kamwe mzizi wala gome la mzizi: vina sumu.',
  'Neem oil has poisoned and killed small children. Never swallow the oil and keep it locked away.':
    'Mafuta ya mwarobaini yamewapa watoto wadogo sumu na kuwaua. Usiyameze kamwe, na uyafungie mahali salama.',
  'Never take it dry: it can swell and block the throat.':
    'Usiumeze kamwe bila kuuchanganya na maji: unaweza kuvimba na kuziba koo.',
  'Not for more than a week, and never for slimming.':
    'Usiutumie kwa zaidi ya wiki moja, na kamwe usiutumie kupunguza uzito.',
  'Young green shoots hold cyanide: keep animals off them and do not chew them.':
    'Chipukizi changa za kijani zina sumu ya sianidi: zuia mifugo isizile, na usizitafune.',
  'Never with HIV, TB, heart, transplant, epilepsy or contraceptive medicines.':
    'Usiutumie kamwe pamoja na dawa za VVU, kifua kikuu, moyo, kifafa, kupanga uzazi au za waliopandikizwa kiungo cha mwili (kama figo).',
  'Raw taro burns the mouth and throat. Cook it well.':
    'Nduma mbichi (magimbi) huunguza mdomo na koo. Zipike vizuri.',
  'Poisonous to people and deadly to fish. Never swallow it or wash it into a river.':
    'Ni sumu kwa watu na huua samaki. Usiumeze kamwe, wala usiuoshe mtoni.',
} as const;
