/** Plants that are mistaken for a herb. Of their names only what is no botanical name and no trade name is told. */
export const lookAlikeNames = {
  'Kenyan Hypoxis kinds': 'Aina za Hypoxis za Kenya',
  'Agave and sisal': 'Agave na mkonge (katani)',
  'Spiny amaranth (Amaranthus spinosus)': 'Mchicha wa miiba (Amaranthus spinosus)',
  'Other Vernonia shrubs': 'Vichaka vingine vya Vernonia',
  'Onion seed': 'Mbegu za kitunguu',
  'Datura seed': 'Mbegu za mnanaha (datura)',
  'Tagetes (African and Mexican marigold)': 'Tagetes (marigold ya Afrika na ya Meksiko)',
  'Black cardamom (Amomum subulatum)': 'Iliki nyeusi (Amomum subulatum)',
  'Acokanthera schimperi (arrow-poison tree)': 'Acokanthera schimperi (mti wa sumu ya mishale)',
  'Exhausted cloves': 'Karafuu zilizotolewa mafuta',
  'Fool’s parsley and hemlock': 'Fool’s parsley na hemlock',
  'Sonchus and Hypochaeris (sow thistle, cat’s ear)': 'Sonchus na Hypochaeris (sow thistle, cat’s ear)',
  'Other gums': 'Mikaratusi mingine',
  'Melilotus (sweet clover) seed': 'Mbegu za Melilotus (sweet clover)',
  'Wild onion-like bulbs': 'Matunguu ya porini yanayofanana na kitunguu',
  'Hydrocotyle and Dichondra': 'Hydrocotyle na Dichondra',
  'Pomelo and Seville orange': 'Pomelo na chungwa chungu (Seville)',
  'Kenyan myrrhs (Commiphora species)': 'Manemane za Kenya (aina za Commiphora)',
  'Abrus precatorius (wild liquorice)': 'Abrus precatorius (susi ya porini)',
  'Sodom apple (Solanum incanum)': 'Mtunguja (sodom apple, Solanum incanum)',
  'Datura stramonium (thorn apple)': 'Mnanaha (Datura stramonium)',
  'Other thistles': 'Mimea mingine ya thistle',
  'Roots of other milky climbers': 'Mizizi ya mimea mingine inayopanda yenye utomvu mweupe',
  'Digitalis (foxglove) leaves': 'Majani ya Digitalis (foxglove)',
  'Other highland trees with dark bark': 'Miti mingine ya nyanda za juu yenye gome la rangi nzito',
  'Bitter wild gourds': 'Maboga machungu ya porini',
  'Other thorn trees': 'Miti mingine ya miiba',
  'Other wild asparagus': 'Asparagasi nyingine za porini',
  'Wild lake scum': 'Utando wa kijani wa ziwani',
  'Kenyan mountain Hypericum shrubs': 'Vichaka vya Hypericum vya milima ya Kenya',
  'Obetia and Girardinia (climbing and giant nettles)': 'Obetia na Girardinia (mipupu inayopanda na mikubwa)',
  'Zantedeschia and Alocasia (arum lilies, elephant ears)':
    'Zantedeschia na Alocasia (arum lily, elephant ear)',
  'Dyed powders': 'Unga uliotiwa rangi',
  'Prunus africana bark': 'Gome la Prunus africana',
} as const;

