import { describe, expect, it } from 'vitest';

import { ignored, readStages } from './check-deploy/image.ts';
import { commandsOf } from './check-deploy/walks.ts';

describe('a Dockerfile', () => {
  it('is read stage by stage, without comments, over the ends of lines', () => {
    const text = '# one\nFROM a AS build\nRUN x \\\n  && y\n# two\n\nFROM b\nUSER node\nCMD ["c"]\n';
    expect(readStages(text)).toEqual([
      {
        name: 'build',
        steps: [
          { word: 'FROM', rest: 'a AS build' },
          { word: 'RUN', rest: 'x && y' },
        ],
      },
      {
        name: 'last',
        steps: [
          { word: 'FROM', rest: 'b' },
          { word: 'USER', rest: 'node' },
          { word: 'CMD', rest: '["c"]' },
        ],
      },
    ]);
  });

  it('is given what .dockerignore leaves', () => {
    const patterns = ['docs', '.env', '**/*.test.ts'];
    expect(
      ['docs/a.md', '.env', 'stack/a.test.ts', 'stack/a.ts', '.env.example', 'docs.md'].filter(
        (file) => !ignored(patterns, file),
      ),
    ).toEqual(['stack/a.ts', '.env.example', 'docs.md']);
  });
});

describe('a walk', () => {
  const DOCUMENT =
    '# A\n\n## One\n\n```sh\na\nb \\\n  c\n```\n\n```sql\nno\n```\n\n### Part\n\n```sh\nd   # outside\n```\n\n## Two\n\n```sh\ne\n```\n';

  it('is the sh blocks of its chapter, with their parts, in order', () => {
    expect(commandsOf(DOCUMENT, 'One')).toEqual(['a', 'b c', 'd   # outside']);
    expect(commandsOf(DOCUMENT, 'Two')).toEqual(['e']);
  });

  it('must be there', () => {
    expect(() => commandsOf(DOCUMENT, 'Three')).toThrow('no chapter');
  });
});
