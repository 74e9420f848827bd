import { z } from 'zod';

export const testimonialSchema = z.strictObject({
  /** Fixed for good: the shop's own changes hang on it. */
  id: z.uuid(),
  name: z.string().trim().min(2).max(60),
  /** A town, or null. */
  location: z.string().trim().min(2).max(60).nullable(),
  quote: z.string().trim().min(10).max(400),
  /** Stars, 1 to 5. */
  rating: z.number().int().min(1).max(5),
  is_active: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
});
type Testimonial = z.infer<typeof testimonialSchema>;

/**
 * What customers say on the front page, newest first: the three newest active ones are shown. They open the shop's
 * book; from then on voices are added and taken down in the admin area.
 */
export const testimonials: Testimonial[] = [
  {
    id: '7e570000-0000-4000-8000-000000000001',
    name: 'Wanjiku M.',
    location: 'Nakuru',
    quote:
      'I liked that the page told me to ask my doctor first, because I take tablets for pressure. No other shop did that.',
    rating: 5,
    is_active: true,
    created_at: '2026-11-14T09:00:00+03:00',
  },
  {
    id: '7e570000-0000-4000-8000-000000000002',
    name: 'Otieno B.',
    location: 'Kisumu',
    quote: 'Ordered moringa on Monday evening, paid by M-Pesa, and the rider called me on Wednesday morning.',
    rating: 5,
    is_active: true,
    created_at: '2026-11-06T16:30:00+03:00',
  },
  {
    id: '7e570000-0000-4000-8000-000000000003',
    name: 'Amina H.',
    location: 'Mombasa',
    quote:
      'The calculator knows ugali, omena and sukuma wiki. For once I do not have to guess what a “cup of kale” is.',
    rating: 4,
    is_active: true,
    created_at: '2026-10-28T11:15:00+03:00',
  },
  {
    id: '7e570000-0000-4000-8000-000000000004',
    name: 'Chebet K.',
    location: 'Eldoret',
    quote:
      'The nutritionist listened for half an hour and then changed two things about my breakfast. It stuck.',
    rating: 5,
    is_active: true,
    created_at: '2026-10-12T08:45:00+03:00',
  },
  {
    id: '7e570000-0000-4000-8000-000000000005',
    name: 'Mutua J.',
    location: null,
    quote: 'One packet came torn. I sent a photo and a new one arrived the same week.',
    rating: 4,
    is_active: true,
    created_at: '2026-09-30T14:00:00+03:00',
  },
];
