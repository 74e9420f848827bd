/** What the site says about itself, in one place. */
export const site = {
  name: 'Mizizi',
  email: 'hello@mizizi.app',
  phone: '+254 700 000 000',
  phoneLink: 'tel:+254700000000',
  city: 'Nairobi, Kenya',
  hours: 'Monday to Saturday, 8 am to 6 pm',
  social: [
    { network: 'Facebook', url: 'https://www.facebook.com/mizizi.app' },
    { network: 'Instagram', url: 'https://www.instagram.com/mizizi.app' },
    { network: 'X', url: 'https://x.com/mizizi_app' },
    { network: 'YouTube', url: 'https://www.youtube.com/@mizizi-app' },
  ],
  disclaimer:
    'What you read here is educational and not a substitute for professional medical advice. Speak to a clinician before you change a treatment, and call 999 or 112 in an emergency.',
} as const;
