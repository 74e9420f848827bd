import { t } from '../words/shell.ts';

/** A setting of the build, or what stands in for it. */
function setting(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise;
}

const env = import.meta.env as Record<string, unknown>;
const phone = setting(env['VITE_CONTACT_PHONE'], '+254 700 000 000');

/** What the site says about itself, in one place. Contact and networks come from the build's settings (.env.example). */
export const site = {
  name: 'Mizizi',
  email: setting(env['VITE_CONTACT_EMAIL'], 'hello@mizizi.app'),
  phone,
  phoneLink: `tel:${phone.replace(/[^+\d]/g, '')}`,
  city: setting(env['VITE_CONTACT_CITY'], 'Nairobi, Kenya'),
  hours: setting(env['VITE_CONTACT_HOURS'], t('Monday to Saturday, 8 am to 6 pm')),
  social: [
    {
      network: 'Facebook',
      url: setting(env['VITE_SOCIAL_FACEBOOK'], 'https://www.facebook.com/mizizi.app'),
    },
    {
      network: 'Instagram',
      url: setting(env['VITE_SOCIAL_INSTAGRAM'], 'https://www.instagram.com/mizizi.app'),
    },
    { network: 'X', url: setting(env['VITE_SOCIAL_X'], 'https://x.com/mizizi_app') },
    {
      network: 'YouTube',
      url: setting(env['VITE_SOCIAL_YOUTUBE'], 'https://www.youtube.com/@mizizi-app'),
    },
  ],
  disclaimer: t(
    'What you read here is educational and not a substitute for professional medical advice. Speak to a clinician before you change a treatment, and call 999 or 112 in an emergency.',
  ),
} as const;
