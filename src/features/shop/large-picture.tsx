import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { ProductPicture } from '../../entities/products/product.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/shop.ts';

/** How a picture is seen: how much larger than it fits, and how far its middle is from that of the screen, in pixels. */
export interface Look {
  scale: number;
  x: number;
  y: number;
}
interface Place {
  x: number;
  y: number;
}

const LARGEST = 4;
const DOUBLE_TAPPED = 2.5;

/** As it fits. */
export const lookOnce: Look = { scale: 1, x: 0, y: 0 };

/** Larger by a factor around a place that stays where it is, and moved; places are seen from the middle of the screen. */
export function pinched({ scale, x, y }: Look, factor: number, at: Place, by: Place): Look {
  const larger = Math.min(LARGEST, Math.max(1, scale * factor));
  const grown = larger / scale;
  return {
    scale: larger,
    x: at.x - (at.x - x) * grown + by.x,
    y: at.y - (at.y - y) * grown + by.y,
  };
}

/** Larger at once around a place, or again as it fits. */
export const toggled = (look: Look, at: Place): Look =>
  look.scale > 1 ? lookOnce : pinched(look, DOUBLE_TAPPED, at, { x: 0, y: 0 });

/** Not moved further than to its edges. What is as it fits may be on its way out of the screen. */
export function within(look: Look, { width, height }: { width: number; height: number }): Look {
  if (look.scale === 1) return { ...look, y: 0 };
  const side = Math.min(width, height) * look.scale;
  const bounded = (value: number, screen: number): number => {
    const most = Math.max(0, (side - screen) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { ...look, x: bounded(look.x, width), y: bounded(look.y, height) };
}

interface LargePictureProps {
  pictures: readonly ProductPicture[];
  /** The place of the one that is shown first. */
  first: number;
  /** Called whenever another one is shown. */
  onShow?: ((index: number) => void) | undefined;
  onClose: () => void;
}

/** So far a finger must have gone for the next picture, in pixels. */
const SWIPE = 48;
/** What stays within so many pixels is a tap. */
const TAP = 10;
const DOUBLE_TAP_MS = 320;

const round =
  'border-line bg-surface/90 text-ink grid size-12 place-items-center rounded-full border shadow-md disabled:invisible';

/**
 * Pictures as large as the screen: swiped, or moved with arrows and keys; made larger with two fingers, a double tap, the
 * wheel or a button. Escape and its button close it, and so does the page when somebody goes back.
 */
export function LargePicture({ pictures, first, onShow, onClose }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const tapped = useRef({ at: 0, x: 0, y: 0 });
  const began = useRef({ x: 0, y: 0 });
  const isLeaving = useRef(false);
  const [index, setIndex] = useState(Math.min(first, pictures.length - 1));
  const [look, setLook] = useState<Look>(lookOnce);
  const current = pictures[index];

  // Closed before it is taken out of the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => {
      isLeaving.current = true;
      box?.close();
    };
  }, []);

  const size = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const change = (next: (before: Look) => Look) => setLook((before) => within(next(before), size()));
  const show = (next: number) => {
    if (next < 0 || next >= pictures.length) return;
    setIndex(next);
    setLook(lookOnce);
    onShow?.(next);
  };
  /** A place on the screen, seen from the middle of the picture. */
  const fromMiddle = ({ x, y }: { x: number; y: number }) => {
    const box = size();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const zoom = (factor: number, at = { x: 0, y: 0 }) =>
    change((before) => pinched(before, factor, at, { x: 0, y: 0 }));

  // React listens to the wheel passively, where the page cannot be kept from moving.
  useEffect(() => {
    const box = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, fromMiddle(event));
    };
    box?.addEventListener('wheel', turn, { passive: false });
    return () => box?.removeEventListener('wheel', turn);
  }, []);

  const middle = () => {
    const all = [...fingers.current.values()];
    const sum = all.reduce((one, two) => ({ x: one.x + two.x, y: one.y + two.y }), { x: 0, y: 0 });
    const [one, two] = all;
    return {
      x: sum.x / all.length,
      y: sum.y / all.length,
      apart: one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 1,
    };
  };
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) began.current = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = middle();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = middle();
    const by = { x: now.x - before.x, y: now.y - before.y };
    change((last) =>
      // Not yet larger, the picture follows sideways only.
      fingers.current.size === 1 && last.scale === 1
        ? { ...last, x: last.x + by.x }
        : pinched(last, now.apart / before.apart, fromMiddle(now), by),
    );
  };
  const release = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const by = { x: event.clientX - began.current.x, y: event.clientY - began.current.y };
    if (Math.hypot(by.x, by.y) < TAP) {
      const { at, x, y } = tapped.current;
      const isDouble =
        event.timeStamp - at < DOUBLE_TAP_MS && Math.hypot(event.clientX - x, event.clientY - y) < 3 * TAP;
      tapped.current = { at: isDouble ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
      const place = fromMiddle({ x: event.clientX, y: event.clientY });
      if (isDouble) change((before) => toggled(before, place));
      return;
    }
    if (look.scale > 1) return;
    setLook(lookOnce);
    if (Math.abs(by.x) > SWIPE && event.type !== 'pointercancel') show(index + (by.x < 0 ? 1 : -1));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole window
    <dialog
      ref={dialog}
      aria-label={current?.alt}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking.
      onClose={() => !isLeaving.current && onClose()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') show(index + 1);
        else if (key === 'ArrowLeft') show(index - 1);
        else if (key === '+' || key === '=') zoom(1.5);
        else if (key === '-') zoom(1 / 1.5);
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-black p-0"
    >
      <div
        ref={stage}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        className="grid h-full touch-none place-items-center overflow-hidden select-none"
      >
        {current && (
          <div
            key={current.picture}
            data-scale={look.scale}
            style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}
            className="pointer-events-none w-[min(100vw,100dvh)]"
          >
            <ResponsivePicture name={current.picture} alt={current.alt} sizes="1080px" eager />
          </div>
        )}
      </div>
      <output className="bg-surface/90 text-ink absolute top-[calc(0.75rem+env(safe-area-inset-top))] left-3 rounded-full px-3 py-1.5 text-sm tabular-nums empty:hidden">
        {pictures.length > 1 && t('{n} of {total}', { n: index + 1, total: pictures.length })}
      </output>
      <button
        type="button"
        aria-label={t('Close')}
        onClick={onClose}
        className={`${round} absolute top-[calc(0.75rem+env(safe-area-inset-top))] right-3`}
      >
        <CloseIcon />
      </button>
      <div className="absolute inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] flex justify-center gap-3">
        <button
          type="button"
          aria-label={t('Previous picture')}
          disabled={index === 0}
          onClick={() => show(index - 1)}
          className={round}
        >
          <ArrowLeftIcon />
        </button>
        <button
          type="button"
          aria-label={look.scale > 1 ? t('Make it smaller') : t('Make it larger')}
          onClick={() => change((before) => toggled(before, { x: 0, y: 0 }))}
          className={round}
        >
          {look.scale > 1 ? <MinusIcon /> : <PlusIcon />}
        </button>
        <button
          type="button"
          aria-label={t('Next picture')}
          disabled={index === pictures.length - 1}
          onClick={() => show(index + 1)}
          className={round}
        >
          <ArrowRightIcon />
        </button>
      </div>
    </dialog>
  );
}
