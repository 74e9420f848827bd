import { type ReactNode, useId } from 'react';

import { Card } from '../../ui/card.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** One part of the product form. */
export function FormSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 sm:p-6">
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
