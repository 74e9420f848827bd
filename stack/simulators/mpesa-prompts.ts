import { readFile, rename, writeFile } from 'node:fs/promises';

/** One STK prompt on one simulated phone, with all that is needed to go on after a restart. */
export type MpesaPrompt = {
  /** Daraja's CheckoutRequestID. */
  id: string;
  merchantRequestId: string;
  phone: string;
  amountKes: number;
  accountReference: string;
  description: string;
  callbackUrl: string;
  createdAt: number;
  /** Null while the prompt is open on the phone. */
  resultCode: number | null;
  receipt: string | null;
  decidedAt: number | null;
  /** What the phone will do by itself, and when (epoch ms). */
  plan: { resultCode: number; at: number };
  /** How many callbacks follow the decision. */
  callbacks: number;
  callbacksDone: number;
  callbackTries: number;
  /** When set, the callback lies about the amount. */
  reportedAmountKes: number | null;
};

const KEPT_DECIDED = 200;

/** The prompts in memory, written to one file after every change. */
export class PromptStore {
  readonly #file: string;
  readonly #prompts: Map<string, MpesaPrompt>;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, prompts: MpesaPrompt[]) {
    this.#file = file;
    this.#prompts = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  }

  /** Reads the file; a missing one is an empty store, a damaged one is an error. */
  static async open(file: string): Promise<PromptStore> {
    return new PromptStore(file, await readPrompts(file));
  }

  get(id: string): MpesaPrompt | undefined {
    return this.#prompts.get(id);
  }

  /** Newest first. */
  list(): MpesaPrompt[] {
    return [...this.#prompts.values()].toSorted((a, b) => b.createdAt - a.createdAt);
  }

  /** Keeps the prompt; resolves when it is on disk. */
  async put(prompt: MpesaPrompt): Promise<void> {
    this.#prompts.set(prompt.id, prompt);
    const decided = this.list().filter((each) => each.resultCode !== null);
    for (const old of decided.slice(KEPT_DECIDED)) this.#prompts.delete(old.id);
    await this.flush();
  }

  /** Writes behind the write before it, to a second file that then takes the first one's name. */
  async flush(): Promise<void> {
    const write = this.#writing.then(async () => {
      await writeFile(`${this.#file}.next`, JSON.stringify([...this.#prompts.values()]));
      await rename(`${this.#file}.next`, this.#file);
    });
    // A failed write is reported to its own caller and must not stop the next one.
    this.#writing = write.catch(() => undefined);
    await write;
  }
}

async function readPrompts(file: string): Promise<MpesaPrompt[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return JSON.parse(text) as MpesaPrompt[];
}
