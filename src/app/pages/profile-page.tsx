import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';

import { countiesQuery } from '../../entities/quote/quote.queries.ts';
import { sendPasswordReset, rememberRedirect } from '../../features/auth/auth.queries.ts';
import {
  checkForm,
  forgotSchema,
  newPasswordsSchema,
  signUpSchema,
} from '../../features/auth/auth.schema.ts';
import { isProfileTab, ProfileView } from '../../features/profile/profile-view.tsx';
import type { AccountRules } from '../../features/profile/sign-in.queries.ts';
import { paths, safePath } from '../../lib/paths.ts';
import { type Session, useIsSessionReady, useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';
import { Avatar } from '../account-menu.tsx';
import { LanguageChoice, ThemeChoice } from '../theme-and-language.tsx';
import { accountDoors } from './account-doors.ts';

const PROBLEM = t('Please check this field');

/** The sign-up's rules, for what can be changed later. */
const rules: AccountRules = {
  checkName: (typed) => {
    const { data, error } = signUpSchema.shape.name.safeParse(typed);
    return data === undefined
      ? { value: null, problem: error?.issues[0]?.message ?? PROBLEM }
      : { value: data, problem: null };
  },
  checkEmail: (typed) => {
    const checked = checkForm(forgotSchema, { email: typed });
    return checked.ok
      ? { value: checked.values.email, problem: null }
      : { value: null, problem: checked.problem.message };
  },
  checkNewPassword: (typed) => {
    const checked = checkForm(newPasswordsSchema, typed);
    return checked.ok ? null : checked.problem;
  },
  ...accountDoors,
  sendPasswordLink: sendPasswordReset,
  rememberReturn: rememberRedirect,
};

/** The account of whoever is signed in. `?redirect=` is where somebody goes on to once the second step is switched on. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  const { pathname, search } = useLocation();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session) return <Navigate to={paths.auth({ redirect: pathname + search })} replace />;
  return <Profile key={session.user.id} user={session.user} />;
}

function Profile({ user }: { user: Session['user'] }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const next = safePath(query.get('redirect'), '');
  const counties = useQuery(countiesQuery);
  const asked = query.get('tab');
  return (
    <div className="page max-w-3xl pb-12">
      <PageHead title={t('Profile Settings')} noIndex />
      <PageHeader title={t('Profile Settings')} />
      <ProfileView
        user={user}
        tab={isProfileTab(asked) ? asked : 'profile'}
        onTab={(tab) =>
          setQuery(tab === 'profile' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        avatar={<Avatar user={user} size="large" />}
        themeChoice={
          <>
            <ThemeChoice legend={t('Theme')} />
            <LanguageChoice className="mt-3" />
          </>
        }
        counties={counties.data}
        rules={rules}
        onSecondStep={() => {
          if (next) void navigate(next, { replace: true });
        }}
      />
    </div>
  );
}
