import { weekdays } from '../shared.ts';

/** Finding a nutritionist, and who somebody is. */
export const directory = {
  '<quiet>Rated </quiet>{rating}<quiet> of 5,</quiet>':
    '<quiet>Nyota </quiet>{rating}<quiet> kati ya 5,</quiet>',
  About: 'Kumhusu',
  'All nutritionists': 'Wataalamu wote wa lishe',
  'Any language': 'Lugha yoyote',
  'Any price': 'Bei yoyote',
  'Any rating': 'Nyota zozote',
  'Any way': 'Njia yoyote',
  Anything: 'Chochote',
  Anywhere: 'Popote',
  'At a glance': 'Kwa ufupi',
  'At the practice.': 'Ofisini kwa mtaalamu.',
  'Best rated': 'Wenye nyota nyingi zaidi',
  'Book<quiet> {service}</quiet>': 'Weka miadi<quiet> ya {service}</quiet>',
  'Clear {n} filter': 'Ondoa kichujio {n}',
  'Clear {n} filters': 'Ondoa vichujio {n}',
  Filters: 'Vichujio',
  'Filters ({n})': 'Vichujio ({n})',
  'Find a nutritionist': 'Tafuta mtaalamu wa lishe',
  From: 'Kuanzia',
  'Help with': 'Msaada kuhusu',
  'Helps with': 'Anasaidia kuhusu',
  'How to meet': 'Njia ya kukutana',
  'In your browser, nothing to install.': 'Kwenye kivinjari chako, bila kusakinisha chochote.',
  'In your plan': 'Kwenye kifurushi chako',
  Language: 'Lugha',
  'Lowest price': 'Bei ya chini kwanza',
  'Name or need': 'Jina au hitaji',
  'Next free': 'Nafasi ya karibu zaidi',
  'Next free, in {city}': 'Nafasi za karibu zaidi, saa za {city}',
  'No reviews yet': 'Bado hakuna maoni',
  'No reviews yet. Only clients who had a consultation can write one.':
    'Bado hakuna maoni. Ni wateja waliofanya kikao pekee wanaoweza kuandika.',
  'Nobody fits yet': 'Bado hakuna anayelingana',
  'Nothing for now': 'Hakuna kwa sasa',
  'Nothing free for now': 'Hakuna nafasi kwa sasa',
  Order: 'Panga kwa',
  Place: 'Mahali',
  Rating: 'Nyota',
  'Reviews by clients': 'Maoni ya wateja',
  'Search the nutritionists': 'Tafuta kati ya wataalamu wa lishe',
  'Show everybody': 'Onyesha wote',
  'Soonest free': 'Mwenye nafasi ya karibu',
  Speaks: 'Anazungumza',
  'Speaks {languages}': 'Anazungumza {languages}',
  'The nutritionists could not be loaded': 'Hatukuweza kupakia wataalamu wa lishe',
  'Try again': 'Jaribu tena',
  'Try fewer filters or another language. We list a nutritionist once the licence has been checked.':
    'Jaribu vichujio vichache zaidi au lugha nyingine. Mtaalamu wa lishe huorodheshwa leseni yake ikishakaguliwa.',
  'Up to {price}': 'Hadi {price}',
  'Valid until {day}. We checked it on {checked}.': 'Ni halali hadi {day}. Tuliikagua {checked}.',
  'Ways to meet and languages': 'Njia za kukutana na lugha',
  'Works on the clock of': 'Hufuata saa za',
  'Your nutritionist calls you.': 'Mtaalamu wako wa lishe atakupigia.',
  '{n} nutritionist': 'Mtaalamu wa lishe {n}',
  '{n} nutritionists': 'Wataalamu wa lishe {n}',
  '{n} of 5 stars': 'Nyota {n} kati ya 5',
  '{n} review': 'Maoni {n}',
  '{n} reviews': 'Maoni {n}',
  '{n} stars': 'Nyota {n}',
  '{n} stars and more': 'Nyota {n} na zaidi',
} as const;

