/** A shop that takes M-Pesa from the simulator, for tests of payments from the buyer's click to the settled order. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startTestStack, type TestStack, type TestUser } from '../testing.ts';
import type { MpesaDelays } from './mpesa-behaviours.ts';
import { type MpesaSimulator, startMpesaSimulator } from './mpesa.ts';

export const TEST_MERCHANT = {
  shortcode: '174379',
  passkey: 'a-passkey',
  consumerKey: 'a-key',
  consumerSecret: 'a-secret',
  nominatedNumber: '254722000000',
  initiator: { name: 'an-operator', securityCredential: 'a-credential' },
  b2cShortcode: '600992',
};

export interface TestOrder {
  id: string;
  number: string;
  phone: string;
  total_kes: number;
  payment_state: string;
  fulfilment_state: string;
}

export interface TestPayment {
  id: string;
  state: string;
  result_code: number | null;
  result_text: string | null;
  receipt: string | null;
  amount_kes: number;
  checkout_request_id: string | null;
  merchant_request_id: string | null;
  callback_token: string;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface PaymentShop {
  stack: TestStack;
  simulator: MpesaSimulator;
  /** Where the functions are, without their path. */
  functionsUrl: string;
  /** A number nobody has used; the last digit decides what its phone does. */
  phone: (lastDigit: number) => string;
  /** A new buyer with an order for one packet, not paid yet. */
  order: (phone: string) => Promise<{ buyer: TestUser; order: TestOrder }>;
  pay: (buyer: TestUser, orderId: string, phone?: string) => Promise<Answer>;
  /** Calls an edge function as it is called from outside. */
  call: (name: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Asks M-Pesa about every open prompt now. */
  checkNow: () => Promise<Answer>;
  /** Sends M-Pesa at once whatever is to be asked, and gives up what waited for an answer. */
  askNow: () => Promise<Answer>;
  readOrder: (id: string) => Promise<TestOrder>;
  /** The attempts of an order, the oldest first. */
  readPayments: (orderId: string) => Promise<TestPayment[]>;
  /** Asks M-Pesa for the payments of two days. */
  fetchNow: () => Promise<Answer>;
  messages: (paymentId: string) => Promise<{ source: string; outcome: string }[]>;
  close: () => Promise<void>;
}

interface PaymentShopOptions {
  /** As of `startTestStack`. */
  server?: string;
  delays?: Partial<MpesaDelays>;
  /** With demo accounts and the inbox. */
  demo?: boolean;
  /** Where `call` finds the functions; default: mounted in the stack. */
  functionsUrl?: string;
}

const FAST: Partial<MpesaDelays> = { answer: 100, noAnswer: 150, callback: 10 };

/** Starts a stack with the project's own database and an M-Pesa of its own; `close` removes both. */
export async function startPaymentShop(options: PaymentShopOptions = {}): Promise<PaymentShop> {
  const directory = await mkdtemp(path.join(tmpdir(), 'mizizi-mpesa-'));
  const simulator = await startMpesaSimulator({
    ...TEST_MERCHANT,
    stateFile: path.join(directory, 'mpesa.json'),
    delays: { ...FAST, ...options.delays },
  });
  const stack = await startTestStack({
    ...(options.server === undefined ? {} : { server: options.server }),
    project: true,
    demo: options.demo ?? false,
    listen: true,
    config: { mpesa: { baseUrl: simulator.url, ...TEST_MERCHANT } },
  });
  // The stack's own timer would now and then be faster than a test that checks by hand.
  await stack.services.stop();
  const functionsUrl = options.functionsUrl ?? stack.url;
  let subscriber = 711_000_000;

  const call: PaymentShop['call'] = async (name, body, headers = {}) => {
    const response = await fetch(`${functionsUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: stack.keys.anonKey, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  return {
    stack,
    simulator,
    functionsUrl,
    call,
    phone: (lastDigit) => {
      subscriber += 10;
      return `254${subscriber + lastDigit}`;
    },
    order: async (phone) => {
      const buyer = await stack.createUser();
      return { buyer, order: await placeOrder(buyer, phone) };
    },
    pay: (buyer, orderId, phone) =>
      call(
        'pay',
        { bill_id: orderId, ...(phone ? { phone } : {}) },
        { authorization: `Bearer ${buyer.accessToken}` },
      ),
    checkNow: async () => {
      await stack.sql.exec("update public.payments set next_check_at = now() where state = 'prompted'");
      return call('check-payments', {}, { authorization: `Bearer ${stack.keys.secretKey}` });
    },
    askNow: async () => {
      await stack.sql.exec(
        "update private.mpesa_requests set next_at = now() where state in ('due', 'sending', 'sent')",
      );
      return call('ask-till', {}, { authorization: `Bearer ${stack.keys.secretKey}` });
    },
    fetchNow: async () => {
      await stack.sql.exec('update private.till_addresses set fetch_started_at = null');
      return call('fetch-till', {}, { authorization: `Bearer ${stack.keys.secretKey}` });
    },
    readOrder: async (id) =>
      one(await stack.sql.rows<TestOrder>('select * from public.orders where id = $1', [id])),
    readPayments: (orderId) =>
      stack.sql.rows<TestPayment>('select * from public.payments where order_id = $1 order by created_at', [
        orderId,
      ]),
    messages: (paymentId) =>
      stack.sql.rows(
        'select source, outcome from public.payment_messages where payment_id = $1 order by id',
        [paymentId],
      ),
    close: async () => {
      await stack.close();
      await simulator.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** One packet of the first product in the catalogue, by M-Pesa. */
export async function placeOrder(buyer: TestUser, phone: string): Promise<TestOrder> {
  const { data, error } = await buyer.client
    .rpc('place_order', {
      client_key: randomUUID(),
      items: [{ product_id: 1, quantity: 1 }],
      payment_method: 'mpesa',
      contact_name: 'Wanjiku Kamau',
      phone,
      county: 'Nairobi City',
      town: 'Kilimani',
      landmark: 'Opposite Yaya Centre',
    })
    .single<TestOrder>();
  if (error) throw new Error(`place_order: ${error.message}`);
  return data;
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('There is no such row.');
  return row;
}
