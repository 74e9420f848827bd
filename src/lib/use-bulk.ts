import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { told } from '../words/told.ts';
import { errorText } from './app-error.ts';
import { toast } from './toast.ts';

/** What became of one row; the database answers ids as text. */
type Outcome = { id: string; ok: boolean; message: string | null };
type Act = (ids: string[]) => Promise<Outcome[]>;

/** What could not be done, by the name of its row. */
export type Left = { id: string; name: string; message: string };

export type Bulk<Row> = {
  chosen: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  isAll: boolean;
  chooseAll: (all: boolean) => void;
  left: readonly Left[];
  run: (act: Act) => void;
  isPending: boolean;
};

type Options<Row> = {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Says how many rows were changed. */
  done: (many: number) => string;
  /** What is read again. */
  reread: QueryKey;
};

/** Rows that are chosen, and one thing done with all of them: what was refused stays chosen, with its reason. */
export function useBulk<Row extends { id: string | number }>({
  rows,
  nameOf,
  done,
  reread,
}: Options<Row>): Bulk<Row> {
  const queryClient = useQueryClient();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly Left[]>([]);
  const chosen = rows.filter(({ id }) => marked.has(String(id)));
  const act = useMutation({
    mutationFn: async (how: Act) => {
      const names = new Map(chosen.map((row) => [String(row.id), nameOf(row)]));
      return { names, outcomes: await how([...names.keys()]) };
    },
    onSuccess: ({ names, outcomes }) => {
      const stayed = outcomes.filter(({ ok }) => !ok);
      const many = outcomes.length - stayed.length;
      if (many > 0) toast.success(done(many));
      setMarked(new Set(stayed.map(({ id }) => id)));
      setFailed(
        stayed.map(({ id, message }) => ({ id, name: names.get(id) ?? id, message: told(message ?? '') })),
      );
    },
    // everything stays chosen: pressed again, what was done already is not done twice
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reread }),
  });
  return {
    chosen,
    has: ({ id }) => marked.has(String(id)),
    toggle: ({ id }) => {
      const next = new Set(marked);
      if (!next.delete(String(id))) next.add(String(id));
      setMarked(next);
    },
    isAll: chosen.length > 0 && chosen.length === rows.length,
    chooseAll: (all) => setMarked(new Set(all ? rows.map(({ id }) => String(id)) : [])),
    left: failed.filter(({ id }) => marked.has(id)),
    run: (how) => act.mutate(how),
    isPending: act.isPending,
  };
}
