import parser from 'postcss-selector-parser';

import type { PageWords } from './page-words.ts';

/** Whether a page with these words may hold something that a selector finds. */
export type Needs = (words: PageWords) => boolean;

const always: Needs = () => true;
const never: Needs = () => false;

/** Pseudo-classes that want one of several selectors to hold; what others ask for no page's HTML can tell. */
const ONE_OF = new Set([':is', ':where', ':has']);

const hasType =
  (...types: string[]): Needs =>
  ({ attributes }) =>
    types.some((type) => attributes.has(`type=${type}`));

/** What shows a pseudo-element; all others may be anywhere. */
const PSEUDO: [RegExp, Needs][] = [
  [/^::-webkit-(?:date|calendar)/, hasType('date', 'datetime-local', 'month', 'time', 'week')],
  [
    /^::-webkit-(?:inner|outer)-spin-button$/,
    hasType('number', 'date', 'datetime-local', 'month', 'time', 'week'),
  ],
  [/^::-webkit-search-/, hasType('search')],
  [/^::file-selector-button$/, hasType('file')],
  [/^::placeholder$/, ({ attributes }) => attributes.has('placeholder')],
  // Only the app begins view transitions, and pages have no shadow roots.
  [/^::view-transition|^:host$/, never],
];

function needsOf(node: parser.Node): Needs {
  switch (node.type) {
    case 'class':
      return ({ classes }) => classes.has(node.value);
    case 'id':
      return ({ ids }) => ids.has(node.value);
    case 'tag': {
      const tag = node.value.toLowerCase();
      return ({ tags }) => tags.has(tag);
    }
    case 'attribute': {
      const name = node.attribute.toLowerCase();
      const word = node.operator === '=' ? `${name}=${node.value ?? ''}` : name;
      return ({ attributes }) => attributes.has(word);
    }
    case 'pseudo':
      if (ONE_OF.has(node.value)) return oneOf(node.nodes.map(allOf));
      return PSEUDO.find(([name]) => name.test(node.value))?.[1] ?? always;
    default:
      return always;
  }
}

function oneOf(needs: readonly Needs[]): Needs {
  return (words) => needs.some((need) => need(words));
}

function allOf(selector: parser.Selector): Needs {
  const needs = selector.nodes.map(needsOf).filter((need) => need !== always);
  return (words) => needs.every((need) => need(words));
}

/**
 * What one selector without commas asks of a page: every class, id, attribute and tag by its name, those inside `:not()`
 * excepted. States such as `:hover` may come at any time and ask for nothing.
 */
export function selectorNeeds(selector: string): Needs {
  return oneOf(parser().astSync(selector).nodes.map(allOf));
}
