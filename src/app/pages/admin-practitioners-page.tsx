import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { CareList, RulesForm } from '../../features/practice/practices-care.tsx';
import { PracticesList, UtilisationTable } from '../../features/practice/practices-list.tsx';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { SelectField } from '../../ui/field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/care.ts';
import { AdminFrame } from '../admin-frame.tsx';

const spans = [
  { id: 'past', label: t('The last four weeks'), from: -28, to: -1 },
  { id: 'next', label: t('The next two weeks'), from: 0, to: 13 },
  { id: 'year', label: t('The last twelve months'), from: -365, to: -1 },
] as const;

/** `/admin/practitioners`: who practises here, what has to be settled, and how full the calendars are. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const tab = ['people', 'care', 'use', 'rules'].find((one) => one === query.get('tab')) ?? 'people';
  const span = spans.find(({ id }) => id === query.get('span')) ?? spans[0];
  const [today] = useState(() => nairobiDate(Date.now()));
  return (
    <AdminFrame title={t('Practitioners')}>
      <Tabs
        label={t('Practitioners')}
        value={tab}
        onChange={(next) => setQuery({ tab: next }, { replace: true, preventScrollReset: true })}
        items={[
          { value: 'people', label: t('People'), content: <PracticesList /> },
          { value: 'care', label: t('To settle'), content: <CareList /> },
          {
            value: 'use',
            label: t('Utilisation'),
            content: (
              <div className="grid gap-4">
                <SelectField
                  label={t('Days')}
                  className="max-w-xs"
                  value={span.id}
                  onChange={(event) =>
                    setQuery(
                      { tab: 'use', span: event.currentTarget.value },
                      { replace: true, preventScrollReset: true },
                    )
                  }
                >
                  {spans.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </SelectField>
                <UtilisationTable fromDay={addDays(today, span.from)} toDay={addDays(today, span.to)} />
              </div>
            ),
          },
          { value: 'rules', label: t('Rules'), content: <RulesForm /> },
        ]}
      />
    </AdminFrame>
  );
}
