import { useNavigate, useSearchParams } from 'react-router';

import { listFromQuery } from '../../features/product-desk/product-desk.queries.ts';
import { UntaxedNotice, ProductListView } from '../../features/product-desk/product-list-view.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

const editorOf = (id: number | string): string => `${paths.adminProducts()}/${id}`;

/** The owner's products: find, count, publish, and on to the form or the import. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AdminFrame
      title={t('Products')}
      actions={
        <>
          <Link to={paths.adminTax()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
            {t('Tax classes')}
          </Link>
          <Link to={editorOf('import')} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
            {t('Import and export')}
          </Link>
          <Link to={editorOf('new')} className={buttonStyles({ size: 'sm' })}>
            {t('New product')}
          </Link>
        </>
      }
    >
      <UntaxedNotice href={paths.adminTax()} />
      <ProductListView
        list={listFromQuery(query.get('list'))}
        onList={(list) => setQuery({ list }, { replace: true, preventScrollReset: true })}
        onOpen={(id) => void navigate(editorOf(id))}
        hrefOf={editorOf}
        shopHrefOf={paths.product}
      />
    </AdminFrame>
  );
}
