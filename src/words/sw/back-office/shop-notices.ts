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
