import { useNavigate } from 'react-router';

import { readLink } from '../../features/safety/herb-picker.tsx';
import { SafetyCheck } from '../../features/safety/safety-check.tsx';
import { useOnDevice } from '../../lib/device.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t as medicineWords } from '../../words/health.ts';
import { t } from '../../words/shop.ts';

/** `/safety-check`, `/safety-check?medicines=warfarin&conditions=pregnancy&herbs=neem` */
export function Component() {
  const navigate = useNavigate();
  // The prerendered page knows no link; the address is read once it is hydrated, and never written with health values.
  const search = useOnDevice(() => location.search, '');
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Check herbs against your medicines')}
        description={t(
          'List your medicines, illnesses, pregnancy or allergies once. Every herb, remedy and product is then checked against them, on your own device, also without a connection.',
        )}
      />
      <Canonical path="/safety-check" />
      <PageHeader
        eyebrow={t('Safety check')}
        title={t('Herbs and your medicines')}
        intro={t(
          'List what you take and live with once. Every herb, remedy and product then says what it means for you. It informs; your clinician and pharmacist decide.',
        )}
      />
      <SafetyCheck
        linked={readLink(search)}
        onKept={() => void navigate(paths.safetyCheck(), { replace: true, preventScrollReset: true })}
      />
      <p className="mt-8">
        <Link
          to={paths.medicines()}
          className="text-leaf-700 inline-flex min-h-12 items-center underline underline-offset-4"
        >
          {medicineWords('My medicines and their times')}
        </Link>
      </p>
    </div>
  );
}
