import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';

import { type HerbRecord, isSlug, nameOf, otherNameOf } from '../../entities/herbs/herb.ts';
import { herbQueries } from '../../entities/herbs/herbs.queries.ts';
import { HerbProducts } from '../../entities/products/product-links.tsx';
import { herbProductQueries } from '../../entities/products/products.queries.ts';
import { useSafety } from '../../entities/safety/use-safety.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { herbJsonLd, HerbView } from '../../features/herbs/herb-view.tsx';
import { remedyQueries } from '../../features/remedies/remedies.queries.ts';
import { RemedyLinks } from '../../features/remedies/remedy-card-view.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { termsQuery } from '../../lib/knowledge.ts';
import type { Arrival } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { lazyPart } from '../../start/later.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, siteAddress } from '../../ui/page-header.tsx';
import { CompareIcon } from '../../ui/page-icons.tsx';
import { JsonLd, Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { t as frame } from '../../words/shell.ts';
import { PrintButton, ShareButton, trailJsonLd } from './page-tools.tsx';

const HerbMissing = lazyPart(async () => (await import('../../features/herbs/herb-compare.tsx')).HerbMissing);

const NoSuchHerb = () => (
  <Suspense>
    <HerbMissing />
  </Suspense>
);

/** Starts the reads without waiting for them. While prerendering, the cache is filled beforehand. */
export function prefetch({ params }: Arrival): void {
  const { slug } = params;
  if (isSlug(slug)) {
    void queryClient.prefetchQuery(herbQueries.herb(slug));
    void queryClient.prefetchQuery(termsQuery());
  }
}

/** `/herbs/:slug` */
export function Component() {
  const { slug } = useParams();
  return (
    <div className="page pb-12">{isSlug(slug) ? <HerbBySlug key={slug} slug={slug} /> : <NoSuchHerb />}</div>
  );
}

function HerbBySlug({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(herbQueries.herb(slug));
  if (data) return <HerbFound record={data} />;
  if (data === null) return <NoSuchHerb />;
  if (!error) return <Spinner label={t('Loading the herb...')} className="min-h-[60dvh]" />;
  return <ReadAgain what={t('this herb')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function HerbFound({ record }: { record: HerbRecord }) {
  const { herb } = record;
  const name = nameOf(herb);
  const other = otherNameOf(herb);
  const subject = { kind: 'herb', slug: herb.slug } as const;
  const safety = useSafety(subject);
  const { data: products = [] } = useQuery(herbProductQueries.ofHerb(herb.slug));
  const { data: remedies = [] } = useQuery(remedyQueries.ofHerb(herb.slug));
  const trail = [
    { name: frame('Home'), path: paths.home() },
    { name: t('Herbs'), path: paths.herbs() },
    { name, path: paths.herb(herb.slug) },
  ];
  const worst = safety.kind === 'ready' && safety.level === 'avoid' ? safety.finding.warnings[0] : undefined;
  return (
    <>
      <PageHead
        title={t('{name}: safety, uses, dose', { name: other ? `${name} (${other.text})` : name })}
        description={herb.summary}
      />
      <Canonical path={paths.herb(herb.slug)} />
      <JsonLd data={[herbJsonLd(record, siteAddress(paths.herb(herb.slug))), trailJsonLd(trail)]} />
      <Trail steps={trail} />
      <HerbView
        record={record}
        matched={<SafetyNotice subject={subject} name={name} />}
        stopped={
          worst && (
            <>
              {worst.because.map((because) => t.known(because)).join(', ')}:{' '}
              <WarningText>{worst.reason}</WarningText> <WarningText>{worst.advice}</WarningText>
            </>
          )
        }
        actions={
          <>
            <ShareButton title={name} text={herb.summary} />
            <PrintButton />
            <Link
              to={paths.compareHerbs([herb.slug])}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              <CompareIcon className="size-5" />
              <span className="max-sm:sr-only">{t('Compare')}</span>
            </Link>
          </>
        }
        related={
          <>
            <RemedyLinks
              title={t('Remedies with {herb}', { herb: name.toLowerCase() })}
              remedies={remedies}
            />
            <HerbProducts title={t('In the shop')} products={products} />
          </>
        }
      />
    </>
  );
}
