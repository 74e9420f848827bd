import { ProductMissing } from '../features/shop/product-missing.tsx';
import { renderCardBuy } from './card-slots.tsx';

/** In place of a product that is not there: others, ready to buy. `search` is what the address asked for. */
export function MissingProduct({ search }: { search?: string }) {
  return <ProductMissing {...(search === undefined ? {} : { search })} renderBuy={renderCardBuy} />;
}
