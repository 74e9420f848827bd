import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';

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
  deliveryKes: number;
  totalKes: number;
};

/** What was bought, at the prices of that day, and the sums. */
export function OrderLines({ items, subtotalKes, deliveryKes, totalKes }: Props) {
  return (
    <>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <span className="size-16 shrink-0">
              <ResponsivePicture name={item.picture} alt="" sizes="64px" className="rounded-lg" />
            </span>
            <span className="min-w-0 grow">
              <Link
                to={paths.product(item.product_id)}
                className="block leading-snug font-medium hover:underline"
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
            <span className="font-medium whitespace-nowrap tabular-nums">
              {formatKes(item.line_total_kes)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="border-line mt-4 grid gap-2 border-t pt-4 tabular-nums">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Subtotal</dt>
          <dd>{formatKes(subtotalKes)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Delivery</dt>
          <dd>{formatKes(deliveryKes)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-lg font-bold">
          <dt>Total</dt>
          <dd>{formatKes(totalKes)}</dd>
        </div>
      </dl>
    </>
  );
}
