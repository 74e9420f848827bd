/** What is wrong with how the shop is run. */
export const shopNotices = {
  'M-Pesa is in test mode: no money reaches you':
    'M-Pesa iko katika hali ya majaribio: hakuna pesa zinazokufikia',
  'Orders count as paid, but nobody pays. Whoever looks after the server sets the live service of Safaricom.':
    'Oda zinaonekana zimelipwa, lakini hakuna anayelipa. Anayesimamia seva ndiye anayeweka huduma halisi ya Safaricom.',
  'The disk of the server is nearly full': 'Diski ya seva inakaribia kujaa',
  '{left} MB are left. When it is full, the shop takes no orders until somebody makes room.':
    'Zimebaki MB {left}. Ikijaa, duka halitapokea oda hadi nafasi ipatikane.',
} as const;
