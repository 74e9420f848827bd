import { expect, it } from 'vitest';

import { writeProblem } from './file-problems.ts';

const systemError = (code: string, about?: string): Error =>
  Object.assign(new Error(`${code}: as the system says it`), { code, path: about });

it('tells of a full disk with the path, and of nothing else as if it were one', () => {
  const file = '/media/stick/shop.tar.gz';
  expect(writeProblem(systemError('ENOSPC'), file)).toMatchObject({
    message: expect.stringContaining(
      `${file} was not written, and older backups are as they were: there is no space`,
    ) as string,
  });
  expect(writeProblem(systemError('EACCES', `${file}.unfinished-7`), file)).toMatchObject({
    message: expect.stringContaining('this user may not write into /media/stick') as string,
  });
  const ofAnUpload = systemError('EACCES', '/srv/shop/storage/x');
  expect(writeProblem(ofAnUpload, file)).toBe(ofAnUpload);
});
