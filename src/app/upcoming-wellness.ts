import { paths } from '../lib/paths.ts';
import type { UpcomingPage } from './upcoming-page.ts';

const faq = { to: paths.faq(), label: 'Read the FAQ' };
const contact = { to: paths.contact(), label: 'Ask us' };

/** Herbs, food and health. */
export const wellnessPages: UpcomingPage[] = [
  {
    path: paths.nutritionists(),
    eyebrow: 'Nutritionists',
    title: 'Talk to somebody who knows food',
    intro:
      'Registered nutritionists in Kenya, their free hours in your calendar, and a video call from your phone. We list a practitioner when the licence has been checked.',
    points: [
      {
        title: 'Real hours',
        text: 'You see what is free in Nairobi time and the slot is yours when you take it.',
      },
      { title: 'Fair cancelling', text: 'Cancel a day ahead and the consultation returns to your plan.' },
      { title: 'Notes you keep', text: 'What was agreed stays in your account after the call.' },
    ],
    links: [contact, faq],
  },
];
