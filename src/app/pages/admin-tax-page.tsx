import { TaxList } from '../../features/product-desk/tax-list.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** The class of VAT of each product. */
export function Component() {
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
