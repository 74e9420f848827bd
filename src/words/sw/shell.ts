import { notices } from '../../../supabase/functions/_shared/kiswahili/notices.ts';
import { reminders } from '../../../supabase/functions/_shared/kiswahili/reminders.ts';
import { failures, frame, notifications, pieces } from './shell/frame.ts';
import { chat, faq, info, landing, plans, previews } from './shell/open-pages.ts';
import { deskRefusals } from './shell/refusals-desk.ts';
import { careRefusals, healthRefusals, noLessRefusals } from './shell/refusals-health.ts';
import { mpesaRefusals, refundRefusals, shopRefusals } from './shell/refusals-shop.ts';

/** The menu of the desks, and who works at them. */
export const desks = {
  Desks: 'Madawati',
  'Your desk': 'Dawati lako',
  'Open the desk': 'Fungua dawati',
  '{n} parcel waits': 'Mzigo {n} unasubiri',
  '{n} parcels wait': 'Mizigo {n} inasubiri',
  '{n} payment to check': 'Malipo {n} ya kukagua',
  '{n} payments to check': 'Malipo {n} ya kukagua',
  'All desks': 'Madawati yote',
  ' · all desks': ' · madawati yote',
  Work: 'Kazi',
  Today: 'Leo',
  'All orders': 'Oda zote',
  Payments: 'Malipo',
  Books: 'Vitabu vya hesabu',
  Messages: 'Ujumbe',
  Products: 'Bidhaa',
  Texts: 'Maandishi',
  'Emergency numbers': 'Nambari za dharura',
  Reviews: 'Maoni',
  Community: 'Jamii',
  Questions: 'Maswali',
  Testimonials: 'Shuhuda',
  Settings: 'Mipangilio',
  People: 'Watu',
  Customers: 'Wateja',
  Practitioners: 'Wataalamu',
  Subscriptions: 'Vifurushi',
  Team: 'Timu',
  Insight: 'Uchambuzi',
  Figures: 'Takwimu',
  Errors: 'Hitilafu',
  Events: 'Matukio',
  Trail: 'Kumbukumbu za matendo',
  Dashboard: 'Dashibodi',
  Owner: 'Mmiliki',
  'Everything, including money, settings and roles.': 'Kila kitu, pamoja na pesa, mipangilio na majukumu.',
  Packer: 'Mfungashaji',
  'Sees, packs, sends and hands over orders, and sees what runs low.':
    'Anaona, anafungasha, anatuma na kukabidhi oda, na anaona akiba inayopungua.',
  'Content editor': 'Mhariri wa maudhui',
  'Herbs, remedies and articles, reviews and testimonials.':
    'Mitishamba, tiba asilia na makala, maoni na shuhuda.',
  Practitioner: 'Mtaalamu',
  'Consultations with the people who booked them.': 'Vikao vya ushauri na watu waliowekea miadi naye.',
  Accountant: 'Mhasibu',
  'Reads the books: ledger, daily close, invoices, VAT and files. Changes nothing.':
    'Anasoma vitabu vya hesabu: leja, kufunga siku, ankara, VAT na faili. Habadilishi chochote.',
  'Role given': 'Jukumu limetolewa',
  '{email} is {role} now.': '{email} sasa ni {role}.',
  'Give a role': 'Toa jukumu',
  'Email of the account': 'Barua pepe ya akaunti',
  Role: 'Jukumu',
  'Give the role': 'Toa jukumu hili',
  'The team could not be loaded': 'Hatukuweza kupakia timu',
  'Loading the team': 'Timu inapakiwa',
  You: 'Wewe',
  '{email} · since {date}': '{email} · tangu {date}',
  'Roles of {email}': 'Majukumu ya {email}',
  "The shop's only owner": 'Mmiliki pekee wa duka',
  'Take back {role} from {email}': 'Ondoa jukumu la {role} kwa {email}',
  'Take back': 'Ondoa',
  'Role taken back': 'Jukumu limeondolewa',
  '{email} was told.': '{email} amejulishwa.',
  'The role was not taken back': 'Jukumu halikuondolewa',
  'Take back {role}?': 'Ungependa kuondoa jukumu la {role}?',
  'It is your own role. The desks that come with it close for you at once.':
    'Hili ni jukumu lako mwenyewe. Madawati yanayoambatana nalo yatafungwa kwako mara moja.',
  '{email} can no longer work here as {role}, from this moment on. The account stays.':
    'Kuanzia sasa, {email} hawezi tena kufanya kazi hapa kama {role}. Akaunti inabaki.',
  'Take it back': 'Liondoe',
  '{role}: second step optional now': '{role}: hatua ya pili sasa ni ya hiari',
  '{role}: second step required now': '{role}: hatua ya pili sasa ni ya lazima',
  'Nothing was changed': 'Hakuna kilichobadilishwa',
  'The second steps could not be loaded': 'Hatukuweza kupakia hatua za pili',
  'You go first': 'Wewe kwanza',
  'Switch your own second step on, then you can ask others for theirs. So nobody locks themselves out.':
    'Washa hatua yako ya pili kwanza, kisha unaweza kuwaomba wengine. Hivyo hakuna anayejifungia nje.',
  'Require a second step of {role}?': 'Hatua ya pili iwe lazima kwa {role}?',
  'From this moment on the desk stays closed to those who have none: {names}. They are told how to set it up.':
    'Kuanzia sasa dawati litafungwa kwa wasio nayo: {names}. Wataelezwa jinsi ya kuiweka.',
  'Require it': 'Ifanye ya lazima',
  'Make it optional': 'Ifanye ya hiari',
  'Make it optional for {role}': 'Ifanye ya hiari kwa {role}',
  'Require it of {role}': 'Ifanye ya lazima kwa {role}',
  Required: 'Ya lazima',
  Optional: 'Ya hiari',
  'Nobody works here in this role.': 'Hakuna anayefanya kazi hapa katika jukumu hili.',
  '{n} of {all} have a second step.': '{n} kati ya {all} wana hatua ya pili.',
  'Still without: {names}': 'Bado hawana: {names}',
  'The second step is gone': 'Hatua ya pili imeondolewa',
  '{email} was told by mail.': '{email} amejulishwa kwa barua pepe.',
  'Telephone and recovery codes lost': 'Simu na misimbo ya dharura imepotea',
  'Email of whoever lost them': 'Barua pepe ya aliyevipoteza',
  'How do you know that it is them?': 'Unajuaje kwamba ni wao?',
  'It is kept in the trail. Call them back on a number you know: who asks by mail may be a thief.':
    'Itahifadhiwa kwenye kumbukumbu za matendo. Wapigie simu kwa nambari unayoijua: anayeomba kwa barua pepe huenda ni mwizi.',
  'Take the second step off': 'Ondoa hatua ya pili',
  'Take the second step off?': 'Uondoe hatua ya pili?',
  '{email} is signed out everywhere, can sign in with the password alone, and is told by mail.':
    '{email} atatolewa kwenye vifaa vyote, ataweza kuingia kwa nenosiri pekee, na atajulishwa kwa barua pepe.',
  'Take it off': 'Iondoe',
  'Your second step is still missing': 'Hatua yako ya pili bado haijakamilika',
  'Enter the code that your authenticator app shows, and this page opens.':
    'Weka msimbo unaoonyeshwa na programu yako ya uthibitishaji, na ukurasa huu utafunguka.',
  'Enter the code': 'Weka msimbo',
  'Your work here asks for a second step': 'Kazi yako hapa inahitaji hatua ya pili',
  'The owner of the shop asks for a code of your telephone when you sign in. You set it up once, in about two minutes, and come back here.':
    'Mmiliki wa duka anahitaji msimbo wa simu yako unapoingia. Unaiweka mara moja tu, kwa takriban dakika mbili, kisha unarudi hapa.',
  'Set up the second step': 'Weka hatua ya pili',
} as const;

