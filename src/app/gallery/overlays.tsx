import { useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { OrdersIcon, TrashIcon } from '../../ui/icons.tsx';
import { LoadMore } from '../../ui/list-states.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Popdown } from '../../ui/popdown.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { ErrorScreen } from '../error-screen.tsx';
import { Group, Specimen } from './controls.tsx';

type Open = 'none' | 'dialog' | 'confirm' | 'danger';

export function Overlays() {
  const [open, setOpen] = useState<Open>('none');
  const openChange = (isOpen: boolean): void => {
    if (!isOpen) setOpen('none');
  };
  return (
    <Group title="Overlays">
      <Specimen name="dialog and confirm-dialog">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Confirmation
        </Button>
        <Button variant="secondary" onClick={() => setOpen('danger')}>
          Dangerous confirmation
        </Button>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={openChange}
          title="Delivery address"
          description="Where the rider will look for you."
          footer={<Button onClick={() => setOpen('none')}>Save</Button>}
        >
          <TextField label="Landmark" placeholder="Opposite the primary school" />
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          onOpenChange={openChange}
          title="Mark as delivered?"
          description="The customer is told at once."
          confirmLabel="Mark delivered"
          onConfirm={() => setOpen('none')}
        />
        <ConfirmDialog
          open={open === 'danger'}
          onOpenChange={openChange}
          title="Cancel this order?"
          description="The goods return to the shelf."
          confirmLabel="Cancel the order"
          cancelLabel="Keep it"
          tone="danger"
          onConfirm={() => setOpen('none')}
        />
      </Specimen>
      <Specimen name="menu and popdown">
        <Menu label="Order" trigger={<Button variant="secondary">Menu</Button>} align="start">
          <MenuItem onSelect={() => toast.info('Opened')}>
            <OrdersIcon className="text-muted" /> Open
          </MenuItem>
          <MenuItem onSelect={() => toast.info('Printed')} disabled>
            Print
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => toast.info('Deleted')}>
            <TrashIcon /> Delete
          </MenuItem>
        </Menu>
        <Popdown
          label="More"
          button="Popdown"
          buttonClassName="min-h-12 rounded-lg border border-edge px-5 font-semibold"
          panelClassName="right-auto left-0"
        >
          {(close) => (
            <Button variant="quiet" onClick={close}>
              Close it
            </Button>
          )}
        </Popdown>
      </Specimen>
    </Group>
  );
}

const tones = ['neutral', 'leaf', 'clay', 'gold', 'danger', 'info'] as const;
const ignore = (): void => {};

export function Feedback() {
  return (
    <Group title="Feedback">
      <Specimen name="badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="alert">
        <div className="grid w-full gap-3 md:grid-cols-2">
          <Alert tone="info" title="Your goods are held">
            We keep them for 15 minutes while you pay.
          </Alert>
          <Alert tone="success" title="Payment received" />
          <Alert tone="warning" title="The price has changed">
            Moringa Leaf Powder is now KSh 480.
          </Alert>
          <Alert
            tone="danger"
            title="The payment was cancelled"
            action={
              <Button size="sm" variant="secondary">
                Try Again
              </Button>
            }
          >
            Nothing was taken from your account.
          </Alert>
        </div>
      </Specimen>
      <Specimen name="toast">
        <Button
          variant="secondary"
          onClick={() => toast.success('Added to your cart', 'Hibiscus Flower Tea')}
        >
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Error', 'Failed to update preferences')}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Your order is on its way')}>
          Information
        </Button>
      </Specimen>
      <Specimen name="spinner and skeleton">
        <Spinner label="Loading..." />
        <div className="grid w-64 gap-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </Specimen>
      <Specimen name="timeline">
        <Timeline
          items={[
            { title: 'Placed', at: '2026-11-21T11:05:00Z', state: 'done' },
            { title: 'Paid', detail: 'Receipt TKL4X9Q2', state: 'done' },
            { title: 'Packed', detail: 'Leaves tomorrow morning', state: 'now' },
            { title: 'Delivered', state: 'next' },
          ]}
        />
        <Timeline
          items={[
            { title: 'Placed', at: '2026-11-21T11:05:00Z', state: 'done' },
            { title: 'Payment refused', detail: 'Wrong PIN', state: 'failed' },
          ]}
        />
      </Specimen>
      <Specimen name="load-more">
        <LoadMore shown={24} total={69} noun="products" onMore={ignore} />
        <LoadMore shown={24} total={69} noun="products" busy onMore={ignore} />
        <LoadMore shown={69} total={69} noun="products" onMore={ignore} />
      </Specimen>
      <Specimen name="empty-state">
        <div className="border-line w-full rounded-2xl border">
          <EmptyState title="Your cart is empty" action={<Button>Visit the shop</Button>}>
            What you add is kept here for seven days.
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name="error-screen">
        <div className="border-line w-full rounded-2xl border">
          <ErrorScreen heading="h3" onRetry={ignore} />
        </div>
      </Specimen>
    </Group>
  );
}
