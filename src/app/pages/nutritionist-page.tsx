import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { PractitionerMissing } from '../../features/consultations/practitioner-parts.tsx';
import { PractitionerView } from '../../features/consultations/practitioner-view.tsx';
import { practitionerQueries } from '../../features/consultations/practitioners.queries.ts';
import { paths } from '../../lib/paths.ts';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead } from '../../ui/page-header.tsx';
import { Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/care.ts';

/** `/nutritionists/:slug` */
export function Component() {
  const { slug = '' } = useParams();
  const { data: person, error, isFetching, refetch } = useQuery(practitionerQueries.page(slug));
  if (person === null) return <PractitionerMissing />;
  if (!person)
    return (
      <div className="page pb-12">
        {error ? (
          <ReadAgain what={t('this page')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t('Loading')} className="min-h-[60dvh]" />
        )}
      </div>
    );
  return (
    <div className="page pb-12">
      <PageHead title={person.display_name} description={`${person.title}. ${person.headline}`} />
      <Canonical path={paths.nutritionist(person.slug)} />
      <Trail
        steps={[
          { name: t('Home'), path: paths.home() },
          { name: t('Nutritionists'), path: paths.nutritionists() },
          { name: person.display_name, path: paths.nutritionist(person.slug) },
        ]}
      />
      <PractitionerView person={person} />
    </div>
  );
}
