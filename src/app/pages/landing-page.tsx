import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';

import { HeroArt } from '../../features/landing/hero-art.tsx';
import { ProductGrid } from '../../features/shop/product-grid.tsx';
import { FEATURED, shopQueries } from '../../features/shop/shop.queries.ts';
import { paths } from '../../lib/paths.ts';
import { settled } from '../../start/later.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { ArrowRightIcon, LeafIcon, ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, WeaveBand } from '../../ui/page-header.tsx';
import { t } from '../../words/shell.ts';

const RETRY_MS = 20_000;

/** Resolves when it may be worth another try to fetch something. */
function laterOn(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else addEventListener('online', () => resolve(), { once: true });
  });
}

/** Whether the lower half is in the page's own HTML, so that nobody misses its code yet. */
const isBelowInMarkup =
  typeof document !== 'undefined' &&
  location.search === '' &&
  document.querySelector('[data-landing-below]') !== null;

async function loadBelow(): Promise<{ default: ComponentType }> {
  try {
    if (isBelowInMarkup && scrollY === 0) await settled;
    return { default: (await import('../../features/landing/landing-sections.tsx')).LandingBelow };
  } catch {
    // Its HTML stays readable meanwhile; an error would take the whole page away.
    await laterOn();
    return loadBelow();
  }
}

/** In the page's HTML from the start; its code comes after that of the first view. */
const Below = lazy(loadBelow);

const promises = [
  { Icon: TruckIcon, title: t('All 47 counties'), text: t('The delivery fee is shown before you pay.') },
  {
    Icon: ShieldIcon,
    title: t('M-Pesa or cash'),
    text: t('Pay on your phone, or on delivery where offered.'),
  },
  { Icon: ReturnIcon, title: t('30-day returns'), text: t('Unopened goods come back without questions.') },
  { Icon: LeafIcon, title: t('Plain labels'), text: t('Ingredients, use and warnings on every product.') },
];

function Hero() {
  return (
    <section className="page grid items-center gap-x-10 gap-y-6 pt-8 pb-10 md:grid-cols-[1.1fr_1fr] md:pt-12">
      <div className="grid justify-items-start gap-5">
        <p className="text-clay-700 flex items-center gap-3 font-semibold">
          <WeaveBand className="w-10" />
          {t('Herbal wellness from Kenya')}
        </p>
        <h1 className="text-[2.6rem] leading-[1.05] sm:text-6xl">{t('Good health has deep roots')}</h1>
        <p className="text-muted max-w-lg text-lg leading-relaxed text-pretty">
          {t(
            'Mizizi means roots. Learn what the plants around us can and cannot do, and find herbs, foods and teas you can trust.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.assessment()} className={buttonStyles({ size: 'lg' })}>
            {t('Start Health Assessment')}
          </Link>
          <Link to={paths.dashboard()} className={buttonStyles({ size: 'lg', variant: 'secondary' })}>
            {t('Explore Platform')}
          </Link>
        </div>
      </div>
      <HeroArt className="mx-auto max-w-80 sm:max-w-104 md:max-w-none" />
    </section>
  );
}

function Promises() {
  return (
    <section aria-label={t('What you can rely on')} className="border-line bg-surface border-y">
      <ul className="page grid gap-x-8 gap-y-5 py-7 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon className="text-leaf-600 mt-0.5" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-muted text-sm text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shelves() {
  const { data } = useQuery(shopQueries.categories());
  if (!data) return null; // the shop itself says when it cannot be read
  return (
    <section aria-labelledby="shelves" className="rendered-near page pt-12">
      <h2 id="shelves" className="text-2xl sm:text-3xl">
        {t('Five shelves, one kitchen table')}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {data.map(({ id, name, description }) => (
          <li key={id}>
            <Link
              to={`${paths.shop()}?category=${id}`}
              className="group border-line bg-surface grid h-full content-start gap-1.5 rounded-2xl border p-4 shadow-sm transition-shadow hover:shadow-md"
            >
              <WeaveBand className="mb-1 w-9" />
              <span className="group-hover:text-leaf-700 font-serif text-lg font-semibold">
                {t.known(name)}
              </span>
              <span className="text-muted text-sm text-pretty">{t.known(description)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Featured() {
  const { data } = useInfiniteQuery(shopQueries.list({}));
  const products = data?.pages[0]?.products.slice(0, FEATURED) ?? [];
  if (products.length === 0) return null; // the shop itself says when it cannot be read
  return (
    <section aria-labelledby="featured" className="rendered-near page pt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <h2 id="featured" className="text-2xl sm:text-3xl">
          {t('Most reached for')}
        </h2>
        <Link
          to={paths.shop()}
          className="text-leaf-700 inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          {t('See the whole shop')} <ArrowRightIcon className="size-5" />
        </Link>
      </div>
      <ProductGrid products={products} />
    </section>
  );
}

export function Component() {
  return (
    <>
      <PageHead
        title={t('Mizizi: herbal wellness from Kenya')}
        description={t(
          'Kenyan herbs, superfoods, teas and oils with honest guidance. Pay by M-Pesa, delivered to all 47 counties.',
        )}
      />
      <Hero />
      <Promises />
      <Shelves />
      <Featured />
      <Suspense>
        <Below />
      </Suspense>
    </>
  );
}
