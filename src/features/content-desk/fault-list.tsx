import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/desk.ts';
import type { Fault } from './content-desk.queries.ts';
import type { Section } from './fields.ts';

/** What must be mended before a text can be reviewed, each with a way to its field. */
export function FaultList({ faults, sections }: { faults: readonly Fault[]; sections: readonly Section[] }) {
  if (faults.length === 0) return null;
  const fields = sections.flatMap((section) => section.fields);
  const labelOf = (key: string): string => fields.find((field) => field.key === key)?.label ?? t('The text');
  return (
    <Alert
      tone="warning"
      title={t.count(
        faults.length,
        'One thing to mend before the review',
        '{n} things to mend before the review',
      )}
    >
      <ul className="mt-1 grid gap-1">
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#field-${field}`} className="underline underline-offset-4">
              {labelOf(field)}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
