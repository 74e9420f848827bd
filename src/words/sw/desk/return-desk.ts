/** Goods that come back. */
export const returnDesk = {
  'To decide': 'Za kuamua',
  'To pay back': 'Za kurudishiwa pesa',
  Damaged: 'Imeharibika',
  'Wrong item': 'Si bidhaa iliyoagizwa',
  'Not as described': 'Si kama ilivyoelezwa',
  Expired: 'Muda umekwisha',
  'Changed their mind': 'Amebadili nia',
  'The returns could not be loaded': 'Hatukuweza kupakia bidhaa zinazorudishwa',
  'Loading returns': 'Inapakia bidhaa zinazorudishwa',
  'No returns here': 'Hakuna bidhaa zinazorudishwa hapa',
  'Buyers ask for a return on the page of their order.':
    'Wanunuzi huomba kurudisha bidhaa kwenye ukurasa wa oda yao.',
  Refused: 'Imekataliwa',
  'asked {time}': 'aliomba {time}',
  'delivered {day}': 'ilifikishwa {day}',
  opened: 'imefunguliwa',
  'back on the shelf': 'imerudi kwenye rafu',
  'The buyer’s photo could not be loaded.': 'Hatukuweza kupakia picha ya mnunuzi.',
  'Loading the photo': 'Inapakia picha',
  'What the buyer photographed': 'Alichopiga picha mnunuzi',
  Refuse: 'Kataa',
  'The buyer is told and reads your note: say why.':
    'Mnunuzi anajulishwa na anasoma maelezo yako: eleza sababu.',
  Accept: 'Kubali',
  'The buyer is asked to send the goods back.': 'Mnunuzi anaombwa kurudisha bidhaa.',
  'A guest gets no notice and reads your note on the page of the order: say why, and call if it matters.':
    'Mgeni hapati taarifa; anasoma maelezo yako kwenye ukurasa wa oda: eleza sababu, na upige simu ikiwa ni muhimu.',
  'The page of the order asks for the goods. A guest gets no notice: call if it matters.':
    'Ukurasa wa oda unaomba bidhaa zirudishwe. Mgeni hapati taarifa: piga simu ikiwa ni muhimu.',
  'Send the money first, then note it here. A guest sees it on the page of the order.':
    'Tuma pesa kwanza, kisha uandike hapa. Mgeni anaona kwenye ukurasa wa oda.',
  '{amount} of it went back already': '{amount} kati yake zimesharudishwa',
  'with {amount} for delivery': 'pamoja na {amount} ya usafirishaji',
  'The goods are here': 'Bidhaa zimefika',
  'Say what goes back on the shelf. Opened goods never do.':
    'Eleza kinachorudi kwenye rafu. Bidhaa zilizofunguliwa hazirudi kamwe.',
  'Paid back': 'Pesa zimerudishwa',
  'Return of order {number}.': 'Kurudisha bidhaa za oda {number}.',
  'Back on the shelf': 'Zinazorudi kwenye rafu',
  'Why, for the buyer': 'Sababu, kwa mnunuzi',
  'Note for the buyer (optional)': 'Maelezo kwa mnunuzi (si lazima)',
} as const;
