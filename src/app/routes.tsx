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

/** A page with a file of its own, under its key in the build's manifest. */
export type FileRoute = PageRoute & Marks & { file: string };

async function load(name: string): Promise<PageModule> {
  const { pageFiles } = await import('./page-files.ts');
  const importPage = pageFiles[`./pages/${name}-page.tsx`];
  if (!importPage) throw new Error(`There is no page file ${name}-page.tsx`);
  return importPage();
}

const page = (path: string, name: string, marks: Marks & Pick<PageRoute, 'redirect'> = {}): FileRoute => ({
  path,
  file: `src/app/pages/${name}-page.tsx`,
  load: () => load(name),
  ...marks,
});

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
  page('/orders/:id/return', 'return'),
  page('/track', 'track'),
  page('/wishlist', 'wishlist', { offline: 'code' }),

  page('/auth', 'auth', { entrance: true, prerendered: true }),
  page('/auth/callback', 'auth-callback'),
  page('/auth/reset-password', 'reset-password'),
  page('/auth/undo', 'undo-change'),
  page('/notifications', 'notifications'),
  page('/profile', 'profile'),
  page('/dashboard', 'dashboard'),

  page('/health-assessment', 'assessment', { prerendered: true, offline: 'html' }),
  page('/health-assessment/results', 'assessment-result', { offline: 'code' }),
  page('/health-assessment/results/:id', 'assessment-result', { offline: 'code' }),
  page('/health-assessment/results/:id/summary', 'assessment-summary', { offline: 'code' }),
  page('/herbal-remedies', 'herbal-remedies', { offline: 'code' }),
  page('/herbal-remedies/:slug', 'remedy', { offline: 'code' }),
  page('/herbs', 'herbs', { offline: 'code' }),
  page('/herbs/compare', 'herb-compare', { offline: 'code' }),
  page('/herbs/:slug', 'herb', { entrance: true, offline: 'code' }),
  page('/safety-check', 'safety-check', { offline: 'code' }),
  page('/medicines', 'medicines'),
  page('/nutrition-knowledge', 'nutrition-knowledge', { offline: 'code' }),
  page('/nutrition-knowledge/foods', 'foods', { offline: 'code' }),
  page('/nutrition-knowledge/foods/compare', 'food-compare', { offline: 'code' }),
  page('/nutrition-knowledge/foods/:slug', 'food', { offline: 'code' }),
  page('/nutrition-knowledge/:slug', 'article', { offline: 'code' }),
  page('/nutrition', 'nutrition', { prerendered: true }),
  page('/nutrition/diary', 'nutrition-diary'),
  page('/nutrition/weight', 'nutrition-weight'),
  page('/nutrition/foods', 'nutrition-foods'),
  page('/nutrition/plans', 'nutrition-plans'),
  page('/nutrition/plans/new', 'nutrition-new-plan'),
  page('/nutrition/plans/:key', 'nutrition-plan'),
  page('/nutritionists', 'nutritionists', { prerendered: true }),
  page('/nutritionists/:slug', 'nutritionist'),
  page('/nutritionists/:slug/book', 'book-consultation'),
  page('/consultations', 'consultations'),
  page('/consultations/:id', 'consultation'),
  page('/community', 'community', { prerendered: true }),
  page('/community/:id', 'community-question'),
  page('/coaching', 'coaching'),
  page('/practice', 'practice'),
  page('/practice/invitation', 'practice-invitation'),
  page('/practice/:id', 'practice-client'),
  page('/fasting', 'fasting', { prerendered: true, offline: 'html' }),
  page('/readings', 'readings', { offline: 'code' }),
  page('/readings/print', 'readings-print', { offline: 'code' }),
  page('/pricing', 'pricing', { prerendered: true }),
  page('/plans', 'plans'),
  page('/payment', 'payment'),

  page('/admin', 'admin'),
  page('/admin/books', 'admin-books'),
  page('/admin/consultations', 'admin-list'),
  page('/admin/customers', 'admin-list'),
  page('/admin/emergency-numbers', 'admin-emergency-numbers'),
  page('/admin/errors', 'admin-list'),
  page('/admin/events', 'admin-list'),
  page('/admin/figures', 'admin-figures'),
  page('/admin/messages', 'admin-messages'),
  page('/admin/orders', 'admin-list'),
  page('/admin/payments', 'admin-payments'),
  page('/admin/practitioners', 'admin-practitioners'),
  page('/admin/questions', 'admin-questions'),
  page('/admin/returns', 'admin-returns'),
  page('/admin/reviews', 'admin-reviews'),
  page('/admin/settings', 'admin-settings'),
  page('/admin/slips', 'admin-slips'),
  page('/admin/subscriptions', 'admin-subscriptions'),
  page('/admin/team', 'admin-team'),
  page('/admin/testimonials', 'admin-testimonials'),
  page('/admin/trail', 'admin-list'),
  page('/admin/upload', 'admin-upload'),
  page('/admin/upload/import', 'admin-import'),
  page('/admin/upload/tax', 'admin-tax'),
  page('/admin/upload/:id', 'admin-product'),
  page('/admin/content', 'admin-content'),
  page('/admin/content/:kind/:slug', 'admin-text'),
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
