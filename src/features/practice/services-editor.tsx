import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { saveService } from './practice.queries.ts';
import type { Practice, PracticeService } from './practice.ts';

function termsOf({ minutes: n, price_kes: kes, in_plans: inPlans }: PracticeService): string {
  const price = kes === 0 ? t('free of charge') : formatKes(kes);
  return inPlans
    ? t('{n} minutes, {price}, also with plans', { n, price })
    : t('{n} minutes, {price}', { n, price });
}

type Props = { userId: string; service: PracticeService | null; onDone: () => void };

const modes = [
  ['video', t('Video call')],
  ['phone', t('Phone call')],
  ['in_person', t('In person')],
] as const;

/** One service: its name, length, price and ways to meet. */
function ServiceForm({ userId, service, onDone }: Props) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(service?.name ?? '');
  const [description, setDescription] = useState(service?.description ?? '');
  const [minutes, setMinutes] = useState(String(service?.minutes ?? 45));
  const [price, setPrice] = useState(String(service?.price_kes ?? ''));
  const [ways, setWays] = useState<PracticeService['modes']>(service?.modes ?? ['video']);
  const [inPlans, setInPlans] = useState(service?.in_plans ?? true);
  const [isActive, setIsActive] = useState(service?.is_active ?? true);
  const save = useMutation({
    mutationFn: () =>
      saveService(queryClient, userId, {
        ...(service ? { id: service.id } : {}),
        name,
        description,
        minutes: Number(minutes),
        price_kes: Number(price),
        modes: ways,
        in_plans: inPlans,
        is_active: isActive,
        position: service?.position ?? 0,
      }),
    onSuccess: onDone,
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    save.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('Name')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('Minutes')}
          inputMode="numeric"
          value={minutes}
          onChange={(event) => setMinutes(event.currentTarget.value.replace(/\D/g, ''))}
        />
        <TextField
          label={t('Price, KSh')}
          inputMode="numeric"
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value.replace(/\D/g, ''))}
        />
      </div>
      <TextAreaField
        className="sm:col-span-2"
        label={t('What clients get')}
        rows={2}
        maxLength={600}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <fieldset className="flex flex-wrap gap-x-6 sm:col-span-2">
        <legend className="text-sm font-semibold">{t('Ways to meet')}</legend>
        {modes.map(([mode, label]) => (
          <CheckboxField
            key={mode}
            label={label}
            checked={ways.includes(mode)}
            onChange={(event) =>
              setWays(event.currentTarget.checked ? [...ways, mode] : ways.filter((one) => one !== mode))
            }
          />
        ))}
      </fieldset>
      <CheckboxField
        label={t('Members may book it with their plan')}
        checked={inPlans}
        onChange={(event) => setInPlans(event.currentTarget.checked)}
      />
      <CheckboxField
        label={t('Offered now')}
        checked={isActive}
        onChange={(event) => setIsActive(event.currentTarget.checked)}
      />
      {save.error && (
        <div className="sm:col-span-2">
          <Alert tone="danger">{errorText(save.error)}</Alert>
        </div>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={save.isPending} disabled={price === '' || name.trim().length < 3}>
          {t('Save the service')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Leave it')}
        </Button>
      </div>
    </form>
  );
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
