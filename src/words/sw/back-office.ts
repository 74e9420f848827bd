import { actions } from './back-office/actions.ts';
import { lists, questions, states } from './back-office/lists.ts';

/** What is wrong with how the shop is run. */
export const shopNotices = {
  'M-Pesa is in test mode: no money reaches you':
    'M-Pesa iko katika hali ya majaribio: hakuna pesa zinazokufikia',
  'Orders count as paid, but nobody pays. Whoever looks after the server sets the live service of Safaricom.':
    'Oda zinaonekana zimelipwa, lakini hakuna anayelipa. Anayesimamia seva ndiye anayeweka huduma halisi ya Safaricom.',
  'The disk of the server is nearly full': 'Diski ya seva inakaribia kujaa',
  '{left} MB are left. When it is full, the shop takes no orders until somebody makes room.':
    'Zimebaki MB {left}. Ikijaa, duka halitapokea oda hadi nafasi ipatikane.',
  'This shop was restored from a backup': 'Duka hili limerejeshwa kutoka nakala',
  'It was restored on {time} and knows nothing of what happened after {made}.':
    'Lilirejeshwa {time}, na halijui lolote lililotokea baada ya {made}.',
  'New invoices and credit notes have numbers of their own, the first is {number}, so that none is given twice. Those issued in between are not in the books: keep the copies that customers have for your accountant.':
    'Ankara mpya na hati mpya za marejesho zina namba zake zenyewe, ya kwanza ni {number}, ili namba isitolewe mara mbili. Zilizotolewa katikati hazimo vitabuni: mtunzie mhasibu wako nakala walizo nazo wateja.',
  'Import the M-Pesa statement of that time, and place the money that came.':
    'Ingiza taarifa ya M-Pesa ya kipindi hicho, na uweke pesa zilizoingia mahali pake.',
} as const;

/** Work that the shop does by itself, where it is late. */
export const lateJobs = {
  'The shop’s own work is late': 'Kazi ambazo duka hujifanyia zimechelewa',
  'Until it goes on, these are not done:': 'Hadi ziendelee, haya hayafanyiki:',
  'Last done {when}': 'Mara ya mwisho {when}',
  'Not done yet': 'Bado haijafanyika',
  'What went wrong:': 'Tatizo lililotokea:',
  'Whoever looks after the server finds more with <code>select * from job_health()</code>.':
    'Anayesimamia seva ataona zaidi kwa <code>select * from job_health()</code>.',
  'Checking M-Pesa payments': 'Kukagua malipo ya M-Pesa',
  'Ending unpaid orders and giving their pieces back':
    'Kufunga oda ambazo hazikulipwa na kurudisha bidhaa zake dukani',
  'Sending mails and notifications': 'Kutuma barua pepe na arifa',
  'Ending consultations, reminding of them, telling the waiting list':
    'Kufunga vikao vya ushauri, kuvikumbusha, na kuwaarifu wanaosubiri nafasi',
  'Ending plans and saying when one is due': 'Kufunga vifurushi na kukumbusha malipo yake',
  'Reminding members': 'Kuwakumbusha wanachama',
  'Ending old sign-in links': 'Kufunga viungo vya zamani vya kuingia',
  'Counting the products for the shop’s filters': 'Kuhesabu bidhaa kwa vichujio vya duka',
  'Erasing accounts, old records and files': 'Kufuta akaunti, rekodi na faili za zamani',
  'Backing up the shop each night': 'Kuhifadhi nakala ya duka kila usiku',
} as const;

