import { useNavigate, useSearchParams } from 'react-router';

import { ContentList } from '../../features/content-desk/content-list.tsx';
import { isKind, kindIds, kinds } from '../../features/content-desk/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** `/admin/content?kind=herb`: herbs, remedies and articles, with what is in work and what is due for review. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('kind');
  const kind = isKind(wanted) ? wanted : 'herb';
  return (
    <AdminFrame
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
