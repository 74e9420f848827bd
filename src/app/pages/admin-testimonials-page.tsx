import { useState } from 'react';

import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type Row, useListState } from '../../features/back-office/desk-list.ts';
import { TestimonialActions, TestimonialDialog } from '../../features/back-office/list-decisions.tsx';
import { testimonialList } from '../../features/back-office/lists.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** What customers say on the front page. */
export function Component() {
  const [state, setState] = useListState(testimonialList);
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  return (
    <AdminFrame
      title={t('Testimonials')}
      intro={t('The three newest that are shown stand on the front page.')}
      actions={
        <Button size="sm" onClick={() => setEdited({ row: null })}>
          {t('New testimonial')}
        </Button>
      }
    >
      <DeskListView
        list={testimonialList}
        state={state}
        onState={setState}
        actions={(row) => <TestimonialActions row={row} onEdit={() => setEdited({ row })} />}
      />
      {edited && (
        <TestimonialDialog key={String(edited.row?.id)} row={edited.row} onClose={() => setEdited(null)} />
      )}
    </AdminFrame>
  );
}
