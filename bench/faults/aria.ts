import type { Fault } from './fault.ts';

/** What somebody who does not see the screen, or uses no mouse, would miss. */
export const aria: readonly Fault[] = [
  {
    means: 'What is wrong with a field appears without being announced.',
    in: {
      file: 'src/ui/field.tsx',
      find: '<p id={`${id}-error`} role="alert" className',
      put: '<p id={`${id}-error`} className',
    },
    caughtBy: ['src/ui/fields-and-pictures.test.tsx'],
  },
  {
    means: 'Whoever closes a window with the keyboard begins again at the top of the page.',
    in: {
      file: 'src/ui/dialog.tsx',
      find: 'if (isNowhere && tapped.current instanceof HTMLElement) tapped.current.focus();',
      put: 'if (isNowhere && tapped.current instanceof HTMLElement) tapped.current = null;',
    },
    caughtBy: ['src/ui/parts.test.tsx'],
  },
  {
    means: 'A list of choices stays open over the page when Escape is pressed.',
    in: {
      file: 'src/ui/popdown.tsx',
      find: "document.addEventListener('keydown', closeOnEscape);",
      put: "document.addEventListener('keyup', () => undefined);",
    },
    caughtBy: ['src/ui/parts.test.tsx'],
  },
  {
    means: 'After a line was taken out of the cart the focus is lost, away from the button that undoes it.',
    in: {
      file: 'src/ui/record-notes.tsx',
      find: 'useEffect(() => undo.current?.focus({ preventScroll: true }), [removal]);',
      put: 'useEffect(() => undefined, [removal]);',
    },
    caughtBy: ['src/features/cart/cart-view.test.tsx'],
  },
  {
    means: 'Whether the payment came is shown and not announced.',
    in: {
      file: 'src/features/payments/payment-panel.tsx',
      find: '<div aria-live="polite" className="grid gap-4 empty:hidden">',
      put: '<div className="grid gap-4 empty:hidden">',
    },
    caughtBy: ['src/features/payments/payment-panel.test.tsx'],
  },
  {
    means: 'A sign of danger brings what to do now, and a screen reader says nothing of it.',
    in: {
      file: 'src/features/remedies/red-flag-gate.tsx',
      find: '<section role="alert" className',
      put: '<section className',
    },
    caughtBy: ['src/features/remedies/remedies.test.tsx'],
  },
];
