import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';

/** There is no product on sale under this address, or no longer. */
export function ProductMissing() {
  return (
    <div className="mx-auto grid max-w-lg grid-cols-1 justify-items-center gap-4 py-16 text-center">
      <PageHead title="Product not found" noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">We don’t have this product</h1>
      <p className="text-muted text-lg text-pretty">
        It may have left our shelves, or the link is not complete. Search the shop by its name, or look at
        what is there today.
      </p>
      <form action={paths.shop()} className="flex w-full max-w-sm gap-2">
        <input
          type="search"
          name="q"
          aria-label="Search the shop"
          placeholder="For example moringa"
          className="border-edge bg-surface placeholder:text-muted min-h-12 min-w-0 grow rounded-lg border px-3.5 text-base shadow-sm"
        />
        <button type="submit" className={buttonStyles({ variant: 'primary' })}>
          Search
        </button>
      </form>
      <Link to={paths.shop()} className={buttonStyles({ variant: 'quiet' })}>
        Show all products
      </Link>
    </div>
  );
}
