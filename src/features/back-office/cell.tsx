import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import type { Json } from '../../lib/database.types.ts';
import { formatDate, formatDateTime, formatKes, formatNumber, formatPhone } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/back-office.ts';
import { language } from '../../words/language.ts';
import type { Column } from './desk-list.ts';

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** An address of our own site is read by its path. */
const shortened = (text: string): string => text.replace(/^https?:\/\/[^/]+(?=\/)/, '');

/** A value of a list as people read it; a dash where there is none. */
export function Cell({ column, value }: { column: Column; value: Json | undefined }): ReactNode {
  if (value === null || value === undefined || value === '') return <span className="text-muted">–</span>;
  const { kind, words } = column;
  if (words) {
    const word = words[plain(value)];
    return word?.tone ? <Badge tone={word.tone}>{word.text}</Badge> : (word?.text ?? plain(value));
  }
  if (kind === 'kes' && typeof value === 'number') return formatKes(value);
  if (kind === 'number' && typeof value === 'number') return formatNumber(value, 3);
  if (kind === 'day' || kind === 'moment') {
    const iso = plain(value);
    // A Kiswahili moment tells the time twice: it may take two lines.
    return (
      <time dateTime={iso} className={cn((kind === 'day' || language === 'en') && 'whitespace-nowrap')}>
        {kind === 'day' ? formatDate(iso) : formatDateTime(iso)}
      </time>
    );
  }
  if (kind === 'phone') return <span className="whitespace-nowrap">{formatPhone(plain(value))}</span>;
  if (column.key === 'action') return t.known(plain(value).replaceAll('_', ' '));
  return shortened(plain(value));
}
