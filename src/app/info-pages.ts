import { paths } from '../lib/paths.ts';
import { site } from './site.ts';

/** Texts that are read once and rarely change: paragraphs and lists under headings. */
export type InfoPage = {
  path: string;
  title: string;
  intro: string;
  sections: { heading: string; text?: string[]; list?: string[] }[];
  links: { to: string; label: string }[];
};

export const infoPages: InfoPage[] = [
  {
    path: paths.returns(),
    title: 'Returns',
    intro: 'Changed your mind, or something arrived wrong? You have 30 days from delivery.',
    sections: [
      {
        heading: 'What can come back',
        list: [
          'Unopened products in their sealed packing, within 30 days of delivery.',
          'Anything that arrived damaged, wrong or past its date: opened or not, we put it right.',
        ],
      },
      {
        heading: 'What cannot',
        text: [
          'Opened herbs, teas, oils and supplements cannot be sold to anybody else, so we cannot take them back unless something is wrong with them.',
        ],
      },
      {
        heading: 'How it works',
        list: [
          `Write to ${site.email} with your order number and, if something is damaged, a photo.`,
          'We answer within two working days and tell you where to send or hand over the parcel.',
          'Money goes back to the M-Pesa number that paid, within five working days after the parcel arrives.',
          'We pay the return when the mistake was ours. Otherwise the courier’s fee is yours.',
        ],
      },
    ],
    links: [
      { to: paths.orders(), label: 'Your orders' },
      { to: paths.contact(), label: 'Contact' },
    ],
  },
  {
    path: paths.privacyPolicy(),
    title: 'Privacy Policy',
    intro:
      'What we keep, why, for how long, and what you can ask of us under Kenya’s Data Protection Act, 2019.',
    sections: [
      {
        heading: 'What we keep',
        list: [
          'Your account: name, e-mail address and a protected form of your password.',
          'Your orders: what you bought, the delivery address and phone number, and the M-Pesa receipt.',
          'Notifications we sent you and whether you read them.',
          'On your own device: the cart for seven days, your theme and the session that keeps you signed in.',
        ],
      },
      {
        heading: 'Why',
        text: [
          'To deliver what you ordered, to keep the accounts the law asks of a shop, and to keep your account safe. We do not sell data, and we show no advertising.',
          'Information about health is sensitive. Where a tool asks for it, it says why, asks for your consent first, and lets you withdraw it.',
        ],
      },
      {
        heading: 'Who else sees it',
        list: [
          'Couriers: name, phone and address of the parcel they carry.',
          'Safaricom: the phone number and amount of an M-Pesa payment.',
          'Our hosting provider, which stores the data on our behalf and may not use it.',
        ],
      },
      {
        heading: 'How long',
        text: [
          'Orders and receipts for seven years, as tax law asks. The rest until you erase your account.',
        ],
      },
      {
        heading: 'Your rights',
        text: [
          `You may see, correct, take with you or erase what we hold, and object to its use. Write to ${site.email}. You may also complain to the Office of the Data Protection Commissioner.`,
        ],
      },
    ],
    links: [
      { to: paths.privacy(), label: 'Your data' },
      { to: paths.contact(), label: 'Contact' },
    ],
  },
  {
    path: paths.privacy(),
    title: 'Your data',
    intro: 'The short version of our privacy policy, and how to use your rights.',
    sections: [
      {
        heading: 'In one breath',
        text: [
          'We keep what an order needs and what you choose to tell us. Only you see it, and the people who must carry it out. Nothing is sold.',
        ],
      },
      {
        heading: 'Get a copy',
        text: [
          `Write to ${site.email} from the address of your account. You receive a file within seven days.`,
        ],
      },
      {
        heading: 'Have it erased',
        text: [
          'The same way. Open orders are finished first, and receipts stay as long as tax law asks, without anything else.',
        ],
      },
      {
        heading: 'On this device',
        text: [
          'Signing out removes the session. Clearing the site’s data in your browser removes the cart, the theme and saved pages as well.',
        ],
      },
    ],
    links: [{ to: paths.privacyPolicy(), label: 'The full policy' }],
  },
  {
    path: paths.terms(),
    title: 'Terms & Conditions',
    intro: 'The agreement between you and Mizizi when you use this site or buy from it.',
    sections: [
      {
        heading: 'What this site is',
        text: [
          'A shop and a source of general information about herbs, food and wellness. It does not diagnose, treat or replace a clinician.',
          site.disclaimer,
        ],
      },
      {
        heading: 'Your account',
        list: [
          'You are 18 or older, or a parent or guardian agrees on your behalf.',
          'You keep your password to yourself, and tell us when you think somebody else knows it.',
        ],
      },
      {
        heading: 'Orders and prices',
        list: [
          'Prices are in Kenyan shillings and include VAT where it applies. The delivery fee is shown before you pay.',
          'An order is accepted when we confirm it. An unpaid M-Pesa order keeps its goods for a short while and is then released.',
          'If a price or the stock changes before you pay, we show it and ask you again.',
        ],
      },
      {
        heading: 'Herbal products',
        text: [
          'Read the warnings of a product before you use it, above all in pregnancy, for children and together with medicines. Stop and seek help if you feel unwell.',
        ],
      },
      {
        heading: 'Plans',
        text: [
          'A free trial ends by itself after seven days. Paid plans run month by month and can be left at the end of any month.',
        ],
      },
      {
        heading: 'Law',
        text: [
          'Kenyan law applies. Nothing here takes away the rights the Consumer Protection Act gives you.',
        ],
      },
    ],
    links: [
      { to: paths.privacyPolicy(), label: 'Privacy Policy' },
      { to: paths.returns(), label: 'Returns' },
    ],
  },
];
