import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/account.ts';
import {
  centred,
  type Crop,
  drawCrop,
  pull,
  openPicture,
  PictureProblem,
  removeAvatar,
  renderPicture,
  uploadAvatar,
} from './avatar.queries.ts';

type CropProps = {
  picture: ImageBitmap;
  busy: boolean;
  problem: string | null;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
};

const PREVIEW = 480;

type RangeFieldProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A slider with its name beside it; told to screen readers in per cent. */
function RangeField({ label, value, min = 0, max = 1, disabled = false, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 20}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(((value - min) / (max - min)) * 100)} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="accent-leaf-700 h-11 w-full rounded-md"
      />
    </div>
  );
}

/** Chooses the square that is shown: by pulling the picture, or with the sliders. */
function CropDialog({ picture, busy, problem, onUse, onCancel }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(centred);
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function hold(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent<HTMLCanvasElement>): void {
    if (!grip) return;
    const by = { x: event.clientX - grip.x, y: event.clientY - grip.y };
    const side = event.currentTarget.clientWidth;
    setCrop((known) => pull(picture, known, by, side));
    setGrip({ x: event.clientX, y: event.clientY });
  }

  const isWide = crop.zoom > 1 || picture.width > picture.height;
  const isTall = crop.zoom > 1 || picture.height > picture.width;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onCancel()}
      title={t('Choose your picture')}
      description={t('Pull the picture or use the sliders until the circle shows what you want.')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button busy={busy} onClick={() => onUse(crop)}>
            {busy ? t('Saving...') : t('Use picture')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div className="relative mx-auto w-full max-w-60 overflow-hidden rounded-xl">
          <canvas
            ref={canvas}
            width={PREVIEW}
            height={PREVIEW}
            onPointerDown={hold}
            onPointerMove={move}
            onPointerUp={() => setGrip(null)}
            onPointerCancel={() => setGrip(null)}
            className="bg-sunk block aspect-square w-full cursor-grab touch-none active:cursor-grabbing"
          >
            {t('Preview of your picture')}
          </canvas>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.45)] ring-2 ring-white"
          />
        </div>
        <div className="grid gap-2">
          <RangeField
            label={t('Zoom')}
            min={1}
            max={4}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <RangeField
            label={t('Left to right')}
            value={crop.x}
            disabled={!isWide}
            onChange={(x) => setCrop({ ...crop, x })}
          />
          <RangeField
            label={t('Top to bottom')}
            value={crop.y}
            disabled={!isTall}
            onChange={(y) => setCrop({ ...crop, y })}
          />
        </div>
      </div>
    </Dialog>
  );
}

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
