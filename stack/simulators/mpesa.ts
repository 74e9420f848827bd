/**
 * Safaricom's Daraja as far as the shop uses it: the real paths, bodies and error answers over HTTP, with phones that
 * answer by the last digit of their number. For development, demonstrations and tests; it moves no money.
 */

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';

import { serveOnLoopback } from './loopback.ts';
import { behaviourOf, CANCELLED, DEFAULT_DELAYS, PAID, waitsForDecision } from './mpesa-behaviours.ts';
import type { MpesaDelays } from './mpesa-behaviours.ts';
import { mountCalls } from './mpesa-calls.ts';
import type { CallFault } from './mpesa-calls.ts';
import { PromptDesk } from './mpesa-desk.ts';
import type { MpesaPrompt } from './mpesa-prompts.ts';
import { PromptStore } from './mpesa-prompts.ts';
import {
  checkBasic,
  checkPassword,
  checkToken,
  DarajaRefusal,
  issueToken,
  newRequestIds,
  queryBody,
  readPush,
  textOf,
  TOKEN_SECONDS,
} from './mpesa-protocol.ts';
import type { MpesaMerchant } from './mpesa-protocol.ts';
import { SimulatedTill } from './mpesa-till.ts';
import type { TillFault } from './mpesa-till.ts';
import { TransactionBook } from './mpesa-transactions.ts';

/** A fault for the next call of its kind; `silent` accepts the push, rings the phone and hangs up without an answer. */
export type MpesaFault =
  | { on: 'token' | 'push' | 'query'; status: number; errorCode: string; errorMessage: string }
  | { on: 'push'; silent: true }
  | { on: 'callback'; amountKes: number }
  | ({ on: 'call' } & CallFault)
  | TillFault;

export type MpesaSimulatorOptions = MpesaMerchant & {
  /** Prompts are kept here, so that a restart loses none. */
  stateFile: string;
  /** A free port is taken when none is given. */
  port?: number;
  delays?: Partial<MpesaDelays>;
};

export type MpesaSimulator = {
  url: string;
  /** Newest first. */
  prompts(): MpesaPrompt[];
  /** Answers an open prompt by hand. False when it is unknown or no longer open. */
  decide(id: string, decision: 'approve' | 'decline'): Promise<boolean>;
  /** M-Pesa's own books: what paid prompts moved, and what was added. */
  transactions: TransactionBook;
  /** Payments by hand, and what the merchant is told and asks for without prompts. */
  till: SimulatedTill;
  failNext(fault: MpesaFault): void;
  close(): Promise<void>;
};

type DarajaApp = Hono<{ Bindings: HttpBindings }>;

/** Starts the simulator on loopback and takes up the prompts of an earlier run. */
export async function startMpesaSimulator(options: MpesaSimulatorOptions): Promise<MpesaSimulator> {
  const delays = { ...DEFAULT_DELAYS, ...options.delays };
  const store = await PromptStore.open(options.stateFile);
  const book = new TransactionBook(options.stateFile.replace(/(\.json)?$/, '-transactions.json'));
  const faults: MpesaFault[] = [];
  const desk = new PromptDesk(store, delays, (paid) => {
    book.add(paid);
    till.tell(paid);
  });
  const till = new SimulatedTill({
    file: options.stateFile.replace(/(\.json)?$/, '-till.json'),
    merchant: options,
    book,
    later: (url, body) => desk.bring(url, body),
    takeFault: (matches) =>
      takeFault(faults, (fault) => matches(fault as TillFault)) as TillFault | undefined,
  });
  const app = darajaApp(options, store, desk, delays, faults);
  mountCalls(app, {
    merchant: options,
    book,
    readJson,
    takeFault: () => takeFault(faults, (fault) => fault.on === 'call') as CallFault | undefined,
    later: (url, body) => desk.bring(url, body),
  });
  till.mount(app, readJson);
  const server = await serveOnLoopback(app, options.port);
  desk.resume();
  return {
    url: server.url,
    prompts: () => store.list(),
    transactions: book,
    till,
    decide: (id, decision) => desk.decide(id, decision === 'approve' ? PAID : CANCELLED),
    failNext: (fault) => void faults.push(fault),
    async close() {
      await desk.stop();
      await server.close();
    },
  };
}

