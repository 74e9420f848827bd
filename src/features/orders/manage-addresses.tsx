import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/account.ts';
import { type Address, addressesKey, makeDefaultAddress, removeAddress } from './addresses.queries.ts';

type Props = {
  userId: string;
  addresses: readonly Address[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Which saved address is offered first, and which are no longer needed. */
export function ManageAddresses({ userId, addresses, open, onOpenChange }: Props) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, as }: { id: string; as: 'default' | 'removed' }) =>
      as === 'default' ? makeDefaultAddress(id) : removeAddress(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesKey(userId) }),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Saved addresses')}>
      <div className="grid gap-4">
        {change.isError && (
          <Alert tone="danger" title={t('That did not work')}>
            {errorText(change.error)}
          </Alert>
        )}
        <ul className="divide-line grid divide-y">
          {addresses.map(({ id, label, landmark, town, county, is_default: isDefault }) => (
            <li key={id} className="grid gap-2 py-3">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {label}
                {isDefault && <Badge tone="leaf">{t('Default')}</Badge>}
              </p>
              <p className="text-muted text-sm">
                {landmark}, {town}, {county}
              </p>
              <div className="flex flex-wrap gap-2">
                {!isDefault && (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={change.isPending}
                    onClick={() => change.mutate({ id, as: 'default' })}
                  >
                    {t('Make default')}
                    <span className="sr-only">: {label}</span>
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={change.isPending}
                  onClick={() => change.mutate({ id, as: 'removed' })}
                >
                  {t('Remove')}
                  <span className="sr-only"> {label}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
