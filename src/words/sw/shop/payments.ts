/** Paying an order by M-Pesa, and how that went. */
export const payments = {
  'A person looks at it and you get a notification, usually within a few hours. Please do not pay again.':
    'Mtu wetu anaangalia na utapata taarifa, kwa kawaida ndani ya saa chache. Tafadhali usilipe tena.',
  '{amount} that we sent to you did not arrive: it came back to us on {time}.':
    '{amount} tulizokutumia hazikukufikia: zilirudi kwetu {time}.',
  '{amount} that we sent to you with receipt {receipt} did not arrive: it came back to us on {time}.':
    '{amount} tulizokutumia kwa risiti {receipt} hazikukufikia: zilirudi kwetu {time}.',
  'I did not get it': 'Sijazipata',
  'Money came that may be for this. We look at it and tell you soon: please do not pay again meanwhile.':
    'Pesa zimefika ambazo huenda ni za malipo haya. Tunaziangalia na tutakuambia karibuni: tafadhali usilipe tena kwa sasa.',
  'I have not paid yet': 'Bado sijalipa',
  'Your money may be here': 'Huenda pesa zako zimefika',
  'Pay the other {left} and all is paid. Or cancel below: then what came goes back.':
    'Lipa {left} zilizobaki, na yote yatakuwa yamelipwa. Au ghairi hapa chini: zilizofika zitarudishwa.',
  'You told us on {time} that it did not arrive. A person looks where it went.':
    'Ulituambia {time} kwamba hazikufika. Mtu wetu anaangalia zilienda wapi.',
  '{amount} came on {time}, and does not pay this yet.': '{amount} zilifika {time}, na bado hazijalipia hii.',
  '{amount} came on {time}, receipt {receipt}, and does not pay this yet.':
    '{amount} zilifika {time}, risiti {receipt}, na bado hazijalipia hii.',
  'A second payment of {amount} came on {time}. It goes back to you: you need do nothing.':
    'Malipo ya pili ya {amount} yalifika {time}. Utarudishiwa: huhitaji kufanya chochote.',
  'A second payment of {amount} came on {time}, receipt {receipt}. It goes back to you: you need do nothing.':
    'Malipo ya pili ya {amount} yalifika {time}, risiti {receipt}. Utarudishiwa: huhitaji kufanya chochote.',
  '{amount} came on {time}, when this was over. It goes back to you: you need do nothing.':
    '{amount} zilifika {time}, hii ikiwa imeshaisha. Utarudishiwa: huhitaji kufanya chochote.',
  '{amount} came on {time}, receipt {receipt}, when this was over. It goes back to you: you need do nothing.':
    '{amount} zilifika {time}, risiti {receipt}, hii ikiwa imeshaisha. Utarudishiwa: huhitaji kufanya chochote.',
  'The second payment of {amount} goes back to you, usually within two working days.':
    'Utarudishiwa malipo ya pili ya {amount}, kwa kawaida ndani ya siku mbili za kazi.',
  '{amount} came above the price. It goes back to you, usually within two working days.':
    '{amount} zilizidi bei. Utarudishiwa, kwa kawaida ndani ya siku mbili za kazi.',
  'A second payment of {amount} came on {time}. It goes back to the number that paid it, {phone}.':
    'Malipo ya pili ya {amount} yalifika {time}. Yatarudishwa kwenye nambari iliyolipa, {phone}.',
  '{amount} came on {time}, when this was over. It goes back to the number that paid it, {phone}.':
    '{amount} zilifika {time}, hii ikiwa imeshaisha. Zitarudishwa kwenye nambari iliyolipa, {phone}.',
  '{amount} goes back to the number that paid it, {phone}, usually within two working days.':
    '{amount} zitarudishwa kwenye nambari iliyolipa, {phone}, kwa kawaida ndani ya siku mbili za kazi.',
  '{amount} is being sent to {phone} by M-Pesa. We tell you when it is there.':
    '{amount} zinatumwa kwa {phone} kwa M-Pesa. Tutakujulisha zikifika.',
  '{amount} was sent to {phone} on {time}, receipt {receipt}.':
    '{amount} zilitumwa kwa {phone} {time}, risiti {receipt}.',
  '{amount} goes back to you, usually within two working days.':
    'Utarudishiwa {amount}, kwa kawaida ndani ya siku mbili za kazi.',
  '{amount} was given back to you in cash on {time}.': 'Ulirudishiwa {amount} pesa taslimu {time}.',
  '{amount} was moved to another payment of yours on {time}.':
    '{amount} zilihamishiwa malipo yako mengine {time}.',
  '{amount} was moved to {number} on {time}.': '{amount} zilihamishiwa {number} {time}.',
  '{amount} was moved here from another payment of yours on {time}.':
    '{amount} zilihamishiwa hapa kutoka malipo yako mengine {time}.',
  '{amount} was moved here from {number} on {time}.': '{amount} zilihamishiwa hapa kutoka {number} {time}.',
  '{amount} went back to you twice: we sent it, and M-Pesa took it back from us too. One of the two is ours: please send it back, or write to us about it.':
    '{amount} zimerudi kwako mara mbili: sisi tulizituma, na M-Pesa pia ilizichukua kutoka kwetu. Moja kati ya hizo ni yetu: tafadhali irudishe, au tuandikie kuhusu hilo.',
  '{amount} of that came back from you on {time}. Thank you.':
    '{amount} kati ya hizo ulizirudisha tarehe {time}. Asante.',
  '{amount} of that came back from you on {time}, receipt {receipt}. Thank you.':
    '{amount} kati ya hizo ulizirudisha tarehe {time}, risiti {receipt}. Asante.',
  'Send it back by M-Pesa': 'Irudishe kwa M-Pesa',
  'M-Pesa sent {amount} to you twice by mistake, the second time with receipt {receipt}. One of the two is yours; please write to us about the other.':
    'M-Pesa ilikutumia {amount} mara mbili kimakosa, mara ya pili kwa risiti {receipt}. Moja kati ya hizo ni yako; tafadhali tuandikie kuhusu nyingine.',
  '{came} came, and the price is {total}': 'Zimefika {came}, na bei ni {total}',
  '{above} is too much. A person looks at it, usually within a few hours: then you read here what goes back, how and when. Please do not pay again.':
    'Zimezidi kwa {above}. Mtu wetu ataangalia, kwa kawaida ndani ya saa chache: kisha utasoma hapa zinazorudi, kwa njia gani na lini. Tafadhali usilipe tena.',
  'Your {came} is here. A person looks at what becomes of it, usually within a few hours, and you get a notification. Please do not pay again.':
    'Pesa zako {came} zimefika. Mtu wetu ataangalia zifanyiwe nini, kwa kawaida ndani ya saa chache, na utapata taarifa. Tafadhali usilipe tena.',
  'Nothing was charged. Contact us and we will help.': 'Hujatozwa chochote. Wasiliana nasi tutakusaidia.',
  'Nothing was charged. Pay from another number, or tomorrow.':
    'Hujatozwa chochote. Lipa kwa nambari nyingine, au kesho.',
  'The amount is too large for M-Pesa': 'Kiasi ni kikubwa mno kwa M-Pesa',
  'The amount is too small for M-Pesa': 'Kiasi ni kidogo mno kwa M-Pesa',
  'Your M-Pesa limit for today is reached': 'Umefikia kikomo chako cha M-Pesa cha leo',
  '{amount} is to be paid': '{amount} zinatakiwa kulipwa',
  'Call us, and we send the M-Pesa prompt to your phone once more.':
    'Tupigie simu, nasi tutatuma tena ombi la M-Pesa kwenye simu yako.',
  'Pay exactly this, then look the order up once more: the money is usually here within a minute.':
    'Lipa kiasi hiki hasa, kisha itafute oda tena: kwa kawaida pesa hufika ndani ya dakika moja.',
  'Account number': 'Nambari ya akaunti',
  Amount: 'Kiasi',
  'Business number': 'Nambari ya biashara',
  'Contact us': 'Wasiliana nasi',
  'On your phone choose M-Pesa, Lipa na M-Pesa, Buy Goods and Services, and enter:':
    'Kwenye simu yako chagua M-Pesa, Lipa na M-Pesa, Buy Goods and Services, kisha uweke:',
  'On your phone choose M-Pesa, Lipa na M-Pesa, Pay Bill, and enter:':
    'Kwenye simu yako chagua M-Pesa, Lipa na M-Pesa, Pay Bill, kisha uweke:',
  'Once the money is here, usually within a minute, this page says so by itself.':
    'Pesa zikifika, kwa kawaida ndani ya dakika moja, ukurasa huu utakuambia wenyewe.',
  'Or pay yourself on your phone': 'Au lipa mwenyewe kwa simu yako',
  'Pay from the phone number you gave us, and exactly this amount: then this page says by itself that it is paid. From another phone, choose “I already paid” afterwards and type the receipt number.':
    'Lipa kwa nambari ya simu uliyotupa, na kiasi hiki kamili: ukurasa huu utakuambia wenyewe kuwa umelipwa. Ukilipa kwa simu nyingine, baadaye chagua “Tayari nimelipa” na uandike nambari ya risiti.',
  'M-Pesa prompts reach Safaricom numbers only': 'Maombi ya M-Pesa hufika kwenye nambari za Safaricom pekee',
  'My number is on M-Pesa': 'Nambari yangu iko kwenye M-Pesa',
  'Type the Safaricom number that pays, or tick that this one is on M-Pesa':
    'Andika nambari ya Safaricom itakayolipa, au weka alama kuwa hii iko kwenye M-Pesa',
  '{phone} looks like a number of another network. Type the Safaricom number that pays, or pay yourself as shown below: any M-Pesa phone can.':
    '{phone} inaonekana kuwa nambari ya mtandao mwingine. Andika nambari ya Safaricom itakayolipa, au lipa mwenyewe kama inavyoonyeshwa hapa chini: simu yoyote yenye M-Pesa inaweza.',
  '{phone} looks like a number of another network. Type the Safaricom number that pays.':
    '{phone} inaonekana kuwa nambari ya mtandao mwingine. Andika nambari ya Safaricom itakayolipa.',
  'Till number': 'Nambari ya till',
  '{came} came, and {asked} is asked. A person decides with you what becomes of it. Please do not pay again.':
    '{came} zimefika, na zinazohitajika ni {asked}. Mtu wetu ataamua pamoja nawe zifanyiwe nini. Tafadhali usilipe tena.',
  'A person decides with you what becomes of it. Please do not pay again.':
    'Mtu wetu ataamua pamoja nawe zifanyiwe nini. Tafadhali usilipe tena.',
  'A receipt number has 10 letters and figures; this one has {n}':
    'Nambari ya risiti ina herufi na tarakimu 10; hii ina {n}',
  'Compare it with the message: O and 0, I and 1 look alike. A person looks at it as well.':
    'Ilinganishe na ujumbe: O na 0, I na 1 zinafanana. Mtu wetu pia anaiangalia.',
  'M-Pesa does not know receipt {receipt}': 'M-Pesa haiijui risiti {receipt}',
  'M-Pesa says that no money moved with it. If you paid again, name that receipt.':
    'M-Pesa inasema hakuna pesa zilizotumwa nayo. Kama ulilipa tena, taja risiti hiyo nyingine.',
  'M-Pesa says that this money went to somebody else. Look for the message of this payment.':
    'M-Pesa inasema pesa hizi zilienda kwa mtu mwingine. Tafuta ujumbe wa malipo haya.',
  'Name another receipt': 'Taja risiti nyingine',
  'O and 0, I and 1 look alike: compare each sign with the message.':
    'O na 0, I na 1 zinafanana: linganisha kila herufi na ujumbe.',
  'Receipt {receipt} brought another amount': 'Risiti {receipt} ilileta kiasi kingine',
  'Receipt {receipt} was not completed': 'Risiti {receipt} haikukamilika',
  'Receipt {receipt} was not paid to us': 'Risiti {receipt} haikulipwa kwetu',
  'This usually takes less than a minute, and this page updates by itself. Please do not pay again.':
    'Kwa kawaida huchukua chini ya dakika moja, na ukurasa huu unajisasisha wenyewe. Tafadhali usilipe tena.',
  'We are asking M-Pesa about receipt {receipt}': 'Tunaiuliza M-Pesa kuhusu risiti {receipt}',
  'A person compares the receipt with our M-Pesa statement, usually within a few hours. Please do not pay again.':
    'Mtu atalinganisha risiti na taarifa yetu ya M-Pesa, kwa kawaida ndani ya saa chache. Tafadhali usilipe tena.',
  'Another prompt is open on this phone': 'Ombi lingine liko wazi kwenye simu hii',
  'Asante sana!': 'Asante sana!',
  'The prompt goes to this phone. Keep it at hand.': 'Ombi linakwenda kwenye simu hii. Iwe karibu nawe.',
  'Check that it says <b>{amount}</b>.': 'Hakikisha linasema <b>{amount}</b>.',
  'Check your phone': 'Angalia simu yako',
  'Connection lost': 'Mtandao umekatika',
  'Enter a Kenyan mobile number, such as 0712 345 678':
    'Weka nambari ya simu ya mkononi ya Kenya, kwa mfano 0712 345 678',
  'Enter your M-Pesa PIN and press OK.': 'Weka PIN yako ya M-Pesa kisha ubonyeze OK.',
  'Find my payment': 'Tafuta malipo yangu',
  'Finish or cancel the other M-Pesa prompt, wait a minute, then try again.':
    'Maliza au ghairi ombi lile lingine la M-Pesa, subiri dakika moja, kisha ujaribu tena.',
  'I already paid': 'Tayari nimelipa',
  'It was not answered in time and nothing was charged. Try again when your phone is at hand.':
    'Halikujibiwa kwa wakati na hujatozwa chochote. Jaribu tena ukiwa na simu yako karibu.',
  'Looking up the number': 'Inatafuta nambari',
  'Looking up your payment': 'Inatafuta malipo yako',
  'M-Pesa could not reach this phone. Check that it is on and has signal, then try again.':
    'M-Pesa haikuweza kuifikia simu hii. Hakikisha imewashwa na ina mtandao, kisha ujaribu tena.',
  'M-Pesa did not accept the payment': 'M-Pesa haikukubali malipo haya',
  'M-Pesa takes at most {most} at once': 'M-Pesa haipokei zaidi ya {most} kwa mara moja',
  'Pay {most} now, and the other {rest} after. We keep everything for you in between.':
    'Lipa {most} sasa, kisha {rest} zilizobaki baadaye. Tunakuwekea kila kitu wakati huo.',
  '{came} of {total} came': 'Zimefika {came} kati ya {total}',
  'Pay the other {left} and all is paid. If you want your money back instead, write to us.':
    'Lipa {left} zilizobaki na malipo yatakamilika. Ukitaka kurudishiwa pesa badala yake, tuandikie.',
  'M-Pesa has not told us clearly how it ended. Please do not pay again: a person looks at it and you get a notification, usually within a few hours.':
    'M-Pesa haijatuambia wazi jinsi malipo yalivyoisha. Tafadhali usilipe tena: mtu wetu anayaangalia na utapata arifa, kwa kawaida ndani ya saa chache.',
  'M-Pesa is not working on our side': 'M-Pesa haifanyi kazi upande wetu',
  'M-Pesa is very busy': 'M-Pesa ina shughuli nyingi sana',
  'M-Pesa number': 'Nambari ya M-Pesa',
  'M-Pesa receipt <b>{receipt}</b>.': 'Risiti ya M-Pesa <b>{receipt}</b>.',
  'M-Pesa receipt number': 'Nambari ya risiti ya M-Pesa',
  'M-Pesa saw this payment twice': 'M-Pesa imeona malipo haya mara mbili',
  'Never mind': 'Basi, acha',
  'Not enough money on M-Pesa': 'Pesa hazitoshi kwenye M-Pesa',
  'We know of no payment, and the items went back to the shelf. You can order them again. If you have paid, do not pay again: type the receipt number below.':
    'Hatuna habari ya malipo yoyote, na bidhaa zimerudi kwenye rafu. Unaweza kuziagiza tena. Ikiwa umeshalipa, usilipe tena: andika nambari ya risiti hapa chini.',
  'Nothing was charged. Ask Safaricom to unlock it (call 234), or pay from another number.':
    'Hujatozwa chochote. Omba Safaricom waifungue (piga 234), au lipa kwa nambari nyingine.',
  'Nothing was charged. Make sure the phone is on, unlocked and has signal, then try again.':
    'Hujatozwa chochote. Hakikisha simu imewashwa, imefunguliwa na ina mtandao, kisha ujaribu tena.',
  'Nothing was charged. Please try again in a minute.':
    'Hujatozwa chochote. Tafadhali jaribu tena baada ya dakika moja.',
  'Nothing was charged. Please try again in a moment.':
    'Hujatozwa chochote. Tafadhali jaribu tena baada ya muda mfupi.',
  'Nothing was charged. Please try again later; your order is kept until its time runs out.':
    'Hujatozwa chochote. Tafadhali jaribu tena baadaye; oda yako imehifadhiwa hadi muda wake uishe.',
  'Nothing was charged. Please try again, or pay from another number.':
    'Hujatozwa chochote. Tafadhali jaribu tena, au lipa kwa nambari nyingine.',
  'Nothing was charged. Please try again.': 'Hujatozwa chochote. Tafadhali jaribu tena.',
  'Nothing was charged. Top up and try again, or pay from another number.':
    'Hujatozwa chochote. Ongeza pesa kisha ujaribu tena, au lipa kwa nambari nyingine.',
  'Nothing was charged. Try again and enter your correct PIN.':
    'Hujatozwa chochote. Jaribu tena na uweke PIN yako sahihi.',
  'Nothing was charged. You can try again whenever you are ready.':
    'Hujatozwa chochote. Unaweza kujaribu tena wakati wowote ukiwa tayari.',
  'Paid on delivery': 'Imelipwa ilipofika',
  'Pay when it arrives': 'Lipa inapofika',
  'Pay with M-Pesa to confirm your order.': 'Lipa kwa M-Pesa ili kuthibitisha oda yako.',
  'Pay {amount}': 'Lipa {amount}',
  Payment: 'Malipo',
  'Payment received. Asante sana!': 'Malipo yamepokelewa. Asante sana!',
  'Please have the exact amount ready, in cash or on M-Pesa, when you get your parcel.':
    'Tafadhali uwe na kiasi kamili tayari, kwa pesa taslimu au M-Pesa, utakapoletewa mzigo wako.',
  Refunded: 'Pesa zimerudishwa',
  'Sending the payment request to your phone': 'Inatuma ombi la malipo kwenye simu yako',
  'Thank you, we are looking for receipt {receipt}': 'Asante, tunatafuta risiti {receipt}',
  'The M-Pesa PIN was wrong': 'PIN ya M-Pesa haikuwa sahihi',
  'The M-Pesa prompt goes to <b>{phone}</b>.': 'Ombi la M-Pesa litatumwa kwa <b>{phone}</b>.',
  'We heard of the payment after the order had ended. We return it to the M-Pesa number that paid.':
    'Tulipata habari ya malipo baada ya oda kufungwa. Tunayarudisha kwenye nambari ya M-Pesa iliyolipa.',
  'The prompt could not be sent': 'Ombi la M-Pesa halikuweza kutumwa',
  'The prompt expired': 'Muda wa ombi la M-Pesa umeisha',
  'The prompt never reached your phone': 'Ombi la M-Pesa halikufika kwenye simu yako',
  'The same amount was asked from this number a moment ago. Wait two minutes, then try again.':
    'Kiasi kilekile kiliombwa kutoka nambari hii muda mfupi uliopita. Subiri dakika mbili, kisha ujaribu tena.',
  'The time to pay is over. We are checking the last payment, then the items go back to the shelf.':
    'Muda wa kulipa umekwisha. Tunaangalia malipo ya mwisho, kisha bidhaa zitarudi kwenye rafu.',
  'M-Pesa has not answered yet': 'M-Pesa bado haijajibu',
  'The time to pay ran out, and the items went back to the shelf. If you have already paid, do not pay again: we go on asking M-Pesa. When your money arrives, you get the order if everything is still there, and otherwise your money back.':
    'Muda wa kulipa umekwisha, na bidhaa zimerudi kwenye rafu. Ikiwa tayari umelipa, usilipe tena: tunaendelea kuuliza M-Pesa. Pesa zako zikifika, utapata oda ikiwa bidhaa zote bado zipo, la sivyo utarudishiwa pesa zako.',
  'The time to pay ran out': 'Muda wa kulipa umekwisha',
  'This M-Pesa PIN is locked': 'PIN hii ya M-Pesa imefungwa',
  'This order was cancelled. There is nothing to pay.': 'Oda hii imeghairiwa. Hakuna cha kulipa.',
  'This order was cancelled. We return your payment to the M-Pesa number that paid.':
    'Oda hii imeghairiwa. Tunarudisha malipo yako kwenye nambari ya M-Pesa iliyolipa.',
  'This page updates by itself. You can also close it: nothing gets lost.':
    'Ukurasa huu hujisasisha wenyewe. Unaweza pia kuufunga: hakuna kitakachopotea.',
  'This takes longer than usual. If you entered your PIN there is nothing more to do: we keep asking M-Pesa and never take the money twice.':
    'Inachukua muda mrefu kuliko kawaida. Ikiwa umeweka PIN yako, huhitaji kufanya jambo lingine: tunaendelea kuuliza M-Pesa na hatutachukua pesa mara mbili kamwe.',
  'Try again in {time}': 'Jaribu tena baada ya {time}',
  'Unlock the phone and open the M-Pesa message.': 'Fungua simu na ufungue ujumbe wa M-Pesa.',
  'Use another number': 'Tumia nambari nyingine',
  'Use {phone}': 'Tumia {phone}',
  'We are checking this payment': 'Tunaangalia malipo haya',
  'We are getting your order ready.': 'Tunaandaa oda yako.',
  'We could not reach M-Pesa': 'Hatukuweza kuifikia M-Pesa',
  'We have given you your money back.': 'Tumekurudishia pesa zako.',
  'We keep your items for another <b>{time}</b>.': 'Tunakuwekea bidhaa zako kwa <b>{time}</b> zaidi.',
  'We sent a payment request to <b>{phone}</b>.': 'Tumetuma ombi la malipo kwa <b>{phone}</b>.',
  'We try again by ourselves and this page catches up. Your order is safe; please do not order again.':
    'Tunajaribu tena wenyewe na ukurasa huu utajisasisha. Oda yako iko salama; tafadhali usiagize tena.',
  'You cancelled the prompt': 'Umeghairi ombi la M-Pesa',
  'Your money is coming back': 'Pesa zako zinarudi',
  'Your parcel came back to us. There is nothing to pay.': 'Mzigo wako umerudi kwetu. Hakuna cha kulipa.',
  'Your parcel came back to us. We return what you paid for the goods; a delivery fee stays with the courier.':
    'Mzigo wako umerudi kwetu. Tunakurudishia ulicholipia bidhaa; ada ya usafirishaji inabaki kwa msafirishaji.',
  'Your parcel came back to us. We return what you paid for the goods to the M-Pesa number that paid; a delivery fee stays with the courier.':
    'Mzigo wako umerudi kwetu. Tunarudisha ulicholipia bidhaa kwenye nambari ya M-Pesa iliyolipa; ada ya usafirishaji inabaki kwa msafirishaji.',
  'This number may not be on M-Pesa': 'Huenda nambari hii haina M-Pesa',
  'M-Pesa does not take it, and nothing was charged. Use another number that is on M-Pesa: it may be anybody’s.':
    'M-Pesa haiikubali, na hakuna pesa zilizokatwa. Tumia nambari nyingine yenye M-Pesa: inaweza kuwa ya mtu yeyote.',
  'It did not answer again, and nothing was charged. Use another number that is on M-Pesa, or make sure this phone is on and has signal.':
    'Haikujibu tena, na hakuna pesa zilizokatwa. Tumia nambari nyingine yenye M-Pesa, au hakikisha simu hii imewashwa na ina mtandao.',
  'Your phone did not answer': 'Simu yako haikujibu',
  '{amount}, receipt {receipt}, was given to this on {time}: until then nobody knew what it was for.':
    '{amount}, risiti {receipt}, ziliwekwa hapa {time}: kabla ya hapo hakuna aliyejua ni za nini.',
  '{amount} is being sent back by M-Pesa. We tell you when it is there.':
    '{amount} zinarudishwa kwako kwa M-Pesa. Tutakujulisha zikifika.',
  '{amount} is late: M-Pesa has not sent it yet. We send it again, and you need do nothing.':
    '{amount} zimechelewa: M-Pesa bado haijazituma. Tutazituma tena, huhitaji kufanya lolote.',
  'M-Pesa does not know a payment of {amount} that we had counted.':
    'M-Pesa haijui malipo ya {amount} ambayo tulikuwa tumeyahesabu.',
  'M-Pesa took {amount} back on {time}, receipt {receipt}: this payment was reversed.':
    'M-Pesa ilichukua tena {amount} {time}, risiti {receipt}: malipo haya yalirudishwa.',
  '{amount} is owing. Please pay it here.': '{amount} bado zinadaiwa. Tafadhali zilipe hapa.',
  '{amount} was sent back on {time}.': '{amount} zilirudishwa {time}.',
  '{amount} was sent back on {time}, receipt {receipt}.': '{amount} zilirudishwa {time}, risiti {receipt}.',
  'It stands at the beginning of the message from M-Pesa, for example SKA4N7Q2XD. You may paste the whole message.':
    'Iko mwanzoni mwa ujumbe wa M-Pesa, kwa mfano SKA4N7Q2XD. Unaweza kubandika ujumbe wote.',
  'That is a phone number. Enter the receipt number, such as SKA4N7Q2XD':
    'Hiyo ni nambari ya simu. Weka nambari ya risiti, kama SKA4N7Q2XD',
  'Enter the receipt number, such as SKA4N7Q2XD, or paste the whole message from M-Pesa':
    'Weka nambari ya risiti, kama SKA4N7Q2XD, au bandika ujumbe wote wa M-Pesa',
  'We are checking receipt {receipt}': 'Tunaangalia risiti {receipt}',
  'M-Pesa has it, but it came from another phone or was paid for another number. A person of the shop compares it with your order, usually within a few hours, and you get a message. Please do not pay again.':
    'M-Pesa inayo, lakini imetoka kwa simu nyingine au imelipiwa nambari nyingine. Mtu wa duka anailinganisha na bili yako, kwa kawaida ndani ya saa chache, na utapata ujumbe. Tafadhali usilipe tena.',
  'Receipt {receipt} paid for something else': 'Risiti {receipt} imelipia kitu kingine',
  'Look for the message of this payment and name that receipt. A person looks at it as well.':
    'Tafuta ujumbe wa malipo haya na utaje risiti yake. Mtu wetu pia anaangalia.',
  'Paid in cash.': 'Imelipwa taslimu.',
} as const;
