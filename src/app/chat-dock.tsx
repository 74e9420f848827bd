import { useQuery, useQueryClient } from '@tanstack/react-query';

import { ChatPanel } from '../features/chat/chat-panel.tsx';
import {
  takeUse,
  usageQuery,
  useLiveSubscription,
  useSubscription,
} from '../features/subscription/subscription.queries.ts';
import { useNairobiDay } from '../lib/nairobi.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { t } from '../words/shell.ts';

const FEATURE = 'chatbot';

/** The herbalist for whoever is here: what the plan allows today, and what to do when that is nothing. */
export function ChatDock({ onClose }: { onClose: () => void }) {
  const userId = useSession()?.user.id;
  const queryClient = useQueryClient();
  const { access, subscription, isLoading } = useSubscription();
  const day = useNairobiDay();
  useLiveSubscription();
  const most = access.chatsPerDay;
  const isCounted = userId !== undefined && most !== null && most > 0;
  const usage = usageQuery(userId ?? '', FEATURE, day);
  const { data: used } = useQuery({ ...usage, enabled: isCounted });

  async function take(): Promise<boolean> {
    if (!isCounted) return true;
    const isAllowed = await takeUse(userId, FEATURE, most);
    await queryClient.invalidateQueries({ queryKey: usage.queryKey });
    return isAllowed;
  }

  const left = isCounted && used !== undefined ? Math.max(0, most - used) : null;
  const upgrade = (
    <Offer text={t('You have used today’s questions. They are back at midnight.')} onLeave={onClose} />
  );
  return (
    <ChatPanel
      key={userId ?? 'visitor'}
      isEnabled={userId !== undefined && subscription !== null}
      notice={
        userId === undefined ? (
          <SignInOffer onLeave={onClose} />
        ) : subscription === null ? (
          isLoading ? (
            <p className="text-muted text-sm">{t('Looking up your plan…')}</p>
          ) : (
            <Offer text={t('We could not see your plan, so the chat is closed for now.')} onLeave={onClose} />
          )
        ) : left === null ? null : left === 0 ? (
          upgrade
        ) : (
          <p className="text-muted text-sm">
            {t('{left} of {most} questions left today.', { left, most: most ?? 0 })}
          </p>
        )
      }
      limitNotice={upgrade}
      takeUse={take}
      day={day}
      onClose={onClose}
    />
  );
}

const Offer = ({ text, onLeave }: { text: string; onLeave: () => void }) => (
  <output className="bg-gold-50 flex flex-wrap items-center justify-between gap-2 rounded-xl p-3">
    <p className="text-sm">{text}</p>
    <Link to={paths.plans()} onClick={onLeave} className={buttonStyles({ size: 'sm' })}>
      {t('See the plans')}
    </Link>
  </output>
);

const SignInOffer = ({ onLeave }: { onLeave: () => void }) => (
  <div className="grid gap-3">
    <p>
      {t(
        'Sign in to ask the herbalist. The free trial opens it for seven days, and two questions a day stay free.',
      )}
    </p>
    <div className="flex flex-wrap gap-2">
      <Link to={`${paths.auth()}?plan=free-trial`} onClick={onLeave} className={buttonStyles({ size: 'sm' })}>
        {t('Start the free trial')}
      </Link>
      <Link
        to={paths.auth()}
        onClick={onLeave}
        className={buttonStyles({ size: 'sm', variant: 'secondary' })}
      >
        {t('Sign In')}
      </Link>
    </div>
  </div>
);
