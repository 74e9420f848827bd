import { useEffect, useId, useState } from 'react';

import { Button, buttonStyles } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';

type Props = { photo: File | null; onChange: (photo: File | null) => void };

/** One photo from the camera or the gallery, shown before it is sent. */
export function PhotoField({ photo, onChange }: Props) {
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
