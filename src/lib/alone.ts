/** Runs a piece of work when no other tab works on the same. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
