import type { ComponentType } from 'react';

import { paths } from '../lib/paths.ts';
import { PrivacyControls } from './pages/privacy-controls.tsx';
import { disclaimer } from './site.ts';

/** `{name}`, `{city}`, `{email}` and `{phone}` in a text are the shop's. */
export type InfoSection = { heading: string; text?: string[]; list?: string[] };

/** A text that is read once and rarely changes: paragraphs and lists under headings. */
export type InfoPage = {
  path: string;
  title: string;
  intro: string;
  /** The day the text was last changed; policies have it. */
  changed?: string;
  /** What can be done here, above the text. */
  Controls?: ComponentType;
  /** What has its Kiswahili beside it stands first, in that, where the app speaks Kiswahili; the rest is in English. */
  sections: (InfoSection & { sw?: InfoSection })[];
  links: { to: string; label: string }[];
};

export const privacyPage: InfoPage = {
  path: paths.privacy(),
  title: 'Your data',
  intro: 'The short version of our privacy policy, and the switches that go with it.',
  Controls: PrivacyControls,
  sections: [
    {
      heading: 'In one breath',
      list: [
        'We keep what an order needs and what you choose to tell us.',
        'Only you see it, and the people who must carry it out: the courier, Safaricom, a nutritionist you talk to.',
        'Health details need your consent, which you can take back. They never appear in figures, logs or messages.',
        'Nothing is sold, and there is no advertising.',
        'You can take everything with you, and have it erased.',
      ],
    },
    {
      heading: 'On a shared phone',
      text: [
        'Signing out removes your session, your cart and what you typed from the device. “Clear this device” removes saved pages as well.',
      ],
    },
    {
      heading: 'Not content?',
      text: [
        'Tell us, and if our answer does not help, the Office of the Data Protection Commissioner (odpc.go.ke).',
      ],
    },
  ],
  links: [
    { to: paths.privacyPolicy(), label: 'The full policy' },
    { to: paths.contact(), label: 'Contact' },
  ],
};

