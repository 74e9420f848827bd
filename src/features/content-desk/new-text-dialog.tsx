import { useState } from 'react';

import { foldText } from '../../lib/fuzzy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { type Kind, kinds } from './kinds.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: Kind;
  /** Addresses that exist. */
  taken: readonly string[];
  onNew: (slug: string, name: string) => void;
};

const slugOf = (name: string): string => foldText(name).replaceAll(' ', '-').slice(0, 60).replace(/-$/, '');

/** Asks for the name of a new text; its address follows from it and stays for good. */
export function NewTextDialog({ open, onOpenChange, kind, taken, onNew }: Props) {
  const [name, setName] = useState('');
  const slug = slugOf(name);
  const isTaken = taken.includes(slug);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={kinds[kind].aNewOne}
      description={t('Its address is made of the name and stays the same afterwards.')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (slug.length >= 3 && !isTaken) onNew(slug, name.trim());
        }}
      >
        <TextField
          label={kinds[kind].name}
          value={name}
          maxLength={80}
          hint={slug && `…/${slug}`}
          error={isTaken ? t('There is a text under this address already.') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={slug.length < 3 || isTaken} className="justify-self-end">
          {t('Write it')}
        </Button>
      </form>
    </Dialog>
  );
}
