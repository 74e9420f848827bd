import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';

import { RadioCards } from './choices.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField, PasswordField } from './field.tsx';

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
