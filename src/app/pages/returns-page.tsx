import type { ReactNode } from 'react';

import { useShop } from '../../entities/shop-identity/identity.queries.ts';
import { useReturnDays } from '../../features/orders/orders.queries.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';

const linkTo = (to: string) => (words: ReactNode) => (
  <Link to={to} className="text-leaf-700 underline underline-offset-4">
    {words}
  </Link>
);
const mailLink = (email: string) => (words: ReactNode) => (
  <a href={`mailto:${email}`} className="text-leaf-700 underline underline-offset-4">
    {words}
  </a>
);
const strong = (words: ReactNode) => <strong>{words}</strong>;

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function HowItWorks() {
  const { email } = useShop();
  return (
    <Section heading={t('How it works')}>
      <ol>
        <li>
          {t.rich(
            'Open <orders>Your orders</orders>, choose the order and press <b>Return something</b>. Ordered as a guest? On the device you ordered with, open it under <track>Track an order</track>.',
            { orders: linkTo(paths.orders()), track: linkTo(paths.track()), b: strong },
          )}
        </li>
        <li>
          {t(
            'Say what you send back and why, and add a photo if something is wrong. You see what you get back before you ask.',
          )}
        </li>
        <li>
          {t(
            'We answer within two working days, on the page of the order, and tell you where to send or hand over the parcel.',
          )}
        </li>
        <li>
          {t('Put the order number into the parcel, and keep the courier’s receipt until the money is back.')}
        </li>
        <li>{t('We look at what arrived within two working days and tell you what we found.')}</li>
      </ol>
      <p>
        {t.rich(
          'You cannot open the order? Write to us through the <contact>contact page</contact> or to <mail>{email}</mail>, with the order number and, if something is wrong, a photo.',
          { contact: linkTo(paths.contact()), mail: mailLink(email) },
          { email },
        )}
      </p>
    </Section>
  );
}

/** What may come back, how, and what is paid back. The number of days is the shop's setting. */
export function Component() {
  const days = useReturnDays();
  const intro = t('Changed your mind, or something arrived wrong? You have {n} days from delivery.', {
    n: days,
  });
  return (
    <div className="page pb-8">
      <PageHead title={t('Returns')} description={intro} />
      <PageHeader eyebrow={t('Help')} title={t('Returns')} intro={intro} />
      <div className="prose">
        <Section heading={t('What can come back')}>
          <ul>
            <li>
              {t('Unopened products in their sealed packing, within {n} days of delivery.', { n: days })}
            </li>
            <li>
              {t(
                'What arrived damaged, wrong, not as described or past its date, opened or not, within the same {n} days. After that, write to us.',
                { n: days },
              )}
            </li>
          </ul>
        </Section>
        <Section heading={t('What cannot')}>
          <p>
            {t(
              'Opened herbs, teas, oils and supplements. Nobody else could use them safely, so we cannot take them back unless something is wrong with them.',
            )}
          </p>
        </Section>
        <HowItWorks />
        <Section heading={t('Your money')}>
          <ul>
            <li>
              {t(
                'When the mistake was ours and the whole order comes back, we refund everything, the delivery fee too. When a part of it comes back, we refund what those goods cost you. The way back is on us, and we send a new one if you prefer.',
              )}
            </li>
            <li>
              {t(
                'When you changed your mind, we refund what the goods cost you. The delivery fee and the way back are yours.',
              )}
            </li>
            <li>{t('A discount counts in proportion: you get back what you paid for the goods.')}</li>
            <li>
              {t(
                'It goes back to the M-Pesa number that paid, within five working days after the parcel has reached us. Cash orders are refunded to the M-Pesa number you name.',
              )}
            </li>
          </ul>
        </Section>
        <Section heading={t('Not delivered, or not accepted')}>
          <p>
            {t(
              'A parcel that cannot be delivered comes back to us. We call you first. If you do not want it any more, we refund the goods and keep the delivery fee that the courier has earned.',
            )}
          </p>
        </Section>
        <Section heading={t('Felt unwell?')}>
          <p>
            {t(
              'Stop using the product, keep its packet and speak to a clinician first. Then tell us: we report unwanted effects of herbal products to the Pharmacy and Poisons Board, and so can you.',
            )}
          </p>
        </Section>
        <Section heading={t('Your rights')}>
          <p>
            {t(
              'These promises stand beside your rights under the Consumer Protection Act, 2012 and the Sale of Goods Act. They take nothing away from them.',
            )}
          </p>
        </Section>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.orders()} className={buttonStyles({})}>
          {t('Your orders')}
        </Link>
        <Link to={paths.track()} className={buttonStyles({ variant: 'secondary' })}>
          {t('Track an order')}
        </Link>
        <Link to={paths.shipping()} className={buttonStyles({ variant: 'secondary' })}>
          {t('Delivery')}
        </Link>
      </div>
    </div>
  );
}
