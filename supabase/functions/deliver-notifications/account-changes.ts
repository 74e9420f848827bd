import type { SupabaseClient } from '@supabase/supabase-js';

import type { Log } from '../_shared/log.ts';
import type { Mail, Mailer } from '../_shared/send-mail.ts';
import { escapeHtml, mailPage } from './mail-page.ts';

type Change = {
  id: string;
  changed: 'password' | 'email';
  changed_at: string;
  undo_until: string;
  /** The address before the change, which is told. */
  email: string;
  new_email: string;
  language: string;
  token: string;
};

const timeIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Africa/Nairobi',
  });
const TIME = timeIn('en-KE');
const TIME_IN_KISWAHILI = timeIn('sw-KE');

/** Mails the owners of accounts whose password or address has changed; answers how many went out. Throws when the database does not answer. */
export async function sendAccountChanges(
  service: SupabaseClient,
  deps: { mailer: Mailer | null; siteUrl: () => string; shop: string; log: Log },
): Promise<number> {
  const { data, error } = await service.rpc('claim_account_changes', {});
  if (error) throw error;
  let sent = 0;
  for (const change of data as Change[]) {
    const outcome = deps.mailer ? await deps.mailer(changeMail(change, deps.siteUrl(), deps.shop)) : 'failed';
    // 'retry' stays as it is: the database hands it out again later
    if (outcome === 'retry') continue;
    const told = await service.rpc('finish_account_change', { id: change.id, outcome });
    if (told.error) throw told.error;
    if (outcome === 'sent') sent += 1;
    else deps.log('warn', 'account_change_not_told', { mail: deps.mailer !== null });
  }
  return sent;
}

/** The mail to the address before the change, with the link that undoes it. */
function changeMail(change: Change, siteUrl: string, shop: string): Mail {
  const address = `${siteUrl}/auth/undo?key=${change.token}`;
  const words = change.language === 'sw' ? kiswahili(change) : english(change);
  return {
    to: change.email,
    subject: words.title,
    text: [words.title, ...words.paragraphs, `${words.label}:\n${address}`, words.why, `${shop}\n`].join(
      '\n\n',
    ),
    html: mailPage({
      language: change.language === 'sw' ? 'sw' : 'en',
      title: words.title,
      paragraphs: words.paragraphs,
      button: { label: words.label, address },
      small: escapeHtml(words.why),
      shop,
    }),
  };
}

type Words = { title: string; paragraphs: string[]; label: string; why: string };

function english({ changed, changed_at: at, undo_until: until, email, new_email: moved }: Change): Words {
  const [when, end] = [TIME.format(new Date(at)), TIME.format(new Date(until))];
  const undone = `It was not you? Undo it with the button, until ${end}: the account becomes what it was, every device is signed out, and you choose a new password.`;
  const calm = 'If it was you, there is nothing to do.';
  return {
    ...(changed === 'password'
      ? {
          title: 'Your Mizizi password was changed',
          paragraphs: [`The password of your account ${email} was changed on ${when}. ${calm}`, undone],
        }
      : {
          title: 'Your Mizizi account has a new address',
          paragraphs: [`Your account moved from ${email} to ${moved} on ${when}. ${calm}`, undone],
        }),
    label: 'It was not me: undo it',
    why: `You get this mail because the account belonged to ${email}. We never ask for your password or M-Pesa PIN by mail.`,
  };
}

function kiswahili({ changed, changed_at: at, undo_until: until, email, new_email: moved }: Change): Words {
  const when = TIME_IN_KISWAHILI.format(new Date(at));
  const end = TIME_IN_KISWAHILI.format(new Date(until));
  const undone = `Si wewe? Tengua badiliko hili kwa kitufe kilicho hapo chini, kabla ya ${end}: akaunti itarudi ilivyokuwa, vifaa vyote vitaondolewa kwenye akaunti, nawe utachagua nenosiri jipya.`;
  const calm = 'Kama ni wewe, huhitaji kufanya lolote.';
  return {
    ...(changed === 'password'
      ? {
          title: 'Nenosiri lako la Mizizi limebadilishwa',
          paragraphs: [`Nenosiri la akaunti yako ${email} limebadilishwa ${when}. ${calm}`, undone],
        }
      : {
          title: 'Akaunti yako ya Mizizi ina anwani mpya',
          paragraphs: [`Akaunti yako imehama kutoka ${email} kwenda ${moved} ${when}. ${calm}`, undone],
        }),
    label: 'Si mimi: tengua',
    why: `Umepata barua pepe hii kwa sababu akaunti ilikuwa ya ${email}. Hatuombi kamwe nenosiri lako wala PIN ya M-Pesa kwa barua pepe.`,
  };
}
