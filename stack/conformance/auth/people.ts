import type { SupabaseClient } from '@supabase/supabase-js';

import { PASSWORD, type ServiceFixture } from '../../service-fixture.ts';

/** People for the cases of one file: each with an address of their own. */
export class People {
  readonly #stack: () => ServiceFixture;
  #last = 0;

  constructor(stack: () => ServiceFixture) {
    this.#stack = stack;
  }

  address(): string {
    this.#last += 1;
    return `person${this.#last}@example.com`;
  }

  /** A browser that nobody is signed in with. */
  browser(): SupabaseClient['auth'] {
    return this.#stack().browser().auth;
  }

  admin(): SupabaseClient['auth']['admin'] {
    return this.#stack().browser({ key: this.#stack().keys.secretKey }).auth.admin;
  }

  async member(): Promise<{ auth: SupabaseClient['auth']; email: string; id: string }> {
    const email = this.address();
    const { browser, userId } = await this.#stack().signedIn(email);
    return { auth: browser.auth, email, id: userId };
  }

  /** The newest mail's link, which some answers are ahead of. */
  async tokenHash(email: string): Promise<string> {
    for (;;) {
      const [mail] = this.#stack().mailsTo(email);
      if (mail) return new URL(mail.links[0] ?? '').searchParams.get('token_hash') ?? '';
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Somebody who signed up and has not opened the mail yet. */
  async newcomer(data: object = {}): Promise<{ auth: SupabaseClient['auth']; email: string }> {
    const email = this.address();
    const auth = this.browser();
    const { error } = await auth.signUp({ email, password: PASSWORD, options: { data } });
    if (error) throw error;
    return { auth, email };
  }
}