export const privacyPolicyPage: InfoPage = {
  path: paths.privacyPolicy(),
  title: 'Privacy Policy',
  intro:
    'What we keep, why, for how long, and what you can ask of us under Kenya’s Data Protection Act, 2019.',
  changed: '2026-11-24',
  sections: [
    {
      heading: 'Who is responsible',
      text: [
        '{name}, {city}, decides what happens with the data described here (the data controller in the words of the Act). Reach us, and whoever looks after data protection with us, at {email} or {phone}.',
      ],
    },
    {
      heading: 'What we keep',
      list: [
        'Your account: name, e-mail address, a protected form of your password, and the devices that are signed in. With Google sign-in: the name, address and picture Google gives us.',
        'Your orders: what you bought, where it went, phone numbers, payments and M-Pesa receipts. An order without an account holds the same and no more.',
        'What you tell us about your health: only in tools that ask for it, only with your consent, and only what you fill in.',
        'Consultations you book, plans you choose, reviews you write, notifications we sent you.',
        'Questions you ask the community, which are shown without your name, and weekly check-ins with your coach.',
        'Messages you send us, with the name and address you gave.',
      ],
    },
    {
      heading: 'Why, and on what ground',
      list: [
        'To deliver, to be paid and to look after your account: because of the agreement between us.',
        'To keep books and receipts: because the law asks for it.',
        'To keep the site safe and working, for example when a page breaks: because you and we have an interest in it.',
        'Health details: with your explicit consent alone. You can take it back at any time, and what was kept on it is erased.',
      ],
      text: ['We do not sell data. We show no advertising, and nobody advertises to you on our behalf.'],
    },
    {
      heading: 'Visitor figures and error reports',
      text: [
        'We count which pages are opened and how fast they are. There are no cookies for it and no number that follows you: each time you open the site, a new random one is made and forgotten. Addresses of pages are kept without what you searched for. Pages about herbs, products and health are never connected with your account, and nothing you enter is counted.',
        'Your account stands beside other figures only if you agreed. You can refuse any counting on the page “Your data”, and a browser that asks not to be tracked is not counted at all.',
        'When a page breaks, a report with the error, the page and the kind of browser is kept, without what you typed.',
      ],
    },
    {
      heading: 'Who else sees it',
      list: [
        'Couriers: name, phone and address of the parcel they carry.',
        'Safaricom: the phone number and the amount of an M-Pesa payment.',
        'Africa’s Talking, which carries our SMS, and Meta, which carries our WhatsApp messages: the phone number and the words, never a product or anything about health.',
        'Nutritionists: what you share for a consultation with them, and, if you have one as your coach, your check-ins.',
        'Google: only if you sign in with it.',
        'Our hosting and mail providers, who store and carry data on our behalf and may not use it.',
        'Authorities, when a law or a court orders it.',
      ],
      text: [
        'If a provider stores data outside Kenya, we make sure by contract that it is protected as the Act asks.',
      ],
    },
    {
      heading: 'How long',
      list: [
        'Orders, payments, invoices and the ledger: seven years, as company and tax law ask. After you erase your account they no longer name you; only an invoice with a KRA PIN keeps that PIN and its name until the seven years are over. Who bought without an account is forgotten after seven years too.',
        'Your account and what you told us: until you erase it. Erasure begins 14 days after you ask, so that you can change your mind.',
        'Messages to us: two years after they were answered; those that look like spam, 30 days.',
        'What our team notes about a customer, such as “call before noon”, and their tags: two years. Nothing about health belongs there.',
        'SMS and WhatsApp messages to you: number and words 60 days; that there was one, and what it cost, 13 months. Whether a number wrote STOP: until it writes START.',
        'Invitations of practitioners that nobody took: 30 days after they run out.',
        'Error reports and speed figures: 90 days. Visitor figures: 180 days.',
        'The address and the protected password your account had before you changed them: three days, in which you can undo it.',
        'Tries to sign in: a day. From where you have signed in, as a code nobody can read back: 90 days.',
        'On your own device: the cart for seven days; your theme, saved pages and session until you clear them.',
      ],
      sw: {
        heading: 'Tunahifadhi kwa muda gani',
        list: [
          'Oda, malipo, ankara na leja: miaka saba, kama sheria ya kampuni na ya kodi inavyotaka. Ukishafuta akaunti yako hazikutaji tena kwa jina; ni ankara yenye PIN ya KRA pekee inayobaki na PIN hiyo na jina lake hadi miaka saba iishe. Aliyenunua bila akaunti naye husahauliwa baada ya miaka saba.',
          'Akaunti yako na uliyotuambia: hadi utakapovifuta. Ufutaji huanza siku 14 baada ya kuomba, ili uweze kubadilisha nia.',
          'Ujumbe uliotuandikia: miaka miwili baada ya kujibiwa; unaoonekana kuwa taka, siku 30.',
          'Timu yetu inachoandika kuhusu mteja, kama “piga simu kabla ya saa sita”, na lebo zake: miaka miwili. Mambo ya afya hayaandikwi hapo.',
          'SMS na jumbe za WhatsApp kwako: nambari na maneno siku 60; kwamba ilikuwepo, na gharama yake, miezi 13. Kama nambari iliandika STOP: hadi iandike START.',
          'Mialiko ya wataalamu ambayo haikukubaliwa: siku 30 baada ya muda wake kuisha.',
          'Ripoti za hitilafu na takwimu za kasi: siku 90. Takwimu za wageni: siku 180.',
          'Barua pepe na nenosiri lililolindwa ulivyokuwa navyo kabla ya kuvibadilisha: siku tatu, ambamo unaweza kutengua.',
          'Majaribio ya kuingia: siku moja. Mahali ulipoingilia, kama msimbo ambao hakuna anayeweza kuusoma: siku 90.',
          'Kwenye kifaa chako mwenyewe: kikapu siku saba; mandhari, kurasa zilizohifadhiwa na kuingia kwako hadi utakapovisafisha.',
        ],
      },
    },
    {
      heading: 'Your rights',
      list: [
        'To know what we hold and to get a copy: Profile Settings, “Your data”, at once.',
        'To have mistakes corrected: most of it you can change yourself in your profile.',
        'To have data erased, and to take it with you in a form that computers read.',
        'To object to a use, to have it restricted, and to take back a consent.',
        'Not to be judged by a machine alone. We make no such decisions.',
      ],
      text: [
        'Write to {email} for anything you cannot do yourself. We answer within seven days. You may complain at any time to the Office of the Data Protection Commissioner (odpc.go.ke).',
      ],
    },
    {
      heading: 'Children',
      text: [
        'Accounts are for people of 18 years and older, or for younger ones with the consent of a parent or guardian. We do not knowingly keep the health details of a child without it.',
      ],
    },
    {
      heading: 'How we protect it',
      text: [
        'Everything travels encrypted. Each row of the database belongs to somebody, and the database itself refuses everybody else. Passwords are kept only in a form that cannot be turned back. If a breach puts you at risk, we tell the Commissioner within 72 hours and you without delay.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'When this policy changes in a way that matters to you, we tell you before it takes effect. The date above says when it last changed.',
      ],
    },
  ],
  links: [
    { to: paths.privacy(), label: 'Your data' },
    { to: paths.contact(), label: 'Contact' },
  ],
};

