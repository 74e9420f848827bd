/** What cannot wait for a plan, and whom to call. */
export const redFlags = {
  'Whom to call': 'Wa kupigia simu',
  'First of all': 'Kwanza kabisa',
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
    'Ikiwa unaweza kuyatekeleza mawazo haya, nenda hospitali iliyo karibu zaidi au mtu akae nawe, na ujiweke mbali na chochote unachoweza kukitumia kujidhuru.',
  // Bleeding in pregnancy
  'Bleeding in pregnancy must be checked now':
    'Kutokwa na damu ukiwa mjamzito ni lazima kuchunguzwe sasa hivi',
  'Go to the nearest maternity or hospital now, also when it is little or has stopped.':
    'Nenda sasa hivi kwenye kituo cha uzazi au hospitali iliyo karibu zaidi, hata kama damu ni kidogo au imekoma.',
  'Take your clinic book with you.': 'Beba kitabu chako cha kliniki.',
  // Blood pressure
  'This blood pressure is dangerously high': 'Shinikizo hili la damu liko juu kwa kiwango cha hatari',
  'Rest five minutes and measure again. If it is still 180/120 or more, go to the nearest hospital today.':
    'Pumzika dakika tano, kisha pima tena. Likiwa bado ni 180/120 au zaidi, nenda hospitali iliyo karibu zaidi leo.',
  'With chest pain, weakness, confusion or trouble seeing or speaking, call an ambulance at once.':
    'Ukiwa na maumivu ya kifua, udhaifu, kuchanganyikiwa, au shida ya kuona au kuongea, ita ambulensi mara moja.',
  // Blood sugar
  'This blood sugar is dangerously high': 'Sukari hii ya damu iko juu kwa kiwango cha hatari',
  'Be seen at a hospital or clinic today. Drink water on the way.':
    'Nenda ukaonwe hospitalini au kliniki leo. Kunywa maji ukiwa njiani.',
  'With vomiting, fast breathing, sleepiness or confusion, call an ambulance at once.':
    'Ukiwa unatapika, unapumua haraka, unasinzia au umechanganyikiwa, ita ambulensi mara moja.',
  'This blood sugar is too low': 'Sukari hii ya damu iko chini mno',
  'If it is that low now, take something sweet at once: a glass of juice or soda, or sugar in water. Measure again after 15 minutes.':
    'Ikiwa iko chini hivyo sasa, tumia kitu kitamu mara moja: glasi ya juisi au soda, au sukari kwenye maji. Pima tena baada ya dakika 15.',
  'If you do not get better, or somebody cannot swallow, call an ambulance. Tell your clinic about it.':
    'Usipopata nafuu, au mtu akishindwa kumeza, ita ambulensi. Iambie kliniki yako kuhusu jambo hili.',
  // Fever
  'Fever: a malaria test comes first': 'Homa: kipimo cha malaria kinatangulia',
  'Go for a malaria test today, at a clinic or a chemist that tests. Start no herb before it.':
    'Nenda ukapimwe malaria leo, kwenye kliniki au duka la dawa linalopima. Usianze mmea dawa wowote kabla ya kipimo.',
  'With a stiff neck, confusion, fits or trouble breathing, call an ambulance at once.':
    'Ukiwa na shingo iliyokakamaa, kuchanganyikiwa, degedege au shida ya kupumua, ita ambulensi mara moja.',
  // Blood
  'Blood must be looked into': 'Damu ni lazima ichunguzwe',
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
