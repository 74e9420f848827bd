import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';

/** What somebody reads whom fasting could harm. What they already noted stays open to them. */
export function NotForYou({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Alert
      tone="warning"
      title={t('Fasting is not for you at the moment')}
      action={
        <>
          <Link to={paths.nutritionists()} className={buttonStyles({ size: 'sm' })}>
            {t('Talk to a nutritionist')}
          </Link>
          <Button size="sm" variant="secondary" onClick={onAskAgain}>
            {t('Answer again')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'By your answers going without food could harm you, so we do not start a clock. Regular meals with vegetables, beans and enough to drink will do you more good. If something has changed, or a clinician has told you otherwise, answer the questions again.',
        )}
      </p>
      <p className="mt-2">
        {t.rich(
          'If food or weight weighs on your mind, you are not alone: talk to somebody you trust, a clinician, or the Kenya Red Cross on <a>1199</a>, free of charge.',
          {
            a: (words) => (
              <a href="tel:1199" className="underline">
                {words}
              </a>
            ),
          },
        )}
      </p>
    </Alert>
  );
}
