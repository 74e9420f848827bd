import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { ShieldIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { t } from '../words/shop.ts';

/** The way to the list of one's own medicines. */
export function CheckMedicinesLink() {
  return (
    <Link to={paths.safetyCheck()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
      <ShieldIcon className="size-5" />
      {t('Check my medicines')}
    </Link>
  );
}
