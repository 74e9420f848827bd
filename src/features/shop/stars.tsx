import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';

/** Five stars, `value` of them filled. Decoration: the words stand beside it. */
export function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon
          key={star}
          className={cn('size-4.5', star <= value ? 'text-gold-500 fill-current' : 'text-edge')}
        />
      ))}
    </span>
  );
}
