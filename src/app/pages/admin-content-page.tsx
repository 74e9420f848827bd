import { useNavigate, useSearchParams, useParams } from 'react-router';

import { ContentEditor } from '../../features/content-desk/content-editor.tsx';
import { ContentList } from '../../features/content-desk/content-list.tsx';
import { isKind, kindIds, kinds } from '../../features/content-desk/kinds.ts';
import { humanise } from '../../lib/knowledge.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { NotFound } from '../error-screen.tsx';

/** `/admin/content?kind=herb`: herbs, remedies and articles, with what is in work and what is due for review. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('kind');
  const kind = isKind(wanted) ? wanted : 'herb';
  return (
    <AdminFrame
      hasViews
      title={t('Texts')}
      intro={t(
        'Draft, review, publish. Nothing goes to readers with a claim we may not make, or without somebody’s name.',
      )}
    >
      <Tabs
        label={t('Kinds of text')}
        value={kind}
        onChange={(next) => setQuery({ kind: next }, { replace: true, preventScrollReset: true })}
        items={kindIds.map((id) => ({
          value: id,
          label: kinds[id].many,
          content: (
            <ContentList
              key={id}
              kind={id}
              hrefOf={(slug) => paths.adminText(id, slug)}
              onNew={(slug, name) =>
                void navigate(`${paths.adminText(id, slug)}?new=${encodeURIComponent(name)}`)
              }
            />
          ),
        }))}
      />
    </AdminFrame>
  );
}

const readerPath = { herb: paths.herb, remedy: paths.remedy, article: paths.article } as const;

/** `/admin/content/:kind/:slug`: the form and the history of one text; `?new=Name` begins one. */
export const text: PageModule = { Component: Text };

function Text() {
  const { kind, slug = '' } = useParams();
  const [query] = useSearchParams();
  const newName = query.get('new');
  if (!isKind(kind) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return <NotFound />;
  return (
    <AdminFrame title={newName ?? humanise(slug)}>
      <Link
        to={`${paths.adminContent()}?kind=${kind}`}
        className="text-leaf-700 mb-4 inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
      >
        <ArrowLeftIcon className="size-5" />
        {kinds[kind].all}
      </Link>
      <ContentEditor
        key={`${kind} ${slug}`}
        kind={kind}
        slug={slug}
        newName={newName}
        readerHref={readerPath[kind](slug)}
      />
    </AdminFrame>
  );
}
