import { useState } from 'react';

import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/shell.ts';
import { previews } from './previews.tsx';

/** A look into six parts of the product, one at a time. */
export function PlatformPreview() {
  const [shown, setShown] = useState('fasting');
  return (
    <section aria-labelledby="preview" className="rendered-near page pt-14">
      <h2 id="preview" className="text-2xl sm:text-3xl">
        {t('Take a look inside')}
      </h2>
      <div className="mt-5">
        <Tabs
          label={t('Parts of Mizizi')}
          value={shown}
          onChange={setShown}
          items={previews.map(({ value, label, title, text, to, action, Picture }) => ({
            value,
            label,
            content: (
              <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[1fr_1.1fr]">
                <div className="grid justify-items-start gap-3 max-md:order-last">
                  <h3 className="text-xl">{title}</h3>
                  <p className="text-muted text-pretty">{text}</p>
                  <Link to={to} className={buttonStyles({ variant: 'secondary' })}>
                    {action}
                  </Link>
                </div>
                <div
                  aria-hidden="true"
                  className="border-line bg-surface grid min-h-64 content-center gap-3 rounded-2xl border p-5 shadow-md sm:p-6"
                >
                  <Picture />
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
