import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { controlStyles } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { productDeskKey, setStock } from './product-desk.queries.ts';

type Props = { product: { id: number; name: string; size: string; stock: number; reorder_at: number } };

/** The figure on the shelf, written when one leaves the field. A sale in between is told, not overwritten. */
export function StockCell({ product }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = useMutation({
    mutationFn: (stock: number) => setStock(product.id, stock, product.stock),
    onSuccess: () => setProblem(null),
    // What was typed stays, to be compared with the new figure.
    onError: (error) => setProblem(errorText(error)),
    onSettled: async (_stock, error) => {
      await queryClient.invalidateQueries({ queryKey: productDeskKey });
      if (!error) setTyped(null);
    },
  });

  function commit(): void {
    if (typed === null || count.isPending) return;
    const wanted = typed.trim();
    if (wanted === String(product.stock) || wanted === '') {
      setTyped(null);
      setProblem(null);
    } else if (/^\d{1,7}$/.test(wanted)) count.mutate(Number(wanted));
    else setProblem(t('A whole number, 0 or more.'));
  }

  return (
    <span className="grid w-24 gap-1">
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
        value={typed ?? String(product.stock)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') {
            setTyped(null);
            setProblem(null);
          }
        }}
      />
      {problem && (
        <span id={id} role="alert" className="text-danger-700 text-sm font-semibold">
          {problem}
        </span>
      )}
    </span>
  );
}
