/**
 * Nothing the app says is left in one language: finds text that does not go through `t`, messages of the Kiswahili
 * catalogues that nothing says, translations whose `{names}` or `<tags>` differ from the English, and what the gate of
 * `word-gate.ts` finds.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

import { parseSync } from '@swc/core';

import { herbs } from '../content/herbs.ts';
import { allMessages, differingProblems, nameProblems, readBackProblems, termProblems } from './word-gate.ts';

/** Content of its own, which is shown in English with a note, and a page for ourselves. */
const ENGLISH_ONLY = /^src\/app\/(gallery|info-texts\.ts|pages\/gallery-page)\b/;
/** Texts that nobody reads on the screen. */
const NOT_SCREEN =
  /\.test\.tsx?$|database\.types\.ts$|\/(sample|testing)-[\w-]+\.tsx?$|^src\/(words|test-setup|start\/(entry-server|page-script|prerender)|pwa\/(sw|push-messages|public-reads))|\.rows\.ts$/;
const SPOKEN_ATTRIBUTES =
  /^(aria-label|aria-description|alt|title|label|placeholder|description|intro|eyebrow|legend|hint|error|detail|heading|summary|note|unit|busyLabel|empty)$/;
/** Names and examples, the same in every language. */
const NAMES =
  /^(Mizizi|M-Pesa|English|Kiswahili|Samsung Internet|Tulsi|MZ-\w+|KSh [\d,]+|MM|Nairobi City|Share canceled|Website)$/;
const QUIET_CALLS = /^(console\.\w+|Error|TypeError|RangeError|cn|cva|buttonStyles|matchMedia)$/;

type Node = { type?: string; span?: { start: number } } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const sentence = (text: string): boolean =>
  /\p{Lu}?\p{Ll}+[\p{L}’']* +[\p{L}\d]/u.test(text) && /^[\p{Lu}“"‘]/u.test(text);
const word = (text: string): boolean => /\p{L}{2}/u.test(text);

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee['value']);
  if (callee.type === 'MemberExpression') return `${nameOf(callee['object'])}.${nameOf(callee['property'])}`;
  return '';
}

/** Which area's words a file speaks, by the name under which it imports `t`. */
function areasOf(file: string, body: readonly unknown[]): Map<string, string> {
  const areas = new Map<string, string>();
  for (const statement of body) {
    if (!isNode(statement) || statement.type !== 'ImportDeclaration') continue;
    const source = normalize(join(dirname(file), String((statement['source'] as Node)['value'])));
    const area = /^src\/words\/(\w[\w-]*)\.ts$/.exec(source)?.[1];
    if (!area) continue;
    for (const specifier of statement['specifiers'] as Node[]) {
      const local = String((specifier['local'] as Node)['value']);
      const imported = isNode(specifier['imported']) ? String(specifier['imported']['value']) : local;
      if (imported === 't') areas.set(local, area);
    }
  }
  return areas;
}

/** Every string of a file: a key may also come to `t` by a name. */
function stringsIn(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const part of value) stringsIn(part, found);
  else if (isNode(value)) {
    if (value.type === 'StringLiteral') found.push(String(value['value']));
    for (const part of Object.values(value)) stringsIn(part, found);
  }
  return found;
}

