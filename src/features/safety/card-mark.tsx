import { verdictWords } from '../../entities/safety/level-words.ts';
import { worstVerdict } from '../../entities/safety/matching.ts';
import { useSafety } from '../../entities/safety/use-safety.ts';
import { Badge } from '../../ui/card.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

/**
 * A small sign on a product's card: of what does not fit the visitor's list, or, in grey, that it was not looked up with
 * something on it. None where all was looked up.
 */
export function CardMark({ id }: { id: number }) {
  const safety = useSafety({ kind: 'product', id });
  const verdict = safety.kind === 'ready' ? worstVerdict(safety.finding) : null;
  if (verdict === null || verdict === 'watch' || verdict === 'clear') return null;
  const { short, tone } = verdictWords[verdict];
  if (verdict === 'unchecked')
    return (
      <Badge tone={tone} className="px-2 text-xs">
        {short}
      </Badge>
    );
  return (
    <Badge tone={tone} className="gap-1 px-2 text-xs" title={short}>
      <AlertIcon className="size-3.5" />
      {t('Check')}
      <span className="sr-only">: {short}</span>
    </Badge>
  );
}
