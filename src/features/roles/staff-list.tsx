import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { roleName } from './roles.ts';
import { type Member, rolesKey, staffQuery, takeRole } from './staff.queries.ts';

type Asked = { member: Member; role: string };

/** Everybody who works here with their roles, each of which can be taken back. */
export function StaffList() {
  const { data, error, refetch } = useQuery(staffQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title="The team could not be loaded"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label="Loading the team" />;
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
                {member.full_name || member.email} {member.is_me && <Badge>You</Badge>}
              </p>
              <p className="text-muted text-sm wrap-anywhere">
                {member.email} · since {formatDate(member.since)}
              </p>
            </div>
            <ul className="flex flex-wrap gap-2" aria-label={`Roles of ${member.email}`}>
              {member.roles.map((role) => (
                <li key={role} className="flex items-center gap-2">
                  <Badge tone={role === 'admin' ? 'leaf' : 'info'}>{roleName(role)}</Badge>
                  {role === 'admin' && member.is_last_owner ? (
                    <span className="text-muted text-sm">The shop&apos;s only owner</span>
                  ) : (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Take back ${roleName(role)} from ${member.email}`}
                      onClick={() => setAsked({ member, role })}
                    >
                      Take back
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {asked && <TakeDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function TakeDialog({ asked: { member, role }, onClose }: { asked: Asked; onClose: () => void }) {
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => takeRole(member.user_id, role),
    onSuccess: () => toast.success('Role taken back', `${member.email} was told.`),
    onError: (error) => toast.error('The role was not taken back', errorText(error)),
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
      title={`Take back ${roleName(role)}?`}
      description={
        member.is_me
          ? 'It is your own role. The desks that come with it close for you at once.'
          : `${member.email} can no longer work here as ${roleName(role).toLowerCase()}, from this moment on. The account stays.`
      }
      confirmLabel="Take it back"
      tone="danger"
      busy={take.isPending}
      onConfirm={() => take.mutate()}
    />
  );
}
