import { useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { OrdersIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Popdown } from '../../ui/popdown.tsx';
import { Group, Specimen } from './specimen.tsx';

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
