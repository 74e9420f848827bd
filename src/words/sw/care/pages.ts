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
