/** A page whose tool is still being built: it says honestly what it will do and where to go meanwhile. */
export type UpcomingPage = {
  /** The route's pattern. */
  path: string;
  eyebrow: string;
  title: string;
  intro: string;
  points: { title: string; text: string }[];
  links: { to: string; label: string }[];
  /** Belongs to one signed-in person: never prerendered. */
  personal?: boolean;
};
