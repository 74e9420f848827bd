import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/care.ts';
import type { Practice, PracticeService } from './practice.ts';
import { ServiceForm } from './service-form.tsx';

function termsOf({ minutes: n, price_kes: kes, in_plans: inPlans }: PracticeService): string {
  const price = kes === 0 ? t('free of charge') : formatKes(kes);
  return inPlans
    ? t('{n} minutes, {price}, also with plans', { n, price })
    : t('{n} minutes, {price}', { n, price });
}

/** What the practice offers. A service is taken off the page, never deleted: past bookings name it. */
export function ServicesEditor({ userId, practice }: { userId: string; practice: Practice }) {
  const [open, setOpen] = useState<number | 'new' | null>(practice.services.length === 0 ? 'new' : null);
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('Services')}</h2>
      <ul className="grid gap-3">
        {practice.services.map((service) => (
          <li key={service.id} className="border-line rounded-xl border p-4">
            {open === service.id ? (
              <ServiceForm userId={userId} service={service} onDone={() => setOpen(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <span>
                  <span className="font-semibold">{service.name}</span>{' '}
                  {!service.is_active && <Badge>{t('Not offered')}</Badge>}
                  <span className="text-muted block text-sm">{termsOf(service)}</span>
                </span>
                <Button variant="secondary" size="sm" onClick={() => setOpen(service.id)}>
                  {t.rich(
                    'Change<quiet> {service}</quiet>',
                    { quiet: (words) => <span className="sr-only">{words}</span> },
                    { service: service.name },
                  )}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <div className="border-line rounded-xl border p-4">
          <ServiceForm userId={userId} service={null} onDone={() => setOpen(null)} />
        </div>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('new')}>
          {t('Add a service')}
        </Button>
      )}
    </Card>
  );
}
