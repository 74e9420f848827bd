/** Uses whose sentence says as well what is safer, what must come first or that nobody has shown it. */
export const cautiousUses = {
  'Oil kept mosquitoes off for a short time in field studies; a net protects better.':
    'Katika tafiti, mafuta yake yalizuia mbu kwa muda mfupi; chandarua hukinga vizuri zaidi.',
  'The oil keeps mosquitoes off for a short time; a net protects better.':
    'Mafuta yake huzuia mbu kwa muda mfupi; chandarua hukinga vizuri zaidi.',
  'It is taken for fevers by custom. A fever needs a malaria test first.':
    'Kimila, hutumiwa kwa homa. Homa inahitaji kwanza kipimo cha malaria.',
  'It is boiled for fevers by custom. A fever needs a malaria test first.':
    'Kimila, huchemshwa kwa homa. Homa inahitaji kwanza kipimo cha malaria.',
  'Root is boiled for fevers by custom. A fever needs a malaria test first.':
    'Kimila, mzizi huchemshwa kwa homa. Homa inahitaji kwanza kipimo cha malaria.',
  'Leaf tea is drunk for fevers by custom only. A fever needs a malaria test first.':
    'Chai ya majani hunywewa kwa homa kimila tu. Homa inahitaji kwanza kipimo cha malaria.',
  'Gel may shorten the time a small burn needs; trials are weak.':
    'Jeli inaweza kufupisha muda wa kupona jeraha dogo la moto; majaribio ni dhaifu.',
  'Small trials beside tablets saw less angina; a larger one in heart failure saw no gain.':
    'Majaribio madogo pamoja na tembe yaliona maumivu ya kifua (angina) yakipungua; jaribio kubwa zaidi kwa wenye moyo ulioshindwa kufanya kazi halikuona faida.',
  'Leaf tea is drunk by custom; animals were poisoned by leaf.':
    'Kimila, chai ya majani hunywewa; wanyama wamewahi kudhurika kwa sumu ya majani.',
  'Pulp in water is given for loose stools by custom; give ORS first.':
    'Kimila, nyama ya tunda ndani ya maji hupewa anayeharisha; mpe kwanza ORS.',
  'Bark is boiled for loose stools by custom; give ORS first.':
    'Kimila, gome huchemshwa kwa anayeharisha; mpe kwanza ORS.',
  'Crushed leaf is put on small cuts by custom; clean water is better.':
    'Kimila, majani yaliyopondwa huwekwa kwenye majeraha madogo; maji safi ni bora zaidi.',
  'Small trials saw slightly lower sugar beside tablets.':
    'Majaribio madogo yaliona sukari ikishuka kidogo ilipotumiwa pamoja na tembe.',
  'A few small trials saw a slight fall; it is no treatment.':
    'Majaribio machache madogo yaliona kushuka kidogo; si matibabu.',
  'Root was studied in the laboratory only; it is taken for fevers by custom.':
    'Mzizi umechunguzwa kwenye maabara tu; kimila hutumiwa kwa homa.',
  'Oil is rubbed into hair and brows by custom; no trials show growth.':
    'Kimila, mafuta yake hupakwa kwenye nywele na nyusi; hakuna majaribio yanayoonyesha kwamba huziotesha.',
  'Trials saw at most slight effects on pressure and fats.':
    'Majaribio yaliona athari ndogo tu, kama ipo, kwenye presha na mafuta ya damu.',
  'Bark is boiled for worms by custom; deworming tablets are safer.':
    'Kimila, gome huchemshwa kwa minyoo; tembe za minyoo ni salama zaidi.',
  'Seeds are eaten for worms by custom; tablets are surer.':
    'Kimila, mbegu huliwa kwa minyoo; tembe zina uhakika zaidi.',
  'It is taken for the liver by custom; no trials support it.':
    'Kimila, hutumiwa kwa ini; hakuna majaribio yanayounga mkono.',
  'Bark showed activity in the laboratory; no trials in people exist.':
    'Gome lilionyesha utendaji kwenye maabara; hakuna majaribio kwa watu.',
  'It lowered cholesterol slightly; it does not take the place of tablets.':
    'Ilishusha kolesteroli kidogo; haichukui nafasi ya tembe.',
  'It eases the sickness of early pregnancy and of travel in trials.':
    'Katika majaribio hupunguza kichefuchefu cha mwanzo wa ujauzito na cha safari.',
  'It is sold for colds; no good trials exist.': 'Huuzwa kwa mafua; hakuna majaribio mazuri.',
  'Creams and extracts were tried for burns and scars in small studies.':
    'Krimu na dondoo zake zilijaribiwa kwa majeraha ya moto na makovu katika tafiti ndogo.',
  'Fruit is rubbed on the breast for milk by custom; no study supports it.':
    'Kimila, tunda hupakwa kwenye titi ili maziwa yaongezeke; hakuna utafiti unaounga mkono.',
  'Crushed leaf is put on wounds by custom; it can irritate.':
    'Kimila, majani yaliyopondwa huwekwa kwenye vidonda; yanaweza kuwasha.',
  'Bruised leaf is rubbed on the temples by custom; it can blister the skin.':
    'Kimila, majani yaliyopondwa husuguliwa kwenye panja za kichwa; yanaweza kuleta malengelenge kwenye ngozi.',
  'Orange kinds raised the vitamin A of children in trials.':
    'Katika majaribio, aina za rangi ya chungwa ziliongeza vitamini A ya watoto.',
  'Extracts eased knee pain in small trials, about as tablets did.':
    'Katika majaribio madogo, dondoo zake zilipunguza maumivu ya magoti, karibu sawa na tembe.',
} as const;

