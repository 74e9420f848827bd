import { useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronDownIcon, SearchIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shell.ts';
import { type FaqGroup, faqGroups, searchFaq } from '../faq.ts';

/** The questions for search engines, as schema.org has them. */
const jsonLd = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqGroups.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
}).replaceAll('<', '\\u003c');

function Answers({ group, isOpen }: { group: FaqGroup; isOpen: boolean }) {
  return (
    <section aria-label={group.title}>
      <h2 className="mb-3 text-xl">{group.title}</h2>
      <div className="divide-line border-line bg-surface divide-y rounded-2xl border shadow-sm">
        {group.items.map(({ question, answer }) => (
          <details key={question} open={isOpen || undefined} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-2xl px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <p className="text-muted px-5 pb-5 text-pretty">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export function Component() {
  const [query, setQuery] = useState('');
  const found = searchFaq(query);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const isSearching = query.trim() !== '';
  return (
    <div className="page pb-8">
      <PageHead
        title={t('FAQ')}
        description={t('Answers about orders, M-Pesa, delivery, returns and using herbs safely.')}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <PageHeader eyebrow={t('Help')} title={t('Frequently asked questions')} />
      <div className="max-w-3xl">
        <search className="relative block">
          <SearchIcon className="text-muted pointer-events-none absolute top-1/2 left-4 -translate-y-1/2" />
          <input
            type="search"
            aria-label={t('Search the questions')}
            placeholder={t('Search, for example M-Pesa or pregnancy')}
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            className="border-edge bg-surface text-ink placeholder:text-muted min-h-13 w-full rounded-xl border pr-4 pl-12 text-base shadow-sm"
          />
        </search>
        <p aria-live="polite" className="text-muted min-h-10 py-2 text-sm">
          {isSearching &&
            count > 0 &&
            t.count(count, '{n} answer for “{query}”', '{n} answers for “{query}”', { query: query.trim() })}
        </p>
        <div className="grid gap-8">
          {found.map((group) => (
            // A new key unfolds the answers of a search, and folds them again afterwards.
            <Answers key={`${group.title} ${isSearching}`} group={group} isOpen={isSearching} />
          ))}
        </div>
        {count === 0 && (
          <EmptyState
            title={t('No answer to that yet')}
            action={
              <Button variant="secondary" onClick={() => setQuery('')}>
                {t('Show all questions')}
              </Button>
            }
          >
            {t('Try fewer words, or ask us.')}
          </EmptyState>
        )}
      </div>
      <Link to={paths.contact()} className={buttonStyles({ variant: 'secondary', className: 'mt-8' })}>
        {t('Ask something else')}
      </Link>
    </div>
  );
}
