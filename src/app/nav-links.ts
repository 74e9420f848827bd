import { paths } from '../lib/paths.ts';

type NavLink = { to: string; label: string };

export const mainLinks: NavLink[] = [
  { to: paths.home(), label: 'Home' },
  { to: paths.shop(), label: 'Shop' },
  { to: paths.remedies(), label: 'Herbal Remedies' },
  { to: paths.nutritionists(), label: 'Nutritionists' },
  { to: paths.about(), label: 'About' },
  { to: paths.faq(), label: 'FAQ' },
  { to: paths.contact(), label: 'Contact' },
];

export const accountLinks: NavLink[] = [
  { to: paths.profile(), label: 'Profile Settings' },
  { to: paths.orders(), label: 'My Orders' },
  { to: paths.wishlist(), label: 'Wishlist' },
  { to: paths.consultations(), label: 'Consultations' },
];

/** What works without an account. */
export const visitorLinks: NavLink[] = [
  { to: paths.wishlist(), label: 'Wishlist' },
  { to: paths.track(), label: 'Track an order' },
];

export const footerGroups: { title: string; links: NavLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { to: paths.shop(), label: 'Shop' },
      { to: paths.remedies(), label: 'Herbal Remedies' },
      { to: paths.herbs(), label: 'Herb library' },
      { to: paths.nutritionKnowledge(), label: 'Food and nutrition' },
      { to: paths.assessment(), label: 'Health assessment' },
      { to: paths.fasting(), label: 'Fasting clock' },
      { to: paths.nutrition(), label: 'Calorie calculator' },
      { to: paths.mealPlans(), label: 'Meal plans' },
      { to: paths.nutritionists(), label: 'Nutritionists' },
      { to: paths.pricing(), label: 'Plans' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: paths.faq(), label: 'FAQ' },
      { to: paths.shipping(), label: 'Delivery' },
      { to: paths.returns(), label: 'Returns' },
      { to: paths.contact(), label: 'Contact' },
      { to: paths.orders(), label: 'My Orders' },
      { to: paths.track(), label: 'Track an order' },
    ],
  },
  {
    title: 'About',
    links: [
      { to: paths.about(), label: 'About Mizizi' },
      { to: paths.privacyPolicy(), label: 'Privacy Policy' },
      { to: paths.privacy(), label: 'Your data' },
      { to: paths.terms(), label: 'Terms & Conditions' },
    ],
  },
];
