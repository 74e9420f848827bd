import { pictureAddress } from '../../ui/picture-address.ts';
import type { RemedyRecord } from './remedy.ts';

/** What search engines read about a remedy page (schema.org, MedicalWebPage). */
export function remedyJsonLd({ remedy, reviewer }: RemedyRecord, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url,
    name: remedy.title,
    description: remedy.summary,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: new URL(pictureAddress(remedy.picture, 1080), url).href,
    },
    inLanguage: 'en-KE',
    lastReviewed: `${remedy.reviewed_at}-01`,
    ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer } } : {}),
    audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
    citation: remedy.references.map(({ title, publisher }) => `${title}. ${publisher}`),
  };
}
