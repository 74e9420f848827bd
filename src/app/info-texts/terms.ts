import { paths } from '../../lib/paths.ts';
import { site } from '../site.ts';
import type { InfoPage } from './privacy.ts';

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
        site.disclaimer,
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
        `Kenyan law applies. Tell us first at ${site.email}: most things are settled within a few days. What is not goes to the courts of Kenya. Nothing here takes away the rights that the Constitution (Article 46) and the Consumer Protection Act, 2012 give you.`,
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
