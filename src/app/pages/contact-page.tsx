import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { site } from '../site.ts';

const link =
  'inline-flex min-h-12 items-center text-lg font-semibold text-leaf-700 underline-offset-4 hover:underline';

export function Component() {
  return (
    <div className="page pb-8">
      <PageHead title="Contact" description={`Reach Mizizi in ${site.city} by e-mail or phone.`} />
      <PageHeader
        eyebrow="Contact"
        title="A person answers"
        intro="Tell us your order number when it is about an order, so that we can help at once."
      />
      <div className="grid gap-5 md:grid-cols-3">
        <Card className="grid content-start gap-1">
          <MailIcon className="text-clay-600" />
          <h2 className="mt-1 text-xl">E-mail</h2>
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
          <p className="text-muted">Answered within one working day.</p>
        </Card>
        <Card className="grid content-start gap-1">
          <PhoneIcon className="text-clay-600" />
          <h2 className="mt-1 text-xl">Phone</h2>
          <a href={site.phoneLink} className={link}>
            {site.phone}
          </a>
          <p className="text-muted">{site.hours}</p>
        </Card>
        <Card className="grid content-start gap-1">
          <PinIcon className="text-clay-600" />
          <h2 className="mt-1 text-xl">Where we are</h2>
          <p className="flex min-h-12 items-center text-lg font-semibold">{site.city}</p>
          <p className="text-muted">We deliver everywhere and have no counter yet.</p>
        </Card>
      </div>
      <p className="text-muted mt-8 max-w-prose text-pretty">
        We cannot give medical advice by mail or phone. In an emergency call 999 or 112. For quick answers
        about orders see the{' '}
        <Link to={paths.faq()} className="text-leaf-700 font-medium underline underline-offset-4">
          FAQ
        </Link>
        .
      </p>
    </div>
  );
}
