import { cn } from '../lib/cn.ts';

/** A small sprig with its roots, drawn for empty places. */
export function SprigArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 112" aria-hidden="true" className={cn('w-auto', className)} fill="none">
      <path d="M14 82c20 4 48 4 68 0" className="stroke-clay-300" strokeWidth="2.5" strokeLinecap="round" />
      <g className="stroke-clay-500" strokeWidth="2.2" strokeLinecap="round">
        <path d="M48 83c0 9-1 17-1 25M48 86c-5 6-12 8-17 14M49 86c5 7 11 8 16 15M44 92c-8 1-13 2-18 6M53 92c7 0 13 2 18 6" />
      </g>
      <path d="M48 83c1-22-2-42 0-72" className="stroke-leaf-600" strokeWidth="2.6" strokeLinecap="round" />
      <g className="fill-leaf-300 stroke-leaf-600" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M48 66C37 66 25 60 20 46c14-1 25 6 28 20Z" />
        <path d="M48 54c11-1 21-8 25-21-13-1-23 7-25 21Z" />
        <path d="M48 40c-9-1-18-7-21-18 11 0 20 6 21 18Z" />
        <path d="M48 27c1-9 5-16 12-21 1 9-3 17-12 21Z" />
      </g>
      <g className="stroke-leaf-600" strokeWidth="1.2" strokeLinecap="round">
        <path d="M46 64C38 60 31 55 25 49M50 52c7-4 13-9 18-15M46 38c-6-3-11-8-15-13" />
      </g>
    </svg>
  );
}
