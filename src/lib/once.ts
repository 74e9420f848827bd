/**
 * Makes something when it is first asked for, and answers it from then on. For the formats of numbers and dates: each
 * costs a cheap phone some 20 ms, and a page that began with all of them would wake that much later.
 */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
