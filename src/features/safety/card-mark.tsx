import { levelWords } from '../../entities/safety/level-words.ts';
import { useSafety } from '../../entities/safety/use-safety.ts';
import { Badge } from '../../ui/badge.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

/** A small sign on a product's card when something in it does not fit the visitor's list; otherwise nothing. */
export function CardMark({ id }: { id: number }) {
  const safety = useSafety({ kind: 'product', id });
  if (safety.kind !== 'ready' || !safety.level || safety.level === 'watch') return null;
  const { title, tone } = levelWords[safety.level];
  return (
    <Badge tone={tone} className="gap-1 px-2 text-xs" title={title}>
      <AlertIcon className="size-3.5" />
      {t('Check')}
      <span className="sr-only">: {title}</span>
    </Badge>
  );
}
