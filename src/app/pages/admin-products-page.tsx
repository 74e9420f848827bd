import { useNavigate, useSearchParams, useParams } from 'react-router';

import { listFromQuery } from '../../features/product-desk/product-desk.queries.ts';
import { ProductEditor } from '../../features/product-desk/product-editor.tsx';
import { UntaxedNotice, ProductListView } from '../../features/product-desk/product-list-view.tsx';
import { TaxList } from '../../features/product-desk/tax-list.tsx';
import { ImportView } from '../../features/product-import/import-view.tsx';
import { ExportButton, PastImports } from '../../features/product-import/past-imports.tsx';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BackToList } from '../desks.tsx';
import { NotFound } from '../error-screen.tsx';

const editorOf = (id: number | string): string => `${paths.adminProducts()}/${id}`;

/** The owner's products: find, count, publish, and on to the form or the import. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AdminFrame
      hasViews
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

/** The class of VAT of each product. */
export const tax: PageModule = { Component: TaxClasses };

function TaxClasses() {
  return (
    <AdminFrame
      title={t('Tax classes')}
      intro={t(
        'What is standard, zero-rated or exempt is said by the schedules of the VAT Act: ask your accountant where you are not sure.',
      )}
      actions={
        <Link to={paths.adminProducts()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          {t('Products')}
        </Link>
      }
    >
      <TaxList hrefOf={(id) => `${paths.adminProducts()}/${id}`} />
    </AdminFrame>
  );
}

/** The catalogue from and to a spreadsheet. */
export const spreadsheet: PageModule = { Component: Spreadsheet };

function Spreadsheet() {
  return (
    <AdminFrame title={t('Import products')} actions={<ExportButton />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Link
          to={paths.adminProducts()}
          className="text-leaf-700 -mb-4 inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
        >
          <ArrowLeftIcon className="size-5" />
          {t('All products')}
        </Link>
        <ImportView />
        <PastImports />
      </div>
    </AdminFrame>
  );
}

const idOf = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** The form of one product, of a new one, or of an option. */
export const product: PageModule = { Component: Product };

function Product() {
  const { id: named } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = idOf(named);
  const optionOf = idOf(query.get('option_of'));
  if (named !== 'new' && id === null) return <NotFound />;
  return (
    <AdminFrame
      isList={false}
      title={id !== null ? t('Edit product') : optionOf !== null ? t('New option') : t('New product')}
    >
      <div className="mb-4">
        {optionOf === null ? (
          <BackToList to={paths.adminProducts()}>{t('All products')}</BackToList>
        ) : (
          <Link
            to={editorOf(optionOf)}
            className="text-leaf-700 inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
          >
            <ArrowLeftIcon className="size-5" />
            {t('Back to the product')}
          </Link>
        )}
      </div>
      <ProductEditor
        key={`${id} ${optionOf}`}
        id={id}
        optionOf={optionOf}
        onOpen={(made) => void navigate(editorOf(made))}
        hrefOf={editorOf}
        shopHrefOf={paths.product}
        newOptionHref={(of) => `${editorOf('new')}?option_of=${of}`}
        orderHref={(order) => `${paths.admin()}?order=${order}`}
      />
    </AdminFrame>
  );
}
