/** `Habari ya asubuhi, Achieng` by the hour of the device. */
export function greeting(fullName: string, hour: number): string {
  const time = hour < 12 ? 'asubuhi' : hour < 16 ? 'mchana' : 'jioni';
  const [first] = fullName.trim().split(/\s+/);
  return first ? `Habari ya ${time}, ${first}` : `Habari ya ${time}`;
}
