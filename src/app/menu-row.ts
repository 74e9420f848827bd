/** The look of a line in the header's menus. */
export const menuRow = 'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left hover:bg-leaf-100';
