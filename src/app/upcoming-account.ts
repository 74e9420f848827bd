import { paths } from '../lib/paths.ts';
import type { UpcomingPage } from './upcoming-page.ts';

const shop = { to: paths.shop(), label: 'Visit the shop' };
const orders = { to: paths.orders(), label: 'See your orders' };
const contact = { to: paths.contact(), label: 'Ask us' };

/** Account, plans and administration. */
export const accountPages: UpcomingPage[] = [
  {
    path: paths.dashboard(),
    eyebrow: 'Your health',
    title: 'Your health, on one page',
    intro:
      'This page will gather what you choose to track, with your next steps on top. Until then your orders, notifications and account work as usual.',
    points: [
      {
        title: 'Today first',
        text: 'The fast you are on, the meal you planned and the herb you meant to take.',
      },
      {
        title: 'Trends you can read',
        text: 'Charts with units and dates, and a table for those who prefer numbers.',
      },
      {
        title: 'Nothing shared',
        text: 'Health values are seen by you and by a practitioner only when you invite one.',
      },
    ],
    links: [orders, shop, { to: paths.notifications(), label: 'Notifications' }],
    personal: true,
  },
  {
    path: paths.consultations(),
    eyebrow: 'Your account',
    title: 'Your consultations',
    intro:
      'Bookings you make with a nutritionist will be listed here with their times, video links and notes.',
    points: [
      {
        title: 'Before the call',
        text: 'A reminder, a calendar file, and a link that opens fifteen minutes early.',
      },
      { title: 'After the call', text: 'Notes, the next steps and a way to book again.' },
    ],
    links: [orders, contact],
    personal: true,
  },
];
