import { createContext, use } from 'react';

import { paths } from '../../lib/paths.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';

type ReminderFieldProps = { reminds: boolean; hasTimes: boolean; onChange: (reminds: boolean) => void };

/**
 * Whether this device may show reminders while Mizizi is closed, and how to ask for it. It belongs to another part of the
 * app; null is a visitor, whom nobody can remind.
 */
export type MedicineAlerts = {
  permission: 'granted' | 'default' | 'denied' | 'unsupported';
  /** Asks when it was not asked before; never throws. */
  ask: () => Promise<void>;
};

export const MedicineAlertsContext = createContext<MedicineAlerts | null>(null);

/** Whether to be reminded. Switched on, it asks the browser, which may refuse; the bell in Mizizi then still tells. */
export function ReminderField({ reminds, hasTimes, onChange }: ReminderFieldProps) {
  const alerts = use(MedicineAlertsContext);
  if (alerts === null)
    return (
      <p className="text-muted text-sm text-pretty">
        {t.rich('<a>Sign in</a> to be reminded. What you noted here comes along.', {
          a: (words) => (
            <Link to={paths.auth({ redirect: paths.medicines() })} className="text-leaf-700 underline">
              {words}
            </Link>
          ),
        })}
      </p>
    );
  const { permission, ask } = alerts;
  return (
    <div className="grid gap-1">
      <CheckboxField
        role="switch"
        label={t('Remind me at these times')}
        hint={t(
          'Also at night, when you set a time there. The reminder never says which medicine it is about, not even that it is one.',
        )}
        checked={reminds && hasTimes}
        aria-checked={reminds && hasTimes}
        disabled={!hasTimes}
        onChange={(event) => {
          const isOn = event.currentTarget.checked;
          onChange(isOn);
          if (isOn) void ask();
        }}
      />
      {reminds && (permission === 'denied' || permission === 'unsupported') && (
        <p className="border-gold-300 bg-gold-50 rounded-xl border p-3 text-sm text-pretty">
          {t(
            'This browser does not let Mizizi show notifications. The bell in Mizizi still tells you, and your other devices do.',
          )}
        </p>
      )}
    </div>
  );
}
