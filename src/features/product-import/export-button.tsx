import { useMutation } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { exportProducts } from './export-products.queries.ts';

/** The whole catalogue as a file for a spreadsheet; the import takes it back. */
export function ExportButton() {
  const save = useMutation({
    mutationFn: exportProducts,
    onSuccess: ({ csv, count }) => {
      saveFile(`mizizi-products-${nairobiDate(Date.now())}.csv`, csv, 'text/csv');
      toast.success(t('Exported'), t('{n} products and options.', { n: count }));
    },
    onError: (error) => toast.error(t('The products were not exported'), errorText(error)),
  });
  return (
    <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      {t('Export all as CSV')}
    </Button>
  );
}
