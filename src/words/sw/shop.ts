import { advice, reasons } from './shop/advice.ts';
import { payments } from './shop/payments.ts';
import { reviews, shop, wishlist } from './shop/products.ts';
import { safety } from './shop/safety.ts';
import { terms } from './shop/terms.ts';

/** The cart, what goes into it, and what it costs to send. */
export const cart = {
  '<b>Sold out.</b> New stock comes with the next harvest. Look at the similar products below.':
    '<b>Imekwisha.</b> Bidhaa mpya zitakuja na mavuno yajayo. Tazama bidhaa zinazofanana hapa chini.',
  '<b>{code}</b> is being checked…': '<b>{code}</b> inakaguliwa…',
  '<b>{code}</b> takes {amount} off': '<b>{code}</b> inapunguza {amount}',
  'A product': 'Bidhaa moja',
  'Add more': 'Ongeza',
  'Added to cart': 'Imewekwa kikapuni',
  'Go to cart': 'Nenda kikapuni',
  'Buy now': 'Nunua sasa',
  'Checking today’s prices and stock…': 'Inakagua bei na akiba ya leo…',
  'Choose your county': 'Chagua kaunti yako',
  'Continue shopping': 'Endelea kununua',
  'Coupon code': 'Msimbo wa kuponi',
  'Delivery to': 'Usafirishaji hadi',
  'Empty the cart': 'Ondoa vyote kikapuni',
  'Free delivery': 'Usafirishaji bila malipo',
  'Free from {amount}.': 'Bila malipo kuanzia {amount}.',
  'Herbs, teas, oils and superfoods are waiting. What you add stays here for 7 days, also without an account.':
    'Mitishamba, chai, mafuta na vyakula bora vinakusubiri. Unachoweka hukaa hapa kwa siku 7, hata bila akaunti.',
  'Lines that cannot be bought are not counted.': 'Bidhaa zisizoweza kununuliwa hazijahesabiwa.',
  'Loading your cart…': 'Inapakia kikapu chako…',
  'M-Pesa, or cash when it arrives.': 'M-Pesa, au pesa taslimu inapofika.',
  'Not added to your cart': 'Haikuwekwa kikapuni',
  'One order takes up to {most} different products.': 'Oda moja huchukua hadi bidhaa {most} tofauti.',
  'One order takes up to {most} pieces of a product.': 'Oda moja huchukua hadi {most} za bidhaa moja.',
  'Only {n} are left.': 'Zimebaki {n} tu.',
  'Only {n} is left.': 'Imebaki {n} tu.',
  'Open the cart to see what changed.': 'Fungua kikapu uone kilichobadilika.',
  'Paid by M-Pesa before it leaves.': 'Hulipwa kwa M-Pesa kabla ya kutumwa.',
  'Prices and stock checked just now.': 'Bei na akiba zimekaguliwa sasa hivi.',
  'Prices from when you added the products; not checked yet.':
    'Bei za wakati ulipoweka bidhaa; bado hazijakaguliwa.',
  'Proceed to checkout': 'Endelea kwenye malipo',
  'Products in your cart': 'Bidhaa kikapuni mwako',
  'Quantity {n}': 'Idadi {n}',
  'Remove <quiet>the code {code}</quiet>': 'Ondoa <quiet>kuponi {code}</quiet>',
  'Removed <b>{n} products</b>': 'Umeondoa <b>bidhaa {n}</b>',
  'Show what to change': 'Onyesha cha kubadilisha',
  'Sold out since you added it.': 'Imekwisha tangu ulipoiweka.',
  'Some lines cannot be bought as they are.': 'Baadhi ya bidhaa haziwezi kununuliwa zilivyo sasa.',
  Subtotal: 'Jumla ndogo',
  Summary: 'Muhtasari',
  'Take {n}': 'Chukua {n}',
  'The counties could not be loaded.': 'Hatukuweza kupakia kaunti.',
  'The fee is the same as at the checkout.': 'Ada ni ileile utakayoiona wakati wa malipo.',
  'The price is now <b>{now}</b>, it was <s>{before}</s>.':
    'Bei sasa ni <b>{now}</b>, ilikuwa <s>{before}</s>.',
  'These are the prices from when you last looked. We check prices and stock as soon as you are back online.':
    'Hizi ni bei za mara ya mwisho ulipotazama. Tutakagua bei na akiba mara tu utakaporudi mtandaoni.',
  'This is too heavy for the courier to {county}. Two smaller orders can travel.':
    'Huu ni mzigo mzito mno kwa msafirishaji wa {county}. Oda mbili ndogo zinaweza kusafirishwa.',
  Understood: 'Nimeelewa',
  'Use it': 'Tumia',
  'We could not check today’s prices': 'Hatukuweza kukagua bei za leo',
  'We do not deliver to {county} at the moment.': 'Kwa sasa hatufikishi bidhaa {county}.',
  'We put your two carts together': 'Tumeunganisha vikapu vyako viwili',
  'With your account or without one; your cart stays as it is.':
    'Ukiwa na akaunti au bila akaunti, kikapu chako kitabaki kilivyo.',
  'Your cart': 'Kikapu chako',
  'Your cart already has {n}.': 'Kikapu chako tayari kina {n}.',
  'Your cart is empty': 'Kikapu chako ni kitupu',
  'Your carts are one now': 'Vikapu vyako sasa ni kimoja',
  'You’re offline': 'Uko nje ya mtandao',
  'added at checkout': 'itaongezwa wakati wa malipo',
  'the same day': 'siku hiyohiyo',
  '{min} to {max} working day': 'siku {min} hadi {max} ya kazi',
  '{min} to {max} working days': 'siku {min} hadi {max} za kazi',
  '{n} item in your cart': 'Bidhaa {n} kikapuni mwako',
  '{n} items in your cart': 'Bidhaa {n} kikapuni mwako',
  '{n} piece': 'Bidhaa {n}',
  '{n} piece is in your cart already, and that is all we have.':
    'Tayari unayo {n} kikapuni, na hiyo ndiyo pekee tuliyo nayo.',
  '{n} piece is in your cart already, and that is the most per order.':
    'Tayari unayo {n} kikapuni, na hicho ndicho kiwango cha juu kwa oda moja.',
  '{n} piece is in your cart already.': 'Tayari unayo {n} kikapuni.',
  '{n} pieces': 'Bidhaa {n}',
  '{n} pieces are in your cart already, and that is all we have.':
    'Tayari unazo {n} kikapuni, na hizo ndizo zote tulizo nazo.',
  '{n} pieces are in your cart already, and that is the most per order.':
    'Tayari unazo {n} kikapuni, na hicho ndicho kiwango cha juu kwa oda moja.',
  '{n} pieces are in your cart already.': 'Tayari unazo {n} kikapuni.',
  '{n} working day': 'siku {n} ya kazi',
  '{n} working days': 'siku {n} za kazi',
  '{name} is sold out.': '{name} imekwisha.',
  '{name}: {n} piece in your cart': '{name}: {n} kikapuni mwako',
  '{name}: {n} pieces in your cart': '{name}: {n} kikapuni mwako',
  '{price} each': '{price} kila moja',
  '{what} did not fit: a cart holds 50 different products.':
    '{what} haikuingia: kikapu hubeba bidhaa 50 tofauti.',
  '{what} is no longer sold and was left out.': '{what} haiuzwi tena, kwa hiyo imeachwa nje.',
  '{what} is sold out and was left out.': '{what} imekwisha, kwa hiyo imeachwa nje.',
  '{what}: {inAccount} from your account and {onDevice} from this device make {quantity}.':
    '{what}: {inAccount} za akaunti yako na {onDevice} za kifaa hiki zinakuwa {quantity}.',
  '{what}: {together} together, but only {quantity} can be had.':
    '{what}: jumla ni {together}, lakini zinapatikana {quantity} tu.',
} as const;

