import { useParams, useSearchParams } from 'react-router';

import { ContentEditor } from '../../features/content-desk/content-editor.tsx';
import { isKind, kinds } from '../../features/content-desk/kinds.ts';
import { humanise } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { NotFound } from '../error-screen.tsx';

const readerPath = { herb: paths.herb, remedy: paths.remedy, article: paths.article } as const;

/** `/admin/content/:kind/:slug`: the form and the history of one text; `?new=Name` begins one. */
export function Component() {
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