/** Choosing a time, telling what matters, and how it is paid. */
export const booking = {
  ...weekdays,
  'A copy of what you tick, for this consultation only. Nothing else can be seen.':
    'Nakala ya unachoweka alama, kwa kikao hiki pekee. Hakuna kingine kinachoonekana.',
  'A time can only be booked with a connection. What you wrote stays here.':
    'Miadi huwekwa ukiwa na mtandao tu. Ulichoandika kinabaki hapa.',
  'All {n} are used until {day}.': 'Vikao vyote {n} vimeshatumika hadi {day}.',
  'All {n} are used.': 'Vikao vyote {n} vimeshatumika.',
  'Anything to know before?': 'Kuna jambo la kujulikana mapema?',
  'Book this time': 'Weka miadi ya muda huu',
  'Choose how you want to meet': 'Chagua mtakavyokutana',
  Confirm: 'Thibitisha',
  'Covered by Gold.': 'Kinalipiwa na Gold.',
  Full: 'Imejaa',
  'Gold covers one at a time: the next one after it.':
    'Gold hulipia kikao kimoja kwa wakati: kinachofuata ni baada ya hicho.',
  'How do you want to meet?': 'Ungependa mkutaneje?',
  'I agree that {name} reads this health information to prepare and hold this consultation. I can take it back at any time; it is deleted 30 days after the consultation.':
    'Nakubali {name} asome taarifa hizi za afya ili kuandaa na kuendesha kikao hiki. Ninaweza kuziondoa wakati wowote; hufutwa siku 30 baada ya kikao.',
  'Illness, allergies, what you tried. Optional.': 'Ugonjwa, mzio, ulichojaribu. Si lazima.',
  'Keep this time and pay': 'Wekewa muda huu na ulipe',
  'M-Pesa, {price}': 'M-Pesa, {price}',
  'My plan': 'Kifurushi changu',
  'Number to call': 'Nambari ya kupigiwa',
  'Optional.': 'Si lazima.',
  'Pay with': 'Lipa kwa',
  'Please agree, or empty the fields above: you can tell it in the consultation':
    'Tafadhali kubali, au futa ulichoandika hapo juu: unaweza kukisema wakati wa kikao',
  'Please write the number we can call you on': 'Tafadhali andika nambari tunayoweza kukupigia',
  'Please write your name': 'Tafadhali andika jina lako',
  'Share from your health record': 'Shiriki kutoka kwenye rekodi yako ya afya',
  'Sign in to wait for it': 'Ingia ili usubiri nafasi',
  'Tell me when a time comes free': 'Nijulishe nafasi ikipatikana',
  'The free times could not be loaded': 'Hatukuweza kupakia nafasi zilizo wazi',
  'There are no times within reach. Please look again in a few days.':
    'Hakuna nafasi za karibu. Tafadhali angalia tena baada ya siku chache.',
  'This consultation is not part of the plans.': 'Kikao hiki hakimo kwenye vifurushi.',
  'Times in {city}, and below in {own}, where you are':
    'Saa za {city}, na chini yake saa za {own}, ulipo wewe',
  'Until an hour before you can cancel and get everything back, or move it to another time. After that nothing is returned, unless the nutritionist cancels.':
    'Hadi saa moja kabla ya kikao unaweza kughairi na kurudishiwa kila kitu, au kukisogeza hadi muda mwingine. Baada ya hapo hakuna kinachorudishwa, isipokuwa mtaalamu wa lishe aghairi.',
  'Until it begins you can cancel and get everything back, or move it to another time. After that nothing is returned, unless the nutritionist cancels.':
    'Hadi kitakapoanza unaweza kughairi na kurudishiwa kila kitu, au kukisogeza hadi muda mwingine. Baada ya hapo hakuna kinachorudishwa, isipokuwa mtaalamu wa lishe aghairi.',
  'This time can be neither moved nor given back': 'Muda huu hauwezi kubadilishwa wala kurudishiwa pesa',
  'It begins in less than an hour: it cannot be moved, and if you cancel nothing is returned, unless the nutritionist cancels. Choose a later time if you are not sure.':
    'Unaanza chini ya saa moja kutoka sasa: hauwezi kusogezwa, na ukighairi hakuna kitakachorudishwa, isipokuwa mtaalamu wa lishe akighairi. Chagua muda wa baadaye kama huna uhakika.',
  'It begins in less than {n} hours: it cannot be moved, and if you cancel nothing is returned, unless the nutritionist cancels. Choose a later time if you are not sure.':
    'Unaanza chini ya saa {n} kutoka sasa: hauwezi kusogezwa, na ukighairi hakuna kitakachorudishwa, isipokuwa mtaalamu wa lishe akighairi. Chagua muda wa baadaye kama huna uhakika.',
  'Until {n} hours before you can cancel and get everything back, or move it to another time. After that nothing is returned, unless the nutritionist cancels.':
    'Hadi saa {n} kabla ya kikao unaweza kughairi na kurudishiwa kila kitu, au kukisogeza hadi muda mwingine. Baada ya hapo hakuna kinachorudishwa, isipokuwa mtaalamu wa lishe aghairi.',
  'Way to meet': 'Njia ya kukutana',
  'We keep the time for {n} minutes while you pay.': 'Tunakuwekea muda huo kwa dakika {n} unapolipa.',
  'We tell you as soon as a time comes free.': 'Tutakujulisha mara tu nafasi itakapopatikana.',
  'What would you like to reach?': 'Ungependa kufikia nini?',
  'What {name} should know': 'Mambo ambayo {name} anapaswa kujua',
  'You are offline': 'Uko nje ya mtandao',
  'Your name': 'Jina lako',
  'in {city}': 'saa za {city}',
  'your nutritionist': 'mtaalamu wako wa lishe',
  '{day} is full.': '{day} imejaa.',
  '{left} of {n} left until {day}.': 'Bado una vikao {left} kati ya {n} hadi {day}.',
  '{left} of {n} left.': 'Bado una vikao {left} kati ya {n}.',
  '{n} free': 'Nafasi {n}',
  '{service}, {n} minutes': '{service}, dakika {n}',
  '{when} in {city}': '{when}, saa za {city}',
  '{when} in {city}, where you are': '{when}, saa za {city}, ulipo wewe',
} as const;

