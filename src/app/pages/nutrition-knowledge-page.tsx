import { ArticleBrowser } from '../../features/nutrition-knowledge/article-browser.tsx';
import { articleQueries } from '../../features/nutrition-knowledge/articles.queries.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/knowledge.ts';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(articleQueries.list());
}

/** `/nutrition-knowledge` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Nutrition for Kenyan plates: articles and a food table')}
        description={t(
          'Short, sourced articles about ugali, greens, beans, omena, sugar, salt and every age of life, and a table of over 400 Kenyan foods in household measures.',
        )}
      />
      <Canonical path={paths.nutritionKnowledge()} />
      <PageHeader
        eyebrow={t('Nutrition')}
        title={t('Food knowledge for Kenyan plates')}
        intro={t(
          'Four-minute articles about what we really eat, each with its sources. No diet of the month: what is known, what is hoped, and what it costs.',
        )}
        actions={
          <Link to={paths.foods()} className={buttonStyles({ variant: 'primary' })}>
            <SearchIcon className="size-5" />
            {t('Look up a food')}
          </Link>
        }
      />
      <ArticleBrowser />
    </div>
  );
}