/** What several parts of the frame and of the open pages say. */
export const common = {
  'Try again': 'Jaribu tena',
  Error: 'Hitilafu',
  Loading: 'Inapakia',
  'Loading...': 'Inapakia...',
  'Just now': 'Sasa hivi',
  'This device': 'Kifaa hiki',
  'Usage figures': 'Takwimu za matumizi',
  Shop: 'Duka',
  'Visit the shop': 'Tembelea duka',
  'Go Home': 'Rudi mwanzo',
  'Sign In': 'Ingia',
  'Start the free trial': 'Anza kipindi cha majaribio',
  'Write to us': 'Tuandikie',
  Contact: 'Wasiliana',
  FAQ: 'Maswali',
  Help: 'Msaada',
  Notifications: 'Arifa',
  'AI Herbalist': 'Mshauri wa Mimea wa AI',
  'Improve digestion': 'Boresha usagaji wa chakula',
  'Better sleep': 'Usingizi bora',
  'Boost immunity': 'Imarisha kinga ya mwili',
  'Reduce stress': 'Punguza msongo wa mawazo',
  'You seem to be offline. Check your connection and try again.':
    'Inaonekana uko nje ya mtandao. Angalia muunganisho wako kisha ujaribu tena.',
  'Something went wrong on our side. Please try again.': 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
} as const;

/**
 * What the database, the functions and the pages of the law say. A `{place}` stands for what is filled in there; its name
 * decides what fits (sentences.ts). What is told by push and mail too lies with the functions that deliver it.
 */
export const known = {
  ...shopRefusals,
  ...mpesaRefusals,
  ...refundRefusals,
  ...healthRefusals,
  ...noLessRefusals,
  ...careRefusals,
  ...deskRefusals,
  ...notices,
  ...reminders,
  'Your orders': 'Oda zako',
  'The full policy': 'Sera kamili',
  // Shelves of the shop
  'Herbs & Spices': 'Mitishamba na viungo',
  Superfoods: 'Vyakula bora',
  Supplements: 'Virutubisho vya ziada',
  Teas: 'Chai',
  'Oils & Butters': 'Mafuta na siagi',
  'Leaves, roots, barks and spices, dried slowly and packed in small batches.':
    'Majani, mizizi, magome na viungo, vilivyokaushwa polepole na kufungashwa kidogo kidogo.',
  'Flours, seeds, nuts and fruit that have fed Kenyan homes for generations.':
    'Unga, mbegu, njugu na matunda ambayo yamelisha nyumba za Kenya kwa vizazi vingi.',
  'Vitamins, minerals and plant capsules with plain labels and honest limits.':
    'Vitamini, madini na kapsuli za mimea zenye lebo zilizo wazi na mipaka ya kweli.',
  'Kenyan leaf and caffeine-free infusions for the morning, the afternoon and bedtime.':
    'Majani ya chai ya Kenya na chai zisizo na kafeini za asubuhi, alasiri na wakati wa kulala.',
  'Cold-pressed oils and butters for the pan, the skin and the hair.':
    'Mafuta na siagi zilizokamuliwa bila joto, za kupikia, za ngozi na za nywele.',
  // Devices
  'iPhone or iPad': 'iPhone au iPad',
} as const;

/** The frame around the pages, common pieces, the open pages, and what can go wrong anywhere. */
export const words = {
  ...common,
  ...pieces,
  ...failures,
  ...frame,
  ...desks,
  ...plans,
  ...landing,
  ...previews,
  ...info,
  ...faq,
  ...chat,
  ...notifications,
  ...known,
} as const;
