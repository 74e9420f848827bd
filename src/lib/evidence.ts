import type { evidenceGrades } from '../../content/vocabulary.ts';
import { t } from '../words/shell.ts';

/** How good the evidence for a use is, in the words the whole site uses. */
export type EvidenceGrade = (typeof evidenceGrades)[number];

type Evidence = {
  label: string;
  meaning: string;
  tone: 'leaf' | 'info' | 'gold' | 'danger';
};

export const evidence: Readonly<Record<EvidenceGrade, Evidence>> = {
  A: {
    label: t('Good trials'),
    meaning: t('Several good trials in people agree, or a health authority recognises this use.'),
    tone: 'leaf',
  },
  B: {
    label: t('Some studies'),
    meaning: t('A few studies in people point this way. Better ones could still change the picture.'),
    tone: 'info',
  },
  C: {
    label: t('Tradition'),
    meaning: t('Used by custom, and hardly studied. Custom shows that people do it, not that it works.'),
    tone: 'gold',
  },
  D: {
    label: t('Advised against'),
    meaning: t('Studies contradict this use, or it is not safe.'),
    tone: 'danger',
  },
};
