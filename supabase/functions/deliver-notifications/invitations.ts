import type { SupabaseClient } from '@supabase/supabase-js';

import type { Log } from '../_shared/log.ts';
import type { Mail, Mailer } from '../_shared/send-mail.ts';
import { escapeHtml, mailPage } from './mail-page.ts';

type Invitation = { email: string; display_name: string; token: string; expires_at: string };

const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Africa/Nairobi',
  });
const DAY = dayIn('en-KE');
const DAY_IN_KISWAHILI = dayIn('sw-KE');

/** Mails the invitations of practitioners that are due; answers how many went out. Throws when the database does not answer. */
export async function sendInvitations(
  service: SupabaseClient,
  deps: { mailer: Mailer | null; siteUrl: () => string; shop: string; log: Log },
): Promise<number> {
  const { data, error } = await service.rpc('claim_invitations', {});
  if (error) throw error;
  let sent = 0;
  for (const invitation of data as Invitation[]) {
    const outcome = deps.mailer
      ? await deps.mailer(invitationMail(invitation, deps.siteUrl(), deps.shop))
      : 'failed';
    // 'retry' stays as it is: the database hands it out again later
    if (outcome === 'retry') continue;
    const told = await service.rpc('finish_invitation', { token: invitation.token, outcome });
    if (told.error) throw told.error;
    if (outcome === 'sent') sent += 1;
    else deps.log('warn', 'invitation_not_sent', { mail: deps.mailer !== null });
  }
  return sent;
}

/** The mail with the link that opens a practice, in both languages: nobody here knows which one is spoken there. */
function invitationMail(
  { email, display_name: name, token, expires_at: expiresAt }: Invitation,
  siteUrl: string,
  shop: string,
): Mail {
  const title = 'Practise with Mizizi';
  const address = `${siteUrl}/practice/invitation?key=${token}`;
  const end = new Date(expiresAt);
  const paragraphs = [
    `Habari ${name}, we would like you to see clients at Mizizi: your own page, your hours, video calls, notes and payments by M-Pesa in one desk.`,
    `Open your desk with the button. If you have no account yet, you make one on the way. The link works once, until ${DAY.format(end)}.`,
  ];
  const inKiswahili = {
    title: 'Fanya kazi na Mizizi',
    paragraphs: [
      `Habari ${name}, tungependa uwahudumie wateja kupitia Mizizi: ukurasa wako mwenyewe, saa zako, vikao vya video, maelezo na malipo ya M-Pesa, vyote kwenye dawati moja.`,
      `Fungua dawati lako kwa kiungo kilicho hapo juu. Kama bado huna akaunti, utaifungua njiani. Kinatumika mara moja, hadi ${DAY_IN_KISWAHILI.format(end)}.`,
    ],
  };
  const why = `You get this mail because somebody of Mizizi invited ${email}. If you do not know us, leave it be: nothing happens.`;
  const whyInKiswahili = `Umepata barua pepe hii kwa sababu mtu wa Mizizi alimwalika ${email}. Kama hutufahamu, iache tu: hakuna kitakachotokea.`;
  return {
    to: email,
    subject: title,
    text: [
      title,
      ...paragraphs,
      address,
      inKiswahili.title,
      ...inKiswahili.paragraphs,
      `${why}\n${whyInKiswahili}`,
      `${shop}\n`,
    ].join('\n\n'),
    html: mailPage({
      title,
      paragraphs,
      inKiswahili,
      button: { label: 'Open my desk', address },
      small: `${escapeHtml(why)}<br><span lang="sw">${escapeHtml(whyInKiswahili)}</span>`,
      shop,
    }),
  };
}
