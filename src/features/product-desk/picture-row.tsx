import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import type { Picture } from './product.ts';

type Props = {
  picture: Picture;
  index: number;
  count: number;
  error: string | undefined;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture: what it shows in words, and its place. */
export function PictureRow({ picture, index, count, error, onAlt, onMove, onRemove }: Props) {
  const number = index + 1;
  return (
    <li className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
      <span className="w-24 shrink-0">
        <ResponsivePicture name={picture.picture} alt="" sizes="96px" className="rounded-lg" />
      </span>
      <TextField
        label={t('What picture {n} shows', { n: number })}
        value={picture.alt}
        maxLength={200}
        error={error}
        placeholder={t('A jar of green neem powder beside fresh leaves')}
        className="min-w-0 grow max-sm:order-last max-sm:basis-full"
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
      <span className="flex sm:mt-6.5">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Move picture {n} forward', { n: number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeftIcon className="size-5 rotate-90" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Move picture {n} back', { n: number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRightIcon className="size-5 rotate-90" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Remove picture {n}', { n: number })}
          onClick={onRemove}
        >
          <TrashIcon className="size-5" />
        </Button>
      </span>
    </li>
  );
}
