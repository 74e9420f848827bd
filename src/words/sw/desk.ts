import { common } from './desk/common.ts';
import { contentDesk } from './desk/content-desk.ts';
import { contentForms } from './desk/content-forms.ts';
import { deskPages } from './desk/desk-pages.ts';
import { figures } from './desk/figures.ts';
import { known } from './desk/known.ts';
import { orderDesk } from './desk/order-desk.ts';
import { paymentDesk } from './desk/payment-desk.ts';
import { productDesk } from './desk/product-desk.ts';
import { productForm } from './desk/product-form.ts';
import { productImport } from './desk/product-import.ts';
import { refunds } from './desk/refunds.ts';
import { returnDesk } from './desk/return-desk.ts';
import { reviewDesk } from './desk/review-desk.ts';
import { shopSettings } from './desk/shop-settings.ts';
import { tax } from './desk/tax.ts';

/** The desks of the owner and the team. */
export const words = {
  ...common,
  ...contentDesk,
  ...contentForms,
  ...shopSettings,
  ...reviewDesk,
  ...productImport,
  ...productForm,
  ...productDesk,
  ...known,
  ...orderDesk,
  ...paymentDesk,
  ...refunds,
  ...returnDesk,
  ...figures,
  ...tax,
  ...deskPages,
} as const;
