import { paths } from '../../lib/paths.ts';
import type { InfoPage } from '../info-page.ts';
import { site } from '../site.ts';

export const returnsPage: InfoPage = {
  path: paths.returns(),
  title: 'Returns',
  intro: 'Changed your mind, or something arrived wrong? You have 30 days from delivery.',
  sections: [
    {
      heading: 'What can come back',
      list: [
        'Unopened products in their sealed packing, within 30 days of delivery.',
        'Anything that arrived damaged, wrong, spoilt or past its date: opened or not, we put it right.',
      ],
    },
    {
      heading: 'What cannot',
      text: [
        'Opened herbs, teas, oils and supplements. Nobody else could use them safely, so we cannot take them back unless something is wrong with them.',
      ],
    },
    {
      heading: 'How it works',
      list: [
        `Write to us through the contact page or to ${site.email}, with your order number and, if something is damaged, a photo.`,
        'We answer within two working days and tell you where to send or hand over the parcel.',
        'Keep the courier’s receipt until the money is back.',
        'We look at what arrived within two working days and tell you what we found.',
      ],
    },
    {
      heading: 'Your money',
      list: [
        'It goes back to the M-Pesa number that paid, within five working days after the parcel has reached us. Cash orders are refunded to the M-Pesa number you name.',
        'When the mistake was ours, we refund everything and pay the way back, or send a new one if you prefer.',
        'When you changed your mind, we refund the goods. The delivery fee and the way back are yours.',
      ],
    },
    {
      heading: 'Not delivered, or not accepted',
      text: [
        'A parcel that cannot be delivered comes back to us. We call you first. If you do not want it any more, we refund the goods and keep the delivery fee that the courier has earned.',
      ],
    },
    {
      heading: 'Felt unwell?',
      text: [
        'Stop using the product, keep its packet and speak to a clinician first. Then tell us: we report unwanted effects of herbal products to the Pharmacy and Poisons Board, and so can you.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'These promises stand beside your rights under the Consumer Protection Act, 2012 and the Sale of Goods Act. They take nothing away from them.',
      ],
    },
  ],
  links: [
    { to: paths.orders(), label: 'Your orders' },
    { to: paths.track(), label: 'Track an order' },
    { to: paths.contact(), label: 'Contact' },
  ],
};
