const withRedirect = (path: string, redirect?: string): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;

/** Every address of the site that is linked to from code. */
export const paths = {
  home: () => '/',
  shop: () => '/shop',
  product: (id: number | string) => `/product/${id}`,
  cart: () => '/cart',
  /** @param alone a product that is bought without the cart, and how many pieces */
  checkout: (alone?: { id: number; pieces: number }) =>
    alone ? `/checkout?buy=${alone.id}&pieces=${alone.pieces}` : '/checkout',
  orders: () => '/orders',
  order: (id: string) => `/orders/${id}`,
  /** The id of what is paid: an order, a month of a plan, a consultation. */
  receipt: (billId: string) => `/receipt/${billId}`,
  returnOf: (id: string) => `/orders/${id}/return`,
  track: () => '/track',
  trackOf: (number: string) => `/track?order=${number}`,
  wishlist: () => '/wishlist',
  /** `isNew` opens the form for those who have no account yet. */
  auth: ({ redirect, isNew = false }: { redirect?: string; isNew?: boolean } = {}) => {
    const address = withRedirect('/auth', redirect);
    return isNew ? `${address}${redirect ? '&' : '?'}view=signup` : address;
  },
  authCallback: ({ redirect }: { redirect?: string } = {}) => withRedirect('/auth/callback', redirect),
  resetPassword: () => '/auth/reset-password',
  notifications: () => '/notifications',
  admin: () => '/admin',
  adminNewOrder: () => '/admin/orders/new',
  adminProducts: () => '/admin/upload',
  adminTax: () => '/admin/upload/tax',
  adminContent: () => '/admin/content',
  adminPayments: () => '/admin/payments',
  adminBooks: () => '/admin/books',
  /** By an account's id, or a phone in any spelling. */
  adminCustomer: (customer: string) => `/admin/customers/${encodeURIComponent(customer)}`,
  adminText: (kind: string, slug: string) => `/admin/content/${kind}/${slug}`,
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  assessment: () => '/health-assessment',
  assessmentResult: (id?: string) => `/health-assessment/results${id ? `/${id}` : ''}`,
  assessmentSummary: (id: string) => `/health-assessment/results/${id}/summary`,
  remedies: () => '/herbal-remedies',
  remediesFor: (complaint: string) => `/herbal-remedies?complaint=${complaint}`,
  remedy: (slug: string) => `/herbal-remedies/${slug}`,
  herbs: () => '/herbs',
  herbsFor: (need: string) => `/herbs?q=${encodeURIComponent(need)}`,
  herb: (slug: string) => `/herbs/${slug}`,
  compareHerbs: (slugs: readonly string[]) => `/herbs/compare?with=${slugs.join(',')}`,
  safetyCheck: () => '/safety-check',
  medicines: () => '/medicines',
  nutrition: () => '/nutrition',
  diary: (day?: string) => (day ? `/nutrition/diary?day=${day}` : '/nutrition/diary'),
  weightLog: () => '/nutrition/weight',
  ownFoods: () => '/nutrition/foods',
  mealPlans: ({ goal }: { goal?: string } = {}) => `/nutrition/plans${goal ? `?goal=${goal}` : ''}`,
  mealPlan: (key: string) => `/nutrition/plans/${key}`,
  newMealPlan: () => '/nutrition/plans/new',
  nutritionKnowledge: () => '/nutrition-knowledge',
  article: (slug: string) => `/nutrition-knowledge/${slug}`,
  foods: () => '/nutrition-knowledge/foods',
  food: (slug: string) => `/nutrition-knowledge/foods/${slug}`,
  compareFoods: (slugs: readonly string[]) => `/nutrition-knowledge/foods/compare?with=${slugs.join(',')}`,
  nutritionists: () => '/nutritionists',
  nutritionist: (slug: string) => `/nutritionists/${slug}`,
  bookConsultation: (slug: string) => `/nutritionists/${slug}/book`,
  consultations: () => '/consultations',
  consultation: (id: string) => `/consultations/${id}`,
  community: () => '/community',
  question: (id: string) => `/community/${id}`,
  coaching: () => '/coaching',
  practice: () => '/practice',
  practiceClient: (id: string) => `/practice/${id}`,
  fasting: () => '/fasting',
  readings: () => '/readings',
  readingsPrint: () => '/readings/print',
  pricing: () => '/pricing',
  plans: () => '/plans',
  payment: () => '/payment',
  about: () => '/about',
  contact: () => '/contact',
  faq: () => '/faq',
  shipping: () => '/shipping',
  returns: () => '/returns',
  privacyPolicy: () => '/privacy-policy',
  privacy: () => '/privacy',
  terms: () => '/terms-conditions',
} as const;

const origin = 'https://site.invalid';

/** Slashes, backslashes and control characters in their encoded form, also when encoded several times over. */
const HIDDEN = /%(?:25)*(?:2f|5c|[01][\da-f])/i;

/** The input when it is a path of this site (path, query and fragment), otherwise `fallback`. Guards `?redirect=`. */
export function safePath(input: string | null | undefined, fallback: string): string {
  if (!input?.startsWith('/') || hasOddCharacters(input)) return fallback;
  try {
    const url = new URL(input, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || HIDDEN.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback; // not a URL at all
  }
}

// Browsers read a backslash as a slash and drop control characters, which would turn a path into another host.
function hasOddCharacters(input: string): boolean {
  for (let index = 0; index < input.length; index += 1)
    if (input[index] === '\\' || input.charCodeAt(index) < 0x20) return true;
  return false;
}
