import { shownPhone, useShop } from '../entities/shop-identity/identity.queries.ts';
import { Link } from '../ui/link.tsx';
import { WeaveBand } from '../ui/page-header.tsx';
import { t } from '../words/shell.ts';
import { Logo } from './logo.tsx';
import { footerGroups } from './nav-links.ts';
import { disclaimer } from './site.ts';
import { LanguageChoice } from './theme-and-language.tsx';

const link =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-leaf-700 hover:underline md:min-h-8';

export function Footer() {
  const shop = useShop();
  const networks = [
    ['Facebook', shop.facebook_url],
    ['Instagram', shop.instagram_url],
    ['X', shop.x_url],
    ['YouTube', shop.youtube_url],
  ] as const;
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
            <a href={`mailto:${shop.email}`} className={link}>
              {shop.email}
            </a>
            <a href={`tel:+${shop.phone}`} className={link}>
              {shownPhone(shop.phone)}
            </a>
            <span className="flex min-h-11 items-center md:min-h-8">{shop.city}</span>
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
        <p className="border-line text-muted border-t pt-6 text-sm text-pretty md:col-span-2">{disclaimer}</p>
        <div className="text-muted flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm md:col-span-2">
          <p>
            © {shop.name}, {shop.city}
          </p>
          <LanguageChoice className="-ml-3 md:ml-0" />
          <ul className="flex flex-wrap gap-x-5">
            {networks.map(
              ([network, url]) =>
                url !== '' && (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener noreferrer" className={link}>
                      {network}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
