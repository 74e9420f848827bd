import { FastingTracker } from '../../features/fasting/fasting-tracker.tsx';
import { WaterLogContext } from '../../features/fasting/fasting.queries.ts';
import { useKnownBody, water } from '../../features/nutrition/nutrition.queries.ts';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/fasting.ts';

/** `/fasting` */
export function Component() {
  const body = useKnownBody();
  return (
    <div className="page pb-16">
      <PageHead
        title={t('Fasting clock with honest notes')}
        description={t(
          'A fasting clock that asks first whether fasting is for you, says what your body does hour by hour and how well that is known, keeps your journal and works without a connection.',
        )}
      />
      <Canonical path="/fasting" />
      <PageHeader
        eyebrow={t('Fasting')}
        title={t('Fasting, gently and with a clock')}
        intro={t(
          'It asks first whether fasting is for you, and says what is known about each hour. It goes on when the phone sleeps or has no connection.',
        )}
      />
      <WaterLogContext value={water}>
        <FastingTracker body={body} />
      </WaterLogContext>
      <p className="text-muted mt-10 max-w-prose text-sm text-pretty">
        {t(
          'This informs and does not replace a clinician. Medicines for diabetes, blood pressure or clotting may have to be changed before you fast. Stop when you feel faint, confused, have chest pain or a racing heart.',
        )}
      </p>
    </div>
  );
}
