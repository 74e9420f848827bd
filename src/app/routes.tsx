import type { PageModule, PageRoute } from '../lib/navigation/navigation.ts';
import { paths } from '../lib/paths.ts';
import { readSession } from '../lib/session.ts';
import { NotFound } from './error-screen.tsx';

type Marks = {
  /** Many visits begin here: its code comes in few files (scripts/chunks.ts). */
  entrance?: true;
  /** Has an HTML file of its own. Pages of single products, herbs and the like: see src/start/prerender-data.ts. */
  prerendered?: true;
  /** What a phone keeps of it from the first visit: its code, or its HTML as well (scripts/build-sw.ts). */
  offline?: 'code' | 'html';
};

/** A page and the key of its file in the build's manifest. `part`: its export there, if it shares the file of another. */
export type FileRoute = PageRoute & Marks & { file: string; part?: string };

async function load(name: string, part?: string): Promise<PageModule> {
  const { pageFiles } = await import('./page-files.ts');
  const file = await pageFiles[`./pages/${name}-page.tsx`]?.();
  const module = part === undefined ? file : file?.[part];
  if (!module) throw new Error(`There is no ${part ?? 'page'} in ${name}-page.tsx`);
  return module as PageModule;
}

const page = (path: string, name: string, marks: Marks & Pick<PageRoute, 'redirect'> = {}): FileRoute => ({
  path,
  file: `src/app/pages/${name}-page.tsx`,
  load: () => load(name),
  ...marks,
});

/** A small page in the file of the one it is reached from, where it is exported under a name. It is not prerendered. */
const part = (
  path: string,
  name: string,
  exported: string,
  marks: Pick<Marks, 'offline'> = {},
): FileRoute => ({ ...page(path, name, marks), part: exported, load: () => load(name, exported) });

/** An address that has a new one. */
const moved = (path: string, redirect: () => string): PageRoute => ({
  path,
  load: () => Promise.reject(new Error(`${path} has no page of its own`)),
  redirect,
});

/** Somebody who is signed in starts at the dashboard. A full load is sent there by the script in index.html. */
const startPage = (): string | null => (readSession() ? paths.dashboard() : null);

const info = (path: string): FileRoute => page(path, 'info', { prerendered: true, offline: 'code' });

const notFound = { Component: NotFound };

