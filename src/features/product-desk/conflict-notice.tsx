import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { inWords } from './product-rows.ts';
import { fieldLabels, type ProductField } from './product.ts';
import type { Conflict } from './use-save-product.ts';

type Props = {
  conflict: Conflict;
  /** Fields in which their version was chosen. */
  chosen: ReadonlySet<ProductField>;
  onTakeTheirs: (field: ProductField) => void;
};

/** Somebody else saved this product meanwhile: what was taken over, and what has to be decided. Nothing is saved yet. */
export function ConflictNotice({ conflict, chosen, onTakeTheirs }: Props) {
  const { before, theirs, taken, clashes } = conflict;
  return (
    <Alert tone="warning" title={t('Changed by someone else while you were editing')}>
      <p>{t('Nothing of yours is lost and nothing is saved yet. Read this, then save again.')}</p>
      {taken.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t('Taken over from them')}</p>
          <ul className="list-disc pl-5">
            {taken.map((field) => (
              <li key={field} className="wrap-anywhere">
                {fieldLabels[field]}: <del>{inWords(before, field)}</del> <ins>{inWords(theirs, field)}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      {clashes.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t('You both changed this; yours is in the form')}</p>
          <ul className="grid gap-3">
            {clashes.map((field) => (
              <li key={field} className="grid justify-items-start gap-1.5">
                <span className="wrap-anywhere">
                  {t('{field}: theirs is “{value}”', {
                    field: fieldLabels[field],
                    value: inWords(theirs, field),
                  })}
                </span>
                {chosen.has(field) ? (
                  <span className="text-muted">{t('Theirs is in the form now.')}</span>
                ) : (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('Take theirs for {field}', { field: fieldLabels[field] })}
                    onClick={() => onTakeTheirs(field)}
                  >
                    {t('Take theirs')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
