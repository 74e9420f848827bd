import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { HeroArt } from '../hero-art.tsx';
import { site } from '../site.ts';

export function Component() {
  return (
    <div className="page pb-8">
      <PageHead
        title="About Mizizi"
        description="Why Mizizi exists: Kenyan herbs and foods, described honestly and delivered to every county."
      />
      <PageHeader
        eyebrow={site.city}
        title="Knowledge our grandmothers had, checked the way a clinician would"
        intro="Mizizi is Swahili for roots. We sell what grows here and say plainly what it is good for, what it is not, and who should leave it alone."
      />
      <div className="grid items-start gap-10 md:grid-cols-[1fr_20rem]">
        <div className="prose">
          <h2>What we believe</h2>
          <p>
            A plant that can help can also harm. So warnings stand above promises on our pages, and tradition
            is called tradition until somebody has tested it.
          </p>
          <h2>How we choose</h2>
          <ul>
            <li>Kenyan growers and makers first, and a name for every ingredient.</li>
            <li>Small batches, so that a leaf still smells like a leaf.</li>
            <li>No claim to cure. Kenyan rules forbid it, and so does our conscience.</li>
          </ul>
          <h2>What comes with it</h2>
          <p>
            Beside the shop there is a herb library with safety first, an assessment, fasting and food tools
            made for Kenyan plates, and consultations with nutritionists. Where a tool is not right for you,
            it says so and tells you whom to ask.
          </p>
          <h2>How we keep your trust</h2>
          <ul>
            <li>Products are lab-tested, and their label says what is in them.</li>
            <li>Orders leave us within 24 hours, and unopened goods may come back for 30 days.</li>
            <li>What you tell us about your health is yours. We never sell it, and you can erase it.</li>
          </ul>
          <h2>Before you use a herb</h2>
          <p>{site.disclaimer}</p>
        </div>
        <HeroArt className="mx-auto max-w-80" />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.shop()} className={buttonStyles({})}>
          Visit the shop
        </Link>
        <Link to={paths.contact()} className={buttonStyles({ variant: 'secondary' })}>
          Contact
        </Link>
      </div>
    </div>
  );
}