/** The page of delivery fees and times. */
export const delivery = {
  'A second phone number helps when the first one is off.':
    'Nambari ya pili ya simu husaidia ya kwanza ikiwa imezimwa.',
  Area: 'Eneo',
  'Cash on delivery': 'Pesa taslimu ukiletewa',
  'Delivery fees': 'Ada za usafirishaji',
  'Delivery fees and times by area, to all 47 counties of Kenya.':
    'Ada na muda wa usafirishaji kwa kila eneo, hadi kaunti zote 47 za Kenya.',
  'Delivery to all 47 counties': 'Tunafikisha kaunti zote 47',
  'Each further kg': 'Kila kilo ya ziada',
  Fee: 'Ada',
  'Good to know': 'Vizuri kujua',
  Help: 'Msaada',
  'Name a landmark the rider will find: a school, a stage, a kiosk.':
    'Taja alama ambayo rider ataiona: shule, steji, kioski.',
  No: 'Hapana',
  Returns: 'Kurudisha bidhaa',
  'Same day to {n} day': 'Siku hiyohiyo hadi siku {n}',
  'Same day to {n} days': 'Siku hiyohiyo hadi siku {n}',
  'The fee depends on where you live and what the parcel weighs. Checkout shows it before you pay.':
    'Ada hutegemea unapoishi na uzito wa mzigo. Utaiona kwenye malipo kabla ya kulipa.',
  'Try Again': 'Jaribu tena',
  'Visit the shop': 'Tembelea duka',
  'Working days': 'Siku za kazi',
  Yes: 'Ndiyo',
  'Your order page and the bell tell you when the parcel is packed, on its way and delivered.':
    'Ukurasa wa oda yako na kengele ya arifa hukujulisha mzigo ukifungashwa, ukiwa njiani na ukifikishwa.',
  'up to {n} kg': 'hadi kilo {n}',
  '{min}–{max} days': 'siku {min}–{max}',
  '{n} day': 'siku {n}',
  '{n} days': 'siku {n}',
} as const;

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

