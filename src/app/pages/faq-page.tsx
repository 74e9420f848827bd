import { useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronDownIcon, SearchIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shell.ts';

type FaqItem = { question: string; answer: string };
type FaqGroup = { title: string; items: FaqItem[] };

/** Questions people ask before and after they order. */
const faqGroups: FaqGroup[] = [
  {
    title: t('Ordering and paying'),
    items: [
      {
        question: t('How do I pay?'),
        answer: t(
          'By M-Pesa: at checkout we send a prompt to your phone and you enter your PIN there. In many counties you may also pay cash to the rider, up to a limit that checkout shows.',
        ),
      },
      {
        question: t('The M-Pesa prompt did not arrive. What now?'),
        answer: t(
          'Check that the phone is on and has signal, then press the button for a new prompt on the order page. Your goods stay held while you try. If money left your account, the order shows it by itself once Safaricom confirms.',
        ),
      },
      {
        question: t('Do I need an account?'),
        answer: t(
          'No. Read, fill a cart and order as a guest, then follow the parcel under “Track an order” with the order number and the phone you gave. With an account you see all orders in one place, keep your addresses and find everything again on another phone.',
        ),
      },
      {
        question: t('Can I cancel?'),
        answer: t(
          'Yes, from the order page, until it is packed or paid. After that, write to us and we will see what is possible.',
        ),
      },
    ],
  },
  {
    title: t('Delivery and returns'),
    items: [
      {
        question: t('Where do you deliver?'),
        answer: t(
          'To all 47 counties. The fee depends on the county and the weight, and you see it before you pay. Tell us a landmark: it helps the rider more than a street name.',
        ),
      },
      {
        question: t('How long does it take?'),
        answer: t(
          'In Nairobi usually the same or the next working day, elsewhere two to five. The delivery page lists the times by area.',
        ),
      },
      {
        question: t('Can I send something back?'),
        answer: t(
          'Unopened products within 30 days. Opened herbal goods cannot be resold, so they come back only when something is wrong with them.',
        ),
      },
    ],
  },
  {
    title: t('Using herbs safely'),
    items: [
      {
        question: t('Can I take herbs together with my medicine?'),
        answer: t(
          'Ask your clinician or pharmacist first. Some plants weaken or strengthen medicines for blood pressure, sugar, blood thinning, HIV and others. The warnings on each product name the ones we know.',
        ),
      },
      {
        question: t('Is this safe in pregnancy or for a child?'),
        answer: t(
          'Many herbs are not, and for many nobody knows. Read the warnings, and when they say nothing, leave it until you have asked.',
        ),
      },
      {
        question: t('Do your products cure diseases?'),
        answer: t(
          'No, and we never say so. They are foods, teas, oils and supplements. See a clinician when you are ill.',
        ),
      },
    ],
  },
  {
    title: t('Plans and consultations'),
    items: [
      {
        question: t('What does the free trial include?'),
        answer: t(
          'Everything for seven days, without a card and without a phone number. It ends by itself; nothing is charged unless you choose a plan.',
        ),
      },
      {
        question: t('Which plans are there?'),
        answer: t(
          'Basic is free. Premium costs KSh 700 a month with two consultations, Gold KSh 1,500 a month with as many as you need. You pay by M-Pesa and may leave at the end of any month.',
        ),
      },
      {
        question: t('What happens in a consultation?'),
        answer: t(
          'You choose a nutritionist and a time, and talk by video for about half an hour. You may cancel without cost until 24 hours before.',
        ),
      },
    ],
  },
  {
    title: t('Your account and your data'),
    items: [
      {
        question: t('Who sees what I tell about my health?'),
        answer: t(
          'You do. A nutritionist sees what you share for a consultation. It is never used for adverts and never sold, and it is not part of our visitor figures.',
        ),
      },
      {
        question: t('How do I download or delete my data?'),
        answer: t(
          'Open Profile Settings and choose “Your data”. The download comes at once; a deletion waits 14 days in case you change your mind.',
        ),
      },
      {
        question: t('Can I use Mizizi without a connection?'),
        answer: t(
          'Yes, in part. Pages you have opened stay on your phone, your cart too. Ordering, paying and booking need a connection and say so.',
        ),
      },
      {
        question: t('How do I put Mizizi on my home screen?'),
        answer: t(
          'On Android, Chrome offers it, or choose “Install app” in its menu. On an iPhone, open the site in Safari, tap Share, then “Add to Home Screen”.',
        ),
      },
    ],
  },
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase();

/** The questions in which every word of the query occurs, in question or answer. All of them without a query. */
export function searchFaq(query: string, groups: readonly FaqGroup[] = faqGroups): FaqGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

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
