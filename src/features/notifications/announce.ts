import { toast } from '../../lib/toast.ts';
import type { NotificationRow } from './notification-list.ts';

const announced = new Set<string>();

/** Tells of a new notification once: a toast, and the system's own notification where that was allowed. */
export function announce(row: Pick<NotificationRow, 'id' | 'type' | 'title' | 'message'>): void {
  if (announced.has(row.id)) return;
  announced.add(row.id);
  const show = row.type === 'success' ? toast.success : row.type === 'error' ? toast.error : toast.info;
  show(row.title, row.message);
  if ('Notification' in window && Notification.permission === 'granted')
    showNative(row).catch(() => {
      // the toast has told already; a browser may refuse its own notification at any time
    });
}

/** The tag keeps it to one, however many tabs hear of the same row. */
async function showNative(row: { id: string; title: string; message: string }): Promise<void> {
  const options = { body: row.message, tag: row.id };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(row.title, options);
  new Notification(row.title, options);
}
