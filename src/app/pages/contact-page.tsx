import { useEffect } from 'react';

import { hoursInWords } from '../../entities/shop-identity/hours.ts';
import {
  readIdentity,
  type ShopIdentity,
  shownPhone,
  useShop,
} from '../../entities/shop-identity/identity.queries.ts';
import { ContactDesk } from '../../features/contact/contact-form.tsx';
import { paths } from '../../lib/paths.ts';
import { Later, lazyPart } from '../../start/later.tsx';
import { Card } from '../../ui/card.tsx';
import { MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { language } from '../../words/language.ts';
import { t } from '../../words/shell.ts';

const SupportNote = lazyPart(
  async () => (await import('../../features/subscription/support-note.tsx')).SupportNote,
  { missing: () => null },
);

const link =
  'inline-flex min-h-11 items-center font-semibold text-leaf-700 underline-offset-4 hover:underline';

/** When the phone is answered; a line of height stays while nothing is said. */
function Hours({ shop }: { shop: ShopIdentity }) {
  const note = language === 'sw' ? shop.hours_note_sw : shop.hours_note_en;
  return [...hoursInWords(shop.hours), note].map(
    (line) =>
      line !== '' && (
        <span key={line} className="block">
          {line}
        </span>
      ),
  );
}

const waysTo = (shop: ShopIdentity) => [
  {
    Icon: MailIcon,
    title: t('E-mail'),
    content: (
      <a href={`mailto:${shop.email}`} className={link}>
        {shop.email}
      </a>
    ),
    text: t('Answered within one working day.'),
  },
  {
    Icon: PhoneIcon,
    title: t('Phone'),
    content: (
      <a href={`tel:+${shop.phone}`} className={link}>
        {shownPhone(shop.phone)}
      </a>
    ),
    text: <Hours shop={shop} />,
  },
  {
    Icon: PinIcon,
    title: t('Where we are'),
    content: <p className="flex min-h-11 items-center font-semibold">{shop.city}</p>,
    text: shop.address || t('We deliver everywhere and have no counter yet.'),
  },
];

export function Component() {
  const shop = useShop();
  // What this page is about does not wait until it has settled.
  useEffect(readIdentity, []);
  return (
    <div className="page pb-8">
      <PageHead
        title={t('Contact')}
        description={t('Reach Mizizi in {city} by e-mail or phone.', { city: shop.city })}
      />
      <PageHeader
        eyebrow={t('Contact')}
        title={t('A person answers')}
        intro={t('Tell us your order number when it is about an order, so that we can help at once.')}
      />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <Card className="relative overflow-hidden sm:p-7">
          <h2 className="mb-4 text-xl">{t('Write to us')}</h2>
          <ContactDesk />
          <Later when="settled">
            <div className="mt-4">
              <SupportNote />
            </div>
          </Later>
        </Card>
        <ul className="grid gap-5 sm:grid-cols-3 lg:grid-cols-1">
          {waysTo(shop).map(({ Icon, title, content, text }) => (
            <li key={title} className="grid content-start gap-0.5">
              <Icon className="text-clay-600" />
              <h2 className="mt-1 text-lg">{title}</h2>
              {content}
              <p className="text-muted text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-muted mt-8 max-w-prose text-pretty">
        {t.rich(
          'We cannot give medical advice by mail or phone. In an emergency call 999 or 112. For quick answers about orders see the <a>FAQ</a>.',
          {
            a: (words) => (
              <Link to={paths.faq()} className="text-leaf-700 underline underline-offset-4">
                {words}
              </Link>
            ),
          },
        )}
      </p>
    </div>
  );
}
