import { speaker } from '../../supabase/functions/_shared/kiswahili/sentences.ts';
import { timeText } from './language.ts';
import { t } from './shell.ts';
import { known } from './sw/shell.ts';

/** A sentence of the database in Kiswahili, with its amounts, dates and names; as it is where it is not known. */
export const inKiswahili = speaker(known, { word: t.known, time: timeText });
