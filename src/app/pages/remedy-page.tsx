import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { HerbProducts } from '../../entities/products/product-links.tsx';
import { herbProductQueries } from '../../entities/products/products.queries.ts';
import { remedyQueries, type RemedyRecord } from '../../features/remedies/remedies.queries.ts';
import { remedyJsonLd, RemedyMissing } from '../../features/remedies/remedy-parts.tsx';
import { RemedyView } from '../../features/remedies/remedy-view.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { termsQuery } from '../../lib/knowledge.ts';
import type { Arrival } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, siteAddress } from '../../ui/page-header.tsx';
import { JsonLd, Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { t as titles } from '../../words/names.ts';
import { t as frame } from '../../words/shell.ts';
import { PrintButton, ShareButton, trailJsonLd } from './page-tools.tsx';

/** Starts the reads without waiting for them. While prerendering, the cache is filled beforehand. */
export function prefetch({ params }: Arrival): void {
  const { slug } = params;
  if (slug) {
    void queryClient.prefetchQuery(remedyQueries.remedy(slug));
    void queryClient.prefetchQuery(termsQuery());
  }
}

/** `/herbal-remedies/:slug` */
export function Component() {
  const { slug = '' } = useParams();
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  return (
    <div className="page pb-12">{isSlug ? <RemedyBySlug key={slug} slug={slug} /> : <RemedyMissing />}</div>
  );
}

function RemedyBySlug({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(remedyQueries.remedy(slug));
  if (data) return <RemedyFound record={data} />;
  if (data === null) return <RemedyMissing />;
  if (!error) return <Spinner label={t('Loading the remedy...')} className="min-h-[60dvh]" />;
  return <ReadAgain what={t('this remedy')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function RemedyFound({ record }: { record: RemedyRecord }) {
  const { remedy } = record;
  const title = titles.known(remedy.title);
  const { data: products = [] } = useQuery({
    ...herbProductQueries.bySku(remedy.product_skus),
    enabled: remedy.product_skus.length > 0,
  });
  const trail = [
    { name: frame('Home'), path: paths.home() },
    { name: t('Remedies'), path: paths.remedies() },
    { name: title, path: paths.remedy(remedy.slug) },
  ];
  return (
    <>
      <PageHead title={title} description={remedy.summary} />
      <Canonical path={paths.remedy(remedy.slug)} />
      <JsonLd data={[remedyJsonLd(record, siteAddress(paths.remedy(remedy.slug))), trailJsonLd(trail)]} />
      <Trail steps={trail} />
      <RemedyView
        record={record}
        matched={<SafetyNotice subject={{ kind: 'remedy', slug: remedy.slug }} name={t('this remedy')} />}
        actions={
          <>
            <ShareButton title={title} text={remedy.summary} />
            <PrintButton />
          </>
        }
        related={<HerbProducts title={t('What fits, in the shop')} products={products} />}
      />
    </>
  );
}
