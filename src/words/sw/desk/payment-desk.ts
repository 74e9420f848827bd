/** Payments in doubt and the M-Pesa statement. */
export const paymentDesk = {
  '{amount} moved here': '{amount} zimehamishiwa hapa',
  '{amount} moved to another bill': '{amount} zimehamishiwa bili nyingine',
  'Until {time} money came to {number}. What still comes there is taken, and its statement too.':
    'Hadi {time} pesa ziliingia {number}. Zinazoingia huko bado zinapokelewa, na taarifa yake pia.',
  '{n} prompt of it is open. M-Pesa is asked about it only with the passkey of that number (MPESA_FORMER_SHORTCODE and MPESA_FORMER_PASSKEY); without it, import its statement.':
    'Ombi {n} la namba hiyo liko wazi. M-Pesa inaulizwa kulihusu kwa passkey ya namba hiyo tu (MPESA_FORMER_SHORTCODE na MPESA_FORMER_PASSKEY); bila hiyo, ingiza taarifa yake.',
  '{n} prompts of it are open. M-Pesa is asked about them only with the passkey of that number (MPESA_FORMER_SHORTCODE and MPESA_FORMER_PASSKEY); without it, import its statement.':
    'Maombi {n} ya namba hiyo yako wazi. M-Pesa inaulizwa kuyahusu kwa passkey ya namba hiyo tu (MPESA_FORMER_SHORTCODE na MPESA_FORMER_PASSKEY); bila hiyo, ingiza taarifa yake.',
  '{amount} given back in cash': '{amount} zimerudishwa taslimu',
  '{came} came. The price of {asked} is kept, and {rest} appears here as a refund. The payer is told both.':
    'Zimefika {came}. Bei ya {asked} inabaki, na {rest} zinaonekana hapa kama za kurudishwa. Mlipaji anajulishwa yote mawili.',
  'Send the second payment back?': 'Ungependa kurudisha malipo ya pili?',
  'It is paid already and stays paid. Only this {amount} goes back.':
    'Imeshalipwa na inabaki imelipwa. Zinazorudi ni {amount} hizi tu.',
  'It is over already and stays so. This {amount} goes back.':
    'Imeshaisha na inabaki hivyo. {amount} hizi zinarudi.',
  'Its time to pay ran out, and it stays closed. This {amount} goes back.':
    'Muda wake wa kulipa uliisha, na inabaki imefungwa. {amount} hizi zinarudi.',
  'It is cancelled already and stays so. This {amount} goes back.':
    'Imeshaghairiwa na inabaki hivyo. {amount} hizi zinarudi.',
  'The order goes on and is still paid in cash. This {amount} goes back.':
    'Oda inaendelea na bado italipwa taslimu. {amount} hizi zinarudi.',
  'All of this {amount} goes back, not only what is above the price, and no month begins.':
    '{amount} hizi zote zinarudi, si zilizozidi bei tu, na hakuna mwezi unaoanza.',
  'This {amount} goes back, and no month begins.': '{amount} hizi zinarudi, na hakuna mwezi unaoanza.',
  'All of this {amount} goes back, not only what is above the price, and the time is free again.':
    '{amount} hizi zote zinarudi, si zilizozidi bei tu, na muda unakuwa wazi tena.',
  'This {amount} goes back, and the time is free again.':
    '{amount} hizi zinarudi, na muda unakuwa wazi tena.',
  'All of this {amount} goes back, not only what is above the price, and the order is cancelled.':
    '{amount} hizi zote zinarudi, si zilizozidi bei tu, na oda inaghairiwa.',
  'This {amount} goes back, and the order is cancelled.': '{amount} hizi zinarudi, na oda inaghairiwa.',
  'It stays as it is, and the payer is told.': 'Inabaki kama ilivyo, na mlipaji anajulishwa.',
  'It stays as it is, the named receipt is closed, and the payer is told.':
    'Inabaki kama ilivyo, risiti iliyotajwa inafungwa, na mlipaji anajulishwa.',
  'Second payment': 'Malipo ya pili',
  'Came afterwards': 'Zilifika baadaye',
  'Use it for another bill': 'Zitumie kwa bili nyingine',
  'Use this money for another bill?': 'Ungependa kutumia pesa hizi kwa bili nyingine?',
  'Only if its payer wants that. {amount} of {number} can be moved.':
    'Iwapo mlipaji anataka hivyo tu. {amount} za {number} zinaweza kuhamishwa.',
  'Open bills of the same payer': 'Bili za mlipaji huyu ambazo hazijalipwa',
  '{what}, {open} is open': '{what}, {open} hazijalipwa',
  'Move {amount}': 'Hamisha {amount}',
  Moved: 'Zimehamishwa',
  '{amount} of {from} pays {to} now. The payer is told.':
    '{amount} za {from} sasa zinalipia {to}. Mlipaji anajulishwa.',
  '{number}: {amount} still goes back.': '{number}: {amount} bado zinarudi.',
  '{number}: nothing of this goes back any more.': '{number}: hakuna kati ya hizi zinazorudi tena.',
  '{number}: {amount} is left to pay.': '{number}: zimebaki {amount} za kulipa.',
  '{number}: it is paid.': '{number}: imelipwa.',
  'Moved from {number}.': 'Zimehamishwa kutoka {number}.',
  'This is the statement of {number}. Money of this shop comes to {own}.':
    'Hii ni taarifa ya {number}. Pesa za duka hili huingia kwa {own}.',
  'Money without a prompt': 'Pesa zinazolipwa bila ombi',
  'M-Pesa does not tell this shop yet of payments to {number} that nobody was asked for.':
    'M-Pesa bado haiambii duka hili kuhusu malipo kwa {number} ambayo hakuna aliyeombwa.',
  'M-Pesa tells this shop of each payment to {number}.':
    'M-Pesa huambia duka hili kuhusu kila malipo kwa {number}.',
  'Its list was last fetched on {time}.': 'Orodha yake ilichukuliwa mara ya mwisho {time}.',
  'Let M-Pesa tell of payments': 'Iruhusu M-Pesa ituambie kuhusu malipo',
  'Fetch from M-Pesa': 'Chukua kutoka M-Pesa',
  'The payments of two days; each night by itself.': 'Malipo ya siku mbili; kila usiku yenyewe.',
  '{placed} found their bill, {unknown} did not.': '{placed} zimepata bili yake, {unknown} hazikupata.',
  '{n} line could not be read.': 'Mstari {n} haukuweza kusomwa.',
  '{n} lines could not be read.': 'Mistari {n} haikuweza kusomwa.',
  'M-Pesa ended the list early: {reason}. What came before that is kept.':
    'M-Pesa ilikatiza orodha mapema: {reason}. Yaliyokuja kabla ya hapo yamehifadhiwa.',
  'Money nobody knows': 'Pesa zisizojulikana',
  'M-Pesa told of it, and no bill fits. Give it to a bill, or set it aside with a word.':
    'M-Pesa imetuambia, na hakuna bili inayolingana. Zipe bili fulani, au ziweke kando kwa maelezo.',
  '{number} asks {amount} in cash. Given to it, the right sum pays it and nothing is collected.':
    '{number} inadai {amount} taslimu. Zikipewa bili hii, kiasi kamili kinailipa na hakuna taslimu itakayochukuliwa.',
  'Number of the bill': 'Nambari ya bili',
  'What this money is for': 'Pesa hizi ni za nini',
  'Give it to this bill': 'Zipe bili hii',
  'Set aside': 'Weka kando',
  'It is for no bill': 'Si za bili yoyote',
  'It is for a bill': 'Ni za bili',
  Decided: 'Imeamuliwa',
  '{number}. {about}': '{number}. {about}',
  'M-Pesa receipt': 'Risiti ya M-Pesa',
  'M-Pesa reference of the refund': 'Nambari ya muamala wa M-Pesa wa kurudisha pesa',
  Note: 'Maelezo',
  'Why, for whoever asks later. The payer does not see it.':
    'Sababu, kwa atakayeuliza baadaye. Mlipaji haioni.',
  'The money is here': 'Pesa zimefika',
  'Keep the price, send back the rest': 'Chukua bei, rudisha zilizozidi',
  '{number}: the price is kept, the rest goes back.': '{number}: bei imechukuliwa, zilizozidi zinarudishwa.',
  'Keep the price and send back the rest?': 'Uchukue bei na kurudisha zilizozidi?',
  '{number}: the money is here.': '{number}: pesa zimefika.',
  'Confirm the payment': 'Thibitisha malipo',
  'Check the M-Pesa statement first. The order counts as paid and can be packed.':
    'Angalia kwanza taarifa ya M-Pesa. Oda itahesabiwa kuwa imelipwa na inaweza kufungashwa.',
  'No money came': 'Hakuna pesa zilizoingia',
  '{number}: no money came.': '{number}: hakuna pesa zilizoingia.',
  'No money came?': 'Hakuna pesa zilizoingia?',
  'The buyer is told and may pay again; the order is kept a little longer.':
    'Mnunuzi anajulishwa na anaweza kulipa tena; anawekewa oda kwa muda kidogo zaidi.',
  'Amount that came (KSh)': 'Kiasi kilichoingia (KSh)',
  'No second payment': 'Hakuna malipo ya pili',
  '{number}: no second payment.': '{number}: hakuna malipo ya pili.',
  'No second payment?': 'Hakuna malipo ya pili?',
  'The money came twice': 'Pesa zimeingia mara mbili',
  '{number}: the money came twice.': '{number}: pesa zimeingia mara mbili.',
  'Did the money come twice?': 'Je, pesa zimeingia mara mbili?',
  'Check the M-Pesa statement first. It stays as it is; the second payment appears here as a refund.':
    'Angalia kwanza taarifa ya M-Pesa. Inabaki ilivyo; malipo ya pili yanaonekana hapa kama pesa za kurudishwa.',
  'Send it back': 'Zirudishe',
  '{number}: send it back.': '{number}: zirudishe.',
  'Send the money back?': 'Ungependa kurudisha pesa?',
  'Check the M-Pesa statement first. The month that was paid begins.':
    'Angalia kwanza taarifa ya M-Pesa. Mwezi uliolipiwa utaanza.',
  'Check the M-Pesa statement first. The consultation is confirmed while its time is free.':
    'Angalia kwanza taarifa ya M-Pesa. Kikao kitathibitishwa iwapo muda wake bado uko wazi.',
  'The payer is told and may try again.': 'Mlipaji anajulishwa na anaweza kujaribu tena.',
  'The payer is told, and the time is free again.': 'Mlipaji anajulishwa, na muda huo unakuwa wazi tena.',
  'The payer is told, and the refund appears in this list.':
    'Mlipaji anajulishwa, na pesa za kurudishwa zinaonekana kwenye orodha hii.',
  'Send the money first, then note it here. The payer is told.':
    'Tuma pesa kwanza, kisha uandike hapa. Mlipaji anajulishwa.',
  'Record the refund': 'Andika pesa zilizorudishwa',
  '{number}: record the refund.': '{number}: andika pesa zilizorudishwa.',
  'Another amount': 'Kiasi tofauti',
  'Paid but not settled': 'Imelipwa lakini haijakamilishwa',
  'Unknown money': 'Pesa zisizojulikana',
  'Not in the statement': 'Haimo kwenye taarifa',
  Matched: 'Zinalingana',
  'Received {amount} instead of {due}.': 'Zimepokelewa {amount} badala ya {due}.',
  'Received {amount}; {due} is to be paid in cash.':
    'Zimepokelewa {amount}; {due} zilitarajiwa kulipwa taslimu.',
  'Receipt {receipt} already paid for something else.': 'Risiti {receipt} tayari imelipia kitu kingine.',
  Comparing: 'Inalinganisha',
  'Nothing of this kind.': 'Hakuna kitu cha aina hii.',
  Statement: 'Taarifa',
  'not there': 'haimo',
  'no account': 'bila akaunti',
  'Our payment': 'Malipo yetu',
  'The newest {n} of {total}.': '{n} mpya zaidi kati ya {total}.',
  'There are no columns “Receipt No.”, “Completion Time” and “Paid In”. Export the statement from the M-Pesa portal as CSV.':
    'Hakuna safu za “Receipt No.”, “Completion Time” na “Paid In”. Pakua taarifa kutoka tovuti ya M-Pesa kama CSV.',
  'Statement file': 'Faili ya taarifa',
  'Import an M-Pesa statement': 'Ingiza taarifa ya M-Pesa',
  'The CSV of the M-Pesa portal. Lines that are known are left as they are.':
    'CSV ya tovuti ya M-Pesa. Mistari inayojulikana huachwa ilivyo.',
  'The statement was not imported': 'Taarifa haikuingizwa',
  '{imported} new lines, {known} known': 'Mistari mipya {imported}, inayojulikana {known}',
  '{n} named receipt settled': 'Risiti {n} iliyotajwa imeshughulikiwa',
  '{n} named receipts settled': 'Risiti {n} zilizotajwa zimeshughulikiwa',
  '{n} payment given their receipt.': 'malipo {n} yamepewa risiti yake.',
  '{n} payments given their receipt.': 'malipo {n} yamepewa risiti zake.',
  '{n} line was left out: M-Pesa did not complete it.': 'Mstari {n} umeachwa: M-Pesa haikuukamilisha.',
  '{n} lines were left out: M-Pesa did not complete them.': 'Mistari {n} imeachwa: M-Pesa haikuikamilisha.',
  'Row {row}: {message}': 'Mstari wa {row}: {message}',
  'and {n} more': 'na mingine {n}',
  'Payment in doubt': 'Malipo yenye shaka',
  'Payer names a receipt': 'Mlipaji anataja risiti',
  Consultation: 'Kikao cha ushauri',
  Order: 'Oda',
  'Month of a plan': 'Mwezi wa mpango',
  'Perhaps paid twice': 'Huenda imelipwa mara mbili',
  'The payments could not be loaded': 'Hatukuweza kupakia malipo',
  'Loading payments': 'Inapakia malipo',
  'No money waits for you': 'Hakuna pesa zinazokusubiri',
  'Payments in doubt, receipts that payers name and refunds that are due appear here, of orders, plans and consultations.':
    'Malipo yenye shaka, risiti zinazotajwa na walipaji na pesa za kurudishwa huonekana hapa.',
  'since {time}': 'tangu {time}',
  'of {amount}': 'kati ya {amount}',
  'Receipt {receipt}.': 'Risiti {receipt}.',
  Day: 'Siku',
  'Adding up': 'Inajumlisha',
  'Daily close': 'Kufunga siku',
  'Day before': 'Siku iliyotangulia',
  'Day after': 'Siku inayofuata',
  'The day could not be loaded': 'Hatukuweza kupakia siku',
  'From orders': 'Kutoka kwa oda',
  'From plans': 'Kutoka kwa mipango',
  'From consultations': 'Kutoka kwa vikao vya ushauri',
  'From other bills': 'Kutoka kwa bili nyingine',
  Cash: 'Pesa taslimu',
  'In the morning': 'Asubuhi',
  'Learnt late, up to {day}': 'Zilizojulikana kwa kuchelewa, hadi {day}',
  'Came for no bill yet': 'Zilizoingia bila bili bado',
  'Has found its bill, and counts there': 'Zimepata bili yake, na zinahesabiwa huko',
  'Got back': 'Zilizorudi kwetu',
  'What was learnt late': 'Yaliyojulikana kwa kuchelewa',
  'Booked since it was closed': 'Yaliyoandikwa tangu ifungwe',
  '{amount} by now. What was closed stays as it was.':
    '{amount} kufikia sasa. Kilichofungwa kinabaki kilivyokuwa.',
  'Money for a bill': 'Pesa za bili',
  'Money for no bill yet': 'Pesa zisizo na bili bado',
  'Money that has found its bill': 'Pesa zilizopata bili yake',
  'A refund': 'Kurudisha pesa',
  'A charge': 'Ada ya M-Pesa',
  'Money brought to the bank': 'Pesa zilizopelekwa benki',
  '{what} of {moved}, booked {booked}': '{what} za {moved}, zimeandikwa {booked}',
  'Sent back': 'Zimerudishwa',
  Charges: 'Ada za M-Pesa',
  'Brought to the bank': 'Zilizopelekwa benki',
  'In the evening': 'Jioni',
  'The statement says': 'Taarifa inasema',
  Counted: 'Zilizohesabiwa',
  'Closed with {amount} on {time} by {person}.': 'Ilifungwa na {amount} tarehe {time} na {person}.',
  'somebody whose account is gone': 'mtu ambaye akaunti yake haipo tena',
  '“{note}”': '“{note}”',
  'Changed since it was closed': 'Imebadilika tangu ifungwe',
  '{amount} by now. Close the day again to keep this beside it.':
    '{amount} kufikia sasa. Funga siku tena ili kuhifadhi kiasi hiki kando ya cha kwanza.',
  'Close this day again': 'Funga siku hii tena',
  'Close this day': 'Funga siku hii',
  'Bring to the bank': 'Peleka benki',
  '{amount} of what should be there was counted.': 'Tofauti ya hesabu na kinachopaswa kuwepo: {amount}.',
  'There is no statement of this day. Import it under “M-Pesa statement”.':
    'Hakuna taarifa ya siku hii. Iingize chini ya “Taarifa ya M-Pesa”.',
  'The lines of this day name no balance. Import the statement with it.':
    'Mistari ya siku hii haitaji salio. Ingiza taarifa yenye salio.',
  'Our books and the statement agree.': 'Hesabu zetu na taarifa zinalingana.',
  'Difference: {amount}': 'Tofauti: {amount}',
  '{amount} was there in the morning.': '{amount} ilikuwepo tangu asubuhi.',
  '{amount} is in no line: some lines of this day were not imported.':
    '{amount} haimo kwenye mstari wowote: baadhi ya mistari ya siku hii haikuingizwa.',
  'Money came that is no payment of ours.': 'Pesa ziliingia ambazo si malipo yetu yoyote.',
  'Money went out that is no refund. Record it where it was sent back.':
    'Pesa zilitoka ambazo hazijaandikwa kuwa zimerudishwa. Ziandike kwenye malipo yaliyorudishwa.',
  'Ours alone: the statement has no such line.': 'Ni yetu pekee: taarifa haina mstari huo.',
  'Here it is in doubt or failed. Look under “Waiting for you”.':
    'Hapa kwetu yana shaka au yalishindikana. Angalia chini ya “Yanakusubiri”.',
  'Both have it, with other amounts.': 'Iko pande zote, kwa kiasi tofauti.',
  'Both have it, on different days.': 'Iko pande zote, kwa siku tofauti.',
  'What makes the difference': 'Kinacholeta tofauti',
  'no receipt': 'bila risiti',
  'statement {stated}, ours {ours}': 'taarifa {stated}, yetu {ours}',
  Noted: 'Imeandikwa',
  '{amount} to the bank.': '{amount} kwenda benki.',
  Closed: 'Imefungwa',
  'Close {day}': 'Funga {day}',
  'It is noted today. At most {amount} lies here.': 'Itaandikwa leo. Zilizopo hapa hazizidi {amount}.',
  'Its time to pay ran out on {time}.': 'Muda wake wa kulipa uliisha {time}.',
  'Cancelled by the buyer on {time}.': 'Ilifutwa na mnunuzi {time}.',
  'Cancelled by the shop on {time}.': 'Ilifutwa na duka {time}.',
  'Cancelled by {person} on {time}.': 'Ilifutwa na {person} {time}.',
  'This day is not over. Money that comes until midnight shows as a change of the closed day.':
    'Siku hii haijaisha. Pesa zitakazoingia hadi saa sita usiku zitaonekana kama badiliko la siku iliyofungwa.',
  'M-Pesa may still tell us of money of this day. It belongs to the day on which it was paid. Wait a quarter of an hour, or close the day again afterwards.':
    'Huenda M-Pesa bado itatuambia kuhusu pesa za siku hii. Pesa ni za siku zilipolipwa. Subiri robo saa, au ufunge siku hii tena baadaye.',
  '{day} is not closed yet. Close it first: its evening is the morning of this day.':
    '{day} bado haijafungwa. Ifunge kwanza: jioni yake ndiyo asubuhi ya siku hii.',
  'What stands there now is kept with your name. Nothing is locked: what changes later shows as a difference. The first day that is closed takes over what lay there before.':
    'Kilichopo sasa kinahifadhiwa pamoja na jina lako. Hakuna kinachozuiwa: kitakachobadilika baadaye kitaonekana kama tofauti. Siku ya kwanza kufungwa huchukua kilichokuwepo awali.',
  'Counted in the till (KSh)': 'Zilizohesabiwa kwenye droo (KSh)',
  'For whoever asks later.': 'Kwa atakayeuliza baadaye.',
  'Enter the receipt number, such as SKA4N7Q2XD, or paste the whole message from M-Pesa':
    'Weka nambari ya risiti, kama SKA4N7Q2XD, au bandika ujumbe wote wa M-Pesa',
  '10 letters and figures, or the whole message from M-Pesa.':
    'Herufi na tarakimu 10, au ujumbe wote wa M-Pesa.',
  'As the message from M-Pesa says it. {amount} is asked.':
    'Kama ujumbe wa M-Pesa unavyosema. Zinazohitajika ni {amount}.',
  'Take it as the whole price': 'Zichukue kama bei yote',
  'Else it is a part, and the payer is asked for the other {left}.':
    'Vinginevyo ni sehemu tu, na mlipaji anaombwa {left} zilizobaki.',
  '{amount} above the price appears here as a refund.':
    '{amount} zilizozidi bei zitaonekana hapa kama za kurudishwa.',
  'Book it as a part': 'Ziandike kama sehemu',
  'M-Pesa tells': 'M-Pesa inasema',
  From: 'Kutoka',
  Account: 'Akaunti',
  Details: 'Maelezo zaidi',
  'It paid {number} already.': 'Imeshalipia {number}.',
  'Its account means {number}.': 'Akaunti yake ni ya {number}.',
  'It is named for {numbers} as well.': 'Imetajwa pia kwa {numbers}.',
  'I asked the payer: this money is for {number}.': 'Nimemuuliza mlipaji: pesa hizi ni za {number}.',
  'M-Pesa is being asked about this receipt.': 'M-Pesa inaulizwa kuhusu risiti hii.',
  'M-Pesa has not told of it yet': 'M-Pesa bado haijatuambia',
  'The answer usually comes within a minute. Close this and look again, or go on if you see the money yourself.':
    'Jibu kwa kawaida huja ndani ya dakika moja. Funga hapa na uangalie tena, au endelea ikiwa unaziona pesa mwenyewe.',
  'Nobody has seen this money yet. Ask M-Pesa, or look at it there yourself.':
    'Bado hakuna aliyeziona pesa hizi. Iulize M-Pesa, au ziangalie huko mwenyewe.',
  'Ask M-Pesa': 'Iulize M-Pesa',
  'M-Pesa has told of it. Close this and look again.': 'M-Pesa imetuambia. Funga hapa na uangalie tena.',
  'I see this money at M-Pesa myself, with this receipt and sum.':
    'Ninaziona pesa hizi kwenye M-Pesa mwenyewe, kwa risiti hii na kiasi hiki.',
} as const;
