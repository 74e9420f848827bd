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

/** Why a refund by M-Pesa, or the balance, cannot be had as asked. */
export const refundRefusals = {
  'With receipt {receipt} money came in.': 'Kwa risiti {receipt} pesa ziliingia.',
  'Look for the one that went out.': 'Tafuta ile ya pesa zilizotoka.',
  'Nothing of this bill is to come back.': 'Hakuna pesa za bili hii zinazotakiwa kurudi.',
  'Meanwhile a part of it came back.': 'Sehemu ya pesa hizi imerudi wakati huo huo.',
  'Say how much came back.': 'Sema zilirudi kiasi gani.',
  'At most {amount} is to come back.': 'Zinazotakiwa kurudi si zaidi ya {amount}.',
  'With this receipt came back what had gone out twice.':
    'Kwa risiti hii zilirudi pesa zilizokuwa zimetoka mara mbili.',
  'This refund has gone on meanwhile.': 'Kurudisha pesa huku kumeendelea wakati huo huo.',
  'Nothing of this payment is owed back.': 'Hakuna kinachodaiwa kurudishwa katika malipo haya.',
  '{amount} of this order is being sent back.': '{amount} za oda hii zinarudishwa.',
  'Once it is back, the order is cancelled by itself. To send the parcel all the same, withdraw the refund under Payments.':
    'Zikisharudi, oda inajighairi yenyewe. Ukitaka mzigo uende hata hivyo, ondoa urejeshaji huo chini ya Malipo.',
  'This refund is noted already and waits for a second person.':
    'Kurudisha huku kumeandikwa tayari na kunasubiri mtu wa pili.',
  'Wait until they approve it, or withdraw it first.': 'Subiri aidhinishe, au kiondoe kwanza.',
  'A reference has 3 to 40 letters and figures.': 'Nambari ya muamala ina herufi na tarakimu 3 hadi 40.',
  'Say which number or account the money went to.': 'Sema pesa zilitumwa kwa nambari au akaunti gani.',
  'Leave the reference empty for cash.': 'Acha nambari ya muamala wazi kwa pesa taslimu.',
  'That is no Kenyan mobile number and no account.': 'Hiyo si nambari ya simu ya Kenya wala akaunti.',
  'Write a number like 0712 345 678, or the bank and the account.':
    'Andika nambari kama 0712 345 678, au benki na akaunti.',
  'Name the reference of the refund.': 'Andika nambari ya muamala wa kurudisha pesa.',
  'Leave number and reference empty for cash.': 'Acha nambari zote mbili wazi kwa pesa taslimu.',
  'M-Pesa is sending this money back already.': 'M-Pesa tayari inarudisha pesa hizi.',
  'Wait until it is done, or withdraw that refund first.':
    'Subiri hadi ikamilike, au ondoa kwanza ombi hilo la kurudisha pesa.',
  'M-Pesa cannot send this back now.': 'M-Pesa haiwezi kurudisha pesa hizi sasa.',
  'Send it by hand, then note its reference.': 'Zitume wewe mwenyewe, kisha andika nambari ya kumbukumbu.',
  'Nobody knows which number paid.': 'Haijulikani ni nambari gani iliyolipa.',
  'Name the number that it goes to.': 'Taja nambari itakayotumiwa pesa.',
  'There is no such refund.': 'Hakuna ombi kama hilo la kurudisha pesa.',
  'You asked for this refund, so somebody else approves it.':
    'Wewe ndiye uliyeomba pesa hizi zirudishwe, kwa hivyo mtu mwingine aidhinishe.',
  'Ask another person who decides about payments.': 'Mwombe mtu mwingine anayeshughulikia malipo.',
  'You are the only one who may approve it: show your second step first.':
    'Ni wewe pekee unayeweza kuidhinisha: kamilisha kwanza hatua yako ya pili ya kuingia.',
  'This refund is on its way to M-Pesa, or settled.':
    'Ombi hili la kurudisha pesa limeshapelekwa M-Pesa, au limekamilika.',
  'Wait for what M-Pesa says.': 'Subiri jibu la M-Pesa.',
  'Name the receipt of the refund.': 'Taja risiti ya pesa zilizorudishwa.',
  'It stands in the M-Pesa statement.': 'Iko kwenye taarifa ya M-Pesa.',
  'Say what became of the money.': 'Sema pesa zilikwenda wapi.',
  'A rider is named for cash that is still to be taken at the door.':
    'Rider hutajwa kwa pesa ambazo bado zitapokelewa mlangoni.',
  'A name has at most 60 characters.': 'Jina lina herufi 60 kwa zaidi.',
  'Only an owner gives money up.': 'Mmiliki pekee ndiye anayeweza kuacha pesa.',
  'This rider owes nothing.': 'Rider huyu hadaiwi kitu.',
  'This rider handed in nothing too much.': 'Rider huyu hajakabidhi chochote cha ziada.',
  'Only an owner books what is missing or too much.':
    'Mmiliki pekee ndiye anayeandika kilichokosekana au kilichozidi.',
  'Say how it came about.': 'Sema ilivyotokea.',
  'Nothing is missing or too much there.': 'Hakuna kilichokosekana wala kilichozidi hapo.',
  'This is no part of an order that was paid in cash.': 'Hizi si za oda iliyolipwa taslimu.',
  'A rider handed this money in.': 'Pesa hizi zilikabidhiwa na rider.',
  'It pays what they took at doors.': 'Zinalipa alizopokea milangoni.',
  'Reload to see who does.': 'Pakia upya uone anayedaiwa.',
  '{name} handed in {kes} too much.': '{name} amekabidhi {kes} zaidi ya anazodaiwa.',
  '{name} has {kes} of the shop.': '{name} ana {kes} za duka.',
  'Count it once more.': 'Hesabu tena.',
  'Say why it goes to another number than the one that paid.':
    'Sema kwa nini zinaenda kwenye nambari nyingine kuliko ile iliyolipa.',
  'Say why this money is given up.': 'Sema kwa nini pesa hizi zinaachwa.',
  'Name the receipt with which it came back.': 'Taja risiti ya pesa zilizorudi.',
  'This receipt belongs to other money.': 'Risiti hii ni ya pesa nyingine.',
  'Look for the one that came in.': 'Tafuta ile ya pesa zilizoingia.',
  'This receipt brought {kes}; {sent} went out twice.':
    'Risiti hii ilileta {kes}; {sent} zilitoka mara mbili.',
  'M-Pesa says that it was sent.': 'M-Pesa inasema kwamba zilitumwa.',
  'Check the statement.': 'Angalia taarifa ya M-Pesa.',
  'M-Pesa cannot be asked for the balance.': 'M-Pesa haiwezi kuulizwa salio.',
  'The settings of the server say who asks.': 'Anayeuliza huwekwa kwenye mipangilio ya seva.',
} as const;
