import type { ComponentType } from 'react';
import {
  matchRoutes,
  type Params,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type Path,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

/** Where somebody is about to arrive. */
export type Arrival = { params: Params; search: URLSearchParams };

/** The code of a page. */
export type PageModule = {
  Component: ComponentType;
  /** Begins to read what the page will show, so that it need not be rendered for that first. */
  prefetch?: (arrival: Arrival) => void;
};

/** An address, or all of a pattern, and the page that stands there. */
export type PageRoute = {
  /** As react-router writes patterns: `/product/:id` */
  path: string;
  /** Fetches the page's code. */
  load: () => Promise<PageModule>;
  /** The page's code once it is here. */
  module?: PageModule;
  /** Where somebody is sent instead; null who may stay. */
  redirect?: () => string | null;
};

/** The page of an address, and what its pattern finds there; undefined when none is meant for it. */
export function findPage<Route extends PageRoute>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Params } | undefined {
  // Most addresses are patterns themselves: comparing all patterns costs a cheap phone 25 ms.
  const itself = /[:*]/.test(pathname) ? undefined : routes.find(({ path }) => path === pathname);
  return itself ? { route: itself, params: {} } : matchRoutes(routes as Route[], pathname)?.at(-1);
}

/** The history of a browser or, in tests and while prerendering, one in memory. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Step = `${NavigationType}`;
type Options = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'>;

/** Where somebody is, and how they came there. */
export type Place = {
  location: Location;
  step: Step;
  route: PageRoute;
  /** The page's code; null when it could not be fetched. */
  module: PageModule | null;
  /** Why it could not be fetched. */
  failure?: unknown;
  /** Whether the page stays scrolled as it is. */
  keepsScroll: boolean;
  /** Whether it fades in. */
  fades: boolean;
};

/** Answers true to hold a step back; `goOn` takes it after all. */
export type Guard = (from: Path, to: Path, goOn: () => void) => boolean;

/**
 * Steps from page to page, for the links and hooks of react-router. The address and what is shown change when the code of
 * the next page has arrived; a later step overtakes one that is still on its way.
 */
export class Navigation {
  readonly #routes: readonly PageRoute[];
  readonly #history: History;
  readonly #onFailure: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  #place: Place | null = null;
  #isUnderWay = false;
  #turn = 0;
  readonly #guards = new Set<Guard>();
  /** What the next step of the browser's own is: one that a guard let go on, or one that takes another back. */
  #expected: 'allowed' | 'returning' | null = null;

  /** @param onFailure hears why the code of a page could not be fetched */
  constructor(
    routes: readonly PageRoute[],
    history: History,
    onFailure: (error: unknown) => void = () => undefined,
  ) {
    this.#routes = routes;
    this.#history = history;
    this.#onFailure = onFailure;
    history.listen(({ location, delta }) => this.#moved(location, delta));
  }

  /** Null until the first page is there. */
  get place(): Place | null {
    return this.#place;
  }

  get location(): Location {
    return this.#place?.location ?? this.#history.location;
  }

  /** Whether the code of the next page is being fetched. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** What react-router's `Router` is given. */
  readonly navigator: Navigator = {
    createHref: (to) => this.#history.createHref(to),
    encodeLocation: (to) => this.#history.encodeLocation(to),
    go: (delta) => this.#history.go(delta),
    push: (to, state, options) => void this.navigate(to, { ...options, state }),
    replace: (to, state, options) => void this.navigate(to, { ...options, state, replace: true }),
  };

  /** Tells of every change of the place, and of being under way. Returns the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Holds steps back, and those of the browser's own buttons. Returns the function that ends it. */
  guard(guard: Guard): () => boolean {
    this.#guards.add(guard);
    return () => this.#guards.delete(guard);
  }

  /** Begins at a page whose code and data are here already. */
  beginAt(route: PageRoute): void {
    this.#show({ path: this.#history.location, step: 'POP' }, route, { module: route.module ?? null });
  }

  /** Begins at the page of the address; resolves when its code has arrived. */
  begin(): Promise<void> {
    return this.#arrive({ path: this.#history.location, step: 'POP' });
  }

  /** Goes there; resolves when the page is to be shown, or the step was held back or overtaken. */
  async navigate(to: To, { replace, ...options }: Options = {}): Promise<void> {
    const path = this.#history.encodeLocation(resolvePath(to, this.location.pathname));
    const target: Target = { path, step: replace ? 'REPLACE' : 'PUSH', options };
    const goOn = (): Promise<void> => this.#arrive(target);
    if (!this.#isHeld(path, () => void goOn())) await goOn();
  }

  /** A step of the browser's own buttons: the address has changed already. */
  #moved(location: Location, delta: number | null): void {
    const expected = this.#expected;
    this.#expected = null;
    if (expected === 'returning') return;
    const goOn = (): void => {
      this.#expected = 'allowed';
      this.#history.go(delta ?? 0);
    };
    if (expected !== 'allowed' && delta && this.#isHeld(location, goOn)) {
      this.#expected = 'returning';
      this.#history.go(-delta);
      return;
    }
    void this.#arrive({ path: location, step: 'POP' });
  }

  #isHeld(to: Path, goOn: () => void): boolean {
    const from = this.#place?.location;
    // One question is enough: whoever goes on leaves all of them.
    return from !== undefined && [...this.#guards].some((guard) => guard(from, to, goOn));
  }

  async #arrive(target: Target): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const found = findPage(this.#routes, target.path.pathname);
    if (!found) throw new Error(`No page stands at ${target.path.pathname}`);
    const { route, params } = found;
    const elsewhere = route.redirect?.();
    if (elsewhere)
      return this.#arrive({
        path: resolvePath(elsewhere),
        step: target.step === 'PUSH' ? 'PUSH' : 'REPLACE',
      });
    if (!route.module) this.#tell({ isUnderWay: true });
    const opened = await this.#open(route, { params, search: new URLSearchParams(target.path.search) });
    if (turn === this.#turn) this.#show(target, route, opened);
    return undefined;
  }

  async #open(route: PageRoute, arrival: Arrival): Promise<Pick<Place, 'module' | 'failure'>> {
    try {
      route.module ??= await route.load();
      route.module.prefetch?.(arrival);
      return { module: route.module };
    } catch (failure) {
      this.#onFailure(failure);
      return { module: null, failure };
    }
  }

  #show(
    { path, step, options = {} }: Target,
    route: PageRoute,
    opened: Pick<Place, 'module' | 'failure'>,
  ): void {
    if (step === 'PUSH') this.#history.push(path, options.state);
    if (step === 'REPLACE') this.#history.replace(path, options.state);
    this.#place = {
      location: this.#history.location,
      step,
      route,
      ...opened,
      keepsScroll: options.preventScrollReset ?? false,
      fades: options.viewTransition ?? false,
    };
    this.#tell({ isUnderWay: false });
  }

  #tell({ isUnderWay }: { isUnderWay: boolean }): void {
    this.#isUnderWay = isUnderWay;
    for (const listener of this.#listeners) listener();
  }
}

type Target = { path: Path; step: Step; options?: Omit<Options, 'replace'> };
