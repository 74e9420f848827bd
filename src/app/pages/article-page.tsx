import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { herbNamesQuery } from '../../entities/herbs/herbs.queries.ts';
import { HerbProducts } from '../../entities/products/product-links.tsx';
import { herbProductQueries } from '../../entities/products/products.queries.ts';
import { ArticleView } from '../../features/nutrition-knowledge/article-view.tsx';
import { articleJsonLd, type ArticleRecord, isSlug } from '../../features/nutrition-knowledge/article.ts';
import { articleQueries } from '../../features/nutrition-knowledge/articles.queries.ts';
import { ArticleLinks, FoodLinks, NotInKnowledge } from '../../features/nutrition-knowledge/food-parts.tsx';
import { foodQueries } from '../../features/nutrition-knowledge/foods.queries.ts';
import { humanise } from '../../lib/knowledge.ts';
import type { Arrival } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { LeafIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, siteAddress } from '../../ui/page-header.tsx';
import { JsonLd, Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { t as frame } from '../../words/shell.ts';
import { PrintButton, ShareButton, trailJsonLd } from './page-tools.tsx';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function prefetch({ params }: Arrival): void {
  const { slug } = params;
  if (isSlug(slug)) void queryClient.prefetchQuery(articleQueries.article(slug));
}

/** `/nutrition-knowledge/:slug` */
export function Component() {
  const { slug } = useParams();
  return (
    <div className="page pb-12">
      {isSlug(slug) ? <ArticleBySlug key={slug} slug={slug} /> : <NotInKnowledge what="article" />}
    </div>
  );
}

function ArticleBySlug({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(articleQueries.article(slug));
  if (data) return <ArticleFound record={data} />;
  if (data === null) return <NotInKnowledge what="article" />;
  if (!error) return <Spinner label={t('Loading the article...')} className="min-h-[60dvh]" />;
  return (
    <ReadAgain what={t('this article')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}

/** Links to herbs by their slugs; without a connection the slug stands for the name. */
function HerbLinks({ title, slugs }: { title: string; slugs: readonly string[] }) {
  const { data } = useQuery({ ...herbNamesQuery(slugs), enabled: slugs.length > 0 });
  const herbs = data ?? slugs.map((slug) => ({ slug, name: humanise(slug) }));
  if (herbs.length === 0) return null;
  return (
    <section aria-labelledby="herbs" className="rendered-near print:hidden">
      <h2 id="herbs" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {herbs.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.herb(slug)}
              className="border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 flex min-h-11 items-center gap-2 rounded-full border px-4"
            >
              <LeafIcon className="text-leaf-700 size-5" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleFound({ record }: { record: ArticleRecord }) {
  const { slug, title, summary, food_ids, herb_slugs, product_skus } = record.article;
  const { data: foods = [] } = useQuery(foodQueries.links(food_ids));
  const { data: next = [] } = useQuery(articleQueries.related(slug));
  const { data: products = [] } = useQuery({
    ...herbProductQueries.bySku(product_skus),
    enabled: product_skus.length > 0,
  });
  const trail = [
    { name: frame('Home'), path: paths.home() },
    { name: t('Nutrition'), path: paths.nutritionKnowledge() },
    { name: title, path: paths.article(slug) },
  ];
  return (
    <>
      <PageHead title={title} description={summary} />
      <Canonical path={paths.article(slug)} />
      <JsonLd data={[articleJsonLd(record, siteAddress(paths.article(slug))), trailJsonLd(trail)]} />
      <Trail steps={trail} />
      <ArticleView
        record={record}
        actions={
          <>
            <ShareButton title={title} text={summary} />
            <PrintButton />
          </>
        }
        related={
          <>
            <FoodLinks title={t('Foods it speaks of')} foods={foods} />
            <HerbLinks title={t('Herbs it speaks of')} slugs={herb_slugs} />
            <ArticleLinks title={t('Read next')} cards={next} />
            <HerbProducts title={t('In the shop')} products={products} />
          </>
        }
      />
    </>
  );
}
