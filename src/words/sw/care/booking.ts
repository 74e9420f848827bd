import { weekdays } from '../shared/weekdays.ts';

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
