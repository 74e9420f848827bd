import type { Value } from './document.ts';
import type { Field } from './fields.ts';

/** What every field of a form is given. */
export type FieldProps<F extends Field = Field> = {
  field: F;
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** What the database says is wrong with it. */
  error?: string | undefined;
};
