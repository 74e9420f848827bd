/** Questions on movement, food and sleep. */
export const habits = {
  // Movement
  'Do you move for at least 30 minutes every day?':
    'Je, unashughulisha mwili kwa angalau dakika 30 kila siku?',
  'At work, on the way or in your free time: walking, digging, carrying, dancing, cycling all count.':
    'Kazini, njiani au wakati wako wa mapumziko: kutembea, kulima, kubeba mizigo, kucheza densi na kuendesha baiskeli, vyote vinahesabiwa.',
  '30 minutes of movement daily': 'Dakika 30 za shughuli za mwili kila siku',
  'On how many days of a usual week do you manage 30 minutes?':
    'Katika wiki ya kawaida, unafikisha dakika 30 kwa siku ngapi?',
  'Days with 30 minutes of movement': 'Siku zenye dakika 30 za shughuli za mwili',
  '1 day': 'Siku 1',
  '2 days': 'Siku 2',
  '3 days': 'Siku 3',
  '4 days': 'Siku 4',
  '5 days': 'Siku 5',
  '6 days': 'Siku 6',
  // Food
  'Do you eat vegetables or fruit every day?': 'Je, unakula mboga au matunda kila siku?',
  'Sukuma wiki, terere, managu, kunde, tomatoes, mangoes, bananas, pawpaw: all of it.':
    'Sukuma wiki, terere, managu, kunde, nyanya, maembe, ndizi, papai: yote yanahesabiwa.',
  'Vegetables or fruit daily': 'Mboga au matunda kila siku',
  'How often do you have sweet drinks?': 'Unakunywa vinywaji vitamu mara ngapi?',
  'Soda, juice, energy drinks, and tea with more than a little sugar.':
    'Soda, juisi, vinywaji vya kuongeza nguvu, na chai yenye sukari zaidi ya kidogo tu.',
  'Sweet drinks': 'Vinywaji vitamu',
  'Rarely or never': 'Mara chache sana au kamwe',
  'Some days': 'Baadhi ya siku',
  'Every day': 'Kila siku',
  'Do you add salt to food that is already on the table?':
    'Je, unaongeza chumvi kwenye chakula ambacho tayari kiko mezani?',
  'Salt at the table': 'Chumvi mezani',
  Sometimes: 'Wakati mwingine',
  Usually: 'Kwa kawaida',
  // Sleep
  'In the last two weeks, how often was it hard to fall asleep or to stay asleep?':
    'Katika wiki mbili zilizopita, ni mara ngapi ilikuwa vigumu kupata usingizi au kuendelea kulala?',
  'Trouble sleeping': 'Kukosa usingizi',
  'In the last two weeks, how often did you wake up unrested?':
    'Katika wiki mbili zilizopita, ni mara ngapi uliamka bila kuhisi kwamba umepumzika?',
  'Waking unrested': 'Kuamka bila kupumzika',
  'Has anybody told you that you snore loudly or stop breathing in your sleep?':
    'Je, kuna mtu aliyekuambia kwamba unakoroma kwa sauti kubwa au unaacha kupumua ukiwa usingizini?',
  'Snoring or pauses in breathing': 'Kukoroma au kuacha kupumua usingizini',
  'Nobody could tell': 'Hakuna anayeweza kujua',
} as const;