/** How the one is told from the other. “It” is the look-alike: *mmea huo*; our own is named or *mmea wa ukurasa huu*. */
export const lookAlikes = {
  'It is greyer and smells of camphor, not of clove.':
    'Una rangi ya kijivu zaidi na harufu ya kafuri, si ya karafuu.',
  'Small yellow star-flowers of our grasslands are other species with unknown effects.':
    'Maua madogo ya manjano yenye umbo la nyota kwenye nyanda zetu za nyasi ni ya mimea mingine, ambayo athari zake hazijulikani.',
  'That one stands more upright, is paler and has yellow flowers all round the stalk.':
    'Huo husimama wima zaidi, una rangi hafifu zaidi, na una maua ya manjano pande zote za bua.',
  'The Kenyan aloe has a flat rosette, dark teeth and one-sided flowers; its sap is bitter.':
    'Shubiri ya Kenya ina majani yaliyotandazwa kwa duara, meno ya rangi nzito na maua ya upande mmoja; utomvu wake ni mchungu.',
  'Their leaves are tough with long fibres and the sap irritates the skin.':
    'Majani yake ni magumu yenye nyuzi ndefu, na utomvu wake huwasha ngozi.',
  'It has sharp spines at the leaf joints; young tops are eaten only where food is short.':
    'Una miiba mikali kwenye maungio ya majani; vilele vichanga huliwa tu pale ambapo chakula ni haba.',
  'Its fruit is soft, pale yellow and ribbed.':
    'Tunda lake ni laini, la manjano hafifu na lenye mistari iliyoinuka.',
  'It is a soft green herb of one season.': 'Ni mmea laini wa kijani unaoishi msimu mmoja.',
  'It is a woody grey bush that lives for years and holds no artemisinin.':
    'Ni kichaka cha kijivu chenye mashina magumu, kinachoishi miaka mingi, na hakina artemisinin.',
  'This spreading weed has small white flower heads and causes bad skin allergy.':
    'Gugu hili linaloenea lina maua madogo meupe na husababisha mzio mbaya wa ngozi.',
  'Its berries are large, yellow and sweet; those of ashwagandha are small and red.':
    'Matunda yake ni makubwa, ya manjano na matamu; ya ashwagandha ni madogo na mekundu.',
  'Its seeds have no barbs and its leaves are undivided.':
    'Mbegu zake hazina vimiba vya kunasia, na majani yake hayajagawanyika.',
  'Several look alike; only this one is planted at homes and tastes purely bitter.':
    'Kadhaa hufanana; ni mmea wa ukurasa huu tu unaopandwa nyumbani na wenye ladha chungu tupu.',
  'Its leaf smells bad and its orange fruit is spiny; it is a wild relative.':
    'Jani lake linanuka vibaya, na tunda lake la rangi ya chungwa lina miiba; ni jamaa wa porini.',
  'It looks alike but smells of onion when crushed.':
    'Zinafanana, lakini zina harufu ya kitunguu zikipondwa.',
  'It is brown, flat and kidney-shaped, and poisonous.':
    'Ni za kahawia, bapa na zenye umbo la figo, na ni sumu.',
  'It has round, kidney-shaped leaves on long stalks; brahmi has small fleshy spoons.':
    'Una majani ya mviringo yenye umbo la figo kwenye vikonyo virefu; brahmi ina majani madogo manene kama vijiko.',
  'The strong-smelling garden marigold is a different plant and irritates skin.':
    'Marigold ya bustani yenye harufu kali ni mmea tofauti, na huwasha ngozi.',
  'It is greener and smells of clove.': 'Ni wa kijani zaidi na una harufu ya karafuu.',
  'Its pods are big, brown and smoky.': 'Maganda yake ni makubwa, ya kahawia na yenye harufu ya moshi.',
  'It has no thorns, broader leaves and plum-like berries; wood and leaf are deadly.':
    'Hauna miiba, una majani mapana zaidi na matunda kama plamu; mti na majani yake ni sumu inayoua.',
  'Its leaf is less cut and its fruit smooth; its seeds are poisonous too.':
    'Jani lake lina mikato michache zaidi na tunda lake lina ganda laini; mbegu zake pia ni sumu.',
  'Its flower base is solid, not hollow, and it smells bad and irritates skin.':
    'Kitako cha ua lake kimejaa, hakina uwazi ndani; unanuka vibaya na huwasha ngozi.',
  'Its bark is one thick, hard curl, darker and sharper; it holds much more coumarin.':
    'Gome lake ni mkunjo mmoja mnene na mgumu, wa rangi nzito zaidi na ladha kali zaidi; lina kemikali ya coumarin nyingi zaidi sana.',
  'Buds that float flat and smell weak have had their oil taken out.':
    'Karafuu zinazoelea zikiwa zimelala na zenye harufu hafifu zimeshatolewa mafuta.',
  'Wild, poisonous cousins without the smell of dhania; buy or sow your own.':
    'Ni jamaa wa porini wenye sumu na wasio na harufu ya dhania; nunua, au panda yako mwenyewe.',
  'It has narrower leaves, silvery below, and big woody nuts.':
    'Una majani membamba zaidi, ya rangi ya fedha upande wa chini, na kokwa kubwa ngumu.',
  'It is darker, more curved and tastes of anise.':
    'Ni za rangi nzito zaidi, zimepinda zaidi na zina ladha ya anise.',
  'They have branched or leafy stems; dandelion has one hollow, leafless stalk to each flower.':
    'Zina mashina yenye matawi au majani; dandelion ina bua moja lenye uwazi ndani na lisilo na majani kwa kila ua.',
  'Its flowers are large orange cups and it has no thorns.':
    'Maua yake ni makubwa kama vikombe vya rangi ya chungwa, na hauna miiba.',
  'Many kinds grow here; those rich in cineole smell fresh and sharp.':
    'Aina nyingi hukua hapa; zenye cineole nyingi zina harufu safi na kali.',
  'A wild, deadly cousin with purple-spotted stems and a mousy smell. Buy seed; do not gather it.':
    'Ni jamaa wa porini mwenye sumu inayoua, mwenye mashina ya madoa ya zambarau na harufu ya panya. Nunua mbegu; usizichume porini.',
  'It is smaller and rounder and smells of hay.':
    'Ni ndogo zaidi na za mviringo zaidi, na zina harufu ya nyasi kavu.',
  'Anything that does not smell of garlic when crushed may be poisonous.':
    'Chochote kisicho na harufu ya kitunguu saumu kikipondwa kinaweza kuwa sumu.',
  'Its root is harder, paler and smells of pine; it is used in cooking.':
    'Mzizi wake ni mgumu zaidi, wa rangi hafifu zaidi na una harufu ya msonobari; hutumiwa kupikia.',
  'That is ashwagandha, another plant with other dangers.':
    'Huo ni ashwagandha, mmea mwingine wenye hatari nyingine.',
  'A woody shrub, not a Panax.': 'Ni kichaka chenye mashina magumu, si Panax.',
  'It has small fleshy leaves along the stem.': 'Una majani madogo manene kwenye shina lote.',
  'Lawn creepers alike in leaf; do not pick from sewage or dips.':
    'Ni mimea inayotambaa kwenye nyasi, yenye majani yanayofanana; usichume penye maji taka wala kwenye majosho ya mifugo.',
  'They change medicines in the same way; sweet oranges and tangerines do not.':
    'Hubadilisha dawa kwa njia ileile; machungwa matamu na machenza hayafanyi hivyo.',
  'Its stem is warty and it is harder on the liver.': 'Shina lake lina vinundu, na huumiza ini zaidi.',
  'Our Commiphora resins are other substances and cannot take its place.':
    'Ulimbo wa Commiphora zetu ni kitu kingine, na hauwezi kuchukua nafasi yake.',
  'The hedge plant has showy flowers and thin dry cups; it is not this tea.':
    'Mmea huo wa uzio una maua ya kuvutia na vikombe vyembamba vikavu; si wa chai hii.',
  'Its flowers are orange and stand upright; its fruits are slim boats.':
    'Maua yake ni ya rangi ya chungwa na husimama wima; matunda yake ni membamba kama mitumbwi.',
  'Its flowers are tiny and creamy white, and its leaf is used as a tea.':
    'Maua yake ni madogo sana na meupe kama krimu, na majani yake hutumiwa kama chai.',
  'It has ear-like petals on top and smells of camphor.':
    'Una petali kama masikio upande wa juu, na una harufu ya kafuri.',
  'Its base is reddish and its smell is sharper; it is used for insects, not for tea.':
    'Sehemu yake ya chini ni nyekundu kidogo na harufu yake ni kali zaidi; hutumiwa dhidi ya wadudu, si kwa chai.',
  'Its red and black seeds are deadly; it is no liquorice.':
    'Mbegu zake nyekundu na nyeusi ni sumu inayoua; si susi.',
  'It is a spiny, hairy shrub with hard yellow fruit, and is poisonous.':
    'Ni kichaka chenye miiba, vinyweleo na matunda magumu ya manjano, na ni sumu.',
  'It has large toothed leaves, white trumpets and spiny fruit, and is very poisonous.':
    'Una majani makubwa yenye meno kingoni, maua meupe kama tarumbeta na matunda yenye miiba, na ni sumu kali.',
  'Only this one has white marbling on glossy leaves.':
    'Ni mmea wa ukurasa huu tu wenye michirizi myeupe kwenye majani yanayong’aa.',
  'True mukombero smells of vanilla when broken; others in the family are poisonous.':
    'Mukombero halisi una harufu ya vanila ukivunjwa; mimea mingine ya jamii hiyo ni sumu.',
  'The northern kind has a swollen trunk and bigger leaflets; its leaf is eaten too.':
    'Aina hii ya kaskazini ina shina lililovimba na vijani vikubwa zaidi; majani yake huliwa pia.',
  'Its leaf is divided two or three times and its yellow fruits, in bunches, are poisonous.':
    'Jani lake limegawanyika mara mbili au tatu, na matunda yake ya manjano, yaliyo kwenye vichala, ni sumu.',
  'It smells sweeter, without the cold of menthol.': 'Una harufu tamu zaidi, bila ubaridi wa menthol.',
  'Foxglove leaves are hairy and netted; they stop the heart. Pick only what you know.':
    'Majani ya foxglove yana vinyweleo na mishipa kama wavu; husimamisha moyo. Chuma tu mmea unaoujua.',
  'Only this one smells of bitter almond in leaf and fresh bark; buy bark with a named origin.':
    'Ni mti wa ukurasa huu tu wenye harufu ya lozi chungu kwenye majani na gome bichi; nunua gome ambalo asili yake imetajwa.',
  'Spit out any pumpkin or courgette that tastes bitter: it is poisonous.':
    'Tema malenge au courgette yoyote yenye ladha chungu: ni sumu.',
  'A cousin with a sweeter, honey-like smell.': 'Ni jamaa yake mwenye harufu tamu zaidi, kama ya asali.',
  'Its leaf is greyer and softer and smells sweet.':
    'Jani lake ni la kijivu zaidi, ni laini zaidi na lina harufu tamu.',
  'It is woollier and has no strong smell.': 'Una manyoya zaidi na hauna harufu kali.',
  'Look for pods like a string of beads with a sweet smell, and straight white thorns.':
    'Tafuta maganda kama shanga zilizotungwa, yenye harufu tamu, na miiba myeupe iliyonyooka.',
  'The Kenyan candle bush has upright yellow spikes with black buds; it purges far harder and has poisoned people.':
    'Mmea huu wa Kenya (candle bush) una mashada ya maua ya manjano yaliyosimama wima yenye matumba meusi; huharisha kwa ukali zaidi sana, na umewahi kuwadhuru watu kwa sumu.',
  'Many thorny kinds grow in Kenya; most have never been studied.':
    'Aina nyingi zenye miiba hukua Kenya; nyingi kati yake hazijawahi kuchunguzwa.',
  'Never gather it: other blue-green algae are deadly.':
    'Usiukusanye kamwe: aina nyingine za mwani wa bluu-kijani ni sumu inayoua.',
  'Hypericum revolutum and others are bushes or trees and are not this medicine.':
    'Hypericum revolutum na nyinginezo ni vichaka au miti, na si dawa hii.',
  'They sting far worse, with lobed leaves; they are not eaten.':
    'Huchoma vibaya zaidi sana, na majani yake yana mikato mikubwa; haziliwi.',
  'Its stems are hairy and purple, and it smells of clove.':
    'Mashina yake yana vinyweleo na ni ya zambarau, na una harufu ya karafuu.',
  'Garden cousins with shiny or spotted leaves; they are poisonous.':
    'Ni jamaa wa bustanini wenye majani yanayong’aa au yenye madoa; ni sumu.',
  'It has finer leaves, yellow flowers and long thin pods.':
    'Una majani membamba zaidi, maua ya manjano na maganda marefu membamba.',
  'Its leaf is twice divided with many leaflets and it bears yellow flowers and pods.':
    'Jani lake limegawanyika mara mbili na lina vijani vingi, na huzaa maua ya manjano na maganda.',
  'Its stems are smooth and green, and it smells sweeter.':
    'Mashina yake hayana vinyweleo na ni ya kijani, na una harufu tamu zaidi.',
  'Its root is pale inside and smells of camphor.': 'Mzizi wake una rangi hafifu ndani na harufu ya kafuri.',
  'Some market powder holds lead-based dye; buy whole root or tested powder.':
    'Baadhi ya unga wa sokoni una rangi yenye madini ya risasi (lead); nunua mzizi mzima au unga uliopimwa.',
  'That one smells of almond and is not hot; muthiga burns the tongue within seconds.':
    'Gome hilo lina harufu ya lozi na si kali; muthiga huunguza ulimi ndani ya sekunde chache.',
  'A highland cousin with narrower leaflets, used in the same soups.':
    'Ni jamaa wa nyanda za juu mwenye vijani vyembamba zaidi, anayetumiwa kwenye supu zilezile.',
} as const;

