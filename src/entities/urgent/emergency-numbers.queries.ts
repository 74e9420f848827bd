import { anonRest } from '../../lib/anon-rest.ts';

/** The numbers that are active, as everybody may read them. */
export const readEmergencyNumbers = (): Promise<unknown> =>
  anonRest('emergency_numbers', {
    select: 'id,number,label_en,label_sw,kinds',
    is_active: 'is.true',
    order: 'position,id',
  });