/** The pages around finding, booking and paying a consultation. */
export const pages = {
  'Your time stays yours meanwhile.': 'Muda wako unabaki wako kwa sasa.',
  'What goes back, how and when stands below.': 'Zinazorudi, kwa njia gani na lini, zimeandikwa hapa chini.',
  'Where your money went stands below.': 'Pesa zako zilikoenda kumeandikwa hapa chini.',
  Refunded: 'Pesa zimerudishwa',
  'A consultation belongs to an account: there you find its link, its messages and its notes.':
    'Kikao cha ushauri huwa kwenye akaunti: humo utapata kiungo chake, ujumbe wake na maelezo yake.',
  'Book a time with a nutritionist, and its link, messages and notes will be here.':
    'Weka miadi na mtaalamu wa lishe, na kiungo, ujumbe na maelezo vitakuwa hapa.',
  'Choose a time again': 'Chagua muda tena',
  'Choose the day you begin.': 'Chagua siku utakayoanza.',
  'Connection lost': 'Mtandao umekatika',
  Consultation: 'Kikao cha ushauri',
  Consultations: 'Vikao vya ushauri',
  'Every licence is checked before a page opens. Choose a free time, and it is yours the moment you take it.':
    'Kila leseni hukaguliwa kabla ya ukurasa kufunguliwa. Chagua nafasi iliyo wazi, na ni yako mara tu unapoichukua.',
  Home: 'Mwanzo',
  'It is among your meal plans': 'Upo kati ya mipango yako ya milo',
  'It may belong to another account. Check that you are signed in with the right one.':
    'Huenda ni cha akaunti nyingine. Hakikisha umeingia kwenye akaunti sahihi.',
  'Licensed nutritionists in Kenya and beyond: compare what they help with, their languages, prices and next free times, and book a video call, a phone call or a visit.':
    'Wataalamu wa lishe wenye leseni, Kenya na kwingineko: linganisha wanayosaidia, lugha, bei na nafasi zao za karibu, kisha weka miadi ya simu ya video, simu ya kawaida au kukutana ana kwa ana.',
  'Loading the consultation': 'Inapakia kikao',
  'Loading your consultations': 'Inapakia vikao vyako vya ushauri',
  'My consultations': 'Vikao vyangu',
  'My practice': 'Ofisi yangu',
  'Nothing ahead.': 'Hakuna kijacho.',
  'Nothing booked yet': 'Bado hujaweka miadi',
  'M-Pesa has not answered yet. If you have already paid, do not pay again: the booking is confirmed when your time is still free, else we send the money back.':
    'M-Pesa bado haijajibu. Ikiwa tayari umelipa, usilipe tena: miadi itathibitishwa ikiwa muda wako bado uko wazi, la sivyo tutakurudishia pesa.',
  'Nothing was charged. If you did pay after all, the booking is confirmed when your time is still free, else we send the money back.':
    'Hujatozwa chochote. Ikiwa ulilipa kweli, miadi itathibitishwa muda wako ukiwa bado wazi, la sivyo tutakurudishia pesa.',
  'Nutritionist not found': 'Mtaalamu wa lishe hakupatikana',
  Nutritionists: 'Wataalamu wa lishe',
  Receipt: 'Risiti',
  'Paid {amount} by M-Pesa, receipt <b>{receipt}</b>.':
    'Umelipa {amount} kwa M-Pesa, risiti <b>{receipt}</b>.',
  'Paid {amount} by M-Pesa.': 'Umelipa {amount} kwa M-Pesa.',
  Past: 'Vilivyopita',
  'Pay {amount} by M-Pesa': 'Lipa {amount} kwa M-Pesa',
  'See our nutritionists': 'Tazama wataalamu wetu wa lishe',
  'Sending the payment request to your phone': 'Inatuma ombi la malipo kwenye simu yako',
  'Sign in or sign up': 'Ingia au jisajili',
  'Sign in to book this time': 'Ingia ili uweke miadi ya muda huu',
  'Somebody was faster': 'Mtu mwingine amekutangulia',
  'Talk to somebody who knows food': 'Zungumza na mtu anayekijua chakula',
  'That time has just been taken. Please choose another one.':
    'Muda huo umechukuliwa sasa hivi. Tafadhali chagua mwingine.',
  'The page may have moved, or its licence is being renewed.':
    'Huenda ukurasa umehamishwa, au leseni yake inafanywa upya.',
  'The time to pay is over': 'Muda wa kulipa umekwisha',
  'This nutritionist cannot be booked': 'Huwezi kuweka miadi na mtaalamu huyu wa lishe',
  'Try again in {time}': 'Jaribu tena baada ya {time}',
  Upcoming: 'Vijavyo',
  'We are checking this payment': 'Tunaangalia malipo haya',
  'We could not find this consultation': 'Hatukupata kikao hiki',
  'We have sent you a mail, and we remind you a day, two hours and a quarter of an hour before.':
    'Tumekutumia barua pepe, na tutakukumbusha siku moja kabla, saa mbili kabla na robo saa kabla.',
  'We keep this time for you for another <b>{time}</b>.': 'Tumekuwekea muda huu kwa <b>{time}</b> zaidi.',
  'We try again by ourselves and this page catches up. Please do not pay twice.':
    'Tunajaribu tena wenyewe na ukurasa huu utasasishwa. Tafadhali usilipe mara mbili.',
  'What do you need?': 'Unahitaji nini?',
  'Your consultation is booked. Asante sana!': 'Miadi ya kikao chako imewekwa. Asante sana!',
  'Your money is on its way back': 'Pesa zako zinarudi',
  'this page': 'ukurasa huu',
  'your consultations': 'vikao vyako vya ushauri',
} as const;
