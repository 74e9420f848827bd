/** Everything is revoked first; so what somebody may do is what these statements say. */

export interface Grant {
  /** As a statement names it: `table public.orders`, `function public.is_admin()`. */
  object: string;
  grantee: string;
  privilege: string;
  /** Of a column grant. */
  column: string | null;
  /** Whether that is all there is for such an object. */
  isAll: boolean;
}

/** Few statements: privileges of one grantee together, and grantees with the same ones. */
export function grantStatements(grants: readonly Grant[]): string[] {
  const words = new Map<string, string[]>();
  for (const [object, ofObject] of grouped(grants, (grant) => grant.object)) {
    for (const [grantee, own] of grouped(ofObject, (grant) => grant.grantee)) {
      const statement = `grant ${privileges(own)} on ${object} to `;
      words.set(statement, [...(words.get(statement) ?? []), grantee]);
    }
  }
  return [...words].map(([statement, grantees]) => `${statement}${grantees.join(', ')};`);
}

function privileges(grants: readonly Grant[]): string {
  if (grants.some(({ isAll, column }) => isAll && column === null)) return 'all';
  return [...grouped(grants, ({ privilege }) => privilege)]
    .map(([privilege, own]) => {
      const columns = own.flatMap(({ column }) => (column === null ? [] : [column]));
      return columns.length === own.length ? `${privilege} (${columns.join(', ')})` : privilege;
    })
    .join(', ');
}

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}
