import { paths } from '../lib/paths.ts';
import type { UpcomingPage } from './upcoming-page.ts';

const orders = { to: paths.orders(), label: 'See your orders' };
const contact = { to: paths.contact(), label: 'Ask us' };

/** Account, plans and administration. */
export const accountPages: UpcomingPage[] = [
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
