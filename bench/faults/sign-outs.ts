import type { Fault } from './fault.ts';

/** Something of a person that stays behind them. */
export const signOuts: readonly Fault[] = [
  {
    means: 'The next person on a shared phone reads the conversation with the herbalist.',
    in: { file: 'src/lib/session.ts', find: 'sessionStorage.clear();', put: '' },
    caughtBy: ['src/lib/stored.test.tsx'],
  },
  {
    means: 'What a visitor had noted on the device stays there after a sign-out.',
    in: {
      file: 'src/lib/device-entry.ts',
      find: "by !== null && (by === '' || by !== user());",
      put: "by !== null && by !== '' && by !== user();",
    },
    caughtBy: ['src/lib/device-store.test.ts'],
  },
  {
    means: 'Without a connection a sign-out leaves the person signed in.',
    in: {
      file: 'src/lib/session.ts',
      find: '} finally {\n    forgetSession();\n  }',
      put: '} catch {\n    return;\n  }\n  forgetSession();',
    },
    caughtBy: ['src/app/header.test.tsx'],
  },
  {
    means: 'Whoever removes everything from the device leaves the pages that were kept for offline.',
    in: {
      file: 'src/app/pages/privacy-controls.tsx',
      find: 'caches.delete(name)',
      put: 'caches.has(name)',
    },
    caughtBy: ['src/app/page-parts.test.ts'],
  },
  {
    means: 'After a sign-out a shared phone still gets the reminders of whoever left.',
    in: {
      file: 'src/features/notifications/notification-bell.tsx',
      find: 'if (readSession()?.user.id !== userId) leavePush().catch(ignore);',
      put: '',
    },
    caughtBy: ['src/features/notifications/notifications.test.tsx'],
  },
  {
    means: 'Orders keep name, phone and landmark of somebody whose account was erased.',
    in: { sql: "update private.personal_data set erasure = 'keep' where source = 'public.orders'::regclass" },
    caughtBy: ['supabase/tests/91-account-deletion.test.sql'],
  },
];
