import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { facts } from './product-facts.ts';
import type { ProductDetail } from './product.ts';

/** What stands on the label: registration, lot, date and the like. Lines that are not known are left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  return (
    <section aria-labelledby="facts" className="grid gap-2">
      <h2 id="facts" className="text-xl">
        {t('On the label')}
      </h2>
      <dl className="border-line divide-line divide-y border-y">
        {facts.map(({ label, of }) => {
          const value = of(product);
          return (
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

/** The product page's place while the product is on its way. */
export function ProductSkeleton() {
  return (
    <div className="grid gap-3 pt-10 sm:pt-14 md:grid-cols-2 md:gap-10 lg:gap-14" aria-busy="true">
      <output className="sr-only">{t('Loading the product…')}</output>
      <Skeleton className="aspect-3/2 w-full rounded-2xl md:aspect-square" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-9 w-2/5" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  );
}

/** Hands the address to the phone's own sharing, or copies it where there is none. */
async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.success(t('Link copied'), t('Paste it into a message.'));
  } catch (error) {
    // Somebody who closed the sharing window has changed their mind; anything else leaves the address to be copied.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.info(t('Share this address'), url);
  }
}

export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button variant="quiet" size="sm" onClick={() => void share(title, path)}>
      <ArrowRightIcon className="size-5 -rotate-45" />
      {t('Share')}
    </Button>
  );
}
