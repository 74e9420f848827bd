import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { ArrowRightIcon, ConsultIcon, LeafIcon, PinIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/shell.ts';
import { figuresFrom, JOURNALS, landingQueries } from './landing.queries.ts';
import { Newsletter, Testimonials } from './last-sections.tsx';
import { previews } from './previews.tsx';

const tools = [
  {
    to: paths.fasting(),
    title: t('Fasting Guidance'),
    text: t('Pick a rhythm that suits your day, see what your body is doing, and know when to stop.'),
    Art: FastingArt,
  },
  {
    to: paths.nutrition(),
    title: t('Calorie Calculator'),
    text: t('What you need in a day and what is on the plate, counted in chapati, cups and ladles.'),
    Art: PlateArt,
  },
];

/** A ring three quarters full around a sun that goes down. */
function FastingArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" className="size-24 shrink-0">
      <circle cx="48" cy="48" r="38" className="stroke-leaf-200" strokeWidth="10" />
      <path d="M48 10a38 38 0 1 1-38 38" className="stroke-leaf-600" strokeWidth="10" strokeLinecap="round" />
      <path d="M28 54a20 20 0 0 1 40 0Z" className="fill-gold-400" />
      <path d="M26 60h44M32 66h32" className="stroke-clay-500" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A plate with ugali, greens and beans. */
function PlateArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" className="size-24 shrink-0">
      <circle cx="48" cy="48" r="42" className="fill-clay-100 stroke-clay-300" strokeWidth="3" />
      <path d="M48 16a32 32 0 0 0-32 32h32Z" className="fill-gold-200" />
      <path d="M48 16a32 32 0 0 1 32 32H48Z" className="fill-leaf-400" />
      <path d="M16 48a32 32 0 0 0 64 0Z" className="fill-clay-500" />
      <path
        d="M56 30c4-4 9-4 12 0M58 40c5-4 10-3 13 0M28 60h6M42 66h6M58 60h6"
        className="stroke-surface"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

function WellnessTools() {
  return (
    <section aria-labelledby="tools" className="rendered-near page pt-14">
      <h2 id="tools" className="text-2xl sm:text-3xl">
        {t('Enhanced Wellness Tools')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {tools.map(({ to, title, text, Art }) => (
          <li key={to}>
            <Link
              to={to}
              className="group border-line bg-surface flex h-full items-center gap-5 rounded-2xl border p-5 shadow-sm transition-shadow hover:shadow-md"
            >
              <Art />
              <span className="grid gap-1">
                <span className="group-hover:text-leaf-700 font-serif text-xl font-semibold">{title}</span>
                <span className="text-muted text-pretty">{text}</span>
                <span className="text-leaf-700 mt-1 inline-flex items-center gap-1.5 font-semibold">
                  {t('Open')} <ArrowRightIcon className="size-5" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
