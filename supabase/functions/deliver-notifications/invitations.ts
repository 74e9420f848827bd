import type { SupabaseClient } from '@supabase/supabase-js';

import type { Log } from '../_shared/log.ts';
import type { Mail, Mailer } from '../_shared/send-mail.ts';
import { escapeHtml, mailPage } from './mail-page.ts';

type Invitation = { email: string; display_name: string; token: string; expires_at: string };

const DAY = new Intl.DateTimeFormat('en-KE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Africa/Nairobi',
});

/** Mails the invitations of practitioners that are due; answers how many went out. Throws when the database does not answer. */
export async function sendInvitations(
  service: SupabaseClient,
  deps: { mailer: Mailer | null; siteUrl: () => string; log: Log },
): Promise<number> {
  const { data, error } = await service.rpc('claim_invitations', {});
  if (error) throw error;
  let sent = 0;
  for (const invitation of data as Invitation[]) {
    const outcome = deps.mailer ? await deps.mailer(invitationMail(invitation, deps.siteUrl())) : 'failed';
    // 'retry' stays as it is: the database hands it out again later
    if (outcome === 'retry') continue;
    const told = await service.rpc('finish_invitation', { token: invitation.token, outcome });
    if (told.error) throw told.error;
    if (outcome === 'sent') sent += 1;
    else deps.log('warn', 'invitation_not_sent', { mail: deps.mailer !== null });
  }
  return sent;
}

/** The mail with the link that opens a practice. */
function invitationMail(
  { email, display_name: name, token, expires_at: expiresAt }: Invitation,
  siteUrl: string,
): Mail {
  const title = 'Practise with Mizizi';
  const address = `${siteUrl}/practice/invitation?key=${token}`;
  const until = DAY.format(new Date(expiresAt));
  const paragraphs = [
    `Habari ${name}, we would like you to see clients at Mizizi: your own page, your hours, video calls, notes and payments by M-Pesa in one desk.`,
    `Open your desk with the button. If you have no account yet, you make one on the way. The link works once, until ${until}.`,
  ];
  const why = `You get this mail because somebody of Mizizi invited ${email}. If you do not know us, leave it be: nothing happens.`;
  return {
    to: email,
    subject: title,
    text: `${title}\n\n${paragraphs.join('\n\n')}\n\n${address}\n\n${why}\n`,
    html: mailPage({ title, paragraphs, button: { label: 'Open my desk', address }, small: escapeHtml(why) }),
  };
}
