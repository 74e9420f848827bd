/**
 * Short messages at the edge of the screen, one at a time. The code that shows them is fetched with the first message:
 * `subscribeToasts` tells the shell to mount the place where they appear, `toastsMounted` that it is there.
 */
type Kind = 'success' | 'error' | 'info';

let wanted = false;
let markMounted = (): void => {};
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});
const listeners = new Set<() => void>();

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const areToastsWanted = (): boolean => wanted;

export function toastsMounted(): void {
  markMounted();
}

async function show(kind: Kind, title: string, description?: string): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast: sonner } = await import('sonner');
  await mounted;
  sonner.dismiss();
  sonner[kind](title, description ? { description } : {});
}

const say =
  (kind: Kind) =>
  (title: string, description?: string): void => {
    show(kind, title, description).catch((error: unknown) =>
      console.warn('A message could not be shown', error),
    );
  };

export const toast = { success: say('success'), error: say('error'), info: say('info') };
