/** Refunds that M-Pesa is told to send, and what lies in M-Pesa. */
export const refunds = {
  'Enter it as in the message, such as SKA4N7Q2XD': 'Iandike kama ilivyo kwenye ujumbe, mfano SKA4N7Q2XD',
  'Send {amount} back by M-Pesa': 'Rudisha {amount} kwa M-Pesa',
  'Send money back by M-Pesa': 'Rudisha pesa kwa M-Pesa',
  '{number}. At most {amount}.': '{number}. Kisichozidi {amount}.',
  'Enter whole shillings, at most {amount}': 'Weka shilingi kamili, zisizozidi {amount}',
  'Another number': 'Nambari nyingine',
  'Where it goes': 'Zinakoenda',
  'Choose the number that it goes to.': 'Chagua nambari ambayo zitaenda.',
  'The number that paid': 'Nambari iliyolipa',
  'The number of the account now': 'Nambari ya akaunti sasa',
  'The number of the order': 'Nambari ya oda',
  '{phone}, since {day}': '{phone}, tangu {day}',
  'M-Pesa does not name it.': 'M-Pesa haiitaji.',
  'Say why it goes to another number than the one that paid.':
    'Sema kwa nini zinaenda kwenye nambari nyingine kuliko ile iliyolipa.',
  'Leave it empty: the money goes to the number that paid.':
    'Iache wazi: pesa zitaenda kwenye nambari iliyolipa.',
  'Write it like 0712 345 678.': 'Iandike kama 0712 345 678.',
  'Waits for approval': 'Inasubiri idhini',
  'On its way to M-Pesa': 'Inapelekwa M-Pesa',
  '{amount} for {number}.': '{amount} za {number}.',
  'Ask for approval': 'Omba idhini',
  'Send {amount} back': 'Rudisha {amount}',
  'Send {amount} back?': 'Ungependa kurudisha {amount}?',
  'M-Pesa cannot send this. Send it by hand, then note it.':
    'M-Pesa haiwezi kutuma pesa hizi. Zitume wewe mwenyewe, kisha uziandike.',
  'The whole payment is reversed: {amount} goes back to the number that paid, {phone}.':
    'Malipo yote yatarudishwa: {amount} zitarudi kwenye nambari iliyolipa, {phone}.',
  'M-Pesa has not told of this payment, so it can only be reversed whole. If it never came, say so on the page of the order.':
    'M-Pesa haijathibitisha malipo haya, kwa hiyo yanaweza tu kurudishwa yote. Ikiwa hayakufika, sema hivyo kwenye ukurasa wa oda.',
  '{amount} in cash was a mistake': '{amount} taslimu lilikuwa kosa',
  'Noted by mistake?': 'Iliandikwa kwa makosa?',
  '{amount} in cash counts no more, nothing of it goes back, and the buyer is told.':
    '{amount} taslimu hazihesabiwi tena, hakuna kinachorudishwa, na mnunuzi anaambiwa.',
  'It was a mistake': 'Lilikuwa kosa',
  '{receipt} never came': '{receipt} haikufika',
  'It counts no more': 'Hayahesabiwi tena',
  '{receipt} is taken out of the books.': '{receipt} imeondolewa kwenye hesabu.',
  '{amount} never came?': '{amount} hazikufika?',
  'Look into the statement of M-Pesa first. The payment counts no more; should M-Pesa tell of it later, you can give it to a bill.':
    'Angalia kwanza taarifa ya M-Pesa. Malipo haya hayahesabiwi tena; M-Pesa ikiyathibitisha baadaye, unaweza kuyapa bili.',
  'Why you are sure': 'Kwa nini una uhakika',
  'Say why you are sure.': 'Sema kwa nini una uhakika.',
  'It never came': 'Hazikufika',
  'The whole payment is reversed: {amount} goes back to the account that paid, which M-Pesa does not name.':
    'Malipo yote yatarudishwa: {amount} zitarudi kwenye akaunti iliyolipa, ambayo M-Pesa haiitaji.',
  'It was meant for another bill': 'Yalikuwa ya bili nyingine',
  '{receipt} was meant for another bill': '{receipt} yalikuwa ya bili nyingine',
  'Was this payment meant for another bill?': 'Je, malipo haya yalikuwa ya bili nyingine?',
  '{amount} of {number} is moved whole. What else came for {number} pays it then; otherwise its buyer is asked again.':
    '{amount} za {number} zinahamishwa zote. Pesa nyingine zilizokuja za {number} zitailipia; la sivyo mnunuzi wake ataombwa tena.',
  'Another person moves it by doing the same on this page. They were told.':
    'Mtu mwingine ataihamisha kwa kufanya vivyo hivyo kwenye ukurasa huu. Amejulishwa.',
  '{amount} of {from} pays {to} now. Both buyers are told.':
    '{amount} za {from} zinalipia {to} sasa. Wanunuzi wote wawili wamejulishwa.',
  'Write the number of the bill': 'Andika nambari ya bili',
  Why: 'Kwa nini',
  'How you know whose money it is. It stays in the diary; buyers do not see it.':
    'Jinsi unavyojua pesa ni za nani. Hubaki kwenye shajara; wanunuzi hawaioni.',
  'Write why': 'Andika kwa nini',
  'the number that paid': 'nambari iliyolipa',
  'paid from {phone}': 'imelipa {phone}',
  '{phone} paid, and not this number, so another person must approve it.':
    'Aliyelipa ni {phone}, si nambari hii, kwa hivyo mtu mwingine lazima aidhinishe.',
  '{amount} is sent to {phone}.': '{amount} zitatumwa kwa {phone}.',
  'Nobody knows that this number paid, so another person must approve it.':
    'Haijulikani kama nambari hii ndiyo iliyolipa, kwa hivyo mtu mwingine lazima aidhinishe.',
  'Of one bill more than {limit} goes back, so another person must approve it.':
    'Zinazorudishwa za bili moja zinazidi {limit}, kwa hivyo mtu mwingine lazima aidhinishe.',
  'Was it sent?': 'Je, zilitumwa?',
  '{number}: look for {amount} in the M-Pesa statement first.':
    '{number}: tafuta kwanza {amount} kwenye taarifa ya M-Pesa.',
  'What the statement says': 'Taarifa inasema nini',
  'It was sent': 'Zilitumwa',
  'The payer is told.': 'Mlipaji atajulishwa.',
  'It was not sent': 'Hazikutumwa',
  'Then it can be tried again, or sent by hand.': 'Kisha unaweza kujaribu tena, au kuzituma wewe mwenyewe.',
  'M-Pesa receipt of the refund': 'Risiti ya M-Pesa ya pesa zilizorudishwa',
  'Settle it': 'Kamilisha',
  'Settle it by the statement': 'Kamilisha kwa kutumia taarifa',
  'Goes out next': 'Inafuata kutumwa',
  'M-Pesa is sending it': 'M-Pesa inazituma',
  'Sent back': 'Zimerudishwa',
  'Not sent': 'Hazikutumwa',
  '{amount} went back already, was moved, or is on its way.':
    '{amount} zimesharudishwa, zimehamishwa, au ziko njiani.',
  '{amount} is on its way back, or waits for approval.': '{amount} zinarudishwa, au zinasubiri idhini.',
  'Send a part back by M-Pesa': 'Rudisha sehemu kwa M-Pesa',
  'Say what became of it': 'Sema zilikwenda wapi',
  'What became of it?': 'Zilikwenda wapi?',
  '{number}: {amount} went out twice.': '{number}: {amount} zilitoka mara mbili.',
  'It came back by M-Pesa': 'Zilirudi kwa M-Pesa',
  'With the receipt with which the payer sent it.': 'Kwa risiti ambayo mlipaji alizituma nayo.',
  '{amount} of {number} is still to come back.': '{amount} za {number} bado hazijarudi.',
  'How much came back (KSh)': 'Zilirudi kiasi gani (KSh)',
  'It came back in cash': 'Zilirudi kwa pesa taslimu',
  'It lies in the till now.': 'Sasa ziko kwenye sanduku la pesa.',
  'This was paid to {number}, which is no longer the number of the shop, and M-Pesa knows its receipt under that one alone. Send it by hand, then note it.':
    'Hizi zililipwa kwa {number}, ambayo si namba ya duka tena, na M-Pesa inajua risiti yake chini ya namba hiyo tu. Zitume mwenyewe, kisha ziandike.',
  'It is given up': 'Zimeachwa',
  'It is booked as a loss, with the reason.': 'Zinaandikwa kuwa hasara, pamoja na sababu.',
  'M-Pesa receipt with which it came back': 'Risiti ya M-Pesa ya pesa zilizorudi',
  'Why it is given up': 'Sababu ya kuziacha',
  'Say why this money is given up.': 'Sema kwa nini pesa hizi zinaachwa.',
  Settled: 'Imekamilika',
  '{number} is off the list.': '{number} imeondolewa kwenye orodha.',
  'Sent twice': 'Zilitumwa mara mbili',
  'This money went out twice': 'Pesa hizi zilitoka mara mbili',
  'M-Pesa sent {amount} to {phone} with receipt {receipt}, and again with receipt {second}. Both are in the books. Ask the payer to send one back.':
    'M-Pesa ilituma {amount} kwa {phone} kwa risiti {receipt}, na tena kwa risiti {second}. Zote ziko kwenye vitabu. Mwombe aliyelipa arudishe moja.',
  'Sent or not?': 'Zilitumwa au la?',
  'The refunds could not be loaded': 'Hatukuweza kupakia pesa za kurudishwa',
  'Refunds that are sent': 'Pesa zinazorudishwa',
  'Number or account it went to': 'Nambari au akaunti zilikotumwa',
  'Empty for cash. A number that did not pay, or more than the limit, waits for a second person.':
    'Acha wazi kwa pesa taslimu. Nambari ambayo haikulipa, au kiasi kinachozidi kikomo, husubiri mtu wa pili.',
  'M-Pesa or bank reference': 'Nambari ya muamala wa M-Pesa au benki',
  'From the message that came. Empty for cash.': 'Kutoka kwa ujumbe uliokuja. Acha wazi kwa pesa taslimu.',
  'It was sent by hand to {phone}. Reference {receipt}.':
    'Zilitumwa na mtu kwenda {phone}. Nambari ya muamala {receipt}.',
  '{name} says that they sent it by hand to {phone}, reference {receipt}. {why}':
    '{name} anasema alizituma mwenyewe kwenda {phone}, nambari ya muamala {receipt}. {why}',
  Somebody: 'Mtu fulani',
  'Nobody knows that this number paid.': 'Haijulikani kama nambari hii ililipa.',
  'With what went back before, it is more than the limit.':
    'Pamoja na zilizorudishwa awali, zinazidi kikomo.',
  'When all of its money went back, the month ends, and the plan is what it was before.':
    'Pesa zake zote zikirudishwa, mwezi huisha, na kifurushi hurudi kilivyokuwa awali.',
  Approve: 'Idhinisha',
  'Book {amount} as sent back?': 'Uandike {amount} kuwa zimerudishwa?',
  '{name} asked for it': '{name} aliomba',
  '{name} approved it': '{name} aliidhinisha',
  'Note: {note}': 'Maelezo: {note}',
  'M-Pesa has sent it to {phone}. Receipt {receipt}.': 'M-Pesa imezituma kwa {phone}. Risiti {receipt}.',
  'M-Pesa has sent it to {phone}.': 'M-Pesa imezituma kwa {phone}.',
  'M-Pesa sent it with receipt {receipt}, but it could not be booked: look whether it went back twice.':
    'M-Pesa ilizituma kwa risiti {receipt}, lakini hazikuweza kuandikwa: angalia kama zilirudishwa mara mbili.',
  '{text} M-Pesa is being asked. It is not sent again meanwhile.':
    '{text} M-Pesa inaulizwa. Hazitatumwa tena kwa sasa.',
  '{text} {next}': '{text} {next}',
  'The whole payment is reversed, back to {phone}.': 'Malipo yote yanarudishwa kwa {phone}.',
  'It goes to {phone}, of which nobody knows that it paid.':
    'Zinaenda kwa {phone}, ambayo haijulikani kama ndiyo iliyolipa.',
  'It goes to {phone}, the number that paid.': 'Zinaenda kwa {phone}, nambari iliyolipa.',
  'You asked for it, so somebody else approves it.':
    'Wewe ndiye uliyeomba, kwa hivyo mtu mwingine aidhinishe.',
  'You are the only one who decides about payments. <a>Show your second step</a> to approve it yourself.':
    'Ni wewe pekee unayeshughulikia malipo. <a>Kamilisha hatua yako ya pili</a> ili uidhinishe mwenyewe.',
  'Approve and send': 'Idhinisha na utume',
  Withdraw: 'Ondoa',
  Close: 'Funga',
  // Codes of M-Pesa
  'Check the API operator and their password in the M-Pesa organisation portal and in the settings of the server, then try again.':
    'Angalia mtumiaji wa API na nenosiri lake kwenye tovuti ya mashirika ya M-Pesa na kwenye mipangilio ya seva, kisha ujaribu tena.',
  'Ask Safaricom to activate the account, then try again.':
    'Iombe Safaricom iwashe akaunti, kisha ujaribu tena.',
  'There is not enough money in the M-Pesa account.': 'Hakuna pesa za kutosha kwenye akaunti ya M-Pesa.',
  'Put money into it, then try again.': 'Weka pesa humo, kisha ujaribu tena.',
  'The sum is smaller than M-Pesa sends.': 'Kiasi hiki ni kidogo kuliko kile M-Pesa hutuma.',
  'Send it by hand, then note it.': 'Zitume wewe mwenyewe, kisha uziandike.',
  'The sum is larger than M-Pesa sends at once.':
    'Kiasi hiki ni kikubwa kuliko kile M-Pesa hutuma kwa mara moja.',
  'Close this one and send it in parts.': 'Funga hili kisha utume kwa awamu.',
  'The payer has reached what M-Pesa lets them get in a day.':
    'Mlipaji amefikia kiwango ambacho M-Pesa inamruhusu kupokea kwa siku.',
  'Try again tomorrow.': 'Jaribu tena kesho.',
  'The payer’s M-Pesa account would hold more than it may.':
    'Akaunti ya M-Pesa ya mlipaji itazidi kiwango kinachoruhusiwa.',
  'Agree with the payer on another day or number.': 'Kubaliana na mlipaji kuhusu siku au nambari nyingine.',
  'The M-Pesa account of the shop is not active.': 'Akaunti ya M-Pesa ya duka haifanyi kazi.',
  'The API operator may not do this.': 'Mtumiaji wa API haruhusiwi kufanya hivi.',
  'Give them the role for it in the M-Pesa organisation portal, then try again.':
    'Mpe ruhusa hiyo kwenye tovuti ya mashirika ya M-Pesa, kisha ujaribu tena.',
  'M-Pesa does not know the API operator or their password.':
    'M-Pesa haimtambui mtumiaji wa API au nenosiri lake.',
  'The state of the M-Pesa account does not allow it.': 'Hali ya akaunti ya M-Pesa hairuhusu hili.',
  'The short code may not do this.': 'Nambari fupi hairuhusiwi kufanya hivi.',
  'Ask Safaricom to allow it, or send it by hand and note it.':
    'Iombe Safaricom iruhusu, au uzitume mwenyewe kisha uziandike.',
  'The number is not registered with M-Pesa.': 'Nambari hii haijasajiliwa na M-Pesa.',
  'Ask the payer for another number.': 'Mwombe mlipaji nambari nyingine.',
  'The password of the API operator is locked.': 'Nenosiri la mtumiaji wa API limefungwa.',
  'The business administrator unlocks it in the M-Pesa organisation portal. Then try again.':
    'Msimamizi wa biashara hulifungua kwenye tovuti ya mashirika ya M-Pesa. Kisha ujaribu tena.',
  'M-Pesa does not know this number.': 'M-Pesa haitambui nambari hii.',
  'This payment has been reversed before.': 'Malipo haya yalishawahi kurudishwa.',
  'Look for the reversal in the M-Pesa statement, then settle it here with its receipt.':
    'Tafuta muamala wa kurudisha kwenye taarifa ya M-Pesa, kisha ukamilishe hapa kwa risiti yake.',
  'M-Pesa does not know the receipt of the payment.': 'M-Pesa haitambui risiti ya malipo.',
  'Somebody found in the statement that it was not sent.': 'Kuna aliyeona kwenye taarifa kwamba hazikutumwa.',
  'Try again, or send it by hand and note it.': 'Jaribu tena, au uzitume mwenyewe kisha uziandike.',
  'M-Pesa did not take it on.': 'M-Pesa haikulipokea ombi hili.',
  'M-Pesa has not said whether it was sent.': 'M-Pesa haijasema kama zilitumwa.',
  'Look for it in the M-Pesa statement, then settle it here. Do not send it by hand before.':
    'Zitafute kwenye taarifa ya M-Pesa, kisha ukamilishe hapa. Usizitume wewe mwenyewe kabla ya hapo.',
  // What lies in M-Pesa
  'Money in M-Pesa': 'Pesa zilizo kwenye M-Pesa',
  'In M-Pesa': 'Kwenye M-Pesa',
  'not known': 'haijulikani',
  'Asking M-Pesa': 'Inauliza M-Pesa',
  'Ask now': 'Uliza sasa',
  'M-Pesa did not answer at {time}.': 'M-Pesa haikujibu {time}.',
  'M-Pesa did not tell the balance at {time}: {words}': 'M-Pesa haikutaja salio {time}: {words}',
  'Not enough for the refunds': 'Hazitoshi kurudisha zinazodaiwa',
  '{owed} is owed back, and at {time} {there} lay in M-Pesa.':
    '{owed} zinadaiwa kurudishwa, na {time} kwenye M-Pesa kulikuwa na {there}.',
  '{n} refund waits for approval': 'Pesa za kurudishwa zinazosubiri idhini: {n}',
  '{n} refunds wait for approval': 'Pesa za kurudishwa zinazosubiri idhini: {n}',
  '{n} refund was not sent, or may not have been':
    'Pesa za kurudishwa ambazo hazikutumwa, au huenda hazikutumwa: {n}',
  '{n} refunds were not sent, or may not have been':
    'Pesa za kurudishwa ambazo hazikutumwa, au huenda hazikutumwa: {n}',
  'M-Pesa has not told it yet.': 'M-Pesa bado haijataja.',
  'That was so at {time}; it may be otherwise now.': 'Ndivyo ilivyokuwa {time}; huenda sasa ni tofauti.',
  'At {time}.': '{time}.',
  // The limit
  'Refunds by one person up to (KSh)': 'Mtu mmoja hurudisha hadi (KSh)',
  'Above it M-Pesa sends a refund once a second person has approved it.':
    'Zikizidi hapo, M-Pesa huzirudisha baada ya mtu wa pili kuidhinisha.',
} as const;
