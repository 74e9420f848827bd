import type { ComponentType } from 'react';

export type InfoSection = { heading: string; text?: string[]; list?: string[] };

/** A text that is read once and rarely changes: paragraphs and lists under headings. */
export type InfoPage = {
  path: string;
  title: string;
  intro: string;
  /** The day the text was last changed; policies have it. */
  changed?: string;
  /** What can be done here, above the text. */
  Controls?: ComponentType;
  /** What has its Kiswahili beside it stands first, in that, where the app speaks Kiswahili; the rest is in English. */
  sections: (InfoSection & { sw?: InfoSection })[];
  links: { to: string; label: string }[];
};
