import { useLocation } from 'react-router';

import { cn } from '../lib/cn.ts';
import { paths } from '../lib/paths.ts';
import { ConsultIcon, HealthIcon, HomeIcon, ProfileIcon, ShopIcon } from '../ui/icons.tsx';
import { NavLink } from '../ui/link.tsx';
import { t } from '../words/shell.ts';
import { hasChat } from './chat-toggle.tsx';
import { shopPlaces } from './nav-links.ts';

const items: { to: string; label: string; Icon: typeof HomeIcon; also?: readonly string[] }[] = [
  { to: paths.home(), label: t('Home'), Icon: HomeIcon },
  { to: paths.shop(), label: t('Shop'), Icon: ShopIcon, also: shopPlaces },
  {
    to: paths.dashboard(),
    label: t('Health'),
    Icon: HealthIcon,
    also: [paths.fasting(), paths.nutrition(), paths.assessment(), paths.readings(), paths.medicines()],
  },
  { to: paths.nutritionists(), label: t('Consult'), Icon: ConsultIcon, also: [paths.consultations()] },
  { to: paths.profile(), label: t('Profile'), Icon: ProfileIcon },
];

/** The five places within a thumb's reach, below 768 px; the herbalist's button stands in a sixth. */
export function BottomBar() {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('Quick links')}
      className="border-line bg-surface fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className={cn('grid grid-cols-5', hasChat(pathname) && 'mr-[calc(100%/6)]')}>
        {items.map(({ to, label, Icon, also }) => (
          <li key={to}>
            <NavLink
              to={to}
              also={also}
              end={to === paths.home()}
              className="text-muted aria-[current=page]:text-leaf-700 flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs outline-offset-[-3px] aria-[current=page]:font-semibold"
            >
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
