import { SecondFactorRules } from '../../features/roles/second-factor-rules.tsx';
import { StaffList } from '../../features/roles/staff-list.tsx';
import { GiveRoleForm, LostFactorForm } from '../../features/roles/team-forms.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { useProof } from '../use-proof.tsx';

/** Who works here and as what. */
export function Component() {
  const { withProof, dialog } = useProof(t('Enter your password once more to change the team.'));
  return (
    <AdminFrame
      title={t('Team')}
      intro={t('Who works here, and what each may do. Nobody can act in somebody else’s name.')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <StaffList withProof={withProof} />
          <section className="grid gap-4">
            <div>
              <h2 className="mb-1 text-xl">{t('Second step')}</h2>
              <p className="text-muted text-pretty">
                {t(
                  'A code of the telephone beside the password. Where you ask for it, a stolen password opens no desk.',
                )}
              </p>
            </div>
            <SecondFactorRules withProof={withProof} />
          </section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Card>
            <h2 className="mb-4 text-xl">{t('Take somebody in')}</h2>
            <GiveRoleForm withProof={withProof} />
          </Card>
          <Card>
            <h2 className="mb-1 text-xl">{t('Telephone and codes lost')}</h2>
            <p className="text-muted mb-4 text-pretty">
              {t('For customers and colleagues who cannot give a code any more.')}
            </p>
            <LostFactorForm withProof={withProof} />
          </Card>
        </div>
      </div>
      {dialog}
    </AdminFrame>
  );
}
