/** A line that grows along the top of the window while an answer is awaited, when that takes longer than a blink. */
export function PendingBar() {
  return <div aria-hidden="true" className="animate-pending bg-clay-500 fixed inset-x-0 top-0 z-50 h-1" />;
}
