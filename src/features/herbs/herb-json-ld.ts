import { pictureAddress } from '../../ui/picture-address.ts';
import { type HerbRecord, nameOf } from './herb.ts';

/** What search engines read about a herb page (schema.org, MedicalWebPage). */
export function herbJsonLd({ herb, reviewer }: HerbRecord, url: string): object {
  const name = nameOf(herb);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url,
    name: `${name} (${herb.accepted_name}): safety, uses and preparation`,
    description: herb.summary,
    inLanguage: 'en-KE',
    lastReviewed: `${herb.reviewed_at}-01`,
    ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer } } : {}),
    audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: new URL(pictureAddress(herb.picture, 1080), url).href,
    },
    about: {
      '@type': 'Thing',
      name,
      alternateName: [...Object.values(herb.names).flat(), herb.accepted_name].filter(
        (other) => other !== name,
      ),
    },
    citation: herb.references.map(({ title, publisher }) => `${title}. ${publisher}`),
  };
}
