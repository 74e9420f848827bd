import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';

/** Line icons of reading pages and desks, in the hand of icons.tsx; apart from it, so that a first visit does not pay. */
function ReadingIcon({ className, children }: { className?: string | undefined; children: ReactNode }) {
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
      {children}
    </svg>
  );
}
type IconProps = { className?: string };

export const ShareIcon = ({ className }: IconProps) => (
  <ReadingIcon className={className}>
    <path d="M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1" />
  </ReadingIcon>
);
export const PrintIcon = ({ className }: IconProps) => (
  <ReadingIcon className={className}>
    <path d="M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z" />
  </ReadingIcon>
);
export const BookmarkIcon = ({ className, filled = false }: IconProps & { filled?: boolean }) => (
  <ReadingIcon className={className}>
    <path d="M6.5 4h11v16L12 15.8 6.5 20z" fill={filled ? 'currentColor' : 'none'} />
  </ReadingIcon>
);
export const CompareIcon = ({ className }: IconProps) => (
  <ReadingIcon className={className}>
    <path d="M4 5h6.5v14H4zM13.5 5H20v14h-6.5zM6 9h2.5M6 12.5h2.5M15.5 9H18M15.5 12.5H18" />
  </ReadingIcon>
);
export const WalletIcon = ({ className }: IconProps) => (
  <ReadingIcon className={className}>
    <path d="M4 8h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 8l11.5-3.5V8M15.5 13.8h4.3" />
  </ReadingIcon>
);
