/** What keeps products for later, as one file to fetch. */
export { WishButton } from '../features/wishlist/wish-button.tsx';
export { WishlistLink } from '../features/wishlist/wish-button.tsx';
export { CardCorner } from './card-corner.tsx';
