import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

import { clockInKiswahili } from '../../entities/shop-identity/hours.ts';
import { keepIdentity } from '../../entities/shop-identity/identity.queries.ts';
import { errorText, toAppError } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { weekdays } from '../../words/language.ts';
import {
  type Clash,
  dayNames,
  type Draft,
  faultsOf,
  fieldLabels,
  fromDraft,
  mergeDrafts,
  toDraft,
} from './identity-draft.ts';
import { Loaded } from './settings-tabs.tsx';
import { identityQuery, saveIdentity, type SavedIdentity } from './shop-settings.queries.ts';

/** Who the shop is: what every page, mail, slip and receipt says of it. */
export function IdentitySettings() {
  const query = useQuery(identityQuery);
  return <Loaded query={query}>{(identity) => <IdentityForm read={identity} />}</Loaded>;
}

type Conflict = { taken: string[]; clashes: Clash[] };

function useIdentityForm(read: SavedIdentity) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => toDraft(read));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const before = toDraft(base);
  const isDirty = Object.keys(before).some((name) => draft[name] !== before[name]);

  function open(identity: SavedIdentity): void {
    setBase(identity);
    setDraft(toDraft(identity));
    setConflict(null);
  }
  // What another owner saved is shown at once where nothing was typed here.
  if (read.version > base.version && !isDirty) open(read);

  const save = useMutation({
    mutationFn: () => saveIdentity(fromDraft(draft), base.version),
    onSuccess: (saved) => {
      toast.success(t('Saved'));
      open(saved);
      keepIdentity(saved);
      queryClient.setQueryData(identityQuery.queryKey, saved);
    },
    onError: async (error) => {
      if (toAppError(error).kind !== 'changed_by_other') return;
      const now = await queryClient.fetchQuery({ ...identityQuery, staleTime: 0 });
      const { merged, taken, clashes } = mergeDrafts(before, draft, toDraft(now));
      setBase(now);
      setDraft(merged);
      setConflict({ taken, clashes });
    },
  });
  const change = (name: string, value: string): void => setDraft((now) => ({ ...now, [name]: value }));
  return { draft, change, conflict, isDirty, save };
}