/** The desk of the numbers to call. */
export const emergencies = {
  'Emergency numbers': 'Nambari za dharura',
  'They stand beside every answer to an emergency. Call each one twice a year to see that it answers.':
    'Zinaonyeshwa kando ya kila jibu la dharura. Pigia kila moja mara mbili kwa mwaka kuona kama inajibu.',
  'New emergency number': 'Nambari mpya ya dharura',
  'Edit emergency number': 'Hariri nambari ya dharura',
  'People call it when it matters most: write where the number was read, and on which day.':
    'Watu huipigia wakati muhimu kabisa: andika nambari ilisomwa wapi, na siku gani.',
  Number: 'Nambari',
  'This number is always shown.': 'Nambari hii huonyeshwa kila wakati.',
  'Name in English': 'Jina kwa Kiingereza',
  'Name in Kiswahili': 'Jina kwa Kiswahili',
  Source: 'Chanzo',
  'Checked on': 'Ilikaguliwa tarehe',
  'Shown with these emergencies': 'Huonyeshwa pamoja na dharura hizi',
  'Shown to everybody': 'Inaonyeshwa kwa kila mtu',
  'Edit {number}': 'Hariri {number}',
  'Three to fifteen digits, without spaces.': 'Tarakimu tatu hadi kumi na tano, bila nafasi.',
  'Where was the number read? Without a source it is not shown.':
    'Nambari ilisomwa wapi? Bila chanzo haionyeshwi.',
  'Choose a day up to today.': 'Chagua siku hadi leo.',
} as const;

/** What the trail calls what was done, its underscores made spaces. */
export const known = {
  insert: 'imeongezwa',
  update: 'imebadilishwa',
  delete: 'imefutwa',
  'order packed': 'oda imefungashwa',
  'order dispatched': 'oda imetumwa',
  'order delivered': 'oda imefikishwa',
  'order cancelled': 'oda imeghairiwa',
  'order note': 'maelezo ya oda yameandikwa',
  'payment paid': 'malipo yamethibitishwa',
  'payment not paid': 'malipo hayakuonekana',
  'payment refund': 'malipo yatarudishwa',
  refund: 'pesa zimerudishwa',
  'cash collected': 'pesa taslimu zimepokelewa',
  'statement imported': 'taarifa ya M-Pesa imeingizwa',
  'return approved': 'kurudisha bidhaa kumekubaliwa',
  'return refused': 'kurudisha bidhaa kumekataliwa',
  'return received': 'bidhaa iliyorudishwa imepokelewa',
  'return refunded': 'pesa za bidhaa iliyorudishwa zimerudishwa',
  'plan set': 'kifurushi kimewekwa',
  'plan payment paid': 'malipo ya kifurushi yamethibitishwa',
  'plan payment not paid': 'malipo ya kifurushi hayakuonekana',
  'plan payment refunded': 'malipo ya kifurushi yamerudishwa',
  'consultation payment paid': 'malipo ya kikao yamethibitishwa',
  'consultation payment not paid': 'malipo ya kikao hayakuonekana',
  'consultation payment refunded': 'malipo ya kikao yamerudishwa',
  'consultation cancelled': 'kikao kimeghairiwa',
  'absence accepted': 'kutofika kumekubaliwa',
  'absence refused': 'kutofika kumekataliwa',
  'product created': 'bidhaa imeongezwa',
  'product saved': 'bidhaa imehifadhiwa',
  'product duplicated': 'nakala ya bidhaa imefanywa',
  'product draft': 'bidhaa imefanywa rasimu',
  'product active': 'bidhaa imewekwa dukani',
  'product archived': 'bidhaa imeondolewa dukani',
  'stock set': 'akiba imewekwa',
  'products imported': 'bidhaa zimeingizwa',
  'import undone': 'uingizaji umetenguliwa',
  'review published': 'maoni yamechapishwa',
  'review rejected': 'maoni yamekataliwa',
  'save draft': 'rasimu imehifadhiwa',
  submit: 'imewasilishwa kukaguliwa',
  publish: 'imechapishwa',
  return: 'imerudishwa kwa mwandishi',
  discard: 'imetupwa',
  republish: 'imechapishwa tena',
  withdraw: 'imeondolewa',
  'role given': 'jukumu limetolewa',
  'role taken': 'jukumu limeondolewa',
  'practitioner invited': 'mtaalamu amealikwa',
  'invitation withdrawn': 'mwaliko umeondolewa',
  'invitation accepted': 'mwaliko umekubaliwa',
  'licence accepted': 'leseni imekubaliwa',
  'licence refused': 'leseni imekataliwa',
  'practice closed': 'huduma imefungwa',
  'practice opened': 'huduma imefunguliwa',
  exported: 'orodha imepakuliwa',
} as const;

/** The lists of the desks and what waits today. */
export const words = {
  ...known,
  ...states,
  ...lists,
  ...questions,
  ...actions,
  ...emergencies,
  ...lateJobs,
  ...shopNotices,
} as const;
