import { useState } from 'react';

import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { Group } from './specimen.tsx';

export function Fields() {
  const [method, setMethod] = useState('mpesa');
  return (
    <Group title="Fields">
      <div className="grid gap-6 md:grid-cols-3">
        <TextField label="Town" placeholder="Naivasha" />
        <TextField label="Phone" inputMode="tel" hint="A Kenyan mobile number, like 0712 345 678." />
        <TextField
          label="Email"
          type="email"
          defaultValue="wanjiku@"
          error="Please enter a valid email address"
        />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <PasswordField label="Password" defaultValue="Karibu-2026!" />
        <PasswordField label="Password with an error" error="Password must be at least 8 characters long" />
        <SelectField label="County" defaultValue="Nakuru">
          <option>Kisumu</option>
          <option>Nakuru</option>
          <option>Turkana</option>
        </SelectField>
        <SelectField label="County with an error" error="Choose a county" defaultValue="">
          <option value="">Choose</option>
        </SelectField>
        <SelectField label="Disabled county" disabled>
          <option>Nairobi City</option>
        </SelectField>
        <TextAreaField label="Note to the rider" hint="Up to 300 characters." />
        <TextAreaField label="Note with an error" error="This note is too long" />
        <div>
          <CheckboxField label="I agree to the Terms & Conditions" defaultChecked />
          <CheckboxField
            label="Not agreed"
            error="You must agree to the Terms & Conditions and Privacy Policy"
          />
          <CheckboxField label="Disabled" disabled />
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <RadioCards
          legend="Pay with"
          name="gallery-method"
          value={method}
          onChange={setMethod}
          options={[
            { value: 'mpesa', label: 'M-Pesa', description: 'A prompt comes to your phone.' },
            { value: 'cash', label: 'Cash on delivery', description: 'Pay the rider.' },
            { value: 'card', label: 'Card', description: 'Not offered here.', disabled: true },
          ]}
        />
        <RadioCards
          legend="With an error"
          name="gallery-error"
          value={undefined}
          onChange={setMethod}
          error="Choose how you want to pay"
          options={[
            { value: 'mpesa', label: 'M-Pesa' },
            { value: 'cash', label: 'Cash on delivery' },
          ]}
        />
      </div>
    </Group>
  );
}
