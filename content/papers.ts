/** Pale papers of drawn plates, so that a shelf of them is calm and neighbours still differ. */
export const papers = {
  cream: '#f7f0df',
  sand: '#f3e6cc',
  clay: '#f5e0d2',
  rose: '#f6e3e1',
  mist: '#e8eeea',
  sage: '#e6edd9',
  sky: '#e5ecf1',
  lilac: '#ece6f0',
  straw: '#f6ecc4',
  stone: '#ece7df',
} as const;
