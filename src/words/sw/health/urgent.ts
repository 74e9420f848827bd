/** What stands around an answer to something that cannot wait. */
export const urgent = {
  'Be seen this month': 'Nenda ukaonwe na mhudumu wa afya mwezi huu',
  'Be seen this week': 'Nenda ukaonwe na mhudumu wa afya wiki hii',
  'Be seen today': 'Nenda ukaonwe na mhudumu wa afya leo',
  'Emergency: get help now': 'Dharura: tafuta msaada sasa hivi',
  'Mention it at your next visit': 'Itaje utakapoenda kliniki',
  'Source: {source}': 'Chanzo: {source}',
  'Whom to call': 'Pa kupiga simu',
} as const;
