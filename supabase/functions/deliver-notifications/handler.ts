import type { SupabaseClient } from '@supabase/supabase-js';

import { inKiswahili } from '../_shared/kiswahili/notification.ts';
import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';
import type { Mailer } from '../_shared/send-mail.ts';
import type { Texter } from '../_shared/send-text.ts';
import type { SendWhatsapp } from '../_shared/send-whatsapp.ts';
import type { VapidKeys } from '../_shared/vapid.ts';
import { type SentPush, sendPush } from '../_shared/web-push.ts';
import { sendAccountChanges } from './account-changes.ts';
import { sendInvitations } from './invitations.ts';
import { notificationMail } from './notification-mail.ts';
import { sendTexts } from './texts.ts';

export type DeliverDeps = {
  /** Whether the caller holds the secret key. */
  isAllowed: (request: Request) => Promise<boolean>;
  service: () => SupabaseClient;
  /** Null when web push is not set up. */
  vapid: VapidKeys | null;
  /** Null when mail is not set up. */
  mailer: Mailer | null;
  /** Null when SMS is not set up. */
  texter: Texter | null;
  /** Null when WhatsApp is not set up. */
  whatsapp: SendWhatsapp | null;
  siteUrl: () => string;
  /** The address that mails come from. */
  sender: () => string;
  log: Log;
};

/** One claimed delivery: to a device when it has an endpoint, else by mail. */
export type Delivery = {
  delivery_id: string;
  notification_id: string;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
  email: string | null;
  title: string;
  body: string;
  link: string;
  why: string | null;
  is_wellness: boolean;
  /** It belongs to what its reader did, and comes whatever they chose. */
  is_owed: boolean;
  /** A calendar file that goes along with a mail. */
  calendar: string | null;
  /** What its reader chose in the profile. */
  language: 'en' | 'sw';
};

type Result = { id: string; outcome: SentPush['outcome']; retry_after_s?: number };

const BATCH = 50;
/** A run stays well below the time a function may take; what is left is due at the next one. */
const MOST_BATCHES = 20;
const RUN_MS = 20_000;
const HOUR_S = 3600;

/** Claims what is due, batch by batch, and says what became of each. Any number of these may run at once. */
export async function deliverNotifications(request: Request, deps: DeliverDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(401, 'not_allowed', 'This needs the secret key.');
  const counts = { sent: 0, gone: 0, retry: 0, failed: 0 };
  const endAt = Date.now() + RUN_MS;
  try {
    const service = deps.service();
    const line = await service.rpc('shop_line', {});
    if (line.error) throw line.error;
    const shop = line.data as string;
    for (let batch = 0; batch < MOST_BATCHES && Date.now() < endAt; batch += 1) {
      const { data, error } = await service.rpc('claim_deliveries', {
        max_rows: BATCH,
        site: deps.siteUrl(),
        sender: deps.sender(),
      });
      if (error) throw error;
      const claimed = data as Delivery[];
      const byReceiver = Object.values(
        Object.groupBy(claimed, ({ endpoint, email }) => endpoint ?? email ?? ''),
      );
      const results = (
        await Promise.all(byReceiver.map((own = []) => deliverInTurn(own, { ...deps, shop })))
      ).flat();
      for (const { outcome } of results) counts[outcome] += 1;
      if (results.length > 0) {
        const told = await service.rpc('finish_deliveries', { results });
        if (told.error) throw told.error;
      }
      if (claimed.length < BATCH) break;
    }
    counts.sent += await sendInvitations(service, { ...deps, shop });
    counts.sent += await sendAccountChanges(service, { ...deps, shop });
    counts.sent += await sendTexts(service, deps, endAt);
    return json(200, counts);
  } catch (error) {
    deps.log('error', 'deliver_notifications_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'The notifications could not be delivered.');
  }
}

/** With the last line of mails. */
type WithShop = DeliverDeps & { shop: string };

/** One after the other: that something was cancelled must not arrive before what it was. */
async function deliverInTurn(own: readonly Delivery[], deps: WithShop): Promise<Result[]> {
  const results: Result[] = [];
  for (const delivery of own) results.push(await deliver(inOwnWords(delivery), deps));
  return results;
}

/** The database writes English; its sentences are known in Kiswahili as well. */
function inOwnWords(delivery: Delivery): Delivery {
  if (delivery.language !== 'sw') return delivery;
  const { title, body, why } = delivery;
  return { ...delivery, title: inKiswahili(title), body: inKiswahili(body), why: why && inKiswahili(why) };
}

async function deliver(delivery: Delivery, deps: WithShop): Promise<Result> {
  const id = delivery.delivery_id;
  if (delivery.email !== null) return { id, outcome: await mail(delivery, delivery.email, deps) };
  const { endpoint, p256dh, auth } = delivery;
  if (endpoint === null || p256dh === null || auth === null) return { id, outcome: 'failed' };
  if (!deps.vapid) return { id, outcome: 'failed' };
  const sent = await sendPush({ endpoint, p256dh, auth }, messageOf(delivery), deps.vapid);
  if ('detail' in sent)
    deps.log(sent.outcome === 'failed' ? 'error' : 'warn', 'push_not_sent', {
      delivery_id: id,
      reason: sent.detail,
    });
  const seconds = sent.outcome === 'retry' ? sent.retryAfterSeconds : null;
  return { id, outcome: sent.outcome, ...(seconds === null ? {} : { retry_after_s: seconds }) };
}

function messageOf({ notification_id: id, title, body, link, is_wellness: isWellness }: Delivery) {
  return {
    text: JSON.stringify({ id, title, body, link }),
    ttlSeconds: isWellness ? 4 * HOUR_S : 24 * HOUR_S,
    urgency: isWellness ? ('low' as const) : ('normal' as const),
    topic: id.replaceAll('-', ''),
  };
}

async function mail(delivery: Delivery, to: string, deps: WithShop): Promise<SentPush['outcome']> {
  if (!deps.mailer) return 'failed';
  const outcome = await deps.mailer(
    notificationMail(delivery, to, { siteUrl: deps.siteUrl(), shop: deps.shop }),
  );
  if (outcome !== 'sent') deps.log('warn', 'mail_not_sent', { delivery_id: delivery.delivery_id, outcome });
  return outcome;
}
