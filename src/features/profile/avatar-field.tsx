import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import {
  type Crop,
  openPicture,
  PictureProblem,
  removeAvatar,
  renderPicture,
  uploadAvatar,
} from './avatar.queries.ts';
import { CropDialog } from './crop-dialog.tsx';

type Props = {
  userId: string;
  /** What is shown now: the picture or the initials. */
  avatar: ReactNode;
  hasPicture: boolean;
};

const sentence = (error: unknown): string =>
  error instanceof PictureProblem ? error.message : errorText(error);

/** The picture of the account: choose a file, choose its square, done. */
export function AvatarField({ userId, avatar, hasPicture }: Props) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'opening' | 'saving' | 'removing' | null>(null);

  async function attempt(what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setBusy(what);
    try {
      await work();
    } catch (error) {
      setProblem(sentence(error));
    } finally {
      setBusy(null);
    }
  }

  function choose(file: File | undefined): void {
    // The same file may be chosen again after a refusal.
    if (input.current) input.current.value = '';
    if (file) void attempt('opening', async () => setPicture(await openPicture(file)));
  }

  function close(): void {
    picture?.close();
    setPicture(null);
    setProblem(null);
  }

  async function save(crop: Crop): Promise<void> {
    if (!picture) return;
    await uploadAvatar(queries, userId, await renderPicture(picture, crop));
    close();
    toast.success(t('Picture saved'));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {avatar}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('Picture file')}
            tabIndex={-1}
            className="hidden"
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <Button
            variant="secondary"
            size="sm"
            busy={busy === 'opening'}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? t('Change picture') : t('Add a picture')}
          </Button>
          {hasPicture && (
            <Button
              variant="quiet"
              size="sm"
              busy={busy === 'removing'}
              onClick={() =>
                void attempt('removing', async () => {
                  await removeAvatar(queries, userId);
                  toast.success(t('Picture removed'));
                })
              }
            >
              {t('Remove picture')}
            </Button>
          )}
        </div>
        <p className="text-muted text-sm">{t('JPEG, PNG or WebP, up to 10 MB.')}</p>
        {problem && !picture && (
          <p role="alert" className="text-danger-700 text-sm font-semibold">
            {problem}
          </p>
        )}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          busy={busy === 'saving'}
          problem={problem}
          onUse={(crop) => void attempt('saving', () => save(crop))}
          onCancel={close}
        />
      )}
    </div>
  );
}
