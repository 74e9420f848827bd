import { expect, it } from 'vitest';

import { faultsOf, type FieldSpec, fromCells, toCells } from './setting-fields.ts';

const fields: FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'fee_kes', label: 'Fee', kind: 'number' },
  { name: 'free_from_kes', label: 'Free from', kind: 'maybe_number' },
  { name: 'phone', label: 'Phone', kind: 'maybe_text' },
  { name: 'is_active', label: 'Open', kind: 'check' },
  { name: 'ends_at', label: 'Ends', kind: 'time' },
];
const row = {
  name: 'Coast',
  fee_kes: 350,
  free_from_kes: null,
  phone: null,
  is_active: true,
  ends_at: '2026-11-21T21:30:00+00:00',
};

it('shows a row and gives the same row back, times in Nairobi', () => {
  const cells = toCells(fields, row);
  expect(cells).toEqual({
    name: 'Coast',
    fee_kes: '350',
    free_from_kes: '',
    phone: '',
    is_active: 'true',
    ends_at: '2026-11-22T00:30',
  });
  const saved = fromCells(fields, cells);
  expect(saved).toMatchObject({ ...row, ends_at: '2026-11-22T00:30:00+03:00' });
});

it('names what is missing and what is no number', () => {
  expect(faultsOf(fields, { name: ' ', fee_kes: '3.5', free_from_kes: '', is_active: 'false' })).toEqual({
    name: 'This is missing.',
    fee_kes: 'Enter a whole number.',
  });
});
