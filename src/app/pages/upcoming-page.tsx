import { useLocation } from 'react-router';

import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeafIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { NotFound } from '../not-found.tsx';
import { findUpcomingPage } from '../upcoming-pages.ts';

/** A tool that is being built: what it will do, why, and where to go today. */
export function Component() {
  const { pathname } = useLocation();
  const page = findUpcomingPage(pathname);
  if (!page) return <NotFound />;
  return (
    <div className="page pb-8">
      <PageHead title={page.title} description={page.intro} noIndex />
      <PageHeader eyebrow={page.eyebrow} title={page.title} intro={page.intro} />
      <div className="grid items-start gap-6 md:grid-cols-[1fr_18rem]">
        <section aria-labelledby="points">
          <h2 id="points" className="mb-3 text-xl">
            What you will find here
          </h2>
          <ul className="divide-line border-line bg-surface divide-y rounded-2xl border shadow-sm">
            {page.points.map(({ title, text }) => (
              <li key={title} className="flex gap-4 p-5">
                <LeafIcon className="text-leaf-600 mt-0.5" />
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-muted text-pretty">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <Card className="bg-leaf-50 grid justify-items-start gap-3">
          <SprigArt className="h-20" />
          <h2 className="text-xl">Meanwhile</h2>
          <p className="text-muted text-pretty">We are still building this part. Until it opens:</p>
          {page.links.map(({ to, label }, index) => (
            <Link
              key={to}
              to={to}
              className={buttonStyles({
                variant: index === 0 ? 'primary' : 'secondary',
                className: 'w-full',
              })}
            >
              {label}
            </Link>
          ))}
        </Card>
      </div>
    </div>
  );
}
