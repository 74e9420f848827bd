import { t } from '../words/shell.ts';

/** What stands below every page. How the shop is reached is a row of the database: `useShop`. */
export const disclaimer = t(
  'What you read here is educational and not a substitute for professional medical advice. Speak to a clinician before you change a treatment, and call 999 or 112 in an emergency.',
);
