import { t } from '../../words/knowledge.ts';
import { languageCode, languageName } from './herb-words.ts';
import type { Herb } from './herb.ts';

/** What the plant is called, language by language, and its botanical names. */
export function HerbNames({ herb }: { herb: Herb }) {
  const rows: { term: string; names: readonly string[]; lang?: string | undefined; italic?: boolean }[] = [
    ...Object.entries(herb.names).map(([language, names]) => ({
      term: languageName(language),
      names,
      lang: languageCode(language),
    })),
    { term: t('Also'), names: herb.other_names },
    { term: t('Sanskrit'), names: herb.ayurveda?.sanskrit ?? [] },
    { term: t('Botanical'), names: [herb.accepted_name, ...herb.synonyms], italic: true },
    { term: t('Family'), names: [herb.family] },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {rows
        .filter(({ names }) => names.length > 0)
        .map(({ term, names, lang, italic }) => (
          <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{term}</dt>
            <dd lang={lang} className={italic ? 'italic' : undefined}>
              {names.join(', ')}
            </dd>
          </div>
        ))}
    </dl>
  );
}
