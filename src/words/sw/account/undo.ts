/** Undoing a change of the password or the address, from the link of a mail. */
export const undo = {
  'Undo a change': 'Tengua badiliko',
  'the change': 'badiliko hili',
  'The password of the account {email} was changed on {time}.':
    'Nenosiri la akaunti {email} lilibadilishwa {time}.',
  'The account {email} was moved to another address on {time}.':
    'Akaunti {email} ilihamishiwa kwenye anwani nyingine {time}.',
  'Undo it and the account becomes what it was: its address and its password come back, and every device is signed out. You can do so until {time}.':
    'Ukitengua, akaunti inarudi ilivyokuwa: anwani na nenosiri lake vinarudi, na vifaa vyote vinaondolewa kwenye akaunti. Unaweza kufanya hivyo hadi {time}.',
  'It was you? Then leave this page. Nothing happens.':
    'Ni wewe? Basi ondoka kwenye ukurasa huu. Hakuna kitakachotokea.',
  'It was not me: undo it': 'Si mimi: tengua',
  'Undoing...': 'Inatengua...',
  'Your account is what it was': 'Akaunti yako imerudi ilivyokuwa',
  'Every device is signed out. Somebody else may know your password: choose a new one now, with a link that we mail you.':
    'Vifaa vyote vimeondolewa kwenye akaunti. Huenda mtu mwingine analijua nenosiri lako: chagua jipya sasa, kwa kiungo tutakachokutumia kwa barua pepe.',
  'It was used before, or is older than three days. If you cannot get into your account, ask for a new password or write to us.':
    'Kimeshatumika, au kina zaidi ya siku tatu. Kama huwezi kuingia kwenye akaunti yako, omba nenosiri jipya au tuandikie.',
  'Write to us': 'Tuandikie',
} as const;
