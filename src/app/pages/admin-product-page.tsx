import { useNavigate, useParams, useSearchParams } from 'react-router';

import { ProductEditor } from '../../features/product-desk/product-editor.tsx';
import { paths } from '../../lib/paths.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BackToList } from '../desk-places.tsx';
import { NotFound } from '../error-screen.tsx';

const editorOf = (id: number | string): string => `${paths.adminProducts()}/${id}`;
const idOf = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** The form of one product, of a new one, or of an option. */
export function Component() {
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
      />
    </AdminFrame>
  );
}
