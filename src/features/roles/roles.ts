export const roles = [
  { id: 'admin', name: 'Owner', can: 'Everything, including money, settings and roles.' },
  { id: 'packer', name: 'Packer', can: 'Sees, packs, sends and hands over orders, and sees what runs low.' },
  { id: 'content', name: 'Content editor', can: 'Herbs, remedies and articles, reviews and testimonials.' },
  { id: 'practitioner', name: 'Practitioner', can: 'Consultations with the people who booked them.' },
] as const;

export type RoleId = (typeof roles)[number]['id'];

export const roleName = (id: string): string => roles.find((role) => role.id === id)?.name ?? id;
