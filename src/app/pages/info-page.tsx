import { useLocation } from 'react-router';

import { shownPhone, useShop } from '../../entities/shop-identity/identity.queries.ts';
import { formatDate } from '../../lib/format.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { InEnglish } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { language } from '../../words/language.ts';
import { t } from '../../words/shell.ts';
import { NotFound } from '../error-screen.tsx';
import { type InfoPage, type InfoSection, privacyPolicyPage, privacyPage, termsPage } from '../info-texts.ts';

export const infoPages: InfoPage[] = [privacyPolicyPage, privacyPage, termsPage];

/** The privacy and terms pages. */
export function Component() {
  const { pathname } = useLocation();
  const page = infoPages.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!page) return <NotFound />;
  const translated = language === 'en' ? [] : page.sections.flatMap(({ sw }) => sw ?? []);
  return (
    <div className="page pb-8">
      <PageHead title={t.known(page.title)} description={page.intro} />
      <PageHeader
        eyebrow={t('Good to know')}
        title={t.known(page.title)}
        intro={<InEnglish>{page.intro}</InEnglish>}
      />
      {page.changed && (
        <p className="text-muted text-sm">
          {t('Last changed on {date}', { date: formatDate(`${page.changed}T12:00:00Z`) })}
        </p>
      )}
      {page.Controls && <page.Controls />}
      {translated.length > 0 && <Sections sections={translated} />}
      <InEnglish note>
        <Sections sections={page.sections.filter(({ sw }) => !sw || language === 'en')} />
      </InEnglish>
      <div className="mt-8 flex flex-wrap gap-3">
        {page.links.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonStyles({ variant: 'secondary' })}>
            {t.known(label)}
          </Link>
        ))}
      </div>
    </div>
  );
}

function Sections({ sections }: { sections: readonly InfoSection[] }) {
  const shop = useShop();
  const { name, city, email } = shop;
  const values: Record<string, string> = { name, city, email, phone: shownPhone(shop.phone) };
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return (
    <div className="prose">
      {sections.map(({ heading, text = [], list = [] }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {list.length > 0 && (
            <ul>
              {list.map((item) => (
                <li key={item}>{filled(item)}</li>
              ))}
            </ul>
          )}
          {text.map((paragraph) => (
            <p key={paragraph}>{filled(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
