/** What the database refuses at the desks. */
export const deskRefusals = {
  '{product}: {n} of {many} may be packed, the others are of a lot that is stopped or past its day.':
    '{product}: {n} kati ya {many} zinaweza kufungashwa, nyingine ni za bechi iliyosimamishwa au ambayo muda wake umepita.',
  'Change the order, or pack it when other pieces have come.':
    'Badilisha oda, au ifungashe bidhaa nyingine zikifika.',
  // Who the shop is
  'Somebody has changed the shop meanwhile.': 'Mtu mwingine amebadilisha duka wakati huo huo.',
  'A name has 2 to 60 letters.': 'Jina lina herufi 2 hadi 60.',
  'Write the phone like 0712 345 678.': 'Andika simu hivi: 0712 345 678.',
  'Write the e-mail address like hello@example.com.': 'Andika barua pepe hivi: hello@example.com.',
  'Town and country have 2 to 60 letters.': 'Mji na nchi vina herufi 2 hadi 60.',
  'An address has at most 200 letters.': 'Anwani ina herufi zisizozidi 200.',
  'A day closes later than it opens.': 'Saa ya kufunga huja baada ya saa ya kufungua.',
  'Words beside the hours have at most 120 letters and stand in both languages.':
    'Maneno kando ya saa yana herufi zisizozidi 120 na yapo kwa lugha zote mbili.',
  'Words about delivery have at most 400 letters and stand in both languages.':
    'Maneno kuhusu usafirishaji yana herufi zisizozidi 400 na yapo kwa lugha zote mbili.',
  'A link begins with https:// and leads to a page of its network.':
    'Kiungo huanza na https:// na huelekeza kwenye ukurasa wa mtandao wake.',
  'This does not describe a shop.': 'Hii haielezi duka.',
  'Lot {code} is stopped, and some of it is in this parcel.':
    'Bechi {code} imesimamishwa, na sehemu yake iko kwenye mzigo huu.',
  'Take it out, and say at the order which lot you packed instead.':
    'Itoe, na useme kwenye oda ni bechi gani uliyofungasha badala yake.',
  'Lots are said of an order that is packed or on its way.':
    'Bechi husemwa kwa oda iliyofungashwa au iliyo njiani.',
  'Say once for each lot how many pieces were taken.':
    'Sema mara moja kwa kila bechi ni ngapi zilizochukuliwa.',
  'That is more than this line has.': 'Hiyo ni zaidi ya idadi ya mstari huu.',
  'There is no such lot of this product.': 'Hakuna bechi kama hiyo ya bidhaa hii.',
  'Lot {code} is stopped or past its day: it does not go out.':
    'Bechi {code} imesimamishwa au muda wake umepita: haitoki.',
  'Only {n} of lot {code} are left.': 'Zimebaki {n} tu za bechi {code}.',
  'If there are more, correct the lot at the product desk.':
    'Kama zipo zaidi, sahihisha bechi kwenye meza ya bidhaa.',
  'The code of a lot has 1 to 40 signs, as printed on the pack.':
    'Nambari ya bechi ina herufi 1 hadi 40, kama ilivyo kwenye pakiti.',
  'Say how many pieces came.': 'Sema zimekuja ngapi.',
  'The name of a supplier has at most 80 letters.': 'Jina la msambazaji lina herufi zisizozidi 80.',
  'This best-before day has passed, so the lot cannot be sold.':
    'Tarehe hii ya mwisho wa kutumika imepita, kwa hiyo bechi haiwezi kuuzwa.',
  'The day on which it came is today or before.': 'Siku iliyokuja ni leo au kabla.',
  'Only {n} pieces lie here without a lot.': 'Zilizo hapa bila bechi ni {n} tu.',
  'Receive the others as new pieces.': 'Zilizobaki zipokee kama mpya.',
  'Lot {code} is stopped.': 'Bechi {code} imesimamishwa.',
  'Release it first, if that was a mistake.': 'Irudishe kuuzwa kwanza, ikiwa yalikuwa makosa.',
  'Lot {code} is here already with another best-before day.':
    'Bechi {code} ipo tayari ikiwa na tarehe nyingine ya mwisho wa kutumika.',
  'Look at the pack again, or correct the lot.': 'Angalia pakiti tena, au usahihishe bechi.',
  'Look at the best-before day again.': 'Angalia tena tarehe ya mwisho wa kutumika.',
  'Say why the lot is stopped.': 'Sema kwa nini bechi inasimamishwa.',
  'Say why the lot is released.': 'Sema kwa nini bechi inarudishwa kuuzwa.',
  'Colleagues read it, buyers do not.': 'Wenzako wanaisoma, wanunuzi hawaisomi.',
  'Choose what the buyers are told.': 'Chagua wanunuzi waambiwe nini.',
  'This lot is not stopped.': 'Bechi hii haijasimamishwa.',
  'Say why this payment belongs to another bill.': 'Sema kwa nini malipo haya ni ya bili nyingine.',
  'This payment cannot be moved.': 'Malipo haya hayawezi kuhamishwa.',
  'Money of this payment goes back already, or went.':
    'Pesa za malipo haya zinarudishwa tayari, au zimesharudishwa.',
  'Withdraw that refund first.': 'Kwanza ondoa ombi hilo la kurudisha pesa.',
  'Nothing is owing of this bill.': 'Hakuna kinachodaiwa kwa bili hii.',
  'Only a cancelled order whose money is here can go on.':
    'Oda iliyoghairiwa tu, ambayo pesa zake ziko hapa, ndiyo inayoweza kuendelea.',
  'The price of this order is not here any more.': 'Bei ya oda hii haipo hapa tena.',
  'Its buyer is welcome to order again.': 'Mnunuzi wake anakaribishwa kuagiza tena.',
  'Something of this order is sold meanwhile.': 'Kuna bidhaa ya oda hii ambayo imeshauzwa.',
  'Put it back on the shelf first, or send the money back.': 'Irudishe kwanza kwenye rafu, au rudisha pesa.',
  'At most {amount} can be moved.': 'Zinazoweza kuhamishwa hazizidi {amount}.',
  '{one} and {other} are not of the same payer.': '{one} na {other} si za mlipaji mmoja.',
  'Send the money back instead.': 'Badala yake, rudisha pesa.',
  '{number} cannot take money now.': '{number} haiwezi kupokea pesa sasa.',
  "A prompt of it may be on the payer's phone, or a receipt is looked for. Try again in a few minutes.":
    'Huenda ombi lake liko kwenye simu ya mlipaji, au risiti inatafutwa. Jaribu tena baada ya dakika chache.',
  'The money is of this bill already.': 'Pesa ni za bili hii tayari.',
  'Your role does not include this.': 'Jukumu lako halijumuishi hili.',
  'Ask the owner of the shop.': 'Muulize mmiliki wa duka.',
  'Your role asks for a second step when you sign in.': 'Jukumu lako linahitaji hatua ya pili unapoingia.',
  'Sign out, sign in, and try once more.': 'Toka, ingia, kisha ujaribu mara nyingine.',
  'Switch on your own second step first.': 'Washa kwanza hatua yako ya pili.',
  'Open your profile, then Security, and switch it on or enter a code.':
    'Fungua wasifu wako, kisha Usalama, na uiwashe au uweke msimbo.',
  'Write down how you know who asks for it.': 'Andika jinsi unavyomjua anayeomba.',
  'Between 10 and 300 characters.': 'Kati ya herufi 10 na 300.',
  'See whether the address is right.': 'Hakikisha anwani ni sahihi.',
  'This is your own account.': 'Hii ni akaunti yako mwenyewe.',
  'Open your profile, then Security.': 'Fungua wasifu wako, kisha Usalama.',
  'This account has no second step.': 'Akaunti hii haina hatua ya pili.',
  'The password is enough to sign in.': 'Nenosiri linatosha kuingia.',
  'Sign up at the shop with it first, then run this again.':
    'Kwanza jisajili nayo dukani, kisha endesha amri hii tena.',
  'Open the link in the mail that the shop sent to it, then run this again.':
    'Fungua kiungo kilicho kwenye barua pepe ambayo duka liliituma, kisha endesha amri hii tena.',
  'An option cannot have options of its own.': 'Chaguo haliwezi kuwa na machaguo yake mengine.',
  'There is no such order.': 'Hakuna oda kama hiyo.',
  'Choose up to 200 at once.': 'Chagua zisizozidi 200 kwa mara moja.',
  'There is no such message any more.': 'Ujumbe huo haupo tena.',
  'A message is new, answered or spam.': 'Ujumbe ni mpya, umejibiwa au ni taka.',
  'There is no such product any more.': 'Bidhaa hiyo haipo tena.',
  'An option stands on the shelf of its product.': 'Aina huwekwa kwenye rafu ya bidhaa yake.',
  'There is no such shelf.': 'Hakuna rafu kama hiyo.',
  'A name has 1 to 40 letters.': 'Jina lina herufi 1 hadi 40.',
  'This view cannot be kept.': 'Mwonekano huu hauwezi kuhifadhiwa.',
  'Search or filter the list first.': 'Kwanza tafuta au chuja orodha.',
  'You have a view of this name already.': 'Tayari una mwonekano wa jina hili.',
  'You have 20 views of this list already.': 'Tayari una mionekano 20 ya orodha hii.',
  'Delete one first.': 'Futa mmoja kwanza.',
  'There is no such view any more.': 'Mwonekano huo haupo tena.',
  'There is no such customer.': 'Hakuna mteja kama huyo.',
  'There is no such note any more.': 'Maelezo hayo hayapo tena.',
  'Only who wrote a note, or the owner, can change it.':
    'Aliyeyaandika tu, au mwenye duka, ndiye anayeweza kuyabadilisha.',
  'A tag has 2 to 30 letters.': 'Lebo ina herufi 2 hadi 30.',
  'There are 40 tags already.': 'Tayari kuna lebo 40.',
  'Use one of them, or take one off everybody first.': 'Tumia mojawapo, au kwanza ondoa moja kwa wote.',
  'Reload to see its present state.': 'Pakia upya ili uone hali yake ya sasa.',
  'This order is not paid yet.': 'Oda hii bado haijalipwa.',
  'Wait for the payment, or cancel the order.': 'Subiri malipo, au ghairi oda.',
  'A {state} order cannot become {next}.': 'Oda iliyo katika hali ya {state} haiwezi kuwa {next}.',
  'A {state} return cannot become {next}.':
    'Ombi la kurudisha lililo katika hali ya {state} haliwezi kuwa {next}.',
  'A limit cannot be negative.': 'Kikomo hakiwezi kuwa chini ya sifuri.',
  'There is no such feature.': 'Hakuna huduma kama hiyo.',
  'A review is published or rejected.': 'Maoni huchapishwa au hukataliwa.',
  'There is no such review.': 'Hakuna maoni kama hayo.',
  'That is not an M-Pesa receipt number.': 'Hiyo si nambari ya risiti ya M-Pesa.',
  'It stands at the beginning of the message, for example SKA4N7Q2XD.':
    'Iko mwanzoni mwa ujumbe, kwa mfano SKA4N7Q2XD.',
  'This receipt belongs to another payment.': 'Risiti hii ni ya malipo mengine.',
  'M-Pesa took the payment with this receipt back.': 'M-Pesa ilichukua tena malipo ya risiti hii.',
  'Please pay again.': 'Tafadhali lipa tena.',
  'Check the number in the message.': 'Angalia nambari iliyo kwenye ujumbe.',
  'We are still checking receipt {receipt}.': 'Bado tunaangalia risiti {receipt}.',
  'Please wait until we have looked.': 'Tafadhali subiri hadi tuangalie.',
  'You have named many receipts.': 'Umetaja risiti nyingi.',
  'We could not find what is to be paid.': 'Hatukupata kinacholipiwa.',
  'This month is already paid.': 'Mwezi huu umeshalipiwa.',
  'This price is not offered any more.': 'Bei hii haipo tena.',
  'Choose your plan again.': 'Chagua kifurushi chako tena.',
  'There is no such bill.': 'Hakuna bili kama hiyo.',
  'This account is not an owner of the shop.': 'Akaunti hii si ya mwenye duka.',
  'An owner helps everybody else at the desk: Admin, then Team.':
    'Wengine wote husaidiwa na mwenye duka kwenye ukurasa wa Usimamizi, kisha Timu.',
  'There is no such bill or payment.': 'Hakuna bili au malipo kama hayo.',
  'This is settled already.': 'Hii imeshakamilishwa.',
  'Name the receipt that paid this.': 'Taja risiti iliyolipia hii.',
  'No money here is in doubt.': 'Hakuna pesa hapa zenye shaka.',
  'This money was sent back, or is about to be.': 'Pesa hizi zimerudishwa, au ziko karibu kurudishwa.',
  'Withdraw that first, if it is wrong.': 'Iondoe kwanza hiyo, ikiwa si sahihi.',
  'This reference belongs to other money that went out.': 'Nambari hii ni ya pesa nyingine zilizotoka.',
  'Say why it goes back.': 'Sema kwa nini zinarudishwa.',
  'The statement has another sum for it than {amount}.': 'Taarifa ya M-Pesa ina kiasi kingine, si {amount}.',
  'Look for the right reference.': 'Tafuta nambari iliyo sahihi.',
  'Only an owner books what went out.': 'Mwenye duka pekee ndiye anayeandika pesa zilizotoka.',
  'Say why it went out.': 'Sema kwa nini zilitoka.',
  'You noted this, so somebody else approves it.':
    'Wewe ndiye uliyeandika, hivyo mwingine ndiye atakayeidhinisha.',
  'Say what you found out.': 'Sema ulichogundua.',
  'Nobody waits for this any more.': 'Hakuna anayesubiri hili tena.',
  'M-Pesa took this payment back with receipt {receipt}.':
    'M-Pesa ilichukua tena malipo haya kwa risiti {receipt}.',
  '{receipt} looks like {typed}, with which {number} was paid the same sum.':
    '{receipt} inafanana na {typed}, ambayo {number} ililipwa nayo kiasi kilekile.',
  'Is it the same payment? Correct the receipt, or confirm that it is another one.':
    'Je, ni malipo yaleyale? Sahihisha risiti, au thibitisha kuwa ni malipo mengine.',
  'Nothing of it is left to send back.': 'Hakuna kilichobaki cha kurudisha.',
  '{amount} of this return went back already.': '{amount} za bidhaa hizi zimesharudishwa.',
  'M-Pesa told of this payment, or it is settled.': 'M-Pesa imethibitisha malipo haya, au yameshaamuliwa.',
  'Say why you are sure.': 'Sema kwa nini una uhakika.',
  'For whoever asks later; the payer does not see it.': 'Kwa atakayeuliza baadaye; mlipaji haioni.',
  'M-Pesa took {amount} back with receipt {receipt}.': 'M-Pesa imechukua {amount} tena kwa risiti {receipt}.',
  'M-Pesa took this back of {number}.': 'M-Pesa ilizichukua hizi kutoka {number}.',
  'Note it as a refund of that bill, with this receipt.':
    'Ziandike kama pesa zilizorudishwa za bili hiyo, kwa risiti hii.',
  'M-Pesa took {amount} of this back with receipt {receipt}.':
    'M-Pesa imechukua tena {amount} za hizi kwa risiti {receipt}.',
  'Give it to its bill: the rest goes back from there.': 'Zipe bili yake: zilizobaki zirudishwe kutoka hapo.',
  'A part of this payment was moved.': 'Sehemu ya malipo haya ilihamishwa.',
  'Move it back first.': 'Ihamishe irudi kwanza.',
  'It has to be paid again.': 'Inabidi kulipwa tena.',
  'This payment never came.': 'Malipo haya hayakufika kamwe.',
  'What never came is not sent back: say that it never came.':
    'Pesa ambazo hazikufika hazirudishwi: sema kwamba hazikufika.',
  'M-Pesa never told of this payment.': 'M-Pesa haikusema lolote kuhusu malipo haya.',
  'The cash that came on top is noted already.': 'Taslimu ya ziada imeshaandikwa.',
  'Cash on top is noted for orders that M-Pesa paid and that are on their way or delivered.':
    'Taslimu ya ziada huandikwa kwa oda zilizolipwa kwa M-Pesa na ambazo ziko njiani au zimefikishwa.',
  'M-Pesa took {amount} back with receipt {receipt}, and nobody has booked it.':
    'M-Pesa imechukua {amount} tena kwa risiti {receipt}, na hakuna aliyeziandika.',
  'Say under Payments what it is.': 'Sema ni nini chini ya Malipo.',
  'Say how you know.': 'Sema umejuaje.',
  'Nothing of this bill can be owing by that.': 'Hakuna cha bili hii kinachoweza kudaiwa kwa hilo.',
  'Record it as a refund with that receipt.': 'Iandike kuwa imerudishwa kwa risiti hiyo.',
  'That much of this bill is not here.': 'Kiasi hicho cha bili hii hakipo.',
  'That much was not noted as sent back.': 'Kiasi hicho hakikuandikwa kuwa kimerudishwa.',
  'It may be owing, or a refund.': 'Huenda inadaiwa, au ni pesa zilizorudishwa.',
  'A refund that was sent by hand waits for a second person.':
    'Kuna pesa zilizorudishwa kwa mkono zinazosubiri mtu wa pili.',
  'Approve or withdraw it first.': 'Idhinisha au ziondoe kwanza.',
  'Whoever decides about payments looks at it first.': 'Anayeamua kuhusu malipo aiangalie kwanza.',
  'Meanwhile {amount} of {number} went back, or is on its way.':
    'Wakati huo {amount} za {number} zimerudishwa, au ziko njiani.',
  'Meanwhile no more than {amount} of {number} goes back.':
    'Wakati huo zinazorudishwa za {number} hazizidi {amount}.',
  'Look how much is still to go back, then decide again.':
    'Angalia ni kiasi gani bado kitarudishwa, kisha uamue tena.',
  'At most {amount} can be paid back.': 'Kinachoweza kurudishwa hakizidi {amount}.',
  '{number} is already paid.': '{number} imeshalipwa.',
  '{number} is closed.': '{number} imefungwa.',
  'This order is settled already.': 'Oda hii imeshakamilishwa.',
  'Money that came in is at least one shilling.': 'Pesa zilizoingia ni angalau shilingi moja.',
  'Name the receipt that paid this order.': 'Taja risiti iliyolipia oda hii.',
  'Nothing here waits for a decision, or money has come in.':
    'Hakuna kinachosubiri uamuzi hapa, au pesa zimeingia.',
  'Money that came in is paid back.': 'Pesa zilizoingia hurudishwa.',
  'At most {amount} of this order can be paid back.': 'Kinachoweza kurudishwa kwa oda hii hakizidi {amount}.',
  'This order costs {amount}.': 'Oda hii ni {amount}.',
  '{parts} of this order came; {left} is left.': '{parts} za oda hii zimefika; zimebaki {left}.',
  '{parts} of this order came by M-Pesa; {left} is left.':
    '{parts} za oda hii zimefika kwa M-Pesa; zimebaki {left}.',
  'M-Pesa says that {amount} came with receipt {receipt}.':
    'M-Pesa inasema {amount} zilifika kwa risiti {receipt}.',
  'To keep the price alone, choose to send back what is above it.':
    'Ili kuchukua bei tu, chagua kurudisha zilizozidi.',
  'No more came than the price.': 'Hazikufika zaidi ya bei.',
  'Confirm the payment as it is.': 'Thibitisha malipo yalivyo.',
  'No money of this order is in doubt.': 'Hakuna pesa za oda hii zenye shaka.',
  'Decide: paid, not paid, or refund.': 'Amua: imelipwa, haijalipwa, au rudisha pesa.',
  'This reference belongs to another refund.': 'Rejeleo hili ni la pesa nyingine zilizorudishwa.',
  'There is no such order or payment.': 'Hakuna oda au malipo kama hayo.',
  'Cash is collected for cash orders that are on their way or delivered.':
    'Pesa taslimu hupokelewa kwa oda za taslimu zilizo njiani au zilizofikishwa.',
  'The cash of this order is in the till already.': 'Pesa taslimu za oda hii tayari ziko kwenye droo.',
  'A payment for this order waits for a word at the desk.':
    'Malipo ya oda hii yanasubiri uamuzi kwenye dawati.',
  'M-Pesa has {receipt}, and not {named}.': 'M-Pesa ina {receipt}, si {named}.',
  'O and 0, I and 1 look alike: compare each sign.':
    'O na 0, I na 1 zinafanana: linganisha kila herufi na tarakimu.',
  'Decide about it first.': 'Amua kuyahusu kwanza.',
  'The cash of this order was taken already and goes back.':
    'Pesa taslimu za oda hii zimeshapokelewa na zinarudishwa.',
  'A tracking number has at most 60 characters and is for one parcel.':
    'Nambari ya mzigo ina herufi 60 kwa zaidi na ni ya mzigo mmoja.',
  'Choose a day from today on, at most 60 days ahead.': 'Chagua siku kuanzia leo, isiyozidi siku 60 mbele.',
  'This order is delivered, so it stays dispatched.': 'Oda hii imefikishwa, kwa hiyo inabaki imetumwa.',
  'This order is not on its way.': 'Oda hii haiko njiani.',
  'The buyer knows that this parcel is at its pickup point, so it stays dispatched.':
    'Mnunuzi anajua kwamba mzigo huu uko kituoni, kwa hiyo unabaki kuwa umetumwa.',
  'The cash of this order was taken, so it stays dispatched.':
    'Pesa taslimu za oda hii zimepokelewa, kwa hiyo inabaki imetumwa.',
  'The payment of this order has changed since, so it stays dispatched.':
    'Malipo ya oda hii yamebadilika tangu hapo, kwa hiyo inabaki imetumwa.',
  'A dispatch can be undone for ten minutes, and they are over.':
    'Utumaji unaweza kutenguliwa kwa dakika kumi, nazo zimeisha.',
  'If the parcel is here again, mark it as come back.': 'Mzigo ukiwa hapa tena, weka kuwa umerudi.',
  'Only a parcel that is on its way can come back.': 'Ni mzigo ulio njiani pekee unaoweza kurudi.',
  'Only a parcel that is on its way to a pickup point can be there.':
    'Ni mzigo ulio njiani kwenda kituo pekee unaoweza kuwa hapo.',
  'Put back at most as many pieces as were sent.': 'Rudisha idadi isiyozidi iliyotumwa.',
  'Settle the difference with the rider first.': 'Maliza tofauti hiyo na rider kwanza.',
  'A statement is a list of at most 5,000 lines at a time.':
    'Taarifa ni orodha ya mistari isiyozidi 5,000 kwa mara moja.',
  'What was opened does not go back on the shelf.': 'Kilichofunguliwa hakirudi kwenye rafu.',
  'There is nothing to save.': 'Hakuna cha kuhifadhi.',
  'There is no such product.': 'Hakuna bidhaa kama hiyo.',
  'Somebody has changed this product meanwhile.': 'Mtu amebadilisha bidhaa hii wakati huo huo.',
  'Compare both versions, then save again.': 'Linganisha matoleo yote mawili, kisha uhifadhi tena.',
  'Another product has this SKU.': 'Bidhaa nyingine ina SKU hii.',
  'Another product has this address.': 'Bidhaa nyingine ina anwani hii.',
  'There is no such product for this option.': 'Hakuna bidhaa kama hiyo kwa chaguo hili.',
  'pictures: Each of at most 12 pictures says what it shows.':
    'picha: Kila moja kati ya picha zisizozidi 12 hueleza inachoonyesha.',
  'Say why the return is not accepted.': 'Eleza kwa nini urudishaji haukubaliwi.',
  'The buyer reads it on the page of the order.': 'Mnunuzi anaisoma kwenye ukurasa wa oda.',
  'A product is a draft, active or archived.': 'Bidhaa huwa rasimu, inauzwa au imehifadhiwa kando.',
  'Stock is a whole number, none or more.': 'Akiba ni nambari kamili, sifuri au zaidi.',
  'There are {n} now.': 'Sasa ziko {n}.',
  'Count again, then save.': 'Hesabu tena, kisha uhifadhi.',
  'Send at most 1,000 rows at a time.': 'Tuma safu zisizozidi 1,000 kwa mara moja.',
  'This import was undone.': 'Uingizaji huu ulitenguliwa.',
  'Start a new one.': 'Anza mwingine mpya.',
  'There is no such import, or it is undone already.': 'Hakuna uingizaji kama huo, au umeshatenguliwa.',
  'A note has 1 to 1,000 letters.': 'Maelezo yana herufi 1 hadi 1,000.',
  'Choose up to 200 orders to pack, send or mark as delivered.':
    'Chagua hadi oda 200 za kufungasha, kutuma au kuweka kuwa zimefikishwa.',
  '“{claim}” may not be said about herbal products.': '“{claim}” hairuhusiwi kusemwa kuhusu bidhaa za mimea.',
  '“{claim}” may not be said about herbs and remedies.':
    '“{claim}” hairuhusiwi kusemwa kuhusu mitishamba na tiba asilia.',
  'Choose another sentence of this customer.': 'Chagua sentensi nyingine ya mteja huyu.',
  'There is nothing of this kind to edit.': 'Hakuna kitu cha aina hii cha kuhariri.',
  'There is no such version.': 'Hakuna toleo kama hilo.',
  'This version is {state}.': 'Toleo hili liko katika hali ya {state}.',
  'Look at “{field}”.': 'Angalia “{field}”.',
  'Reload the page to see where it stands.': 'Pakia ukurasa upya ili uone lilipofikia.',
  'Say what it is used for and how good the evidence is.':
    'Eleza inatumika kwa nini na ushahidi una ubora gani.',
  'The address of a text cannot be changed here.': 'Anwani ya maandishi haiwezi kubadilishwa hapa.',
  'Somebody else changed this draft in the meantime.': 'Mtu mwingine amebadilisha rasimu hii wakati huo huo.',
  'Copy your changes and reload the page.': 'Nakili mabadiliko yako kisha upakie ukurasa upya.',
  'Name the person who read and approved this text.': 'Mtaje aliyesoma na kuidhinisha maandishi haya.',
  'Set the next review between tomorrow and three years from now.':
    'Weka ukaguzi ujao kati ya kesho na miaka mitatu kuanzia sasa.',
  'There is a draft of this text already.': 'Tayari kuna rasimu ya maandishi haya.',
  'Publish it or throw it away first.': 'Ichapishe au itupe kwanza.',
  'A text is published or withdrawn.': 'Maandishi huchapishwa au huondolewa.',
  'There is no such text.': 'Hakuna maandishi kama hayo.',
  'There is no such role.': 'Hakuna jukumu kama hilo.',
  'There is no account with this address.': 'Hakuna akaunti yenye anwani hii.',
  'Ask the person to sign up first.': 'Mwombe mtu huyo ajisajili kwanza.',
  'This address is not confirmed yet.': 'Anwani hii bado haijathibitishwa.',
  'Ask the person to open the link in the mail we sent.':
    'Mwombe mtu huyo afungue kiungo kwenye barua pepe tuliyotuma.',
  'The shop needs an owner.': 'Duka linahitaji mmiliki.',
  'Make somebody else an owner first.': 'Mfanye mtu mwingine awe mmiliki kwanza.',
  'The list holds 50 emergency numbers.': 'Orodha hii huhifadhi nambari 50 za dharura.',
  'Remove one of them first.': 'Ondoa mojawapo kwanza.',
  '999 and 112 are always shown as they are.': '999 na 112 huonyeshwa kila wakati kama zilivyo.',
  'Only where and when the number was read can be changed.':
    'Kinachoweza kubadilishwa ni mahali na siku nambari iliposomwa pekee.',
  'There is no such list.': 'Hakuna orodha kama hiyo.',
  'Choose a first and a last day, at most two years apart.':
    'Chagua siku ya kwanza na ya mwisho, zisizotofautiana zaidi ya miaka miwili.',
  'Choose a day that has come.': 'Chagua siku ambayo imeshafika.',
  'There is no such account.': 'Hakuna akaunti kama hiyo.',
  'What was counted is a number of shillings.': 'Kilichohesabiwa ni idadi ya shilingi.',
  'This day is closed, and nothing has changed since.':
    'Siku hii imefungwa, na hakuna kilichobadilika tangu hapo.',
  'At most {amount} can be taken to the bank.': 'Zinazoweza kupelekwa benki hazizidi {amount}.',
  'There is no such tax class.': 'Hakuna aina ya kodi kama hiyo.',
  'Choose standard, zero-rated or exempt.': 'Chagua ya kawaida, ya asilimia sifuri au isiyotozwa.',
  'An item classification has eight to ten digits.': 'Nambari ya aina ya bidhaa ina tarakimu nane hadi kumi.',
  'Look it up in the list that KRA publishes for eTIMS.':
    'Itafute kwenye orodha ya eTIMS inayotolewa na KRA.',
  'Choose at most 1,000 products at a time.': 'Chagua bidhaa zisizozidi 1,000 kwa mara moja.',
  'There is no such invoice.': 'Hakuna ankara kama hiyo.',
  'This invoice cannot be replaced.': 'Ankara hii haiwezi kubadilishwa.',
  'A credit note has taken it back already.': 'Hati ya kurudisha pesa imeshaiondoa.',
  'A period is from a day to a later one, at most three years.':
    'Kipindi ni kuanzia siku moja hadi nyingine ya baadaye, kisichozidi miaka mitatu.',
  'There is no such document.': 'Hakuna hati kama hiyo.',
  'It has 10 letters and figures, for example SKA4N7Q2XD. You may paste the whole message from M-Pesa.':
    'Ina herufi na tarakimu 10, kwa mfano SKA4N7Q2XD. Unaweza kubandika ujumbe wote wa M-Pesa.',
  'M-Pesa never moves that much at once.': 'M-Pesa haihamishi kiasi hicho kwa mara moja.',
  'Look at the sum once more.': 'Angalia kiasi mara nyingine.',
  'Say how much came.': 'Taja kiasi kilichofika.',
  'The message from M-Pesa says it.': 'Kiko kwenye ujumbe wa M-Pesa.',
  'M-Pesa has not told of receipt {receipt} yet.': 'M-Pesa bado haijatuambia kuhusu risiti {receipt}.',
  'Ask M-Pesa, or confirm that you see the money there yourself.':
    'Iulize M-Pesa, au thibitisha kuwa unaziona pesa huko mwenyewe.',
  'M-Pesa says that receipt {receipt} was paid for {number}.':
    'M-Pesa inasema risiti {receipt} ililipiwa {number}.',
  'Confirm that its payer meant this bill, or give it to that one.':
    'Thibitisha kuwa mlipaji alikusudia bili hii, au izipe bili ile.',
  'With this more than the price would be here.': 'Na hizi zingekuwa zaidi ya bei.',
  'Confirm that the money is here instead.': 'Badala yake thibitisha kuwa pesa zimefika.',
  'M-Pesa cannot be asked about receipts in this shop.':
    'M-Pesa haiwezi kuulizwa kuhusu risiti katika duka hili.',
  'Look at M-Pesa yourself.': 'Angalia M-Pesa mwenyewe.',
  'Fetch the payments from M-Pesa or import its statement first. If the money never came, say so.':
    'Kwanza leta malipo kutoka M-Pesa au pakia taarifa yake. Ikiwa pesa hazikuja kamwe, sema hivyo.',
  'Say that this payment never came, then give the bill what M-Pesa tells of.':
    'Sema kuwa malipo haya hayakuja kamwe, kisha ipe bili kile M-Pesa inachosema.',
  'Above {amount}, what came by M-Pesa does not go back in cash.':
    'Zaidi ya {amount}, zilizokuja kwa M-Pesa hazirudishwi kwa taslimu.',
  'Send it by M-Pesa, or name the number and the reference; another person then approves it.':
    'Zitume kwa M-Pesa, au taja namba na rejea; kisha mtu mwingine aidhinishe.',
  'No more than the price, {amount}, can have come on top.': 'Zilizokuja juu haziwezi kuzidi bei, {amount}.',
  'Count it once more.': 'Hesabu tena.',
  'Cash is counted in whole shillings, at least 1.': 'Taslimu huhesabiwa kwa shilingi kamili, angalau 1.',
  'Cash is taken for orders that wait for M-Pesa, or are owing again.':
    'Pesa taslimu huchukuliwa kwa oda zinazosubiri M-Pesa, au zinazodaiwa tena.',
  'Cash at the counter is taken for orders that wait for M-Pesa.':
    'Taslimu dukani huchukuliwa kwa oda zinazosubiri M-Pesa.',
  'Ask for the rest, or give change, first.': 'Kwanza omba zilizobaki, au rudisha chenji.',
  'The cash was taken between the order and now.': 'Taslimu ilichukuliwa kati ya wakati wa oda na sasa.',
  'Look at the day and the time once more.': 'Angalia siku na saa mara nyingine.',
  'Say how the order came: by phone, by WhatsApp or at the counter.':
    'Eleza jinsi oda ilivyokuja: kwa simu, kwa WhatsApp au dukani.',
  'There are three unpaid orders for this number already.':
    'Tayari kuna oda tatu ambazo hazijalipwa kwa nambari hii.',
  'Have one of them paid or cancelled first.': 'Kwanza moja yazo ilipwe au ifutwe.',
  'Order {number} for this number is still to be paid in cash.':
    'Oda {number} ya nambari hii bado italipwa taslimu.',
  'Take this one by M-Pesa, or once that one is paid.': 'Pokea hii kwa M-Pesa, au baada ya hiyo kulipwa.',
  'Read the warnings of these products to the buyer first.': 'Kwanza msomee mnunuzi maonyo ya bidhaa hizi.',
  'Then say that you did.': 'Kisha useme kwamba umefanya hivyo.',
  'Nothing is to be paid for this order by M-Pesa now.': 'Hakuna cha kulipa kwa oda hii kwa M-Pesa sasa.',
  'No message reaches this buyer.': 'Ujumbe haumfikii mnunuzi huyu.',
  'Copy the link, or write to them yourself.': 'Nakili kiungo, au umwandikie mwenyewe.',
  'Three messages went out today.': 'Ujumbe mara tatu umeshatumwa leo.',
  'Leave it as it was, or take less.': 'Iache ilivyokuwa, au chukua kidogo.',
  'Only {n} more of {name} left.': '{name}: zimebaki {n} tu za kuongeza.',
  'Leave it as it was.': 'Iache ilivyokuwa.',
  'This order is packed already.': 'Oda hii imeshafungashwa.',
  'This order is cancelled.': 'Oda hii imeghairiwa.',
  'This order has left the shop.': 'Oda hii imeshaondoka dukani.',
  'Take what they want as another order.': 'Pokea wanachotaka kama oda nyingine.',
  'A return is open for this order.': 'Kuna ombi la kurudisha bidhaa za oda hii.',
  'The money of this order goes back.': 'Pesa za oda hii zinarudishwa.',
  "A prompt for the former sum is on the buyer's phone.":
    'Ombi la kiasi cha awali liko kwenye simu ya mnunuzi.',
  'Wait until it is answered, then change the order.': 'Subiri lijibiwe, kisha ubadilishe oda.',
  'What is kept of this order is not its price.': 'Kilichobaki cha oda hii si bei yake.',
  'Nothing can be added to what was paid for this order.':
    'Hakuna kinachoweza kuongezwa kwenye malipo ya oda hii.',
  'Take what they want besides as another order.': 'Wanachotaka zaidi kipokee kama oda nyingine.',
  'This order has changed while you were at it: somebody else changed it, or a payment came.':
    'Oda hii imebadilika ulipokuwa ukiibadilisha: mtu mwingine ameibadilisha, au malipo yameingia.',
  'Look at it as it is now. What you typed is still there.': 'Iangalie ilivyo sasa. Ulichoandika bado kipo.',
  'This is too heavy for one parcel there.': 'Ni nzito mno kwa mzigo mmoja kwenda huko.',
  'Look at it, then save again.': 'Iangalie, kisha uhifadhi tena.',
} as const;