function darajaApp(
  merchant: MpesaMerchant,
  store: PromptStore,
  desk: PromptDesk,
  delays: MpesaDelays,
  faults: MpesaFault[],
): DarajaApp {
  const app: DarajaApp = new Hono();

  app.onError((error, c) => {
    const refusal =
      error instanceof DarajaRefusal
        ? error
        : new DarajaRefusal(500, '500.001.1001', 'Internal Server Error');
    const body = {
      requestId: newRequestIds(Date.now()).merchantRequestId,
      errorCode: refusal.errorCode,
      errorMessage: refusal.message,
    };
    return c.newResponse(JSON.stringify(body), {
      status: refusal.status as 400,
      headers: { 'content-type': 'application/json' },
    });
  });

  app.get('/oauth/v1/generate', (c) => {
    throwFault(faults, 'token');
    if (c.req.query('grant_type') !== 'client_credentials') {
      throw new DarajaRefusal(400, '400.008.02', 'Invalid grant type passed');
    }
    // Daraja answers wrong credentials with an empty 400.
    if (!checkBasic(merchant, c.req.header('authorization'))) return c.body(null, 400);
    return c.json({ access_token: issueToken(merchant, Date.now()), expires_in: String(TOKEN_SECONDS) });
  });

  app.post('/mpesa/stkpush/v1/processrequest', async (c) => {
    const now = Date.now();
    checkToken(merchant, c.req.header('authorization'), now);
    const silent = takeFault(faults, (fault) => fault.on === 'push' && 'silent' in fault) !== undefined;
    throwFault(faults, 'push');
    const body = await readJson(c.req.raw);
    checkPassword(merchant, body, now);
    const push = readPush(body);
    if (waitsForDecision(push.PhoneNumber) && isRinging(store, push.PhoneNumber)) {
      throw new DarajaRefusal(
        500,
        '500.001.1001',
        'Unable to lock subscriber, a transaction is already in process for the current subscriber',
      );
    }
    const lie = takeFault(faults, (fault) => fault.on === 'callback');
    const behaviour = behaviourOf(push.PhoneNumber, delays);
    const prompt: MpesaPrompt = {
      ...newRequestIds(now),
      phone: push.PhoneNumber,
      amountKes: push.Amount,
      accountReference: push.AccountReference,
      description: push.TransactionDesc,
      callbackUrl: push.CallBackURL,
      createdAt: now,
      resultCode: null,
      receipt: null,
      decidedAt: null,
      plan: { resultCode: behaviour.resultCode, at: now + behaviour.afterMs },
      callbacks: behaviour.callbacks,
      callbacksDone: 0,
      callbackTries: 0,
      reportedAmountKes: lie && 'amountKes' in lie ? lie.amountKes : null,
    };
    await desk.open(prompt);
    if (silent) {
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    return c.json({
      MerchantRequestID: prompt.merchantRequestId,
      CheckoutRequestID: prompt.id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    });
  });

  app.post('/mpesa/stkpushquery/v1/query', async (c) => {
    checkToken(merchant, c.req.header('authorization'), Date.now());
    throwFault(faults, 'query');
    const body = await readJson(c.req.raw);
    checkPassword(merchant, body, Date.now());
    const prompt = store.get(textOf(body['CheckoutRequestID']));
    if (!prompt) throw new DarajaRefusal(400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    if (prompt.resultCode === null) {
      throw new DarajaRefusal(500, '500.001.1001', 'The transaction is being processed');
    }
    return c.json(queryBody(prompt, prompt.resultCode));
  });

  return app;
}

/** A phone shows one prompt at a time. Phones that answer by themselves take several: tests share their numbers. */
function isRinging(store: PromptStore, phone: string): boolean {
  return store.list().some((prompt) => prompt.phone === phone && prompt.resultCode === null);
}

function takeFault(faults: MpesaFault[], matches: (fault: MpesaFault) => boolean): MpesaFault | undefined {
  const index = faults.findIndex(matches);
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

function throwFault(faults: MpesaFault[], on: 'token' | 'push' | 'query'): void {
  const fault = takeFault(faults, (each) => each.on === on && 'status' in each);
  if (fault && 'status' in fault) throw new DarajaRefusal(fault.status, fault.errorCode, fault.errorMessage);
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  try {
    return (await request.json()) as Record<string, unknown>;
  } catch {
    // Whatever is wrong with the body, Daraja says it in these words.
    throw new DarajaRefusal(400, '400.002.05', 'Invalid Request Payload');
  }
}
