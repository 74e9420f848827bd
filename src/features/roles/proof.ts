/** Does some work, and does it again once whoever is signed in has shown that it is them, where the server asks for that. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;
