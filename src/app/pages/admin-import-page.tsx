import { ImportView } from '../../features/product-import/import-view.tsx';
import { ExportButton, PastImports } from '../../features/product-import/past-imports.tsx';
import { paths } from '../../lib/paths.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** The catalogue from and to a spreadsheet. */
export function Component() {
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
