/** What can go wrong anywhere, and being offline. */
export const failures = {
  'You are not allowed to do this. Sign in and try again.':
    'Huna ruhusa ya kufanya hivi. Ingia kisha ujaribu tena.',
  'We could not find what you asked for.': 'Hatukupata ulichoomba.',
  'This was changed in the meantime. Reload the page and try again.':
    'Hili limebadilishwa wakati huo huo. Pakia ukurasa upya kisha ujaribu tena.',
  'Something in the form is not right. Check it and try again.':
    'Kuna kitu kwenye fomu ambacho si sahihi. Kiangalie kisha ujaribu tena.',
  'Too many attempts. Please wait a few minutes before trying again.':
    'Umejaribu mara nyingi mno. Tafadhali subiri dakika chache kabla ya kujaribu tena.',
  'A quotation mark is opened and never closed.': 'Alama ya nukuu imefunguliwa lakini haijafungwa.',
  'There is text after a closing quotation mark.': 'Kuna maandishi baada ya alama ya nukuu ya kufunga.',
  'This part is not on your device yet.': 'Sehemu hii bado haiko kwenye kifaa chako.',
  'The list of terms could not be read.': 'Hatukuweza kupakia orodha ya istilahi.',
  'The file could not be saved': 'Faili haikuweza kuhifadhiwa',
  'Try again, or use the site in your browser.': 'Jaribu tena, au tumia tovuti kwenye kivinjari chako.',
  'Changed on another device too': 'Limebadilishwa pia kwenye kifaa kingine',
  'Your records moved in': 'Rekodi zako zimehamishwa',
  'What you kept on this device is in your account now.':
    'Ulichokuwa umehifadhi kwenye kifaa hiki sasa kiko kwenye akaunti yako.',
  'This device is full': 'Kifaa hiki kimejaa',
  'What you do now is lost when this page closes. Delete photos or apps you do not need, then try again.':
    'Utakachofanya sasa kitapotea ukifunga ukurasa huu. Futa picha au programu usizohitaji, kisha ujaribu tena.',
  'Something went wrong': 'Kuna hitilafu imetokea',
  "We're sorry, but something unexpected happened. The error has been logged and we'll look into it.":
    'Samahani, kuna jambo lisilotarajiwa limetokea. Hitilafu hii imerekodiwa, na tutaishughulikia.',
  'Try Again': 'Jaribu tena',
  'Page not found': 'Ukurasa haupatikani',
  'Nothing grows at this address. It may have moved, or the link has a typo.':
    'Hakuna kinachomea kwenye anwani hii. Huenda ukurasa umehamishwa, au kiungo kimeandikwa vibaya.',
  'Not loaded': 'Haijapakiwa',
  'We could not load {what}': 'Hatukuweza kupakia {what}',
  'This page did not arrive': 'Ukurasa huu haukufika',
  'The connection may be weak, or we have just changed something. Please try again.':
    'Huenda mtandao ni dhaifu, au tumebadilisha kitu sasa hivi. Tafadhali jaribu tena.',
  'Offline - Some features may be limited': 'Nje ya mtandao - Huenda baadhi ya huduma zisipatikane',
  'This page is not on your device yet': 'Ukurasa huu bado haujahifadhiwa kwenye kifaa chako',
  'Connect to the internet, then try again.': 'Unganisha intaneti, kisha ujaribu tena.',
  "You're offline. Some features may be limited.":
    'Uko nje ya mtandao. Huenda baadhi ya huduma zisipatikane.',
  'Back online': 'Umerudi mtandaoni',
  'Check your connection and reload the page.': 'Angalia mtandao wako, kisha upakie ukurasa upya.',
  'Part of this page is missing': 'Sehemu ya ukurasa huu haikupatikana',
  'The menu could not be loaded. Check your connection and reload the page.':
    'Hatukuweza kupakia menyu. Angalia muunganisho wako kisha upakie ukurasa upya.',
  'The chat could not be loaded. Check your connection and try again.':
    'Hatukuweza kupakia mazungumzo. Angalia muunganisho wako kisha ujaribu tena.',
} as const;
