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