function read(file: string): { untold: string[]; said: string[] } {
  const code = readFileSync(file, 'utf8');
  const ast = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  const bytes = Buffer.from(code);
  const areas = areasOf(file, ast.body);
  const untold: string[] = [];
  const tell = (node: Node, text: string): void => {
    if (NAMES.test(text.trim())) return;
    const line = bytes
      .subarray(0, (node.span?.start ?? 0) - ast.span.start)
      .toString()
      .split('\n').length;
    untold.push(`${file}:${line} ${text.replace(/\s+/g, ' ').trim().slice(0, 70)}`);
  };
  /** What an expression between tags can come to: one word with a capital is a label there. */
  const visitChild = (value: unknown): void => {
    if (isNode(value) && value.type === 'ConditionalExpression') {
      visit(value['test'], false);
      visitChild(value['consequent']);
      visitChild(value['alternate']);
    } else if (
      isNode(value) &&
      value.type === 'BinaryExpression' &&
      /^(&&|\|\||\?\?)$/.test(String(value['operator']))
    ) {
      visit(value['left'], false);
      visitChild(value['right']);
    } else visit(value, isNode(value) && value.type === 'StringLiteral');
  };
  /** A message, one of two messages, or what is put into one. */
  const visitMessage = (value: Node): void => {
    if (value.type === 'ConditionalExpression') {
      visit(value['test'], false);
      visitMessage(value['consequent'] as Node);
      visitMessage(value['alternate'] as Node);
    } else if (value.type !== 'StringLiteral') visit(value, false);
  };
  const visit = (value: unknown, spoken: boolean): void => {
    if (Array.isArray(value)) {
      for (const part of value) visit(part, spoken);
      return;
    }
    if (!isNode(value)) return;
    switch (value.type) {
      case 'ImportDeclaration':
      case 'TsTypeAliasDeclaration':
      case 'TsInterfaceDeclaration':
      case 'TsTypeAnnotation':
      case 'TsAsExpression':
      case 'ExportAllDeclaration':
        if (value.type === 'TsAsExpression') visit(value['expression'], spoken);
        return;
      case 'JSXText':
        if (word(String(value['value']))) tell(value, String(value['value']));
        return;
      case 'JSXAttribute': {
        const name = String((value['name'] as Node)['value']);
        if (
          !/^(\w*[cC]lassName|style|d|viewBox|data-.*|transform|href|to|key|name|id|type|variant|tone|size|value|defaultValue|htmlFor|autoComplete|inputMode)$/.test(
            name,
          )
        )
          visit(value['value'], SPOKEN_ATTRIBUTES.test(name));
        return;
      }
      case 'JSXExpressionContainer':
        visit(value['expression'], spoken);
        return;
      case 'JSXElement':
        visit((value['opening'] as Node)['attributes'], false);
        for (const child of value['children'] as Node[])
          if (child.type === 'JSXExpressionContainer') visitChild(child['expression']);
          else visit(child, false);
        return;
      case 'BinaryExpression':
        // What is compared is a key, not a text.
        for (const side of [value['left'], value['right']] as Node[])
          if (!/^[!=]==?$/.test(String(value['operator'])) || side.type !== 'StringLiteral')
            visit(side, spoken);
        return;
      case 'KeyValueProperty':
        visit(value['value'], SPOKEN_ATTRIBUTES.test(String((value['key'] as Node)['value'])));
        return;
      case 'CallExpression':
      case 'NewExpression': {
        const name = nameOf(value['callee']);
        const area = areas.get(name.split('.')[0] ?? '');
        const args = (value['arguments'] ?? []) as Node[];
        if (area) {
          for (const argument of args) visitMessage(argument['expression'] as Node);
          return;
        }
        if (!QUIET_CALLS.test(name)) for (const argument of args) visit(argument['expression'], false);
        visit(value['callee'], false);
        return;
      }
      case 'StringLiteral':
        if (
          sentence(String(value['value'])) ||
          (spoken && /\p{Lu}\p{L}|\p{L}{2}.* /u.test(String(value['value'])))
        )
          tell(value, String(value['value']));
        return;
      case 'TemplateLiteral': {
        const text = (value['quasis'] as Node[]).map((quasi) => String(quasi['raw'])).join('…');
        if (sentence(text) || (spoken && /\p{L}{2}.* |^\p{Lu}\p{Ll}/u.test(text))) tell(value, text);
        visit(value['expressions'], false);
        return;
      }
      default:
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'span') visit(part, spoken);
  };
  visit(ast.body, false);
  return { untold, said: stringsIn(ast.body) };
}

const holes = (message: string): string =>
  [...message.matchAll(/\{\w+\}|<\/?\w+>/g)]
    .map(([hole]) => hole)
    .toSorted()
    .join(' ');

const only = process.argv.slice(2);
const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^src\/words\/sw\//.test(file));
const texts = files.map((file) => ({ file, ...read(file) }));
const problems = texts
  .filter(({ file }) => !NOT_SCREEN.test(file) && !ENGLISH_ONLY.test(file))
  .filter(({ file }) => only.length === 0 || only.some((folder) => file.startsWith(folder)))
  .flatMap(({ untold }) => untold);
const said = new Set(texts.flatMap(({ said: strings }) => strings));

let messages = 0;
for (const file of globSync('src/words/sw/*.ts')) {
  const area = basename(file, '.ts');
  // `known` is what the database says and `t.known` looks up: nothing in our own code does.
  const { known = {}, words = known } = (await import(pathToFileURL(file).href)) as {
    words?: Record<string, string>;
    known?: Record<string, string>;
  };
  for (const [english, kiswahili] of Object.entries(words)) {
    messages += 1;
    if (holes(english) !== holes(kiswahili))
      problems.push(`${area}: other {names} or <tags> in “${kiswahili}”`);
    if (kiswahili.trim() === '') problems.push(`${area}: no Kiswahili for “${english}”`);
    if (only.length === 0 && !Object.hasOwn(known, english) && !said.has(english))
      problems.push(`${area}: nothing says “${english}”`);
  }
}
const told = await allMessages();
problems.push(
  ...termProblems(told),
  ...differingProblems(told),
  ...nameProblems(told, herbs),
  ...readBackProblems(told),
);
for (const problem of problems) console.error(problem);
console.log(`words: ${messages} messages in two languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
