import { t } from '../../words/fasting.ts';

/** `Habari ya asubuhi, Achieng` by the hour of the device. */
export function greeting(fullName: string, hour: number): string {
  const [name] = fullName.trim().split(/\s+/);
  if (hour < 12) return name ? t('Habari ya asubuhi, {name}', { name }) : t('Habari ya asubuhi');
  if (hour < 16) return name ? t('Habari ya mchana, {name}', { name }) : t('Habari ya mchana');
  return name ? t('Habari ya jioni, {name}', { name }) : t('Habari ya jioni');
}
