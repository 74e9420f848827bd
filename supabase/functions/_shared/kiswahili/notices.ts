/** Notifications as the database writes them: titles, messages and why somebody gets them. */
export const notices = {
  // A lot is called back
  'Please do not use it': 'Tafadhali usiitumie',
  'A product of order {number} is called back. Bring it to us or throw it away: we pay it back.':
    'Bidhaa moja ya oda {number} inarudishwa. Tuletee au uitupe: tunakurudishia pesa.',
  'A product of order {number} is called back. Bring it to us: we pay it back.':
    'Bidhaa moja ya oda {number} inarudishwa. Tuletee: tunakurudishia pesa.',
  'A product of order {number} is called back. Bring it to us: you get another one.':
    'Bidhaa moja ya oda {number} inarudishwa. Tuletee: utapata nyingine.',
  'Order {number}: please do not use one of its products. Its page says which.':
    'Oda {number}: tafadhali usitumie bidhaa yake moja. Ukurasa wake unasema ni ipi.',
  // Messages to phones
  'Thank you for order {number}.': 'Asante kwa oda {number}.',
  'Have {amount} ready in cash.': 'Kuwa na {amount} taslimu.',
  'Order {number} was changed: it comes to {amount} now.': 'Oda {number} imebadilishwa: sasa ni {amount}.',
  'Please pay {amount}.': 'Tafadhali lipa {amount}.',
  'We send {amount} back to you.': 'Tunakurudishia {amount}.',
  'There is nothing more to pay.': 'Hakuna kingine cha kulipa.',
  'Your order was changed': 'Oda yako imebadilishwa',
  'Order {number} was changed as you asked: it comes to {amount} now.':
    'Oda {number} imebadilishwa kama ulivyoomba: sasa ni {amount}.',
  'We have order {number} and wait for M-Pesa.': 'Tuna oda {number}, tunasubiri M-Pesa.',
  'Order {number}: please pay {amount}.': 'Oda {number}: tafadhali lipa {amount}.',
  'M-Pesa Pay Bill {n}, account {number}.': 'M-Pesa Pay Bill {n}, akaunti {number}.',
  'M-Pesa Buy Goods, till {n}.': 'M-Pesa Buy Goods, till {n}.',
  'We have {amount} for order {number} and are packing it.':
    'Tumepata {amount} za oda {number}, na tunaifungasha.',
  'We have {amount} for order {number}. There is nothing more to pay.':
    'Tumepata {amount} za oda {number}. Hakuna zaidi cha kulipa.',
  '{amount} of {price} came for order {number}. Please pay the other {rest}.':
    'Zimefika {amount} kati ya {price} za oda {number}. Tafadhali lipa {rest} zilizobaki.',
  'Order {number} is on its way to you.': 'Oda {number} iko njiani kukufikia.',
  'Order {number} is on its way to {point}.': 'Oda {number} iko njiani kwenda {point}.',
  '{amount} came for order {number}, more than it costs. We look at it and write to you.':
    'Zimefika {amount} za oda {number}, zaidi ya bei. Tunaiangalia na tutakuandikia.',
  'Ready to be fetched': 'Iko tayari kuchukuliwa',
  'Order {number} is at the pickup point for you: {point}.': 'Oda {number} inakusubiri kituoni: {point}.',
  'We sent {amount} back for order {number}.': 'Tumerudisha {amount} za oda {number}.',
  'Order {number} was not paid in time. You are welcome to order again.':
    'Oda {number} haikulipwa kwa wakati. Karibu uagize tena.',
  'Order {number} is cancelled. You have not been charged.': 'Oda {number} imeghairiwa. Hujatozwa chochote.',
  'Order {number} is cancelled. Your money is on its way back.':
    'Oda {number} imeghairiwa. Pesa zako zinarudishwa.',
  'Order {number} is cancelled.': 'Oda {number} imeghairiwa.',
  'Your booking is confirmed: {when}.': 'Miadi yako imethibitishwa: {when}.',
  'Your booking has moved to {when}.': 'Miadi yako imehamishwa hadi {when}.',
  'Your booking of {when} is cancelled.': 'Miadi yako ya {when} imeghairiwa.',
  'Your booking is tomorrow: {when}.': 'Miadi yako ni kesho: {when}.',
  // What stands in a WhatsApp template
  '{when}': '{when}',
  'We wait for M-Pesa.': 'Tunasubiri M-Pesa.',
  'We are packing it.': 'Tunaifungasha.',
  '{amount} of {price} came.': 'Zimefika {amount} kati ya {price}.',
  'Please pay the other {amount}.': 'Tafadhali lipa {amount} zilizobaki.',
  '{amount} came, more than it costs.': 'Zimefika {amount}, zaidi ya bei.',
  'We look at it and write to you.': 'Tunaiangalia na tutakuandikia.',
  'It is on its way to you.': 'Iko njiani kukufikia.',
  'It is on its way to {point}.': 'Iko njiani kwenda {point}.',
  'It waits for you at {point}.': 'Inakusubiri {point}.',
  'It could not be delivered and is back with us.': 'Haikuweza kufikishwa na imerudi kwetu.',
  'It was not paid in time.': 'Haikulipwa kwa wakati.',
  'It comes to {amount} now.': 'Sasa ni {amount}.',
  'You are welcome to order again.': 'Unakaribishwa kuagiza tena.',
  'It is cancelled.': 'Imeghairiwa.',
  'You have not been charged.': 'Hujatozwa chochote.',
  'Your money is on its way back.': 'Pesa zako zinarudishwa.',
  'SMS and WhatsApp of this month': 'SMS na WhatsApp za mwezi huu',
  'Four fifths of the {amount} for SMS and WhatsApp are spent. Until the month ends only messages go out that somebody waits for.':
    'Sehemu nne kwa tano za {amount} za SMS na WhatsApp zimetumika. Hadi mwisho wa mwezi zitatumwa tu zinazosubiriwa.',
  'The {amount} for SMS and WhatsApp are spent. Neither goes out until the month ends, or the ceiling is raised.':
    '{amount} za SMS na WhatsApp zimeisha. Hakuna itakayotumwa hadi mwezi uishe, au kikomo kiongezwe.',
  'WhatsApp messages do not go out': 'Jumbe za WhatsApp hazitumwi',
  'Meta cannot charge the WhatsApp account. Look at its way to pay there.':
    'Meta haiwezi kutoza akaunti ya WhatsApp. Angalia njia yake ya kulipa huko.',
  'Meta does not take our token. Look at the setting WHATSAPP_TOKEN.':
    'Meta haikubali tokeni yetu. Angalia mpangilio WHATSAPP_TOKEN.',
  'Meta does not know one of our templates, or has paused it. Compare them with the list under Settings, WhatsApp.':
    'Meta haijui mojawapo ya violezo vyetu, au imekisimamisha. Vilinganishe na orodha iliyo kwenye Mipangilio, WhatsApp.',
  'Meta does not send from our number. Look at the setting WHATSAPP_PHONE_ID, and at the number there.':
    'Meta haitumi kutoka nambari yetu. Angalia mpangilio WHATSAPP_PHONE_ID, na nambari huko.',
  'SMS of this month': 'SMS za mwezi huu',
  'Four fifths of the {amount} for SMS are spent. Until the month ends only messages go out that somebody waits for.':
    'Sehemu nne kwa tano za {amount} za SMS zimetumika. Hadi mwisho wa mwezi zitatumwa tu zinazosubiriwa.',
  'The {amount} for SMS are spent. No SMS goes out until the month ends, or the ceiling is raised.':
    '{amount} za SMS zimeisha. Hakuna SMS itakayotumwa hadi mwezi uishe, au kikomo kiongezwe.',
  'SMS do not go out': 'SMS hazitumwi',
  'The money at the SMS provider has ended. Top it up: what waits is sent then, within a day.':
    'Pesa kwa mtoa huduma wa SMS zimeisha. Ongeza: zinazosubiri zitatumwa, ndani ya siku moja.',
  'The SMS provider does not take our user name and key. Look at the settings SMS_USERNAME and SMS_API_KEY.':
    'Mtoa huduma wa SMS hakubali jina na ufunguo wetu. Angalia mipangilio SMS_USERNAME na SMS_API_KEY.',
  'The SMS provider does not know the sender. Look at the setting SMS_FROM.':
    'Mtoa huduma wa SMS hamjui mtumaji. Angalia mpangilio SMS_FROM.',
  'You look after the settings of the shop.': 'Unasimamia mipangilio ya duka.',
  // The community, and weekly check-ins
  'Your question was answered': 'Swali lako limejibiwa',
  '{name} has answered your question.': '{name} amejibu swali lako.',
  'You asked a question in the community.': 'Uliuliza swali kwenye jamii.',
  'Your question is shown now': 'Swali lako linaonyeshwa sasa',
  'Everybody can read it, without your name.': 'Kila mtu anaweza kulisoma, bila jina lako.',
  'Your question is not shown': 'Swali lako halionyeshwi',
  'It does not fit on a page that everybody reads. You can ask it in other words.':
    'Halifai kwenye ukurasa unaosomwa na kila mtu. Unaweza kuliuliza kwa maneno mengine.',
  'A check-in that cannot wait': 'Taarifa isiyoweza kusubiri',
  'Somebody whom you coach tells of something that needs help now. They read whom to call.':
    'Mtu unayemfunza anaeleza jambo linalohitaji msaada sasa. Ameonyeshwa wa kumpigia.',
  'A weekly check-in to answer': 'Taarifa ya wiki ya kujibu',
  'Somebody whom you coach has written how their week went.':
    'Mtu unayemfunza ameandika wiki yake ilivyokwenda.',
  'You are their coach.': 'Wewe ni mkufunzi wake.',
  'Your coach has answered': 'Mkufunzi wako amejibu',
  '{name} has answered your weekly check-in.': '{name} amejibu taarifa yako ya wiki.',
  'You sent a weekly check-in.': 'Ulituma taarifa ya wiki.',
  'How was your week?': 'Wiki yako ilikuwaje?',
  'Your weekly check-in waits for you.': 'Taarifa yako ya wiki inakusubiri.',
  'You asked to be reminded once a week.': 'Uliomba kukumbushwa mara moja kwa wiki.',
  // Orders and payments
  'Order received': 'Oda imepokelewa',
  'Thank you! Have {amount} ready in cash when order {number} arrives.':
    'Asante! Kuwa na {amount} pesa taslimu tayari oda {number} itakapofika.',
  'On its way': 'Iko njiani',
  'Order {number} has left our shop for {town}.': 'Oda {number} imetoka dukani kwetu kwenda {town}.',
  'Order {number} has left our shop for {town}. It should arrive by {date}.':
    'Oda {number} imetoka dukani kwetu kwenda {town}. Inatarajiwa kufika kabla ya mwisho wa {date}.',
  Delivered: 'Imefikishwa',
  'Order {number} has been delivered. Thank you for shopping with us.':
    'Oda {number} imefikishwa. Asante kwa kununua kwetu.',
  'A payment was moved': 'Malipo yamehamishwa',
  'The order is owing: please pay it.': 'Oda inadaiwa: tafadhali ilipe.',
  '{amount} that came for order {number} was meant for another bill and pays that now.':
    '{amount} zilizofika za oda {number} zilikuwa za bili nyingine, na sasa zinailipia hiyo.',
  'Your order is not paid yet: we keep it for you for a day.':
    'Oda yako bado haijalipwa: tunakuwekea kwa siku moja.',
  'A move of money waits for you': 'Kuna pesa za kuhamishwa zinazokusubiri',
  '{amount} of {number} should pay {other}: somebody says that it was meant for that. Look, and move it if you agree.':
    '{amount} za {number} zilipie {other}: kuna anayesema zilikuwa za hiyo. Angalia, na uzihamishe ukikubali.',
  'Your order goes on': 'Oda yako inaendelea',
  'Your {amount} pay order {number} after all, and do not go back. We are packing it now.':
    '{amount} zako zinalipia oda {number}, na hazirudishwi. Tunaifungasha sasa.',
  'Order cancelled': 'Oda imeghairiwa',
  'We had to cancel order {number}. We will send your {amount} back to you.':
    'Tumelazimika kughairi oda {number}. Tutakurudishia {amount} zako.',
  'We had to cancel order {number}. We will send {amount} back to the number that paid, {phone}.':
    'Tumelazimika kughairi oda {number}. Tutarudisha {amount} kwa nambari iliyolipa, {phone}.',
  'We had to cancel order {number}. You have not been charged.':
    'Tumelazimika kughairi oda {number}. Hujatozwa chochote.',
  'We had to cancel order {number}. We are still looking into your payment: what came in is sent back to you.':
    'Tumelazimika kughairi oda {number}. Bado tunaangalia malipo yako: pesa zilizoingia utarudishiwa.',
  'We had to cancel order {number}. Your money has been sent back already.':
    'Tumelazimika kughairi oda {number}. Pesa zako zimeshatumwa kwako.',
  'Parcel came back': 'Mzigo umerudi',
  'Order {number} could not be delivered and is back with us. We will send {amount} back to you; the delivery fee of {fee} stays with the courier.':
    'Oda {number} haikuweza kufikishwa na imerudi kwetu. Tutakurudishia {amount}; ada ya usafirishaji ya {fee} inabaki kwa msafirishaji.',
  'Order {number} could not be delivered and is back with us. We will send {amount} back to you.':
    'Oda {number} haikuweza kufikishwa na imerudi kwetu. Tutakurudishia {amount}.',
  'Order {number} could not be delivered and is back with us. You have not been charged.':
    'Oda {number} haikuweza kufikishwa na imerudi kwetu. Hujatozwa chochote.',
  'Order {number} could not be delivered and is back with us.':
    'Oda {number} haikuweza kufikishwa na imerudi kwetu.',
  'Order not paid in time': 'Oda haikulipwa kwa wakati',
  'We could not keep order {number} any longer. You are welcome to order again.':
    'Hatukuweza kuendelea kukuwekea oda {number}. Unakaribishwa kuagiza tena.',
  'We could not keep the items of order {number} any longer, but still look for receipt {receipt}. When we find the money, we send your order or the money back.':
    'Hatukuweza kuendelea kukuwekea bidhaa za oda {number}, lakini bado tunatafuta risiti {receipt}. Tukizipata pesa, tutakutumia oda yako au kukurudishia pesa.',
  'Payment not completed': 'Malipo hayakukamilika',
  'Order {number} is not paid yet. You can try again; we are keeping it for you a little longer.':
    'Oda {number} bado haijalipwa. Unaweza kujaribu tena; tunakuwekea kwa muda kidogo zaidi.',
  'Payment received': 'Malipo yamepokelewa',
  '{amount} for order {number}. There is nothing more to pay.':
    '{amount} za oda {number}. Hakuna zaidi cha kulipa.',
  '{amount} for order {number}. We are packing it now.': '{amount} za oda {number}. Tunaifungasha sasa.',
  '{amount} for order {number} arrived late, and we still have everything. We are packing it now.':
    '{amount} za oda {number} zilichelewa kufika, na bado tuna kila kitu. Tunaifungasha sasa.',
  '{amount} for order {number} came in time, but we heard of it late. We still have everything and are packing it now.':
    '{amount} za oda {number} zilifika kwa wakati, ila tulipata habari tumechelewa. Bado tuna kila kitu na tunaifungasha sasa.',
  '{amount} for order {number} was here, but we did not know which order it was for. We still have everything and are packing it now.':
    '{amount} za oda {number} zilikuwa hapa, ila hatukujua ni za oda gani. Bado tuna kila kitu na tunaifungasha sasa.',
  '{amount} for order {number} was here, but we did not know which order it was for, and something of it is sold. We are sorry, and will send it back to you.':
    '{amount} za oda {number} zilikuwa hapa, ila hatukujua ni za oda gani, na kuna kitu chake kimeuzwa. Samahani, tutakurudishia.',
  '{amount} for order {number} came after the order was closed. We will send it back to the number that paid, {phone}.':
    '{amount} za oda {number} zilifika oda ikiwa imefungwa. Tutazirudisha kwa nambari iliyolipa, {phone}.',
  'Refund on its way': 'Pesa zako zinarudishwa',
  '{amount} came above the price and goes back to you.': '{amount} zilizidi bei na utarudishiwa.',
  '{amount} of it was moved from {number}.': '{amount} kati ya hizo zilihamishwa kutoka {number}.',
  'The other {amount} goes back to you.': '{amount} zilizobaki utarudishiwa.',
  'The order is cancelled.': 'Oda imeghairiwa.',
  'The order is still to be paid in cash.': 'Oda hii bado italipwa taslimu.',
  'Its time is free again.': 'Muda wake uko wazi tena.',
  'M-Pesa receipt {receipt}.': 'Risiti ya M-Pesa ni {receipt}.',
  'A second payment came': 'Malipo ya pili yamefika',
  '{amount} came for order {number}, which was paid already. We send it back to you.':
    '{amount} zilifika kwa ajili ya oda {number}, ambayo ilikuwa imeshalipwa. Tutakurudishia.',
  '{amount} came for {plan}, which was paid already. We send it back to you.':
    '{amount} zilifika kwa ajili ya {plan}, ambayo ilikuwa imeshalipiwa. Tutakurudishia.',
  '{amount} came for your consultation, which was paid already. We send it back to you.':
    '{amount} zilifika kwa ajili ya kikao chako, ambacho kilikuwa kimeshalipiwa. Tutakurudishia.',
  '{amount} came for order {number}, which was paid already.':
    '{amount} zilifika kwa ajili ya oda {number}, ambayo ilikuwa imeshalipwa.',
  '{amount} came for {plan}, which was paid already.':
    '{amount} zilifika kwa ajili ya {plan}, ambayo ilikuwa imeshalipiwa.',
  '{amount} came for your consultation, which was paid already.':
    '{amount} zilifika kwa ajili ya kikao chako, ambacho kilikuwa kimeshalipiwa.',
  '{amount} came for order {number}, which is over.':
    '{amount} zilifika kwa ajili ya oda {number}, ambayo imeshaisha.',
  '{amount} came for {plan}, which is over.': '{amount} zilifika kwa ajili ya {plan}, ambayo imeshaisha.',
  '{amount} came for your consultation, which is over.':
    '{amount} zilifika kwa ajili ya kikao chako, ambacho kimeshaisha.',
  'We send it back to the number that paid it, {phone}.': 'Tutazirudisha kwenye nambari iliyolipa, {phone}.',
  'It goes back to the number that paid it, {phone}.': 'Zitarudi kwenye nambari iliyolipa, {phone}.',
  'It went back to the number that paid it, {phone}.': 'Zimerudi kwenye nambari iliyolipa, {phone}.',
  'It went to {phone}.': 'Zimetumwa kwa {phone}.',
  '{amount} for {number} is on its way back by M-Pesa to the number that paid it, {phone}. We tell you when it is there.':
    '{amount} za {number} zinarudishwa kwa M-Pesa kwenye nambari iliyolipa, {phone}. Tutakujulisha zikifika.',
  '{amount} for {number} is on its way by M-Pesa to {phone}. We tell you when it is there.':
    '{amount} za {number} zinatumwa kwa M-Pesa kwa {phone}. Tutakujulisha zikifika.',
  'Money came afterwards': 'Pesa zilifika baadaye',
  '{amount} came for order {number}, which is over. We send it back to you.':
    '{amount} zilifika kwa ajili ya oda {number}, ambayo imeshaisha. Tutakurudishia.',
  '{amount} came for {plan}, which is over. We send it back to you.':
    '{amount} zilifika kwa ajili ya {plan}, ambayo imeshaisha. Tutakurudishia.',
  '{amount} came for your consultation, which is over. We send it back to you.':
    '{amount} zilifika kwa ajili ya kikao chako, ambacho kimeshaisha. Tutakurudishia.',
  'More came than the price': 'Zimefika zaidi ya bei',
  '{amount} came for order {number}, and the price is {total}. We look at it and tell you what becomes of the other {rest}. Please do not pay again.':
    'Zimefika {amount} za oda {number}, na bei ni {total}. Tunaangalia na tutakuambia {rest} zilizozidi zitafanyiwa nini. Tafadhali usilipe tena.',
  '{amount} came for {plan}, and the price is {total}. We look at it and tell you what becomes of the other {rest}. Please do not pay again.':
    'Zimefika {amount} za {plan}, na bei ni {total}. Tunaangalia na tutakuambia {rest} zilizozidi zitafanyiwa nini. Tafadhali usilipe tena.',
  '{amount} came for your consultation, and the price is {total}. We look at it and tell you what becomes of the other {rest}. Please do not pay again.':
    'Zimefika {amount} za kikao chako, na bei ni {total}. Tunaangalia na tutakuambia {rest} zilizozidi zitafanyiwa nini. Tafadhali usilipe tena.',
  '{came} of {total} came for your consultation. Pay the other {left}, or write to us if you want it back.':
    'Zimefika {came} kati ya {total} za kikao chako. Lipa {left} zilizobaki, au tuandikie ukitaka kurudishiwa.',
  'No other payment': 'Hakuna malipo mengine',
  'We found no other payment for order {number}. It stays as it is.':
    'Hatukupata malipo mengine ya oda {number}. Inabaki kama ilivyo.',
  'We found no other payment for {plan}. It stays as it is.':
    'Hatukupata malipo mengine ya {plan}. Inabaki kama ilivyo.',
  'We found no other payment for your consultation. It stays as it is.':
    'Hatukupata malipo mengine ya kikao chako. Kinabaki kama kilivyo.',
  'We will send back {amount}, a second payment for order {number}.':
    'Tutakurudishia {amount}, malipo ya pili ya oda {number}.',
  'We will send back {amount}, a second payment for {plan}.':
    'Tutakurudishia {amount}, malipo ya pili ya {plan}.',
  'We will send back {amount}, a second payment for your consultation.':
    'Tutakurudishia {amount}, malipo ya pili ya kikao chako.',
  'We will send back {amount} for order {number}.': 'Tutakurudishia {amount} za oda {number}.',
  'We will send back {amount} for {plan}.': 'Tutakurudishia {amount} za {plan}.',
  'We will send back {amount} for your consultation.': 'Tutakurudishia {amount} za kikao chako.',
  'We have sent back {amount} for {plan}.': 'Tumerudisha {amount} za {plan}.',
  'We have sent back {amount} for your consultation.': 'Tumerudisha {amount} za kikao chako.',
  'We have given back {amount} in cash for order {number}.':
    'Tumekurudishia {amount} pesa taslimu za oda {number}.',
  'We have given back {amount} in cash for {plan}.': 'Tumekurudishia {amount} pesa taslimu za {plan}.',
  'We have given back {amount} in cash for your consultation.':
    'Tumekurudishia {amount} pesa taslimu za kikao chako.',
  'M-Pesa sent your money twice': 'M-Pesa imetuma pesa zako mara mbili',
  'M-Pesa sent {amount} for order {number} twice, with receipts {receipt} and {second}. One of the two is yours; please write to us about the other.':
    'M-Pesa imetuma {amount} za oda {number} mara mbili, kwa risiti {receipt} na {second}. Moja kati ya hizo ni yako; tafadhali tuandikie kuhusu nyingine.',
  'M-Pesa sent {amount} for {plan} twice, with receipts {receipt} and {second}. One of the two is yours; please write to us about the other.':
    'M-Pesa imetuma {amount} za {plan} mara mbili, kwa risiti {receipt} na {second}. Moja kati ya hizo ni yako; tafadhali tuandikie kuhusu nyingine.',
  'M-Pesa sent {amount} for your consultation twice, with receipts {receipt} and {second}. One of the two is yours; please write to us about the other.':
    'M-Pesa imetuma {amount} za kikao chako mara mbili, kwa risiti {receipt} na {second}. Moja kati ya hizo ni yako; tafadhali tuandikie kuhusu nyingine.',
  '{amount} for order {number} came in time, but we heard of it late and something of it is sold. We are sorry, and will send it back to you.':
    '{amount} za oda {number} zilifika kwa wakati, ila tulipata habari tumechelewa na baadhi ya bidhaa zimeuzwa. Samahani, tutakurudishia.',
  '{amount} for order {number} came after the order was closed. We will send it back to you.':
    '{amount} za oda {number} zilifika oda ikiwa imefungwa. Tutakurudishia.',
  'We are checking your payment': 'Tunaangalia malipo yako',
  'Not all of the money is here': 'Pesa hazijafika zote',
  'A part of the price is here': 'Sehemu ya bei imefika',
  '{came} of {total} came for order {number}. Pay the other {left}, or write to us if you want it back.':
    'Zimefika {came} kati ya {total} za oda {number}. Lipa {left} zilizobaki, au tuandikie ukitaka kurudishiwa.',
  'A payment for order {number} needs a closer look. We will tell you soon; please do not pay again.':
    'Malipo ya oda {number} yanahitaji kuangaliwa zaidi. Tutakujulisha hivi karibuni; tafadhali usilipe tena.',
  'We look for receipt {receipt} of order {number}. Please do not pay again.':
    'Tunatafuta risiti {receipt} ya oda {number}. Tafadhali usilipe tena.',
  'We look for receipt {receipt} of {plan}. Please do not pay again.':
    'Tunatafuta risiti {receipt} ya {plan}. Tafadhali usilipe tena.',
  'Your payment did not come': 'Malipo yako hayakufika',
  'M-Pesa does not know the payment of {amount} for order {number}. The order is owing again: please pay it.':
    'M-Pesa haijui malipo ya {amount} ya oda {number}. Oda inadaiwa tena: tafadhali ilipe.',
  'M-Pesa does not know the payment of {amount} for {plan}. That month is over; you can pay for a new one at any time.':
    'M-Pesa haijui malipo ya {amount} ya {plan}. Mwezi huo umeisha; unaweza kulipia mwingine wakati wowote.',
  'M-Pesa does not know the payment of {amount} for your consultation. It is owing again: please pay it.':
    'M-Pesa haijui malipo ya {amount} ya ushauri wako. Yanadaiwa tena: tafadhali yalipe.',
  'It went back to the account that paid it.': 'Zilirudi kwenye akaunti iliyolipa.',
  'Your payment was taken back': 'Malipo yako yalichukuliwa tena',
  'M-Pesa took {amount} for order {number} back with receipt {receipt}. Please pay again: we are keeping it for you a little longer.':
    'M-Pesa ilichukua tena {amount} za oda {number} kwa risiti {receipt}. Tafadhali lipa tena: tunakuwekea kwa muda kidogo zaidi.',
  'M-Pesa took {amount} for order {number} back with receipt {receipt}. The order is owing again: please pay it.':
    'M-Pesa ilichukua tena {amount} za oda {number} kwa risiti {receipt}. Oda inadaiwa tena: tafadhali ilipe.',
  'M-Pesa took {amount} for {plan} back with receipt {receipt}. That month is over; you can pay for a new one at any time.':
    'M-Pesa ilichukua tena {amount} za {plan} kwa risiti {receipt}. Mwezi huo umekwisha; unaweza kulipia mwingine wakati wowote.',
  'M-Pesa took {amount} for {plan} back with receipt {receipt}. It had made {other} cheaper: that runs until {day} now.':
    'M-Pesa ilichukua tena {amount} za {plan} kwa risiti {receipt}. Zilikuwa zimepunguza bei ya {other}: sasa hiyo inaendelea hadi {day}.',
  'It had made {other} cheaper: that runs until {day} now.':
    'Zilikuwa zimepunguza bei ya {other}: sasa hiyo inaendelea hadi {day}.',
  'M-Pesa does not know the payment of {amount} for {plan}. It had made {other} cheaper: that runs until {day} now.':
    'M-Pesa haiyajui malipo ya {amount} ya {plan}. Yalikuwa yamepunguza bei ya {other}: sasa hiyo inaendelea hadi {day}.',
  'M-Pesa took {amount} for {number} back with receipt {receipt}. It had gone to you twice: please send it once more.':
    'M-Pesa ilichukua tena {amount} za {number} kwa risiti {receipt}. Zilikuwa zimekufikia mara mbili: tafadhali zitume tena.',
  'M-Pesa took {amount} for your consultation back with receipt {receipt}. Please pay again: we keep the time for half an hour.':
    'M-Pesa ilichukua tena {amount} za kikao chako kwa risiti {receipt}. Tafadhali lipa tena: tunakuwekea muda huo kwa nusu saa.',
  'M-Pesa took {amount} for your consultation back with receipt {receipt}. It is owing again: please pay it.':
    'M-Pesa ilichukua tena {amount} za kikao chako kwa risiti {receipt}. Kinadaiwa tena: tafadhali kilipe.',
  '{amount} for your consultation. There is nothing more to pay.':
    '{amount} za kikao chako. Hakuna zaidi cha kulipa.',
  'Payment not found': 'Malipo hayakupatikana',
  'We found no payment for order {number}. You can pay now; we are keeping it for you a little longer.':
    'Hatukupata malipo ya oda {number}. Unaweza kulipa sasa; tunakuwekea kwa muda kidogo zaidi.',
  'We found no payment for order {number}, which was cancelled. There is nothing to pay.':
    'Hatukupata malipo ya oda {number}, ambayo ilighairiwa. Hakuna cha kulipa.',
  'We found no payment for order {number} with the receipt you named.':
    'Hatukupata malipo ya oda {number} kwa risiti uliyotaja.',
  'We will send back a payment for order {number}.': 'Tutarudisha malipo ya oda {number}.',
  'We will send back a payment for order {number}. The order is still to be paid in cash.':
    'Tutarudisha malipo ya oda {number}. Oda hii bado italipwa taslimu.',
  'We will send back a payment for {plan}.': 'Tutarudisha malipo ya {plan}.',
  'We will send back a payment for your consultation.': 'Tutarudisha malipo ya kikao chako.',
  'Money sent back': 'Pesa zimerudishwa',
  'We have sent back {amount} for order {number}.': 'Tumerudisha {amount} za oda {number}.',
  'We have sent back {amount} for order {number}. M-Pesa receipt {receipt}.':
    'Tumerudisha {amount} za oda {number}. Risiti ya M-Pesa ni {receipt}.',
  '{amount} went back to your M-Pesa number. M-Pesa receipt {receipt}.':
    '{amount} zimerudi kwenye nambari yako ya M-Pesa. Risiti ya M-Pesa ni {receipt}.',
  'Your money is being sent back': 'Pesa zako zinarudishwa',
  '{amount} for {number} is on its way back by M-Pesa. We tell you when it is there.':
    '{amount} za {number} zinatumwa kwako kwa M-Pesa. Tutakujulisha zikifika.',
  'You have paid for it.': 'Umelipia.',
  'A refund waits for you': 'Kuna pesa za kurudishwa zinazokusubiri',
  '{amount} for {number}: somebody asked to send it back. Look, and approve it or not.':
    '{amount} za {number}: kuna aliyeomba zirudishwe. Angalia, kisha uidhinishe au ukatae.',
  '{amount} for {number}: somebody says that they sent it back to {phone}. Look, and approve it or not.':
    '{amount} za {number}: kuna anayesema alizirudisha kwa {phone}. Angalia, kisha uidhinishe au ukatae.',
  'A refund was not sent': 'Pesa hazikurudishwa',
  '{amount} for {number}: M-Pesa did not send it. See what to do.':
    '{amount} za {number}: M-Pesa haikuzituma. Angalia cha kufanya.',
  'Look at a refund': 'Angalia pesa zilizorudishwa',
  'M-Pesa names two receipts for the refund of {number}: {receipt} and {other}. Check the statement.':
    'M-Pesa imetaja risiti mbili za pesa zilizorudishwa za {number}: {receipt} na {other}. Angalia taarifa ya M-Pesa.',
  'M-Pesa has not answered yet': 'M-Pesa bado haijajibu',
  'The time to pay for order {number} ran out. If you have already paid, do not pay again: when your money arrives, you get the order or your money back.':
    'Muda wa kulipia oda {number} umekwisha. Ikiwa tayari umelipa, usilipe tena: pesa zako zikifika, utapata oda au utarudishiwa pesa zako.',
  'Money out waits for you': 'Kuna pesa zilizotoka zinazokusubiri',
  '{amount} that came with receipt {receipt}: somebody says that they sent it back to {phone}. Look, and approve it or not.':
    '{amount} zilizokuja kwa risiti {receipt}: kuna anayesema alizirudisha kwa {phone}. Angalia, kisha uidhinishe au ukatae.',
  '{amount} went out with receipt {receipt} and is no refund. Look how it is booked, and approve it or not.':
    '{amount} zilitoka kwa risiti {receipt} na si za kurudishwa. Angalia zinavyoandikwa, kisha uidhinishe au ukatae.',
  'A refund came back': 'Pesa zilizorudishwa zimerudi kwetu',
  '{amount} for {number} that we sent with receipt {receipt} did not arrive and came back to us. We send it again.':
    '{amount} za {number} tulizotuma kwa risiti {receipt} hazikufika na zimerudi kwetu. Tutazituma tena.',
  '{amount} for {number}, sent with receipt {receipt}, came back with receipt {other}. It is owed again: send it to the right number.':
    '{amount} za {number}, zilizotumwa kwa risiti {receipt}, zimerudi kwa risiti {other}. Zinadaiwa tena: zitume kwa nambari sahihi.',
  'M-Pesa took money back': 'M-Pesa imechukua pesa tena',
  '{amount} of {number} was taken back with receipt {receipt}, and it is not clear of what, or a part had gone back before. Nothing of it is packed or sent until somebody has booked it.':
    '{amount} za {number} zimechukuliwa tena kwa risiti {receipt}, na haijulikani ni za nini, au sehemu ilikuwa imesharudishwa. Hakuna kinachofungashwa au kutumwa hadi mtu aziandike.',
  'A credited month was taken back': 'Mwezi uliohesabiwa kwenye mpango mwingine umechukuliwa tena',
  '{amount} of {number} was taken back, or never came. It had made {other} cheaper, which runs until {day} now: nothing is owing.':
    '{amount} za {number} zilichukuliwa tena, au hazikufika. Zilikuwa zimepunguza bei ya {other}, ambayo sasa inaendelea hadi {day}: hakuna deni.',
  '{amount} of {number} was taken back, or never came, and had been credited to {other}, which goes on. Ask its payer for it, or end that plan.':
    '{amount} za {number} zilichukuliwa tena, au hazikufika, na zilikuwa zimehesabiwa kwenye {other}, ambao unaendelea. Mwombe mlipaji azilipe, au ukomeshe mpango huo.',
  '{amount} that came with receipt {receipt} went back with {other}, and M-Pesa took it too, with {number}. Ask its payer for it: the close of that day shows it.':
    '{amount} zilizokuja kwa risiti {receipt} zilirudishwa kwa {other}, na M-Pesa ilizichukua pia, kwa {number}. Mwombe mlipaji azirudishe: kufunga siku hiyo kunaonyesha.',
  'M-Pesa took a rider’s money back': 'M-Pesa imechukua tena pesa za rider',
  '{amount} that {name} had sent with receipt {receipt} was taken back with receipt {other}: they owe it again.':
    '{amount} ambazo {name} alikuwa ametuma kwa risiti {receipt} zimechukuliwa tena kwa risiti {other}: anadaiwa tena.',
  'Both payments count': 'Malipo yote mawili yanahesabiwa',
  '{amount} by M-Pesa and {other} in cash pay {number}: nothing of it goes back.':
    '{amount} kwa M-Pesa na {other} taslimu zinalipa {number}: hakuna kinachorudishwa.',
  'Your other payment counts now': 'Malipo yako yale mengine sasa yanahesabiwa',
  '{amount} in cash was noted for {number} by mistake. The {other} that you paid besides pay it: you need do nothing.':
    '{amount} taslimu ziliandikwa kwa {number} kimakosa. {other} ulizolipa zaidi zinalipia: huhitaji kufanya lolote.',
  '{amount} for {number} counts no more. The {other} that you paid besides pay it now: you need do nothing.':
    '{amount} za {number} hazihesabiki tena. {other} ulizolipa zaidi sasa zinalipia: huhitaji kufanya lolote.',
  'M-Pesa says otherwise': 'M-Pesa inasema vingine',
  '{amount} was noted for {number} with receipt {receipt}, and M-Pesa says that it was {other}. Put it right before anything is sent.':
    '{amount} ziliandikwa kwa {number} kwa risiti {receipt}, na M-Pesa inasema zilikuwa {other}. Zirekebishe kabla ya kutuma chochote.',
  '{amount} was noted for {number} with receipt {receipt}, and M-Pesa says that it was paid for {other}. Put it right before anything is sent.':
    '{amount} ziliandikwa kwa {number} kwa risiti {receipt}, na M-Pesa inasema zililipwa kwa {other}. Zirekebishe kabla ya kutuma chochote.',
  'Money went back twice': 'Pesa zimerudi mara mbili',
  'M-Pesa took {amount} of {number} back with receipt {receipt}, though {other} of it had gone back before. Ask the payer for that, or give it up.':
    'M-Pesa imechukua tena {amount} za {number} kwa risiti {receipt}, ingawa {other} kati ya hizo zilikuwa zimesharudishwa. Mwombe mlipaji azirudishe, au ziache.',
  'Your money is here': 'Pesa zako zimefika',
  '{amount} that went to you twice for {number} came back to us. Asante sana!':
    '{amount} za {number} zilizokufikia mara mbili zimerudi kwetu. Asante sana!',
  '{amount} of what went to you twice for {number} came back to us. {other} is left.':
    '{amount} kati ya zilizokufikia mara mbili kwa {number} zimerudi kwetu. Zimebaki {other}.',
  'We looked where your refund went': 'Tumeangalia pesa zako zilizorudishwa zilikwenda wapi',
  '{amount} for {number}, sent with receipt {receipt}: we looked into it. Is it still not there? Say so once more on its page, or write to us.':
    '{amount} za {number}, zilizotumwa kwa risiti {receipt}: tumeangalia. Je, bado hazijafika? Sema tena kwenye ukurasa wake, au tuandikie.',
  'No cash came on top': 'Hakuna pesa taslimu za ziada zilizofika',
  'We wrote that {amount} in cash came on top for order {number}. That was a mistake of ours: nothing of it goes back.':
    'Tuliandika kwamba {amount} taslimu zilifika zaidi kwa oda {number}. Hilo lilikuwa kosa letu: hakuna kinachorudishwa.',
  'The limit of refunds was raised': 'Kiwango cha kurudisha pesa kimeongezwa',
  '{person} raised the sum above which a second person must agree from {amount} to {other}.':
    '{person} ameongeza kiasi ambacho zaidi yake mtu wa pili lazima akubali, kutoka {amount} hadi {other}.',
  'A refund did not arrive': 'Pesa zilizorudishwa hazikufika',
  '{amount} for {number}: its payer did not get what was sent with receipt {receipt}. Look where it went.':
    '{amount} za {number}: mlipaji hakupata zilizotumwa kwa risiti {receipt}. Angalia zilienda wapi.',
  'A refund went out twice': 'Pesa zilirudishwa mara mbili',
  'M-Pesa sent {amount} for {number} twice, with receipts {receipt} and {other}. Ask the payer to send one back.':
    'M-Pesa ilituma {amount} za {number} mara mbili, kwa risiti {receipt} na {other}. Mwombe aliyelipa arudishe moja.',
  'M-Pesa sent {amount} for {number} back with receipt {receipt}, but it could not be noted. Check the statement.':
    'M-Pesa ilirudisha {amount} za {number} kwa risiti {receipt}, lakini hazikuweza kuandikwa. Angalia taarifa ya M-Pesa.',
  'You decide about payments.': 'Wewe hushughulikia malipo.',
  'Return requested': 'Ombi la kurudisha limepokelewa',
  'We have your request for order {number} and answer within two working days.':
    'Tumepokea ombi lako la oda {number}, na tutajibu ndani ya siku mbili za kazi.',
  'Return accepted': 'Kurudisha kumekubaliwa',
  'Return not accepted': 'Kurudisha hakukukubaliwa',
  'Return received': 'Bidhaa zilizorudishwa zimefika',
  'Please send back what you return of order {number}.': 'Tafadhali tuma unachorudisha cha oda {number}.',
  'We could not accept the return of order {number}. See our note on its page.':
    'Hatukuweza kukubali kurudishwa kwa oda {number}. Tazama maelezo yetu kwenye ukurasa wake.',
  'Your return of order {number} is here. Your money went back already.':
    'Ulichorudisha cha oda {number} kimefika. Pesa zako zilisharudishwa.',
  'Your return of order {number} is here. We will send your money back.':
    'Ulichorudisha cha oda {number} kimefika. Tutakurudishia pesa zako.',
  'Back in stock': 'Ipo tena',
  'Something you asked about can be ordered again.': 'Kitu ulichoulizia kinaweza kuagizwa tena.',
  'Your review is published': 'Maoni yako yamechapishwa',
  'Your review is not shown': 'Maoni yako hayaonyeshwi',
  'Thank you for helping others choose.': 'Asante kwa kuwasaidia wengine kuchagua.',
  'It does not fit our rules for reviews. You can edit it and we will look again.':
    'Hayaendani na kanuni zetu za maoni. Unaweza kuyahariri, nasi tutayaangalia tena.',
  // Account and plans
  'Your account will be deleted': 'Akaunti yako itafutwa',
  'It is erased on {day}. Changed your mind? Open your profile and keep it.':
    'Itafutwa tarehe {day}. Umebadilisha nia? Fungua wasifu wako uibakishe.',
  'Somebody who is signed in to your account asked for it.':
    'Mtu aliyeingia kwenye akaunti yako ameomba hivyo.',
  'Your account stays': 'Akaunti yako inabaki',
  'We have stopped its deletion. Nothing was removed.': 'Tumesimamisha ufutaji wake. Hakuna kilichoondolewa.',
  'Your plan was changed': 'Kifurushi chako kimebadilishwa',
  'You are on {plan} now, until {day}.': 'Sasa uko kwenye {plan}, hadi {day}.',
  'You are on {plan} now.': 'Sasa uko kwenye {plan}.',
  'Our team changed your plan.': 'Timu yetu imebadilisha kifurushi chako.',
  'Your {plan} plan is due': 'Kifurushi chako cha {plan} kinahitaji kulipiwa',
  'Pay {amount} by {day} to keep it. Everything stays open until then.':
    'Lipa {amount} kufikia {day} ili ubaki nacho. Kila kitu kiko wazi hadi wakati huo.',
  'Your month has ended and the next one is not paid yet.': 'Mwezi wako umekwisha, na ujao bado haujalipiwa.',
  'Your free trial has ended': 'Kipindi chako cha majaribio kimekwisha',
  'Your {plan} month ended with it on {day}.': 'Kwa hivyo mwezi wako wa {plan} uliisha tarehe {day}.',
  'You are on Basic now.': 'Sasa uko kwenye Basic.',
  'You are on {plan} until {day}.': 'Uko kwenye {plan} hadi {day}.',
  'Your {plan} plan has ended': 'Kifurushi chako cha {plan} kimekwisha',
  'You are on Basic now. Nothing you saved is lost; choose a plan whenever you like.':
    'Sasa uko kwenye Basic. Hakuna ulichohifadhi kilichopotea; chagua kifurushi wakati wowote upendao.',
  'Your plan has changed.': 'Kifurushi chako kimebadilika.',
  'Last day of your free trial': 'Siku ya mwisho ya kipindi chako cha majaribio',
  'Your free trial ends in {n} days': 'Kipindi chako cha majaribio kinaisha baada ya siku {n}',
  'From {day} you are on Basic. Choose a plan to keep everything open.':
    'Kuanzia {day} utakuwa kwenye Basic. Chagua kifurushi ili kila kitu kibaki wazi.',
  'You started a free trial.': 'Ulianza kipindi cha majaribio.',
  'Your {plan} month ends tomorrow': 'Mwezi wako wa {plan} unaisha kesho',
  'Your {plan} month ends in 3 days': 'Mwezi wako wa {plan} unaisha baada ya siku 3',
  'Pay {amount} for {plan} to go on from {day}, or cancel: nothing is taken by itself.':
    'Lipa {amount} ili {plan} iendelee kuanzia {day}, au ghairi: hakuna kinachokatwa chenyewe.',
  'You have a monthly plan.': 'Una kifurushi cha kila mwezi.',
  'Last day to keep {plan}': 'Siku ya mwisho ya kubaki na {plan}',
  'Pay today and your plan goes on without a gap. Otherwise you are on Basic from tomorrow.':
    'Lipa leo na kifurushi chako kitaendelea bila kukatika. Usipolipa, utakuwa kwenye Basic kuanzia kesho.',
  'You paid, or meant to pay, for a plan.': 'Ulilipia, au ulikusudia kulipia, kifurushi.',
  '{plan} is not paid yet. Nothing was charged and you can try again.':
    '{plan} bado haijalipiwa. Hujatozwa chochote, na unaweza kujaribu tena.',
  '{came} of {total} came for {plan}. Pay the other {left}, or write to us if you want it back.':
    'Zimefika {came} kati ya {total} za {plan}. Lipa {left} zilizobaki, au tuandikie ukitaka kurudishiwa.',
  'A payment for {plan} needs a closer look. We will tell you soon; please do not pay again.':
    'Malipo ya {plan} yanahitaji kuangaliwa zaidi. Tutakujulisha hivi karibuni; tafadhali usilipe tena.',
  '{amount} came for {plan}, which you do not need now. We will send it back to you.':
    '{amount} zilifika kwa ajili ya {plan}, ambayo huihitaji sasa. Tutakurudishia.',
  '{plan} goes on': '{plan} inaendelea',
  '{plan} is yours': '{plan} ni yako',
  'We received {amount}. Your plan runs until {day}. Asante!':
    'Tumepokea {amount}. Kifurushi chako kinaendelea hadi {day}. Asante!',
  'No money came for {plan}. You can try again at any time.':
    'Hakuna pesa zilizofika kwa ajili ya {plan}. Unaweza kujaribu tena wakati wowote.',
  Refunded: 'Pesa zimerudishwa',
  '{amount} went back to your M-Pesa number.': '{amount} zimerudi kwenye nambari yako ya M-Pesa.',
  'You are part of the team': 'Wewe ni sehemu ya timu',
  'You can work here as {role} now. Open the Admin menu.':
    'Sasa unaweza kufanya kazi hapa kama {role}. Fungua menyu ya Usimamizi.',
  'The owner of the shop gave you a role.': 'Mmiliki wa duka amekupa jukumu.',
  'A role of yours has ended': 'Jukumu lako moja limekwisha',
  'You no longer work here as {role}. Your own account is as it was.':
    'Hufanyi kazi hapa tena kama {role}. Akaunti yako mwenyewe iko kama ilivyokuwa.',
  'The owner of the shop took a role back.': 'Mmiliki wa duka ameondoa jukumu.',
  'Your work asks for a second step now': 'Kazi yako sasa inahitaji hatua ya pili',
  'Open your profile, then Security, and switch it on. Until then your desk stays closed.':
    'Fungua wasifu wako, kisha Usalama, na uiwashe. Hadi hapo dawati lako litabaki limefungwa.',
  'The owner of the shop asks for it.': 'Mmiliki wa duka anaihitaji.',
  'A second step was switched on for your account': 'Hatua ya pili imewashwa kwenye akaunti yako',
  'Signing in asks for a code of your authenticator app now. Was it not you? Write to us at once.':
    'Kuingia sasa kunahitaji msimbo wa programu yako ya uthibitishaji. Si wewe? Tuandikie mara moja.',
  'A second step was switched off for your account': 'Hatua ya pili imezimwa kwenye akaunti yako',
  'Signing in asks for no code of this app any more. Was it not you? Write to us at once.':
    'Kuingia hakuhitaji tena msimbo wa programu hii. Si wewe? Tuandikie mara moja.',
  'Signing in asks for a code of an authenticator app now. Was it not you? Choose a new password at once, and write to us: we will help you in.':
    'Kuingia sasa kunahitaji msimbo wa programu ya uthibitishaji. Si wewe? Chagua nenosiri jipya mara moja, kisha utuandikie: tutakusaidia kuingia.',
  'Signing in asks for no code of this app any more. Was it not you? Choose a new password at once, and switch it on again.':
    'Kuingia hakuhitaji tena msimbo wa programu hii. Si wewe? Chagua nenosiri jipya mara moja, kisha uiwashe tena.',
  'New recovery codes were made for your account': 'Misimbo mipya ya dharura imetengenezwa kwa akaunti yako',
  'Those of before do not work any more. Was it not you? Choose a new password at once, then make new codes.':
    'Ile ya awali haifanyi kazi tena. Si wewe? Chagua nenosiri jipya mara moja, kisha utengeneze misimbo mipya.',
  'The recovery codes of your account were removed': 'Misimbo ya dharura ya akaunti yako imeondolewa',
  'None of them works any more. Was it not you? Choose a new password at once, then make new codes.':
    'Hakuna unaofanya kazi tena. Si wewe? Chagua nenosiri jipya mara moja, kisha utengeneze misimbo mipya.',
  'The shop has taken the second step off your account': 'Duka limeondoa hatua ya pili kwenye akaunti yako',
  'You are signed out everywhere, and your password is enough to sign in. Did you not ask for it? Choose a new password at once, and write to us.':
    'Umetolewa kwenye vifaa vyote, na nenosiri lako linatosha kuingia. Hukuomba hili? Chagua nenosiri jipya mara moja, kisha utuandikie.',
  'The team of your shop was changed': 'Timu ya duka lako imebadilishwa',
  '{email} works here as {role} now. Was it none of you? Take the role back, and choose a new password at once.':
    '{email} sasa anafanya kazi hapa kama {role}. Hakuna mmiliki aliyefanya hivi? Ondoa jukumu hilo, na uchague nenosiri jipya mara moja.',
  '{email} works here as {role} no more. Was it none of you? Give the role back, and choose a new password at once.':
    '{email} hafanyi kazi hapa tena kama {role}. Hakuna mmiliki aliyefanya hivi? Rudisha jukumu hilo, na uchague nenosiri jipya mara moja.',
  'A role of your shop asks for no second step any more':
    'Jukumu moja la duka lako halihitaji tena hatua ya pili',
  'A password is enough now to work as {role}. Was it none of you? Ask for it again, and choose a new password at once.':
    'Sasa nenosiri linatosha kufanya kazi kama {role}. Hakuna mmiliki aliyefanya hivi? Ihitaji tena, na uchague nenosiri jipya mara moja.',
  'Your last recovery code was used': 'Msimbo wako wa mwisho wa dharura umetumika',
  'Without your telephone you cannot sign in any more. Open your profile, then Security, and make new codes.':
    'Bila simu yako huwezi kuingia tena. Fungua wasifu wako, kisha Usalama, na utengeneze misimbo mipya.',
  'Your recovery codes come to an end': 'Misimbo yako ya dharura inakaribia kuisha',
  '{n} of 10 are left. Open your profile, then Security, and make new ones.':
    'Imebaki {n} kati ya 10. Fungua wasifu wako, kisha Usalama, na utengeneze mipya.',
  'Without your telephone you cannot sign in any more. Open your profile, then Security, and make new codes. Was it not you? Choose a new password at once.':
    'Bila simu yako huwezi kuingia tena. Fungua wasifu wako, kisha Usalama, na utengeneze misimbo mipya. Si wewe? Chagua nenosiri jipya mara moja.',
  'A recovery code of yours was used': 'Msimbo wako mmoja wa dharura umetumika',
  'A recovery code of yours was used, and few are left':
    'Msimbo wako mmoja wa dharura umetumika, na imebaki michache',
  '{n} of 10 are left. Was it not you? Choose a new password at once, then make new codes.':
    'Imebaki {n} kati ya 10. Si wewe? Chagua nenosiri jipya mara moja, kisha utengeneze misimbo mipya.',
  'Many wrong codes were entered for your account':
    'Misimbo mingi isiyo sahihi imeingizwa kwenye akaunti yako',
  'So its second step is closed for a while to whoever entered them. Was it not you? Somebody knows your password: choose a new one at once.':
    'Kwa hiyo hatua yake ya pili imefungwa kwa muda kwa aliyeiingiza. Si wewe? Kuna mtu anayejua nenosiri lako: chagua jipya mara moja.',
  'It concerns the safety of your account.': 'Inahusu usalama wa akaunti yako.',
  owner: 'mmiliki',
  packer: 'mfungashaji',
  'content editor': 'mhariri wa maudhui',
  practitioner: 'mtaalamu',
  accountant: 'mhasibu',
} as const;
