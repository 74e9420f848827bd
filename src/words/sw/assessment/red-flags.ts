/** What cannot wait for a plan, and whom to call. */
export const redFlags = {
  'Whom to call': 'Pa kupiga simu',
  'First of all': 'Kwanza kabisa',
  'What your readings say': 'Vipimo vyako vinasema nini',
  'Source: {source}': 'Chanzo: {source}',
  'Your answers are kept. The rest can wait as long as it needs.':
    'Majibu yako yamehifadhiwa. Mengine yanaweza kusubiri kwa muda wowote unaohitajika.',
  'Continue another time': 'Endelea wakati mwingine',
  'I have read this, continue': 'Nimesoma haya, endelea',
  'Change my answer': 'Badilisha jibu langu',
  // Chest pain
  'Chest pain needs help now': 'Maumivu ya kifua yanahitaji msaada sasa hivi',
  'Call an ambulance or let somebody take you to the nearest hospital. Do not drive yourself.':
    'Ita ambulensi, au mtu akupeleke hospitali iliyo karibu zaidi. Usiendeshe gari mwenyewe.',
  'Sit down and rest until help comes.': 'Kaa chini upumzike hadi msaada ufike.',
  // Stroke
  'Weakness on one side can be a stroke': 'Udhaifu wa upande mmoja unaweza kuwa kiharusi',
  'Call an ambulance now. Note when it began: treatment depends on the hours.':
    'Ita ambulensi sasa hivi. Kumbuka ilianza saa ngapi: matibabu hutegemea saa zilizopita.',
  'Do not eat or drink anything until you were seen.':
    'Usile wala usinywe chochote hadi uonwe na mhudumu wa afya.',
  // Shortness of breath
  'Shortness of breath at rest needs help now': 'Kukosa pumzi ukiwa umepumzika kunahitaji msaada sasa hivi',
  'Call an ambulance or go to the nearest hospital with somebody.':
    'Ita ambulensi, au nenda hospitali iliyo karibu zaidi ukiwa na mtu.',
  'Sit upright meanwhile.': 'Wakati huo, kaa wima.',
  // Thoughts of ending one's life
  'Please talk to somebody now': 'Tafadhali zungumza na mtu sasa hivi',
  'You are not alone with this, and it can get better. Call one of the numbers below, or tell somebody near you.':
    'Hauko peke yako katika hili, na hali inaweza kuwa bora. Piga moja ya nambari zilizo hapa chini, au mwambie mtu aliye karibu nawe.',
  'If you may act on these thoughts, go to the nearest hospital or let somebody stay with you, and move away from anything you could use.':
    'Ukihisi kwamba unaweza kuyatekeleza mawazo haya ya kujidhuru, nenda hospitali iliyo karibu zaidi au mtu akae nawe, na ujiweke mbali na chochote unachoweza kukitumia kujidhuru.',
  // Bleeding in pregnancy
  'Bleeding in pregnancy must be checked now':
    'Kutokwa na damu ukiwa mjamzito ni lazima kuchunguzwe sasa hivi',
  'Go to the nearest maternity or hospital now, also when it is little or has stopped.':
    'Nenda sasa hivi kwenye kituo cha uzazi au hospitali iliyo karibu zaidi, hata kama damu ni kidogo au imekoma.',
  'Take your clinic book with you.': 'Beba kitabu chako cha kliniki.',
  // Blood
  'Blood must be looked into': 'Kutokwa na damu ni lazima kuchunguzwe',
  'Go to a clinic today and tell them what you saw and since when.':
    'Nenda kliniki leo, ueleze ulichoona na tangu lini.',
  'If it is a lot, or you feel faint, call an ambulance at once.':
    'Ikiwa damu ni nyingi, au unahisi kuzirai, ita ambulensi mara moja.',
  // Cough
  'A cough of two weeks needs a TB test': 'Kikohozi cha wiki mbili kinahitaji kipimo cha kifua kikuu',
  'Go to a clinic this week and ask for a TB test. Public clinics do not charge for it.':
    'Nenda kliniki wiki hii, uombe kipimo cha kifua kikuu. Kliniki za umma hazitozi malipo kwa kipimo hiki.',
  'Until then open the windows and cover your mouth when you cough.':
    'Hadi wakati huo, fungua madirisha na ufunike mdomo unapokohoa.',
  // Weight
  'Weight lost without trying has a reason': 'Kupungua uzito bila kukusudia kuna sababu',
  'See a clinician this week so that the reason is found. Do not fast or cut your food meanwhile.':
    'Mwone mhudumu wa afya wiki hii ili sababu ijulikane. Kwa sasa usifunge wala usipunguze chakula.',
  'Tell them about cough, night sweats, thirst or changes of your stool, if there are any.':
    'Mweleze kuhusu kikohozi, kutokwa na jasho usiku, kiu au mabadiliko ya choo, kama yapo.',
} as const;
