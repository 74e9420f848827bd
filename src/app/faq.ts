import { t } from '../words/shell.ts';

type FaqItem = { question: string; answer: string };
export type FaqGroup = { title: string; items: FaqItem[] };

/** Questions people ask before and after they order. */
export const faqGroups: FaqGroup[] = [
  {
    title: t('Ordering and paying'),
    items: [
      {
        question: t('How do I pay?'),
        answer: t(
          'By M-Pesa: at checkout we send a prompt to your phone and you enter your PIN there. In many counties you may also pay cash to the rider, up to a limit that checkout shows.',
        ),
      },
      {
        question: t('The M-Pesa prompt did not arrive. What now?'),
        answer: t(
          'Check that the phone is on and has signal, then press the button for a new prompt on the order page. Your goods stay held while you try. If money left your account, the order shows it by itself once Safaricom confirms.',
        ),
      },
      {
        question: t('Do I need an account?'),
        answer: t(
          'No. Read, fill a cart and order as a guest, then follow the parcel under “Track an order” with the order number and the phone you gave. With an account you see all orders in one place, keep your addresses and find everything again on another phone.',
        ),
      },
      {
        question: t('Can I cancel?'),
        answer: t(
          'Yes, from the order page, until it is packed or paid. After that, write to us and we will see what is possible.',
        ),
      },
    ],
  },
  {
    title: t('Delivery and returns'),
    items: [
      {
        question: t('Where do you deliver?'),
        answer: t(
          'To all 47 counties. The fee depends on the county and the weight, and you see it before you pay. Tell us a landmark: it helps the rider more than a street name.',
        ),
      },
      {
        question: t('How long does it take?'),
        answer: t(
          'In Nairobi usually the same or the next working day, elsewhere two to five. The delivery page lists the times by area.',
        ),
      },
      {
        question: t('Can I send something back?'),
        answer: t(
          'Unopened products within 30 days. Opened herbal goods cannot be resold, so they come back only when something is wrong with them.',
        ),
      },
    ],
  },
  {
    title: t('Using herbs safely'),
    items: [
      {
        question: t('Can I take herbs together with my medicine?'),
        answer: t(
          'Ask your clinician or pharmacist first. Some plants weaken or strengthen medicines for blood pressure, sugar, blood thinning, HIV and others. The warnings on each product name the ones we know.',
        ),
      },
      {
        question: t('Is this safe in pregnancy or for a child?'),
        answer: t(
          'Many herbs are not, and for many nobody knows. Read the warnings, and when they say nothing, leave it until you have asked.',
        ),
      },
      {
        question: t('Do your products cure diseases?'),
        answer: t(
          'No, and we never say so. They are foods, teas, oils and supplements. See a clinician when you are ill.',
        ),
      },
    ],
  },
  {
    title: t('Plans and consultations'),
    items: [
      {
        question: t('What does the free trial include?'),
        answer: t(
          'Everything for seven days, without a card and without a phone number. It ends by itself; nothing is charged unless you choose a plan.',
        ),
      },
      {
        question: t('Which plans are there?'),
        answer: t(
          'Basic is free. Premium costs KSh 700 a month with two consultations, Gold KSh 1,500 a month with as many as you need. You pay by M-Pesa and may leave at the end of any month.',
        ),
      },
      {
        question: t('What happens in a consultation?'),
        answer: t(
          'You choose a nutritionist and a time, and talk by video for about half an hour. You may cancel without cost until 24 hours before.',
        ),
      },
    ],
  },
  {
    title: t('Your account and your data'),
    items: [
      {
        question: t('Who sees what I tell about my health?'),
        answer: t(
          'You do. A nutritionist sees what you share for a consultation. It is never used for adverts and never sold, and it is not part of our visitor figures.',
        ),
      },
      {
        question: t('How do I download or delete my data?'),
        answer: t(
          'Open Profile Settings and choose “Your data”. The download comes at once; a deletion waits 14 days in case you change your mind.',
        ),
      },
      {
        question: t('Can I use Mizizi without a connection?'),
        answer: t(
          'Yes, in part. Pages you have opened stay on your phone, your cart too. Ordering, paying and booking need a connection and say so.',
        ),
      },
      {
        question: t('How do I put Mizizi on my home screen?'),
        answer: t(
          'On Android, Chrome offers it, or choose “Install app” in its menu. On an iPhone, open the site in Safari, tap Share, then “Add to Home Screen”.',
        ),
      },
    ],
  },
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase();

/** The questions in which every word of the query occurs, in question or answer. All of them without a query. */
export function searchFaq(query: string, groups: readonly FaqGroup[] = faqGroups): FaqGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