export const termsPage: InfoPage = {
  path: paths.terms(),
  title: 'Terms & Conditions',
  intro: 'The agreement between you and Mizizi when you use this site or buy from it.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'What this site is',
      text: [
        'A shop, a set of tools and a source of general information about herbs, food and wellness. It does not diagnose, treat or replace a clinician.',
        disclaimer,
      ],
    },
    {
      heading: 'About health',
      list: [
        'Speak to a clinician or pharmacist before you use herbs together with medicines, in pregnancy, while breastfeeding, for a child, or before an operation.',
        'Never stop or change a treatment because of something you read here.',
        'The chat, the calculators, the assessment and the fasting tools give general information. They do not know you, and they can be wrong.',
        'In an emergency call 999 or 112, or the Kenya Red Cross on 1199.',
      ],
    },
    {
      heading: 'Your account',
      list: [
        'You are 18 or older, or a parent or guardian agrees on your behalf.',
        'What you tell us about yourself is true, and you keep it up to date.',
        'You keep your password to yourself, and tell us when you think somebody else knows it.',
        'You can delete your account at any time in Profile Settings.',
      ],
    },
    {
      heading: 'Orders and prices',
      list: [
        'Prices are in Kenyan shillings and include VAT where it applies. The delivery fee is shown before you pay.',
        'Your order is an offer; it is accepted when we confirm it. An unpaid M-Pesa order keeps its goods for a short while and is then released.',
        'If a price or the stock changes before you order, we show it and ask you again. If a price was plainly a mistake, we tell you and you may withdraw.',
        'We dispatch within 24 hours on working days. Delivery times are estimates; we tell you when one cannot be kept.',
        'The goods are yours, and your risk, once they are handed to you or to whoever you named.',
      ],
    },
    {
      heading: 'Herbal products',
      text: [
        'Read the warnings and the packet before you use a product. Stop and seek help if you feel unwell. Herbal products are not sold to cure any disease, and no one here may tell you otherwise.',
      ],
    },
    {
      heading: 'Returns and refunds',
      text: [
        'You may return unopened goods within 30 days. The page on returns says how, and what happens with opened ones.',
      ],
    },
    {
      heading: 'Plans and consultations',
      list: [
        'The free trial ends by itself after seven days. Nothing is charged without a payment you make yourself.',
        'Paid plans run month by month from the day of the payment. They are not renewed behind your back: each month is paid by a prompt that you confirm.',
        'A consultation you cancel at least 24 hours before, or that the nutritionist cancels, is given back to you.',
        'Nutritionists are responsible for the advice they give. They do not replace your doctor.',
      ],
    },
    {
      heading: 'Fair use',
      list: [
        'No attempts to break in, to copy the catalogue or content wholesale, or to disturb others.',
        'Reviews and messages are your own, true and decent. We may hold back those that promise cures or attack people.',
      ],
    },
    {
      heading: 'What we answer for',
      text: [
        'We answer for what we sell and do as the law provides. We do not answer for harm that comes from using a product against its warnings, or for losses nobody could foresee. Nothing here limits liability for injury or death caused by our negligence.',
      ],
    },
    {
      heading: 'Law and disputes',
      text: [
        'Kenyan law applies. Tell us first at {email}: most things are settled within a few days. What is not goes to the courts of Kenya. Nothing here takes away the rights that the Constitution (Article 46) and the Consumer Protection Act, 2012 give you.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'We tell you before changes that matter take effect. For an order, the terms of the day it was placed count.',
      ],
    },
  ],
  links: [
    { to: paths.privacyPolicy(), label: 'Privacy Policy' },
    { to: paths.returns(), label: 'Returns' },
  ],
};
