import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';

describe('buckets', () => {
  const { answers, end } = suite('storage/buckets');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({
      sql: `insert into storage.buckets (id, name, public) values ('shown', 'shown', true), ('kept', 'kept', false), ('gone', 'gone', false);`,
    });
  });
  afterAll(() => stack.close());

  answers(() => stack.service.storage, {
    'createBucket answers its name': [(storage) => storage.createBucket('new'), { data: { name: 'new' } }],
    'createBucket twice': [
      (storage) => storage.createBucket('shown'),
      { error: { message: 'The resource already exists', statusCode: '409' } },
    ],
    'createBucket with its rules': [
      (storage) =>
        storage.createBucket('ruled', { public: true, fileSizeLimit: 1000, allowedMimeTypes: ['image/png'] }),
      { data: { name: 'ruled' } },
    ],
    'getBucket shows its rules': [
      (storage) => storage.getBucket('ruled'),
      {
        data: {
          id: 'ruled',
          name: 'ruled',
          public: true,
          file_size_limit: 1000,
          allowed_mime_types: ['image/png'],
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      },
    ],
    'getBucket of none': [
      (storage) => storage.getBucket('none'),
      { data: null, error: { message: 'Bucket not found', statusCode: '404', code: 'NoSuchBucket' } },
    ],
    listBuckets: [
      (storage) => storage.listBuckets(),
      { data: expect.arrayContaining([expect.objectContaining({ id: 'kept', public: false })]), error: null },
    ],
    updateBucket: [
      (storage) => storage.updateBucket('kept', { public: false, fileSizeLimit: 2000 }),
      { data: { message: 'Successfully updated' } },
    ],
    'updateBucket has changed its rules': [
      (storage) => storage.getBucket('kept'),
      { data: { file_size_limit: 2000, public: false } },
    ],
    'updateBucket of none': [
      (storage) => storage.updateBucket('none', { public: true }),
      { error: { statusCode: '404' } },
    ],
    deleteBucket: [(storage) => storage.deleteBucket('gone'), { data: { message: 'Successfully deleted' } }],
    'deleteBucket of none': [(storage) => storage.deleteBucket('gone'), { error: { statusCode: '404' } }],
  });

  it('deleteBucket of one that is not empty', async () => {
    await stack.service.storage.from('new').upload('a.txt', 'a');
    const { error } = await stack.service.storage.deleteBucket('new');
    expect(error).toMatchObject({
      statusCode: '409',
      message: 'The bucket you tried to delete is not empty',
    });
  });

  it('emptyBucket makes room', async () => {
    const { storage } = stack.service;
    expect((await storage.emptyBucket('new')).error).toBeNull();
    expect((await storage.from('new').list()).data).toEqual([]);
    expect((await storage.deleteBucket('new')).error).toBeNull();
  });

  it('a file that is too large for its bucket', async () => {
    const { error } = await stack.service.storage
      .from('ruled')
      .upload('large.png', 'x'.repeat(1001), { contentType: 'image/png' });
    expect(error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
  });

  it('a file of another kind than its bucket takes', async () => {
    const { error } = await stack.service.storage
      .from('ruled')
      .upload('a.txt', 'a', { contentType: 'text/plain' });
    expect(error).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
    expect(error?.message).toContain('mime type text/plain is not supported');
  });

  answers(() => stack.anon.storage, {
    'a visitor sees no buckets': [(storage) => storage.listBuckets(), []],
    'a visitor makes no bucket': [
      (storage) => storage.createBucket('mine'),
      { error: { statusCode: '403', message: 'new row violates row-level security policy' } },
    ],
  });
  end();
});
