/** Questions people ask before and after they order. */
export const faqGroups: { title: string; items: { question: string; answer: string }[] }[] = [
  {
    title: 'Ordering and paying',
    items: [
      {
        question: 'How do I pay?',
        answer:
          'By M-Pesa: at checkout we send a prompt to your phone and you enter your PIN there. In many counties you may also pay cash to the rider, up to a limit that checkout shows.',
      },
      {
        question: 'The M-Pesa prompt did not arrive. What now?',
        answer:
          'Check that the phone is on and has signal, then press the button for a new prompt on the order page. Your goods stay held while you try. If money left your account, the order shows it by itself once Safaricom confirms.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'You can browse and fill a cart without one. To place an order you sign in, so that you can follow it and we can reach you.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'Yes, from the order page, until it is packed or paid. After that, write to us and we will see what is possible.',
      },
    ],
  },
  {
    title: 'Delivery and returns',
    items: [
      {
        question: 'Where do you deliver?',
        answer:
          'To all 47 counties. The fee depends on the county and the weight, and you see it before you pay. Tell us a landmark: it helps the rider more than a street name.',
      },
      {
        question: 'How long does it take?',
        answer:
          'In Nairobi usually the same or the next working day, elsewhere two to five. The delivery page lists the times by area.',
      },
      {
        question: 'Can I send something back?',
        answer:
          'Unopened products within 30 days. Opened herbal goods cannot be resold, so they come back only when something is wrong with them.',
      },
    ],
  },
  {
    title: 'Using herbs safely',
    items: [
      {
        question: 'Can I take herbs together with my medicine?',
        answer:
          'Ask your clinician or pharmacist first. Some plants weaken or strengthen medicines for blood pressure, sugar, blood thinning, HIV and others. The warnings on each product name the ones we know.',
      },
      {
        question: 'Is this safe in pregnancy or for a child?',
        answer:
          'Many herbs are not, and for many nobody knows. Read the warnings, and when they say nothing, leave it until you have asked.',
      },
      {
        question: 'Do your products cure diseases?',
        answer:
          'No, and we never say so. They are foods, teas, oils and supplements. See a clinician when you are ill.',
      },
    ],
  },
];
