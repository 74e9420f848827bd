import { useQuery } from '@tanstack/react-query';

import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { untaxedQuery } from './product-tax.queries.ts';

/** Tells a shop that charges VAT which products have no class yet; nothing else. */
export function UntaxedNotice({ href }: { href: string }) {
  const { data: many = 0 } = useQuery(untaxedQuery);
  if (many === 0) return null;
  return (
    <div className="mb-6">
      <Alert
        tone="warning"
        title={t.count(many, '{n} product needs a tax class', '{n} products need a tax class')}
        action={
          <Link to={href} className={buttonStyles({ size: 'sm', variant: 'secondary' })}>
            {t('Tax classes')}
          </Link>
        }
      >
        {t('Until then it is taxed at the standard rate.')}
      </Alert>
    </div>
  );
}