/** Steps of a preparation that tell when to stop, what to ask first and where it must not come. */
export const cautiousSteps = {
  'Breathe the steam for 5 minutes with closed eyes, away from children.':
    'Vuta mvuke kwa dakika 5 ukiwa umefumba macho, mbali na watoto.',
  'Test a spot on the inner arm.': 'Jaribu mahali padogo ndani ya mkono.',
  'Test a spot on the inner arm and wait a day.': 'Jaribu mahali padogo ndani ya mkono na ungoje siku moja.',
  'Drink once a day, 2 hours from medicines.': 'Kunywa mara moja kwa siku, kwa tofauti ya saa 2 na dawa.',
  'Take after a meal, 2 hours from medicines.': 'Tumia baada ya mlo, kwa tofauti ya saa 2 na dawa.',
  'Drink before the meal, 2 hours from medicines.': 'Kunywa kabla ya mlo, kwa tofauti ya saa 2 na dawa.',
  'Take with a full glass of water, 2 hours from medicines.':
    'Tumia pamoja na glasi nzima ya maji, kwa tofauti ya saa 2 na dawa.',
  'Drink in the evening, 2 hours from medicines.': 'Kunywa jioni, kwa tofauti ya saa 2 na dawa.',
  'Drink in the evening, 2 hours from any medicine.': 'Kunywa jioni, kwa tofauti ya saa 2 na dawa yoyote.',
  'Ask your heart clinic first.': 'Iulize kwanza kliniki yako ya moyo.',
  'Check first that none of your medicines is on the list.':
    'Hakikisha kwanza kwamba hakuna dawa yako yoyote iliyo kwenye orodha.',
  'Have the prostate examined first and buy an extract that names its strength.':
    'Tezi dume ichunguzwe kwanza, na ununue dondoo linalotaja nguvu yake.',
  'Start ORS first.': 'Anza kwanza na ORS.',
  'Drink in the evening with food. Stop after 8 weeks.':
    'Kunywa jioni pamoja na chakula. Acha kuitumia baada ya wiki 8.',
  'Stop after 10 days.': 'Acha kuitumia baada ya siku 10.',
  'Take with water for 3 days at most.': 'Tumia pamoja na maji kwa muda usiozidi siku 3.',
  'Use 2 or 3 nights a week at most.': 'Tumia usiku 2 au 3 kwa wiki, usizidi hapo.',
  'Stop at once if urine turns dark or eyes turn yellow.':
    'Acha kuitumia mara moja ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Stop if urine turns dark or eyes turn yellow.':
    'Acha kuitumia ukiona mkojo wa rangi nzito au macho ya manjano.',
  'Rub a little on chest, back or sore muscles, never on broken skin.':
    'Paka kidogo kifuani, mgongoni au kwenye misuli inayouma; usipake kamwe kwenye ngozi yenye jeraha.',
  'Rub a little on the chest, never on the face.': 'Paka kidogo kifuani; usipake kamwe usoni.',
  'Pick only soft, black berries from a thorny bush you know.':
    'Chuma tu matunda laini meusi kutoka kichaka chenye miiba unachokijua.',
  'For a child under 5, grind them.': 'Kwa mtoto wa chini ya miaka 5, zisage.',
  'For a child under 5, grind it.': 'Kwa mtoto wa chini ya miaka 5, isage.',
  'Chew well, or grind into uji. Grind it for a child under 5.':
    'Tafuna vizuri, au saga uweke kwenye uji. Kwa mtoto wa chini ya miaka 5, isage.',
  'Hold in the mouth for a minute and spit out. See a dentist.':
    'Shikilia mdomoni kwa dakika moja na uteme. Mwone daktari wa meno.',
  'Drink 1 cup with food. The amount is custom; trials tested extracts, not tea.':
    'Kunywa kikombe 1 pamoja na chakula. Kiasi hiki ni cha kimila; majaribio yalichunguza dondoo, si chai.',
  'Blend in and drink at once; do not cook it.': 'Changanya vizuri na unywe mara moja; usiipike.',
} as const;
