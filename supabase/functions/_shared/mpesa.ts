import { isRecord, textOf } from './json-values.ts';
import { reasonOf } from './log.ts';
import { bodyOfCall, callsAllowed } from './mpesa-calls.ts';
import type { AnswerAddresses, MpesaCall } from './mpesa-calls.ts';
import { MpesaClock } from './mpesa-clock.ts';
import { movesMoney } from './mpesa-money-out.ts';
import { DarajaToken, type DarajaConfig } from './mpesa-token.ts';
import type { TokenRefused } from './mpesa-token.ts';
import { BUSY, codeOf, isKnownCode, NOT_CONFIGURED, NOT_ON_MPESA, UNREACHABLE } from './result-codes.ts';
import { neverConnected, sendOnce } from './send-once.ts';

export type PushRequest = {
  /** `254XXXXXXXXX` */
  phone: string;
  /** Whole shillings. */
  amountKes: number;
  /** Shown on the phone as the account number; at most 12 characters. */
  reference: string;
  /** At most 13 characters. */
  description: string;
  callbackUrl: string;
};

/** `refused` means that no prompt can have been sent; `unknown` that one may be on the phone. */
export type PushOutcome =
  | {
      kind: 'accepted';
      merchantRequestId: string;
      checkoutRequestId: string;
      /** In whose name the prompt was made. */
      shortcode?: string;
      body: unknown;
    }
  | { kind: 'refused'; code: number; detail: string }
  | { kind: 'unknown'; detail: string };

export type QueryOutcome =
  | { kind: 'answered'; code: number; description: string; merchantRequestId: string; body: unknown }
  | { kind: 'pending'; body: unknown }
  | { kind: 'unavailable'; detail: string };

/** `refused` means that nothing was taken on, and `again` that it may be sent once more; `unknown` that it may have been. */
export type CallOutcome =
  | { kind: 'accepted'; originatorConversationId: string; conversationId: string }
  | { kind: 'refused'; code: string; detail: string; again: boolean }
  | { kind: 'unknown'; detail: string };

/** What was answered, whatever it says; `failed`: nothing was. */
export type SendOutcome =
  | { kind: 'answered'; status: number; body: Record<string, unknown> }
  | { kind: 'failed'; code: string; detail: string };

/** The client keeps its token between calls; its methods answer with an outcome and never throw. */
export type Daraja = {
  push(request: PushRequest): Promise<PushOutcome>;
  /** `shortcode`: in whose name the prompt was made, where that is known. M-Pesa knows it in that name alone. */
  query(checkoutRequestId: string, shortcode?: string | null): Promise<QueryOutcome>;
  /** Where the money comes to; the till where that is not the short code. */
  account: {
    shortcode: string;
    till: string | null;
    nominatedNumber: string | null;
    canFetch: boolean;
    isTest: boolean;
  };
  /** Sends what is answered at once, as it is answered. What has times in it is made once M-Pesa's clock is known. */
  send(
    path: string,
    body: Record<string, unknown> | ((theirs: (ownMs: number) => number) => Record<string, unknown>),
  ): Promise<SendOutcome>;
  /** What the settings allow to ask beyond prompts. */
  allowed: readonly string[];
  /** Asks what is answered later, at one of the addresses. */
  ask(call: MpesaCall, addresses: AnswerAddresses): Promise<CallOutcome>;
};

type DarajaOptions = { clock?: () => number; pushTimeoutMs?: number; queryTimeoutMs?: number };
type Answer = { status: number; body: Record<string, unknown> };

const TOKEN_TIMEOUT_MS = 8_000;

