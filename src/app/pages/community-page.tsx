import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import type { UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { AskedNote, AskForm } from '../../features/community/ask-form.tsx';
import { noDraft, questionDraft, communityQueries } from '../../features/community/community.queries.ts';
import { OwnQuestions, QuestionList } from '../../features/community/question-list.tsx';
import { QuestionView } from '../../features/community/question-view.tsx';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { Trail } from '../../ui/reading-page.tsx';
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function Missing() {
  return (
    <div className="page pb-12">
      <PageHead title={t('This question is not here')} noIndex />
      <h1 className="sr-only">{t('This question is not here')}</h1>
      <EmptyState
        title={t('This question is not here')}
        action={
          <Link to={paths.community()} className={buttonStyles({})}>
            {t('All questions')}
          </Link>
        }
      >
        {t('It was taken back, or nobody has answered it yet. Who asked it finds it after signing in.')}
      </EmptyState>
    </div>
  );
}

/** `/community/:id`. Search engines keep a question once it is answered. */
export const question: PageModule = { Component: Question };

function Question() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isReady = useIsSessionReady();
  const userId = useSession()?.user.id;
  const {
    data: question,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...communityQueries.question(id, userId), enabled: isReady && UUID.test(id) });
  if (question === null || !UUID.test(id)) return <Missing />;
  if (!question)
    return (
      <div className="page pb-12">
        {error ? (
          <ReadAgain
            what={t('this question')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner label={t('Loading')} className="min-h-[60dvh]" />
        )}
      </div>
    );
  return (
    <div className="page pb-12">
      <PageHead
        title={question.title}
        description={question.body.slice(0, 160)}
        noIndex={question.state !== 'published' || question.answers.length === 0}
      />
      <Canonical path={paths.question(question.id)} />
      <Trail
        steps={[
          { name: t('Home'), path: paths.home() },
          { name: t('Community'), path: paths.community() },
          { name: question.title, path: paths.question(question.id) },
        ]}
      />
      <h1 lang={question.lang} className="my-4 text-3xl leading-tight wrap-anywhere">
        {question.title}
      </h1>
      <QuestionView question={question} onGone={() => void navigate(paths.community(), { replace: true })} />
    </div>
  );
}
