/**
 * Short messages at the edge of the screen, one at a time. The code that shows them is fetched with the first message:
 * `subscribeToasts` tells the shell to mount the place where they appear, `toastsMounted` that it is there.
 */
type Kind = 'success' | 'error' | 'info';
/** A page that goes on from what was said. */
type Way = { label: string; to: string };

let wanted = false;
let markMounted = (_go: (to: string) => void): void => {};
/** Resolves to how a message opens a page. */
const mounted = new Promise<(to: string) => void>((resolve) => {
  markMounted = resolve;
});
const listeners = new Set<() => void>();

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const areToastsWanted = (): boolean => wanted;

export function toastsMounted(go: (to: string) => void): void {
  markMounted(go);
}

async function show(kind: Kind, title: string, description?: string, way?: Way): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast: sonner } = await import('sonner');
  const go = await mounted;
  sonner.dismiss();
  sonner[kind](title, {
    ...(description ? { description } : {}),
    ...(way ? { action: { label: way.label, onClick: () => go(way.to) } } : {}),
  });
}

const say =
  (kind: Kind) =>
  (title: string, description?: string, way?: Way): void => {
    show(kind, title, description, way).catch((error: unknown) =>
      console.warn('A message could not be shown', error),
    );
  };

export const toast = { success: say('success'), error: say('error'), info: say('info') };
