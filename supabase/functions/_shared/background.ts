type EdgeGlobal = { EdgeRuntime?: { waitUntil(task: Promise<unknown>): void } };

/** Lets a task finish after the answer has gone out. Supabase must be told, Node and plain Deno just go on. */
export function runInBackground(task: Promise<void>): void {
  (globalThis as EdgeGlobal).EdgeRuntime?.waitUntil(task);
}
