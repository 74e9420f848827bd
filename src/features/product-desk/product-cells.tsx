import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { controlStyles } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { productDeskKey, setStock } from './product-desk.queries.ts';

type Props = { product: { id: number; name: string; size: string; stock: number; reorder_at: number } };

/** What was typed, the figure it was counted from, and whether the shop has refused it because of a sale in between. */
type Draft = { text: string; countedFrom: number; isRefused: boolean };

/**
 * The figure on the shelf, written when one leaves the field. A sale in between is told, not overwritten: after that only
 * another figure or a decision is sent, never the same one by leaving the field.
 */
export function StockCell({ product }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = useMutation({
    mutationFn: ({ stock, over }: { stock: number; over: number }) => setStock(product.id, stock, over),
    onSuccess: () => setProblem(null),
    // What was typed stays, to be compared with the new figure.
    onError: (error) => {
      setProblem(errorText(error));
      const isRefused = toAppError(error).kind === 'changed_by_other';
      setDraft((before) => before && { ...before, isRefused });
    },
    onSettled: async (_stock, error) => {
      await queryClient.invalidateQueries({ queryKey: productDeskKey });
      if (!error) setDraft(null);
    },
  });

  function change(text: string): void {
    const countedFrom = draft && !draft.isRefused ? draft.countedFrom : product.stock;
    setDraft({ text, countedFrom, isRefused: false });
  }

  function forget(): void {
    setDraft(null);
    setProblem(null);
  }

  function commit({ text, countedFrom, isRefused }: Draft): void {
    if (count.isPending) return;
    const wanted = text.trim();
    // What was refused is decided over the figure of now, which stands beside it.
    const over = isRefused ? product.stock : countedFrom;
    if (wanted === String(product.stock) || wanted === '') forget();
    else if (/^\d{1,7}$/.test(wanted)) count.mutate({ stock: Number(wanted), over });
    else setProblem(t('A whole number, 0 or more.'));
  }

  return (
    <span className={cn('grid w-24 gap-1', problem && '@max-3xl:w-40')}>
      <input
        inputMode="numeric"
        aria-label={t('Stock of {name}, {size}', { name: product.name, size: product.size })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={count.isPending || undefined}
        className={cn(
          controlStyles,
          'text-right tabular-nums',
          product.stock <= product.reorder_at && 'text-clay-700 font-semibold',
        )}
        value={draft?.text ?? String(product.stock)}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (draft && !draft.isRefused) commit(draft);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft) commit(draft);
          if (event.key === 'Escape') forget();
        }}
      />
      {problem && (
        <span id={id} role="alert" className="text-danger-700 text-sm font-semibold">
          {problem}
        </span>
      )}
      {draft?.isRefused && !count.isPending && (
        <Button variant="secondary" size="sm" onClick={() => commit(draft)}>
          {t('Save {new} over {old}', { new: draft.text.trim(), old: product.stock })}
        </Button>
      )}
    </span>
  );
}

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
