import { useState } from 'react';

import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import type { NoFastReason } from '../../entities/safety/no-less.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/fasting.ts';
import { timeText } from '../../words/language.ts';
import { activeOf, type Fast, goalOf, lastedMs, startOf } from './fast.ts';
import { currentFasts, removeFast, saveFast } from './fasting.queries.ts';
import { AskFirstNote, UnwellDialog } from './health-notes.tsx';
import { Journal } from './journal.tsx';
import { type Plan, protocolName } from './plan.ts';
import { FastRing, stageAt, StageList } from './stages.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { formatClock, formatMoment, formatSpan } from './zoned.ts';

const HOUR_MS = 3_600_000;
const FORGOTTEN_MS = 24 * HOUR_MS;

type ActiveFastProps = {
  fast: Fast;
  plan: Plan;
  /** Why it should end now: it may have become so while it ran. */
  reason: NoFastReason | null;
  now: number;
};

/** The running fast with all that can be done with it. */
export function ActiveFast({ fast, plan, reason, now }: ActiveFastProps) {
  const [dialog, setDialog] = useState<'edit' | 'unwell' | null>(null);
  const [ending, setEnding] = useState<Fast | null>(null);
  const lasted = lastedMs(fast, now);
  const hours = lasted / HOUR_MS;
  const isLightDay = fast.protocol === '5:2';
  const isInFuture = startOf(fast) > now + 60_000;

  const endNow = (): void => setEnding({ ...fast, ended_at: new Date().toISOString() });
  const close = (): void => {
    setDialog(null);
    setEnding(null);
  };
  /** Another tab may have ended it while this dialog was open. */
  const save = (changed: Fast): void => {
    const current = activeOf(currentFasts());
    saveFast(current?.id === changed.id ? { ...changed, updated_at: current.updated_at } : changed);
    close();
  };

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid content-start gap-6">
        {reason === null ? (
          <AskFirstNote plan={plan} />
        ) : (
          <NoLessNotice reason={reason}>
            <Button size="sm" onClick={endNow}>
              {t('End fast now')}
            </Button>
          </NoLessNotice>
        )}
        <Card className="grid gap-5">
          <p className="text-center font-semibold">
            {protocolName(fast.protocol)}
            <span className="text-muted font-normal">
              {' '}
              · {t('since {moment}', { moment: formatMoment(fast.started_at) })}
            </span>
          </p>
          <FastRing fast={fast} now={now} />
          <p className="text-center text-pretty">
            {isLightDay ? (
              t('A light day: about 500 to 600 kcal until {time}, with plenty to drink.', {
                time: timeText(formatClock(goalOf(fast))),
              })
            ) : (
              <>
                <strong>{stageAt(hours).name}.</strong> {stageAt(hours).text}
              </>
            )}
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button className="col-span-2" size="lg" onClick={endNow}>
              {t('End fast')}
            </Button>
            {/* Ending asks for the times as well; there is nothing else to change where it should not go on. */}
            {reason === null && (
              <Button variant="secondary" size="sm" onClick={() => setDialog('edit')}>
                {t('Edit times')}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setDialog('unwell')}>
              {t('I feel unwell')}
            </Button>
          </div>
        </Card>
        {isInFuture && (
          <Alert tone="warning" title={t('This fast begins later than now')}>
            {t('By this device’s clock it is {time}. Check the clock, or edit the start.', {
              time: timeText(formatClock(now)),
            })}
          </Alert>
        )}
        {lasted > FORGOTTEN_MS && (
          <Alert tone="warning" title={t('{span}: did you forget to stop?', { span: formatSpan(lasted) })}>
            {t(
              'We do not advise more than a day. If you have eaten, end the fast at the time you ate. If you have not, eat something light now.',
            )}
          </Alert>
        )}
        <Journal key={fast.id} fast={fast} onDanger={() => setDialog('unwell')} />
      </div>
      {!isLightDay && <StageList hours={hours} />}

      {ending && (
        <TimesDialog
          title={t('End this fast')}
          intro={t('When did you first eat or drink something with calories?')}
          fast={ending}
          saveLabel={t('End fast')}
          onSave={save}
          onClose={close}
        />
      )}
      {dialog === 'edit' && (
        <TimesDialog
          title={t('Edit this fast')}
          fast={fast}
          saveLabel={t('Save')}
          onSave={save}
          onRemove={() => {
            removeFast(fast);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'unwell' && <UnwellDialog fast={fast} onSave={save} onClose={close} />}
    </div>
  );
}
