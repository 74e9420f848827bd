import { randomUUID } from 'node:crypto';

import { PAID } from './mpesa-behaviours.ts';
import type { MpesaDelays } from './mpesa-behaviours.ts';
import type { MpesaPrompt, PromptStore } from './mpesa-prompts.ts';
import { callbackBody, newReceipt } from './mpesa-protocol.ts';
import type { MpesaTransaction } from './mpesa-transactions.ts';

const CALLBACK_TIMEOUT_MS = 10_000;
const CALLBACK_TRIES = 3;
const CALLBACK_RETRY_MS = 5_000;

/** Lets the phones answer in time and calls the merchant back. */
export class PromptDesk {
  readonly #store: PromptStore;
  readonly #delays: MpesaDelays;
  readonly #onPaid: (transaction: MpesaTransaction) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(store: PromptStore, delays: MpesaDelays, onPaid: (transaction: MpesaTransaction) => void) {
    this.#store = store;
    this.#delays = delays;
    this.#onPaid = onPaid;
  }

  async open(prompt: MpesaPrompt): Promise<void> {
    await this.#store.put(prompt);
    this.#schedule(prompt);
  }

  /** Ends an open prompt. False when it is unknown or has been answered. */
  async decide(id: string, resultCode: number): Promise<boolean> {
    const prompt = this.#store.get(id);
    if (!prompt || prompt.resultCode !== null) return false;
    prompt.resultCode = resultCode;
    prompt.decidedAt = Date.now();
    prompt.receipt = resultCode === PAID ? newReceipt() : null;
    if (prompt.receipt !== null) {
      this.#onPaid({
        receipt: prompt.receipt,
        direction: 'in',
        amountKes: prompt.amountKes,
        phone: prompt.phone,
        account: prompt.accountReference,
        completedAt: prompt.decidedAt,
        reversedBy: null,
      });
    }
    await this.#store.put(prompt);
    this.#schedule(prompt);
    return true;
  }

  /** Brings the answer to a call after a while, once. */
  bring(url: string, body: unknown): void {
    if (this.#stopped) return;
    // each on a timer of its own: the same address may be told of many things
    this.#after(`${url} ${randomUUID()}`, this.#delays.callback, async () => {
      await post(url, body);
    });
  }

  /** Takes up what an earlier run left open. */
  resume(): void {
    for (const prompt of this.#store.list()) this.#schedule(prompt);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#running);
    await this.#store.flush();
  }

  /** Plans the prompt's next step: its own answer, its next callback, or none. */
  #schedule(prompt: MpesaPrompt): void {
    clearTimeout(this.#timers.get(prompt.id));
    this.#timers.delete(prompt.id);
    if (this.#stopped) return;
    if (prompt.resultCode === null) {
      this.#after(prompt.id, prompt.plan.at - Date.now(), async () => {
        await this.decide(prompt.id, prompt.plan.resultCode);
      });
      return;
    }
    const { resultCode } = prompt;
    if (prompt.callbacksDone >= prompt.callbacks || prompt.callbackTries >= CALLBACK_TRIES) return;
    const wait = prompt.callbackTries > 0 ? CALLBACK_RETRY_MS : this.#delays.callback;
    this.#after(prompt.id, wait, async () => {
      await this.#callBack(prompt, resultCode);
    });
  }

  #after(id: string, delayMs: number, step: () => Promise<void>): void {
    const timer = setTimeout(
      () => {
        const task = step().catch((error: unknown) => {
          console.error(JSON.stringify({ level: 'error', event: 'mpesa_simulator', reason: String(error) }));
        });
        this.#running.add(task);
        void task.finally(() => this.#running.delete(task));
      },
      Math.max(0, delayMs),
    );
    this.#timers.set(id, timer);
  }

  async #callBack(prompt: MpesaPrompt, resultCode: number): Promise<void> {
    const delivered = await post(prompt.callbackUrl, callbackBody(prompt, resultCode));
    if (delivered) {
      prompt.callbacksDone += 1;
      prompt.callbackTries = 0;
    } else {
      prompt.callbackTries += 1;
    }
    await this.#store.put(prompt);
    this.#schedule(prompt);
  }
}

async function post(url: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    // The merchant is down: tried again a few times, then left to the merchant's query, as Safaricom does.
    return false;
  }
}
