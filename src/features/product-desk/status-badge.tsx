import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/desk.ts';

const words = {
  active: { text: t('In the shop'), tone: 'leaf' },
  draft: { text: t('Draft'), tone: 'gold' },
  archived: { text: t('Archived'), tone: 'neutral' },
} as const;

const isKnown = (status: string): status is keyof typeof words => status in words;

/** Whether customers see a product. */
export function StatusBadge({ status }: { status: string }) {
  return isKnown(status) ? (
    <Badge tone={words[status].tone}>{words[status].text}</Badge>
  ) : (
    <Badge>{status}</Badge>
  );
}
