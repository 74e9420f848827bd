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
  /** The OriginatorConversationID of the call that made it. */
  conversation?: string;
};

const KEPT = 1000;

/** The transactions in memory, written to one file after every change. */
export class TransactionBook {
  readonly #file: string;
  #list: MpesaTransaction[];
  readonly #heard: Set<string>;

  constructor(file: string) {
    this.#file = file;
    this.#list = readList<MpesaTransaction>(file);
    this.#heard = new Set(readList<string>(`${file}.heard`));
  }

  find(receipt: string): MpesaTransaction | undefined {
    return this.#list.find((each) => each.receipt === receipt);
  }

  findByConversation(conversation: string): MpesaTransaction | undefined {
    return this.#list.find((each) => each.conversation === conversation);
  }

  /** Takes note of a conversation that somebody named; false when it was named before. */
  hear(conversation: string): boolean {
    if (this.#heard.has(conversation)) return false;
    this.#heard.add(conversation);
    write(`${this.#file}.heard`, [...this.#heard]);
    return true;
  }

  /** What lies in the merchant's account: what came, without what went. */
  balanceKes(): number {
    return this.#list.reduce(
      (sum, { direction, amountKes }) => sum + (direction === 'in' ? amountKes : -amountKes),
      0,
    );
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
    write(this.#file, this.#list);
  }
}

function write(file: string, list: readonly unknown[]): void {
  writeFileSync(`${file}.next`, JSON.stringify(list));
  renameSync(`${file}.next`, file);
}

function readList<T>(file: string): T[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
