import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';

/** Line icons of one hand: 24 units, 1.75 stroke, round ends. They are decoration; the control carries the words. */
type IconProps = { className?: string };

function icon(name: string, drawing: ReactNode) {
  function Icon({ className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cn('size-6 shrink-0', className)}
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}

const path = (d: string): ReactNode => <path d={d} />;

export const HomeIcon = icon(
  'HomeIcon',
  path('M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.6v-5.6H9.6V20H5a1 1 0 0 1-1-1z'),
);
export const ShopIcon = icon(
  'ShopIcon',
  path(
    'M5 10.2V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8.8M4 9l1.6-4.5h12.8L20 9c0 1.5-1.1 2.5-2.6 2.5S14.7 10.5 14.7 9c0 1.5-1.2 2.5-2.7 2.5S9.3 10.5 9.3 9c0 1.5-1.2 2.5-2.7 2.5S4 10.5 4 9Z',
  ),
);
export const HealthIcon = icon(
  'HealthIcon',
  path(
    'M12 20S4 15.3 4 9.6C4 6.9 6 5 8.3 5c1.6 0 3 .9 3.7 2.3C12.7 5.9 14.1 5 15.7 5 18 5 20 6.9 20 9.6 20 15.3 12 20 12 20ZM6.5 11.5H9l1.5-2.5 2.5 5 1.5-2.5h3',
  ),
);
export const ConsultIcon = icon(
  'ConsultIcon',
  path(
    'M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-7L7.5 20v-3.5H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM12 8v5.5M9.25 10.75h5.5',
  ),
);
export const ProfileIcon = icon(
  'ProfileIcon',
  path('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.4 3.8-5.3 7.5-5.3s6.7 1.9 7.5 5.3'),
);
export const CartIcon = icon(
  'CartIcon',
  path(
    'M5.5 9.5h13l-1.3 9a1.8 1.8 0 0 1-1.8 1.5H8.6a1.8 1.8 0 0 1-1.8-1.5zM8.5 9.5C8.5 6.5 9.9 4 12 4s3.5 2.5 3.5 5.5M9.5 13v3.5M12 13v3.5M14.5 13v3.5',
  ),
);
export const BellIcon = icon(
  'BellIcon',
  path('M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 1.8 6 1.8 6H4.7s1.8-1.5 1.8-6ZM10 19.2a2.2 2.2 0 0 0 4 0'),
);
export const MenuIcon = icon('MenuIcon', path('M4 7h16M4 12h16M4 17h10'));
export const CloseIcon = icon('CloseIcon', path('m6 6 12 12M18 6 6 18'));
export const CheckIcon = icon('CheckIcon', path('m5 12.5 4.5 4.5L19 7'));
export const PlusIcon = icon('PlusIcon', path('M12 5v14M5 12h14'));
export const MinusIcon = icon('MinusIcon', path('M5 12h14'));
export const SearchIcon = icon('SearchIcon', path('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20 20'));
export const FilterIcon = icon('FilterIcon', path('M4 7h16M7 12h10M10 17h4'));
export const ChevronDownIcon = icon('ChevronDownIcon', path('m6 9.5 6 6 6-6'));
export const ChevronRightIcon = icon('ChevronRightIcon', path('m9.5 6 6 6-6 6'));
export const ArrowRightIcon = icon('ArrowRightIcon', path('M5 12h14M13 6l6 6-6 6'));
export const ArrowLeftIcon = icon('ArrowLeftIcon', path('M19 12H5M11 6l-6 6 6 6'));
export const EyeIcon = icon(
  'EyeIcon',
  path('M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'),
);
export const EyeOffIcon = icon(
  'EyeOffIcon',
  path(
    'M4 4l16 16M9.9 6.3A9.4 9.4 0 0 1 12 6c5.7 0 9 6 9 6a15 15 0 0 1-2.7 3.3M6.3 7.8A14.6 14.6 0 0 0 3 12s3.3 6 9 6c1.6 0 3-.5 4.2-1.2M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5',
  ),
);
export const TrashIcon = icon(
  'TrashIcon',
  path('M5 7h14M10 7V4.5h4V7M7 7l.8 12a1 1 0 0 0 1 1h6.4a1 1 0 0 0 1-1L17 7M10.3 11v5M13.7 11v5'),
);
export const HeartIcon = icon(
  'HeartIcon',
  path(
    'M12 20S4 15.3 4 9.6C4 6.9 6 5 8.3 5c1.6 0 3 .9 3.7 2.3C12.7 5.9 14.1 5 15.7 5 18 5 20 6.9 20 9.6 20 15.3 12 20 12 20Z',
  ),
);
export const StarIcon = icon(
  'StarIcon',
  path('m12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5L12 16.4 7 19.1l1.1-5.5L4 9.8l5.6-.7Z'),
);
export const SunIcon = icon(
  'SunIcon',
  path(
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  ),
);
export const MoonIcon = icon('MoonIcon', path('M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z'));
export const ScreenIcon = icon('ScreenIcon', path('M4 5.5h16v10.5H4zM9 20h6M12 16v4'));
export const InfoIcon = icon('InfoIcon', path('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 11.2v4.8M12 8v.1'));
export const AlertIcon = icon('AlertIcon', path('M12 4.5 3.5 19h17zM12 10v4.2M12 16.7v.1'));
export const TruckIcon = icon(
  'TruckIcon',
  path(
    'M3.5 6.5h10v10h-10zM13.5 10h3.8l3.2 3.3v3.2h-7M7.5 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM16.8 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  ),
);
export const LeafIcon = icon(
  'LeafIcon',
  path('M5 19C5 10 10 5 19.5 4.5 20 14 15 19 8 17.5M5 20c1.5-5 4.5-8.5 9-11'),
);
export const ShieldIcon = icon(
  'ShieldIcon',
  path('M12 3.8 5 6.5v5c0 4.3 2.9 7.3 7 8.7 4.1-1.4 7-4.4 7-8.7v-5zM9 12l2.2 2.2L15.2 10'),
);
export const PhoneIcon = icon(
  'PhoneIcon',
  path('M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM11 17.5h2'),
);
export const MailIcon = icon('MailIcon', path('M4 6h16v12H4zM4.5 7l7.5 6 7.5-6'));
export const PinIcon = icon(
  'PinIcon',
  path(
    'M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 1 0-13 0c0 4.9 6.5 10.5 6.5 10.5ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  ),
);
export const ReturnIcon = icon('ReturnIcon', path('M4 10h10a5.5 5.5 0 0 1 0 11H9M8 6l-4 4 4 4'));
export const SignOutIcon = icon(
  'SignOutIcon',
  path('M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M14.5 8l4 4-4 4M18 12H9.5'),
);
export const SettingsIcon = icon(
  'SettingsIcon',
  path(
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  ),
);
export const OrdersIcon = icon(
  'OrdersIcon',
  path('M6 4h12v16.5l-2.4-1.6-1.8 1.6-1.8-1.6-1.8 1.6-1.8-1.6L6 20.5zM9 8.5h6M9 12h6'),
);
