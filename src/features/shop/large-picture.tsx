import { useEffect, useRef } from 'react';

import type { ProductPicture } from '../../entities/products/product.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/shop.ts';

interface LargePictureProps {
  picture: ProductPicture;
  onClose: () => void;
}

/** A picture as large as the screen allows; Escape and its button close it. */
export function LargePicture({ picture: { picture, alt }, onClose }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      className="m-auto overflow-visible bg-transparent p-0 backdrop:bg-black/80"
    >
      <div className="w-[min(100vw,100dvh,1080px)]">
        <ResponsivePicture name={picture} alt={alt} sizes="min(100vw, 100dvh, 1080px)" eager />
      </div>
      <button
        type="button"
        aria-label={t('Close')}
        onClick={() => dialog.current?.close()}
        className="border-line bg-surface/90 text-ink fixed top-3 right-3 grid size-11 place-items-center rounded-full border shadow-md"
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
