import type { Session } from '../lib/session.ts';
import { initials } from './initials.ts';

/** The user's picture, or the initials on a leaf-green disc. */
export function Avatar({ user }: { user: Session['user'] }) {
  if (user.avatarUrl)
    return (
      <img
        src={user.avatarUrl}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        className="bg-sunk size-9 rounded-full object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="bg-leaf text-on-leaf grid size-9 place-items-center rounded-full text-sm font-bold"
    >
      {initials(user.fullName, user.email)}
    </span>
  );
}
