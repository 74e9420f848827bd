import type { SupabaseClient } from '@supabase/supabase-js';

import { partsOf, plainGsm } from '../_shared/gsm.ts';
import { inKiswahili } from '../_shared/kiswahili/notification.ts';
import type { Log } from '../_shared/log.ts';
import type { Texter, TextOutcome } from '../_shared/send-text.ts';
import type { SendWhatsapp } from '../_shared/send-whatsapp.ts';
import { whatsappVariables } from './whatsapp-variables.ts';

type Text = {
  text_id: string;
  phone: string;
  kind: string;
  body: string;
  link: string;
  language: string;
  channel: 'sms' | 'whatsapp';
};

/** Each is on its way at once when it is handed out: what is lost with the process is these at most. */
const AT_ONCE = 5;

type TextDeps = { texter: Texter | null; whatsapp: SendWhatsapp | null; siteUrl: () => string; log: Log };

/**
 * Sends the messages to phones that are due until `endAt`, each once: one whose answer is lost may have arrived and is not sent again.
 * Answers how many were taken. Throws when the database does not answer.
 */
export async function sendTexts(service: SupabaseClient, deps: TextDeps, endAt: number): Promise<number> {
  let sent = 0;
  do {
    const { data, error } = await service.rpc('claim_texts', {
      is_on: deps.texter !== null,
      whatsapp_on: deps.whatsapp !== null,
      max_rows: AT_ONCE,
    });
    if (error) throw error;
    const claimed = data as Text[];
    if (claimed.length === 0) return sent;
    const byPhone = Object.values(Object.groupBy(claimed, ({ phone }) => phone));
    // What was handed out is sent and noted, whatever becomes of the one beside it.
    const ended = await Promise.allSettled(byPhone.map((own = []) => sendInTurn(own, service, deps)));
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason;
      sent += one.value;
    }
  } while (Date.now() < endAt);
  return sent;
}

/** One after the other: that an order was paid must not arrive before how to pay it. */
async function sendInTurn(own: readonly Text[], service: SupabaseClient, deps: TextDeps): Promise<number> {
  let sent = 0;
  for (const text of own) if ((await sendOne(text, service, deps)) === 'sent') sent += 1;
  return sent;
}

async function sendOne(text: Text, service: SupabaseClient, deps: TextDeps): Promise<TextOutcome['kind']> {
  const { said, parts } = await message(text, deps);
  if (said.kind !== 'sent')
    deps.log(said.kind === 'retry' ? 'warn' : 'error', `${text.channel}_not_sent`, {
      text_id: text.text_id,
      outcome: said.kind,
      reason: said.detail,
    });
  const { error } = await service.rpc('finish_text', {
    text_id: text.text_id,
    outcome: said.kind,
    parts,
    ...(said.kind === 'sent' && { provider_id: said.providerId, cost_cents: said.costCents }),
    ...(said.kind === 'retry' && { reason: said.problem }),
    ...(said.kind === 'failed' && { reason: said.reason }),
  });
  if (error) throw error;
  return said.kind;
}

/** Hands one message to the provider of its channel, and answers how many messages it is there. */
async function message(text: Text, deps: TextDeps): Promise<{ said: TextOutcome; parts: number }> {
  const { texter, whatsapp } = deps;
  const site = deps.siteUrl();
  if (text.channel === 'sms' && texter) {
    const words = textWords(text, site, texter.stopTo);
    return { said: await texter.send(text.phone, words), parts: partsOf(words) };
  }
  const { kind, language, phone, text_id: id } = text;
  const variables = whatsappVariables(text, `${site}${text.link}`);
  const said: TextOutcome =
    whatsapp && variables
      ? await whatsapp({ id, to: phone, template: kind, language, variables })
      : { kind: 'failed', reason: 'refused', detail: 'no template says this' };
  return { said, parts: 1 };
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
