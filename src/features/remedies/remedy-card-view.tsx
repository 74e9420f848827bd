import { LevelBadge } from '../../entities/safety/level-badge.tsx';
import type { Verdict } from '../../entities/safety/matching.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/card.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { evidence, GradeBadge } from '../../ui/grade-badge.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { t as titles } from '../../words/names.ts';
import { ageText, ingredientNames, type RemedyCard } from './remedies.queries.ts';

type RemedyCardViewProps = {
  card: RemedyCard;
  terms?: Terms | undefined;
  missing?: readonly string[];
  /** What it means for this visitor's own list. */
  level?: Verdict | undefined;
};

/** One small size is enough here, and fifty of them must not weigh on the page. */
function Thumbnail({ name }: { name: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/pictures/${name}-320.avif`} />
      <img
        src={`/pictures/${name}-320.webp`}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className="bg-sunk size-20 rounded-xl object-cover"
      />
    </picture>
  );
}

/** A remedy in a list. The whole card leads to its page. */
export function RemedyCardView({ card, terms, missing = [], level }: RemedyCardViewProps) {
  return (
    <article className="border-line bg-surface has-[h3_a:focus-visible]:outline-leaf-600 relative grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-2 rounded-2xl border p-4 shadow-sm transition-shadow hover:shadow-md has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 sm:p-5">
      <h3 className="self-center text-lg leading-snug">
        <Link to={paths.remedy(card.slug)} className="outline-none after:absolute after:inset-0">
          <EnglishText told={titles.known(card.title)}>{card.title}</EnglishText>
        </Link>
      </h3>
      <Thumbnail name={card.picture} />
      <p className="text-muted col-span-2 leading-snug text-pretty">
        <EnglishText>{card.summary}</EnglishText>
      </p>
      <p className="col-span-2 mt-auto flex flex-wrap items-center gap-2 pt-1">
        <GradeBadge letter={card.evidence} {...evidence[card.evidence]} />
        <LevelBadge level={level} />
        {card.kind === 'ayurvedic' && <Badge tone="clay">{t('Ayurvedic')}</Badge>}
        {card.external && <Badge tone="info">{t('Not swallowed')}</Badge>}
        {card.min_age_years > 0 && <Badge>{t('From {age}', { age: ageText(card.min_age_years) })}</Badge>}
      </p>
      {missing.length > 0 && (
        <p className="text-clay-700 col-span-2 text-sm font-semibold">
          {t('You still need: {names}', {
            names: missing.map((id) => ingredientNames(id, terms?.ingredients[id]).name).join(', '),
          })}
        </p>
      )}
    </article>
  );
}

/** Remedies that belong to what a page is about; nothing when there are none. */
export function RemedyLinks({ title, remedies }: { title: string; remedies: readonly RemedyCard[] }) {
  if (remedies.length === 0) return null;
  return (
    <section aria-labelledby="remedies" className="print:hidden">
      <h2 id="remedies" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {remedies.slice(0, 6).map((card) => (
          <li key={card.slug}>
            <RemedyCardView card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
