/**
 * Money without a prompt at the simulated Daraja: the addresses that a merchant registers, payments by hand, and lists of what came.
 * Bodies and codes are those of https://developer.safaricom.co.ke/apis
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import {
  type MpesaMerchant,
  checkToken,
  DarajaRefusal,
  nairobiDigits,
  newReceipt,
  textOf,
} from './mpesa-protocol.ts';
import type { MpesaTransaction, TransactionBook } from './mpesa-transactions.ts';

/** What is done with the next request to be told of payments, or for a list of them; or with the next word of a payment. */
export type TillFault =
  | { on: 'register' | 'list'; status: number; errorCode: string; errorMessage: string }
  | { on: 'confirmation'; times: number };

/** A payment that somebody makes by themselves; a till has no account. */
export type HandPayment = { phone: string; amountKes: number; account: string };

/** What became of it: its receipt, or the code that the merchant refused it with. */
export type HandOutcome = { receipt: string } | { refused: string };

type Registered = { shortcode: string; confirmation: string; validation: string };
type State = { registered: Registered | null; isListed: boolean };
type Body = Record<string, unknown>;

const KEPT_MS = 48 * 3_600_000;
const VALIDATION_TIMEOUT_MS = 8_000;
/** As in the documentation; Safaricom refuses them anywhere in an address. */
const REFUSED_WORDS = /m-?pesa|safaricom|exe|cmd|sql|query/i;

export class SimulatedTill {
  readonly #file: string;
  readonly #merchant: MpesaMerchant;
  readonly #book: TransactionBook;
  readonly #later: (url: string, body: unknown) => void;
  readonly #takeFault: (matches: (fault: TillFault) => boolean) => TillFault | undefined;
  #state: State;
  /** Whether the merchant is asked before a payment, which Safaricom switches on by hand. */
  isValidating = false;
  /** How many rows a list has. */
  pageSize = 100;

  constructor(options: {
    file: string;
    merchant: MpesaMerchant;
    book: TransactionBook;
    later: (url: string, body: unknown) => void;
    takeFault: (matches: (fault: TillFault) => boolean) => TillFault | undefined;
  }) {
    this.#file = options.file;
    this.#merchant = options.merchant;
    this.#book = options.book;
    this.#later = options.later;
    this.#takeFault = options.takeFault;
    this.#state = readState(options.file);
  }

  /** The number that people pay to; null while the merchant is not told of payments. */
  get shortcode(): string | null {
    return this.#state.registered?.shortcode ?? null;
  }

  /** Somebody pays by hand. */
  async pay(payment: HandPayment): Promise<HandOutcome> {
    const transaction: MpesaTransaction = {
      ...payment,
      receipt: newReceipt(),
      direction: 'in',
      completedAt: Date.now(),
      reversedBy: null,
    };
    const refused = await this.#askMerchant(transaction);
    if (refused !== null) return { refused };
    this.#book.add(transaction);
    this.tell(transaction);
    return { receipt: transaction.receipt };
  }

  /** Tells the merchant of a payment, whether a prompt asked for it or not. */
  tell(transaction: MpesaTransaction): void {
    const { registered } = this.#state;
    if (!registered) return;
    const fault = this.#takeFault((each) => each.on === 'confirmation');
    const times = fault?.on === 'confirmation' ? fault.times : 1;
    for (let time = 0; time < times; time += 1)
      this.#later(
        registered.confirmation,
        paymentBody(transaction, registered.shortcode, this.#merchant.shortcode),
      );
  }

  async #askMerchant(transaction: MpesaTransaction): Promise<string | null> {
    const { registered } = this.#state;
    if (!registered || !this.isValidating) return null;
    try {
      const response = await fetch(registered.validation, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(paymentBody(transaction, registered.shortcode, this.#merchant.shortcode)),
        signal: AbortSignal.timeout(VALIDATION_TIMEOUT_MS),
      });
      const code = textOf(((await response.json()) as Body)['ResultCode']);
      return code === '0' ? null : code;
    } catch {
      // Nobody answered, and the registered default is to complete.
      return null;
    }
  }

