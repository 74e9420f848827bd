import { createContext } from 'react';

/**
 * Whether this device may show reminders while Mizizi is closed, and how to ask for it. It belongs to another part of the
 * app; null is a visitor, whom nobody can remind.
 */
export type MedicineAlerts = {
  permission: 'granted' | 'default' | 'denied' | 'unsupported';
  /** Asks when it was not asked before; never throws. */
  ask: () => Promise<void>;
};

export const MedicineAlertsContext = createContext<MedicineAlerts | null>(null);
