import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { orderHref } from '../../entities/bills/bill.ts';
import { buyersAddress, DeliveryAddress, OrderLines } from '../../entities/orders/order-lines.tsx';
import { todayKey } from '../../features/back-office/back-office.queries.ts';
import { TodayTiles } from '../../features/back-office/today-tiles.tsx';
import { DeskOrderForm } from '../../features/order-desk/desk-order-form.tsx';
import { EditOrder } from '../../features/order-desk/edit-order.tsx';
import { FulfilmentButtons } from '../../features/order-desk/fulfilment-buttons.tsx';
import { MoneyActions } from '../../features/order-desk/money-actions.tsx';
import { deskOrderQuery, useLiveOrders } from '../../features/order-desk/order-desk.queries.ts';
import { AtPickup } from '../../features/order-desk/order-messages.tsx';
import { OrderMessages } from '../../features/order-desk/order-messages.tsx';
import { OrderQueueView } from '../../features/order-desk/order-queue-view.tsx';
import { type QueueId, queueFromQuery } from '../../features/order-desk/order-queue.ts';
import { StateBadges } from '../../features/order-desk/order-rows.tsx';
import {
  AttemptList,
  CustomerHistory,
  EventList,
  OrderNotes,
} from '../../features/order-desk/order-story.tsx';
import { PackedLots } from '../../features/order-desk/packed-lots.tsx';
import { PackingSlips } from '../../features/order-desk/packing-slips.tsx';
import { PayLink, PromptAgain } from '../../features/order-desk/prompt-again.tsx';
import { ReopenOrder } from '../../features/order-desk/reopen-order.tsx';
import { SecondCash, TakeCash } from '../../features/order-desk/take-cash.tsx';
import { MovePayment } from '../../features/payment-desk/move-payment.tsx';
import { MoneyOut } from '../../features/payment-desk/mpesa-till.tsx';
import { NeverCame } from '../../features/payment-desk/reason-dialog.tsx';
import { PartRefund } from '../../features/payment-desk/send-refund-dialog.tsx';
import { returnLists } from '../../features/return-desk/return-desk.queries.ts';
import { ReturnList } from '../../features/return-desk/return-list.tsx';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { SafetyNote } from '../../features/shop/product-facts.tsx';
import { errorText } from '../../lib/app-error.ts';
import { VERSION } from '../../lib/env.ts';
import { formatDateTime } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BackToList, deskOf } from '../desks.tsx';

type Props = {
  id: string;
  backTo: string;
  hrefOf: (orderId: string) => string;
  slipsHref: string;
};

