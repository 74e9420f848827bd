import { paths } from '../lib/paths.ts';
import { t } from '../words/shell.ts';

type NavLink = { to: string; label: string; also?: readonly string[] };

/** Places that belong to the shop beside its own page. */
export const shopPlaces = ['/enhanced-shop', '/product'];

export const mainLinks: NavLink[] = [
  { to: paths.home(), label: t('Home') },
  { to: paths.shop(), label: t('Shop'), also: shopPlaces },
  { to: paths.remedies(), label: t('Herbal Remedies'), also: [paths.herbs()] },
  { to: paths.nutritionists(), label: t('Nutritionists'), also: [paths.consultations()] },
  { to: paths.about(), label: t('About') },
  { to: paths.faq(), label: t('FAQ') },
  { to: paths.contact(), label: t('Contact') },
];

export const accountLinks: NavLink[] = [
  { to: paths.profile(), label: t('Profile Settings') },
  { to: paths.orders(), label: t('My Orders') },
  { to: paths.wishlist(), label: t('Wishlist') },
  { to: paths.consultations(), label: t('Consultations') },
  { to: paths.medicines(), label: t('My medicines') },
];

/** What works without an account. */
export const visitorLinks: NavLink[] = [
  { to: paths.wishlist(), label: t('Wishlist') },
  { to: paths.medicines(), label: t('My medicines') },
  { to: paths.track(), label: t('Track an order') },
];

export const footerGroups: { title: string; links: NavLink[] }[] = [
  {
    title: t('Explore'),
    links: [
      { to: paths.shop(), label: t('Shop') },
      { to: paths.remedies(), label: t('Herbal Remedies') },
      { to: paths.herbs(), label: t('Herb library') },
      { to: paths.nutritionKnowledge(), label: t('Food and nutrition') },
      { to: paths.assessment(), label: t('Health assessment') },
      { to: paths.fasting(), label: t('Fasting clock') },
      { to: paths.nutrition(), label: t('Calorie calculator') },
      { to: paths.mealPlans(), label: t('Meal plans') },
      { to: paths.nutritionists(), label: t('Nutritionists') },
      { to: paths.community(), label: t('Community') },
      { to: paths.pricing(), label: t('Plans') },
    ],
  },
  {
    title: t('Help'),
    links: [
      { to: paths.faq(), label: t('FAQ') },
      { to: paths.shipping(), label: t('Delivery') },
      { to: paths.returns(), label: t('Returns') },
      { to: paths.contact(), label: t('Contact') },
      { to: paths.orders(), label: t('My Orders') },
      { to: paths.track(), label: t('Track an order') },
    ],
  },
  {
    title: t('About'),
    links: [
      { to: paths.about(), label: t('About Mizizi') },
      { to: paths.privacyPolicy(), label: t('Privacy Policy') },
      { to: paths.privacy(), label: t('Your data') },
      { to: paths.terms(), label: t('Terms & Conditions') },
    ],
  },
];

/** The look of a line in the header's menus. */
export const menuRow = 'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left hover:bg-leaf-100';
