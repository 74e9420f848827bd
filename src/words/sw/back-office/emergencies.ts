/** The desk of the numbers to call. */
export const emergencies = {
  'Emergency numbers': 'Nambari za dharura',
  'They stand beside every answer to an emergency. Call each one twice a year to see that it answers.':
    'Zinaonyeshwa kando ya kila jibu la dharura. Pigia kila moja mara mbili kwa mwaka kuona kama inajibu.',
  'New emergency number': 'Nambari mpya ya dharura',
  'Edit emergency number': 'Hariri nambari ya dharura',
  'People call it when it matters most: write where the number was read, and on which day.':
    'Watu huipigia wakati muhimu kabisa: andika nambari ilisomwa wapi, na siku gani.',
  Number: 'Nambari',
  'This number is always shown.': 'Nambari hii huonyeshwa kila wakati.',
  'Name in English': 'Jina kwa Kiingereza',
  'Name in Kiswahili': 'Jina kwa Kiswahili',
  Source: 'Chanzo',
  'Checked on': 'Ilikaguliwa tarehe',
  'Shown with these emergencies': 'Huonyeshwa pamoja na dharura hizi',
  'Shown to everybody': 'Inaonyeshwa kwa kila mtu',
  'Edit {number}': 'Hariri {number}',
  'Three to fifteen digits, without spaces.': 'Tarakimu tatu hadi kumi na tano, bila nafasi.',
  'Where was the number read? Without a source it is not shown.':
    'Nambari ilisomwa wapi? Bila chanzo haionyeshwi.',
  'Choose a day up to today.': 'Chagua siku hadi leo.',
} as const;