/** One order with all that is needed to send it off and, for those who handle money, to look into its payment. */
function AdminOrder({ id, backTo, hrefOf, slipsHref }: Props) {
  const { data: order, error } = useQuery(deskOrderQuery(id));
  const { may } = useCapabilities();
  return (
    <div className="grid gap-5">
      <BackToList to={backTo}>{t('All orders')}</BackToList>
      {!order && error && (
        <Alert tone="danger" title={t('The order could not be loaded')}>
          {errorText(error)}
        </Alert>
      )}
      {!order && !error && <Spinner label={t('Loading the order')} />}
      {order && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="grid gap-1.5">
              <h2 className="text-2xl tabular-nums">{order.number}</h2>
              <span className="text-muted flex flex-wrap items-center gap-3">
                <StateBadges order={order} />
                {t('Placed {day}', { day: formatDateTime(order.placed_at) })}
              </span>
            </div>
            <div className="flex flex-wrap gap-3">
              <AtPickup order={order} />
              <FulfilmentButtons order={order} mayCancel={may('payments')} />
              <EditOrder order={order} Warning={SafetyNote} />
              <Link to={slipsHref} className={buttonStyles({ variant: 'secondary' })}>
                {t('Packing slip')}
              </Link>
              {may('payments') && (
                <Link to={paths.receipt(order.id)} className={buttonStyles({ variant: 'secondary' })}>
                  {t('Receipt')}
                </Link>
              )}
            </div>
          </div>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card>
              <h3 className="mb-3 text-xl">{t('Deliver to')}</h3>
              <DeliveryAddress order={order} callable />
              <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
                <CopyLink order={order} />
                <CustomerLink userId={order.user_id} phone={order.phone} />
              </div>
            </Card>
            <Card className="grid gap-3">
              <h3 className="text-xl">{t('Payment')}</h3>
              {order.payment_method === 'cash' ? <p>{t('Cash on delivery.')}</p> : <p>{t('By M-Pesa.')}</p>}
              {may('payments') && order.payment_method !== 'cash' && (
                <AttemptList attempts={order.attempts} />
              )}
              {(may('payments') || order.channel !== null) && order.fulfilment_state !== 'cancelled' && (
                <PromptAgain order={order} />
              )}
              <PayLink order={order} />
              {may('payments') && (
                <>
                  {order.payment_state === 'paid' && <PartRefund bill={order} payments={order.attempts} />}
                  <MoneyActions order={order} />
                  <NeverCame payments={order.attempts} />
                  <SecondCash order={order} />
                  <ReopenOrder order={order} />
                  <MovePayment bill={order} payments={order.attempts} />
                  <TakeCash order={order} />
                </>
              )}
            </Card>
            <Card>
              <h3 className="mb-3 text-xl">{t('Items')}</h3>
              <OrderLines
                items={order.items}
                subtotalKes={order.subtotal_kes}
                discountKes={order.discount_kes}
                couponCode={order.coupon_code}
                deliveryKes={order.delivery_kes}
                isFetched={order.pickup_point_id !== null}
                totalKes={order.total_kes}
              />
            </Card>
            <PackedLots order={order} hrefOf={hrefOf} />
            <Card>
              <h3 className="mb-3 text-xl">{t('History')}</h3>
              <EventList events={order.events} people={order.people} />
            </Card>
            <Card>
              <h3 className="mb-3 text-xl">{t('Messages about it')}</h3>
              <OrderMessages orderId={order.id} />
            </Card>
            <Card>
              <h3 className="mb-3 text-xl">{t('Notes')}</h3>
              <OrderNotes orderId={order.id} notes={order.notes} />
            </Card>
            {may('customers') && (
              <Card>
                <h3 className="mb-3 text-xl">{t('The buyer')}</h3>
                {order.is_guest && <p className="text-muted mb-2">{t('Ordered without an account.')}</p>}
                <CustomerHistory orderId={order.id} hrefOf={hrefOf} />
              </Card>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Leads to who bought; an account that was erased leaves nobody. */
function CustomerLink({ userId, phone }: { userId: string | null; phone: string }) {
  if (userId === null && phone === ERASED_PHONE) return null;
  return (
    <Link
      to={paths.adminCustomer(userId ?? phone)}
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      {t('The customer')}
    </Link>
  );
}

/** What stands in the place of an erased person's number. */
const ERASED_PHONE = '254700000000';

/** Puts the address on the clipboard at which the buyer finds their order: a visitor's asks for the phone of the order. */
function CopyLink({ order }: { order: { id: string; number: string; is_guest: boolean } }) {
  const url = buyersAddress(order);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('Link copied'));
    } catch {
      // No clipboard: the address itself can be read and typed.
      toast.info(t('The buyer’s link'), url);
    }
  }
  return (
    <Button size="sm" variant="secondary" onClick={() => void copy()}>
      {t('Copy the buyer’s link')}
    </Button>
  );
}

/** The start of the desks: what waits today and, for whom it concerns, the orders. */
export function Component() {
  const [query] = useSearchParams();
  const isOrder = query.has('order');
  const { may } = useCapabilities();
  return (
    <AdminFrame
      title={isOrder ? t('Order') : t('Today')}
      isList={!isOrder}
      hasViews={!isOrder}
      actions={
        !isOrder &&
        may('orders') && (
          <Link to={paths.adminNewOrder()} className={buttonStyles({ size: 'sm' })}>
            {t('Take an order')}
          </Link>
        )
      }
    >
      <Desk />
    </AdminFrame>
  );
}

function Desk() {
  const [query] = useSearchParams();
  const { may } = useCapabilities();
  const orderId = query.get('order');
  const canOpen = (address: string): boolean => {
    const [path = ''] = address.split('?');
    const { needs } = deskOf(path);
    return needs === null || may(needs);
  };
  if (orderId && may('orders')) return <Orders orderId={orderId} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TodayTiles canOpen={canOpen} />
      {may('payments') && <MoneyOut showsRefunds />}
      {may('books') && !may('payments') && (
        <Card className="grid justify-items-start gap-3">
          <h2 className="text-xl">{t('Books')}</h2>
          <p className="text-muted">
            {t('The close of each day, invoices and credit notes, files and VAT.')}
          </p>
          <Link to={paths.adminBooks()} className={buttonStyles({})}>
            {t('Open the books')}
          </Link>
        </Card>
      )}
      {may('orders') && <Orders orderId={null} />}
      <p className="text-muted text-sm">{t('Mizizi, version {version}', { version: VERSION })}</p>
    </div>
  );
}

function Orders({ orderId }: { orderId: string | null }) {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const queue = queueFromQuery(query.get('queue'));
  useLiveOrders(() => void queryClient.invalidateQueries({ queryKey: todayKey }));

  const addressOf = (next: QueueId, order?: string): string =>
    `${paths.admin()}?${new URLSearchParams({ queue: next, ...(order ? { order } : {}) })}`;
  const slipsHrefOf = (ids: string[]): string => `${paths.admin()}/slips?orders=${ids.join(',')}`;

  if (orderId)
    return (
      <AdminOrder
        key={orderId}
        id={orderId}
        backTo={addressOf(queue)}
        hrefOf={(id) => addressOf(queue, id)}
        slipsHref={slipsHrefOf([orderId])}
      />
    );
  return (
    <OrderQueueView
      queue={queue}
      onQueue={(next) => setQuery({ queue: next }, { replace: true, preventScrollReset: true })}
      hrefOf={(id) => addressOf(queue, id)}
      slipsHrefOf={slipsHrefOf}
    />
  );
}

/** An order that somebody gives by phone, by WhatsApp or at the counter. */
export const take: PageModule = { Component: Take };

function Take() {
  const navigate = useNavigate();
  return (
    <AdminFrame title={t('Take an order')}>
      <DeskOrderForm
        Warning={SafetyNote}
        onTaken={(id) => void navigate(`${paths.admin()}?order=${id}`, { replace: true })}
      />
    </AdminFrame>
  );
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Packing slips of the orders in the address, ready to print. */
export const slips: PageModule = { Component: Slips };

function Slips() {
  const [query] = useSearchParams();
  return (
    <AdminFrame title={t('Packing slips')}>
      <PackingSlips
        orderIds={(query.get('orders') ?? '').split(',').filter(isUuid)}
        trackHrefOf={buyersAddress}
      />
    </AdminFrame>
  );
}

/** Goods that come back: decided, received and paid back. */
export const returns: PageModule = { Component: Returns };

function Returns() {
  const [query, setQuery] = useSearchParams();
  const list = returnLists.find(({ id }) => id === query.get('list'))?.id ?? 'requested';
  return (
    <AdminFrame hasViews title={t('Returns')}>
      <Tabs
        label={t('Returns by state')}
        value={list}
        onChange={(next) => setQuery({ list: next }, { replace: true, preventScrollReset: true })}
        items={returnLists.map(({ id, label }) => ({
          value: id,
          label,
          content: (
            <ReturnList
              list={id}
              hrefOf={orderHref}
              customerOf={({ user_id: userId, phone }) => <CustomerLink userId={userId} phone={phone} />}
            />
          ),
        }))}
      />
    </AdminFrame>
  );
}
