import { useQuery } from '@tanstack/react-query';

import { formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';
import { ownTextsQuery, usePreferences, useSavePreferences } from './preferences.queries.ts';

/** Whether news of orders, bookings and products come by SMS; nothing where the shop sends none. */
export function TextSettings({ userId }: { userId: string }) {
  const { data: own } = useQuery(ownTextsQuery(userId));
  const { data, isPending, preferences } = usePreferences(userId);
  const { save } = useSavePreferences(userId);
  if (!own || own.is_on === false || (isPending && data === undefined)) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t('SMS')}</h2>
      <CheckboxField
        role="switch"
        name="by_text"
        checked={preferences.by_text}
        aria-checked={preferences.by_text}
        disabled={own.phone === null && !preferences.by_text}
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
            ? t('{phone} wrote STOP, so it gets no SMS. Answer START to our last SMS to change that.', {
                phone: formatPhone(own.phone),
              })
            : t('They go to {phone}. The word STOP as an answer ends them, START begins them again.', {
                phone: formatPhone(own.phone),
              })}
      </p>
    </Card>
  );
}
