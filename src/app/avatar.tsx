import { useState } from 'react';

import { cn } from '../lib/cn.ts';
import type { Session } from '../lib/session.ts';

const sizes = {
  small: { side: 36, box: 'size-9', text: 'text-sm' },
  large: { side: 96, box: 'size-24', text: 'text-3xl' },
} as const;

/** First letters of up to two words of the name, or of the e-mail address; `U` when there is neither. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email.trim()).split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.map((word) => Array.from(word)[0] ?? '').join('');
  return letters.toUpperCase() || 'U';
}

/** The user's picture, or the initials on a leaf-green disc when there is none or it cannot be loaded. */
export function Avatar({ user, size = 'small' }: { user: Session['user']; size?: keyof typeof sizes }) {
  const { side, box, text } = sizes[size];
  const [broken, setBroken] = useState<string | null>(null);
  if (user.avatarUrl && user.avatarUrl !== broken)
    return (
      <img
        src={user.avatarUrl}
        alt=""
        width={side}
        height={side}
        referrerPolicy="no-referrer"
        onError={() => setBroken(user.avatarUrl)}
        className={cn('bg-sunk rounded-full object-cover', box)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cn('bg-leaf text-on-leaf grid place-items-center rounded-full font-semibold', box, text)}
    >
      {initials(user.fullName, user.email)}
    </span>
  );
}
