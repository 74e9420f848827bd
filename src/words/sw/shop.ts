import { advice, reasons } from './shop/advice.ts';
import { payments } from './shop/payments.ts';
import { reviews, shop, wishlist } from './shop/products.ts';
import { terms } from './shop/terms.ts';

/** The check of herbs, remedies and products against one's own medicines and conditions. */
export const safety = {
  Allergies: 'Mzio',
  'Ask first': 'Uliza kwanza',
  'Ask your clinician before you use it, and start with little.':
    'Muulize mhudumu wako wa afya kabla ya kuitumia, na uanze na kidogo.',
  'Ask your clinician before you use this remedy.':
    'Muulize mhudumu wako wa afya kabla ya kutumia tiba hii asilia.',
  'Ask your clinician first': 'Muulize kwanza mhudumu wako wa afya',
  Check: 'Kagua',
  'Check herbs against your medicines': 'Kagua kama mitishamba inapatana na dawa zako',
  'Check it for me': 'Ikague kwa ajili yangu',
  'Check my cart': 'Kagua kikapu changu',
  'Check my medicines': 'Kagua dawa zangu',
  'Check your connection and try again.': 'Angalia mtandao wako, kisha ujaribu tena.',
  'Checking {name} against your list…': 'Inalinganisha {name} na orodha yako…',
  'Clear the whole list': 'Futa orodha yote',
  'Do not use it. Ask a clinician about something safer for you.':
    'Usiitumie. Muulize mhudumu wa afya kuhusu kitu kilicho salama zaidi kwako.',
  Done: 'Nimemaliza',
  'Herbs and your medicines': 'Mitishamba na dawa zako',
  'Illnesses and plans': 'Magonjwa na mambo uliyopanga (kama upasuaji)',
  'In more than food amounts it may make bleeding during an operation harder to stop.':
    'Ikizidi kiasi cha mapishi inaweza kufanya iwe vigumu kuzuia damu wakati wa upasuaji.',
  'Keep my list in my account, so that my other devices warn me too':
    'Hifadhi orodha yangu kwenye akaunti, ili vifaa vyangu vingine pia vinipe maonyo',
  'Know the signs': 'Zijue dalili',
  'Leave these out while your list stays as it is.': 'Usitumie hizi maadamu orodha yako haijabadilika.',
  'Leave this remedy out, and ask a clinician about something safer for you.':
    'Usitumie tiba hii asilia, na umuulize mhudumu wa afya kuhusu kitu kilicho salama zaidi kwako.',
  'List what you take and live with once. Every herb, remedy and product then says what it means for you. It informs; your clinician and pharmacist decide.':
    'Orodhesha mara moja tu dawa unazotumia na hali unazoishi nazo. Kisha kila mmea wa dawa, tiba asilia na bidhaa itakuambia maana yake kwako. Haya ni maelezo; mhudumu wako wa afya na mfamasia ndio wanaoamua.',
  'List your medicines, illnesses, pregnancy or allergies once. Every herb, remedy and product is then checked against them, on your own device, also without a connection.':
    'Orodhesha mara moja tu dawa, magonjwa, ujauzito au mizio yako. Kisha kila mmea wa dawa, tiba asilia na bidhaa hukaguliwa kama inapatana nayo, kwenye kifaa chako mwenyewe, hata bila mtandao.',
  'Loading the safety check...': 'Inapakia ukaguzi wa usalama...',
  Medicines: 'Dawa',
  'My list': 'Orodha yangu',
  'Nobody has studied this well. Leave it out unless your clinician agrees.':
    'Hakuna aliyelichunguza hili vya kutosha. Usiitumie isipokuwa mhudumu wako wa afya akubali.',
  'Not for you, by your list': 'Usiitumie, kulingana na orodha yako',
  'Not with your list': 'Haiendani na orodha yako',
  'On your list': 'Kwenye orodha yako',
  'One product needs care': 'Bidhaa moja inahitaji uangalifu',
  'Panadol, TLD, sukari…': 'Panadol, TLD, sukari…',
  'Safety check': 'Ukaguzi wa usalama',
  'Search medicines and conditions': 'Tafuta dawa na hali za kiafya',
  'Small effects: know what to look for.': 'Athari ndogo: jua cha kuangalia.',
  'Stop more than food amounts two weeks before, and tell the surgeon.':
    'Kuanzia wiki mbili kabla ya upasuaji usiitumie kuzidi kiasi cha mapishi, na umwambie daktari wa upasuaji.',
  'Taking medicine, pregnant, or living with an illness? Check your cart against your own list.':
    'Unatumia dawa, ni mjamzito, au unaishi na ugonjwa? Linganisha kikapu chako na orodha yako mwenyewe.',
  'Taking medicine, pregnant, or living with an illness? Check {name} against your own list.':
    'Unatumia dawa, ni mjamzito, au unaishi na ugonjwa? Linganisha {name} na orodha yako mwenyewe.',
  'The list could not be opened': 'Orodha haikuweza kufunguliwa',
  'The rules are not on this device yet. Until they are, treat it as untested with your medicines.':
    'Kanuni za usalama bado haziko kwenye kifaa hiki. Hadi ziwepo, ichukulie kuwa haijakaguliwa pamoja na dawa zako.',
  'The safety check could not be loaded': 'Hatukuweza kupakia ukaguzi wa usalama',
  'The safety check could not be read. Treat everything as untested for now.':
    'Hatukuweza kusoma ukaguzi wa usalama. Kwa sasa chukulia kila kitu kuwa hakijakaguliwa.',
  'These are health data. We use them for these warnings and for nothing else, nobody reads them, and they are removed the moment you untick this.':
    'Hizi ni data za afya. Tunazitumia kwa maonyo haya tu na si kwa jambo lingine, hakuna anayezisoma, na zinaondolewa mara tu unapotoa alama hii.',
  'These need a word with your clinician first.': 'Kwa hizi, zungumza kwanza na mhudumu wako wa afya.',
  'Tick what you take and what you live with. Every herb, remedy and product is then checked against it.':
    'Weka alama kwenye dawa unazotumia na hali unazoishi nazo. Kisha kila mmea wa dawa, tiba asilia na bidhaa hulinganishwa nazo.',
  'We could not check this against your medicines. Treat it as untested with them until the page loads again.':
    'Hatukuweza kukagua kama hii inapatana na dawa zako. Ichukulie kuwa haijakaguliwa pamoja nazo hadi ukurasa upakiwe tena.',
  'We could not check your cart against your list. Treat it as untested with your medicines until we can.':
    'Hatukuweza kukagua kikapu chako kwa kufuata orodha yako. Kichukulie kuwa hakijakaguliwa pamoja na dawa zako hadi tutakapoweza.',
  'We could not check {name} against your list': 'Hatukuweza kulinganisha {name} na orodha yako',
  'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.':
    'Hatulijui jina hili. Tafuta hapa kwa kazi ya dawa hiyo, kama presha au sukari, na umwambie mhudumu wako wa afya kuhusu mitishamba yote unayotumia.',
  'We have no safety data on some of what is in it. Ask before you use it.':
    'Hatuna data ya usalama kuhusu baadhi ya vilivyomo. Uliza kabla ya kuitumia.',
  'We have no safety data on some of what is in {name}. Nobody knows how it goes with your list, so ask before you use it.':
    'Hatuna data ya usalama kuhusu baadhi ya vilivyomo ndani ya {name}. Hakuna anayejua inavyoendana na orodha yako, kwa hiyo uliza kabla ya kuitumia.',
  'We know of no conflict between your cart and your list. Tell your clinician what you use all the same.':
    'Hatujui mgongano wowote kati ya kikapu chako na orodha yako. Hata hivyo, mwambie mhudumu wako wa afya unachotumia.',
  'We know of no conflict between {name} and your list. That is no proof that there is none: tell your clinician what you use.':
    'Hatujui mgongano wowote kati ya {name} na orodha yako. Hilo si thibitisho kwamba haupo: mwambie mhudumu wako wa afya unachotumia.',
  'Who it is for': 'Ni kwa ajili ya nani',
  'Your account still has the old list': 'Akaunti yako bado ina orodha ya zamani',
  'Your list stays on this device and is sent nowhere. It is forgotten after a year without a change.':
    'Orodha yako inabaki kwenye kifaa hiki na haitumwi popote. Inasahaulika baada ya mwaka mmoja bila mabadiliko.',
  'Your medicines and conditions': 'Dawa zako na hali zako za kiafya',
  '{herb} and {names}': '{herb} na {names}',
  '{n} products need care': 'Bidhaa {n} zinahitaji uangalifu',
  '{name} and your list': '{name} na orodha yako',
  'Ask a clinician about the amount for this age first.':
    'Muulize kwanza mhudumu wa afya kuhusu kiasi cha umri huu.',
  'Date of the operation': 'Tarehe ya upasuaji',
  'Did you mean …?': 'Ulimaanisha …?',
  'Do not use them together': 'Usizitumie pamoja',
  'Enter whole weeks, from 0 to 42.': 'Andika wiki kamili, kuanzia 0 hadi 42.',
  'Enter whole years from 0 to 17 and months from 0 to 11.':
    'Andika miaka kamili kuanzia 0 hadi 17, na miezi kuanzia 0 hadi 11.',
  'From the first day of the last period. Leave it empty if you do not know.':
    'Tangu siku ya kwanza ya hedhi ya mwisho. Acha wazi kama hujui.',
  'How old is the child?': 'Mtoto ana umri gani?',
  'It is checked on this device and kept nowhere until you say so. Your own list stays as it is.':
    'Inakaguliwa kwenye kifaa hiki na haihifadhiwi popote hadi utakaposema. Orodha yako mwenyewe inabaki ilivyo.',
  'It is made for this age.': 'Imetengenezwa kwa umri huu.',
  'It is over, so we no longer warn because of it. You can take it off your list.':
    'Upasuaji umeshapita, kwa hiyo hatutoi onyo tena kwa sababu yake. Unaweza kuuondoa kwenye orodha yako.',
  'Keep it as my list': 'Ihifadhi kuwa orodha yangu',
  'Keep to the amount for this age, and to what is said here.':
    'Fuata kiasi cha umri huu, na yaliyosemwa hapa.',
  'Leave it': 'Iache',
  'Looked up in {month}: nothing was found against it.':
    'Tulitafuta {month}: hatukupata onyo lolote kuihusu.',
  'Looked up with all of your list: we know of no conflict. Tell your clinician what you use all the same.':
    'Imechunguzwa pamoja na orodha yako yote: hatujui mgongano wowote. Hata hivyo, mwambie mhudumu wako wa afya unachotumia.',
  Months: 'Miezi',
  'Neem, tangawizi, golden milk…': 'Mwarobaini, tangawizi, golden milk…',
  'Nobody has looked these up with all of your list ({names}). That is no all-clear: ask your pharmacist.':
    'Hakuna aliyechunguza mitishamba hii pamoja na orodha yako yote ({names}). Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Nobody has looked this pair up. That is no all-clear: ask your pharmacist.':
    'Hakuna aliyechunguza viwili hivi pamoja. Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Not everything in the link is known to us': 'Kwenye kiungo (link) hicho kuna majina tusiyoyajua',
  'Not looked up': 'Haijachunguzwa',
  'Not looked up: {names}. That is no all-clear: ask your pharmacist.':
    'Haijachunguzwa pamoja na: {names}. Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Nothing found': 'Hakuna kilichopatikana',
  'Put what you take or live with on your list, and the answer for each stands here.':
    'Weka kwenye orodha yako dawa unazotumia na hali unazoishi nazo, na jibu la kila moja litakuwa hapa.',
  'Put “{name}” on my list as written. We cannot check it.':
    'Weka “{name}” kwenye orodha kama ilivyoandikwa. Hatuwezi kuikagua.',
  'Something on your list is over. Look at it again.':
    'Kuna jambo kwenye orodha yako ambalo limeshapita. Liangalie tena.',
  'Source:': 'Chanzo:',
  'Stop it by {day}, two weeks before the operation, and tell the surgeon.':
    'Acha kuitumia kufikia {day}, wiki mbili kabla ya upasuaji, na umwambie daktari wa upasuaji.',
  'Tell the age of the child on your list. Until then we read it as a newborn.':
    'Taja umri wa mtoto kwenye orodha yako. Hadi hapo tunamchukulia kama mtoto mchanga.',
  'The baby has come': 'Mtoto amezaliwa',
  'The pregnancy on your list is past 42 weeks. Has the baby come?':
    'Ujauzito ulio kwenye orodha yako umepita wiki 42. Je, mtoto amezaliwa?',
  'The six weeks are over. You can take it off your list.':
    'Wiki sita baada ya kujifungua zimekwisha. Unaweza kuondoa jambo hili kwenye orodha yako.',
  'This list comes from a link': 'Orodha hii imetoka kwenye kiungo (link)',
  'Until you tell the age, we answer as for a newborn.': 'Hadi utaje umri, tunajibu kama kwa mtoto mchanga.',
  'Use my own list': 'Tumia orodha yangu mwenyewe',
  'Wait until that age, or ask the child clinic.': 'Subiri hadi umri huo, au uulize kliniki ya watoto.',
  'We do not know {names}, so nothing was checked against it. Choose it yourself below.':
    'Hatutambui {names}, kwa hiyo hakuna tulichokagua kuhusu hilo. Chagua mwenyewe kwenye orodha iliyo hapa chini.',
  'We do not know “{name}”, so nothing was checked against it. Ask your pharmacist.':
    'Hatuijui “{name}”, kwa hiyo hakuna tulichokagua kuhusu hilo. Muulize mfamasia wako.',
  'We have no herb or remedy of that name, so we cannot check it. Ask your pharmacist.':
    'Hatuna mmea wa dawa wala tiba asilia ya jina hilo, kwa hiyo hatuwezi kuikagua. Muulize mfamasia wako.',
  'Weeks of pregnancy': 'Wiki za ujauzito',
  'When did the baby come?': 'Mtoto alizaliwa lini?',
  'Which herb do you want to check?': 'Unataka kukagua mmea wa dawa gani?',
  'Without a date we answer as if it were within two weeks.':
    'Bila tarehe tunajibu kana kwamba upasuaji ni ndani ya wiki mbili.',
  Years: 'Miaka',
  'Your list': 'Orodha yako',
  '{name} (not checked)': '{name} (haijakaguliwa)',
  '{name}, {months} months': '{name}, miezi {months}',
  '{name}, {weeks} weeks': '{name}, wiki {weeks}',
  '{name}, {years} years': '{name}, miaka {years}',
  'This date cannot be right.': 'Tarehe hii haiwezi kuwa sahihi.',
  // Answers of the chat
  'What the safety check says': 'Ukaguzi wa usalama unasema',
  'Before you follow this tip': 'Kabla ya kufuata kidokezo hiki',
  'Ask a clinician before you fast': 'Muulize mhudumu wa afya kabla ya kufunga',
  'You did not write the child’s age, so we read it as a newborn.':
    'Hukuandika umri wa mtoto, kwa hiyo tumemchukulia kuwa mtoto mchanga.',
  'We know no herb in what you wrote, so nothing was checked. That is no all-clear: ask your pharmacist.':
    'Hatukutambua mmea wa dawa wowote katika ulichoandika, kwa hiyo hakuna kilichokaguliwa. Hiyo haimaanishi kuwa ni salama: muulize mfamasia wako.',
  'Looked up without a finding: {names}. That is no proof that it is safe.':
    'Tulitafuta na hatukupata tatizo: {names}. Huo si uthibitisho kwamba ni salama.',
  '{n} more warning in the safety check': 'Onyo {n} zaidi katika ukaguzi wa usalama',
  '{n} more warnings in the safety check': 'Maonyo {n} zaidi katika ukaguzi wa usalama',
  'Open it in the safety check': 'Fungua katika ukaguzi wa usalama',
} as const;

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
