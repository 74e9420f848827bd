/** What the database refuses in the health tools: safety list, assessment, fasting, diary and meal plans. */
export const healthRefusals = {
  'Something on this list is not known to the safety check.':
    'Kuna kitu kwenye orodha hii ambacho ukaguzi wa usalama haukijui.',
  'Reload the page and choose again.': 'Pakia ukurasa upya kisha uchague tena.',
  'A finished assessment is not changed any more.': 'Tathmini iliyokamilika haibadilishwi tena.',
  'Take it again instead.': 'Badala yake ifanye upya.',
  'Sign in to keep this in your account.': 'Ingia ili uhifadhi hii kwenye akaunti yako.',
  'This belongs to another account.': 'Hii ni ya akaunti nyingine.',
  'Nothing is kept without your consent.': 'Hakuna kinachohifadhiwa bila idhini yako.',
  'This assessment could not be read.': 'Tathmini hii haikuweza kusomwa.',
  'Your account has later answers, from another device.':
    'Akaunti yako ina majibu ya baadaye zaidi, kutoka kifaa kingine.',
  'Start it again.': 'Ianze upya.',
  'One of the answers could not be read.': 'Jibu mojawapo halikuweza kusomwa.',
  'Reload the page and look at it again.': 'Pakia ukurasa upya kisha uliangalie tena.',
  'The result could not be read.': 'Matokeo hayakuweza kusomwa.',
  'Reload the page and finish again.': 'Pakia ukurasa upya kisha ukamilishe tena.',
  'Your account keeps a hundred assessments.': 'Akaunti yako huhifadhi tathmini mia moja.',
  'Remove an old one first.': 'Ondoa ya zamani kwanza.',
  'By your answers, fasting could harm you.': 'Kwa majibu yako, kufunga kunaweza kukudhuru.',
  'Talk to a clinician first.': 'Zungumza na mhudumu wa afya kwanza.',
  'More than 18 hours needs the questions first.': 'Zaidi ya saa 18 inahitaji maswali kwanza.',
  'Answer them on the fasting page.': 'Yajibu kwenye ukurasa wa kufunga.',
  'With your answers, ask a clinician before more than 18 hours.':
    'Kwa majibu yako, muulize mhudumu wa afya kabla ya kufunga zaidi ya saa 18.',
  'Choose a shorter fast until then.': 'Chagua mfungo mfupi zaidi hadi wakati huo.',
  'This fast belongs to another account.': 'Mfungo huu ni wa akaunti nyingine.',
  'A reading cannot be of the future.': 'Kipimo hakiwezi kuwa cha wakati ujao.',
  'Check the time, and the clock of this device.': 'Angalia wakati, na saa ya kifaa hiki.',
  'You can keep 20,000 readings.': 'Unaweza kuhifadhi vipimo 20,000.',
  'Save them as CSV and remove old ones.': 'Vihifadhi kama CSV na uondoe vya zamani.',
  'A fast cannot begin or end in the future.': 'Mfungo hauwezi kuanza au kuisha wakati ujao.',
  'Check the times, and the clock of this device.': 'Angalia saa ulizoweka, na saa ya kifaa hiki.',
  'This overlaps your fast from {when} to {end}.':
    'Huu unagongana na mfungo wako wa kuanzia {when} hadi {end}.',
  'A fast that began at {when} was running already, on another device. It goes on; the one started here was left out.':
    'Mfungo ulioanza {when} ulikuwa tayari unaendelea, kwenye kifaa kingine. Huo unaendelea; ulioanzishwa hapa umeachwa.',
  'Change or remove one of the two.': 'Badilisha au ondoa mmoja kati ya hiyo miwili.',
  'You can keep 5,000 fasts.': 'Unaweza kuhifadhi mifungo 5,000.',
  'Remove some old ones.': 'Ondoa baadhi ya zamani.',
  'This date cannot be right.': 'Tarehe hii haiwezi kuwa sahihi.',
  'Choose a day until today.': 'Chagua siku isiyozidi leo.',
  'A day in the diary holds at most 100 entries.':
    'Siku moja kwenye shajara ina nafasi ya maingizo yasiyozidi 100.',
  'That is more water than the diary holds for a day.':
    'Hayo ni maji mengi kuliko shajara inavyopokea kwa siku.',
  'You can keep 300 foods of your own.': 'Unaweza kuhifadhi vyakula vyako 300.',
  'Delete one you no longer eat.': 'Futa kimoja ambacho huli tena.',
  'You can mark 300 favourites.': 'Unaweza kuchagua vipendwa 300.',
  'Take one off first.': 'Ondoa kimoja kwanza.',
  'Meal plans of your own are part of Premium and Gold.':
    'Mipango yako mwenyewe ya milo ni sehemu ya Premium na Gold.',
  'Choose a plan, or follow one of the ready weeks.':
    'Chagua kifurushi, au fuata wiki mojawapo iliyo tayari.',
  'You can keep 50 plans of your own.': 'Unaweza kuhifadhi mipango yako 50.',
  'Delete one you no longer need.': 'Futa mmoja ambao huuhitaji tena.',
  'Begin within the next two months.': 'Anza ndani ya miezi miwili ijayo.',
  'You have looked after too many plans.': 'Umefuatilia mipango mingi mno.',
  'Start one of them anew.': 'Anza mmoja wao upya.',
  'Long views are part of Gold.': 'Mtazamo wa muda mrefu ni sehemu ya Gold.',
  'The last thirty days are yours on any plan.':
    'Siku thelathini zilizopita ni zako kwenye kifurushi chochote.',
} as const;
