/** Somebody the demo shop has sold to. Nobody can sign in as one: only the five demo accounts have a known password. */
export interface DemoCustomer {
  key: string;
  name: string;
  /** As stored, 254XXXXXXXXX. */
  phone: string;
  county: string;
  town: string;
  landmark: string;
  payment: 'mpesa' | 'cash';
  /** How many days ago each of the two orders was placed. */
  ordered: [earlier: number, later: number];
}

function customer(
  key: string,
  name: string,
  phone: string,
  [county, town, landmark]: [county: string, town: string, landmark: string],
  payment: DemoCustomer['payment'],
  ordered: DemoCustomer['ordered'],
): DemoCustomer {
  return { key, name, phone, county, town, landmark, payment, ordered };
}

/** Each has bought twice, so that what they say is a buyer's word. */
export const demoCustomers: DemoCustomer[] = [
  customer(
    'njeri',
    'Njeri Waweru',
    '254711204561',
    ['Nairobi City', 'Umoja', 'Next to Tena Chief’s camp'],
    'mpesa',
    [131, 58],
  ),
  customer(
    'otieno',
    'Brian Otieno',
    '254722318450',
    ['Kisumu', 'Milimani', 'Behind Kisumu Girls'],
    'mpesa',
    [122, 47],
  ),
  customer(
    'chebet',
    'Faith Chebet',
    '254705446712',
    ['Uasin Gishu', 'Eldoret', 'Opposite Rupa’s Mall'],
    'cash',
    [118, 39],
  ),
  customer(
    'omar',
    'Omar Bakari',
    '254733590218',
    ['Mombasa', 'Nyali', 'Links Road, blue gate'],
    'mpesa',
    [109, 44],
  ),
  customer(
    'mwende',
    'Mwende Kilonzo',
    '254714882035',
    ['Machakos', 'Syokimau', 'Near the railway station'],
    'mpesa',
    [103, 33],
  ),
  customer(
    'barasa',
    'Kevin Barasa',
    '254726670419',
    ['Bungoma', 'Bungoma town', 'Beside Khetia’s'],
    'mpesa',
    [97, 41],
  ),
  customer(
    'wambui',
    'Grace Wambui',
    '254702935187',
    ['Kiambu', 'Thika', 'Section 9, third lane'],
    'cash',
    [92, 28],
  ),
  customer(
    'kibet',
    'Dennis Kibet',
    '254721047863',
    ['Nakuru', 'Naka estate', 'Opposite the chapel'],
    'mpesa',
    [86, 31],
  ),
  customer(
    'zawadi',
    'Zawadi Mrema',
    '254708513974',
    ['Kilifi', 'Malindi', 'Behind the Oasis mall'],
    'mpesa',
    [81, 26],
  ),
  customer(
    'nyambura',
    'Ann Nyambura',
    '254717726340',
    ['Nyeri', 'Nyeri town', 'Above the old post office'],
    'mpesa',
    [74, 24],
  ),
  customer(
    'hassan',
    'Hassan Abdi',
    '254729158206',
    ['Garissa', 'Garissa town', 'Near Almond resort'],
    'mpesa',
    [69, 22],
  ),
  customer(
    'muthoni',
    'Lucy Muthoni',
    '254703364958',
    ['Nairobi City', 'South C', 'Muhoho Avenue, flat 4'],
    'cash',
    [63, 19],
  ),
];
