import { evidence, GradeBadge } from '../../ui/grade-badge.tsx';
import { t } from '../../words/knowledge.ts';
import { HerbText } from './herb-text.tsx';
import { topicName } from './herb-words.ts';
import { type Herb, type HerbUse, isAdvised } from './herb.ts';

/** Numbers of references, in the order of the list at the end of the page. */
export function Citations({ herb, ids }: { herb: Herb; ids: readonly string[] }) {
  const numbers = ids
    .map((id) => herb.references.findIndex((reference) => reference.id === id) + 1)
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  return (
    <span className="text-muted text-sm whitespace-nowrap">
      [
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <a
            href={`#reference-${number}`}
            aria-label={t('Reference {n}', { n: number })}
            className="text-leaf-700 underline"
          >
            {number}
          </a>
        </span>
      ))}
      ]
    </span>
  );
}

/** What each grade means, for whoever asks. */
function EvidenceGuide() {
  return (
    <details className="border-line bg-surface rounded-xl border px-4 open:pb-4">
      <summary className="flex min-h-12 items-center font-semibold">{t('What the grades mean')}</summary>
      <dl className="grid gap-3 sm:grid-cols-2">
        {Object.entries(evidence).map(([grade, of]) => (
          <div key={grade} className="grid content-start gap-1">
            <dt>
              <GradeBadge letter={grade} {...of} />
            </dt>
            <dd className="text-muted text-pretty">{of.meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Uses({ herb, uses }: { herb: Herb; uses: readonly HerbUse[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {uses.map(({ topic, text, evidence: grade, references }) => (
        <li
          key={`${topic} ${text}`}
          className="border-line bg-surface grid content-start gap-1.5 rounded-xl border p-4"
        >
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-serif text-lg font-semibold">{topicName(topic)}</span>
            <GradeBadge letter={grade} {...evidence[grade]} />
          </p>
          <p className="text-pretty">
            <HerbText>{text}</HerbText> <Citations herb={herb} ids={references} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What people use the plant for, each with how good the evidence is; the best first, what we speak against apart. */
export function UseList({ herb }: { herb: Herb }) {
  const uses = herb.uses.toSorted((a, b) => a.evidence.localeCompare(b.evidence));
  const [advised, against] = [uses.filter(isAdvised), uses.filter((use) => !isAdvised(use))];
  return (
    <div className="grid gap-4">
      {advised.length > 0 && <Uses herb={herb} uses={advised} />}
      {against.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{t('Not advised')}</h3>
          <p className="text-muted text-pretty">
            {t('People use it for this too, or it was tried. We do not advise it, whatever its grade.')}
          </p>
          <Uses herb={herb} uses={against} />
        </div>
      )}
      <EvidenceGuide />
    </div>
  );
}
