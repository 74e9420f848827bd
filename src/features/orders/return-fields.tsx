import { useEffect, useId, useState } from 'react';

import { Button, buttonStyles } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/account.ts';
import type { OrderDetails } from './order.ts';

export type Choice = { quantity: number; opened: boolean };
type Choices = ReadonlyMap<number, Choice>;

type ReturnableItem = { id: number; name: string; size: string; picture: string; most: number };

/** The lines of an order with the pieces that have not gone back yet. What was refused may be asked for again. */
export function returnableItems({
  items,
  returns,
}: Pick<OrderDetails, 'items' | 'returns'>): ReturnableItem[] {
  const gone = returns.filter(({ state }) => state !== 'refused').flatMap((made) => made.items);
  return items
    .map(({ id, name, size, picture, quantity }) => ({
      id,
      name,
      size,
      picture,
      most: gone
        .filter((item) => item.order_item_id === id)
        .reduce((left, item) => left - item.quantity, quantity),
    }))
    .filter(({ most }) => most > 0);
}

type Props = { items: readonly ReturnableItem[]; choices: Choices; onChange: (choices: Choices) => void };

const nothing: Choice = { quantity: 0, opened: false };

/** How many pieces of each line go back, and whether they were opened. */
export function ReturnItems({ items, choices, onChange }: Props) {
  const change = (id: number, choice: Choice): void => onChange(new Map(choices).set(id, choice));
  return (
    <ul className="divide-line grid divide-y">
      {items.map((item) => {
        const choice = choices.get(item.id) ?? nothing;
        return (
          <li key={item.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-3">
              <span className="size-14 shrink-0">
                <ResponsivePicture name={item.picture} alt="" sizes="56px" className="rounded-lg" />
              </span>
              <span className="min-w-32 grow">
                <span className="block leading-snug font-semibold">{item.name}</span>
                <span className="text-muted text-sm">
                  {item.size} · {t('{n} received', { n: item.most })}
                </span>
              </span>
              <QuantityStepper
                label={t('Pieces of {name} to return', { name: item.name })}
                value={choice.quantity}
                min={0}
                max={item.most}
                onChange={(quantity) => change(item.id, { ...choice, quantity })}
              />
            </div>
            {choice.quantity > 0 && (
              <CheckboxField
                label={t('It was opened')}
                checked={choice.opened}
                onChange={(event) => change(item.id, { ...choice, opened: event.currentTarget.checked })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type PhotoFieldProps = { photo: File | null; onChange: (photo: File | null) => void };

/** One photo from the camera or the gallery, shown before it is sent. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (shown !== null) return () => URL.revokeObjectURL(shown);
    return undefined;
  }, [shown]);

  function choose(file: File | null): void {
    setShown(file === null ? null : URL.createObjectURL(file));
    onChange(file);
  }

  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{t('Photo (optional)')}</p>
      {shown !== null && (
        <img
          src={shown}
          alt={t('What you send back')}
          className="border-line max-h-64 w-fit max-w-full rounded-xl border object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
          onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
        />
        <label
          htmlFor={id}
          className={buttonStyles({
            variant: 'secondary',
            size: 'sm',
            className: 'peer-focus-visible:outline-leaf-600 cursor-pointer peer-focus-visible:outline-2',
          })}
        >
          {photo === null ? t('Add a photo') : t('Choose another photo')}
        </label>
        {photo !== null && (
          <Button variant="quiet" size="sm" onClick={() => choose(null)}>
            {t('Remove the photo')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t('It shows what is wrong. We make it smaller and remove the place it was taken at.')}
      </p>
    </div>
  );
}

/** Photos come from phones: several megabytes, turned, and with the place written into them. */
const LARGEST_FILE = 25 * 1024 * 1024;
/** The bucket takes 5 MB. */
const LARGEST_UPLOAD = 5 * 1024 * 1024;
const LONG_SIDE = 1600;

/** A sentence for the person who chose the file. */
export class PhotoProblem extends Error {}

/** The size a photo is stored with: its long side at most 1600 pixels. */
export function fitPhoto(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The photo as a small JPEG without what the camera wrote into it. Drawing it anew also proves that it is a picture,
 * whatever the file is called. Throws `PhotoProblem`.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (file.size > LARGEST_FILE)
    throw new PhotoProblem(t('This photo is larger than 25 MB. Choose a smaller one.'));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoProblem(t('We cannot read this file as a photo. Choose a JPEG, PNG or WebP.'));
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitPhoto(picture.width, picture.height));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoProblem(t('This browser cannot work with photos.'));
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  if (!blob || blob.size > LARGEST_UPLOAD)
    throw new PhotoProblem(t('This browser could not make the photo smaller.'));
  return blob;
}
