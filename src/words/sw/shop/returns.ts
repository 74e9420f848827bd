/** The page about sending something back. */
export const returns = {
  'A discount counts in proportion: you get back what you paid for the goods.':
    'Punguzo huhesabiwa kwa uwiano: unarudishiwa ulicholipia bidhaa hizo.',
  'A parcel that cannot be delivered comes back to us. We call you first. If you do not want it any more, we refund the goods and keep the delivery fee that the courier has earned.':
    'Mzigo usioweza kufikishwa hurudi kwetu. Tunakupigia simu kwanza. Ikiwa huutaki tena, tunarudisha pesa za bidhaa na kubaki na ada ya usafirishaji ambayo msafirishaji ameshaifanyia kazi.',
  'Changed your mind, or something arrived wrong? You have {n} days from delivery.':
    'Umebadili nia, au kitu kimefika kikiwa na kasoro? Una siku {n} tangu kuletewa.',
  'Felt unwell?': 'Umejisikia vibaya?',
  'How it works': 'Jinsi inavyofanyika',
  'It goes back to the M-Pesa number that paid, within five working days after the parcel has reached us. Cash orders are refunded to the M-Pesa number you name.':
    'Pesa hurudi kwenye nambari ya M-Pesa iliyolipa, ndani ya siku tano za kazi baada ya mzigo kutufikia. Kwa oda zilizolipwa taslimu, pesa hurudishwa kwenye nambari ya M-Pesa utakayotaja.',
  'Not delivered, or not accepted': 'Haikufikishwa, au haikupokelewa',
  'Open <orders>Your orders</orders>, choose the order and press <b>Return something</b>. Ordered as a guest? On the device you ordered with, open it under <track>Track an order</track>.':
    'Fungua <orders>Oda zako</orders>, chagua oda na ubonyeze <b>Rudisha bidhaa</b>. Uliagiza bila akaunti? Kwenye kifaa ulichoagizia, ifungue chini ya <track>Fuatilia oda</track>.',
  'Opened herbs, teas, oils and supplements. Nobody else could use them safely, so we cannot take them back unless something is wrong with them.':
    'Mitishamba, chai, mafuta na virutubisho vya ziada vilivyofunguliwa. Hakuna mwingine anayeweza kuvitumia kwa usalama, kwa hiyo hatuwezi kuvipokea isipokuwa vikiwa na kasoro.',
  'Put the order number into the parcel, and keep the courier’s receipt until the money is back.':
    'Weka nambari ya oda ndani ya mzigo, na utunze risiti ya msafirishaji hadi pesa zirudi.',
  'Say what you send back and why, and add a photo if something is wrong. You see what you get back before you ask.':
    'Sema unachorudisha na sababu, na uongeze picha ikiwa kuna kasoro. Utaona utakachorudishiwa kabla ya kuomba.',
  'Stop using the product, keep its packet and speak to a clinician first. Then tell us: we report unwanted effects of herbal products to the Pharmacy and Poisons Board, and so can you.':
    'Acha kutumia bidhaa, tunza pakiti yake na uongee na mhudumu wa afya kwanza. Kisha tuambie: tunaripoti madhara ya bidhaa za mimea kwa Bodi ya Famasia na Sumu (Pharmacy and Poisons Board), nawe pia unaweza.',
  'These promises stand beside your rights under the Consumer Protection Act, 2012 and the Sale of Goods Act. They take nothing away from them.':
    'Ahadi hizi ni pamoja na haki zako chini ya Sheria ya Kulinda Watumiaji (Consumer Protection Act), 2012 na Sheria ya Uuzaji wa Bidhaa (Sale of Goods Act). Hazipunguzi haki hizo.',
  'Track an order': 'Fuatilia oda',
  'Unopened products in their sealed packing, within {n} days of delivery.':
    'Bidhaa ambazo hazijafunguliwa, zikiwa kwenye pakiti yake iliyofungwa, ndani ya siku {n} baada ya kuletewa.',
  'We answer within two working days, on the page of the order, and tell you where to send or hand over the parcel.':
    'Tunajibu ndani ya siku mbili za kazi kwenye ukurasa wa oda, na kukuambia utume au ukabidhi mzigo wapi.',
  'We look at what arrived within two working days and tell you what we found.':
    'Tunakagua kilichofika ndani ya siku mbili za kazi na kukuambia tulichopata.',
  'What arrived damaged, wrong, not as described or past its date, opened or not, within the same {n} days. After that, write to us.':
    'Kilichofika kimeharibika, si ulichoagiza, si kama kilivyoelezwa au muda wake umepita, kiwe kimefunguliwa au la, ndani ya siku hizohizo {n}. Baada ya hapo, tuandikie.',
  'What can come back': 'Kinachoweza kurudishwa',
  'What cannot': 'Kisichoweza kurudishwa',
  'When the mistake was ours and the whole order comes back, we refund everything, the delivery fee too. When a part of it comes back, we refund what those goods cost you. The way back is on us, and we send a new one if you prefer.':
    'Kosa likiwa letu na oda yote ikirudi, tunarudisha pesa zote, pamoja na ada ya usafirishaji. Ikirudi sehemu tu, tunarudisha ulicholipia bidhaa hizo. Gharama ya kurudisha ni yetu, na tunakutumia mpya ukipenda.',
  'When you changed your mind, we refund what the goods cost you. The delivery fee and the way back are yours.':
    'Ukibadili nia, tunarudisha ulicholipia bidhaa. Ada ya usafirishaji na gharama ya kurudisha ni zako.',
  'You cannot open the order? Write to us through the <contact>contact page</contact> or to <mail>{email}</mail>, with the order number and, if something is wrong, a photo.':
    'Huwezi kufungua oda? Tuandikie kupitia <contact>ukurasa wa mawasiliano</contact> au <mail>{email}</mail>, pamoja na nambari ya oda na, ikiwa kuna kasoro, picha.',
  'Your money': 'Pesa zako',
  'Your orders': 'Oda zako',
  'Your rights': 'Haki zako',
} as const;
