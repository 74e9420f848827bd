import { useId } from 'react';

import { cn } from '../../lib/cn.ts';
import { FieldNotes } from '../../ui/field.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

const words = [t('Poor'), t('Not so good'), t('All right'), t('Good'), t('Very good')];

interface StarFieldProps {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** One to five stars, as radio buttons: arrow keys move, each star has its word. */
export function StarField({ value, onChange, error }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold">{t('Your rating')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ml-2 inline-flex">
          {words.map((word, index) => (
            <label
              key={word}
              className="has-focus-visible:outline-leaf-600 grid size-11 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={id}
                value={index + 1}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
                className="sr-only"
              />
              <StarIcon
                className={cn('size-8', index < value ? 'text-gold-500 fill-current' : 'text-edge')}
              />
              <span className="sr-only">{t('{n} of 5: {word}', { n: index + 1, word })}</span>
            </label>
          ))}
        </span>
        <span aria-hidden="true" className="text-muted">
          {words[value - 1]}
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

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
