import { GiveRoleForm } from '../../features/roles/give-role-form.tsx';
import { StaffList } from '../../features/roles/staff-list.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** Who works here and as what. */
export function Component() {
  return (
    <AdminFrame
      title={t('Team')}
      intro={t('Who works here, and what each may do. Nobody can act in somebody else’s name.')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <StaffList />
        <Card>
          <h2 className="mb-4 text-xl">{t('Take somebody in')}</h2>
          <GiveRoleForm />
        </Card>
      </div>
    </AdminFrame>
  );
}
