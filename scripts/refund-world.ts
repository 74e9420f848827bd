/** M-Pesa and the wires to it, for histories of refunds: what it has taken on, done and said, and what got lost. */
export type Claimed = {
  id: string;
  kind: string;
  details: { amount_kes?: number; receipt?: string; conversation?: string };
  token: string;
};

type Transfer = { order: string; kes: number; receipt: string };
type Answer = { token: string; code: string; conversation: string; receipt: string | null; kes: number };
/** Taken on, and not done yet. */
type Job = { request: Claimed; conversation: string };

export class RefundWorld {
  /** Loses nothing any more, and declines nothing. */
  isHonest = false;
  readonly #draw: (below: number) => number;
  readonly #transfers: Transfer[] = [];
  readonly #jobs: Job[] = [];
  readonly #answers: Answer[] = [];
  readonly #heard = new Set<string>();
  readonly #made = new Map<string, Transfer>();
  readonly #declined = new Set<string>();
  readonly #orders = new Map<string, string>();
  #isReversed = false;
  #count = 0;

  constructor(draw: (below: number) => number) {
    this.#draw = draw;
  }

  outKes(): number {
    return this.#transfers.reduce((sum, { kes }) => sum + kes, 0);
  }

  receipts(): string[] {
    return this.#transfers.map(({ receipt }) => receipt);
  }

  sentFor(order: string): string | undefined {
    return this.#transfers.find((each) => each.order === order)?.receipt;
  }

  timesSentFor(order: string): number {
    return this.#transfers.filter((each) => each.order === order).length;
  }

  isWorking(order: string): boolean {
    return this.#jobs.some(({ request }) => this.#orderOf(request) === order);
  }

  /** The sender sends what it claimed: what it notes of that in the database. */
  send(request: Claimed, original: string): string[] {
    if (request.kind === 'refund_status') return this.#tellStatus(request, original);
    const fate = this.isHonest ? 9 : this.#draw(10);
    const refused = (code: string, again: boolean): string[] => [
      `public.mpesa_request_refused('${request.id}', '${code}', 'words', ${again})`,
    ];
    if (fate === 0) return []; // lost on the way there
    if (fate === 1) return refused('400.002.02', false);
    if (fate === 2) return refused('500.003.02', true);
    if (request.kind === 'b2c' && this.#heard.has(request.id))
      return fate === 3 ? [] : [`public.mpesa_request_sent('${request.id}', '${request.id}', null)`];
    this.#heard.add(request.id);
    this.#count += 1;
    const conversation = request.kind === 'b2c' ? request.id : `O-${this.#count}`;
    this.#jobs.push({ request, conversation });
    if (this.#draw(2) === 0) this.work();
    // The sender dies between sending and noting.
    if (fate === 3 || fate === 4) return [];
    return [`public.mpesa_request_sent('${request.id}', '${conversation}', 'AG-${this.#count}')`];
  }

  /** M-Pesa does one of the things it has taken on; false when there is none. */
  work(): boolean {
    const [job] = this.#jobs.splice(this.#draw(Math.max(this.#jobs.length, 1)), 1);
    if (!job) return false;
    const { request, conversation } = job;
    const kes = Number(request.details.amount_kes);
    const answer = (code: string, receipt: string | null = null): void =>
      void this.#answers.push({ token: request.token, code, conversation, receipt, kes });
    if (request.kind === 'reversal' && this.#isReversed) {
      this.#declined.add(conversation);
      answer('R000001');
    } else if (!this.isHonest && this.#draw(4) === 0) {
      this.#declined.add(conversation);
      answer(['1', '17', '2001'][this.#draw(3)] ?? '1');
    } else {
      const transfer = {
        order: this.#orderOf(request),
        kes,
        receipt: `SKSENT${1000 + this.#transfers.length}`,
      };
      this.#transfers.push(transfer);
      this.#made.set(conversation, transfer);
      if (request.kind === 'reversal') this.#isReversed = true;
      answer('0', transfer.receipt);
    }
    return true;
  }

  /** One answer of M-Pesa comes: perhaps twice, perhaps as a time-out, perhaps not. */
  deliver(): string[] {
    const [answer] = this.#answers.splice(this.#draw(Math.max(this.#answers.length, 1)), 1);
    if (!answer) return [];
    const fate = this.isHonest ? 9 : this.#draw(10);
    if (fate === 0) return this.deliver();
    if (fate === 1) return [said(answer, 'timeout')];
    return fate === 2 ? [said(answer), said(answer)] : [said(answer)];
  }

  #tellStatus({ token, details }: Claimed, original: string): string[] {
    if (!this.isHonest && this.#draw(3) === 0) return [];
    const transfer = this.#made.get(details.conversation ?? '');
    const status =
      details.receipt === original
        ? this.#isReversed
          ? 'Reversed'
          : 'Completed'
        : transfer
          ? 'Completed'
          : this.#declined.has(details.conversation ?? '')
            ? 'Declined'
            : 'Initiated';
    const receipt = details.receipt ?? transfer?.receipt ?? '';
    const parameters = { TransactionStatus: status, ReceiptNo: receipt };
    const ResultParameter = Object.entries(parameters).map(([Key, Value]) => ({ Key, Value }));
    const body = JSON.stringify({ Result: { ResultParameters: { ResultParameter } } });
    return [`public.receive_mpesa_answer('${token}', '0', 'status', 'O', 'C', '${body}')`];
  }

  #orderOf({ id, token }: Claimed): string {
    return this.#orders.get(id) ?? token;
  }

  /** Which refund a request is for. */
  learn(request: string, order: string): void {
    this.#orders.set(request, order);
  }
}

function said({ token, code, conversation, receipt, kes }: Answer, as = code): string {
  const ResultParameter = [{ Key: 'Amount', Value: kes }];
  const body = JSON.stringify({ Result: { TransactionID: receipt, ResultParameters: { ResultParameter } } });
  return `public.receive_mpesa_answer('${token}', '${as}', 'words', '${conversation}', 'AG-${conversation}', '${body}')`;
}