  /** Adds the calls to the simulated Daraja. */
  mount(app: Hono<{ Bindings: HttpBindings }>, readJson: (request: Request) => Promise<Body>): void {
    const calls: Record<string, { on: 'register' | 'list'; answer: (body: Body) => unknown }> = {
      '/mpesa/c2b/v2/registerurl': { on: 'register', answer: (body) => this.#register(body) },
      '/pulltransactions/v1/register': { on: 'list', answer: (body) => this.#registerList(body) },
      '/pulltransactions/v1/query': { on: 'list', answer: (body) => this.#list(body) },
    };
    for (const [path, { on, answer }] of Object.entries(calls)) {
      app.post(path, async (c) => {
        checkToken(this.#merchant, c.req.header('authorization'), Date.now());
        const body = await readJson(c.req.raw);
        const fault = this.#takeFault((each) => each.on === on);
        if (fault && 'status' in fault)
          throw new DarajaRefusal(fault.status, fault.errorCode, fault.errorMessage);
        return c.json(answer(body) as Record<string, unknown>);
      });
    }
  }

  #register(body: Body): unknown {
    const confirmation = textOf(body['ConfirmationURL']);
    const validation = textOf(body['ValidationURL']);
    for (const url of [confirmation, validation])
      if (!URL.canParse(url) || REFUSED_WORDS.test(url))
        throw new DarajaRefusal(400, '400.003.02', 'Bad Request');
    if (!['Completed', 'Cancelled'].includes(textOf(body['ResponseType'])))
      throw new DarajaRefusal(400, '400.003.02', 'Bad Request');
    const shortcode = textOf(body['ShortCode']);
    if (!/^\d{5,7}$/.test(shortcode)) throw new DarajaRefusal(400, '400.003.02', 'Bad Request');
    this.#keep({ registered: { shortcode, confirmation, validation } });
    return {
      OriginatorCoversationID: `${randomUUID().slice(0, 4)}-1`,
      ResponseCode: '0',
      ResponseDescription: 'success',
    };
  }

  #registerList(body: Body): unknown {
    const isKnown = this.#state.isListed;
    if (!/^(0|254)[17]\d{8}$/.test(textOf(body['NominatedNumber'])) || body['RequestType'] !== 'Pull')
      throw new DarajaRefusal(400, '400.003.02', 'Bad Request');
    this.#keep({ isListed: true });
    return {
      ResponseRefID: randomUUID(),
      ResponseStatus: isKnown ? '1001' : '1000',
      ShortCode: textOf(body['ShortCode']),
      ResponseDescription: isKnown ? 'ShortCode already Registered' : 'Shortcode Registered Successfully',
    };
  }

  #list(body: Body): unknown {
    if (!this.#state.isListed) throw new DarajaRefusal(400, '400.001', 'Invalid ShortCode');
    const from = Math.max(Date.now() - KEPT_MS - 60_000, nairobiTime(textOf(body['StartDate'])));
    const to = nairobiTime(textOf(body['EndDate'])) + 1000;
    const offset = Number(textOf(body['OffSetValue']));
    if (Number.isNaN(from) || Number.isNaN(to) || !Number.isInteger(offset))
      throw new DarajaRefusal(400, '400.003.02', 'Bad Request');
    const rows = this.#book
      .list()
      .filter(({ direction, completedAt }) => direction === 'in' && completedAt >= from && completedAt <= to)
      .slice(offset, offset + this.pageSize)
      .map((each) => ({
        transactionId: each.receipt,
        trxDate: new Date(each.completedAt).toISOString(),
        msisdn: Number(each.phone),
        sender: 'MPESA',
        transactiontype: 'c2b-pay-bill-debit',
        billreference: each.account,
        amount: each.amountKes.toFixed(1),
        organizationname: 'Mizizi',
      }));
    return {
      ResponseRefID: randomUUID(),
      ResponseCode: rows.length > 0 ? '1000' : '1001',
      ResponseMessage: rows.length > 0 ? 'Success' : 'Null',
      Response: [rows],
    };
  }

  #keep(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    writeFileSync(this.#file, JSON.stringify(this.#state));
  }
}

/** The body of a confirmation or validation. Only an account number of the short code is passed on. */
function paymentBody(transaction: MpesaTransaction, shortcode: string, paybill: string): unknown {
  const isPaybill = shortcode === paybill;
  return {
    TransactionType: isPaybill ? 'Pay Bill' : 'Buy Goods',
    TransID: transaction.receipt,
    TransTime: nairobiDigits(transaction.completedAt),
    TransAmount: transaction.amountKes.toFixed(2),
    BusinessShortCode: shortcode,
    BillRefNumber: isPaybill ? transaction.account : '',
    InvoiceNumber: '',
    OrgAccountBalance: '',
    ThirdPartyTransID: '',
    MSISDN: transaction.phone.replace(/^(\d{4})\d{5}(\d{3})$/, '$1 ***** $2'),
    FirstName: 'WANJIKU',
    MiddleName: '',
    LastName: '',
  };
}

const nairobiTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+03:00`);

function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { registered: null, isListed: false };
    throw error;
  }
}
