import { formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { shortDay } from '../../lib/zone-time.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { t } from '../../words/account.ts';
import { isOpenPayment, type OrderOutline } from './order.ts';

/** Opens the phone's own dialler. */
const callHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Opens a chat that begins with `text`; null for a number that is no Kenyan mobile one. */
function whatsAppHref(phone: string, text: string): string | null {
  const mobile = normalisePhone(phone);
  return mobile && `https://wa.me/${mobile}?text=${encodeURIComponent(text)}`;
}

type Arrival = NonNullable<OrderOutline['arrival']>;

/**
 * When a parcel arrives, or is there to be fetched.
 * @param today a date of Nairobi, as those of the arrival
 */
export function arrivalText(
  { first_day: first, last_day: last }: Arrival,
  isFetched: boolean,
  today: string,
): string {
  const days = { first: shortDay(first), last: shortDay(last), day: shortDay(last) };
  if (last < today)
    return isFetched ? t('Was to be at the pickup point by {day}', days) : t('Was to arrive by {day}', days);
  if (last === today) return isFetched ? t('At the pickup point today') : t('Arrives today');
  if (first === last)
    return isFetched ? t('At the pickup point by {day}', days) : t('Arrives by {day}', days);
  return isFetched
    ? t('At the pickup point between {first} and {last}', days)
    : t('Arrives between {first} and {last}', days);
}

/** When the parcel is there and who brings it, as the heading of its progress; nothing once it is over. */
export function OrderArrival({ order, arrival }: { order: OrderOutline; arrival: Arrival }) {
  const today = useNairobiDay();
  const { carrier, carrier_phone: phone, tracking_number: tracking } = arrival;
  const isFetched = order.pickup_point_id !== null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-2xl text-balance">{arrivalText(arrival, isFetched, today)}</h2>
        {arrival.last_day < today && (
          <p className="text-pretty">{t('It is late. Call us, and we find out where it is.')}</p>
        )}
        {isOpenPayment(order) && order.fulfilment_state !== 'dispatched' && (
          <p className="text-muted text-sm text-pretty">
            {t('Counted from today. We pack it once it is paid.')}
          </p>
        )}
        {carrier && (
          <p>
            {t.rich('<b>{carrier}</b> brings it', { b: (words) => <strong>{words}</strong> }, { carrier })}
          </p>
        )}
      </div>
      {phone && <PhoneButtons phone={phone} number={order.number} />}
      {tracking && (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
          <dt className="text-muted text-sm">{t('Tracking number')}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{tracking}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton name={t('the tracking number')} value={tracking} />
          </dd>
        </dl>
      )}
    </div>
  );
}

/** Calls who brings a parcel, or writes to them. */
function PhoneButtons({ phone, number }: { phone: string; number: string }) {
  const chat = whatsAppHref(phone, t('Hello, this is about order {number}.', { number }));
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="-mt-2 basis-full whitespace-nowrap tabular-nums">{formatPhone(phone)}</span>
      <a
        href={callHref(`+${phone}`)}
        aria-label={t('Call {phone}', { phone: formatPhone(phone) })}
        className={buttonStyles({ size: 'sm' })}
      >
        {t('Call')}
      </a>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ size: 'sm', variant: 'secondary' })}
        >
          {t('WhatsApp')}
        </a>
      )}
    </p>
  );
}

/** How the shop is reached about an order. */
export function OrderHelp({ phone, number }: { phone: string; number: string }) {
  const chat = whatsAppHref(phone, t('Hello, this is about order {number}.', { number }));
  const link = 'text-leaf-700 inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  return (
    <p className="text-muted flex flex-wrap items-center gap-x-4 text-sm">
      {t('Questions?')}
      <a href={callHref(`+${phone}`)} className={link}>
        {t('Call the shop')}
      </a>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={link}>
          {t('WhatsApp the shop')}
        </a>
      )}
    </p>
  );
}
