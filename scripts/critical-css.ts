/**
 * The part of the stylesheet that a prerendered page needs for its first paint. It keeps the order of rules and layers,
 * so that the whole file, which comes later, changes nothing of what is seen.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';

import { type PageWords, wordsOf } from './page-words.ts';
import { type Needs, selectorNeeds } from './selector-needs.ts';

/** A stylesheet that was read once for all pages. */
export type Stylesheet = {
  root: postcss.Root;
  /** The selectors of each rule. */
  selectors: ReadonlyMap<Rule, readonly { text: string; needs: Needs }[]>;
  /** By keyframe name. */
  keyframes: ReadonlySet<string>;
};

/** What one page takes of a stylesheet; `names` are custom properties and keyframes that something reads. */
type Used = { sheet: Stylesheet; words: PageWords; names: Set<string> };

const isKeyframes = ({ name }: AtRule): boolean => name === 'keyframes';
const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && isKeyframes(parent as AtRule);

/** Nobody prints a page before the whole stylesheet is there. */
const isForPaper = ({ name, params }: AtRule): boolean => name === 'media' && params === 'print';

/** @param css a whole stylesheet; throws when it cannot be read */
export function readStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  const selectors = new Map<Rule, { text: string; needs: Needs }[]>();
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    selectors.set(
      rule,
      rule.selectors.map((text) => ({ text, needs: selectorNeeds(text) })),
    );
  });
  const keyframes = new Set<string>();
  root.walkAtRules((rule) => {
    if (isKeyframes(rule)) keyframes.add(rule.params);
  });
  return { root, selectors, keyframes };
}

function isKept(node: ChildNode, { sheet, words, names }: Used): boolean {
  switch (node.type) {
    case 'decl':
      return !node.variable || names.has(node.prop);
    case 'rule':
      return sheet.selectors.get(node)?.some(({ needs }) => needs(words)) ?? true;
    case 'atrule':
      if (isKeyframes(node) || node.name === 'property') return names.has(node.params);
      return !isForPaper(node);
    default:
      return false;
  }
}

/** The custom properties and keyframes that a declaration reads. */
function namesIn({ value }: Declaration, { keyframes }: Stylesheet): string[] {
  return (value.match(/--[\w-]+|[a-z][\w-]*/gi) ?? []).filter(
    (name) => name.startsWith('--') || keyframes.has(name),
  );
}

function collectNames(container: Container, used: Used): void {
  for (const node of container.nodes ?? []) {
    if (!isKept(node, used)) continue;
    if (node.type === 'decl') for (const name of namesIn(node, used.sheet)) used.names.add(name);
    else if ('nodes' in node) collectNames(node as Container, used);
  }
}

function textOf(node: ChildNode, used: Used): string {
  if (!isKept(node, used)) return '';
  if (node.type === 'rule') {
    const kept = used.sheet.selectors.get(node)?.filter(({ needs }) => needs(used.words));
    const selector = kept?.map(({ text }) => text).join(',') ?? node.selector;
    return block(selector, node, used);
  }
  if (node.type !== 'atrule' || !node.nodes) return `${node.toString()};`;
  const head = `@${node.name} ${node.params}`.trim();
  // An empty layer still has its place in the order of layers.
  return block(head, node, used) || (node.name === 'layer' ? `${head};` : '');
}

function block(head: string, container: Container, used: Used): string {
  const inside = (container.nodes ?? []).map((node) => textOf(node, used)).join('');
  return inside && `${head}{${inside.replace(/;$/, '')}}`;
}

/**
 * @param html the whole page as it will be served
 * @returns the rules that may find something in it, in any state, theme and width; custom properties, keyframes and
 *   `@property` only when one of these rules reads them
 */
export function criticalCss(sheet: Stylesheet, html: string): string {
  const words = wordsOf(html);
  const used: Used = { sheet, words, names: new Set(words.variables) };
  // A custom property that is read may read others.
  for (let before = -1; before < used.names.size;) {
    before = used.names.size;
    collectNames(sheet.root, used);
  }
  return sheet.root.nodes.map((node) => textOf(node, used)).join('');
}
