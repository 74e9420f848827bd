import { cn } from '../lib/cn.ts';

/** The mark: a seedling of two leaves over three roots, drawn in one stroke width. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" className={cn('size-9', className)}>
      <path
        d="M20.2 21.5c-.3-5.2.2-9.3 3-13 2.7-3.4 6.4-4.6 10.3-4.7.3 5-1 9.1-4.3 12-2.7 2.4-5.8 3.3-8.8 3.5"
        className="fill-leaf-300 stroke-leaf-700"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path
        d="M20 21.7c-.4-3.6-1.6-6.5-4.3-8.5-2.5-1.9-5.6-2.4-8.9-2.2.1 3.9 1.4 7 4.2 9 2.7 1.9 5.9 2.1 9 1.7Z"
        className="fill-leaf-100 stroke-leaf-700"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path
        d="M20.1 17c.2 3.2-.3 5.6-.1 8.7M10 26.3c6.2-1 13.8-1 20 0"
        className="stroke-leaf-700"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path
        d="M20 26c.2 4-.3 7.3.2 11M18.8 26c-1 3.7-4.3 5.6-7.8 6.9M21.3 26c1 3.5 4.2 5.4 7.7 6.6M15.4 30.8c.1 2-.7 3.7-2 5M24.8 30.6c0 2 .8 3.7 2.2 4.8"
        className="stroke-clay-500"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name, in the header of the narrowest screens the mark alone. */
export function Logo() {
  return (
    <span className="text-leaf-800 flex items-center gap-2 font-serif text-[1.65rem] leading-none font-semibold tracking-tight">
      <LogoMark />
      <span className="@max-[22rem]:sr-only">Mizizi</span>
    </span>
  );
}
