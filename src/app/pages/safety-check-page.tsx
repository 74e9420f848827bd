import { ListedHerbs } from '../../features/safety/listed-herbs.tsx';
import { SafetyEditor } from '../../features/safety/safety-editor.tsx';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { t as medicineWords } from '../../words/health.ts';
import { t } from '../../words/shop.ts';
import { Canonical } from '../canonical.tsx';

/** `/safety-check` */
export function Component() {
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
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section
          aria-labelledby="list"
          className="border-line bg-surface self-start rounded-2xl border p-4 shadow-sm sm:p-5"
        >
          <h2 id="list" className="mb-3 text-2xl">
            {t('Your list')}
          </h2>
          <SafetyEditor />
          <Link
            to={paths.medicines()}
            className="text-leaf-700 mt-4 flex min-h-12 items-center underline underline-offset-4"
          >
            {medicineWords('My medicines and their times')}
          </Link>
        </section>
        <div aria-live="polite">
          <ListedHerbs />
        </div>
      </div>
    </div>
  );
}
