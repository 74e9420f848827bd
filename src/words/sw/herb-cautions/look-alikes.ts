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
