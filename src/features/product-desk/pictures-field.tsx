import { type DragEvent, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/desk.ts';
import { PictureProblem, squareFiles, uploadPicture } from './pictures.queries.ts';
import type { Picture, ProductValues } from './product.ts';

type Props = {
  form: UseFormReturn<ProductValues>;
  /** Pictures on their way to the shop: nothing is saved and nobody leaves without them. */
  storing: number;
  onStoring: (more: number) => void;
};

type PictureRowProps = {
  picture: Picture;
  index: number;
  count: number;
  error: string | undefined;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture: what it shows in words, and its place. */
function PictureRow({ picture, index, count, error, onAlt, onMove, onRemove }: PictureRowProps) {
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

/** The product's pictures in order: dropped or chosen, each with words for those who cannot see it. */
export function PicturesField({ form, storing, onStoring }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'pictures' });
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const pictures = field.value;
  const faults = Array.isArray(fieldState.error) ? fieldState.error : [];

  async function add(files: File[]): Promise<void> {
    // The same file may be chosen again after a refusal.
    if (input.current) input.current.value = '';
    setProblems([]);
    onStoring(files.length);
    for (const file of files) {
      try {
        const picture = await uploadPicture(await squareFiles(file));
        const now = form.getValues('pictures');
        form.setValue('pictures', [...now, { picture, alt: '' }], { shouldDirty: true });
      } catch (error) {
        const text = error instanceof PictureProblem ? error.message : `${file.name}: ${errorText(error)}`;
        setProblems((before) => [...before, text]);
      } finally {
        onStoring(-1);
      }
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void add([...event.dataTransfer.files]);
  }

  function move(from: number, to: number): void {
    const next = [...pictures];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    field.onChange(next);
  }

  return (
    <div className="grid gap-4">
      {pictures.length > 0 && (
        <ol className="grid gap-3">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.picture}
              picture={picture}
              index={index}
              count={pictures.length}
              error={faults[index]?.alt?.message}
              onAlt={(alt) =>
                field.onChange(pictures.map((other, at) => (at === index ? { ...other, alt } : other)))
              }
              onMove={(to) => move(index, to)}
              onRemove={() => field.onChange(pictures.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
      )}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          'border-edge grid justify-items-center gap-2 rounded-xl border-2 border-dashed p-6 text-center',
          isOver && 'border-leaf-600 bg-leaf-50',
        )}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t('Picture files')}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => void add([...(event.target.files ?? [])])}
        />
        <Button variant="secondary" busy={storing > 0} onClick={() => input.current?.click()}>
          {storing > 0 ? t.count(storing, 'Storing a picture', 'Storing {n} pictures') : t('Add pictures')}
        </Button>
        <p className="text-muted text-sm">
          {t.rich(
            '<wide>Or drop files here. </wide>JPEG, PNG or WebP up to 15 MB, cut to a square. The first one is shown in lists.',
            { wide: (words) => <span className="max-md:hidden">{words}</span> },
          )}
        </p>
      </div>
      {[...problems, ...(fieldState.error?.message ? [fieldState.error.message] : [])].map((problem) => (
        <p key={problem} role="alert" className="text-danger-700 text-sm font-semibold">
          {problem}
        </p>
      ))}
    </div>
  );
}
