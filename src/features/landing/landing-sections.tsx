import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { ConsultIcon, LeafIcon, PinIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/shell.ts';
import { figuresFrom, JOURNALS, landingQueries } from './landing.queries.ts';
import { Newsletter } from './newsletter.tsx';
import { previews } from './previews.tsx';
import { Testimonials } from './testimonials.tsx';
import { WellnessTools } from './wellness-tools.tsx';

const reasons = [
  {
    Icon: ShieldIcon,
    title: t('Safety before promises'),
    text: t('Warnings stand above benefits on every herb, with what it does to common medicines.'),
  },
  {
    Icon: LeafIcon,
    title: t('Tradition, called tradition'),
    text: t('Each use carries its own grade of evidence. Where nobody has tested it, we say so.'),
  },
  {
    Icon: PinIcon,
    title: t('Made for Kenyan plates'),
    text: t('Ugali, githeri, managu, omena: foods and portions as they are cooked and served here.'),
  },
  {
    Icon: ConsultIcon,
    title: t('People when you need them'),
    text: t('Nutritionists who listen first, and a shop whose phone is answered.'),
  },
];

function WhyChoose() {
  return (
    <section aria-labelledby="why" className="rendered-near page pt-14">
      <h2 id="why" className="text-2xl sm:text-3xl">
        {t('Why choose Mizizi')}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:grid sm:content-start sm:gap-2">
            <span className="bg-clay-100 text-clay-700 grid size-12 shrink-0 place-items-center rounded-full">
              <Icon />
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many people and orders there are; the smallest figures until, and unless, the count is read. */
export function Stats() {
  const { data = figuresFrom(null) } = useQuery(landingQueries.figures());
  const figures = [
    { label: t('Registered users'), value: formatNumber(data.users) },
    { label: t('Orders placed'), value: formatNumber(data.orders) },
    { label: t('Wellness journals'), value: JOURNALS },
  ];
  return (
    <section aria-label={t('Mizizi in figures')} className="rendered-near page pt-14">
      <dl className="bg-leaf text-on-leaf dark:bg-leaf-200 dark:text-ink grid grid-cols-3 gap-4 rounded-3xl px-5 py-7 sm:px-10 sm:py-8">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-pretty sm:text-base">{label}</dt>
            <dd className="font-serif text-3xl font-semibold tabular-nums sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A look into six parts of the product, one at a time. */
export function PlatformPreview() {
  const [shown, setShown] = useState('fasting');
  return (
    <section aria-labelledby="preview" className="rendered-near page pt-14">
      <h2 id="preview" className="text-2xl sm:text-3xl">
        {t('Take a look inside')}
      </h2>
      <div className="mt-5">
        <Tabs
          label={t('Parts of Mizizi')}
          value={shown}
          onChange={setShown}
          items={previews.map(({ value, label, title, text, to, action, Picture }) => ({
            value,
            label,
            content: (
              <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[1fr_1.1fr]">
                <div className="grid justify-items-start gap-3 max-md:order-last">
                  <h3 className="text-xl">{title}</h3>
                  <p className="text-muted text-pretty">{text}</p>
                  <Link to={to} className={buttonStyles({ variant: 'secondary' })}>
                    {action}
                  </Link>
                </div>
                <div
                  aria-hidden="true"
                  className="border-line bg-surface grid min-h-64 content-center gap-3 rounded-2xl border p-5 shadow-md sm:p-6"
                >
                  <Picture />
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}

/** What of the start page lies below the first view. */
export function LandingBelow() {
  return (
    <div data-landing-below>
      <WhyChoose />
      <WellnessTools />
      <PlatformPreview />
      <Testimonials />
      <Stats />
      <Newsletter />
    </div>
  );
}
