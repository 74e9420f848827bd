import { Badge } from '../../ui/badge.tsx';

const words = {
  active: { text: 'In the shop', tone: 'leaf' },
  draft: { text: 'Draft', tone: 'gold' },
  archived: { text: 'Archived', tone: 'neutral' },
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
