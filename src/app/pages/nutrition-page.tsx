import { Calculator } from '../../features/nutrition/calculator.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** `/nutrition`: the calculator. */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Calorie and macro calculator for Kenyan plates')}
        description={t(
          'How much to eat a day, by Mifflin–St Jeor or Katch–McArdle, with every sum shown and limits that never let a deficit harm. Then count it in ugali, sukuma wiki and ndengu.',
        )}
      />
      <Canonical path="/nutrition" />
      <PageHeader
        eyebrow={t('Nutrition')}
        title={t('How much does your body need?')}
        intro={t(
          'A calculator that shows its sums and keeps safe limits. What you type stays on this device until you make it your target.',
        )}
      />
      <NutritionNav />
      <Calculator />
    </div>
  );
}
