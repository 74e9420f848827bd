import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { faqGroups } from '../faq.ts';

export function Component() {
  return (
    <div className="page pb-8">
      <PageHead
        title="FAQ"
        description="Answers about orders, M-Pesa, delivery, returns and using herbs safely."
      />
      <PageHeader eyebrow="Help" title="Frequently asked questions" />
      <div className="grid max-w-3xl gap-8">
        {faqGroups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-xl">{title}</h2>
            <div className="divide-line border-line bg-surface divide-y rounded-2xl border shadow-sm">
              {items.map(({ question, answer }) => (
                <details key={question} className="group">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-2xl px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <ChevronDownIcon className="text-muted transition-transform group-open:rotate-180" />
                  </summary>
                  <p className="text-muted px-5 pb-5 text-pretty">{answer}</p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      <Link to={paths.contact()} className={buttonStyles({ variant: 'secondary', className: 'mt-8' })}>
        Ask something else
      </Link>
    </div>
  );
}
