import { useState } from 'react';

import type { UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { AskedNote, AskForm } from '../../features/community/ask-form.tsx';
import { noDraft, questionDraft } from '../../features/community/community.queries.ts';
import { OwnQuestions, QuestionList } from '../../features/community/question-list.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/community.ts';

/** A member's way to ask: a button, the form, and what became of the question. A draft opens the form by itself. */
function Asking() {
  const draft = questionDraft.useValue();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<readonly UrgentAnswer[] | null>(null);
  if (asked)
    return (
      <AskedNote
        urgent={asked}
        another={() => {
          setAsked(null);
          setOpen(true);
        }}
      />
    );
  if (isOpen || draft !== noDraft) return <AskForm onAsked={setAsked} />;
  return (
    <Button size="lg" className="justify-self-start" onClick={() => setOpen(true)}>
      {t('Ask a question')}
    </Button>
  );
}

/** `/community`: questions of members, answered by practitioners of the shop. */
export function Component() {
  const session = useSession();
  const isReady = useIsSessionReady();
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Community')}
        description={t(
          'Questions about herbs, food and everyday health, asked by members of Mizizi and answered by licensed practitioners in Kenya.',
        )}
      />
      <Canonical path={paths.community()} />
      <PageHeader
        eyebrow={t('Community')}
        title={t('Ask, and a practitioner answers')}
        intro={t('Members ask without their name. What our practitioners have answered, everybody can read.')}
      />
      <div className="grid max-w-4xl gap-8">
        {isReady && session && <Asking key={session.user.id} />}
        {isReady && !session && (
          <Card className="bg-leaf-50 flex flex-wrap items-center justify-between gap-4">
            <p className="text-pretty">{t('Sign in to ask a question. It is part of every plan.')}</p>
            <Link to={paths.auth({ redirect: paths.community() })} className={buttonStyles({})}>
              {t('Sign in to ask')}
            </Link>
          </Card>
        )}
        {isReady && session && <OwnQuestions userId={session.user.id} />}
        <QuestionList />
      </div>
    </div>
  );
}
