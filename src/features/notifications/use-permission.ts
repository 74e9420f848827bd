import { useEffect, useState } from 'react';

/** What the browser says about notifications of this site. */
export type Permission = NotificationPermission | 'unsupported';

const read = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

/** The permission, kept up to date when it is changed in the browser's own settings, and the function that asks. */
export function usePermission(): [Permission, () => Promise<Permission>] {
  const [permission, setPermission] = useState(read);
  useEffect(() => {
    const look = (): void => setPermission(read());
    let status: PermissionStatus | undefined;
    let isOver = false;
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (isOver) return;
        status = found;
        status.addEventListener('change', look);
      })
      .catch(() => {
        // a browser that cannot be asked this way; coming back to the page looks again
      });
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      status?.removeEventListener('change', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  async function ask(): Promise<Permission> {
    const answer: Permission =
      'Notification' in window ? await Notification.requestPermission() : 'unsupported';
    setPermission(answer);
    return answer;
  }
  return [permission, ask];
}
