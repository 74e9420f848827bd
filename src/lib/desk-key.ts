/** What the desks of orders, payments and returns read lies under this: a change at one of them shows at the others. */
export const deskKey = ['desk'] as const;
