import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, test, vi } from 'vitest';

import { Button } from './button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { NavLink } from './link.tsx';
import { LoadMore } from './list-states.tsx';
import { PageHead } from './page-header.tsx';
import { ResponsivePicture } from './picture.tsx';
import { Popdown } from './popdown.tsx';
import { Price } from './price.tsx';
import { QuantityStepper } from './stepper.tsx';
import { Timeline } from './timeline.tsx';

describe('Button', () => {
  it('is no submit button unless it says so, and rests while busy', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('QuantityStepper', () => {
  function Counted({ onChange }: { onChange: (value: number) => void }) {
    const [value, setValue] = useState(2);
    const set = (next: number): void => {
      onChange(next);
      setValue(next);
    };
    return <QuantityStepper label="Quantity" value={value} min={1} max={5} onChange={set} />;
  }

  it('counts within its limits', async () => {
    const onChange = vi.fn<(value: number) => void>();
    render(<Counted onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onChange.mock.calls).toEqual([[1], [2]]);
  });

  it.each([
    ['4', 4],
    ['99', 5],
    ['0', 1],
  ])('takes the typed %s as %d', async (typed, value) => {
    const onChange = vi.fn<(value: number) => void>();
    render(<Counted onChange={onChange} />);
    const input = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(input);
    await userEvent.type(input, `${typed}{Enter}`);
    expect(onChange).toHaveBeenCalledWith(value);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(value));
  });

  it('forgets what is no number', async () => {
    const onChange = vi.fn<(value: number) => void>();
    render(<Counted onChange={onChange} />);
    const input = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(input);
    await userEvent.type(input, 'many{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('2');
  });
});

describe('Popdown', () => {
  function renderPopdown() {
    render(
      <>
        <Popdown label="More" button="…">
          {(close) => (
            <button type="button" onClick={close}>
              Inside
            </button>
          )}
        </Popdown>
        <button type="button">Outside</button>
      </>,
    );
    return screen.getByRole('button', { name: 'More' });
  }

  it('unfolds, and folds on Escape with the focus back on its button', async () => {
    const trigger = renderPopdown();
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Inside' })).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('folds when something else is pressed or reached, and after a choice', async () => {
    const trigger = renderPopdown();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await userEvent.tab();
    await userEvent.tab();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Inside' }));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

it('ConfirmDialog asks, confirms and lets go', async () => {
  const onConfirm = vi.fn<() => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Cancel this order?"
      description="The goods return to the shelf."
      confirmLabel="Cancel the order"
      cancelLabel="Keep it"
      tone="danger"
      onConfirm={onConfirm}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toHaveAccessibleDescription(
    'The goods return to the shelf.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('Price strikes out only a higher former price', () => {
  const { container, rerender } = render(<Price amount={480} compareAt={550} />);
  expect(container).toHaveTextContent('KSh 480before KSh 550');
  rerender(<Price amount={480} compareAt={480} />);
  expect(container).toHaveTextContent(/^KSh 480$/);
});

it('ResponsivePicture offers three widths in two formats', () => {
  const { container } = render(<ResponsivePicture name="neem" alt="A neem branch" sizes="50vw" priority />);
  const sources = [...container.querySelectorAll('source')].map((source) => source.srcset);
  expect(sources[0]).toBe(
    '/pictures/neem-320.avif 320w, /pictures/neem-640.avif 640w, /pictures/neem-1080.avif 1080w',
  );
  expect(screen.getByAltText('A neem branch')).toHaveAttribute('loading', 'eager');
});

it('Timeline says the state in words too', () => {
  render(
    <Timeline
      items={[
        { title: 'Placed', at: '2026-11-21T11:05:00Z', state: 'done' },
        { title: 'Paid', state: 'failed' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Done: PlacedNov 21, 2:05 PM',
    'Not done: Paid',
  ]);
});

it('LoadMore ends with the list', () => {
  const { rerender } = render(<LoadMore shown={24} total={69} onMore={() => {}} />);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
  rerender(<LoadMore shown={69} total={69} onMore={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('PageHead names the site once', () => {
  const { rerender } = render(<PageHead title="Shop" />);
  expect(document.title).toBe('Shop | Mizizi');
  rerender(<PageHead title="About Mizizi" />);
  expect(document.title).toBe('About Mizizi');
});

describe('link', () => {
  const menu = (
    <>
      <NavLink to="/" end>
        Home
      </NavLink>
      <NavLink to="/shop" also={['/enhanced-shop', '/product']}>
        Shop
      </NavLink>
      <NavLink to="/admin" end>
        Today
      </NavLink>
    </>
  );

  it.each([
    ['/', ['Home']],
    ['/shop', ['Shop']],
    ['/Shop/?q=tea', ['Shop']],
    ['/shop/gifts', ['Shop']],
    ['/shopping', []],
    ['/enhanced-shop', ['Shop']],
    ['/product/7', ['Shop']],
    ['/admin', ['Today']],
    ['/admin/upload', []],
  ])('at %s a menu marks %j', (address, marked) => {
    render(<MemoryRouter initialEntries={[address]}>{menu}</MemoryRouter>);
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(marked);
  });
});

describe('dialog', () => {
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
});
