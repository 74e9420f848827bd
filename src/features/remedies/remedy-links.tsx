import { RemedyCardView } from './remedy-card-view.tsx';
import type { RemedyCard } from './remedy.ts';

/** Remedies that belong to what a page is about; nothing when there are none. */
export function RemedyLinks({ title, remedies }: { title: string; remedies: readonly RemedyCard[] }) {
  if (remedies.length === 0) return null;
  return (
    <section aria-labelledby="remedies" className="print:hidden">
      <h2 id="remedies" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {remedies.slice(0, 6).map((card) => (
          <li key={card.slug}>
            <RemedyCardView card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
