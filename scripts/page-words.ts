/** Everything in a page that a selector may ask for by name. */
export type PageWords = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** By name alone and, where they have a value, as `name=value` as well. */
  attributes: ReadonlySet<string>;
  /** Custom properties that inline styles read. */
  variables: ReadonlySet<string>;
};

/** What the script at the top of index.html puts on the document, and what a browser changes by itself. */
const SET_WITHOUT_THE_APP = {
  classes: ['dark', 'light'],
  attributes: ['data-session', 'open'],
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text: string): string =>
  text.replace(/&(#x27|#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:\s*=\s*"[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"/]+)(?:\s*=\s*"([^"]*)")?/g;

/** @param html a whole page, its attributes in double quotes as React writes them */
export function wordsOf(html: string): PageWords {
  const tags = new Set<string>();
  const classes = new Set<string>(SET_WITHOUT_THE_APP.classes);
  const ids = new Set<string>();
  const attributes = new Set<string>(SET_WITHOUT_THE_APP.attributes);
  for (const [, tag = '', rest = ''] of html.matchAll(TAG)) {
    tags.add(tag.toLowerCase());
    for (const [, written = '', raw] of rest.matchAll(ATTRIBUTE)) {
      const name = written.toLowerCase();
      attributes.add(name);
      if (raw === undefined) continue;
      const value = decoded(raw);
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one);
      else if (name === 'id') ids.add(value);
      else attributes.add(`${name}=${value}`);
    }
  }
  const variables = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return { tags, classes, ids, attributes, variables };
}
