import { paths } from '../../lib/paths.ts';
import { PrivacyControls } from '../pages/privacy-controls.tsx';
import type { InfoPage } from './info-page.ts';

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
