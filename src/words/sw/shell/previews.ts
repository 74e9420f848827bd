/** The look into six parts of the product on the start page. */
export const previews = {
  'Take a look inside': 'Chungulia ndani',
  'Parts of Mizizi': 'Sehemu za Mizizi',
  'of 14 hours': 'kati ya saa 14',
  Now: 'Sasa',
  'Using stored glucose': 'Mwili unatumia glukosi ya akiba',
  Goal: 'Lengo',
  Streak: 'Siku zinazofuatana',
  '5 days': 'Siku 5',
  Moringa: 'Moringa',
  Honey: 'Asali',
  Hibiscus: 'Hibiskasi',
  'A cup of chamomile tea an hour before bed is a gentle start. Do you take any medicine?':
    'Kikombe cha chai ya chamomile saa moja kabla ya kulala ni mwanzo mzuri. Je, kuna dawa unayotumia?',
  'holy basil, mrihani': 'tulsi',
  Taste: 'Ladha',
  'Pungent, bitter': 'Kali, chungu',
  'Vata and kapha': 'Vata na kapha',
  Calms: 'Hutuliza',
  With: 'Pamoja na',
  'Warm water, honey': 'Maji ya uvuguvugu, asali',
  'Traditional use. Not with blood thinners.':
    'Matumizi ya desturi. Usitumie pamoja na dawa za kuzuia damu kuganda.',
  'A registered nutritionist': 'Mtaalamu wa lishe aliyesajiliwa',
  'English, Kiswahili, Kikamba': 'Kiingereza, Kiswahili, Kikamba',
  'Breakfast: wimbi porridge, egg': 'Kiamsha kinywa: uji wa wimbi, yai',
  'Lunch: githeri, avocado': 'Chakula cha mchana: githeri, parachichi',
  'Snack: an orange': 'Kitafunio: chungwa moja',
  'Supper: ugali, omena, managu': 'Chakula cha jioni: ugali, omena, managu',
  'Fasting dashboard': 'Dashibodi ya kufunga',
  'Your fast at a glance': 'Mfungo wako kwa mtazamo mmoja',
  'A ring that fills, what happens in your body at this hour, and clear words when it is wiser to stop.':
    'Duara linalojaa, kinachoendelea mwilini mwako saa hii, na maneno ya wazi wakati ni busara kuacha.',
  'See fasting': 'Tazama kufunga',
  'A shop with plain labels': 'Duka lenye lebo zilizo wazi',
  'Herbs, superfoods, teas and oils with ingredients, use and warnings. Pay by M-Pesa, delivered to all 47 counties.':
    'Mitishamba, vyakula bora, chai na mafuta pamoja na viambato, matumizi na maonyo. Lipa kwa M-Pesa, tunafikisha katika kaunti zote 47.',
  'AI chatbot': 'Mazungumzo na AI',
  'An herbalist to ask at any hour': 'Mshauri wa mimea unayeweza kumuuliza saa yoyote',
  'The AI Herbalist gives general tips in the corner of your screen. It never replaces a clinician, and says so.':
    'Mshauri wa Mimea wa AI hutoa vidokezo vya jumla kwenye kona ya skrini yako. Hachukui nafasi ya mhudumu wa afya kamwe, na husema hivyo.',
  'Read about herbs': 'Soma kuhusu mitishamba',
  'Ayurvedic remedies': 'Tiba za Ayurveda',
  'An old system, honestly told': 'Mfumo wa kale, ulioelezwa kwa ukweli',
  'Taste, effect and use as Ayurveda describes them, beside what is known today and who should leave them alone.':
    'Ladha, athari na matumizi jinsi Ayurveda inavyoyaeleza, pamoja na yanayojulikana leo na nani asizitumie.',
  'Browse remedies': 'Pitia tiba asilia',
  'Nutritionist consultations': 'Ushauri wa wataalamu wa lishe',
  'Half an hour with somebody who knows': 'Nusu saa na mtu anayejua',
  'Choose a nutritionist and a time that suits you, and talk by video from home.':
    'Chagua mtaalamu wa lishe na muda unaokufaa, kisha mzungumze kwa video ukiwa nyumbani.',
  'Meet the nutritionists': 'Kutana na wataalamu wa lishe',
  'A week of Kenyan plates': 'Wiki nzima ya milo ya Kenya',
  'Plans from foods you find at the market, with portions, energy and a shopping list.':
    'Mipango ya vyakula unavyopata sokoni, pamoja na migawo, nishati na orodha ya ununuzi.',
  'Plan your meals': 'Panga milo yako',
} as const;
