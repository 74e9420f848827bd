import type { PageModule, PageRoute } from '../lib/navigation/page-route.ts';
import { paths } from '../lib/paths.ts';
import { readSession } from '../lib/session.ts';
import { NotFound } from './error-screen.tsx';

/** A page with a file of its own, under its key in the build's manifest. */
export type FileRoute = PageRoute & { file: string };

async function load(name: string): Promise<PageModule> {
  const { pageFiles } = await import('./page-files.ts');
  const importPage = pageFiles[`./pages/${name}-page.tsx`];
  if (!importPage) throw new Error(`There is no page file ${name}-page.tsx`);
  return importPage();
}

const page = (path: string, name: string, redirect?: PageRoute['redirect']): FileRoute => ({
  path,
  file: `src/app/pages/${name}-page.tsx`,
  load: () => load(name),
  ...(redirect ? { redirect } : {}),
});

/** An address that has a new one. */
const moved = (path: string, redirect: () => string): PageRoute => ({
  path,
  load: () => Promise.reject(new Error(`${path} has no page of its own`)),
  redirect,
});

/** Somebody who is signed in starts at the dashboard. A full load is sent there by the script in index.html. */
const startPage = (): string | null => (readSession() ? paths.dashboard() : null);

const info = (path: string): FileRoute => page(path, 'info');

const notFound = { Component: NotFound };

/** Every page of the product. */
export const routes: (PageRoute | FileRoute)[] = [
  page('/', 'landing', startPage),

  page('/shop', 'shop'),
  page('/enhanced-shop', 'shop'),
  page('/product/:id', 'product'),
  page('/cart', 'cart'),
  page('/checkout', 'checkout'),
  page('/orders', 'orders'),
  page('/orders/:id', 'order'),
  page('/receipt/:id', 'receipt'),
  page('/orders/:id/receipt', 'receipt'),
  page('/orders/:id/return', 'return'),
  page('/track', 'track'),
  page('/wishlist', 'wishlist'),

  page('/auth', 'auth'),
  page('/auth/callback', 'auth-callback'),
  page('/auth/reset-password', 'reset-password'),
  page('/auth/undo', 'undo-change'),
  page('/notifications', 'notifications'),
  page('/profile', 'profile'),
  page('/dashboard', 'dashboard'),

  page('/health-assessment', 'assessment'),
  page('/health-assessment/results', 'assessment-result'),
  page('/health-assessment/results/:id', 'assessment-result'),
  page('/health-assessment/results/:id/summary', 'assessment-summary'),
  page('/herbal-remedies', 'herbal-remedies'),
  page('/herbal-remedies/:slug', 'remedy'),
  page('/herbs', 'herbs'),
  page('/herbs/compare', 'herb-compare'),
  page('/herbs/:slug', 'herb'),
  page('/safety-check', 'safety-check'),
  page('/medicines', 'medicines'),
  page('/nutrition-knowledge', 'nutrition-knowledge'),
  page('/nutrition-knowledge/foods', 'foods'),
  page('/nutrition-knowledge/foods/compare', 'food-compare'),
  page('/nutrition-knowledge/foods/:slug', 'food'),
  page('/nutrition-knowledge/:slug', 'article'),
  page('/nutrition', 'nutrition'),
  page('/nutrition/diary', 'nutrition-diary'),
  page('/nutrition/weight', 'nutrition-weight'),
  page('/nutrition/foods', 'nutrition-foods'),
  page('/nutrition/plans', 'nutrition-plans'),
  page('/nutrition/plans/new', 'nutrition-new-plan'),
  page('/nutrition/plans/:key', 'nutrition-plan'),
  page('/nutritionists', 'nutritionists'),
  page('/nutritionists/:slug', 'nutritionist'),
  page('/nutritionists/:slug/book', 'book-consultation'),
  page('/consultations', 'consultations'),
  page('/consultations/:id', 'consultation'),
  page('/practice', 'practice'),
  page('/practice/invitation', 'practice-invitation'),
  page('/practice/:id', 'practice-client'),
  page('/fasting', 'fasting'),
  page('/readings', 'readings'),
  page('/readings/print', 'readings-print'),
  page('/pricing', 'pricing'),
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

  page('/about', 'about'),
  page('/contact', 'contact'),
  page('/faq', 'faq'),
  page('/shipping', 'shipping'),
  page('/returns', 'returns'),
  info('/privacy-policy'),
  info('/privacy'),
  info('/terms-conditions'),

  page('/test', 'gallery'),
  { path: '*', module: notFound, load: () => Promise.resolve(notFound) },
];