/** How a herb is kept, out of whose reach, and when it must no longer be eaten. */
export const keeping = {
  // Not at home
  'There is no reason to keep it at home.': 'Hakuna sababu ya kuuweka nyumbani.',
  'Do not store it at home where it may be taken for food.':
    'Usiuhifadhi nyumbani mahali ambapo unaweza kudhaniwa kuwa chakula.',
  'Do not keep bark or seeds at home.': 'Usiweke gome wala mbegu nyumbani.',
  'Do not bring it into the house; wear gloves when you clear it.':
    'Usiuingize nyumbani; vaa glavu unapoung’oa.',
  'Keep it out of a house where somebody takes daily medicine.':
    'Usiuweke katika nyumba ambamo mtu anatumia dawa kila siku.',
  'There is no advice on keeping it, because we advise against it.':
    'Hatutoi ushauri wa kuihifadhi, kwa sababu tunashauri usiitumie.',
  // Out of reach
  'Keep balm and oil tightly closed and out of reach.':
    'Funga malhamu na mafuta kabisa, na uviweke mahali watoto hawafiki.',
  'Keep closed, dark and out of reach.':
    'Hifadhi mahali penye giza ambapo watoto hawafiki, kwenye chombo kilichofungwa.',
  'Keep powder closed, dark and out of the reach of children.':
    'Hifadhi unga mahali penye giza ambapo watoto hawafiki, kwenye chombo kilichofungwa.',
  'Keep buds closed and dark for two years; keep oil locked away.':
    'Hifadhi karafuu mahali penye giza kwenye chombo kilichofungwa, kwa miaka miwili; fungia mafuta mahali salama.',
  'Keep the oil locked away, tightly closed and dark.':
    'Fungia mafuta mahali salama penye giza, chupa ikiwa imefungwa kabisa.',
  'Keep dried fruit away from food and children.': 'Weka tunda lililokaushwa mbali na chakula na watoto.',
  'Keep powder dry and dark for up to a year; keep oil tightly closed and out of reach.':
    'Hifadhi unga mahali pakavu na penye giza kwa muda usiozidi mwaka mmoja; funga mafuta kabisa na uyaweke mahali watoto hawafiki.',
  'Keep dry, closed and away from children.':
    'Hifadhi mahali pakavu, mbali na watoto, kwenye chombo kilichofungwa.',
  'Keep farm preparations labelled, locked away and far from water.':
    'Dawa za shambani zilizotengenezwa nao ziwekee lebo, zifungie mahali salama, na ziwe mbali na maji.',
  'Keep dried pieces in a closed tin, away from children.':
    'Hifadhi vipande vilivyokaushwa kwenye mkebe uliofungwa, mbali na watoto.',
  'Keep dry, closed, and away from cats.':
    'Hifadhi mahali pakavu, mbali na paka, kwenye chombo kilichofungwa.',
  // Fresh, for days
  'Use the leaf fresh and throw away what is left after a day.':
    'Tumia jani likiwa bichi, na utupe kinachobaki baada ya siku moja.',
  'Keep cut leaf and opened gel in the fridge; finish fresh gel within 3 days.':
    'Weka jani lililokatwa na jeli iliyofunguliwa kwenye friji; maliza kutumia jeli mbichi ndani ya siku 3.',
  'Keep leaf wrapped and cool for two days; keep grain and flour dry and closed.':
    'Funga majani na uyaweke mahali baridi kwa siku mbili; hifadhi nafaka na unga mahali pakavu kwenye chombo kilichofungwa.',
  'Use it fresh on the day of picking.': 'Utumie ukiwa mbichi, siku ya kuuchuma.',
  'Use fresh, or dry in the shade and keep closed.':
    'Tumia ikiwa mbichi, au kausha kivulini na uhifadhi kwenye chombo kilichofungwa.',
  'Keep in the fridge for a few days.': 'Hifadhi kwenye friji kwa siku chache.',
  'Keep in the fridge for three weeks.': 'Hifadhi kwenye friji kwa wiki tatu.',
  'Eat the berries fresh, or cook them to jam.':
    'Kula matunda yaliyoiva mara baada ya kuyachuma, au uyapike yawe jamu.',
  'Stand the bunch in water in the fridge for a week; keep seed closed and dark.':
    'Weka fungu ndani ya maji kwenye friji kwa wiki moja; hifadhi mbegu mahali penye giza kwenye chombo kilichofungwa.',
  'Keep fresh root in the fridge for three weeks, dried slices closed and dark for a year.':
    'Hifadhi mzizi mbichi kwenye friji kwa wiki tatu, na vipande vilivyokaushwa mahali penye giza kwenye chombo kilichofungwa kwa mwaka mmoja.',
  'Eat fruit within days; dry leaf in the shade.': 'Kula tunda ndani ya siku chache; kausha majani kivulini.',
  'Cook the leaf the same day, or dry it in the shade.': 'Pika majani siku hiyo hiyo, au uyakaushe kivulini.',
  'Keep the leaf wrapped and cool, and cook it within two days.':
    'Funga majani na uyaweke mahali baridi, na uyapike ndani ya siku mbili.',
  'Keep roots cool and slightly damp for a week, or dry them.':
    'Weka mizizi mahali baridi ikiwa na unyevu kidogo kwa wiki moja, au uikaushe.',
  'Ripen at room temperature, then keep in the fridge for a few days.':
    'Acha tunda liive kwenye joto la kawaida la chumba, kisha uliweke kwenye friji kwa siku chache.',
  'Ripen at room temperature; keep oil dark and cool.':
    'Acha tunda liive kwenye joto la kawaida la chumba; hifadhi mafuta mahali penye giza na baridi.',
  'Keep the leaf cool and cook it the same day, or blanch and dry it in the shade.':
    'Weka majani mahali baridi na uyapike siku hiyo hiyo, au uyachovye kwenye maji yanayochemka na uyakaushe kivulini.',
  'Stand cut stems in water at room temperature; dry leaf fades.':
    'Weka mashina yaliyokatwa ndani ya maji kwenye joto la kawaida la chumba; majani makavu hupoteza harufu.',
  'Keep bulbs dry and airy. Never keep garlic in oil at room temperature: it can grow botulism.':
    'Hifadhi vitunguu saumu mahali pakavu penye hewa. Usiweke kamwe kitunguu saumu ndani ya mafuta kwenye joto la kawaida la chumba: sumu ya botulism inaweza kuzalishwa humo.',
  'Keep roots dry, dark and airy, not in the fridge. Do not eat mouldy or black roots.':
    'Hifadhi viazi mahali pakavu, penye giza na hewa, usiviweke kwenye friji. Usile viazi vyenye kuvu wala vyeusi.',
  'Keep roots cool and airy for a week or two.':
    'Hifadhi nduma mahali baridi penye hewa kwa wiki moja au mbili.',
  // Dried first
  'Dry in the shade and keep closed for up to a year.':
    'Kausha kivulini na uhifadhi kwenye chombo kilichofungwa, kwa muda usiozidi mwaka mmoja.',
  'Dry in the shade and keep closed; use within a year.':
    'Kausha kivulini na uhifadhi kwenye chombo kilichofungwa; tumia ndani ya mwaka mmoja.',
  'Dry quickly in the shade, keep closed and dark for a year.':
    'Kausha haraka kivulini, kisha uhifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry root well and keep closed for two years.':
    'Kausha mzizi vizuri na uuhifadhi kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Dry in the shade, keep closed and dark for a year.':
    'Kausha kivulini, kisha uhifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry in the shade, keep closed for a year.':
    'Kausha kivulini, kisha uhifadhi kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry in the shade, keep in a closed tin away from light for a year.':
    'Kausha kivulini, kisha uhifadhi kwenye mkebe uliofungwa, mbali na mwanga, kwa mwaka mmoja.',
  'Dry quickly so that it stays green; keep closed for a year.':
    'Kausha haraka ili ibaki ya kijani; hifadhi kwenye chombo kilichofungwa kwa mwaka mmoja.',
  'Dry on the branch, keep closed and dark for a year.':
    'Kausha ikiwa kwenye tawi, kisha uhifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry in bunches in the shade, keep closed for a year.':
    'Kausha kwa mafungu kivulini, kisha uhifadhi kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  // Dry, closed and dark
  'Keep as the pack says.': 'Hifadhi kama pakiti inavyosema.',
  'Keep dry and tightly closed.': 'Hifadhi mahali pakavu kwenye chombo kilichofungwa kabisa.',
  'Keep dry and closed for a year.': 'Hifadhi mahali pakavu kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep dry and closed for two years.':
    'Hifadhi mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep closed and dry for two years.':
    'Hifadhi mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep closed and dark for a year.':
    'Hifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep dry, closed and dark for a year.':
    'Hifadhi mahali pakavu na penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep closed, dry and cool.': 'Hifadhi mahali pakavu na baridi kwenye chombo kilichofungwa.',
  'Keep closed, dry and away from smells.':
    'Hifadhi mahali pakavu, mbali na vitu vyenye harufu, kwenye chombo kilichofungwa.',
  'Keep tightly closed and dark; use within six months of opening.':
    'Hifadhi mahali penye giza kwenye chombo kilichofungwa kabisa; tumia ndani ya miezi sita baada ya kufungua.',
  'Keep dry and dark in a closed tin, and keep the label that names its origin.':
    'Hifadhi mahali pakavu na penye giza kwenye mkebe uliofungwa, na utunze lebo inayotaja asili yake.',
  'Keep out of the sun; it keeps for two years.': 'Weka mbali na jua; hukaa miaka miwili.',
  'Keep powder dry and closed for a year.':
    'Hifadhi unga mahali pakavu kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep powder dry, closed and dark for a year.':
    'Hifadhi unga mahali pakavu na penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep the powder dry and closed; it draws water and cakes.':
    'Hifadhi unga mahali pakavu kwenye chombo kilichofungwa; hufyonza unyevu na kugandamana.',
  'Keep the powder dry, dark and closed for up to a year; light takes the green and the vitamins.':
    'Hifadhi unga mahali pakavu na penye giza kwenye chombo kilichofungwa, kwa muda usiozidi mwaka mmoja; mwanga huondoa rangi ya kijani na vitamini.',
  'Keep powder dark and dry for a year; it stains cloth and skin.':
    'Hifadhi unga mahali penye giza na pakavu, kwa mwaka mmoja; huacha madoa kwenye nguo na ngozi.',
  'Keep bark dry and closed for two years.':
    'Hifadhi gome mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep dried bark in a closed tin for up to two years.':
    'Hifadhi gome lililokaushwa kwenye mkebe uliofungwa, kwa muda usiozidi miaka miwili.',
  'Keep dried bark in a closed tin for up to a year.':
    'Hifadhi gome lililokaushwa kwenye mkebe uliofungwa, kwa muda usiozidi mwaka mmoja.',
  'Keep the chips dry in a closed tin for up to two years.':
    'Hifadhi vipande vikiwa vikavu kwenye mkebe uliofungwa, kwa muda usiozidi miaka miwili.',
  'Keep whole corns closed and dark for three years.':
    'Hifadhi punje nzima mahali penye giza kwenye chombo kilichofungwa, kwa miaka mitatu.',
  'Keep seed dry and dark for a year; keep opened oil in the fridge.':
    'Hifadhi mbegu mahali pakavu na penye giza kwa mwaka mmoja; weka mafuta yaliyofunguliwa kwenye friji.',
  'Keep whole pods closed and dark; ground seed fades in weeks.':
    'Hifadhi maganda mazima mahali penye giza kwenye chombo kilichofungwa; mbegu zilizosagwa hupoteza harufu ndani ya wiki chache.',
  'Keep whole flowers closed and dark for a year.':
    'Hifadhi maua mazima mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep flowers closed and dark for a year.':
    'Hifadhi maua mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep sticks closed and dark for two years.':
    'Hifadhi vijiti mahali penye giza kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep oil closed and cool; it is solid below 24 °C.':
    'Hifadhi mafuta mahali baridi kwenye chombo kilichofungwa; huganda chini ya 24 °C.',
  'Keep seed dry in a closed jar against weevils; keep leaf cool for two days.':
    'Hifadhi mbegu kavu kwenye chombo kilichofungwa ili zisiingiwe na wadudu; weka majani mahali baridi kwa siku mbili.',
  'Keep whole seed closed and dark for two years.':
    'Hifadhi mbegu nzima mahali penye giza kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep whole seed dry and dark for a year.':
    'Hifadhi mbegu nzima mahali pakavu na penye giza, kwa mwaka mmoja.',
  'Keep whole seed dry; keep ground seed in the fridge for a week.':
    'Hifadhi mbegu nzima mahali pakavu; weka mbegu zilizosagwa kwenye friji kwa wiki moja.',
  'Keep seed dry and closed for two years.':
    'Hifadhi mbegu mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep seed dry and closed; it turns rancid after a year.':
    'Hifadhi mbegu mahali pakavu kwenye chombo kilichofungwa; mafuta yake huchacha baada ya mwaka mmoja.',
  'Keep seed dry and closed; keep oil dark.':
    'Hifadhi mbegu mahali pakavu kwenye chombo kilichofungwa; weka mafuta mahali penye giza.',
  'Keep grain for years and flour for three months, dry and closed.':
    'Hifadhi nafaka kwa miaka kadhaa na unga kwa miezi mitatu, mahali pakavu kwenye chombo kilichofungwa.',
  'Keep grain dry and closed against weevils.':
    'Hifadhi nafaka mahali pakavu kwenye chombo kilichofungwa, ili isiingiwe na wadudu.',
  'Keep dried root closed and dry.': 'Hifadhi mzizi uliokaushwa mahali pakavu kwenye chombo kilichofungwa.',
  'Keep dried root closed and dry for two years.':
    'Hifadhi mzizi uliokaushwa mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep kernels closed and cool; they turn rancid in the light.':
    'Hifadhi viini mahali baridi kwenye chombo kilichofungwa; mafuta yake huchacha kwenye mwanga.',
  'Keep pressed pulp covered and cool; it darkens but keeps for a year.':
    'Hifadhi nyama ya tunda iliyoshindiliwa ikiwa imefunikwa, mahali baridi; huwa nyeusi lakini hukaa mwaka mmoja.',
} as const;

