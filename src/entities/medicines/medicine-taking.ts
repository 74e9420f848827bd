/** What became of one dose. It is known by its medicine and the moment it was due, on every device. */
export type MedicineTaking = {
  /** `takingId` of the two below. */
  id: string;
  medicine: string;
  /** ISO in UTC. */
  due_at: string;
  state: TakingState;
  noted_at: string;
};

export type TakingState = 'taken' | 'skipped';

export const takingId = (medicine: string, dueAt: string): string =>
  `${medicine}@${new Date(dueAt).toISOString()}`;

export const newTaking = (medicine: string, dueAt: string, state: TakingState): MedicineTaking => ({
  id: takingId(medicine, dueAt),
  medicine,
  due_at: new Date(dueAt).toISOString(),
  state,
  noted_at: new Date().toISOString(),
});

export function isTaking(value: unknown): value is MedicineTaking {
  if (typeof value !== 'object' || value === null) return false;
  const { id, medicine, due_at, state, noted_at } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof medicine === 'string' &&
    typeof due_at === 'string' &&
    !Number.isNaN(Date.parse(due_at)) &&
    (state === 'taken' || state === 'skipped') &&
    typeof noted_at === 'string'
  );
}
