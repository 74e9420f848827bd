/** Work that the shop does by itself, where it is late. */
export const lateJobs = {
  'The shop’s own work is late': 'Kazi ambazo duka hujifanyia zimechelewa',
  'Until it goes on, these are not done:': 'Hadi ziendelee, haya hayafanyiki:',
  'Last done {when}': 'Mara ya mwisho {when}',
  'Not done yet': 'Bado haijafanyika',
  'What went wrong:': 'Tatizo lililotokea:',
  'Whoever looks after the server finds more with <code>select * from job_health()</code>.':
    'Anayesimamia seva ataona zaidi kwa <code>select * from job_health()</code>.',
  'Checking M-Pesa payments': 'Kukagua malipo ya M-Pesa',
  'Ending unpaid orders and giving their pieces back':
    'Kufunga oda ambazo hazikulipwa na kurudisha bidhaa zake dukani',
  'Sending mails and notifications': 'Kutuma barua pepe na arifa',
  'Ending consultations, reminding of them, telling the waiting list':
    'Kufunga vikao vya ushauri, kuvikumbusha, na kuwaarifu wanaosubiri nafasi',
  'Ending plans and saying when one is due': 'Kufunga vifurushi na kukumbusha malipo yake',
  'Reminding members': 'Kuwakumbusha wanachama',
  'Ending old sign-in links': 'Kufunga viungo vya zamani vya kuingia',
  'Counting the products for the shop’s filters': 'Kuhesabu bidhaa kwa vichujio vya duka',
  'Erasing accounts, old records and files': 'Kufuta akaunti, rekodi na faili za zamani',
  'Backing up the shop each night': 'Kuhifadhi nakala ya duka kila usiku',
} as const;