/** What several features of the shop say. */
export const common = {
  'Add to cart': 'Weka kikapuni',
  Cancel: 'Ghairi',
  Coupon: 'Kuponi',
  Delivery: 'Usafirishaji',
  'Look around the shop': 'Tazama dukani',
  'Newest first': 'Mpya zaidi kwanza',
  'Quantity of {name}': 'Idadi ya {name}',
  'Remove it': 'Iondoe',
  'Remove {name}': 'Ondoa {name}',
  'Removed <b>{name}</b>': 'Umeondoa <b>{name}</b>',
  'Sold out': 'Imekwisha',
  'Thank you': 'Asante',
  'Try again': 'Jaribu tena',
  Undo: 'Tendua',
  'We no longer sell this.': 'Hatuuzi tena bidhaa hii.',
  'Your list': 'Orodha yako',
  '{n} product': 'Bidhaa {n}',
  '{n} products': 'Bidhaa {n}',
  'Add all {n} to the cart': 'Weka zote {n} kikapuni',
  'Add<quiet> {name}</quiet>': 'Ongeza<quiet> {name}</quiet>',
  'Remove<quiet> {name}</quiet>': 'Ondoa<quiet> {name}</quiet>',
  'Open the cart': 'Fungua kikapu',
  'From the shop': 'Kutoka dukani',
  'Moringa, fenugreek…': 'Moringa, uwatu…',
  '{n} products, one of each': 'Bidhaa {n}, moja ya kila aina',
} as const;

/** What the database says: shelves, forms, uses; and the names the safety check lists. */
export const known = {
  ...advice,
  ...reasons,
  ...terms,
  // Shelves of the shop
  'Herbs & Spices': 'Mitishamba na viungo',
  Superfoods: 'Vyakula bora',
  Supplements: 'Virutubisho vya ziada',
  Teas: 'Chai',
  'Oils & Butters': 'Mafuta na siagi',
  // Forms
  Butter: 'Siagi',
  Capsule: 'Kapsuli',
  Dried: 'Iliyokaushwa',
  Flour: 'Unga',
  Gel: 'Jeli',
  Honey: 'Asali',
  Oil: 'Mafuta',
  Powder: 'Poda',
  Seed: 'Mbegu',
  Snack: 'Kitafunio',
  Tablet: 'Tembe',
  Tea: 'Chai',
  Whole: 'Nzima',
  // Uses
  Digestion: 'Mmeng’enyo wa chakula',
  'Sleep and calm': 'Usingizi na utulivu',
  Skin: 'Ngozi',
  Hair: 'Nywele',
  'Energy and morning': 'Nguvu na asubuhi',
  'Cold season': 'Msimu wa baridi na mafua',
  Cooking: 'Kupika',
  'Porridge and baking': 'Uji na kuoka',
  // Delivery areas
  'Around Nairobi': 'Viunga vya Nairobi',
  'Central, Eastern and Rift Valley': 'Kati, Mashariki na Bonde la Ufa',
  'Western and Nyanza': 'Magharibi na Nyanza',
  Coast: 'Pwani',
  'North and remote areas': 'Kaskazini na maeneo ya mbali',
} as const;

/** The shop, the cart, the wishlist, reviews, paying, and the check against one's own medicines. */
export const words = {
  ...common,
  ...shop,
  ...cart,
  ...wishlist,
  ...reviews,
  ...safety,
  ...payments,
  ...delivery,
  ...returns,
  ...known,
} as const;
