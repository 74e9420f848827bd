/** The result: scores, how they moved, when to take it again, and what can be done with one's data. */
export const results = {
  'All results': 'Matokeo yote',
  'Answered on {date}.': 'Ulijibu tarehe {date}.',
  'Every assessment, finished or not, is removed, here and in your account. Your list of medicines for the safety check is separate and stays.':
    'Kila tathmini, iliyokamilika au la, itaondolewa, hapa na kwenye akaunti yako. Orodha yako ya dawa ya ukaguzi wa usalama ni tofauti na itabaki.',
  'Everything was removed': 'Kila kitu kimeondolewa',
  'Five minutes of questions, and your scores and plan stand here.':
    'Dakika tano za maswali, na alama na mpango wako vitakuwa hapa.',
  'Four weeks have passed. Take it again and see what moved.':
    'Wiki nne zimepita. Fanya tathmini tena uone kilichobadilika.',
  'Higher is better.': 'Alama ya juu zaidi ni bora.',
  'How it moved': 'Jinsi ilivyobadilika',
  'It was removed, or belongs to another device or account.':
    'Yaliondolewa, au ni ya kifaa au akaunti nyingine.',
  'It was {score} on {date}.': 'Ilikuwa {score} tarehe {date}.',
  'Its scores and answers are removed, here and in your account. Other results stay.':
    'Alama na majibu yake yataondolewa, hapa na kwenye akaunti yako. Matokeo mengine yatabaki.',
  'Loading your results...': 'Inapakia matokeo yako...',
  'Lower is better.': 'Alama ya chini zaidi ni bora.',
  'Neither direction is better in itself.': 'Hakuna upande ulio bora peke yake.',
  'No result yet': 'Bado hakuna matokeo',
  'Nothing could be scored': 'Hakuna alama zilizoweza kukokotolewa',
  'One step up or down is often chance; a direction over months means something.':
    'Hatua moja juu au chini mara nyingi hutokea kwa bahati tu; mwelekeo wa miezi kadhaa ndio wenye maana.',
  'Page for my clinician': 'Ukurasa wa mhudumu wangu wa afya',
  'Remove raw answers': 'Ondoa majibu yenyewe',
  'Remove the answers': 'Ondoa majibu',
  'Remove this result': 'Ondoa matokeo haya',
  'Remove this result?': 'Ungependa kuondoa matokeo haya?',
  'Remove your raw answers?': 'Ungependa kuondoa majibu yako yenyewe?',
  Score: 'Alama',
  'Source: {source}.': 'Chanzo: {source}.',
  'Take it again': 'Fanya tathmini tena',
  'Take it again anyway': 'Fanya tena hata hivyo',
  'Take it again from <b>{date}</b>: several scores look two weeks back, so four weeks show a difference.':
    'Fanya tathmini tena kuanzia <b>{date}</b>: alama kadhaa hutazama wiki mbili zilizopita, kwa hiyo wiki nne zinaonyesha tofauti.',
  'The plan and the suggestions came from them, so they are gone too.':
    'Mpango na mapendekezo yalitokana nayo, kwa hiyo navyo havipo tena.',
  'The raw answers of this result were removed': 'Majibu ya matokeo haya yameondolewa',
  'The result was removed': 'Matokeo yameondolewa',
  'The same as on {date}.': 'Sawa na ya tarehe {date}.',
  'The scores stay.': 'Alama zinabaki.',
  'The scores stay. The plan, the suggestions and the reasons go with the answers and cannot be made again.':
    'Alama zitabaki. Mpango, mapendekezo na sababu vitaondoka pamoja na majibu, na haviwezi kutengenezwa tena.',
  'They are in your account. Connect to the internet and try again.':
    'Yako kwenye akaunti yako. Unganisha intaneti, kisha ujaribu tena.',
  'They screen and orient; none of them is a diagnosis. Questions you skipped are not guessed.':
    'Ni za uchunguzi wa awali na za kukupa mwelekeo; hakuna hata moja iliyo utambuzi wa ugonjwa. Maswali uliyoruka hayakisiwi.',
  'This result is not here': 'Matokeo haya hayapo hapa',
  'To my plan': 'Nenda kwenye mpango wangu',
  'To the assessment': 'Nenda kwenye tathmini',
  'No scale was answered in full': 'Hakuna kipimo kilichojibiwa kikamilifu',
  'What is said above counts all the same. You can take the rest again whenever you like.':
    'Yaliyosemwa hapo juu yanahesabika hata hivyo. Unaweza kujibu mengine tena wakati wowote upendao.',
  'Too many questions were skipped. You can take it again whenever you like.':
    'Maswali mengi mno yalirukwa. Unaweza kufanya tathmini tena wakati wowote upendao.',
  'With <a>daily reminders</a> on we tell you then, without a word about health on your lock screen.':
    'Ukiwasha <a>vikumbusho vya kila siku</a> tutakuarifu wakati huo, bila neno lolote kuhusu afya kwenye skrini iliyofungwa ya simu yako.',
  'Withdraw and remove all': 'Ondoa idhini na vyote',
  'Withdraw my consent': 'Ondoa idhini yangu',
  'Withdraw your consent?': 'Ungependa kuondoa idhini yako?',
  'You agreed on {date} (words of version {consent}). Scored with version {scoring} of our formulas.':
    'Ulikubali tarehe {date} (maneno ya toleo la {consent}). Alama zilikokotolewa kwa toleo la {scoring} la kanuni zetu.',
  'You removed the raw answers of this result.': 'Uliondoa majibu yenyewe ya matokeo haya.',
  'Your answers were removed': 'Majibu yako yameondolewa',
  'Your data': 'Data yako',
  'Your plan': 'Mpango wako',
  'Your results could not be loaded': 'Hatukuweza kupakia matokeo yako',
  'Your scores': 'Alama zako',
  date: 'tarehe',
  days: 'siku',
  habits: 'mazoea',
  points: 'pointi',
  ratio: 'uwiano',
  '{score}<small> kg/m²</small>': '{score}<small> kg/m²</small>',
  '{score}<small> of 7 days</small>': '{score}<small> kati ya siku 7</small>',
  '{score}<small> of {highest}</small>': '{score}<small> kati ya {highest}</small>',
} as const;
