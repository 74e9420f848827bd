/** For whom a remedy is not, and why: skin, mouth, custom and Ayurveda. */
export const remediesMore = {
  'Aloe is a relative of onion, garlic and lilies.':
    'Shubiri ni jamaa ya kitunguu, kitunguu saumu na yungiyungi.',
  'Coconut may cause a reaction in a few people.': 'Nazi inaweza kuleta mzio kwa watu wachache.',
  'Not on weeping or infected skin.': 'Usiitumie kwenye ngozi inayotoa majimaji au yenye maambukizi.',
  'Not on open or infected skin.': 'Usiitumie kwenye ngozi yenye kidonda au maambukizi.',
  'Not with an allergy to oats or grains.': 'Usiitumie ukiwa na mzio wa oats au nafaka.',
  'Neem is left alone in pregnancy.': 'Mwarobaini hauguswi wakati wa ujauzito.',
  'Neem may work against it, for women and men.':
    'Mwarobaini unaweza kuzuia kupata mtoto, kwa wanawake na wanaume.',
  'Swallowed neem has poisoned small children.':
    'Mwarobaini ukimezwa umewahi kuwadhuru watoto wadogo kwa sumu.',
  'Not on sores or cracked skin.': 'Usiitumie kwenye vidonda au ngozi iliyopasuka.',
  'Let scratched, weeping skin be seen first.': 'Ngozi iliyokunwa au inayotoa majimaji ichunguzwe kwanza.',
  'Not over an injured eye.': 'Usiitumie juu ya jicho lililoumia.',
  'Styes that return may be a sign of high glucose.':
    'Chokea zinazorudi zinaweza kuwa dalili ya sukari nyingi.',
  'Children may swallow or breathe it in, and clove oil has poisoned small ones.':
    'Watoto wanaweza kuimeza au kuivuta hadi mapafuni, na mafuta ya karafuu yamewahi kuwadhuru wadogo kwa sumu.',
  'Clove may add to bleeding; not after a tooth was pulled.':
    'Karafuu inaweza kuongeza kutokwa na damu; usiitumie baada ya jino kung’olewa.',
  'A clove on the tooth is food; use no clove oil.':
    'Karafuu moja kwenye jino ni chakula; usitumie mafuta ya karafuu.',
  'Spit all of it out; both powders hold sodium.': 'Tema yote; unga wote mawili una sodiamu.',
  'Fits well, but tell the team about any new sore.':
    'Inafaa vizuri, lakini iambie timu yako kuhusu kidonda chochote kipya.',
  'It may make the bowel and womb contract.': 'Inaweza kufanya utumbo na tumbo la uzazi vijikaze.',
  'There is no data.': 'Hakuna data.',
  'Not for children.': 'Haiwafai watoto.',
  'It may make diarrhoea and cramps worse.': 'Inaweza kuzidisha kuhara na msokoto wa tumbo.',
  'All three belong to that family.': 'Zote tatu ni za jamii hiyo.',
  'Fennel is left out; keep the rest to food amounts.':
    'Shamari inaachwa; nyingine zisizidi kiasi cha chakula.',
  'Fennel acts weakly like oestrogen; leave it out.':
    'Shamari hufanya kazi kwa udhaifu kama estrojeni; iache.',
  'Large amounts may add to diabetes medicine.': 'Kiasi kikubwa kinaweza kuongeza nguvu ya dawa za kisukari.',
  'Milk products may make loose stool worse.': 'Bidhaa za maziwa zinaweza kuzidisha kuharisha.',
  'Leave out the salt.': 'Usiweke chumvi.',
  'It holds potassium and phosphate.': 'Ina potasiamu na fosfeti.',
  'Count the rice; take more grams than rice.': 'Hesabu wali; tumia ndengu nyingi kuliko mchele.',
  'Green grams hold potassium and phosphate.': 'Ndengu zina potasiamu na fosfeti.',
  'A thin slice is food; poor appetite in pregnancy belongs to the clinic.':
    'Kipande chembamba ni chakula; kukosa hamu ya kula wakati wa ujauzito kunahitaji kliniki.',
  'It stings and may make pain worse.': 'Huchoma na inaweza kuzidisha maumivu.',
  'Keep to one slice.': 'Usizidi kipande kimoja.',
  'Liquorice raises pressure and works against tablets.': 'Susi hupandisha presha na hupinga kazi ya tembe.',
  'It lowers potassium and can disturb the beat.': 'Hushusha potasiamu na inaweza kuvuruga mapigo ya moyo.',
  'It lowers potassium further.': 'Hushusha potasiamu zaidi.',
  'It holds back salt and water.': 'Huhifadhi chumvi na maji mwilini.',
  'Much liquorice in pregnancy is linked with harm to the child.':
    'Susi nyingi wakati wa ujauzito imehusishwa na madhara kwa mtoto.',
  'Animal studies raise doubts; leave it.': 'Tafiti kwa wanyama zinaleta mashaka; iache.',
  'It may work against it.': 'Inaweza kupinga kazi yake.',
  'It may add to blood thinners.': 'Inaweza kuongeza nguvu ya dawa za kuzuia damu kuganda.',
  'Animal studies found lower thyroid hormone.': 'Tafiti kwa wanyama ziliona homoni ya thairoidi ikishuka.',
  'Tulsi belongs to that family.': 'Tulsi ni ya jamii hiyo.',
  'Turmeric makes the gall bladder squeeze.': 'Manjano hufanya kibofu cha nyongo kijikaze.',
  'Keep to this amount with blood thinners such as warfarin.':
    'Usizidi kiasi hiki ukitumia dawa za kuzuia damu kuganda kama warfarin.',
  'Turmeric can lower iron uptake; drink it 2 hours away from iron tablets.':
    'Manjano yanaweza kupunguza madini ya chuma yanayofyonzwa; yanywe kwa tofauti ya saa 2 na tembe za madini ya chuma.',
  'Milk counts, and turmeric may add to medicine.':
    'Maziwa huhesabika, na manjano yanaweza kuongeza nguvu ya dawa.',
  'Leave out the pepper: its piperine may change medicine levels.':
    'Usiweke pilipili manga: piperine iliyomo inaweza kubadilisha kiwango cha dawa mwilini.',
  'A food amount is fine; no capsules.': 'Kiasi cha chakula hakina shida; usitumie kapsuli.',
  'Liver injury has been reported.': 'Kuumia kwa ini kumewahi kuripotiwa.',
  'It may add to thyroid tablets.': 'Inaweza kuongeza nguvu ya tembe za thairoidi.',
  'It may add to tablets.': 'Inaweza kuongeza nguvu ya tembe.',
  'It may stir up the immune system.': 'Inaweza kuichochea kinga ya mwili.',
  'It may work against the medicine that protects the organ.':
    'Inaweza kupinga kazi ya dawa inayokinga kiungo kilichopandikizwa.',
  'It may raise testosterone; leave it with prostate cancer.':
    'Inaweza kupandisha homoni ya testosterone; iache ukiwa na saratani ya tezi dume.',
  'It may add to anaesthetics.': 'Inaweza kuongeza nguvu ya dawa za nusukaputi.',
  'Coriander belongs to that family.': 'Giligilani ni ya jamii hiyo.',
  'A burning bladder in pregnancy needs a test at once.':
    'Mkojo kuchoma wakati wa ujauzito kunahitaji kipimo mara moja.',
  'It may add to diabetes medicine, and burning may be a sign of high glucose.':
    'Inaweza kuongeza nguvu ya dawa za kisukari, na mkojo kuchoma kunaweza kuwa dalili ya sukari nyingi.',
  'It may lower it a little.': 'Inaweza kuishusha kidogo.',
  'Use another oil.': 'Tumia mafuta mengine.',
  'Not on cracked, infected or swollen feet.':
    'Usiitumie kwenye miguu iliyopasuka, yenye maambukizi au iliyovimba.',
  'With numb feet let someone with good eyes look for wounds first.':
    'Miguu ikiwa na ganzi, mtu mwenye macho mazuri aangalie vidonda kwanza.',
  'Stroke lightly and skip a swollen, painful calf: that needs a clinic.':
    'Papasa polepole, na usiguse shavu la mguu lililovimba na lenye maumivu: hilo linahitaji kliniki.',
  'Not on broken, hot or red skin.': 'Usiitumie kwenye ngozi yenye jeraha, yenye joto au nyekundu.',
  'Rub gently; bruises come easily.': 'Chua polepole; michubuko hutokea kwa urahisi.',
  'Ask before you rub an operated joint.': 'Uliza kabla ya kuchua kiungo kilichofanyiwa upasuaji.',
  'Children may breathe the oil in.': 'Watoto wanaweza kuvuta mafuta hadi mapafuni.',
  'You may breathe the oil in.': 'Unaweza kuvuta mafuta hadi mapafuni.',
  'Take coconut oil.': 'Tumia mafuta ya nazi.',
  'Take sesame oil.': 'Tumia mafuta ya ufuta.',
  'Not on sores, burns or inflamed pimples.':
    'Usiitumie kwenye vidonda, sehemu zilizoungua au chunusi zilizovimba.',
  'Chickpea may cause a reaction.': 'Dengu zinaweza kuleta mzio.',
} as const;
