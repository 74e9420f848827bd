import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';

import { parseProductId, type ProductDetail, withOption } from '../../entities/products/product.ts';
import { catalogueQueries } from '../../features/shop/catalogue.queries.ts';
import { galleryOf } from '../../features/shop/picture-zoom.tsx';
import { ProductSkeleton } from '../../features/shop/product-facts.tsx';
import { ProductJsonLd, ProductTrail, useProductTrail } from '../../features/shop/product-json-ld.tsx';
import { ProductView } from '../../features/shop/product-view.tsx';
import { ReadFailed } from '../../features/shop/read-failed.tsx';
import type { Arrival } from '../../lib/navigation/navigation.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Later, lazyPart } from '../../start/later.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';
import { OwnGrade, ProductSafety } from './own-safety.tsx';

/** What lies below the first view, or is only seldom needed. */
const DeliveryEstimate = lazyPart(
  async () => (await import('../../features/cart/quote.tsx')).DeliveryEstimate,
);
const MoreOfProduct = lazyPart(async () => (await import('./more-of-product.tsx')).MoreOfProduct);
const ProductMissing = lazyPart(
  async () => (await import('../../features/shop/other-products.tsx')).ProductMissing,
);

/** Starts the reads without waiting for them. While prerendering, the cache is filled beforehand. */
export function prefetch({ params }: Arrival): void {
  const id = parseProductId(params['id']);
  if (id !== null) {
    void queryClient.prefetchQuery(catalogueQueries.product(id));
    void queryClient.prefetchQuery(catalogueQueries.options(id));
    void queryClient.prefetchQuery(catalogueQueries.categories());
  }
}

/** `/product/:id`; `?option=` names the size or kind that is shown. */
export function Component() {
  const { id: text = '' } = useParams();
  const id = parseProductId(text);
  return (
    <div className="page pb-12">
      {id === null ? (
        <Suspense>
          <ProductMissing search={text} />
        </Suspense>
      ) : (
        <ProductById key={id} id={id} />
      )}
    </div>
  );
}

function ProductById({ id }: { id: number }) {
  const { data, error, isPending, isFetching, fetchStatus, refetch } = useQuery(catalogueQueries.product(id));
  if (data) return <ProductFound product={data} />;
  if (data === null)
    return (
      <Suspense>
        <ProductMissing />
      </Suspense>
    );
  if (isPending && fetchStatus !== 'paused') return <ProductSkeleton />;
  return (
    <div className="mx-auto max-w-xl py-16">
      <PageHead title={t('Product')} noIndex />
      <h1 className="sr-only">{t('Product')}</h1>
      <ReadFailed what="this product" error={error} busy={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}

function ProductFound({ product }: { product: ProductDetail }) {
  const [parameters, setParameters] = useSearchParams();
  const mainId = product.variant_of ?? product.id;
  const { data: options = [] } = useQuery(catalogueQueries.options(mainId));
  const { data: further = [] } = useQuery(catalogueQueries.pictures(mainId));
  const wanted = parseProductId(parameters.get('option')) ?? product.id;
  const option = options.find(({ id }) => id === wanted);
  const chosen = option ? withOption(product, option) : product;
  const trail = useProductTrail(product);
  const wantsReviews = useLocation().hash === '#reviews';
  // The address was read before there was anything to scroll to.
  useEffect(() => {
    if (wantsReviews) document.getElementById('reviews')?.scrollIntoView();
  }, [wantsReviews]);
  return (
    <>
      <PageHead title={`${chosen.name}, ${chosen.size}`} description={chosen.summary} />
      <ProductJsonLd product={chosen} options={options} trail={trail} />
      <ProductTrail steps={trail} />
      <ProductView
        product={chosen}
        options={options}
        onChoose={({ id }) =>
          setParameters(id === product.id ? {} : { option: String(id) }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        pictures={galleryOf(chosen, options[0], further)}
        safety={<ProductSafety id={mainId} name={chosen.name} />}
        grade={<OwnGrade id={mainId} />}
        delivery={
          <Later when="near" margin={200} place={<Skeleton className="h-32 w-full" />}>
            <DeliveryEstimate items={[{ id: chosen.id, quantity: 1 }]} />
          </Later>
        }
      />
      <section id="reviews" aria-labelledby="reviews-title" className="mt-14 scroll-mt-24">
        <h2 id="reviews-title" className="mb-5 text-2xl">
          {t('What buyers say')}
        </h2>
        <Later when="near" place={<div className="min-h-[40rem]" />} now={wantsReviews}>
          <MoreOfProduct productId={mainId} />
        </Later>
      </section>
    </>
  );
}
