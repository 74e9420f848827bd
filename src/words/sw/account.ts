import { checkout, orders } from './account/orders.ts';
import { receipts, returns } from './account/returns.ts';
import { auth, secondStep, undo } from './account/sign-in.ts';
import { subscription } from './account/subscription.ts';

/** The profile: details, picture, how one signs in, one's data and the end of an account. */
export const profile = {
  'Add a picture': 'Weka picha',
  Appearance: 'Mwonekano',
  'Change email': 'Badilisha barua pepe',
  'Change password': 'Badilisha nenosiri',
  'Change picture': 'Badilisha picha',
  'Check your mail': 'Angalia barua pepe yako',
  'Choose your picture': 'Chagua picha yako',
  'Confirm {email}': 'Thibitisha {email}',
  'County (optional)': 'Kaunti (si lazima)',
  'Current password': 'Nenosiri la sasa',
  'Delete my account': 'Futa akaunti yangu',
  'Delete your account?': 'Ungependa kufuta akaunti yako?',
  'Download my data': 'Pakua data yangu',
  'Email address': 'Barua pepe',
  'For 14 days you can sign in and press Keep my account.':
    'Kwa siku 14 unaweza kuingia na kubonyeza Baki na akaunti yangu.',
  'JPEG, PNG or WebP, up to 10 MB.': 'JPEG, PNG au WebP, isiyozidi MB 10.',
  'Keep my account': 'Baki na akaunti yangu',
  'Kept on this device.': 'Huhifadhiwa kwenye kifaa hiki.',
  Language: 'Lugha',
  'Last seen {time}': 'Kilionekana mwisho {time}',
  'Left to right': 'Kushoto hadi kulia',
  'Mail me a link to set a password': 'Nitumie kiungo cha kuweka nenosiri',
  'This device speaks it as soon as you save, and so do mails and notices. Other devices keep theirs.':
    'Kifaa hiki kitatumia lugha hiyo mara tu ukihifadhi, pamoja na barua pepe na arifa. Vifaa vingine hubaki na lugha yake.',
  'New email address': 'Barua pepe mpya',
  'Nothing was removed.': 'Hakuna kilichoondolewa.',
  'One JSON file with everything we hold about you: your account, orders, payments, notifications and what you told us.':
    'Faili moja la JSON lenye kila kitu tulichonacho kukuhusu: akaunti yako, oda, malipo, arifa na uliyotuambia.',
  'One moment...': 'Subiri kidogo...',
  'One order comes to its end first:': 'Oda moja itakamilika kwanza:',
  'Open the link in the mail we have sent there; it works for 24 hours. If one reaches {email} as well, confirm there too. Until then nothing changes.':
    'Fungua kiungo kilicho kwenye barua pepe tuliyotuma huko; kinafanya kazi kwa saa 24. Ikiwa nyingine itafika {email} pia, thibitisha huko vilevile. Hadi hapo hakuna kinachobadilika.',
  'Other devices are signed out': 'Vifaa vingine vimetolewa',
  'Phone number (optional)': 'Nambari ya simu (si lazima)',
  Picture: 'Picha',
  'Picture file': 'Faili la picha',
  'Picture removed': 'Picha imeondolewa',
  'Picture saved': 'Picha imehifadhiwa',
  'Please type DELETE or your email address': 'Tafadhali andika DELETE au barua pepe yako',
  'Preparing...': 'Inatayarisha...',
  'Preview of your picture': 'Picha yako itakavyoonekana',
  Profile: 'Wasifu',
  'Profile Settings': 'Mipangilio ya wasifu',
  'Profile saved': 'Wasifu umehifadhiwa',
  'Profile settings': 'Mipangilio ya wasifu',
  'Pull the picture or use the sliders until the circle shows what you want.':
    'Vuta picha au tumia vitelezi hadi duara lionyeshe unachotaka.',
  'Remove picture': 'Ondoa picha',
  'Save profile': 'Hifadhi wasifu',
  Security: 'Usalama',
  'Sign out other devices': 'Ondoa akaunti kwenye vifaa vingine',
  'The date stands at the top of this page, with the button that keeps your account.':
    'Tarehe iko juu ya ukurasa huu, pamoja na kitufe cha kubaki na akaunti yako.',
  'The other devices are still signed in': 'Vifaa vingine bado vimeingia',
  Theme: 'Mandhari',
  'Then your profile, picture, notifications and health entries are erased for good.':
    'Kisha wasifu wako, picha, arifa na kumbukumbu za afya hufutwa kabisa.',
  'These orders come to their end first:': 'Oda hizi zitakamilika kwanza:',
  'They lose access at once.': 'Vitaondolewa papo hapo.',
  'This account does not exist any more.': 'Akaunti hii haipo tena.',
  'This browser cannot work with pictures.': 'Kivinjari hiki hakiwezi kushughulikia picha.',
  'This browser could not make the picture smaller.': 'Kivinjari hiki hakikuweza kupunguza picha.',
  'This device': 'Kifaa hiki',
  'This file is larger than 10 MB. Choose a smaller picture.':
    'Faili hii inazidi MB 10. Chagua picha ndogo zaidi.',
  'This is not your current password': 'Hili si nenosiri lako la sasa',
  'This is your address already': 'Tayari hii ndiyo barua pepe yako',
  'This picture is too small. It needs at least 64 pixels on each side.':
    'Picha hii ni ndogo mno. Inahitaji angalau pikseli 64 kila upande.',
  'Top to bottom': 'Juu hadi chini',
  'Type DELETE or your email address to confirm': 'Andika DELETE au barua pepe yako ili kuthibitisha',
  'Unknown device': 'Kifaa kisichojulikana',
  'Until then you can change your mind. Afterwards nobody can bring it back.':
    'Hadi siku hiyo unaweza kubadilisha nia. Baada ya hapo hakuna anayeweza kuirudisha.',
  'Use picture': 'Tumia picha',
  'We cannot read this file as a picture. Choose a JPEG, PNG or WebP.':
    'Faili hii haisomeki kama picha. Chagua JPEG, PNG au WebP.',
  'We could not load how you sign in': 'Hatukuweza kupakia jinsi unavyoingia',
  'We could not load the state of your account': 'Hatukuweza kupakia hali ya akaunti yako',
  'We could not load your details': 'Hatukuweza kupakia maelezo yako',
  'We could not load your devices': 'Hatukuweza kupakia vifaa vyako',
  'We have sent a link to {email}. It opens a form for your password and works for 1 hour. Afterwards you can sign in with Google or with the password.':
    'Tumetuma kiungo kwa {email}. Kinafungua fomu ya nenosiri lako na kinafanya kazi ndani ya saa moja. Baadaye unaweza kuingia kwa Google au kwa nenosiri.',
  'Where your account is signed in.': 'Mahali akaunti yako imeingia.',
  'You have 14 days to change your mind. Then everything personal is erased and cannot be brought back.':
    'Una siku 14 za kubadilisha nia. Kisha taarifa zako zote za kibinafsi hufutwa na haziwezi kurudishwa.',
  'You sign in with Google, so this account has no password of its own. Set one to change your address here, or to sign in where you do not use Google.':
    'Unaingia kwa Google, kwa hivyo akaunti hii haina nenosiri lake. Weka moja ili ubadilishe barua pepe yako hapa, au uingie mahali usipotumia Google.',
  'You sign in with Google. Please do so once more, so that we know it is you.':
    'Unaingia kwa Google. Tafadhali ingia mara moja tena, ili tujue ni wewe.',
  'You sign in with {email}.': 'Unaingia kwa {email}.',
  'Your account is still going to be deleted': 'Akaunti yako bado itafutwa',
  'Your account is {email}.': 'Akaunti yako ni {email}.',
  'Your account stays': 'Akaunti yako inabaki',
  'Your account will be deleted on {day}': 'Akaunti yako itafutwa tarehe {day}',
  'Your address is {email}.': 'Barua pepe yako ni {email}.',
  'Your data': 'Data yako',
  'Your details': 'Maelezo yako',
  'Your devices': 'Vifaa vyako',
  'Your orders stay in our books for seven years, as the tax law asks, without your name, phone and address; an invoice with your KRA PIN keeps that and its name so long.':
    'Oda zako hubaki kwenye vitabu vyetu kwa miaka saba, kama sheria ya kodi inavyotaka, bila jina, simu na anwani yako; ankara yenye PIN yako ya KRA huhifadhi PIN hiyo na jina lake kwa muda huo.',
  'Your other devices are signed out.': 'Vifaa vyako vingine vimetolewa.',
  Zoom: 'Kuza',
  '<file>{file}</file> is in your downloads. It is private: keep it where only you can open it.':
    '<file>{file}</file> liko kwenye faili ulizopakua. Ni la siri: lihifadhi mahali ambapo ni wewe tu unaweza kulifungua.',
  'it is about to be sent': 'iko karibu kutumwa',
  'it is being returned': 'inarudishwa',
  'it is being settled': 'inakamilishwa',
  'it is not finished; you can still cancel it': 'haijakamilika; bado unaweza kuighairi',
  'it is on its way': 'iko njiani',
  'we are checking its payment': 'tunaangalia malipo yake',
  'we still owe you money': 'bado tuna deni lako la pesa',
  '{browser} on {device}': '{browser} kwenye {device}',
} as const;

