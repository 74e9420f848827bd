import { Suspense, useState } from 'react';

import { SearchIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { lazyPart } from './lazy-part.tsx';
import type { ProductPicture } from './product.ts';

const LargePicture = lazyPart(async () => (await import('./large-picture.tsx')).LargePicture);

/** A button in the corner of a picture that shows it as large as the screen allows. */
export function PictureZoom({ picture }: { picture: ProductPicture }) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('Enlarge the picture')}
        onClick={() => setOpen(true)}
        className="border-line bg-surface/90 text-ink absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border shadow-md"
      >
        <SearchIcon className="size-5" />
      </button>
      {open && (
        <Suspense>
          <LargePicture picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
