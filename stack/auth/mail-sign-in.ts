import { type AuthRequest, plainEmail } from './auth-request.ts';

/**
 * Password recovery and magic links. Each address is counted whether or not it has an account, and an unknown one is
 * answered like a known one. The stock service would create a confirmed account for whatever address is typed in.
 */
export function correctMailSignIn({ service, guards, client }: AuthRequest): void {
  const recover = service.recover.bind(service);
  const signInWithOtp = service.signInWithOtp.bind(service);

  service.recover = async (email) => {
    const address = plainEmail(email);
    if (address) await guards.mail('recovery', address, client);
    return recover(email);
  };

  const sendMagicLink = async (email: string | undefined): Promise<void> => {
    const address = plainEmail(email);
    if (!address) return signInWithOtp(email, { shouldCreateUser: false });
    await guards.mail('magic_link', address, client);
    if (!(await service.repo.findUserByEmail(address))) return;
    return signInWithOtp(address, { shouldCreateUser: false });
  };
  service.signInWithOtp = sendMagicLink;
  service.requestMagicLink = sendMagicLink;
}
