import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { isSpentLink } from '../../features/auth/auth-errors.ts';
import { rememberRedirect } from '../../features/auth/auth.queries.ts';
import { ForgotView, NewLinkView, VerifyView } from '../../features/auth/mail-views.tsx';
import { SecondStep } from '../../features/auth/second-step.tsx';
import { GoogleButton, SignInForm } from '../../features/auth/sign-in-form.tsx';
import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { cn } from '../../lib/cn.ts';
import { paths, safePath } from '../../lib/paths.ts';
import { paidPlan, planFromQuery, type PlanId } from '../../lib/plan-catalogue.ts';
import { readKeptSession, signOut, useIsSessionReady, useNeedsCode, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Canonical, PageHead } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/account.ts';

type View = 'forms' | 'forgot' | 'newlink' | 'verify';
type Tab = 'signin' | 'signup';

/** An address can be made to say anything; it shall not say much. */
const ERROR_MAX = 300;

/**
 * The prerendered page takes nothing until it is hydrated: what is typed here must not go anywhere else. Its own component,
 * so that hydration renders nothing else again.
 */
function FromWaking({ children }: { children: ReactNode }) {
  const ready = useIsSessionReady();
  return (
    <fieldset disabled={!ready} className={cn('contents', !ready && '[&_*]:opacity-100!')}>
      {children}
    </fieldset>
  );
}

/** The page that is not this one any more knows that somebody has just signed in: whoever works here goes on to their desk. */
const signedInState = { replace: true, state: { hasSignedIn: true } };

const afterSignUp = (plan: PlanId): string =>
  paidPlan(plan) ? `${paths.payment()}?plan=${plan}` : paths.assessment();

/** Sign in, sign up, the forgotten password and the wait for the confirmation link. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const redirect = safePath(query.get('redirect'), '') || null;
  const [view, setView] = useState<View>(query.get('view') === 'forgot' ? 'forgot' : 'forms');
  const [tab, setTab] = useState<Tab>(
    query.has('plan') || query.get('view') === 'signup' ? 'signup' : 'signin',
  );
  /** Where a newcomer goes who wants nothing else: to pay for the plan they chose, or to the assessment. */
  const [newcomersGoTo, setNewcomersGoTo] = useState<string>(paths.assessment());
  const [email, setEmail] = useState('');
  const [justSent, setJustSent] = useState<'first' | 'another' | 'none'>('none');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(query.get('error')?.slice(0, ERROR_MAX) ?? null);

  function leave(fallback: string): void {
    // The page itself asks for the second step.
    if (readKeptSession()?.needsCode) return;
    void navigate(redirect ?? fallback, signedInState);
  }

  // Somebody signed in comes here by accident, or confirmed the address in another tab.
  const needsCode = useNeedsCode();
  const signedIn = session !== null;
  useEffect(() => {
    if (!signedIn || busy) return;
    const fallback = view === 'verify' ? newcomersGoTo : paths.dashboard();
    void navigate(redirect ?? fallback, signedInState);
  }, [signedIn, busy, view, newcomersGoTo, redirect, navigate]);

  // A new view starts at its top, for eyes and for screen readers.
  const card = useRef<HTMLDivElement>(null);
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    window.scrollTo({ top: 0 });
    card.current?.focus({ preventScroll: true });
  }, [view]);

  function waitForLink(address: string, sent: typeof justSent): void {
    rememberRedirect(redirect);
    setEmail(address);
    setJustSent(sent);
    setProblem(null);
    setView('verify');
  }

  function backToForms(): void {
    setTab('signin');
    setView('forms');
  }

  const forms = (
    <>
      <h1 className="mb-1 text-2xl">{tab === 'signin' ? t('Welcome back') : t('Join Mizizi')}</h1>
      <p className="text-muted mb-5">
        {redirect === paths.checkout()
          ? t('Sign in or make an account to finish your order.')
          : t('Herbal wellness, rooted in Kenya.')}
      </p>
      {problem && (
        <div className="mb-4">
          <Alert
            tone="danger"
            className="wrap-anywhere"
            action={
              isSpentLink(problem) && (
                <Button variant="secondary" size="sm" onClick={() => setView('newlink')}>
                  {t('Send a new link')}
                </Button>
              )
            }
          >
            {t.known(problem)}
          </Alert>
        </div>
      )}
      <Tabs
        label={t('Account')}
        value={tab}
        onChange={(next) => {
          setTab(next === 'signup' ? 'signup' : 'signin');
          setProblem(null);
        }}
        items={[
          {
            value: 'signin',
            label: t('Sign In'),
            content: (
              <>
                <GoogleButton onLeave={() => rememberRedirect(redirect)} onProblem={setProblem} />
                <SignInForm
                  email={email}
                  onEmail={setEmail}
                  onForgot={() => setView('forgot')}
                  onUnconfirmed={(address) => waitForLink(address, 'none')}
                  onBusy={setBusy}
                  onSignedIn={() => leave(paths.dashboard())}
                />
              </>
            ),
          },
          {
            value: 'signup',
            label: t('Sign Up'),
            content: (
              <>
                <GoogleButton onLeave={() => rememberRedirect(redirect)} onProblem={setProblem} />
                <SignUpForm
                  email={email}
                  onEmail={setEmail}
                  initialPlan={planFromQuery(query.get('plan'))}
                  onVerify={(address, plan) => {
                    setNewcomersGoTo(afterSignUp(plan));
                    waitForLink(address, 'first');
                  }}
                  onBusy={setBusy}
                  onSignedIn={(plan) => leave(afterSignUp(plan))}
                />
              </>
            ),
          },
        ]}
      />
      <p className="border-line text-muted mt-6 border-t pt-5 text-center text-sm">
        {t('By signing up you get a personalized health assessment and herbal recommendations.')}
      </p>
    </>
  );

  return (
    <>
      <PageHead
        title={t('Sign in')}
        description={t(
          'Sign in to Mizizi or make an account: orders, reminders, plans and your own health notes in one place.',
        )}
      />
      <Canonical path={paths.auth()} />
      <div className="mx-auto w-full max-w-md px-4 py-8 in-data-session:invisible">
        <Card ref={card} tabIndex={-1} className="outline-none sm:p-8">
          <FromWaking>
            {needsCode && (
              <SecondStep
                onBusy={setBusy}
                onDone={() => leave(paths.dashboard())}
                onLeave={() => void signOut()}
              />
            )}
            {!needsCode && view === 'forgot' && (
              <ForgotView email={email} onEmail={setEmail} onBack={backToForms} />
            )}
            {!needsCode && view === 'newlink' && (
              <NewLinkView
                email={email}
                onEmail={setEmail}
                onSent={(address) => waitForLink(address, 'another')}
                onBack={backToForms}
              />
            )}
            {!needsCode && view === 'verify' && (
              <VerifyView email={email} key={email} justSent={justSent} onBack={backToForms} />
            )}
            {!needsCode && view === 'forms' && forms}
          </FromWaking>
        </Card>
      </div>
    </>
  );
}
