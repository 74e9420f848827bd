import { checkout, orders } from './account/orders.ts';
import { profile } from './account/profile.ts';
import { receipts, returns } from './account/returns.ts';
import { auth, secondStep, undo } from './account/sign-in.ts';
import { subscription } from './account/subscription.ts';

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
