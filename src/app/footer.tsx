import { Link } from '../ui/link.tsx';
import { WeaveBand } from '../ui/page-header.tsx';
import { t } from '../words/shell.ts';
import { Logo } from './logo.tsx';
import { footerGroups } from './nav-links.ts';
import { site } from './site.ts';
import { LanguageChoice } from './theme-and-language.tsx';

const link =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-leaf-700 hover:underline md:min-h-8';

export function Footer() {
  return (
    <footer className="rendered-near bg-sunk mt-16 pb-24 md:pb-10">
      <WeaveBand className="bg-clay-300 h-2.5" />
      <div className="page grid gap-10 pt-10 md:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-4">
          <Logo />
          <p className="max-w-sm text-pretty">
            {t('Herbs, foods and advice for everyday health, rooted in Kenya.')}
          </p>
          <address className="grid not-italic">
            <a href={`mailto:${site.email}`} className={link}>
              {site.email}
            </a>
            <a href={site.phoneLink} className={link}>
              {site.phone}
            </a>
            <span className="flex min-h-11 items-center md:min-h-8">{site.city}</span>
          </address>
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-muted mb-1 font-sans text-sm font-semibold tracking-normal">{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="border-line text-muted border-t pt-6 text-sm text-pretty md:col-span-2">
          {site.disclaimer}
        </p>
        <div className="text-muted flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm md:col-span-2">
          <p>
            © {site.name}, {site.city}
          </p>
          <LanguageChoice className="-ml-3 md:ml-0" />
          <ul className="flex flex-wrap gap-x-5">
            {site.social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={link}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
