import type { InfoPage } from './info-page.ts';
import { privacyPolicyPage } from './info-texts/privacy-policy.ts';
import { privacyPage } from './info-texts/privacy.ts';
import { termsPage } from './info-texts/terms.ts';

export const infoPages: InfoPage[] = [privacyPolicyPage, privacyPage, termsPage];
