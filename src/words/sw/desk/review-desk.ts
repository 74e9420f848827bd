/** Reviews to publish or reject. */
export const reviewDesk = {
  'Held back': 'Imezuiwa',
  Reported: 'Imeripotiwa',
  'It may claim a cure': 'Huenda yanadai uponyaji',
  'Three people reported it': 'Watu watatu wameyaripoti',
  'Edited after it was rejected': 'Yalihaririwa baada ya kukataliwa',
  'Written anew after one we held back was withdrawn':
    'Yameandikwa upya baada ya maoni tuliyozuia kuondolewa',
  'The reviews could not be loaded': 'Hatukuweza kupakia maoni',
  'Loading reviews': 'Inapakia maoni',
  'No reviews here': 'Hakuna maoni hapa',
  'Reviews that may claim a cure, or that three people report, wait here for you.':
    'Maoni ambayo huenda yanadai uponyaji, au yaliyoripotiwa na watu watatu, yatakusubiri hapa.',
  '{n} of 5': '{n} kati ya 5',
  '{n} report': 'Ripoti {n}',
  '{n} reports': 'Ripoti {n}',
  'Found: “{claim}”': 'Kilichopatikana: “{claim}”',
  'Our note: {note}': 'Maelezo yetu: {note}',
  'The first {n} of {total}.': '{n} ya kwanza kati ya {total}.',
  'The review was not changed': 'Maoni hayakubadilishwa',
  'Note among ourselves': 'Maelezo kati yetu',
  'Leave it': 'Yaache',
  Reviews: 'Maoni',
  'Reviews by state': 'Maoni kwa hali',
  'Search all': 'Tafuta katika yote',
  'Review decided': 'Uamuzi umefanywa kuhusu maoni',
  'See the product': 'Tazama bidhaa',
} as const;
