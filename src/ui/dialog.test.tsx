import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <button type="button">Other</button>
      <Dialog open={open} onOpenChange={setOpen} title="A window" />
    </>
  );
}

test('gives the focus back to what was tapped', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const add = screen.getByRole('button', { name: 'Add' });
  await user.click(add);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(add).toHaveFocus());
});

test('leaves the focus to whoever has gone on meanwhile', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const other = screen.getByRole('button', { name: 'Other' });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click();
  });
  other.focus();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(other).toHaveFocus();
});
