/** The wishlist, and asking to be told when something is back. */
export const wishlist = {
  'Keep for later': 'Weka kwa baadaye',
  'Kept on this device. <a>Sign in</a> to find it everywhere.':
    'Imehifadhiwa kwenye kifaa hiki. <a>Ingia</a> uipate popote.',
  'Move to cart': 'Hamishia kikapuni',
  'Move to your wishlist': 'Hamishia orodha ya ninazotaka',
  'Move {name} to your wishlist': 'Hamishia {name} kwenye orodha ya ninazotaka',
  'Moved to your wishlist': 'Imehamishiwa kwenye orodha ya ninazotaka',
  'Not on your wishlist': 'Haiko kwenye orodha ya ninazotaka',
  'Still on your wishlist': 'Bado iko kwenye orodha ya ninazotaka',
  'Your alerts could not be loaded. Try again': 'Hatukuweza kupakia arifa zako. Jaribu tena',
  'Nothing on your wishlist yet': 'Orodha ya ninazotaka bado haina kitu',
  'On your wishlist': 'Ipo kwenye orodha ya ninazotaka',
  'One notification when {name} is back.': 'Utapata arifa moja {name} itakaporudi.',
  'Remove {name} from your wishlist': 'Ondoa {name} kwenye orodha ya ninazotaka',
  'Sign in to be told <quiet>when {name} is back</quiet>':
    'Ingia upate kuarifiwa <quiet>{name} itakaporudi</quiet>',
  'Take something off it first.': 'Ondoa kitu kimoja kwanza.',
  'Tap the heart on anything you are not ready to buy. It waits here, and when it is sold out we can tell you when it is back.':
    'Gusa moyo kwenye chochote ambacho bado hujawa tayari kununua. Kitakusubiri hapa, na kikiisha tunaweza kukuarifu kitakaporudi.',
  'Tell me <quiet>when {name} is back</quiet>': 'Niarifu <quiet>{name} itakaporudi</quiet>',
  'That did not work': 'Imeshindikana',
  'We no longer sell this product.': 'Hatuuzi tena bidhaa hii.',
  'We will tell you': 'Tutakuarifu',
  'We will tell you <quiet>when {name} is back</quiet>': 'Tutakuarifu <quiet>{name} itakaporudi</quiet>',
  'What you kept on this device is in your account now.':
    'Ulichokuwa umehifadhi kwenye kifaa hiki sasa kiko kwenye akaunti yako.',
  Wishlist: 'Orodha ya ninazotaka',
  'Wishlist: {name}': 'Orodha ya ninazotaka: {name}',
  'Your wishlist': 'Orodha ya ninazotaka',
  'Your wishlist is full': 'Orodha ya ninazotaka imejaa',
  'Your wishlist moved in': 'Orodha ya ninazotaka imehamia kwenye akaunti',
  'a product': 'bidhaa moja',
} as const;
