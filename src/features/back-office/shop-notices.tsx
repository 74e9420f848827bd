import { useQuery } from '@tanstack/react-query';

import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/back-office.ts';
import { shopNoticesQuery } from './shop-notices.queries.ts';

/** Says what an owner loses money or orders by, and what only whoever looks after the server can put right. */
export function ShopNotices() {
  const { data } = useQuery(shopNoticesQuery);
  if (!data) return null;
  const { is_sandbox: isSandbox, disk_left_mb: left } = data;
  return (
    <>
      {isSandbox && (
        <Alert tone="danger" title={t('M-Pesa is in test mode: no money reaches you')}>
          {t(
            'Orders count as paid, but nobody pays. Whoever looks after the server sets the live service of Safaricom.',
          )}
        </Alert>
      )}
      {left !== null && (
        <Alert tone="danger" title={t('The disk of the server is nearly full')}>
          {t('{left} MB are left. When it is full, the shop takes no orders until somebody makes room.', {
            left,
          })}
        </Alert>
      )}
    </>
  );
}
