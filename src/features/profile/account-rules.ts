/** A typed value that passed, cleaned as it is sent, or the sentence to show. */
export type Checked = { value: string; problem: null } | { value: null; problem: string };

/**
 * What the sign-up knows about names, addresses and passwords, and the doors of an account. The page hands it in, so
 * that both ask for the same.
 */
export type AccountRules = {
  checkName: (typed: string) => Checked;
  checkEmail: (typed: string) => Checked;
  checkNewPassword: (typed: { password: string; repeated: string }) => {
    field: 'password' | 'repeated';
    message: string;
  } | null;
  /** The sentence for an error of the auth service. */
  errorText: (error: unknown) => string;
  /** Mails a link that opens the form for a new password. */
  sendPasswordLink: (email: string) => Promise<void>;
  /** Leaves for Google and comes back to the given path with a new session. */
  signInWithGoogle: (returnTo: string) => Promise<void>;
  /** Where the link of a mail leads once it has done its work. */
  rememberReturn: (path: string) => void;
};