/** Made once per configuration, so that the token is shared by all calls. */
export function createDaraja(config: DarajaConfig, options: DarajaOptions = {}): Daraja {
  const clock = options.clock ?? Date.now;
  const time = new MpesaClock(clock);
  const token = new DarajaToken(config, clock, TOKEN_TIMEOUT_MS, (date) => time.hear(date));

  async function post(
    path: string,
    body: () => Record<string, unknown>,
    timeoutMs: number,
  ): Promise<Answer | TokenRefused> {
    for (let attempt = 0; ; attempt += 1) {
      const bearer = await token.get();
      if (bearer.kind === 'refused') return bearer;
      const { status, text, date } = await sendOnce(new URL(path, config.baseUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer.value}`, 'content-type': 'application/json' },
        body: JSON.stringify(body()),
        signal: AbortSignal.timeout(timeoutMs),
      });
      time.hear(date);
      const answer: Answer = { status, body: parseObject(text) };
      // A token can be revoked before its time. Daraja did nothing with the request, so it may be sent again.
      if (!isTokenError(answer) || attempt > 0) return answer;
      token.drop(bearer.value);
    }
  }

  function signature(owner: { shortcode: string; passkey: string } = config): Record<string, string> {
    const timestamp = nairobiTimestamp(time.now());
    return {
      BusinessShortCode: owner.shortcode,
      Password: btoa(owner.shortcode + owner.passkey + timestamp),
      Timestamp: timestamp,
    };
  }

  return {
    async push(request) {
      const body = () => ({
        ...signature(),
        TransactionType: config.transactionType,
        Amount: request.amountKes,
        PartyA: request.phone,
        PartyB: config.partyB,
        PhoneNumber: request.phone,
        CallBackURL: request.callbackUrl,
        AccountReference: request.reference.slice(0, 12),
        TransactionDesc: request.description.slice(0, 13),
      });
      try {
        const answer = await post('/mpesa/stkpush/v1/processrequest', body, options.pushTimeoutMs ?? 18_000);
        if ('kind' in answer) return answer;
        const said = readPush(answer);
        return said.kind === 'accepted' ? { ...said, shortcode: config.shortcode } : said;
      } catch (error) {
        return neverConnected(error)
          ? { kind: 'refused', code: UNREACHABLE, detail: reasonOf(error) }
          : { kind: 'unknown', detail: reasonOf(error) };
      }
    },
    async query(checkoutRequestId, shortcode) {
      const owner = [config, config.former].find((one) => one?.shortcode === (shortcode ?? config.shortcode));
      // Asked in another name, M-Pesa answers that there is no such prompt.
      if (!owner)
        return {
          kind: 'unavailable',
          detail: `asked for by ${shortcode}, whose passkey is not in the settings`,
        };
      const body = () => ({ ...signature(owner), CheckoutRequestID: checkoutRequestId });
      try {
        const answer = await post('/mpesa/stkpushquery/v1/query', body, options.queryTimeoutMs ?? 10_000);
        return 'kind' in answer ? { kind: 'unavailable', detail: answer.detail } : readQuery(answer);
      } catch (error) {
        return { kind: 'unavailable', detail: reasonOf(error) };
      }
    },
    account: {
      shortcode: config.shortcode,
      till: config.partyB === config.shortcode ? null : config.partyB,
      nominatedNumber: config.nominatedNumber ?? null,
      canFetch: (config.nominatedNumber ?? null) !== null,
      isTest: config.isTest ?? false,
    },
    async send(path, body) {
      try {
        const made = () => (typeof body === 'function' ? body((ownMs) => time.theirs(ownMs)) : body);
        const answer = await post(path, made, options.pushTimeoutMs ?? 18_000);
        if ('kind' in answer) return { kind: 'failed', code: String(answer.code), detail: answer.detail };
        return { kind: 'answered', ...answer };
      } catch (error) {
        return { kind: 'failed', code: String(UNREACHABLE), detail: reasonOf(error) };
      }
    },
    allowed: callsAllowed(config),
    async ask(call, addresses) {
      const made = bodyOfCall(call, addresses, config);
      if (made === null) {
        return { kind: 'refused', code: 'not_set_up', detail: `${call.kind} is not set up`, again: false };
      }
      try {
        const answer = await post(made.path, () => made.body, options.pushTimeoutMs ?? 18_000);
        if ('kind' in answer) {
          return { ...answer, code: String(answer.code), again: answer.code === UNREACHABLE };
        }
        return movesMoney(call.kind) ? readMoneyAccepted(answer, call.id) : readAccepted(answer);
      } catch (error) {
        return neverConnected(error)
          ? { kind: 'refused', code: String(UNREACHABLE), detail: reasonOf(error), again: true }
          : { kind: 'unknown', detail: reasonOf(error) };
      }
    },
  };
}

/** `YYYYMMDDHHmmss` in Nairobi, which is three hours ahead of UTC all year. */
export function nairobiTimestamp(epochMs: number): string {
  return new Date(epochMs + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}

function readPush({ status, body }: Answer): PushOutcome {
  const { MerchantRequestID: merchantRequestId, CheckoutRequestID: checkoutRequestId } = body;
  if (
    Number(body['ResponseCode']) === 0 &&
    typeof merchantRequestId === 'string' &&
    typeof checkoutRequestId === 'string'
  ) {
    return { kind: 'accepted', merchantRequestId, checkoutRequestId, body };
  }
  const detail = `${status} ${errorText(body)}`;
  if (typeof body['errorCode'] === 'string') return { kind: 'refused', code: refusalCode(body), detail };
  if (body['ResponseCode'] !== undefined && Number(body['ResponseCode']) !== 0) {
    const code = Number(body['ResponseCode']);
    return { kind: 'refused', code: isKnownCode(code) ? code : NOT_CONFIGURED, detail };
  }
  if (status === 429) return { kind: 'refused', code: BUSY, detail };
  if (status >= 400 && status < 500) return { kind: 'refused', code: NOT_CONFIGURED, detail };
  // A gateway's own error page, or a body we cannot read: the request may have gone through.
  return { kind: 'unknown', detail };
}

/** 500.001.1001 stands for several faults, so its message decides. */
function refusalCode(body: Record<string, unknown>): number {
  const errorCode = textOf(body['errorCode']);
  const message = textOf(body['errorMessage']);
  if (/unable to lock|already in process/i.test(message)) return 1001;
  if (/^500\.003\.0[23]$/.test(errorCode) || /spike arrest|quota|system is busy/i.test(message)) return BUSY;
  // The only fault of a request that is the payer's to mend.
  if (errorCode === '400.002.02' && /invalid phone ?number/i.test(message)) return NOT_ON_MPESA;
  const trailing = Number(errorCode.split('.').at(-1));
  return errorCode.startsWith('500.001.') && trailing !== 1001 && isKnownCode(trailing)
    ? trailing
    : NOT_CONFIGURED;
}

function readQuery({ status, body }: Answer): QueryOutcome {
  if (/being processed/i.test(textOf(body['errorMessage']))) return { kind: 'pending', body };
  const code = codeOf(body['ResultCode']);
  if (status !== 200 || code === null) return { kind: 'unavailable', detail: `${status} ${errorText(body)}` };
  return {
    kind: 'answered',
    code,
    description: textOf(body['ResultDesc']),
    merchantRequestId: textOf(body['MerchantRequestID']),
    body,
  };
}

function readAccepted({ status, body }: Answer): CallOutcome {
  const originatorConversationId = textOf(body['OriginatorConversationID']);
  const conversationId = textOf(body['ConversationID']);
  if (Number(body['ResponseCode']) === 0 && conversationId !== '') {
    return { kind: 'accepted', originatorConversationId, conversationId };
  }
  const detail = `${status} ${errorText(body)}`;
  const code = textOf(body['errorCode'] ?? body['ResponseCode']);
  if (code !== '') {
    const again = status === 429 || /^500\.00[23]\.|spike arrest|quota|busy/i.test(`${code} ${detail}`);
    return { kind: 'refused', code, detail, again };
  }
  if (status >= 400 && status < 500) {
    return { kind: 'refused', code: String(status), detail, again: status === 429 };
  }
  return { kind: 'unknown', detail };
}

/**
 * Money that may have been sent is never called refused: only what Daraja turned away by itself is, for a fault of the request
 * or for too many of them. An id that was used before means that the first request was taken on, and is answered.
 */
function readMoneyAccepted(answer: Answer, id: string): CallOutcome {
  const said = readAccepted(answer);
  if (said.kind !== 'refused') return said;
  if (/duplicate\s+originatorconversationid/i.test(said.detail))
    return { kind: 'accepted', originatorConversationId: id, conversationId: '' };
  const isTurnedAway =
    (answer.status >= 400 && answer.status < 500) || ['500.003.02', '500.003.03'].includes(said.code);
  return isTurnedAway ? said : { kind: 'unknown', detail: said.detail };
}

function isTokenError({ status, body }: Answer): boolean {
  return status === 401 || ['404.001.03', '400.003.01'].includes(textOf(body['errorCode']));
}

function errorText(body: Record<string, unknown>): string {
  return (
    textOf(body['errorMessage'] ?? body['ResponseDescription'] ?? body['ResultDesc']) || 'without a reason'
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // Gateways answer with HTML when they fail; the status says enough.
    return {};
  }
}
