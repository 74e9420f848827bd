import { z } from 'zod';

/** Where a parcel can be fetched. Fees are whole shillings; the shop changes them in the admin area afterwards. */
export const pickupPointSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: z.string().min(2).max(80),
    /** Official name of the county. */
    county: z.string().min(3),
    town: z.string().min(2).max(80),
    /** How one tells the way to somebody who walks there. */
    landmark: z.string().min(3).max(200),
    hours: z.string().max(80),
    fee_kes: z.number().int().min(0),
    min_days: z.number().int().min(0),
    max_days: z.number().int().positive(),
    cash_on_pickup: z.boolean(),
    position: z.number().int().positive(),
  })
  .refine((point) => point.min_days <= point.max_days, { message: 'days out of order', path: ['max_days'] });
export type PickupPoint = z.infer<typeof pickupPointSchema>;

export const pickupPoints: PickupPoint[] = [
  {
    id: 'nairobi-cbd',
    name: 'Nairobi city desk',
    county: 'Nairobi City',
    town: 'City centre',
    landmark: 'Moi Avenue, opposite the Kenya National Archives',
    hours: 'Mon to Sat, 9:00 to 18:00',
    fee_kes: 100,
    min_days: 0,
    max_days: 1,
    cash_on_pickup: true,
    position: 1,
  },
  {
    id: 'nairobi-westlands',
    name: 'Westlands desk',
    county: 'Nairobi City',
    town: 'Westlands',
    landmark: 'Waiyaki Way, beside the Sarit Centre roundabout',
    hours: 'Mon to Sat, 9:00 to 18:00',
    fee_kes: 120,
    min_days: 0,
    max_days: 1,
    cash_on_pickup: true,
    position: 2,
  },
  {
    id: 'mombasa-town',
    name: 'Mombasa desk',
    county: 'Mombasa',
    town: 'Mombasa',
    landmark: 'Digo Road, near Makupa market',
    hours: 'Mon to Fri, 9:00 to 17:00',
    fee_kes: 250,
    min_days: 2,
    max_days: 3,
    cash_on_pickup: false,
    position: 3,
  },
  {
    id: 'kisumu-town',
    name: 'Kisumu desk',
    county: 'Kisumu',
    town: 'Kisumu',
    landmark: 'Oginga Odinga Street, near the main stage',
    hours: 'Mon to Fri, 9:00 to 17:00',
    fee_kes: 230,
    min_days: 2,
    max_days: 3,
    cash_on_pickup: false,
    position: 4,
  },
];