/** Every page of the product. */
export const routes: (PageRoute | FileRoute)[] = [
  page('/', 'landing', { redirect: startPage, entrance: true, prerendered: true, offline: 'html' }),

  page('/shop', 'shop', { entrance: true, prerendered: true, offline: 'html' }),
  page('/enhanced-shop', 'shop'),
  page('/product/:id', 'product', { entrance: true, offline: 'code' }),
  page('/cart', 'cart', { offline: 'code' }),
  page('/checkout', 'checkout'),
  page('/orders', 'orders', { offline: 'code' }),
  page('/orders/:id', 'order'),
  page('/receipt/:id', 'receipt'),
  page('/orders/:id/receipt', 'receipt'),
  part('/orders/:id/return', 'order', 'returnPage'),
  part('/track', 'orders', 'tracking'),
  part('/wishlist', 'cart', 'wishlist', { offline: 'code' }),

  page('/auth', 'auth', { entrance: true, prerendered: true }),
  page('/auth/callback', 'auth-links'),
  part('/auth/reset-password', 'auth-links', 'resetPassword'),
  part('/auth/undo', 'auth-links', 'undoChange'),
  page('/notifications', 'notifications'),
  page('/profile', 'profile'),
  page('/dashboard', 'dashboard'),

  page('/health-assessment', 'assessment', { prerendered: true, offline: 'html' }),
  page('/health-assessment/results', 'assessment-result', { offline: 'code' }),
  page('/health-assessment/results/:id', 'assessment-result', { offline: 'code' }),
  part('/health-assessment/results/:id/summary', 'assessment-result', 'summary', { offline: 'code' }),
  page('/herbal-remedies', 'herbal-remedies', { offline: 'code' }),
  page('/herbal-remedies/:slug', 'remedy', { offline: 'code' }),
  page('/herbs', 'herbs', { offline: 'code' }),
  part('/herbs/compare', 'herbs', 'compare', { offline: 'code' }),
  page('/herbs/:slug', 'herb', { entrance: true, offline: 'code' }),
  page('/safety-check', 'safety-check', { offline: 'code' }),
  page('/medicines', 'medicines'),
  page('/nutrition-knowledge', 'nutrition-knowledge', { offline: 'code' }),
  page('/nutrition-knowledge/foods', 'foods', { offline: 'code' }),
  part('/nutrition-knowledge/foods/compare', 'foods', 'compare', { offline: 'code' }),
  page('/nutrition-knowledge/foods/:slug', 'food', { offline: 'code' }),
  page('/nutrition-knowledge/:slug', 'article', { offline: 'code' }),
  page('/nutrition', 'nutrition', { prerendered: true }),
  page('/nutrition/diary', 'nutrition-diary'),
  part('/nutrition/weight', 'nutrition-diary', 'weight'),
  part('/nutrition/foods', 'nutrition-diary', 'foods'),
  page('/nutrition/plans', 'nutrition-plans'),
  part('/nutrition/plans/new', 'nutrition-plan', 'newPlan'),
  page('/nutrition/plans/:key', 'nutrition-plan'),
  page('/nutritionists', 'nutritionists', { prerendered: true }),
  page('/nutritionists/:slug', 'nutritionist'),
  part('/nutritionists/:slug/book', 'nutritionist', 'booking'),
  page('/consultations', 'consultations'),
  page('/consultations/:id', 'consultation'),
  page('/community', 'community', { prerendered: true }),
  part('/community/:id', 'community', 'question'),
  page('/coaching', 'coaching'),
  page('/practice', 'practice'),
  page('/practice/invitation', 'practice-invitation'),
  part('/practice/:id', 'practice', 'client'),
  page('/fasting', 'fasting', { prerendered: true, offline: 'html' }),
  page('/readings', 'readings', { offline: 'code' }),
  part('/readings/print', 'readings', 'print', { offline: 'code' }),
  page('/pricing', 'pricing', { prerendered: true }),
  page('/plans', 'plans'),
  part('/payment', 'plans', 'payment'),

  page('/admin', 'admin'),
  part('/admin/books', 'admin-figures', 'books'),
  page('/admin/consultations', 'admin-lists'),
  page('/admin/customers', 'admin-customers'),
  part('/admin/customers/:id', 'admin-customers', 'customer'),
  part('/admin/emergency-numbers', 'admin-lists', 'emergencyNumbers'),
  page('/admin/errors', 'admin-lists'),
  page('/admin/events', 'admin-lists'),
  page('/admin/figures', 'admin-figures'),
  part('/admin/messages', 'admin-lists', 'messages'),
  page('/admin/orders', 'admin-lists'),
  part('/admin/orders/new', 'admin', 'take'),
  page('/admin/payments', 'admin-payments'),
  part('/admin/practitioners', 'admin-team', 'practitioners'),
  part('/admin/questions', 'admin-reviews', 'questions'),
  part('/admin/returns', 'admin', 'returns'),
  page('/admin/reviews', 'admin-reviews'),
  page('/admin/settings', 'admin-settings'),
  part('/admin/slips', 'admin', 'slips'),
  part('/admin/subscriptions', 'admin-lists', 'subscriptions'),
  page('/admin/team', 'admin-team'),
  part('/admin/testimonials', 'admin-lists', 'testimonials'),
  page('/admin/trail', 'admin-lists'),
  page('/admin/upload', 'admin-products'),
  part('/admin/upload/import', 'admin-products', 'spreadsheet'),
  part('/admin/upload/tax', 'admin-products', 'tax'),
  part('/admin/upload/:id', 'admin-products', 'product'),
  page('/admin/content', 'admin-content'),
  part('/admin/content/:kind/:slug', 'admin-content', 'text'),
  moved('/admin/herbs', () => `${paths.adminContent()}?kind=herb`),

  page('/about', 'about', { prerendered: true, offline: 'code' }),
  page('/contact', 'contact', { prerendered: true, offline: 'html' }),
  page('/faq', 'faq', { prerendered: true, offline: 'html' }),
  page('/shipping', 'shipping', { prerendered: true, offline: 'html' }),
  page('/returns', 'returns', { prerendered: true, offline: 'html' }),
  info('/privacy-policy'),
  info('/privacy'),
  info('/terms-conditions'),

  page('/test', 'gallery'),
  { path: '*', module: notFound, load: () => Promise.resolve(notFound) },
];
