import { siteOrigin } from '../../lib/env.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { nativeShell } from '../../lib/native-shell.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/account.ts';

/** Where the buyer finds their order: a visitor's is asked for by its phone. The app for phones has no address of its own to give. */
export const buyersAddress = (order: { id: string; number: string; is_guest: boolean }): string =>
  (nativeShell() ? siteOrigin : location.origin) +
  (order.is_guest ? paths.trackOf(order.number) : paths.order(order.id));

type Props = {
  items: readonly {
    id: number;
    product_id: number;
    name: string;
    size: string;
    picture: string;
    unit_price_kes: number;
    quantity: number;
    line_total_kes: number;
  }[];
  subtotalKes: number;
  /** Taken off by a coupon. */
  discountKes?: number;
  couponCode?: string | null;
  deliveryKes: number;
  /** Whether that is the fee of a pickup point, which nobody delivers to a door. */
  isFetched?: boolean;
  totalKes: number;
};

/** What was bought, at the prices of that day, and the sums. */
export function OrderLines({ items, ...sums }: Props) {
  return (
    <>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3">
            <span className="size-16 shrink-0">
              <ResponsivePicture name={item.picture} alt="" sizes="64px" className="rounded-lg" />
            </span>
            <span className="min-w-24 flex-1">
              <Link
                to={paths.product(item.product_id)}
                className="block leading-snug font-semibold hover:underline"
              >
                {item.name}
              </Link>
              <span className="text-muted flex flex-wrap gap-x-2 text-sm">
                <span>{item.size}</span>
                <span className="whitespace-nowrap">
                  {item.quantity} × {formatKes(item.unit_price_kes)}
                </span>
              </span>
            </span>
            <span className="ml-auto whitespace-nowrap tabular-nums">{formatKes(item.line_total_kes)}</span>
          </li>
        ))}
      </ul>
      <OrderSums {...sums} />
    </>
  );
}

/** What an order came to. */
function OrderSums({
  subtotalKes,
  discountKes = 0,
  couponCode = null,
  deliveryKes,
  isFetched = false,
  totalKes,
}: Omit<Props, 'items'>) {
  return (
    <dl className="border-line mt-4 grid gap-2 border-t pt-4 tabular-nums">
      <Sum name={t('Subtotal')} value={formatKes(subtotalKes)} />
      {discountKes > 0 && (
        <Sum name={t('Coupon {code}', { code: couponCode ?? '' })} value={`−${formatKes(discountKes)}`} />
      )}
      <Sum
        name={isFetched ? t('Pickup fee') : t('Delivery')}
        value={deliveryKes === 0 ? t('Free') : formatKes(deliveryKes)}
      />
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>{t('Total')}</dt>
        <dd>{formatKes(totalKes)}</dd>
      </div>
    </dl>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type DeliveryAddressProps = {
  order: {
    contact_name: string;
    phone: string;
    alt_phone: string | null;
    county: string;
    town: string;
    landmark: string;
    note: string | null;
  };
  /** Whether the numbers can be pressed to call, for those who deliver. */
  callable?: boolean;
};

/** Who receives an order, and where. */
export function DeliveryAddress({ order, callable = false }: DeliveryAddressProps) {
  const phones = [order.phone, order.alt_phone].filter((phone) => phone !== null);
  return (
    <address className="grid gap-1 not-italic">
      <strong>{order.contact_name}</strong>
      <span>
        {order.landmark}, {order.town}
      </span>
      <span>{t('{county} County', { county: order.county })}</span>
      {phones.map((phone) =>
        callable ? (
          <a
            key={phone}
            href={`tel:+${phone}`}
            className="text-leaf-700 w-fit py-1 underline underline-offset-4"
          >
            {formatPhone(phone)}
          </a>
        ) : (
          <span key={phone}>{formatPhone(phone)}</span>
        ),
      )}
      {order.note && <span className="text-muted mt-1">“{order.note}”</span>}
    </address>
  );
}
