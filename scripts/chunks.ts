/**
 * Which files the code comes in, by the import graph and the entrances of src/app/routes.tsx. A page whose modules all
 * were files of their own would ask for thirty of them, and each takes a cheap phone a millisecond or more.
 */
import { basename, join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

type Routes = typeof import('../src/app/routes.tsx');
/** Whom a module is for: the entry and lazily fetched modules that import it, themselves or through others. */
type Users = { isInEntry: boolean; users: Set<string>; pages: number; entrances: string[] };

const PAGE = /\/src\/app\/pages\/[\w-]+-page\.tsx$/;
/** The Kiswahili of an area is fetched by itself, and must not wait for what waits for it. */
const KISWAHILI = /\/src\/words\/sw\//;
/** What one entrance shares with more pages than this is left to Rolldown: in its file it would weigh on all of them. */
const MOST_PAGES = 7;

/**
 * The name of the file a module goes into; null for one that only one part uses, or that Rolldown gives a file by itself.
 * `vendor` and `app` are what every page needs; what several entrances need has the first letters of their names, since
 * every page names all its files.
 */
function fileOf(id: string, { isInEntry, users, pages, entrances }: Users): string | null {
  if (KISWAHILI.test(id)) return null;
  if (isInEntry) return id.includes('/node_modules/') ? 'vendor' : 'app';
  if (users.size < 2 || (entrances.length < 2 && pages > MOST_PAGES)) return null;
  return entrances.join('-') || null;
}

export function chunks(root: string): Plugin {
  const files = new Map<string, string | null>();
  let entrances: string[] = [];
  return {
    name: 'mizizi:chunks',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async config() {
      const { module } = await runnerImport<Routes>(join(root, 'src/app/routes.tsx'));
      entrances = module.routes.flatMap((route) =>
        'file' in route && route.entrance ? [join(root, route.file)] : [],
      );
      // Who needs a module needs all that it imports: so each has a place of its own, and files never import in a circle.
      const group = { name: (id: string) => files.get(id) ?? null, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
    buildEnd() {
      const modules = [...this.getModuleIds()]
        .map((id) => this.getModuleInfo(id))
        .filter((one) => one !== null);
      const imports = new Map(modules.map(({ id, importedIds }) => [id, importedIds]));
      const entries = new Set(modules.filter(({ isEntry }) => isEntry).map(({ id }) => id));
      const roots = new Set([...entries, ...modules.flatMap(({ dynamicallyImportedIds: ids }) => ids)]);
      const usersOf = new Map<string, Set<string>>();
      const visit = (id: string, root: string): void => {
        const users = usersOf.get(id) ?? new Set();
        if (users.has(root)) return;
        usersOf.set(id, users.add(root));
        for (const next of imports.get(id) ?? []) visit(next, root);
      };
      for (const one of roots) visit(one, one);
      // The entry stays a file of its own: index.html, and what its script names.
      for (const entry of entries)
        for (const id of [entry, ...(imports.get(entry) ?? [])]) usersOf.delete(id);
      for (const [id, users] of usersOf) {
        const names = entrances
          .filter((entrance) => users.has(entrance))
          .map((page) => basename(page, '-page.tsx').slice(0, 3));
        const isInEntry = [...users].some((user) => entries.has(user));
        const pages = [...users].filter((user) => PAGE.test(user)).length;
        files.set(id, fileOf(id, { isInEntry, users, pages, entrances: names }));
      }
    },
  };
}
