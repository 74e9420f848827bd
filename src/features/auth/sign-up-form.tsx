import { type SubmitEvent, useRef, useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { paidPlan, type Plan, planFromQuery, type PlanId, plans } from '../../lib/plan-catalogue.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { CheckboxField, TextField, PasswordField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { ACCOUNT_EXISTS, authErrorText } from './auth-errors.ts';
import { signUp } from './auth.queries.ts';
import {
  checkForm,
  EMAIL_MAX,
  type FieldProblem,
  signUpLimiter,
  signUpSchema,
  tooManyAttempts,
} from './auth.schema.ts';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  initialPlan: PlanId;
  onSignedIn: (plan: PlanId) => void;
  onVerify: (email: string, plan: PlanId) => void;
  onBusy: (busy: boolean) => void;
};

type Field = 'terms' | 'name' | 'email' | 'password';

/** May break before the slash, so that a narrow card does not split the amount. */
const priceOf = ({ priceKes }: Plan) => (
  <>
    {formatKes(priceKes)}
    {priceKes > 0 && (
      <>
        <wbr />
        {t('/month')}
      </>
    )}
  </>
);

/** The plans side by side, with what the chosen one includes. */
function PlanChooser({ value, onChange }: { value: PlanId; onChange: (plan: PlanId) => void }) {
  const chosen = plans.find((plan) => plan.id === value);
  return (
    <div className="grid gap-2">
      <RadioCards
        legend={t('Choose your plan')}
        name="plan"
        className="grid-cols-2"
        value={value}
        onChange={(next) => onChange(planFromQuery(next))}
        options={plans.map((plan) => ({
          value: plan.id,
          label: (
            <span className="flex flex-wrap items-center gap-x-2">
              {plan.name}
              {plan.popular && <Badge tone="gold">{t('Popular')}</Badge>}
            </span>
          ),
          description: priceOf(plan),
        }))}
      />
      {chosen && (
        <div className="text-muted text-sm">
          <p>{chosen.description}:</p>
          <ul className="list-disc pl-5">
            {chosen.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {paidPlan(chosen.id) && (
            <p className="mt-2">
              {t('You begin with 7 free days. What the plan costs is asked next, and may be paid later.')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

export function SignUpForm({ email, onEmail, initialPlan, onSignedIn, onVerify, onBusy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [plan, setPlan] = useState<PlanId>(initialPlan);
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FieldProblem<Field> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const checked = checkForm(signUpSchema, { terms: agreed, name, email, password });
    setProblem(checked.ok ? null : checked.problem);
    setFailure(null);
    if (!checked.ok)
      return form.current?.querySelector<HTMLInputElement>(`[name="${checked.problem.field}"]`)?.focus();
    const account = { ...checked.values, plan };
    const key = account.email.toLowerCase();
    const minutes = signUpLimiter.take(key);
    if (minutes > 0) return setFailure(tooManyAttempts('signup', minutes));
    setBusy(true);
    onBusy(true);
    try {
      const outcome = await signUp(account);
      if (outcome === 'exists') return setFailure(ACCOUNT_EXISTS);
      signUpLimiter.reset(key);
      if (outcome === 'verify') onVerify(account.email, plan);
      else onSignedIn(plan);
    } catch (error) {
      setFailure(authErrorText(error));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  }

  const errorOf = (field: Field) => (problem?.field === field ? problem.message : undefined);

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField
        label={t('Full Name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errorOf('name')}
        required
      />
      <TextField
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errorOf('email')}
        required
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="new-password"
        hint={t('At least 8 characters, with upper and lower case, a number and a special character.')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
        required
      />
      <PlanChooser value={plan} onChange={setPlan} />
      <CheckboxField
        name="terms"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={errorOf('terms')}
        label={t.rich(
          'I agree to the <terms>Terms & Conditions</terms> and <privacy>Privacy Policy</privacy>',
          {
            terms: (words) => (
              <a
                href={paths.terms()}
                target="_blank"
                rel="noreferrer"
                className="text-leaf-700 underline underline-offset-4"
              >
                {words}
              </a>
            ),
            privacy: (words) => (
              <a
                href={paths.privacyPolicy()}
                target="_blank"
                rel="noreferrer"
                className="text-leaf-700 underline underline-offset-4"
              >
                {words}
              </a>
            ),
          },
        )}
      />
      <Button type="submit" size="lg" className="w-full" busy={busy} disabled={!agreed}>
        {busy ? t('Creating Account...') : t('Sign Up')}
      </Button>
    </form>
  );
}
