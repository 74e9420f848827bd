import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

/** So many of five stars, with the words for those who do not see them. */
export function StarRow({ value, className }: { value: number; className?: string }) {
  return (
    <span className={cn('inline-flex items-center', className)}>
      <span className="sr-only">{t.count(value, '{n} star', '{n} stars')}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon
          key={star}
          className={cn('size-5', star <= Math.round(value) ? 'text-gold-500 fill-current' : 'text-edge')}
        />
      ))}
    </span>
  );
}
