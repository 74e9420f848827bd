/** What the database and the functions refuse buyers, in the shop, in accounts and with plans. */
export const shopRefusals = {
  // Accounts and plans
  'You have already used your free trial.': 'Umeshatumia kipindi chako cha majaribio.',
  'Choose a plan on the pricing page.': 'Chagua kifurushi kwenye ukurasa wa bei.',
  'A paid plan starts with its payment.': 'Kifurushi cha kulipia huanza kinapolipiwa.',
  'A free trial starts today and lasts at most 7 days.':
    'Kipindi cha majaribio huanza leo na hudumu siku zisizozidi 7.',
  'Sign in to download your data.': 'Ingia ili upakue data yako.',
  'Sign in to delete your account.': 'Ingia ili ufute akaunti yako.',
  'Type DELETE or your email address to confirm.':
    'Andika DELETE au anwani yako ya barua pepe ili kuthibitisha.',
  'This link was used before, or is older than three days.':
    'Kiungo hiki kimeshatumika, au kina zaidi ya siku tatu.',
  'Ask for a new password, or write to us.': 'Omba nenosiri jipya, au tuandikie.',
  'Another account has this address now.': 'Sasa akaunti nyingine inatumia anwani hii.',
  'Write to us, and we will look at it.': 'Tuandikie, nasi tutaliangalia.',
  'Please sign in again first, so that we know it is you.':
    'Tafadhali ingia tena kwanza, ili tujue kwamba ni wewe.',
  'You are the only administrator of the shop.': 'Wewe ndiye msimamizi pekee wa duka.',
  'Make somebody else an administrator first.': 'Mfanye mtu mwingine awe msimamizi kwanza.',
  'You can only ask about your own account.': 'Unaweza kuuliza kuhusu akaunti yako mwenyewe tu.',
  'There is no paid plan to change.': 'Hakuna kifurushi cha kulipia cha kubadilisha.',
  'Choose a plan first.': 'Chagua kifurushi kwanza.',
  'The new month is not paid yet.': 'Mwezi mpya bado haujalipiwa.',
  'Pay it to go on with your plan.': 'Ulipie ili uendelee na kifurushi chako.',
  'This plan cannot follow yours.': 'Kifurushi hiki hakiwezi kufuata chako.',
  'A bigger plan starts with its payment.': 'Kifurushi kikubwa zaidi huanza kinapolipiwa.',
  'There is no such plan to give.': 'Hakuna kifurushi kama hicho cha kutoa.',
  'A plan must end in the future.': 'Kifurushi lazima kiishe siku zijazo.',
  'There is no such plan to pay for.': 'Hakuna kifurushi kama hicho cha kulipia.',
  'Choose Premium or Gold.': 'Chagua Premium au Gold.',
  'There is nothing to pay.': 'Hakuna cha kulipa.',
  'Choose what follows it under your plan.': 'Chagua kitakachokifuata chini ya kifurushi chako.',
  'We are checking a payment for your plan.': 'Tunaangalia malipo ya kifurushi chako.',
  'Finish or cancel it there, then try again.': 'Yakamilishe au yaghairi hapo, kisha ujaribu tena.',
  'Look at the new amount and confirm again.': 'Angalia kiasi kipya kisha uthibitishe tena.',
  'There is no payment to accept.': 'Hakuna malipo ya kukubali.',
  'This receipt paid for something else.': 'Risiti hii ililipia kitu kingine.',
  'You have used this as often as your plan allows today.':
    'Umetumia hii mara zote ambazo kifurushi chako kinaruhusu leo.',
  'Come back tomorrow, or choose a bigger plan.': 'Rudi kesho, au chagua kifurushi kikubwa zaidi.',
  'We do not know this time zone.': 'Hatujui ukanda huu wa saa.',
  'Choose one like Africa/Nairobi.': 'Chagua kama Africa/Nairobi.',
  'Your {plan} plan has no end.': 'Kifurushi chako cha {plan} hakina mwisho.',
  'You have {plan} until {day}.': 'Una {plan} hadi {day}.',
  '{plan} is paid until {day}.': '{plan} imelipiwa hadi {day}.',
  'You can pay the next month from {day}.': 'Unaweza kulipia mwezi ujao kuanzia {day}.',
  'A payment for {plan} is open on your phone.': 'Kuna malipo ya {plan} yanayosubiri kwenye simu yako.',
  '{plan} costs you {amount} now.': '{plan} sasa ni {amount} kwako.',
  'A payment that is {state} cannot be settled so.':
    'Malipo yaliyo katika hali ya {state} hayawezi kukamilishwa hivyo.',
  // Ordering
  'Please sign in first.': 'Tafadhali ingia kwanza.',
  'Or open the order from the link you were given.': 'Au fungua oda kupitia kiungo ulichopewa.',
  'Remove the code and try again.': 'Ondoa kuponi kisha ujaribu tena.',
  'We do not know this code.': 'Hatuijui kuponi hii.',
  'This code is not valid yet.': 'Kuponi hii bado haijaanza kutumika.',
  'This code has ended.': 'Muda wa kuponi hii umekwisha.',
  'This code is for orders from {amount}.': 'Kuponi hii ni ya oda kuanzia {amount}.',
  'This code has been used up.': 'Kuponi hii imetumika yote.',
  'This code is for a first order.': 'Kuponi hii ni ya oda ya kwanza.',
  'You have used this code already.': 'Umeshaitumia kuponi hii.',
  'Your cart is empty.': 'Kikapu chako hakina kitu.',
  'Add something from the shop first.': 'Ongeza kitu kutoka dukani kwanza.',
  'An order can hold at most 50 different products.':
    'Oda moja inaweza kuwa na bidhaa tofauti zisizozidi 50.',
  'Place two orders instead.': 'Badala yake weka oda mbili.',
  'Something in your cart is no longer sold.': 'Kuna kitu kwenye kikapu chako ambacho hakiuzwi tena.',
  '{name} is no longer sold.': '{name}: haiuzwi tena.',
  '{name} has just sold out.': '{name}: imekwisha sasa hivi.',
  'Only {n} of {name} left.': '{name}: zimebaki {n} tu.',
  'Remove it and try again.': 'Iondoe kisha ujaribu tena.',
  'Choose between 1 and 99 pieces of each product.': 'Chagua kati ya 1 na 99 kwa kila bidhaa.',
  'Please sign in to place your order.': 'Tafadhali ingia ili uweke oda yako.',
  'Your cart is kept.': 'Kikapu chako kimehifadhiwa.',
  'This pickup point is not open any more.': 'Kituo hiki cha kuchukulia hakifanyi kazi tena.',
  'Choose another one, or have it delivered.': 'Chagua kingine, au uletewe mzigo.',
  'Please choose the county we deliver to.': 'Tafadhali chagua kaunti tutakayofikisha.',
  'Pick one of the 47 counties.': 'Chagua moja ya kaunti 47.',
  'Remove it from your cart and try again.': 'Iondoe kwenye kikapu chako kisha ujaribu tena.',
  'Change your cart and try again.': 'Badilisha kikapu chako kisha ujaribu tena.',
  'Split your cart into two orders.': 'Gawa kikapu chako katika oda mbili.',
  'We can send at most {n} kg there in one parcel.':
    'Tunaweza kutuma huko kilo zisizozidi {n} kwa mzigo mmoja.',
  'The total is now {amount}.': 'Jumla sasa ni {amount}.',
  'Cash on delivery is offered up to {amount}.': 'Kulipa pesa taslimu ukiletewa kunawezekana hadi {amount}.',
  'Check your cart, then order again.': 'Angalia kikapu chako, kisha uagize tena.',
  'Something in your cart has just sold out.': 'Kuna kitu kwenye kikapu chako ambacho kimekwisha sasa hivi.',
  'Please tell us who will receive the parcel.': 'Tafadhali tuambie ni nani atakayepokea mzigo.',
  'A name of 2 to 100 letters.': 'Jina la herufi 2 hadi 100.',
  'That is not a Kenyan mobile number.': 'Hiyo si nambari ya simu ya mkononi ya Kenya.',
  'Write it like 0712 345 678.': 'Iandike kama 0712 345 678.',
  'The second number is not a Kenyan mobile number.':
    'Nambari ya pili si nambari ya simu ya mkononi ya Kenya.',
  'Write it like 0712 345 678, or leave it empty.': 'Iandike kama 0712 345 678, au iache wazi.',
  'Please tell us the town or estate.': 'Tafadhali tuambie mji au mtaa.',
  'At most 80 letters.': 'Herufi zisizozidi 80.',
  'Please give the rider a landmark.': 'Tafadhali mpe rider alama ya mahali.',
  'For example the nearest school, shop or stage; at most 200 letters.':
    'Kwa mfano shule, duka au steji iliyo karibu; herufi zisizozidi 200.',
  'The note for the rider is too long.': 'Maelezo ya rider ni marefu mno.',
  'Keep it under 500 letters.': 'Yawe chini ya herufi 500.',
  'Please choose how to pay.': 'Tafadhali chagua jinsi ya kulipa.',
  'M-Pesa, or cash on delivery where we offer it.':
    'M-Pesa, au pesa taslimu ukiletewa pale tunapotoa huduma hiyo.',
  'We cannot take cash on delivery in this county.':
    'Hatuwezi kupokea pesa taslimu ukiletewa katika kaunti hii.',
  'Please pay by M-Pesa.': 'Tafadhali lipa kwa M-Pesa.',
  'We could not find this order.': 'Hatukupata oda hii.',
  'See your orders.': 'Tazama oda zako.',
  'This order can no longer be cancelled.': 'Oda hii haiwezi kughairiwa tena.',
  'Contact us and we will help.': 'Wasiliana nasi, tutakusaidia.',
  'Order {number} is already paid.': 'Oda {number} imeshalipwa.',
  'Order {number} is closed.': 'Oda {number} imefungwa.',
  'There is nothing more to pay.': 'Hakuna kingine cha kulipa.',
  'This order is paid in cash on delivery.': 'Oda hii inalipwa kwa pesa taslimu ukiletewa.',
  'Pay the rider when it arrives.': 'Mlipe rider itakapofika.',
  'We are checking a payment for this order.': 'Tunaangalia malipo ya oda hii.',
  'Please do not pay again; we will tell you.': 'Tafadhali usilipe tena; tutakujulisha.',
  'You are welcome to order again.': 'Unakaribishwa kuagiza tena.',
  'M-Pesa takes the next prompt in {seconds} seconds.':
    'M-Pesa itapokea ombi linalofuata baada ya sekunde {seconds}.',
  'Please wait, then try again.': 'Tafadhali subiri, kisha ujaribu tena.',
  'You have asked for many prompts in a short time.': 'Umeomba maombi mengi ya M-Pesa kwa muda mfupi.',
  'Please try again in an hour.': 'Tafadhali jaribu tena baada ya saa moja.',
  'There is no such payment.': 'Hakuna malipo kama hayo.',
  'You are signed in.': 'Umeshaingia.',
  'Order with your account, so that you find it again.': 'Agiza kwa akaunti yako, ili uipate tena.',
  'There are unpaid orders for this number already.': 'Tayari kuna oda za nambari hii ambazo hazijalipwa.',
  'You have many unpaid orders already.': 'Tayari una oda nyingi ambazo hazijalipwa.',
  'Pay or cancel one of them first.': 'Lipa au ghairi mojawapo kwanza.',
  'Another cash order is on its way to this number.':
    'Oda nyingine ya pesa taslimu iko njiani kwenda kwa nambari hii.',
  'Please pay this one by M-Pesa, or sign in.': 'Tafadhali lipia hii kwa M-Pesa, au ingia.',
  'Many orders came from your connection.': 'Oda nyingi zimetoka kwenye mtandao wako.',
  'That was tried too often.': 'Hilo limejaribiwa mara nyingi mno.',
  'It may be in your account already.': 'Huenda tayari iko kwenye akaunti yako.',
  'You can save ten addresses.': 'Unaweza kuhifadhi anwani kumi.',
  'Remove one that you no longer use.': 'Ondoa moja ambayo hutumii tena.',
  'Remove some that you no longer want.': 'Ondoa baadhi ambazo huzitaki tena.',
  'You can keep at most {n} products here.': 'Unaweza kuhifadhi hapa bidhaa zisizozidi {n}.',
  // Reviews and returns
  'Please sign in to write a review.': 'Tafadhali ingia ili uandike maoni.',
  'We could not find this product.': 'Hatukupata bidhaa hii.',
  'Only people who have received this product can review it.':
    'Ni waliopokea bidhaa hii tu wanaoweza kuitolea maoni.',
  'You can write one once your order has arrived.': 'Unaweza kuandika maoni oda yako ikishafika.',
  'Give one to five stars.': 'Toa nyota moja hadi tano.',
  'Your review is too long.': 'Maoni yako ni marefu mno.',
  'At most 80 letters in the title and 2,000 in the text.':
    'Herufi zisizozidi 80 kwenye kichwa na 2,000 kwenye maandishi.',
  'Please sign in to report a review.': 'Tafadhali ingia ili uripoti maoni.',
  'This review is not shown any more.': 'Maoni haya hayaonyeshwi tena.',
  'This is your own review.': 'Haya ni maoni yako mwenyewe.',
  'You can edit or withdraw it.': 'Unaweza kuyahariri au kuyaondoa.',
  'Please choose what is wrong with it.': 'Tafadhali chagua tatizo lake.',
  'Only what has been delivered can be returned.': 'Ni kilichofikishwa tu kinachoweza kurudishwa.',
  'There are many photos of this order already.': 'Tayari kuna picha nyingi za oda hii.',
  'Please try again tomorrow.': 'Tafadhali jaribu tena kesho.',
  'The {n} days for a return are over.': 'Siku {n} za kurudisha zimekwisha.',
  'Contact us if something is wrong.': 'Wasiliana nasi kama kuna kasoro.',
  'There is a return for this order already.': 'Tayari kuna ombi la kurudisha la oda hii.',
  'We will finish that one first.': 'Tutamaliza hilo kwanza.',
  'Please choose why you send it back.': 'Tafadhali chagua kwa nini unairudisha.',
  'We could not find your photo.': 'Hatukupata picha yako.',
  'Please add it again.': 'Tafadhali iongeze tena.',
  'Choose what you send back.': 'Chagua unachorudisha.',
  'Choose at most as many pieces as you received.': 'Usichague zaidi ya ulizopokea.',
  'Herbal goods that were opened cannot be sold again.':
    'Bidhaa za mimea zilizofunguliwa haziwezi kuuzwa tena.',
  'If something is wrong with them, choose that as the reason.': 'Kama zina kasoro, chagua hiyo kuwa sababu.',
  'There is no such return.': 'Hakuna ombi la kurudisha kama hilo.',
  // Writing to us
  'The message carries no key.': 'Ujumbe hauna ufunguo.',
  'An order number looks like MZ-7F3K2Q.': 'Nambari ya oda huonekana kama MZ-7F3K2Q.',
  'Leave it empty if you do not have one.': 'Acha wazi kama huna.',
  'You have sent several messages already.': 'Umeshatuma ujumbe kadhaa.',
  'Please wait an hour, or call us.': 'Tafadhali subiri saa moja, au tupigie simu.',
  'A refund is a whole number of shillings, at least 1.': 'Pesa za kurudishwa ni shilingi kamili, angalau 1.',
  'Did you mean {pin}?': 'Ulimaanisha {pin}?',
  'A KRA PIN has nine digits between two letters.': 'PIN ya KRA ina tarakimu tisa kati ya herufi mbili.',
  'A or P, nine digits and a letter, as in A123456789Z.':
    'A au P, tarakimu tisa na herufi, kama A123456789Z.',
  'This receipt belongs to {number}.': 'Risiti hii ni ya {number}.',
  '{person} decided at {time} that no money came.':
    '{person} aliamua saa {time} kwamba hakuna pesa zilizoingia.',
  'A letter, nine digits and a letter, as in A123456789Z.':
    'Herufi moja, tarakimu tisa na herufi moja, kama A123456789Z.',
  'That is not a KRA PIN.': 'Hiyo si PIN ya KRA.',
  'The name beside the PIN has 2 to 60 letters.': 'Jina kando ya PIN lina herufi 2 hadi 60.',
  'We could not find this receipt.': 'Hatukupata risiti hii.',
  'The invoice is issued already.': 'Ankara imeshatolewa.',
  'Contact us and we will replace it.': 'Wasiliana nasi nasi tutaibadilisha.',
} as const;

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
