import type { AuthRequest } from './auth-request.ts';

/**
 * Renewing sessions. Each refresh token is used once: one that comes back after its successor was used means that two
 * hold it, and ends the session for both. Guessing them is counted.
 */
export function correctRefresh({ service, guards, client }: AuthRequest): void {
  const refresh = service.refreshSession.bind(service);
  service.config.enable_refresh_token_rotation = true;
  service.refreshSession = async (token) => {
    const attempt = guards.refresh(client);
    const session = await refresh(token);
    attempt.succeeded();
    return session;
  };
}
