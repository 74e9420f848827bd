import type { ComponentType } from 'react';

/** A text that is read once and rarely changes: paragraphs and lists under headings. */
export type InfoPage = {
  path: string;
  title: string;
  intro: string;
  /** When the text was last changed, for people; policies have it. */
  changed?: string;
  /** What can be done here, above the text. */
  Controls?: ComponentType;
  sections: { heading: string; text?: string[]; list?: string[] }[];
  links: { to: string; label: string }[];
};
