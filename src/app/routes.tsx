import { redirect, type RouteObject } from 'react-router';

import { paths } from '../lib/paths.ts';
import { readSession } from '../lib/session.ts';
import { Layout, LayoutError } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import type { PageModule } from './page-files.ts';
import { RouteError } from './route-error.tsx';

/** What a route needs to know about its page: `file` is its key in the build's manifest. */
export type PageHandle = {
  load: () => Promise<PageModule>;
  file: string;
  /** What the page's module adds to the route. */
  parts: (module: PageModule) => Pick<RouteObject, 'Component' | 'loader'>;
};

function page(path: string, name: string, loader?: RouteObject['loader']): RouteObject {
  const load = async (): Promise<PageModule> => {
    const { pageFiles } = await import('./page-files.ts');
    const importPage = pageFiles[`./pages/${name}-page.tsx`];
    if (!importPage) throw new Error(`There is no page file ${name}-page.tsx`);
    return importPage();
  };
  const parts: PageHandle['parts'] = ({ Component, loader: ownLoader }) => ({
    Component,
    ...(ownLoader && !loader ? { loader: ownLoader } : {}),
  });
  return {
    id: path,
    path,
    lazy: async () => parts(await load()),
    ...(loader ? { loader } : {}),
    handle: { load, file: `src/app/pages/${name}-page.tsx`, parts } satisfies PageHandle,
  };
}

/** Somebody who is signed in starts at the dashboard. A full load is sent there by the script in index.html. */
const startPage = (): Response | null => (readSession() ? redirect(paths.dashboard()) : null);

const info = (path: string): RouteObject => page(path, 'info');

/** Every page of the product. */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    element: <Layout />,
    ErrorBoundary: LayoutError,
    hydrateFallbackElement: <Layout isLoading />,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteError,
        children: [
          page('/', 'landing', startPage),

          page('/shop', 'shop'),
          page('/enhanced-shop', 'shop'),
          page('/product/:id', 'product'),
          page('/cart', 'cart'),
          page('/checkout', 'checkout'),
          page('/orders', 'orders'),
          page('/orders/:id', 'order'),
          page('/orders/:id/receipt', 'receipt'),
          page('/orders/:id/return', 'return'),
          page('/track', 'track'),
          page('/wishlist', 'wishlist'),

          page('/auth', 'auth'),
          page('/auth/callback', 'auth-callback'),
          page('/auth/reset-password', 'reset-password'),
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
          page('/pricing', 'pricing'),
          page('/plans', 'plans'),
          page('/payment', 'payment'),

          page('/admin', 'admin'),
          page('/admin/consultations', 'admin-list'),
          page('/admin/customers', 'admin-list'),
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
          page('/admin/upload/:id', 'admin-product'),
          page('/admin/content', 'admin-content'),
          page('/admin/content/:kind/:slug', 'admin-text'),
          {
            id: '/admin/herbs',
            path: '/admin/herbs',
            loader: () => redirect(`${paths.adminContent()}?kind=herb`),
          },

          page('/about', 'about'),
          page('/contact', 'contact'),
          page('/faq', 'faq'),
          page('/shipping', 'shipping'),
          info('/returns'),
          info('/privacy-policy'),
          info('/privacy'),
          info('/terms-conditions'),

          page('/test', 'gallery'),
          { id: '*', path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
