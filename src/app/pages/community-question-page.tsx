import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { communityQueries } from '../../features/community/community.queries.ts';
import { QuestionView } from '../../features/community/question-view.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead } from '../../ui/page-header.tsx';
import { Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/community.ts';

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
export function Component() {
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
