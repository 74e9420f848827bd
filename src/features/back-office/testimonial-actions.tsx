import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/back-office.ts';
import { showTestimonial } from './desk-actions.queries.ts';
import { type Row, textOf } from './row.ts';
import { useDeskAction } from './use-desk-action.ts';

/** Edit, and hide or show again. */
export function TestimonialActions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const isShown = row['is_active'] === true;
  const toggle = useDeskAction(() => showTestimonial(String(row.id), !isShown), {
    done: isShown ? t('Hidden') : t('Shown again'),
  });
  const name = textOf(row, 'name');
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={t('Edit the words of {name}', { name })} onClick={onEdit}>
        {t('Edit')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={
          isShown ? t('Hide the words of {name}', { name }) : t('Show the words of {name}', { name })
        }
        busy={toggle.isPending}
        onClick={() =>
          toggle.mutate(undefined, {
            onError: (error) => toast.error(t('Nothing was changed'), errorText(error)),
          })
        }
      >
        {isShown ? t('Hide') : t('Show')}
      </Button>
    </>
  );
}
