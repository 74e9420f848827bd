/** What the database and M-Pesa say of orders and their payments. */
export const orderSentences = {
  placed: 'imewekwa',
  packed: 'imefungashwa',
  dispatched: 'imetumwa',
  delivered: 'imefikishwa',
  cancelled: 'imeghairiwa',
  starting: 'yanaanza',
  prompted: 'ombi limetumwa',
  paid: 'yamelipwa',
  failed: 'yameshindikana',
  needs_review: 'yanahitaji kuangaliwa',
  refund_due: 'yanapaswa kurudishwa',
  refunded: 'yamerudishwa',
  'This order is not paid yet.': 'Oda hii bado haijalipwa.',
  'A packed order cannot become packed.': 'Oda iliyofungashwa haiwezi kufungashwa tena.',
  'A dispatched order cannot become packed.': 'Oda iliyotumwa haiwezi kufungashwa.',
  'A delivered order cannot become packed.': 'Oda iliyofikishwa haiwezi kufungashwa.',
  'A cancelled order cannot become packed.': 'Oda iliyoghairiwa haiwezi kufungashwa.',
  'A dispatched order cannot become dispatched.': 'Oda iliyotumwa haiwezi kutumwa tena.',
  'A delivered order cannot become dispatched.': 'Oda iliyofikishwa haiwezi kutumwa.',
  'A cancelled order cannot become dispatched.': 'Oda iliyoghairiwa haiwezi kutumwa.',
  'A placed order cannot become delivered.': 'Oda ambayo haijatumwa haiwezi kuwekwa kuwa imefikishwa.',
  'A packed order cannot become delivered.': 'Oda ambayo haijatumwa haiwezi kuwekwa kuwa imefikishwa.',
  'A delivered order cannot become delivered.': 'Oda hii tayari imefikishwa.',
  'A cancelled order cannot become delivered.': 'Oda iliyoghairiwa haiwezi kuwekwa kuwa imefikishwa.',
  'No receipt number.': 'Hakuna nambari ya risiti.',
  'No completion time.': 'Hakuna wakati wa kukamilika.',
  'An amount is not a whole number of shillings.': 'Kuna kiasi ambacho si shilingi kamili.',
  'The refund {receipt} came back to us. Send it to the right number.':
    'Pesa zilizorudishwa kwa risiti {receipt} zimerudi kwetu. Zitume kwa nambari sahihi.',
  'Its payer says that it did not arrive. {person} recorded it.':
    'Mlipaji anasema hazikufika. Aliyeziandika ni {person}.',
  'M-Pesa never told of {receipt}.': 'M-Pesa haikusema lolote kuhusu {receipt}.',
  'M-Pesa took this payment back with receipt {receipt}. Ask its payer to pay again.':
    'M-Pesa ilichukua tena malipo haya kwa risiti {receipt}. Mwombe mlipaji alipe tena.',
  'This went back twice: we sent it, and M-Pesa took it with receipt {receipt}. Ask its payer for it.':
    'Pesa hizi zimerudi mara mbili: sisi tulizituma, na M-Pesa ilizichukua kwa risiti {receipt}. Mwombe mlipaji azirudishe.',
  'The payer names this receipt.': 'Mlipaji anataja risiti hii.',
  'M-Pesa is being asked about this receipt.': 'M-Pesa inaulizwa kuhusu risiti hii.',
  'M-Pesa says that this receipt was paid to somebody else.':
    'M-Pesa inasema risiti hii ililipwa kwa mtu mwingine.',
  'M-Pesa says that this payment was not completed.': 'M-Pesa inasema malipo haya hayakukamilika.',
  'M-Pesa does not know this receipt.': 'M-Pesa haiijui risiti hii.',
  'M-Pesa has this receipt, with another amount.': 'M-Pesa ina risiti hii, kwa kiasi kingine.',
  'M-Pesa did not say clearly what became of this receipt.':
    'M-Pesa haikusema wazi kilichotokea kwa risiti hii.',
  'This is settled already; its payer had also named this receipt.':
    'Hii imeshakamilishwa; mlipaji wake alikuwa ametaja pia risiti hii.',
  'To be paid back.': 'Pesa za kurudishwa.',
  'The prompt was never sent.': 'Ombi halikutumwa kamwe.',
  'No answer within an hour.': 'Hakuna jibu ndani ya saa moja.',
  'M-Pesa says that this was {amount}. Nothing is sent before it is put right.':
    'M-Pesa inasema hizi zilikuwa {amount}. Hakuna kinachotumwa kabla halijarekebishwa.',
  'M-Pesa says that this was paid for {number}. Nothing is sent before it is put right.':
    'M-Pesa inasema hizi zililipwa kwa {number}. Hakuna kinachotumwa kabla halijarekebishwa.',
  'Came on top, and pays it since the other payment counts no more.':
    'Zilikuja zaidi, na zinalipia hii kwa kuwa malipo yale mengine hayahesabiki tena.',
  'M-Pesa took this back, and nothing in the books explains it.':
    'M-Pesa ilichukua hizi tena, na hakuna kitu kwenye vitabu kinachoeleza.',
  'The order was already paid; this money came on top.': 'Oda ilikuwa imeshalipwa; pesa hizi ni za ziada.',
  'This month was already paid; this money came on top.':
    'Mwezi huu ulikuwa umeshalipiwa; pesa hizi ni za ziada.',
  'The consultation was already paid; this money came on top.':
    'Kikao kilikuwa kimeshalipiwa; pesa hizi ni za ziada.',
  'No money came.': 'Hakuna pesa zilizoingia.',
  'No money was found.': 'Hakuna pesa zilizoonekana.',
  'Found in the M-Pesa statement.': 'Imeonekana kwenye taarifa ya M-Pesa.',
  'Confirmed by hand.': 'Imethibitishwa na mtu.',
  'Request cancelled by user': 'Mteja alighairi ombi',
  'The balance is insufficient for the transaction.': 'Salio halitoshi kwa malipo haya.',
  'M-Pesa has this receipt, but nothing says that it is for this bill.':
    'M-Pesa ina risiti hii, lakini hakuna kinachosema kuwa ni ya bili hii.',
  'This receipt paid another bill.': 'Risiti hii imelipia bili nyingine.',
  'Paid by M-Pesa already; this cash came on top.': 'Ilishalipwa kwa M-Pesa; taslimu hii ni ya ziada.',
  'Noted by mistake.': 'Iliandikwa kwa makosa.',
  'Paid in cash already; this money came on top.': 'Ilikuwa imeshalipwa taslimu; pesa hizi ni za ziada.',
} as const;
