/** Foods and herbs for the answers, and the offer to keep what was named on the safety list. */
export const suggestions = {
  'Be warned on every page': 'Upate onyo kwenye kila ukurasa',
  'Beside care for heart and pressure': 'Pamoja na matibabu ya moyo na shinikizo la damu',
  'Beside care for your sugar': 'Pamoja na matibabu ya sukari yako',
  'Check herbs yourself': 'Kagua mitishamba mwenyewe',
  'Checking against your answers...': 'Inalinganisha na majibu yako...',
  'Every page warns you from now on.': 'Kuanzia sasa kila ukurasa utakuonya.',
  'First be seen for what stands at the top of this page. We suggest no herb beside it.':
    'Kwanza nenda ukaonwe na mhudumu wa afya kwa yaliyo juu ya ukurasa huu. Hatupendekezi mitishamba yoyote pamoja nayo.',
  'Foods and herbs that go with your answers': 'Vyakula na mitishamba inayoendana na majibu yako',
  'For calm': 'Kwa utulivu',
  'For steady energy': 'Kwa nguvu za kudumu',
  'For the evening': 'Kwa jioni',
  'For the joints': 'Kwa viungo',
  'For the stomach': 'Kwa tumbo',
  'Greens and fruit to begin with': 'Mboga na matunda ya kuanza nayo',
  'In place of hard fats': 'Badala ya mafuta magumu',
  'In place of white flour': 'Badala ya unga mweupe',
  'Not now': 'Si sasa',
  'Nothing you answered asks for a herb. Good food and sleep are enough.':
    'Hakuna ulichojibu kinachohitaji mitishamba. Chakula bora na usingizi vinatosha.',
  'One was left out because of what you named, so nothing is suggested here.':
    'Mmoja umeachwa kwa sababu ya uliyoyataja, kwa hiyo hakuna kinachopendekezwa hapa.',
  'One was left out because of what you named.': 'Mmoja umeachwa kwa sababu ya uliyoyataja.',
  'Only those that our safety rules have nothing against for your medicines, conditions and stage of life. That is no proof that they are safe: tell your clinician what you use.':
    'Tunaonyesha tu vyakula na mitishamba ambayo kanuni zetu za usalama hazina pingamizi nayo kwa dawa zako, hali zako za kiafya na hatua yako ya maisha. Hilo si thibitisho kwamba vitu hivyo ni salama: mwambie mhudumu wako wa afya unachotumia.',
  'Put them on my list': 'Viweke kwenye orodha yangu',
  'Put {names} on your safety list. Herbs, remedies and products then say what they mean for you.':
    'Weka {names} kwenye orodha yako ya usalama. Kisha mitishamba, tiba asilia na bidhaa zitakuambia maana yake kwako.',
  'Richer food': 'Chakula chenye virutubisho zaidi',
  'The list stays on this device.': 'Orodha inabaki kwenye kifaa hiki.',
  'The safety rules or the herb library are not on this device yet. Until they are, we suggest nothing.':
    'Kanuni za usalama au maktaba ya mitishamba bado haziko kwenye kifaa hiki. Hadi ziwepo, hatupendekezi chochote.',
  'We cannot leave out what we do not know': 'Hatuwezi kuchuja tusichokijua',
  'We could not check them': 'Hatukuweza kuvikagua',
  'We suggest no herbs for calm: talk about your mood or worry first. Some of them do not go with treatment.':
    'Hatupendekezi mitishamba ya kutuliza: kwanza zungumza kuhusu hisia au wasiwasi wako. Baadhi ya mitishamba hiyo haiendani na matibabu.',
  'We suggest no herbs for sleep or calm: beside alcohol they make drowsy and careless.':
    'Hatupendekezi mitishamba ya usingizi wala ya kutuliza: ikichanganywa na pombe huleta kusinzia na kukosa uangalifu.',
  'What you named is on <a>your safety list</a>: every herb, remedy and product is checked against it.':
    'Uliyoyataja yako kwenye <a>orodha yako ya usalama</a>: kila mmea wa dawa, tiba asilia na bidhaa hulinganishwa nayo.',
  'You keep that list in your account, so it goes there too.':
    'Unahifadhi orodha hiyo kwenye akaunti yako, kwa hiyo vitaingia huko pia.',
  'You skipped {questions}. Until that is answered we suggest nothing.':
    'Hukujibu: {questions}. Hadi ujibu, hatupendekezi chochote.',
  'Your account still has the old list': 'Akaunti yako bado ina orodha ya zamani',
  'Your safety list is up to date': 'Orodha yako ya usalama imesasishwa',
  '{n} were left out because of what you named, so nothing is suggested here.':
    '{n} imeachwa kwa sababu ya uliyoyataja, kwa hiyo hakuna kinachopendekezwa hapa.',
  '{n} were left out because of what you named.': '{n} imeachwa kwa sababu ya uliyoyataja.',
} as const;
