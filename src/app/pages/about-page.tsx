import { useShop } from '../../entities/shop-identity/identity.queries.ts';
import { HeroArt } from '../../features/landing/hero-art.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shell.ts';
import { disclaimer } from '../site.ts';

export function Component() {
  return (
    <div className="page pb-8">
      <PageHead
        title={t('About Mizizi')}
        description={t(
          'Why Mizizi exists: Kenyan herbs and foods, described honestly and delivered to every county.',
        )}
      />
      <PageHeader
        eyebrow={useShop().city}
        title={t('Knowledge our grandmothers had, checked the way a clinician would')}
        intro={t(
          'Mizizi is Swahili for roots. We sell what grows here and say plainly what it is good for, what it is not, and who should leave it alone.',
        )}
      />
      <div className="grid items-start gap-10 md:grid-cols-[1fr_20rem]">
        <div className="prose">
          <h2>{t('What we believe')}</h2>
          <p>
            {t(
              'A plant that can help can also harm. So warnings stand above promises on our pages, and tradition is called tradition until somebody has tested it.',
            )}
          </p>
          <h2>{t('How we choose')}</h2>
          <ul>
            <li>{t('Kenyan growers and makers first, and a name for every ingredient.')}</li>
            <li>{t('Small batches, so that a leaf still smells like a leaf.')}</li>
            <li>{t('No claim to cure. Kenyan rules forbid it, and so does our conscience.')}</li>
          </ul>
          <h2>{t('What comes with it')}</h2>
          <p>
            {t(
              'Beside the shop there is a herb library with safety first, an assessment, fasting and food tools made for Kenyan plates, and consultations with nutritionists. Where a tool is not right for you, it says so and tells you whom to ask.',
            )}
          </p>
          <h2>{t('How we keep your trust')}</h2>
          <ul>
            <li>{t('Products are lab-tested, and their label says what is in them.')}</li>
            <li>{t('Orders leave us within 24 hours, and unopened goods may come back for 30 days.')}</li>
            <li>
              {t('What you tell us about your health is yours. We never sell it, and you can erase it.')}
            </li>
          </ul>
          <h2>{t('Before you use a herb')}</h2>
          <p>{disclaimer}</p>
        </div>
        <HeroArt className="mx-auto max-w-80" />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.shop()} className={buttonStyles({})}>
          {t('Visit the shop')}
        </Link>
        <Link to={paths.contact()} className={buttonStyles({ variant: 'secondary' })}>
          {t('Contact')}
        </Link>
      </div>
    </div>
  );
}