/** What gathering and trading it does to the plant, and what the law says. */
export const gathering = {
  'Dug up in large numbers in southern Africa.': 'Huchimbuliwa kwa wingi kusini mwa Afrika.',
  'All wild aloes are in CITES Appendix II; taking and selling wild aloe needs a licence in Kenya.':
    'Shubiri zote za porini zimo kwenye Kiambatisho II cha CITES; nchini Kenya, kuchukua na kuuza shubiri ya porini kunahitaji leseni.',
  'Aloe vera alone among the aloes is exempt from CITES.':
    'Kati ya shubiri zote, Aloe vera pekee ndiyo isiyodhibitiwa na CITES.',
  'Old trees fruit for centuries; young ones need fencing.':
    'Miti mikongwe huzaa kwa karne nyingi; michanga inahitaji kuzungushiwa uzio.',
  'Endangered in the wild in China; planted all over the world.':
    'Uko hatarini kutoweka porini nchini China; hupandwa kote duniani.',
  'The wild population of Russia is in Appendix II; trade is in farmed root.':
    'Mimea ya porini ya Urusi imo kwenye Kiambatisho II; biashara ni ya mizizi iliyolimwa.',
  'Dug out of North American forests; trade is controlled.':
    'Huchimbuliwa kwenye misitu ya Amerika Kaskazini; biashara yake inadhibitiwa.',
  'Critically endangered: tapping kills the trees.': 'Uko hatarini kabisa kutoweka: kugema ulimbo huua miti.',
  'An invading plant: do not plant it.': 'Ni mmea vamizi: usiupande.',
  'Scarce in Kakamega Forest; buy farmed root.':
    'Ni adimu katika Msitu wa Kakamega; nunua mizizi iliyolimwa.',
  'Planted widely; on the coast it spreads into wild land by itself.':
    'Hupandwa sehemu nyingi; pwani huenea wenyewe hadi maeneo ya porini.',
  'Trade across borders needs CITES papers. Never strip bark round the whole trunk: the tree dies.':
    'Biashara ya kuvuka mipaka inahitaji hati za CITES. Usibambue kamwe gome kuzunguka shina lote: mti hufa.',
  'Take bark from cut branches, never in a ring round the trunk.':
    'Chukua gome kutoka matawi yaliyokatwa; usilibambue kamwe kuzunguka shina.',
  'Roots are dug from the wild in India; prefer farmed root.':
    'Mizizi huchimbuliwa porini nchini India; chagua iliyolimwa.',
  'Old trees are felled for charcoal; buying the butter gives them worth.':
    'Miti mikongwe hukatwa kwa ajili ya makaa; kununua siagi yake huipa miti thamani.',
  'Digging the root kills the plant.': 'Kuchimba mzizi huua mmea.',
  'Over-stripped in many forests. Picking leaf for soup spares the tree.':
    'Umebambuliwa gome kupita kiasi katika misitu mingi. Kuchuma majani kwa supu huuokoa mti.',
  'Cutting roots and ringing bark kills the tree; ask where yours came from.':
    'Kukata mizizi na kubambua gome kuzunguka shina huua mti; uliza yako ilitoka wapi.',
} as const;
