import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi, afterEach, beforeEach } from 'vitest';

import { isDataDear, isSavingData } from '../lib/device.ts';
import { RadioCards } from './choices.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField, PasswordField } from './field.tsx';
import { setLinkWarmer, warmLink } from './link.tsx';
import { pictureAddress, pictureSources, ResponsivePicture } from './picture.tsx';

describe('fields', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextField label="Phone" hint="Like 0712 345 678" error="Not a Kenyan mobile number" />);
    const input = screen.getByLabelText('Phone');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Not a Kenyan mobile number Like 0712 345 678');
    expect(screen.getByRole('alert')).toHaveTextContent('Not a Kenyan mobile number');
  });

  it('is quiet without hint and error', () => {
    render(<TextAreaField label="Note" />);
    expect(screen.getByLabelText('Note')).toBeValid();
    expect(screen.getByLabelText('Note')).not.toHaveAttribute('aria-describedby');
  });

  it('work with react-hook-form', async () => {
    const submit = vi.fn<(values: unknown) => void>();
    function Form() {
      const { register, handleSubmit } = useForm();
      return (
        <form onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}>
          <TextField label="Town" {...register('town')} />
          <SelectField label="County" {...register('county')}>
            <option>Kisumu</option>
            <option>Nakuru</option>
          </SelectField>
          <PasswordField label="Password" {...register('password')} />
          <CheckboxField label="Agree" {...register('agree')} />
          <button type="submit">Send</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Town'), 'Naivasha');
    await userEvent.selectOptions(screen.getByLabelText('County'), 'Nakuru');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByLabelText('Agree'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledWith({
      town: 'Naivasha',
      county: 'Nakuru',
      password: 'secret',
      agree: true,
    });
  });

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('offers one of several cards', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <RadioCards
        legend="Pay with"
        name="method"
        value="mpesa"
        onChange={onChange}
        options={[
          { value: 'mpesa', label: 'M-Pesa' },
          { value: 'cash', label: 'Cash', description: 'Pay the rider' },
          { value: 'card', label: 'Card', disabled: true },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Pay with' })).toBeVisible();
    expect(screen.getByLabelText('M-Pesa')).toBeChecked();
    expect(screen.getByLabelText(/Card/)).toBeDisabled();
    await userEvent.click(screen.getByLabelText(/Cash/));
    expect(onChange).toHaveBeenCalledWith('cash');
  });
});

describe('where pictures are', () => {
  it('finds a drawn picture among the site’s files, in both formats', () => {
    expect(pictureAddress('neem', 640)).toBe('/pictures/neem-640.webp');
    expect(pictureSources('neem').map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  });

  it('finds an uploaded picture in the bucket, as WebP', () => {
    expect(pictureSources('uploads/ab12')).toEqual([
      {
        type: 'image/webp',
        srcSet: [320, 640, 1080]
          .map((width) => `/storage/v1/object/public/product-pictures/ab12-${width}.webp ${width}w`)
          .join(', '),
      },
    ]);
  });

  it('or as JPEG, where the browser that sent it writes no WebP', () => {
    expect(pictureAddress('uploads/ab12-jpeg', 320)).toBe(
      '/storage/v1/object/public/product-pictures/ab12-jpeg-320.jpg',
    );
  });
});

describe('device', () => {
  const connect = (connection: object): void =>
    void Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

  const warm = vi.fn<(path: string) => void>();
  beforeEach(() => setLinkWarmer(warm));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    warm.mockClear();
  });

  describe('data saver', () => {
    it('is the browser’s or the system’s; a slow connection only makes extras dear', () => {
      expect([isSavingData(), isDataDear()]).toEqual([false, false]);
      connect({ saveData: true, effectiveType: '4g' });
      expect([isSavingData(), isDataDear()]).toEqual([true, true]);
      connect({ saveData: false, effectiveType: 'slow-2g' });
      expect([isSavingData(), isDataDear()]).toEqual([false, true]);
    });

    it('follows the settings of the system', async () => {
      const setting = Object.assign(new EventTarget(), {
        media: '(prefers-reduced-data: reduce)',
        matches: true,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
      const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(setting);
      vi.resetModules();
      const fresh = await import('../lib/device.ts');
      expect([fresh.isSavingData(), fresh.isDataDear()]).toEqual([true, true]);
      setting.matches = false;
      expect([fresh.isSavingData(), fresh.isDataDear()]).toEqual([false, false]);
      expect(asked).toHaveBeenCalledExactlyOnceWith('(prefers-reduced-data: reduce)');
    });

    it('fetches no page before it is opened', () => {
      warmLink('/shop');
      expect(warm).toHaveBeenCalledExactlyOnceWith('/shop');
      connect({ saveData: true });
      warmLink('/cart');
      connect({ effectiveType: '2g' });
      warmLink('/cart');
      expect(warm).toHaveBeenCalledOnce();
    });

    it('shows pictures a size smaller, and never the largest', () => {
      connect({ saveData: true });
      const { container } = render(<ResponsivePicture name="neem" alt="A neem branch" sizes="50vw" />);
      const sources = [...container.querySelectorAll('[srcset]')].map((part) => part.getAttribute('srcset'));
      expect(sources).toEqual([
        '/pictures/neem-320.avif 640w, /pictures/neem-640.avif 1080w',
        '/pictures/neem-320.webp 640w, /pictures/neem-640.webp 1080w',
      ]);
      expect(screen.getByAltText('A neem branch')).toHaveAttribute('src', '/pictures/neem-320.webp');
    });
  });
});
