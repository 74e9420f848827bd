import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shell.ts';
import {
  requireSecondFactor,
  type RoleFactors,
  roleName,
  rolesKey,
  secondFactorsQuery,
  type WithProof,
} from './roles.queries.ts';

const OWN_STEP = `${paths.profile()}?tab=security&redirect=${encodeURIComponent(`${paths.admin()}/team`)}`;

/** Which roles ask for a second step, and who at each desk has one. */
export function SecondFactorRules({ withProof }: { withProof: WithProof }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorsQuery);
  const [asked, setAsked] = useState<RoleFactors | null>(null);
  const change = useMutation({
    mutationFn: ({ role, isRequired }: RoleFactors) =>
      withProof(() => requireSecondFactor(role, !isRequired)),
    onSuccess: (_, { role, isRequired }) =>
      toast.success(
        isRequired
          ? t('{role}: second step optional now', { role: roleName(role) })
          : t('{role}: second step required now', { role: roleName(role) }),
      ),
    onError: (cause) => toast.error(t('Nothing was changed'), errorText(cause)),
    onSettled: async () => {
      setAsked(null);
      await queryClient.invalidateQueries({ queryKey: rolesKey });
    },
  });

  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={t('The second steps could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label={t('Loading')} />;
  const mine = data.flatMap(({ people }) => people).find(({ isMe }) => isMe);
  const mayAsk = mine?.hasFactor === true;
  return (
    <div className="grid gap-4">
      {!mayAsk && (
        <Alert
          tone="info"
          title={t('You go first')}
          action={
            <Link to={OWN_STEP} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
              {t('Set up the second step')}
            </Link>
          }
        >
          {t(
            'Switch your own second step on, then you can ask others for theirs. So nobody locks themselves out.',
          )}
        </Alert>
      )}
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
        {data.map((one) => (
          <RoleRow
            key={one.role}
            rule={one}
            mayAsk={mayAsk}
            busy={change.isPending && change.variables.role === one.role}
            onChange={() =>
              !one.isRequired && one.people.some(({ hasFactor }) => !hasFactor)
                ? setAsked(one)
                : change.mutate(one)
            }
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) setAsked(null);
          }}
          title={t('Require a second step of {role}?', { role: roleName(asked.role).toLowerCase() })}
          description={t(
            'From this moment on the desk stays closed to those who have none: {names}. They are told how to set it up.',
            { names: without(asked).join(', ') },
          )}
          confirmLabel={t('Require it')}
          busy={change.isPending}
          onConfirm={() => change.mutate(asked)}
        />
      )}
    </div>
  );
}

const without = ({ people }: RoleFactors): string[] =>
  people.filter(({ hasFactor }) => !hasFactor).map(({ name }) => name);

type RowProps = { rule: RoleFactors; mayAsk: boolean; busy: boolean; onChange: () => void };

function RoleRow({ rule, mayAsk, busy, onChange }: RowProps) {
  const { role, isRequired, people } = rule;
  const lacking = without(rule);
  const name = roleName(role);
  return (
    <li className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isRequired ? <Badge tone="leaf">{t('Required')}</Badge> : <Badge>{t('Optional')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {people.length === 0
            ? t('Nobody works here in this role.')
            : t('{n} of {all} have a second step.', {
                n: people.length - lacking.length,
                all: people.length,
              })}
        </p>
        {lacking.length > 0 && (
          <p className="text-sm wrap-anywhere">
            {t('Still without: {names}', { names: lacking.join(', ') })}
          </p>
        )}
      </div>
      <Button
        size="sm"
        variant={isRequired ? 'quiet' : 'secondary'}
        className="justify-self-start"
        busy={busy}
        disabled={!mayAsk}
        aria-label={
          isRequired
            ? t('Make it optional for {role}', { role: name })
            : t('Require it of {role}', { role: name })
        }
        onClick={onChange}
      >
        {isRequired ? t('Make it optional') : t('Require it')}
      </Button>
    </li>
  );
}
