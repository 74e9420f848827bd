/** The wishlist, and asking to be told when something is back. */
export const wishlist = {
  'Keep for later': 'Weka kwa baadaye',
  'Kept on this device. <a>Sign in</a> to find it everywhere.':
    'Imehifadhiwa kwenye kifaa hiki. <a>Ingia</a> uipate popote.',
  'Move to cart': 'Hamishia kikapuni',
  'Move to your wishlist': 'Hamishia orodha ya unavyotaka',
  'Move {name} to your wishlist': 'Hamishia {name} kwenye orodha ya unavyotaka',
  'Moved to your wishlist': 'Imehamishiwa kwenye orodha ya unavyotaka',
  'Not on your wishlist': 'Haiko kwenye orodha ya unavyotaka',
  'Still on your wishlist': 'Bado iko kwenye orodha ya unavyotaka',
  'Your alerts could not be loaded. Try again': 'Arifa zako hazikupakiwa. Jaribu tena',
  'Nothing on your wishlist yet': 'Orodha ya unavyotaka bado haina kitu',
  'On your wishlist': 'Ipo kwenye orodha ya unavyotaka',
  'One notification when {name} is back.': 'Utapata arifa moja {name} itakaporudi.',
  'Remove {name} from your wishlist': 'Ondoa {name} kwenye orodha ya unavyotaka',
  'Sign in to be told <quiet>when {name} is back</quiet>':
    'Ingia upate kuarifiwa <quiet>{name} itakaporudi</quiet>',
  'Take something off it first.': 'Ondoa kitu kimoja kwanza.',
  'Tap the heart on anything you are not ready to buy. It waits here, and when it is sold out we can tell you when it is back.':
    'Gusa moyo kwenye chochote ambacho bado hujawa tayari kununua. Kitakusubiri hapa, na kikiisha tunaweza kukuarifu kitakaporudi.',
  'Tell me <quiet>when {name} is back</quiet>': 'Niarifu <quiet>{name} itakaporudi</quiet>',
  'That did not work': 'Haikufaulu',
  'We no longer sell this product.': 'Hatuuzi tena bidhaa hii.',
  'We will tell you': 'Tutakuarifu',
  'We will tell you <quiet>when {name} is back</quiet>': 'Tutakuarifu <quiet>{name} itakaporudi</quiet>',
  'What you kept on this device is in your account now.':
    'Ulivyohifadhi kwenye kifaa hiki sasa viko kwenye akaunti yako.',
  Wishlist: 'Unavyotaka',
  'Wishlist: {name}': 'Orodha ya unavyotaka: {name}',
  'Your wishlist': 'Orodha ya unavyotaka',
  'Your wishlist is full': 'Orodha ya unavyotaka imejaa',
  'Your wishlist moved in': 'Orodha yako imehamia kwenye akaunti',
  'a product': 'bidhaa moja',
} as const;
