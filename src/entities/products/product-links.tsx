import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import type { HerbProduct } from './products.queries.ts';

/** What the shop has of a herb or for a remedy. Stands below everything about safety. */
export function HerbProducts({ title, products }: { title: string; products: readonly HerbProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="rendered-near print:hidden">
      <h2 id="products" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {products.map((product) => (
          <li
            key={product.id}
            className="border-line bg-surface relative overflow-hidden rounded-2xl border shadow-sm transition-shadow hover:shadow-md"
          >
            <ResponsivePicture
              name={product.picture}
              alt={product.picture_alt}
              sizes="(min-width: 1024px) 200px, (min-width: 640px) 30vw, 44vw"
            />
            <div className="grid gap-0.5 p-3">
              <h3 className="text-base leading-snug">
                <Link to={paths.product(product.id)} className="after:absolute after:inset-0">
                  {product.name}
                </Link>
              </h3>
              <p className="text-muted text-sm">
                {formatKes(product.price_kes)} · {product.size}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
