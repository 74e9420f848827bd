import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { FIX_ATTRIBUTE } from './cart-line-row.tsx';
import { acceptPrices } from './cart-store.ts';
import type { CartLine } from './quote.ts';
import { changedPrices } from './quote.ts';

interface CartCheckoutProps {
  lines: readonly CartLine[];
  /** True while a line cannot be bought as it stands. */
  blocked: boolean;
  signedIn: boolean;
}

/** The way to the checkout; while something must be mended first, the way to that. */
export function CartCheckout({ lines, blocked, signedIn }: CartCheckoutProps) {
  if (blocked) {
    return (
      <div className="grid gap-2">
        <p className="text-danger-700 font-semibold">{t('Some lines cannot be bought as they are.')}</p>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => document.querySelector<HTMLElement>(`[${FIX_ATTRIBUTE}]`)?.focus()}
        >
          {t('Show what to change')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Link
        to={paths.checkout()}
        // Going on with the new prices in view accepts them.
        onClick={() => acceptPrices(changedPrices(lines))}
        className={buttonStyles({ variant: 'primary', size: 'lg' })}
      >
        {t('Proceed to checkout')}
      </Link>
      {!signedIn && (
        <p className="text-muted text-sm text-pretty">
          {t('With your account or without one; your cart stays as it is.')}
        </p>
      )}
    </div>
  );
}
