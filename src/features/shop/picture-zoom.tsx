import { useEffect, useRef, useState } from 'react';

import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import type { ProductPicture } from './product.ts';

const round =
  'border-line bg-surface/90 text-ink grid size-11 place-items-center rounded-full border shadow-md';

/** A button in the corner of a picture that shows it as large as the screen allows. */
export function PictureZoom({ picture }: { picture: ProductPicture }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Enlarge the picture"
        onClick={() => setOpen(true)}
        className={`${round} absolute right-3 bottom-3`}
      >
        <SearchIcon className="size-5" />
      </button>
      {open && <Large picture={picture} onClose={() => setOpen(false)} />}
    </>
  );
}

function Large({ picture: { picture, alt }, onClose }: { picture: ProductPicture; onClose: () => void }) {
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
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className={`${round} fixed top-3 right-3`}
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
