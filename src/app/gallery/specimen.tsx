import type { ReactNode } from 'react';

/** A titled part of the gallery. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line grid grid-cols-1 gap-6 border-t pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** One component in its states, named after its file. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-muted font-sans text-sm font-semibold">{name}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </div>
  );
}
