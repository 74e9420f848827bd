import { avoid, ayurveda, contra, herb, on, usedFor } from '../entry.ts';
import { api, study } from '../references.ts';

export const guduchi = herb({
  slug: 'guduchi',
  accepted_name: 'Tinospora cordifolia',
  family: 'Menispermaceae',
  names: { english: ['Guduchi', 'Heart-leaved moonseed'] },
  other_names: ['giloy', 'gulvel', 'tinospora'],
  summary: 'Giloy was drunk for "immunity" in the Covid years and injured livers. We give no dose.',
  about:
    'A climbing Indian stem, bitter and revered. Small trials looked at hay fever and sugar. After 2020, Indian hospitals described many people with immune-type liver injury after giloy juice. A look-alike may share the blame, but the risk stands.',
  alert: 'Liver injury is on record. Stop and seek care with dark urine or yellow eyes.',
  look_alikes: [{ name: 'Tinospora crispa', difference: 'Its stem is warty and it is harder on the liver.' }],
  parts_used: ['stem'],
  no_preparation_reason: 'Liver injury has been described and no safe dose is certain.',
  uses: [
    usedFor('cough-and-cold', 'B', 'One small trial eased hay fever.', 'badar'),
    usedFor('blood-sugar', 'C', 'It is taken for sugar by custom.', 'api'),
    usedFor(
      'fever-and-infection',
      'C',
      'It is boiled for fevers by custom. A fever needs a malaria test first.',
      'api',
    ),
  ],
  contraindications: [
    contra('liver-disease', 'avoid', 'Liver injury is on record.'),
    contra('autoimmune-disease', 'avoid', 'It stirs the immune system.'),
    contra('organ-transplant', 'avoid', 'It stirs the immune system.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('There is no safety data.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('There is no safety data for children.'),
  interactions: [
    on('immunosuppressants', 'major', 'opposes', 'It stirs the immune system and works against them.'),
    on('liver-straining-medicines', 'major', 'strains', 'Both can injure the liver.'),
    on('hypo-prone-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on(
      'hiv-medicines',
      'moderate',
      'shifts',
      'Nobody has studied it well with ARVs, and the liver is at risk.',
    ),
    on('tb-medicines', 'major', 'strains', 'Both can injure the liver.'),
  ],
  side_effects: ['liver injury', 'hard stools'],
  storage: 'There is no reason to keep it at home.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Guduchi', 'Amrita'],
    ['bitter', 'astringent'],
    ['light', 'oily'],
    'heating',
    'sweet',
    [-1, -1, -1],
  ),
  references: [
    study(
      'kulkarni',
      'Kulkarni AV and others: Tinospora cordifolia (Giloy)-induced liver injury during the COVID-19 pandemic: multicenter nationwide study from India',
      'Hepatology Communications',
      2022,
    ),
    api('Guduchi'),
    study(
      'badar',
      'Badar VA and others: Efficacy of Tinospora cordifolia in allergic rhinitis',
      'Journal of Ethnopharmacology',
      2005,
    ),
  ],
});
