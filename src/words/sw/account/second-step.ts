/** The second step of the sign-in: codes of an app, and recovery codes. */
export const secondStep = {
  'Code of your app': 'Msimbo wa programu yako',
  Continue: 'Endelea',
  Copy: 'Nakili',
  Download: 'Pakua',
  'Download them, or write them down.': 'Ipakue, au uiandike.',
  'Each opens your account once when your telephone is gone. They are shown now and never again: keep them where only you find them.':
    'Kila mmoja hufungua akaunti yako mara moja simu yako isipokuwepo. Inaonyeshwa sasa tu: ihifadhi mahali ambapo ni wewe pekee unaweza kuipata.',
  'Enter a code': 'Weka msimbo',
  'Enter a code of your app to change it.': 'Weka msimbo wa programu yako ili uibadilishe.',
  'Enter one of the recovery codes you kept. Each works once.':
    'Weka mmoja wa misimbo ya dharura uliyohifadhi. Kila mmoja hutumika mara moja.',
  'Enter one of your recovery codes': 'Weka mmoja wa misimbo yako ya dharura',
  'Enter the code that your authenticator app shows for Mizizi.':
    'Weka msimbo ambao programu yako ya uthibitishaji inaonyesha kwa Mizizi.',
  'Enter your password once more to change your second step.':
    'Weka nenosiri lako mara nyingine ili kubadilisha hatua yako ya pili.',
  'Is it you?': 'Je, ni wewe?',
  'I have kept them': 'Nimeihifadhi',
  'Keep these recovery codes': 'Hifadhi misimbo hii ya dharura',
  'New recovery codes': 'Misimbo mipya ya dharura',
  'Switched on': 'Imewashwa',
  'Or copy this key into the app': 'Au nakili ufunguo huu kwenye programu',
  'Picture to scan with the app': 'Picha ya kuskani kwa programu',
  'Recovery code': 'Msimbo wa dharura',
  'Recovery codes': 'Misimbo ya dharura',
  'Recovery codes copied': 'Misimbo ya dharura imenakiliwa',
  'Scan this picture with an authenticator app, such as Aegis, 2FAS or Google Authenticator.':
    'Skani picha hii kwa programu ya uthibitishaji, kama vile Aegis, 2FAS au Google Authenticator.',
  'Second step': 'Hatua ya pili',
  'Sign out': 'Toka',
  'Sign in again with the code of your second step first.':
    'Ingia tena kwanza kwa msimbo wa hatua yako ya pili.',
  'Signing in asks for a code of your telephone too. Without it nobody sees your account or changes it.':
    'Kuingia kunahitaji pia msimbo wa simu yako. Bila huo hakuna awezaye kuona au kubadilisha akaunti yako.',
  'Switch off': 'Zima',
  'Switch on': 'Washa',
  'Switch on the second step': 'Washa hatua ya pili',
  'Switch the second step off?': 'Uzime hatua ya pili?',
  'Telephone and codes lost?': 'Umepoteza simu na misimbo?',
  'Write to us': 'Tuandikie',
  'The code has 6 digits': 'Msimbo una tarakimu 6',
  'The codes could not be copied': 'Misimbo haikuweza kunakiliwa',
  'The second step is off': 'Hatua ya pili imezimwa',
  'The second step is on': 'Hatua ya pili imewashwa',
  'Then your password is enough again, and your recovery codes end.':
    'Kisha nenosiri lako litatosha tena, na misimbo yako ya dharura itakoma.',
  'This code is not right, or was used before. Try the next one.':
    'Msimbo huu si sahihi, au ulishatumika. Jaribu unaofuata.',
  'Here it is {time}. If your telephone shows another time, set its clock to automatic: codes are made from the time.':
    'Hapa ni {time}. Ikiwa simu yako inaonyesha wakati tofauti, weka saa yake ijirekebishe yenyewe: misimbo hutokana na wakati.',
  'That was your last recovery code': 'Huo ulikuwa msimbo wako wa mwisho wa dharura',
  'Recovery codes left: {n}': 'Misimbo ya dharura iliyobaki: {n}',
  'Make new ones in your profile, under Security.': 'Tengeneza mipya kwenye wasifu wako, chini ya Usalama.',
  'Who works here asks an owner of the shop; an owner, whoever looks after the server.':
    'Anayefanya kazi hapa amuulize mmiliki wa duka; mmiliki amuulize anayesimamia seva.',
  'Use a recovery code': 'Tumia msimbo wa dharura',
  'Use the code of the app': 'Tumia msimbo wa programu',
  'We could not load your second step': 'Hatukuweza kupakia hatua yako ya pili',
  'You have no recovery codes.': 'Huna misimbo ya dharura.',
  'You signed in more than a day ago. Sign out, sign in again and try once more.':
    'Uliingia zaidi ya siku moja iliyopita. Toka, ingia tena na ujaribu mara nyingine.',
  '{n} of 10 recovery codes are left.': 'Misimbo {n} kati ya 10 ya dharura imebaki.',
} as const;
