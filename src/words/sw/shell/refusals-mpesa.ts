/** What M-Pesa and the functions that ask it say. */
export const mpesaRefusals = {
  'M-Pesa does not send such a small amount. Nothing was charged. Contact us and we will help.':
    'M-Pesa haitumi kiasi kidogo hivyo. Hujatozwa chochote. Wasiliana nasi tutakusaidia.',
  'M-Pesa does not send as much at once. Nothing was charged. Contact us and we will help.':
    'M-Pesa haitumi kiasi kikubwa hivyo kwa mara moja. Hujatozwa chochote. Wasiliana nasi tutakusaidia.',
  'This would be more than your number may send today. Nothing was charged. Pay from another number, or tomorrow.':
    'Hiki kingezidi kiasi ambacho nambari yako inaruhusiwa kutuma leo. Hujatozwa chochote. Lipa kwa nambari nyingine, au kesho.',
  'You may not do this.': 'Huruhusiwi kufanya hivi.',
  'M-Pesa is not set up.': 'M-Pesa haijawekwa.',
  'M-Pesa cannot be asked for payments yet.': 'M-Pesa bado haiwezi kuulizwa kuhusu malipo.',
  'The payments are being fetched already.': 'Malipo tayari yanachukuliwa.',
  'Please wait half a minute.': 'Tafadhali subiri nusu dakika.',
  'The payments could not be fetched.': 'Malipo hayakuweza kuchukuliwa.',
  'Safaricom refuses the address of this shop.': 'Safaricom inakataa anwani ya duka hili.',
  'Safaricom has other addresses for this number.': 'Safaricom ina anwani nyingine za nambari hii.',
  'Delete them on the Daraja portal under Self Services, URL Management, then try again.':
    'Zifute kwenye tovuti ya Daraja chini ya Self Services, URL Management, kisha ujaribu tena.',
  'M-Pesa did not take the addresses.': 'M-Pesa haikuzikubali anwani.',
  'M-Pesa could not be asked.': 'M-Pesa haikuweza kuulizwa.',
  'There is no such money.': 'Hakuna pesa kama hizo.',
  'There is no bill with that number.': 'Hakuna bili yenye nambari hiyo.',
  '{number} is paid in cash.': '{number} inalipwa kwa pesa taslimu.',
  'Say what this money is for.': 'Eleza pesa hizi ni za nini.',
  'The request could not be read.': 'Ombi halikuweza kusomwa.',
  'We could not start the payment.': 'Hatukuweza kuanzisha malipo.',
  'Please try again in a moment.': 'Tafadhali jaribu tena baada ya muda mfupi.',
  'Please sign in to pay.': 'Tafadhali ingia ili ulipe.',
  'Sign in and try again.': 'Ingia kisha ujaribu tena.',
  'We have sent an M-Pesa prompt to your phone. Enter your PIN there to pay.':
    'Tumetuma ombi la M-Pesa kwenye simu yako. Weka PIN yako hapo ili ulipe.',
  'An M-Pesa prompt is already on your phone. Enter your PIN there to pay.':
    'Ombi la M-Pesa tayari liko kwenye simu yako. Weka PIN yako hapo ili ulipe.',
  'Payment received. Thank you!': 'Malipo yamepokelewa. Asante!',
  'M-Pesa payments are not working on our side right now. Nothing was charged. Please try again later or choose cash on delivery.':
    'Malipo ya M-Pesa hayafanyi kazi upande wetu kwa sasa. Hujatozwa chochote. Tafadhali jaribu tena baadaye au chagua kulipa pesa taslimu ukiletewa.',
  'M-Pesa could not send the prompt to this phone. Check that it is on and has signal, then try again.':
    'M-Pesa haikuweza kutuma ombi kwenye simu hii. Hakikisha imewashwa na ina mtandao, kisha ujaribu tena.',
  'Your M-Pesa balance is too low for this payment. Top up or use another number, then try again.':
    'Salio lako la M-Pesa halitoshi kwa malipo haya. Ongeza pesa au tumia nambari nyingine, kisha ujaribu tena.',
  'M-Pesa has just had the same amount from this number. Wait two minutes, then try again.':
    'M-Pesa imepokea kiasi hicho hicho kutoka nambari hii sasa hivi. Subiri dakika mbili, kisha ujaribu tena.',
  'Another M-Pesa prompt is still open on this phone. Finish it, wait a minute, then try again.':
    'Ombi lingine la M-Pesa bado liko wazi kwenye simu hii. Likamilishe, subiri dakika moja, kisha ujaribu tena.',
  'The prompt expired before it was answered. Nothing was charged. Please try again.':
    'Muda wa ombi uliisha kabla ya kujibiwa. Hujatozwa chochote. Tafadhali jaribu tena.',
  'You cancelled the prompt on your phone. Nothing was charged. You can try again.':
    'Ulighairi ombi kwenye simu yako. Hujatozwa chochote. Unaweza kujaribu tena.',
  'Your phone did not answer in time. Check that it is on, unlocked and has signal, then try again.':
    'Simu yako haikujibu kwa wakati. Hakikisha imewashwa, imefunguliwa na ina mtandao, kisha ujaribu tena.',
  'The M-Pesa PIN was not right. Nothing was charged. Try again with your correct PIN.':
    'PIN ya M-Pesa haikuwa sahihi. Hujatozwa chochote. Jaribu tena kwa PIN sahihi.',
  'M-Pesa is still working on this payment. Please wait.':
    'M-Pesa bado inashughulikia malipo haya. Tafadhali subiri.',
  'M-Pesa has locked the PIN of this number. Ask Safaricom to unlock it, or pay from another number.':
    'M-Pesa imefunga PIN ya nambari hii. Iombe Safaricom iifungue, au lipa kwa nambari nyingine.',
  'We could not reach M-Pesa. Nothing was charged. Please try again in a moment.':
    'Hatukuweza kuifikia M-Pesa. Hujatozwa chochote. Tafadhali jaribu tena baada ya muda mfupi.',
  'M-Pesa is very busy. Nothing was charged. Please try again in a minute.':
    'M-Pesa ina shughuli nyingi. Hujatozwa chochote. Tafadhali jaribu tena baada ya dakika moja.',
  'M-Pesa did not accept the payment. Nothing was charged. Please try again.':
    'M-Pesa haikukubali malipo. Hujatozwa chochote. Tafadhali jaribu tena.',
  'This is the statement of {number}, which is no number of this shop.':
    'Hii ni taarifa ya {number}, ambayo si namba ya duka hili.',
} as const;
