import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Practice } from './practice.ts';
import { ServiceForm } from './service-form.tsx';

/** What the practice offers. A service is taken off the page, never deleted: past bookings name it. */
export function ServicesEditor({ userId, practice }: { userId: string; practice: Practice }) {
  const [open, setOpen] = useState<number | 'new' | null>(practice.services.length === 0 ? 'new' : null);
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Services</h2>
      <ul className="grid gap-3">
        {practice.services.map((service) => (
          <li key={service.id} className="border-line rounded-xl border p-4">
            {open === service.id ? (
              <ServiceForm userId={userId} service={service} onDone={() => setOpen(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <span>
                  <span className="font-semibold">{service.name}</span>{' '}
                  {!service.is_active && <Badge>Not offered</Badge>}
                  <span className="text-muted block text-sm">
                    {service.minutes} minutes,{' '}
                    {service.price_kes === 0 ? 'free of charge' : formatKes(service.price_kes)}
                    {service.in_plans && ', also with plans'}
                  </span>
                </span>
                <Button variant="secondary" size="sm" onClick={() => setOpen(service.id)}>
                  Change<span className="sr-only"> {service.name}</span>
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
          Add a service
        </Button>
      )}
    </Card>
  );
}
