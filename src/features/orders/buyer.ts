/** Who checks out: a member, or a visitor without an account. */
export type Buyer = { id: string; fullName: string; isGuest: boolean };

/** All visitors of a device share what is kept for the checkout. */
export const guestBuyer: Buyer = { id: 'guest', fullName: '', isGuest: true };