function IdentityForm({ read }: { read: SavedIdentity }) {
  const { draft, change, conflict, isDirty, save } = useIdentityForm(read);
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(draft) : {};
  const field = (name: string) => ({
    label: fieldLabels[name] ?? name,
    value: draft[name] ?? '',
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  const isConflict = save.error !== null && toAppError(save.error).kind === 'changed_by_other';
  return (
    <form
      noValidate
      aria-label={t('Shop')}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(faultsOf(draft)).length === 0) save.mutate();
      }}
    >
      <LeaveGuard when={isDirty && !save.isPending} />
      <p className="text-muted max-w-prose text-pretty">
        {t(
          'Pages, mails, slips and receipts show this within seconds. Invoices name who sells as “Business and VAT” has it.',
        )}
      </p>
      <Section title={t('How people reach you')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('name')} maxLength={60} autoComplete="off" />
          <TextField
            {...field('phone')}
            type="tel"
            maxLength={20}
            autoComplete="off"
            hint={t('A mobile number takes WhatsApp too.')}
          />
          <TextField {...field('email')} type="email" maxLength={254} autoComplete="off" />
          <TextField {...field('city')} maxLength={60} autoComplete="off" />
          <TextField
            {...field('address')}
            maxLength={200}
            autoComplete="off"
            className="sm:col-span-2"
            hint={t('Where people may come. Empty: the page says that you have no counter yet.')}
          />
        </div>
      </Section>
      <Section title={t('When the phone is answered')}>
        <p className="text-muted text-sm">
          {t('Nairobi time, from and until. Leave both empty for a closed day.')}
        </p>
        <div className="grid gap-3">
          {dayNames.map((name, at) => (
            <Day
              key={name}
              day={weekdays[at] ?? ''}
              value={draft[name] ?? ''}
              error={faults[name]}
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('hours_note_en')} maxLength={120} />
          <TextField {...field('hours_note_sw')} lang="sw" maxLength={120} />
        </div>
      </Section>
      <Section title={t('Networks')}>
        <p className="text-muted text-sm">{t('An empty one is not shown.')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {['facebook_url', 'instagram_url', 'x_url', 'youtube_url'].map((name) => (
            <TextField key={name} {...field(name)} type="url" maxLength={200} autoComplete="off" />
          ))}
        </div>
      </Section>
      <Section title={t('Delivery')}>
        <p className="text-muted text-sm">
          {t('Stands below the fees on the page about delivery, for example on which days riders go out.')}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextAreaField {...field('delivery_en')} rows={3} maxLength={400} />
          <TextAreaField {...field('delivery_sw')} lang="sw" rows={3} maxLength={400} />
        </div>
      </Section>
      {conflict && <ConflictNotice conflict={conflict} draft={draft} onTake={change} />}
      {save.error && !isConflict && <Alert tone="danger">{errorText(save.error)}</Alert>}
      {Object.keys(faults).length > 0 && (
        <Alert tone="danger">{t('Nothing is saved yet: look at the fields marked above.')}</Alert>
      )}
      <Button type="submit" className="w-fit" busy={save.isPending}>
        {t('Save')}
      </Button>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

type DayProps = { day: string; value: string; error: string | undefined; onChange: (hours: string) => void };

/** The hours of one day, with those of the Kiswahili clock beside them. */
function Day({ day, value, error, onChange }: DayProps) {
  const id = useId();
  const [opens = '', closes = ''] = value.split('-');
  const join = (from: string, to: string): void => onChange(from === '' && to === '' ? '' : `${from}-${to}`);
  const times = [
    { label: t('{day} opens', { day }), time: opens, set: (time: string) => join(time, closes) },
    { label: t('{day} closes', { day }), time: closes, set: (time: string) => join(opens, time) },
  ];
  return (
    <div className="grid grid-cols-2 items-center gap-x-3 gap-y-1 lg:grid-cols-[minmax(0,7rem)_minmax(0,9rem)_minmax(0,9rem)]">
      <span className="col-span-2 font-semibold lg:col-span-1">{day}</span>
      {times.map(({ label, time, set }) => (
        <input
          key={label}
          type="time"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-told`}
          value={time}
          onChange={(event) => set(event.currentTarget.value)}
          className="border-edge bg-surface text-ink aria-invalid:border-danger-700 min-h-12 w-full min-w-0 rounded-xl border px-3 text-base"
        />
      ))}
      <span id={`${id}-told`} className="col-span-2 text-sm lg:col-start-2">
        {error ? (
          <span role="alert" className="text-danger-700 font-semibold">
            {error}
          </span>
        ) : (
          <span lang={opens && closes ? 'sw' : undefined} className="text-muted">
            {opens && closes ? `${clockInKiswahili(opens)} – ${clockInKiswahili(closes)}` : t('Closed')}
          </span>
        )}
      </span>
    </div>
  );
}

type NoticeProps = { conflict: Conflict; draft: Draft; onTake: (name: string, value: string) => void };

/** The other owner saved meanwhile: what was taken over, and what both changed. Nothing is saved yet. */
function ConflictNotice({ conflict: { taken, clashes }, draft, onTake }: NoticeProps) {
  const inWords = (value: string): string => (value === '' ? t('empty') : value);
  return (
    <Alert tone="warning" title={t('Changed by someone else while you were editing')}>
      <p>{t('Nothing of yours is lost and nothing is saved yet. Read this, then save again.')}</p>
      {taken.length > 0 && (
        <p className="mt-3 wrap-anywhere">
          <span className="font-semibold">{t('Taken over from them')}</span>:{' '}
          {taken.map((name) => `${fieldLabels[name]}: ${inWords(draft[name] ?? '')}`).join('; ')}
        </p>
      )}
      {clashes.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {clashes.map(({ name, theirs }) => (
            <li key={name} className="grid justify-items-start gap-1.5">
              <span className="wrap-anywhere">
                {t('{field}: theirs is “{value}”', {
                  field: fieldLabels[name] ?? name,
                  value: inWords(theirs),
                })}
              </span>
              {draft[name] === theirs ? (
                <span className="text-muted">{t('Theirs is in the form now.')}</span>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('Take theirs for {field}', { field: fieldLabels[name] ?? name })}
                  onClick={() => onTake(name, theirs)}
                >
                  {t('Take theirs')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
