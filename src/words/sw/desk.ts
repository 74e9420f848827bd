import { common } from './desk/common.ts';
import { known } from './desk/known.ts';
import { productDesk } from './desk/product-desk.ts';
import { productForm } from './desk/product-form.ts';
import { productImport } from './desk/product-import.ts';
import { reviewDesk } from './desk/review-desk.ts';
import { shopSettings } from './desk/shop-settings.ts';

/** The desks of the owner and the team. */
export const words = {
  ...common,
  ...shopSettings,
  ...reviewDesk,
  ...productImport,
  ...productForm,
  ...productDesk,
  ...known,
} as const;
