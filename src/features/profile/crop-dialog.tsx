import { type PointerEvent, useEffect, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/account.ts';
import { centred, type Crop, drawCrop, pull } from './avatar-picture.ts';
import { RangeField } from './range-field.tsx';

type Props = {
  picture: ImageBitmap;
  busy: boolean;
  problem: string | null;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
};

const PREVIEW = 480;

/** Chooses the square that is shown: by pulling the picture, or with the sliders. */
export function CropDialog({ picture, busy, problem, onUse, onCancel }: Props) {
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
