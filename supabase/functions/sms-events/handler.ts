import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import { readForm } from '../_shared/respond.ts';
import type { Call } from '../_shared/supabase.ts';

export type SmsEventsDeps = {
  /** Whether the word in the address is the one that we gave the provider. */
  isSecret: (given: string) => Promise<boolean>;
  call: Call;
  log: Log;
};

/** The words of reports, as https://developers.africastalking.com/docs/sms/notifications lists them, and what they mean here. */
const REPORTS: Readonly<Record<string, 'on_the_way' | 'failed' | 'delivered'>> = {
  Sent: 'on_the_way',
  Submitted: 'on_the_way',
  Buffered: 'on_the_way',
  Success: 'delivered',
  Rejected: 'failed',
  Failed: 'failed',
  AbsentSubscriber: 'failed',
  Expired: 'failed',
};

/** Keeps what the provider tells, which comes late, twice or out of order. What is not kept is answered 503, and comes again. */
export async function smsEvents(request: Request, deps: SmsEventsDeps): Promise<Response> {
  const [what = '', secret = ''] = new URL(request.url).pathname.split('/').toReversed();
  if (request.method !== 'POST' || !(await deps.isSecret(secret))) {
    deps.log('warn', 'sms_event_refused');
    return new Response('Not found', { status: 404 });
  }
  const form = await readForm(request);
  const keep = KEPT[what];
  if (!form || !keep) return new Response('Not found', { status: 404 });
  try {
    const outcome = await keep((name) => form.get(name)?.replaceAll('\0', '').trim() ?? '', deps.call);
    deps.log('info', 'sms_event', { what, outcome });
    return new Response('OK');
  } catch (error) {
    deps.log('error', 'sms_event_failed', { what, reason: reasonOf(error) });
    return new Response('Try again', { status: 503 });
  }
}

type Keep = (field: (name: string) => string, call: Call) => Promise<string>;

/** By the end of the address. What cannot be read is answered as if it were kept: it would come again as it is. */
const KEPT: Readonly<Record<string, Keep>> = {
  report: async (field, call) => {
    const told = REPORTS[field('status')];
    const provider_id = field('id');
    if (told === undefined || !isId(provider_id)) return 'unreadable';
    const reason = field('failureReason') || (told === 'failed' ? field('status') : null);
    return outcomeOf(
      await call('take_text_report', { provider_id, told, phone: field('phoneNumber'), reason }),
    );
  },
  message: async (field, call) => {
    const provider_id = field('id');
    if (!isId(provider_id)) return 'unreadable';
    return outcomeOf(
      await call('take_text', {
        provider_id,
        phone: field('from'),
        body: field('text'),
        at: timeOf(field('date')),
      }),
    );
  },
  stop: async (field, call) => outcomeOf(await call('stop_texts', { phone: field('phoneNumber') })),
};

const isId = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
const outcomeOf = (answer: unknown): string => String(answer);

/** `2026-11-30 10:00:00` or ISO 8601, in UTC where no zone is named; null when it is no time. */
function timeOf(text: string): string | null {
  const time = Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
