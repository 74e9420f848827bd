import { type ReactNode, useId } from 'react';

import { Card } from '../../ui/card.tsx';

/** One part of a text's form. */
export function FormCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 sm:p-6">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {intro && <p className="text-muted text-pretty">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
