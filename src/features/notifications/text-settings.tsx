import { useQuery } from '@tanstack/react-query';

import { formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';
import { ownTextsQuery, usePreferences, useSavePreferences } from './preferences.queries.ts';

/** Whether and how news of orders, bookings and products come to the phone; nothing where the shop sends none there. */
export function TextSettings({ userId }: { userId: string }) {
  const { data: own } = useQuery(ownTextsQuery(userId));
  const { data, isPending, preferences } = usePreferences(userId);
  const { save } = useSavePreferences(userId);
  if (!own || (own.is_on === false && !own.has_whatsapp) || (isPending && data === undefined)) return null;
  const { by_text: isWanted, by_whatsapp: isWhatsapp } = preferences;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{own.has_whatsapp ? t('WhatsApp and SMS') : t('SMS')}</h2>
      {own.has_whatsapp ? (
        <RadioCards
          legend={t('When none of my devices can be told, write to me by')}
          name="by_text"
          value={isWanted ? (isWhatsapp || own.is_on === false ? 'whatsapp' : 'sms') : 'none'}
          onChange={(way) => save({ by_text: way !== 'none', by_whatsapp: way === 'whatsapp' })}
          hint={t('About your orders, bookings, and what is back in the shop. Never about your health.')}
          options={[
            {
              value: 'whatsapp',
              label: t('WhatsApp'),
              description:
                own.is_on === false ? undefined : t('An SMS comes where WhatsApp does not reach you.'),
              disabled: own.phone === null && !isWanted,
            },
            ...(own.is_on === false
              ? []
              : [{ value: 'sms', label: t('SMS'), disabled: own.phone === null && !isWanted }]),
            { value: 'none', label: t('Neither') },
          ]}
        />
      ) : (
        <CheckboxField
          role="switch"
          name="by_text"
          checked={isWanted}
          aria-checked={isWanted}
          disabled={own.phone === null && !isWanted}
          onChange={(event) => save({ by_text: event.target.checked })}
          label={
            <>
              <span className="font-semibold">{t('Send me an SMS when none of my devices can be told')}</span>
              <span className="text-muted block text-sm">
                {t('About your orders, bookings, and what is back in the shop. Never about your health.')}
              </span>
            </>
          }
        />
      )}
      <p className="text-sm text-pretty">
        {own.phone === null
          ? t.rich('Your profile has no phone yet. <a>Add it there</a> first.', {
              a: (words) => (
                <Link to={paths.profile()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
            })
          : own.is_stopped
            ? t('{phone} wrote STOP, so it gets no messages. Answer START to our last one to change that.', {
                phone: formatPhone(own.phone),
              })
            : t('They go to {phone}. The word STOP as an answer ends them, START begins them again.', {
                phone: formatPhone(own.phone),
              })}
      </p>
    </Card>
  );
}