/** What several features of the account say. */
export const common = {
  Account: 'Akaunti',
  'At least 8 characters, with upper and lower case, a number and a special character.':
    'Angalau herufi 8, zikiwemo herufi kubwa na ndogo, nambari na alama maalumu.',
  Cancel: 'Ghairi',
  Cancelled: 'Imeghairiwa',
  'Choose your county': 'Chagua kaunti yako',
  'Connection lost': 'Mtandao umekatika',
  'Continue with Google': 'Endelea na Google',
  'Enter a Kenyan mobile number, such as 0712 345 678':
    'Weka nambari ya simu ya mkononi ya Kenya, kwa mfano 0712 345 678',
  'Full name': 'Jina kamili',
  'Go back': 'Rudi',
  Loading: 'Inapakia',
  'Loading…': 'Inapakia…',
  'New password': 'Nenosiri jipya',
  'New password again': 'Nenosiri jipya tena',
  Paid: 'Imelipwa',
  Password: 'Nenosiri',
  'Password changed': 'Nenosiri limebadilishwa',
  'Password is required': 'Nenosiri linahitajika',
  'Please check this field': 'Tafadhali angalia sehemu hii',
  'Please choose a password that is not your old one.': 'Tafadhali chagua nenosiri ambalo si lile la zamani.',
  Popular: 'Maarufu',
  Price: 'Bei',
  Receipt: 'Risiti',
  'Refund on its way': 'Pesa zako zinarudishwa',
  Refunded: 'Pesa zimerudishwa',
  'Saving...': 'Inahifadhi...',
  'Sending...': 'Inatuma...',
  'Sign In': 'Ingia',
  'Sign in': 'Ingia',
  'Try again': 'Jaribu tena',
  '/month': '/mwezi',
} as const;

/** What the auth service says about the link of a mail. */
export const known = {
  'Email link is invalid or has expired': 'Kiungo cha barua pepe si sahihi au muda wake umekwisha',
  'Token has expired or is invalid': 'Muda wa kiungo umekwisha au kiungo si sahihi',
} as const;

/** Signing in, the profile, the plans, and orders from the checkout to a return. */
export const words = {
  ...common,
  ...auth,
  ...undo,
  ...profile,
  ...secondStep,
  ...subscription,
  ...checkout,
  ...orders,
  ...receipts,
  ...returns,
  ...known,
} as const;
