/** Signing in and up, the forgotten password and the links of mails. */
export const auth = {
  'A reset link works once and expires in 1 hour. Ask for a new one: only the newest counts.':
    'Kiungo cha kubadilisha nenosiri hufanya kazi mara moja tu na muda wake huisha baada ya saa 1. Omba kingine: ni cha karibuni pekee kinachofanya kazi.',
  'A verification link was sent to <b>{email}</b>. Open it and you are signed in; you can also sign in here once your email is verified.':
    'Tumetuma kiungo cha uthibitisho kwa <b>{email}</b>. Kifungue na utaingia moja kwa moja; pia unaweza kuingia hapa barua pepe yako ikishathibitishwa.',
  'Account created successfully! Your plan is next...':
    'Akaunti imefunguliwa! Kinachofuata ni kifurushi chako...',
  'Account created successfully! Redirecting to health assessment...':
    'Akaunti yako iko tayari! Tunakupeleka kwenye tathmini ya afya...',
  'An account with this email already exists. Please sign in instead.':
    'Tayari kuna akaunti yenye barua pepe hii. Tafadhali ingia.',
  'We could not send the email just now. Please try again in a few minutes.':
    'Tumeshindwa kutuma barua pepe kwa sasa. Tafadhali jaribu tena baada ya dakika chache.',
  'An unexpected error occurred. Please try again.': 'Kumetokea hitilafu. Tafadhali jaribu tena.',
  'Authenticating...': 'Tunathibitisha...',
  'Authentication Error': 'Hitilafu ya kuingia',
  'Authentication failed. Please try again.': 'Imeshindikana kuingia. Tafadhali jaribu tena.',
  'Back to Sign In': 'Rudi kuingia',
  'By signing up you get a personalized health assessment and herbal recommendations.':
    'Ukijisajili unapata tathmini ya afya yako mwenyewe na mapendekezo ya mitishamba.',
  'Check Your Email': 'Angalia barua pepe yako',
  'Checking your link': 'Tunaangalia kiungo chako',
  'This page was open for too long. Please ask for a new link.':
    'Ukurasa huu umekaa wazi kwa muda mrefu mno. Tafadhali omba kiungo kipya.',
  'Choose a new password': 'Chagua nenosiri jipya',
  'Choose your plan': 'Chagua kifurushi chako',
  'Creating Account...': 'Inafungua akaunti...',
  Email: 'Barua pepe',
  'Email is required': 'Barua pepe inahitajika',
  'Enter the email you signed up with and we send you a new verification link. Is your email verified already? Then just sign in.':
    'Weka barua pepe uliyojisajili nayo nasi tutakutumia kiungo kipya cha uthibitisho. Barua pepe yako tayari imethibitishwa? Basi ingia tu.',
  'Enter your email and we send you a link to choose a new password.':
    'Weka barua pepe yako nasi tutakutumia kiungo cha kuchagua nenosiri jipya.',
  'Failed to resend verification email. Please try again.':
    'Imeshindikana kutuma tena barua pepe ya uthibitisho. Tafadhali jaribu tena.',
  'Failed to send reset email. Please try again.':
    'Imeshindikana kutuma barua pepe ya kubadilisha nenosiri. Tafadhali jaribu tena.',
  'Forgot password?': 'Umesahau nenosiri?',
  'Full Name': 'Jina kamili',
  'Google sign-in is not set up here yet. Please continue with your email and password.':
    'Kuingia kwa Google bado hakujawekwa hapa. Tafadhali endelea kwa barua pepe na nenosiri lako.',
  'Herbal wellness, rooted in Kenya.': 'Afya kwa mimea, yenye mizizi Kenya.',
  'I agree to the <terms>Terms & Conditions</terms> and <privacy>Privacy Policy</privacy>':
    'Nakubali <terms>Sheria na Masharti</terms> na <privacy>Sera ya Faragha</privacy>',
  'Invalid email or password. Please check your credentials and try again.':
    'Barua pepe au nenosiri si sahihi. Tafadhali yaangalie kisha ujaribu tena.',
  'Join Mizizi': 'Jiunge na Mizizi',
  'New account registration is currently disabled.': 'Kufungua akaunti mpya kumesitishwa kwa sasa.',
  'Nothing there? Look in your spam folder, or try again.':
    'Hujapata kitu? Angalia kwenye barua taka, au jaribu tena.',
  'One moment while we sign you in.': 'Subiri kidogo, unaingia.',
  'Or continue with email': 'Au endelea kwa barua pepe',
  'Password cannot exceed 128 characters': 'Nenosiri lisizidi herufi 128',
  'Password must be at least 6 characters long': 'Nenosiri liwe na angalau herufi 6',
  'Password must be at least 6 characters long.': 'Nenosiri liwe na angalau herufi 6.',
  'Password must be at least 8 characters long': 'Nenosiri liwe na angalau herufi 8',
  'Password must contain at least one lowercase letter': 'Nenosiri liwe na angalau herufi ndogo moja',
  'Password must contain at least one number': 'Nenosiri liwe na angalau nambari moja',
  'Password must contain at least one special character': 'Nenosiri liwe na angalau alama maalumu moja',
  'Password must contain at least one uppercase letter': 'Nenosiri liwe na angalau herufi kubwa moja',
  'Please check your email and click the confirmation link before signing in.':
    'Tafadhali angalia barua pepe yako na ubonyeze kiungo cha uthibitisho kabla ya kuingia.',
  'Please enter a valid email address': 'Tafadhali weka barua pepe sahihi',
  'Please enter a valid name (2-100 characters, letters only)':
    'Tafadhali weka jina sahihi (herufi 2-100, bila nambari wala alama)',
  'Resend Verification Email': 'Tuma tena barua pepe ya uthibitisho',
  'Reset Password': 'Badilisha nenosiri',
  'Reset password': 'Badilisha nenosiri',
  'Save new password': 'Hifadhi nenosiri jipya',
  'Send Reset Link': 'Tuma kiungo',
  'Send a New Link': 'Tuma kiungo kipya',
  'Send a new link': 'Tuma kiungo kipya',
  'Send the link again': 'Tuma kiungo tena',
  'Sign Up': 'Jisajili',
  'Sign in or make an account to finish your order.': 'Ingia au fungua akaunti ili ukamilishe oda yako.',
  'Sign in to Mizizi or make an account: orders, reminders, plans and your own health notes in one place.':
    'Ingia Mizizi au fungua akaunti: oda, vikumbusho, vifurushi na kumbukumbu zako za afya mahali pamoja.',
  'Signing In...': 'Unaingia...',
  'Signing in': 'Unaingia',
  'The link expires in 24 hours. Nothing there? Look in your spam folder.':
    'Muda wa kiungo huisha baada ya saa 24. Hujapata kitu? Angalia kwenye barua taka.',
  'The two passwords are not the same': 'Manenosiri haya mawili hayafanani',
  'This link does not work any more': 'Kiungo hiki hakifanyi kazi tena',
  'Too many OAuth attempts. Please wait {minutes} minutes before trying again.':
    'Umejaribu kuingia kwa Google mara nyingi mno. Tafadhali subiri dakika {minutes} kabla ya kujaribu tena.',
  'This code was used already. Wait for the next one.': 'Msimbo huu umeshatumika. Subiri unaofuata.',
  'This recovery code was used already. Take another one.':
    'Msimbo huu wa dharura umeshatumika. Chukua mwingine.',
  'Too many wrong codes.': 'Misimbo mingi mno si sahihi.',
  'You can try again in {n} second.': 'Unaweza kujaribu tena baada ya sekunde {n}.',
  'You can try again in {n} seconds.': 'Unaweza kujaribu tena baada ya sekunde {n}.',
  'You can try again in {n} minute.': 'Unaweza kujaribu tena baada ya dakika {n}.',
  'You can try again in {n} minutes.': 'Unaweza kujaribu tena baada ya dakika {n}.',
  'You can try again in {n} hour.': 'Unaweza kujaribu tena baada ya saa {n}.',
  'You can try again in {n} hours.': 'Unaweza kujaribu tena baada ya saa {n}.',
  'Too many attempts. Please wait a few minutes before trying again.':
    'Umejaribu mara nyingi mno. Tafadhali subiri dakika chache kabla ya kujaribu tena.',
  'Too many emails sent. Please wait before requesting another.':
    'Barua pepe nyingi mno zimetumwa. Tafadhali subiri kabla ya kuomba nyingine.',
  'Too many login attempts. Please wait {minutes} minutes before trying again.':
    'Umejaribu kuingia mara nyingi mno. Tafadhali subiri dakika {minutes} kabla ya kujaribu tena.',
  'Too many signup attempts. Please wait {minutes} minutes before trying again.':
    'Umejaribu kujisajili mara nyingi mno. Tafadhali subiri dakika {minutes} kabla ya kujaribu tena.',
  'Try Again': 'Jaribu tena',
  'Verification email sent! Please check your inbox.':
    'Barua pepe ya uthibitisho imetumwa! Tafadhali angalia kikasha chako.',
  'Verify Your Email': 'Thibitisha barua pepe yako',
  'Wait {seconds}s to resend': 'Subiri sekunde {seconds} kutuma tena',
  'We sent a reset link to <b>{email}</b> if an account uses this address. The link expires in 1 hour.':
    'Tumetuma kiungo cha kubadilisha nenosiri kwa <b>{email}</b> ikiwa kuna akaunti inayotumia anwani hii. Muda wa kiungo huisha baada ya saa 1.',
  'Welcome back': 'Karibu tena',
  'Welcome back! Redirecting to your dashboard...': 'Karibu tena! Tunakupeleka kwenye dashibodi yako...',
  'Welcome to Mizizi!': 'Karibu Mizizi!',
  'You are signed in with your new password.': 'Umeingia kwa nenosiri lako jipya.',
  'You must agree to the Terms & Conditions and Privacy Policy':
    'Ni lazima ukubali Sheria na Masharti na Sera ya Faragha',
  'Your email is confirmed. Please sign in to continue.':
    'Barua pepe yako imethibitishwa. Tafadhali ingia ili uendelee.',
  'Your new email address is confirmed. Taking you back to your profile...':
    'Barua pepe yako mpya imethibitishwa. Tunakurudisha kwenye wasifu wako...',
} as const;

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
  'You begin with 7 free days. What the plan costs is asked next, and may be paid later.':
    'Unaanza na siku 7 za bure. Malipo ya kifurushi yanafuata, na unaweza kulipa baadaye.',
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

