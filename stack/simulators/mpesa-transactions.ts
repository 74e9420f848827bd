import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Money that moved between a phone and the merchant, as M-Pesa's own books have it. */
export type MpesaTransaction = {
  receipt: string;
  /** `in`: from a phone to the merchant; `out`: the other way. */
  direction: 'in' | 'out';
  amountKes: number;
  /** `254XXXXXXXXX` */
  phone: string;
  /** What the payer typed as account number, or the prompt's reference. */
  account: string;
  completedAt: number;
  /** The receipt of the transaction that took it back. */
  reversedBy: string | null;
};

const KEPT = 1000;

/** The transactions in memory, written to one file after every change. */
export class TransactionBook {
  readonly #file: string;
  #list: MpesaTransaction[];

  constructor(file: string) {
    this.#file = file;
    this.#list = readTransactions(file);
  }

  find(receipt: string): MpesaTransaction | undefined {
    return this.#list.find((each) => each.receipt === receipt);
  }

  /** Oldest first. */
  list(): readonly MpesaTransaction[] {
    return this.#list;
  }

  add(transaction: MpesaTransaction): void {
    this.#list = [...this.#list, transaction].slice(-KEPT);
    this.flush();
  }

  /** Writes to a second file that then takes the first one's name; after a transaction was changed in place. */
  flush(): void {
    writeFileSync(`${this.#file}.next`, JSON.stringify(this.#list));
    renameSync(`${this.#file}.next`, this.#file);
  }
}

function readTransactions(file: string): MpesaTransaction[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MpesaTransaction[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
