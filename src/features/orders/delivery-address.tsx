import { formatPhone } from '../../lib/format.ts';
import { t } from '../../words/account.ts';

type Props = {
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
export function DeliveryAddress({ order, callable = false }: Props) {
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