/** Undoing a change of the password or the address, from the link of a mail. */
export const undo = {
  'Undo a change': 'Tengua badiliko',
  'the change': 'badiliko hili',
  'The password of the account {email} was changed on {time}.':
    'Nenosiri la akaunti {email} lilibadilishwa {time}.',
  'The account {email} was moved to another address on {time}.':
    'Akaunti {email} ilihamishiwa kwenye anwani nyingine {time}.',
  'Undo it and the account becomes what it was: its address and its password come back, and every device is signed out. You can do so until {time}.':
    'Ukitengua, akaunti inarudi ilivyokuwa: anwani na nenosiri lake vinarudi, na vifaa vyote vinaondolewa kwenye akaunti. Unaweza kufanya hivyo hadi {time}.',
  'It was you? Then leave this page. Nothing happens.':
    'Ni wewe? Basi ondoka kwenye ukurasa huu. Hakuna kitakachotokea.',
  'It was not me: undo it': 'Si mimi: tengua',
  'Undoing...': 'Inatengua...',
  'Your account is what it was': 'Akaunti yako imerudi ilivyokuwa',
  'Every device is signed out. Somebody else may know your password: choose a new one now, with a link that we mail you.':
    'Vifaa vyote vimeondolewa kwenye akaunti. Huenda mtu mwingine analijua nenosiri lako: chagua jipya sasa, kwa kiungo tutakachokutumia kwa barua pepe.',
  'It was used before, or is older than three days. If you cannot get into your account, ask for a new password or write to us.':
    'Kimeshatumika, au kina zaidi ya siku tatu. Kama huwezi kuingia kwenye akaunti yako, omba nenosiri jipya au tuandikie.',
  'Write to us': 'Tuandikie',
} as const;
