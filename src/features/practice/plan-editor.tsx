import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { WeekField } from '../../entities/meal-plans/week-field.tsx';
import { someProductsQuery } from '../../entities/products/products.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/care.ts';
import { t as shop } from '../../words/shop.ts';
import { findProductsQuery, type PlanDraft, savePlan } from './client.queries.ts';

type Props = {
  consultationId: string;
  plan: PlanDraft;
  isShared: boolean;
  onSaved: () => Promise<unknown>;
};

/** What was agreed, in steps and meals. The client sees it once it is shared, and every change after that. */
export function PlanEditor({ consultationId, plan, isShared, onSaved }: Props) {
  const [changed, setChanged] = useState<PlanDraft | null>(null);
  const draft = changed ?? plan;
  const set = (next: Partial<PlanDraft>): void => setChanged({ ...draft, ...next });
  const save = useMutation({
    mutationFn: (share: boolean) =>
      savePlan(
        consultationId,
        {
          ...draft,
          steps: draft.steps.map((step) => step.trim()).filter(Boolean),
          meals: draft.meals.filter(({ meal, text }) => meal.trim() !== '' && text.trim() !== ''),
        },
        share,
      ),
    onSuccess: async (_, share) => {
      await onSaved();
      setChanged(null);
      toast.success(share || isShared ? t('The client sees the plan') : t('Draft saved'));
    },
  });
  return (
    <Card className="grid gap-5">
      <LeaveGuard when={changed !== null && !save.isPending} />
      <div>
        <h2 className="text-xl">{t('Plan for the client')}</h2>
        <p className="text-muted text-sm">
          {isShared ? t('Shared: changes show at once.') : t('A draft that only you see.')}
        </p>
      </div>
      <TextAreaField
        label={t('What you agreed')}
        rows={3}
        maxLength={4000}
        value={draft.summary}
        onChange={(event) => set({ summary: event.currentTarget.value })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{t('Next steps')}</legend>
        {draft.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are edited in place
          <div key={index} className="flex items-end gap-2">
            <TextField
              className="grow"
              label={t('Step {n}', { n: index + 1 })}
              maxLength={300}
              value={step}
              onChange={(event) =>
                set({
                  steps: draft.steps.map((one, place) => (place === index ? event.currentTarget.value : one)),
                })
              }
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Remove step {n}', { n: index + 1 })}
              onClick={() => set({ steps: draft.steps.filter((_, place) => place !== index) })}
            >
              <TrashIcon />
            </Button>
          </div>
        ))}
        {draft.steps.length < 20 && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => set({ steps: [...draft.steps, ''] })}
          >
            <PlusIcon className="size-5" />
            {t('Add a step')}
          </Button>
        )}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{t('Meals in your words')}</legend>
        {draft.meals.map((meal, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are edited in place
          <div key={index} className="flex flex-wrap items-end gap-2">
            <TextField
              className="w-32"
              label={t('Meal')}
              maxLength={40}
              value={meal.meal}
              onChange={(event) =>
                set({
                  meals: draft.meals.map((one, place) =>
                    place === index ? { ...one, meal: event.currentTarget.value } : one,
                  ),
                })
              }
            />
            <TextField
              className="min-w-48 grow"
              label={t('What to eat')}
              maxLength={400}
              value={meal.text}
              onChange={(event) =>
                set({
                  meals: draft.meals.map((one, place) =>
                    place === index ? { ...one, text: event.currentTarget.value } : one,
                  ),
                })
              }
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Remove meal {n}', { n: index + 1 })}
              onClick={() => set({ meals: draft.meals.filter((_, place) => place !== index) })}
            >
              <TrashIcon />
            </Button>
          </div>
        ))}
        {draft.meals.length < 35 && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => set({ meals: [...draft.meals, { meal: '', text: '' }] })}
          >
            <PlusIcon className="size-5" />
            {t('Add a meal')}
          </Button>
        )}
      </fieldset>
      <WeekField week={draft.week} onChange={(week) => set({ week })} />
      <ProductPicker ids={draft.productIds} onChange={(productIds) => set({ productIds })} />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        {isShared ? (
          <Button busy={save.isPending} disabled={changed === null} onClick={() => save.mutate(true)}>
            {t('Save for the client')}
          </Button>
        ) : (
          <>
            <Button busy={save.isPending} onClick={() => save.mutate(true)}>
              {t('Share with the client')}
            </Button>
            <Button
              variant="secondary"
              busy={save.isPending}
              disabled={changed === null}
              onClick={() => save.mutate(false)}
            >
              {t('Save the draft')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

type ProductPickerProps = { ids: readonly number[]; onChange: (ids: number[]) => void };

/** Chooses products of the shop for a plan, at most twelve. */
function ProductPicker({ ids, onChange }: ProductPickerProps) {
  const [words, setWords] = useState('');
  const { data: known = [] } = useQuery(someProductsQuery(ids));
  const chosen = ids.flatMap((id) => known.find((product) => product.id === id) ?? []);
  const { data: found = [] } = useQuery(findProductsQuery(words));
  const others = found.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{shop('From the shop')}</legend>
      <ul className="grid gap-2">
        {chosen.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {product.name}, {product.size}
            </span>
            <Button variant="quiet" size="sm" onClick={() => onChange(ids.filter((id) => id !== product.id))}>
              {shop.rich('Remove<quiet> {name}</quiet>', { quiet }, { name: product.name })}
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < 12 && (
        <>
          <SearchBox
            label={shop('Search the shop')}
            placeholder={shop('Moringa, fenugreek…')}
            value={words}
            onChange={setWords}
          />
          <ul className="grid gap-1">
            {others.map((product) => (
              <li key={product.id} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {product.name}, {product.size}, {formatKes(product.price_kes)}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    onChange([...ids, product.id]);
                    setWords('');
                  }}
                >
                  {shop.rich('Add<quiet> {name}</quiet>', { quiet }, { name: product.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
