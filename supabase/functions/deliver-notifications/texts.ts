import type { SupabaseClient } from '@supabase/supabase-js';

import { partsOf, plainGsm } from '../_shared/gsm.ts';
import { inKiswahili } from '../_shared/kiswahili/notification.ts';
import type { Log } from '../_shared/log.ts';
import type { Texter, TextOutcome } from '../_shared/send-text.ts';

type Text = {
  text_id: string;
  phone: string;
  kind: string;
  body: string;
  link: string;
  language: string;
};

/** Each is on its way at once when it is handed out: what is lost with the process is these at most. */
const AT_ONCE = 5;

type TextDeps = { texter: Texter | null; siteUrl: () => string; log: Log };

/**
 * Sends the SMS that are due until `endAt`, each once: one whose answer is lost may have arrived and is not sent again.
 * Answers how many were taken. Throws when the database does not answer.
 */
export async function sendTexts(service: SupabaseClient, deps: TextDeps, endAt: number): Promise<number> {
  const { texter } = deps;
  let sent = 0;
  do {
    const { data, error } = await service.rpc('claim_texts', { is_on: texter !== null, max_rows: AT_ONCE });
    if (error) throw error;
    const claimed = data as Text[];
    if (!texter || claimed.length === 0) return sent;
    const byPhone = Object.values(Object.groupBy(claimed, ({ phone }) => phone));
    // What was handed out is sent and noted, whatever becomes of the one beside it.
    const ended = await Promise.allSettled(byPhone.map((own = []) => sendInTurn(own, texter, service, deps)));
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason;
      sent += one.value;
    }
  } while (Date.now() < endAt);
  return sent;
}

/** One after the other: that an order was paid must not arrive before how to pay it. */
async function sendInTurn(
  own: readonly Text[],
  texter: Texter,
  service: SupabaseClient,
  deps: TextDeps,
): Promise<number> {
  let sent = 0;
  for (const text of own) if ((await sendOne(text, texter, service, deps)) === 'sent') sent += 1;
  return sent;
}

async function sendOne(
  text: Text,
  texter: Texter,
  service: SupabaseClient,
  { siteUrl, log }: TextDeps,
): Promise<TextOutcome['kind']> {
  const words = textWords(text, siteUrl(), texter.stopTo);
  const said = await texter.send(text.phone, words);
  if (said.kind !== 'sent')
    log(said.kind === 'retry' ? 'warn' : 'error', 'sms_not_sent', {
      text_id: text.text_id,
      outcome: said.kind,
      reason: said.detail,
    });
  const { error } = await service.rpc('finish_text', {
    text_id: text.text_id,
    outcome: said.kind,
    parts: partsOf(words),
    ...(said.kind === 'sent' && { provider_id: said.providerId, cost_cents: said.costCents }),
    ...(said.kind === 'retry' && { reason: said.problem }),
    ...(said.kind === 'failed' && { reason: said.reason }),
  });
  if (error) throw error;
  return said.kind;
}

const stopWords: Readonly<Record<string, (to: string) => string>> = {
  en: (to) => (to === 'reply' ? 'Reply STOP to end SMS.' : `STOP to ${to} ends SMS.`),
  sw: (to) => (to === 'reply' ? 'Jibu STOP kuacha SMS.' : `STOP kwa ${to} kuacha SMS.`),
};

/**
 * What goes out, in one message of the GSM alphabet where that can be: the link gives way to it, and how to end SMS is said
 * with an order, and wherever there is room.
 */
export function textWords(
  { body, link, language, kind }: Pick<Text, 'body' | 'link' | 'language' | 'kind'>,
  siteUrl: string,
  stopTo: string | null,
): string {
  const told = plainGsm(language === 'sw' ? inKiswahili(body) : body);
  const linked = `${told} ${siteUrl}${link}`;
  const words = partsOf(linked) === partsOf(told) ? linked : told;
  if (stopTo === null) return words;
  const stoppable = `${words} ${(stopWords[language] ?? stopWords['en'])?.(stopTo)}`;
  return kind === 'placed' || partsOf(stoppable) === partsOf(words) ? stoppable : words;
}
