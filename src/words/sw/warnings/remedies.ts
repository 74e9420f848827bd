/** For whom a remedy is not, and why. */
export const remedies = {
  'The salts it holds need a clinician’s measure when the kidneys are weak.':
    'Chumvi zilizomo zinahitaji kipimo cha mhudumu wa afya figo zikiwa dhaifu.',
  'Ask how much fluid a day you may take.': 'Uliza unaruhusiwa kunywa maji kiasi gani kwa siku.',
  'Drink it, but measure your glucose and reach a clinic the same day.':
    'Kunywa, lakini pima sukari yako na ufike kliniki siku hiyo hiyo.',
  'The salt in it needs a clinician’s measure.': 'Chumvi iliyomo inahitaji kipimo cha mhudumu wa afya.',
  'Keep to food amounts until your clinic agrees to more.':
    'Usizidi kiasi cha chakula hadi kliniki yako ikubali zaidi.',
  'Ginger makes the gall bladder squeeze.': 'Tangawizi hufanya kibofu cha nyongo kijikaze.',
  'It may add to heartburn.': 'Inaweza kuongeza kiungulia.',
  'Keep to cooking amounts.': 'Usizidi kiasi cha kupikia.',
  'More than cooking amounts may add to bleeding.':
    'Zaidi ya kiasi cha kupikia inaweza kuongeza kutokwa na damu.',
  'Plan the small meals with your clinic, so that your glucose stays steady.':
    'Panga milo midogo na kliniki yako, ili sukari yako isipande wala kushuka ghafla.',
  'Sickness late in pregnancy with a headache needs a pressure check the same day.':
    'Kichefuchefu mwishoni mwa ujauzito pamoja na maumivu ya kichwa kunahitaji kupimwa presha siku hiyo hiyo.',
  'A cup now and then is food; ask before you drink it daily.':
    'Kikombe mara moja moja ni chakula; uliza kabla ya kunywa kila siku.',
  'Mint loosens the valve above the stomach and lets acid up.':
    'Nanaa hulegeza mlango wa juu wa tumbo na kuacha asidi ipande.',
  'Mint makes bile flow.': 'Nanaa hufanya nyongo itiririke.',
  'Drink it an hour after iron-rich meals and 2 hours away from iron tablets.':
    'Inywe saa moja baada ya mlo wenye madini ya chuma, na kwa tofauti ya saa 2 na tembe za madini ya chuma.',
  'It may cause a reaction.': 'Inaweza kuleta mzio.',
  'It swells and can block the throat.': 'Hufura na inaweza kuziba koo.',
  'It can make a blockage complete.': 'Inaweza kuziba utumbo kabisa.',
  'It can lower glucose after meals; your medicine may need a change.':
    'Inaweza kushusha sukari baada ya mlo; huenda dawa yako ikahitaji kubadilishwa.',
  'It needs more water than you may be allowed.': 'Inahitaji maji mengi kuliko unayoruhusiwa kunywa.',
  'More fibre makes a blockage worse.': 'Nyuzinyuzi zaidi huzidisha kuziba kwa utumbo.',
  'Count the fruit in your meal plan.': 'Hesabu tunda kwenye mpango wako wa milo.',
  'Pawpaw holds potassium, and the water may be too much.':
    'Papai lina potasiamu, na huenda maji yakawa mengi mno.',
  'Pawpaw can set it off.': 'Papai linaweza kuanzisha mzio.',
  'The habits fit; ask the clinic before any medicine for acid.':
    'Mazoea haya yanafaa; iulize kliniki kabla ya dawa yoyote ya asidi.',
  'Pain that wakes you needs a clinician, not only habits.':
    'Maumivu yanayokuamsha usiku yanahitaji mhudumu wa afya, si mazoea tu.',
  'Use only warm water, not hot, and have someone near when you rise.':
    'Tumia maji ya uvuguvugu tu, si ya moto, na mtu awe karibu unapoinuka.',
  'Ask first after an operation or with stitches.':
    'Uliza kwanza baada ya upasuaji au ukiwa na nyuzi za kushona.',
  'Take the ginger in cooking amounts, and see the clinic for any fever.':
    'Tumia tangawizi kwa kiasi cha kupikia, na uende kliniki kwa homa yoyote.',
  'Never for a baby under 1 year: honey can carry botulism. Above that, a weak half cup.':
    'Asipewe kamwe mtoto wa chini ya mwaka 1: asali inaweza kubeba sumu ya botulism. Zaidi ya umri huo, nusu kikombe cha chai hafifu.',
  'Honey is sugar; leave it out or count it.': 'Asali ni sukari; iache au uihesabu.',
  'Keep the ginger to two slices.': 'Tangawizi isizidi vipande viwili.',
  'Keep the ginger to cooking amounts.': 'Tangawizi isizidi kiasi cha kupikia.',
  'Never for a baby under 1 year, also not on a dummy or in water: honey can carry botulism.':
    'Asipewe kamwe mtoto wa chini ya mwaka 1, hata kwenye nyonyo bandia au majini: asali inaweza kubeba sumu ya botulism.',
  'Honey is sugar; count it.': 'Asali ni sukari; ihesabu.',
  'You may choke on it.': 'Unaweza kukabwa nayo.',
  'Spit all of it out; salt that is swallowed counts.': 'Tema yote; chumvi inayomezwa huhesabika.',
  'Not under 6 years: use a few drops of salt water from the pharmacy.':
    'Usiitumie kwa walio chini ya miaka 6: tumia matone machache ya maji ya chumvi kutoka duka la dawa.',
  'Wait after an operation or an injury of the nose, and with frequent nosebleeds.':
    'Ngoja baada ya upasuaji au jeraha la pua, na ukitokwa damu puani mara kwa mara.',
  'Do not wait at home: malaria in pregnancy is an emergency.':
    'Usingoje nyumbani: malaria wakati wa ujauzito ni dharura.',
  'Under 5 years go at once; a child under 3 months with fever goes to hospital.':
    'Chini ya miaka 5 nendeni mara moja; mtoto wa chini ya miezi 3 mwenye homa aende hospitali.',
  'Leave out sugar and banana and count the flour.': 'Acha sukari na ndizi, na uhesabu unga.',
  'Millet, milk and banana hold potassium and phosphate.':
    'Wimbi, maziwa na ndizi vina potasiamu na fosfeti.',
  'You must not add iron.': 'Hupaswi kuongeza madini ya chuma.',
  'In pregnancy leave liver out: its vitamin A can harm the unborn child.':
    'Wakati wa ujauzito acha maini: vitamini A iliyomo inaweza kumdhuru mtoto aliye tumboni.',
  'Beans, greens and oranges hold potassium.': 'Maharagwe, mboga za kijani na machungwa vina potasiamu.',
  'Large amounts of beans may not suit you.': 'Huenda maharagwe mengi yasikufae.',
  'Hibiscus in tea amounts is not known to be harmless in pregnancy.':
    'Haijulikani kama choya kwa kiasi cha chai haina madhara wakati wa ujauzito.',
  'It may lower it further.': 'Inaweza kuishusha zaidi.',
  'With tablets it adds up; measure often and tell the clinic.':
    'Pamoja na tembe nguvu huongezeka; pima mara kwa mara na uiambie kliniki.',
  'Ask your clinic before you drink it daily.': 'Iulize kliniki yako kabla ya kuinywa kila siku.',
  'Not on cracked nipples or broken skin.': 'Usiitumie kwenye chuchu zilizopasuka au ngozi yenye jeraha.',
  'Not with an allergy to cabbage.': 'Usiitumie ukiwa na mzio wa kabichi.',
  'A bladder infection in pregnancy needs a test and medicine at once.':
    'Maambukizi ya kibofu cha mkojo wakati wa ujauzito yanahitaji kipimo na dawa mara moja.',
  'More water makes a blockage worse.': 'Maji zaidi huzidisha hali mkojo ukiwa umeziba.',
  'Ask how much you may drink.': 'Uliza unaruhusiwa kunywa kiasi gani.',
  'Burning may be a sign of high glucose; have a test.':
    'Mkojo kuchoma kunaweza kuwa dalili ya sukari nyingi; pimwa.',
  'Count the rice and measure your glucose more often.':
    'Hesabu wali na upime sukari yako mara nyingi zaidi.',
  'Banana holds potassium.': 'Ndizi ina potasiamu.',
  'Milk counts; leave out sugar and honey.': 'Maziwa huhesabika; acha sukari na asali.',
  'Milk may cause gas and loose stool if you do not digest its sugar.':
    'Maziwa yanaweza kuleta gesi na kuharisha ikiwa huwezi kumeng’enya sukari yake.',
  'Waking early with low mood needs a talk with a clinician.':
    'Kuamka mapema sana pamoja na huzuni kunahitaji mazungumzo na mhudumu wa afya.',
  'Chamomile belongs to the daisy family.': 'Kamomile ni ya jamii ya maua ya daisy.',
  'It may add to blood thinners such as warfarin.':
    'Inaweza kuongeza nguvu ya dawa za kuzuia damu kuganda kama warfarin.',
  'Tea amounts are hardly studied; ask the clinic.':
    'Kiasi cha chai hakijachunguzwa vya kutosha; iulize kliniki.',
  'It may add to bleeding and drowsiness.': 'Inaweza kuongeza kutokwa na damu na usingizi.',
  'Pain and bleeding in pregnancy need a clinic at once.':
    'Maumivu na kutokwa na damu wakati wa ujauzito kunahitaji kliniki mara moja.',
  'Test the heat with the hand first when you feel less in the skin.':
    'Jaribu joto kwa mkono kwanza ikiwa ngozi yako haihisi vizuri.',
  'Not on broken or numb skin.': 'Usiitumie kwenye ngozi yenye jeraha au iliyokufa ganzi.',
  'Pain in pregnancy needs a clinic.': 'Maumivu wakati wa ujauzito yanahitaji kliniki.',
  'Large amounts may add to bleeding.': 'Kiasi kikubwa kinaweza kuongeza kutokwa na damu.',
  'A headache after the fifth month needs a pressure check the same day.':
    'Maumivu ya kichwa baada ya mwezi wa tano wa ujauzito yanahitaji kupimwa presha siku hiyo hiyo.',
  'Measure your pressure first.': 'Pima presha yako kwanza.',
  'No cold pack or bandage over an open wound.':
    'Usiweke kitu cha baridi wala bendeji juu ya kidonda kilicho wazi.',
  'With numb feet, have it looked at before you bandage it.':
    'Miguu ikiwa na ganzi, ikaguliwe kabla ya kuifunga bendeji.',
  'Cool the burn but keep the rest of the child warm; a burn in a child under 5 is always seen.':
    'Poza sehemu iliyoungua lakini sehemu nyingine za mtoto zipate joto; mtoto wa chini ya miaka 5 aliyeungua lazima apelekwe kliniki kila mara.',
  'Burns on the feet must be seen the same day.':
    'Kuungua kwa miguu lazima kuchunguzwe kliniki siku hiyo hiyo.',
  'Not on blisters or open skin.': 'Usiitumie kwenye malengelenge au ngozi yenye kidonda.',
  // Skin, mouth, custom and Ayurveda
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

/** Whom a remedy is for, which is said as well where somebody is too young for it. */
export const remediesForWhom = {
  'Anyone with watery diarrhoea who can drink. For babies under 6 months, go on breastfeeding and see a clinic the same day.':
    'Mtu yeyote anayeharisha maji na anayeweza kunywa. Kwa watoto wa chini ya miezi 6, endelea kunyonyesha na uende kliniki siku hiyo hiyo.',
  'Adults and children over 6 months with watery diarrhoea while someone fetches oral rehydration salts.':
    'Watu wazima na watoto wa zaidi ya miezi 6 wanaoharisha maji, wakati mtu anatafuta ORS.',
  'Adults with mild nausea from travel or a heavy meal, and children from 6 years before a journey.':
    'Watu wazima wenye kichefuchefu kidogo cha safari au mlo mzito, na watoto kuanzia miaka 6 kabla ya safari.',
  'Women in the first months of pregnancy who feel sick but can eat and drink and go to the antenatal clinic.':
    'Wanawake katika miezi ya kwanza ya ujauzito wanaohisi kichefuchefu lakini wanaweza kula na kunywa na wanaenda kliniki ya wajawazito.',
  'Adults and children from 4 years with gas and a full feeling after meals.':
    'Watu wazima na watoto kuanzia miaka 4 wenye gesi na kuhisi tumbo kujaa baada ya mlo.',
  'Adults and children over 12 with hard stool who can drink freely.':
    'Watu wazima na watoto wa zaidi ya miaka 12 wenye choo kigumu wanaoweza kunywa maji bila kizuizi.',
  'Anyone over 2 years whose stool is hard for want of fruit, vegetables, water or movement.':
    'Mtu yeyote wa zaidi ya miaka 2 ambaye choo chake ni kigumu kwa kukosa matunda, mboga, maji au mazoezi.',
  'Adults whose heartburn comes after large or late meals, or when they lie down.':
    'Watu wazima ambao kiungulia chao huja baada ya milo mikubwa au ya usiku, au wanapolala chini.',
  'Adults with small piles that itch or hurt, also after childbirth when the clinic agrees.':
    'Watu wazima wenye bawasiri ndogo zinazowasha au kuuma, pia baada ya kujifungua ikiwa kliniki imekubali.',
  'Adults and children over 1 year with a runny nose, a scratchy throat and no fever.':
    'Watu wazima na watoto wa zaidi ya mwaka 1 wenye mafua, koo linalowasha na wasio na homa.',
  'Children from 1 year and adults with the cough of an ordinary cold.':
    'Watoto kuanzia mwaka 1 na watu wazima wenye kikohozi cha mafua ya kawaida.',
  'Adults and children over 6 who can gargle and spit.':
    'Watu wazima na watoto wa zaidi ya miaka 6 wanaoweza kusukutua na kutema.',
  'Adults and children over 6 with a stuffy nose from a cold, dust or pollen.':
    'Watu wazima na watoto wa zaidi ya miaka 6 walioziba pua kwa mafua, vumbi au chavua.',
  'Anyone with a fever, while somebody arranges the way to a clinic or to a trained community health promoter.':
    'Mtu yeyote mwenye homa, wakati mtu anapanga safari ya kwenda kliniki au kwa mhamasishaji wa afya ya jamii aliyefunzwa.',
  'Adults and children over 6 months whose fever is over and who must eat again in small, rich portions.':
    'Watu wazima na watoto wa zaidi ya miezi 6 ambao homa yao imeisha na lazima wale tena kwa migawo midogo yenye lishe.',
  'Anyone who wants more iron from food, beside the tablets of the clinic and never in their place.':
    'Mtu yeyote anayetaka madini ya chuma zaidi kutoka kwenye chakula, pamoja na tembe za kliniki na kamwe si badala yake.',
  'Adults with slightly raised readings whose clinician knows that they drink it.':
    'Watu wazima ambao presha yao imepanda kidogo na mhudumu wao wa afya anajua wanainywa.',
  'Breastfeeding mothers with hard, full breasts and no fever.':
    'Mama wanaonyonyesha wenye matiti magumu yaliyojaa na wasio na homa.',
  'Women with a slight burning for less than a day, or who want fewer infections. Men, children and pregnant women see a clinic first.':
    'Wanawake ambao mkojo umechoma kidogo kwa chini ya siku moja, au wanaotaka kupunguza maambukizi. Wanaume, watoto na wajawazito wamwone kwanza mhudumu wa afya.',
  'Adults and children over 6 months with diarrhoea who can eat, together with oral rehydration salts.':
    'Watu wazima na watoto wa zaidi ya miezi 6 wanaoharisha na wanaoweza kula, pamoja na ORS.',
  'Adults and children over 2 who lie awake from a restless evening.':
    'Watu wazima na watoto wa zaidi ya miaka 2 wasiopata usingizi baada ya jioni isiyo na utulivu.',
  'Adults who are tense in the evening, and adults and children from 6 years with a slightly upset stomach.':
    'Watu wazima wenye wasiwasi jioni, na watu wazima na watoto kuanzia miaka 6 waliochafukwa tumbo kidogo.',
  'Girls and women with cramps in the first days of the period.':
    'Wasichana na wanawake wenye msokoto wa tumbo siku za kwanza za hedhi.',
  'Women and girls over 14 with ordinary cramps who take no blood thinner.':
    'Wanawake na wasichana wa zaidi ya miaka 14 wenye maumivu ya kawaida ya hedhi na wasiotumia dawa ya kuzuia damu kuganda.',
  'Adults and children over 6 with a dull headache on both sides and no other sign.':
    'Watu wazima na watoto wa zaidi ya miaka 6 wenye maumivu hafifu ya kichwa pande zote mbili na wasio na dalili nyingine.',
  'Anyone with a twisted ankle, wrist or finger who can still put some weight on it.':
    'Mtu yeyote aliyeteguka kifundo cha mguu, cha mkono au kidole na bado anaweza kukiwekea uzito kidogo.',
  'Anyone with a burn or scald smaller than the palm of the hand.':
    'Mtu yeyote aliyeungua kwa moto au maji moto sehemu ndogo kuliko kiganja cha mkono.',
  'Adults and children over 2 with red, unbroken skin from the sun.':
    'Watu wazima na watoto wa zaidi ya miaka 2 wenye ngozi nyekundu isiyo na jeraha iliyochomwa na jua.',
  'Adults and children over 1 year with dry, rough or slightly itchy skin.':
    'Watu wazima na watoto wa zaidi ya mwaka 1 wenye ngozi kavu, iliyokwaruza au inayowasha kidogo.',
  'Adults and children over 6 months with itchy, unbroken skin.':
    'Watu wazima na watoto wa zaidi ya miezi 6 wenye ngozi inayowasha isiyo na jeraha.',
  'Adults and young people over 12 with dry flakes and no sores.':
    'Watu wazima na vijana wa zaidi ya miaka 12 wenye mba kavu na wasio na vidonda.',
  'Children and adults of any hair that a fine comb passes, with live lice.':
    'Watoto na watu wazima wenye chawa hai, wa nywele zozote ambazo kitana chembamba kinapita.',
  'Adults and children over 3 with a small sore lump at the edge of the lid and good sight.':
    'Watu wazima na watoto wa zaidi ya miaka 3 wenye uvimbe mdogo unaouma ukingoni mwa kope na wanaoona vizuri.',
  'Adults and young people over 12 with toothache and no swelling of the face.':
    'Watu wazima na vijana wa zaidi ya miaka 12 wenye maumivu ya jino na uso usiovimba.',
  'Adults and children over 6 with small mouth sores, sore gums or a dry mouth.':
    'Watu wazima na watoto wa zaidi ya miaka 6 wenye vidonda vidogo vya mdomo, fizi zinazouma au mdomo mkavu.',
  'Adults with occasional constipation who have tried fruit, water and movement.':
    'Watu wazima wanaofunga choo mara moja moja na waliojaribu matunda, maji na mazoezi.',
  'Adults and young people from 12 years with gas after meals.':
    'Watu wazima na vijana kuanzia miaka 12 wenye gesi baada ya mlo.',
  'Adults and children over 1 year who digest milk products and want something light after a meal.':
    'Watu wazima na watoto wa zaidi ya mwaka 1 wanaomeng’enya bidhaa za maziwa na wanaotaka kitu chepesi baada ya mlo.',
  'Anyone over 8 months who is getting better and can take soft food.':
    'Mtu yeyote wa zaidi ya miezi 8 anayepata nafuu na anayeweza kula chakula laini.',
  'Adults whose appetite is low for a few days after a cold or a hot week.':
    'Watu wazima ambao hamu ya kula imepungua kwa siku chache baada ya mafua au wiki ya joto.',
  'Healthy adults with a dry, scratchy throat who take no regular medicine.':
    'Watu wazima wenye afya wenye koo kavu linalowasha na wasiotumia dawa za kila siku.',
  'Adults who are tense or have a cold without fever.':
    'Watu wazima wenye wasiwasi au wenye mafua bila homa.',
  'Adults and children over 2 who like a warm cup on a cold evening or with stiff joints.':
    'Watu wazima na watoto wa zaidi ya miaka 2 wanaopenda kikombe cha moto jioni ya baridi au wenye viungo vilivyokakamaa.',
  'Healthy adults with stress or light sleep who take no regular medicine.':
    'Watu wazima wenye afya wenye msongo wa mawazo au usingizi mwepesi na wasiotumia dawa za kila siku.',
  'Adults who drink too little and feel a slight burning that is gone within a day.':
    'Watu wazima wanaokunywa maji kidogo mno na wanaohisi mkojo kuchoma kidogo, kunakoisha ndani ya siku moja.',
  'Adults and older people with a restless evening; someone else may do it for you.':
    'Watu wazima na wazee wenye jioni isiyo na utulivu; mtu mwingine anaweza kukufanyia.',
  'Adults with knees or shoulders that are stiff in the morning for less than half an hour.':
    'Watu wazima wenye magoti au mabega yanayokakamaa asubuhi kwa chini ya nusu saa.',
  'Adults who like the custom and go on brushing twice a day.':
    'Watu wazima wanaopenda desturi hii na wanaoendelea kupiga mswaki mara mbili kwa siku.',
  'Adults and young people over 12 with dull, dry, unbroken skin.':
    'Watu wazima na vijana wa zaidi ya miaka 12 wenye ngozi kavu isiyong’aa na isiyo na jeraha.',
} as const;
