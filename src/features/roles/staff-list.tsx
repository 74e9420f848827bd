import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shell.ts';
import { type Member, roleName, rolesKey, staffQuery, takeRole, type WithProof } from './staff.queries.ts';

type Asked = { member: Member; role: string };

/** Everybody who works here with their roles, each of which can be taken back. */
export function StaffList({ withProof }: { withProof: WithProof }) {
  const { data, error, refetch } = useQuery(staffQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={t('The team could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label={t('Loading the team')} />;
  return (
    <>
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
        {data.map((member) => (
          <li
            key={member.user_id}
            className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {member.full_name || member.email} {member.is_me && <Badge>{t('You')}</Badge>}
              </p>
              <p className="text-muted text-sm wrap-anywhere">
                {t('{email} · since {date}', { email: member.email, date: formatDate(member.since) })}
              </p>
            </div>
            <ul className="flex flex-wrap gap-2" aria-label={t('Roles of {email}', { email: member.email })}>
              {member.roles.map((role) => (
                <li key={role} className="flex items-center gap-2">
                  <Badge tone={role === 'admin' ? 'leaf' : 'info'}>{roleName(role)}</Badge>
                  {role === 'admin' && member.is_last_owner ? (
                    <span className="text-muted text-sm">{t("The shop's only owner")}</span>
                  ) : (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t('Take back {role} from {email}', {
                        role: roleName(role),
                        email: member.email,
                      })}
                      onClick={() => setAsked({ member, role })}
                    >
                      {t('Take back')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {asked && <TakeDialog asked={asked} withProof={withProof} onClose={() => setAsked(null)} />}
    </>
  );
}

type TakeProps = { asked: Asked; withProof: WithProof; onClose: () => void };

function TakeDialog({ asked: { member, role }, withProof, onClose }: TakeProps) {
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => withProof(() => takeRole(member.user_id, role)),
    onSuccess: () => toast.success(t('Role taken back'), t('{email} was told.', { email: member.email })),
    onError: (error) => toast.error(t('The role was not taken back'), errorText(error)),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: rolesKey });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Take back {role}?', { role: roleName(role) })}
      description={
        member.is_me
          ? t('It is your own role. The desks that come with it close for you at once.')
          : t('{email} can no longer work here as {role}, from this moment on. The account stays.', {
              email: member.email,
              role: roleName(role).toLowerCase(),
            })
      }
      confirmLabel={t('Take it back')}
      tone="danger"
      busy={take.isPending}
      onConfirm={() => take.mutate()}
    />
  );
}
