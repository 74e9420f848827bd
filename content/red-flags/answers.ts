import type { Kind } from './kinds.ts';

/** What to do first and what not to do, as told in one language. Together at most 60 words. */
type Told = { title: string; steps: readonly string[] };
type Later = { en: Told; sw: Told; source: string };
/** `later` is told instead where a rule of the kind is not as urgent as the kind. */
export type Answer = {
  en: Told;
  sw: Told;
  calls?: readonly string[];
  source: string;
  later?: { today?: Later; week?: Later };
};

const basicCare = 'WHO and ICRC, Basic Emergency Care, 2018';
const firstAid = 'IFRC, International First Aid Guidelines, 2020';
const mothers = 'WHO, Pregnancy, Childbirth, Postpartum and Newborn Care, 2015';
const children = 'WHO, Integrated Management of Childhood Illness chart booklet, 2014';

/** One answer to each kind. First what saves, then what harms; nobody is blamed. */
export const answers: Readonly<Record<Kind, Answer>> = {
  heart: {
    en: {
      title: 'This can be a heart attack',
      steps: [
        'Sit down and rest, and call for help now.',
        'Do not drive yourself and do not wait to see if it passes.',
        'Someone should stay with you. Take no herbs.',
      ],
    },
    sw: {
      title: 'Huu unaweza kuwa mshtuko wa moyo',
      steps: [
        'Keti, pumzika, na uite msaada sasa hivi.',
        'Usiendeshe gari mwenyewe, wala usisubiri kuona kama itapita.',
        'Mtu akae nawe. Usitumie mitishamba.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
  },
  stroke: {
    en: {
      title: 'This can be a stroke',
      steps: [
        'Go to hospital now: every minute counts. Note when it began.',
        'Lay the person on the side, head a little raised.',
        'Give no food, drink, tablets or herbs.',
      ],
    },
    sw: {
      title: 'Hiki kinaweza kuwa kiharusi',
      steps: [
        'Nendeni hospitali sasa hivi: kila dakika ina maana. Kumbuka ilianza saa ngapi.',
        'Mlaze kwa ubavu, kichwa kiinuliwe kidogo.',
        'Usimpe chakula, kinywaji, tembe wala mitishamba.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
  },
  breathing: {
    en: {
      title: 'Trouble breathing cannot wait',
      steps: [
        'Call for help. Sit upright; use your inhaler if you have one.',
        'Choking and cannot cough: five blows between the shoulder blades, then five thrusts above the navel; under one year, chest thrusts.',
        'Give nothing to drink.',
      ],
    },
    sw: {
      title: 'Shida ya kupumua haisubiri',
      steps: [
        'Ita msaada. Keti wima; tumia pampu yako ya pumu kama unayo.',
        'Kitu kimemkwama kooni na hawezi kukohoa: mgonge mgongoni kati ya mabega mara tano, kisha mkandamize tumbo juu ya kitovu mara tano; chini ya mwaka mmoja, mkandamize kifua.',
        'Usimpe kinywaji.',
      ],
    },
    calls: ['red-cross'],
    source: firstAid,
    later: {
      week: {
        en: {
          title: 'A cough of more than two weeks needs a test',
          steps: [
            'See a clinician this week and ask for a TB test; it is free in public facilities.',
            'Cover your mouth when coughing, and keep a window open.',
            'Blood, short breath, or chest pain: hospital now. No herb replaces the test.',
          ],
        },
        sw: {
          title: 'Kikohozi cha zaidi ya wiki mbili kinahitaji kipimo',
          steps: [
            'Mwone mhudumu wa afya wiki hii na uombe kupimwa TB; ni bure katika vituo vya serikali.',
            'Funika mdomo unapokohoa, na uache dirisha wazi.',
            'Kukohoa damu, kukosa pumzi, au maumivu ya kifua: hospitali sasa hivi. Hakuna mitishamba inayochukua nafasi ya kipimo.',
          ],
        },
        source: 'WHO, Consolidated guidelines on tuberculosis: Module 2, Screening, 2021',
      },
    },
  },
  allergy: {
    en: {
      title: 'This can be a dangerous allergic reaction',
      steps: [
        'Go to hospital now; use an adrenaline pen if you have one.',
        'Lie down with legs raised, or sit if breathing is hard.',
        'Do not take any more of what caused it. Do not wait for tablets to work.',
      ],
    },
    sw: {
      title: 'Huu unaweza kuwa mzio hatari',
      steps: [
        'Nenda hospitali sasa hivi; tumia sindano ya adrenalini kama unayo.',
        'Lala miguu ikiwa juu, au keti ikiwa kupumua ni shida.',
        'Usitumie tena kilichosababisha. Usisubiri tembe zifanye kazi.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
  },
  bleeding: {
    en: {
      title: 'This bleeding needs a hospital now',
      steps: [
        'Press hard on a wound with a clean cloth and do not let go.',
        'Blood vomited, coughed up or in black stool: eat and drink nothing, lie down.',
        'Put no herbs, soil or coffee on it. Take no aspirin or ibuprofen.',
      ],
    },
    sw: {
      title: 'Kutokwa na damu huku kunahitaji hospitali sasa hivi',
      steps: [
        'Bonyeza kidonda kwa nguvu kwa kitambaa safi, usiachilie.',
        'Ukitapika au kukohoa damu, au choo kikiwa cheusi: usile wala usinywe, lala chini.',
        'Usipake mitishamba, udongo wala kahawa. Usimeze aspirini wala ibuprofen.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
    later: {
      today: {
        en: {
          title: 'Blood in urine should be seen today',
          steps: [
            'See a clinician today, and have your urine tested.',
            'Clots, urine that will not come, fever, or pain in the side: hospital now.',
            'Take no aspirin, ibuprofen or herbs for it.',
          ],
        },
        sw: {
          title: 'Damu kwenye mkojo inapaswa kuchunguzwa leo',
          steps: [
            'Nenda ukaonwe na mhudumu wa afya leo, na upimwe mkojo.',
            'Mabonge ya damu, mkojo usiotoka, homa, au maumivu ya ubavu: hospitali sasa hivi.',
            'Usimeze aspirini, ibuprofen wala mitishamba kwa ajili yake.',
          ],
        },
        source: 'NICE, Suspected cancer: recognition and referral, NG12, 2015',
      },
    },
  },
  'self-harm': {
    en: {
      title: 'You matter, and you do not have to be alone with this',
      steps: [
        'Please call now, or go to the nearest hospital.',
        'Tell someone you trust, and let them stay with you.',
        'Move away from anything you could use to hurt yourself. If you have taken something, go now.',
      ],
    },
    sw: {
      title: 'Wewe ni wa thamani, na huhitaji kubaki peke yako na hili',
      steps: [
        'Tafadhali piga simu sasa, au nenda hospitali iliyo karibu.',
        'Mwambie mtu unayemwamini, akae nawe.',
        'Kaa mbali na chochote unachoweza kujidhuru nacho. Kama umemeza kitu, nenda sasa hivi.',
      ],
    },
    calls: ['red-cross', 'child-helpline'],
    source: 'WHO, mhGAP Intervention Guide, version 2.0, 2016',
  },
  poison: {
    en: {
      title: 'Poison or too much medicine: go to hospital now',
      steps: [
        'Go even if nothing is felt yet, and take the packet or plant along.',
        'Do not make anyone vomit. Give no milk, oil, charcoal or herbs.',
        'Gas or spray: out into fresh air. On skin or in eyes: rinse with much water.',
      ],
    },
    sw: {
      title: 'Sumu au dawa kupita kiasi: nenda hospitali sasa hivi',
      steps: [
        'Nenda hata kama huhisi kitu bado; beba pakiti au mmea huo.',
        'Usimtapishe mtu. Usimpe maziwa, mafuta, makaa wala mitishamba.',
        'Gesi au dawa ya kunyunyizia: toka nje penye hewa safi. Kwenye ngozi au macho: suuza kwa maji mengi.',
      ],
    },
    calls: ['red-cross'],
    source: firstAid,
  },
  fit: {
    en: {
      title: 'A fit: protect, time it, get help',
      steps: [
        'Clear away what is hard or hot; cushion the head.',
        'Put nothing in the mouth and do not hold the person down.',
        'Afterwards lay them on the side. Hospital now if it is the first, lasts five minutes, repeats, or in pregnancy or fever.',
      ],
    },
    sw: {
      title: 'Degedege au kifafa: mlinde, angalia saa, ita msaada',
      steps: [
        'Ondoa vitu vigumu na vya moto; weka kitu laini chini ya kichwa.',
        'Usimtie kitu mdomoni, wala usimshikilie kwa nguvu.',
        'Kisha mlaze kwa ubavu. Hospitali sasa hivi ikiwa ni mara ya kwanza, inafika dakika tano, inarudia, au ana mimba au homa.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
  },
  unconscious: {
    en: {
      title: 'Someone who does not wake needs help now',
      steps: [
        'Call for help. Breathing? Lay them on the side with the chin up.',
        'Not breathing? Press hard and fast on the middle of the chest until help comes.',
        'Give nothing by mouth and pour no water on the face.',
      ],
    },
    sw: {
      title: 'Mtu asiyeamka anahitaji msaada sasa hivi',
      steps: [
        'Ita msaada. Anapumua? Mlaze kwa ubavu, kidevu juu.',
        'Hapumui? Bonyeza kwa nguvu na haraka katikati ya kifua hadi msaada ufike.',
        'Usimpe kitu mdomoni, wala usimmwagie maji usoni.',
      ],
    },
    calls: ['red-cross'],
    source: firstAid,
  },
  head: {
    en: {
      title: 'A blow to the head needs to be seen now',
      steps: [
        'Go to hospital, above all with vomiting, sleepiness, confusion, fits, weakness or blood from ear or nose.',
        'Keep the neck still. Press gently on bleeding.',
        'No aspirin, no ibuprofen, no sleeping tablets, and do not leave the person alone.',
      ],
    },
    sw: {
      title: 'Aliyeumia kichwa anahitaji kuangaliwa hospitalini sasa hivi',
      steps: [
        'Nendeni hospitali, hasa akitapika, akisinzia, akichanganyikiwa, akipata degedege, udhaifu au damu sikioni au puani.',
        'Shingo isitikisike. Bonyeza polepole panapotoka damu.',
        'Asimeze aspirini, ibuprofen wala tembe za usingizi. Asiachwe peke yake.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
    later: {
      today: {
        en: {
          title: 'A severe headache should be seen today',
          steps: [
            'Sudden and the worst ever, with fever, a stiff neck, weakness, changed sight, fits or confusion, or in pregnancy: hospital now.',
            'Otherwise see a clinician today, and have your blood pressure measured.',
            'Take no more painkillers than the packet says.',
          ],
        },
        sw: {
          title: 'Maumivu makali ya kichwa yanapaswa kuchunguzwa leo',
          steps: [
            'Yakianza ghafla na kuwa makali kuliko yote, au kukiwa na homa, shingo kukakamaa, udhaifu, kuona vibaya, degedege, kuchanganyikiwa au ujauzito: hospitali sasa hivi.',
            'La sivyo nenda ukaonwe na mhudumu wa afya leo, na upimwe presha.',
            'Usizidi dozi ya dawa za maumivu iliyoandikwa kwenye pakiti.',
          ],
        },
        source: 'NICE, Headaches in over 12s, CG150, 2012',
      },
    },
  },
  burn: {
    en: {
      title: 'Cool the burn with running water for 20 minutes',
      steps: [
        'Electric shock: switch off first. Take off rings and clothes that do not stick.',
        'No toothpaste, oil, egg, ice or herbs. Cover loosely with something clean.',
        'Hospital now if larger than a palm, on face, hands or genitals, electric, chemical, or a child.',
      ],
    },
    sw: {
      title: 'Poza jeraha la moto kwa maji yanayotiririka dakika 20',
      steps: [
        'Ikiwa ni umeme: zima kwanza. Vua pete, na nguo ambazo hazijashika kwenye ngozi.',
        'Usipake dawa ya meno, mafuta, yai, barafu wala mitishamba. Funika kwa kitambaa safi bila kubana.',
        'Hospitali sasa hivi ikiwa pana kuliko kiganja, usoni, mikononi, sehemu za siri, umeme, kemikali, au ni mtoto.',
      ],
    },
    calls: ['red-cross'],
    source: firstAid,
  },
  eye: {
    en: {
      title: 'Save the eye: act now',
      steps: [
        'Anything splashed in: rinse with clean water for 20 minutes, lids open, then hospital.',
        'Something stuck in it, or sight lost: do not rub, press or pull. Cover it and go now.',
        'No drops, breast milk or herbs.',
      ],
    },
    sw: {
      title: 'Okoa jicho: chukua hatua sasa hivi',
      steps: [
        'Kitu kimerukia jicho: suuza kwa maji safi dakika 20, jicho likiwa wazi, kisha hospitali.',
        'Kitu kimekwama ndani, au umeacha kuona: usisugue, usibonyeze wala usivute. Funika, uende sasa hivi.',
        'Usitie matone, maziwa ya mama wala mitishamba.',
      ],
    },
    calls: ['red-cross'],
    source: firstAid,
  },
  pregnancy: {
    en: {
      title: 'A danger sign in pregnancy: go to a maternity hospital now',
      steps: [
        'Bleeding, strong headache or changed sight, fits, fever, strong pain, waters gone or a baby that moves less cannot wait until morning.',
        'Lie on your left side on the way.',
        'Take no herbs or painkillers, and take your clinic booklet.',
      ],
    },
    sw: {
      title: 'Dalili ya hatari katika ujauzito: nenda hospitali ya uzazi sasa hivi',
      steps: [
        'Kutokwa damu, maumivu makali ya kichwa, kuona vibaya, degedege, homa, maumivu makali, chupa kupasuka au mtoto kupunguza kucheza tumboni: usisubiri asubuhi.',
        'Lala kwa ubavu wa kushoto njiani.',
        'Usitumie mitishamba wala dawa za maumivu. Beba kitabu cha kliniki.',
      ],
    },
    calls: ['red-cross'],
    source: mothers,
    later: {
      today: {
        en: {
          title: 'This pressure is too high for pregnancy: maternity clinic today',
          steps: [
            'Urine and blood are tested there for pre-eclampsia. Take your clinic booklet.',
            'Strong headache, changed sight, pain under the ribs, swollen face or hands, fits: hospital now.',
            'No herbs, and no tablets that were not prescribed to you.',
          ],
        },
        sw: {
          title: 'Presha hii ni ya juu mno kwa mjamzito: nenda kliniki ya wajawazito leo',
          steps: [
            'Huko mkojo na damu hupimwa kuona kama ni kifafa cha mimba kinachoanza. Beba kitabu cha kliniki.',
            'Maumivu makali ya kichwa, kuona vibaya, maumivu chini ya mbavu, uso au mikono kuvimba, degedege: hospitali sasa hivi.',
            'Usitumie mitishamba, wala tembe ambazo hukuandikiwa.',
          ],
        },
        source: 'ISSHP 2021; NICE NG133, Hypertension in pregnancy, 2019',
      },
    },
  },
  birth: {
    en: {
      title: 'A danger sign after birth: hospital now, mother and baby',
      steps: [
        'Heavy bleeding, fever, bad smell, strong headache, fits or short breath can kill within hours.',
        'Bleeding: rub the belly below the navel firmly, pass urine, let the baby suckle.',
        'No herbs. Never leave a mother alone who hears voices or fears hurting herself or the baby.',
      ],
    },
    sw: {
      title: 'Dalili ya hatari baada ya kujifungua: hospitali sasa hivi, mama na mtoto',
      steps: [
        'Damu nyingi, homa, harufu mbaya, maumivu makali ya kichwa, degedege au kukosa pumzi vinaweza kuua kwa saa chache.',
        'Damu: sugua kwa nguvu tumbo chini ya kitovu, kojoa, nyonyesha.',
        'Usitumie mitishamba. Mama anayesikia sauti, au anayeogopa kujidhuru au kumdhuru mtoto, asiachwe peke yake kamwe.',
      ],
    },
    calls: ['red-cross'],
    source: mothers,
    later: {
      today: {
        en: {
          title: 'This pressure is too high after birth: maternity clinic today',
          steps: [
            'Urine and blood are tested there for pre-eclampsia. Take your clinic booklet.',
            'Strong headache, changed sight, pain under the ribs, swollen face or hands, fits: hospital now.',
            'No herbs, and no tablets that were not prescribed to you.',
          ],
        },
        sw: {
          title: 'Presha hii ni ya juu mno baada ya kujifungua: nenda kliniki ya wajawazito leo',
          steps: [
            'Huko mkojo na damu hupimwa kuona kama ni kifafa cha mimba kinachoanza. Beba kitabu cha kliniki.',
            'Maumivu makali ya kichwa, kuona vibaya, maumivu chini ya mbavu, uso au mikono kuvimba, degedege: hospitali sasa hivi.',
            'Usitumie mitishamba, wala tembe ambazo hukuandikiwa.',
          ],
        },
        source: 'ISSHP 2021; NICE NG133, Hypertension in pregnancy, 2019',
      },
    },
  },
  child: {
    en: {
      title: 'This child needs a hospital now',
      steps: [
        'Keep the child warm and hold them upright; go on breastfeeding if they can suck.',
        'A fit: lay on the side, nothing in the mouth.',
        'No herbs, no gripe water, no adult medicine, no cold bath. Do not wait for morning.',
      ],
    },
    sw: {
      title: 'Mtoto huyu anahitaji hospitali sasa hivi',
      steps: [
        'Mfunike apate joto na umshike wima; endelea kunyonyesha kama anaweza kunyonya.',
        'Degedege: mlaze kwa ubavu, usimtie kitu mdomoni.',
        'Usimpe mitishamba, gripe water wala dawa za watu wazima, wala usimwogeshe maji baridi. Usisubiri asubuhi.',
      ],
    },
    calls: ['red-cross'],
    source: children,
  },
  dehydration: {
    en: {
      title: 'The body is drying out: start drinking, go now',
      steps: [
        'Give ORS in small sips after every stool: in a litre of clean water, one sachet.',
        'Hospital now if weak, faint, sunken eyes, no urine, blood, or nothing stays down.',
        'No herbs, no medicine that stops diarrhoea. Go on breastfeeding.',
      ],
    },
    sw: {
      title: 'Mwili unaishiwa maji: anza kunywa, nenda sasa hivi',
      steps: [
        'Kunywa au mpe ORS kidogo kidogo kila baada ya kuharisha: pakiti moja kwa lita moja ya maji safi.',
        'Hospitali sasa hivi kukiwa na udhaifu, kuzirai, macho kuzama, kukosa mkojo, damu, au kutapika kila kitu.',
        'Usitumie wala usimpe mitishamba au dawa ya kuzuia kuharisha. Endelea kunyonyesha.',
      ],
    },
    calls: ['red-cross'],
    source: 'WHO, The Treatment of Diarrhoea, 2005',
  },
  meningitis: {
    en: {
      title: 'This can be meningitis',
      steps: [
        'Go to hospital now: hours decide. Say that the neck is stiff, that light hurts, or that spots do not fade.',
        'It can be a severe malaria as well: both are tested there.',
        'Do not wait for herbs, massage or tablets to work.',
      ],
    },
    sw: {
      title: 'Hii inaweza kuwa homa ya uti wa mgongo',
      steps: [
        'Nenda hospitali sasa hivi: saa chache huamua. Waambie kama shingo imekakamaa, mwanga unaumiza macho, au madoa ya ngozi hayafifii.',
        'Inaweza pia kuwa malaria kali: huko hupimwa magonjwa yote mawili.',
        'Usisubiri mitishamba, kukandwa wala tembe zifanye kazi.',
      ],
    },
    calls: ['red-cross'],
    source: 'WHO, Guidelines on meningitis diagnosis, treatment and care, 2025',
  },
  belly: {
    en: {
      title: 'This pain can need an operation',
      steps: [
        'Go to hospital now: severe belly pain, a swollen painful testicle, a hernia that is stuck, or urine that will not come.',
        'Eat and drink nothing on the way.',
        'No laxative, enema, massage or herbs.',
      ],
    },
    sw: {
      title: 'Maumivu haya yanaweza kuhitaji upasuaji',
      steps: [
        'Nenda hospitali sasa hivi: maumivu makali ya tumbo, korodani iliyovimba na kuuma, ngiri iliyokwama, au mkojo usiotoka.',
        'Usile wala usinywe chochote njiani.',
        'Usitumie dawa ya kulainisha choo, enema wala mitishamba, na usikandwe.',
      ],
    },
    calls: ['red-cross'],
    source: basicCare,
    later: {
      week: {
        en: {
          title: 'Weight lost without trying needs to be looked into',
          steps: [
            'See a clinician this week. Say how much you lost, and since when.',
            'Ask for tests of sugar, TB and HIV, among others.',
            'Do not fast, and take no herbs for slimming, until you know the cause.',
          ],
        },
        sw: {
          title: 'Uzito unaopungua bila kujaribu unahitaji kuchunguzwa',
          steps: [
            'Mwone mhudumu wa afya wiki hii. Mwambie umepungua kiasi gani, na tangu lini.',
            'Omba vipimo vya sukari, TB na HIV, pamoja na vingine.',
            'Usifunge, wala usitumie mitishamba ya kupunguza uzito, hadi ujue sababu.',
          ],
        },
        source:
          'NICE, Suspected cancer: recognition and referral, NG12, 2015; WHO, Consolidated guidelines on tuberculosis, 2021',
      },
    },
  },
  bite: {
    en: {
      title: 'Bitten or stung: go to hospital now',
      steps: [
        'Snake: keep still, take off rings, carry the person. Do not cut, suck, tie, burn or use a black stone.',
        'Dog, cat, bat: wash with soap and running water for 15 minutes; rabies vaccine today.',
        'No herbs on the wound.',
      ],
    },
    sw: {
      title: 'Umeumwa na nyoka, mnyama au mdudu: nenda hospitali sasa hivi',
      steps: [
        'Nyoka: tulia, vua pete, ubebwe, usitembee. Usikate, usinyonye, usifunge kamba, usichome wala usitumie jiwe jeusi.',
        'Mbwa, paka, popo: osha kidonda kwa sabuni na maji yanayotiririka dakika 15; pata chanjo ya kichaa cha mbwa leo.',
        'Usipake mitishamba kwenye kidonda.',
      ],
    },
    calls: ['red-cross'],
    source:
      'WHO, Guidelines for the prevention and clinical management of snakebite in Africa, 2010; WHO, Rabies vaccines: position paper, 2018',
  },
  'sexual-violence': {
    en: {
      title: 'It is not your fault. Care helps most within 72 hours',
      steps: [
        'Go to a hospital now: medicine against HIV works only when begun within 72 hours, and pregnancy can be prevented. Care comes first, a report is your choice.',
        'If you can, do not wash and keep the clothes. Later still helps.',
      ],
    },
    sw: {
      title: 'Si kosa lako. Huduma husaidia zaidi ndani ya saa 72',
      steps: [
        'Nenda hospitali sasa: dawa ya kuzuia HIV hufanya kazi tu ikianzwa ndani ya saa 72, na mimba inaweza kuzuiwa. Matibabu kwanza, kuripoti ni hiari yako.',
        'Ukiweza usioge, na uhifadhi nguo. Hata baada ya saa 72, nenda: huduma bado husaidia.',
      ],
    },
    calls: ['gender-violence', 'child-helpline'],
    source: 'WHO, Clinical management of rape and intimate partner violence survivors, 2020',
  },
  violence: {
    en: {
      title: 'You do not deserve this, and help is there',
      steps: [
        'In danger now: leave if it is safe, go to neighbours or people around, and call.',
        'Injured, stabbed, shot, strangled or hit on the head: hospital now.',
        'Delete this chat if somebody reads your phone.',
      ],
    },
    sw: {
      title: 'Hustahili haya, na msaada upo',
      steps: [
        'Ukiwa hatarini sasa: ondoka kama ni salama, nenda kwa majirani au penye watu, na upige simu.',
        'Ikiwa umeumizwa, umechomwa kisu, umepigwa risasi, umenyongwa au umegongwa kichwa: hospitali sasa hivi.',
        'Futa maandishi haya kama mtu husoma simu yako.',
      ],
    },
    calls: ['gender-violence', 'child-helpline'],
    source: 'WHO, Health care for women subjected to intimate partner violence or sexual violence, 2014',
  },
  'low-sugar': {
    en: {
      title: 'Sugar too low: give sugar now',
      steps: [
        'Awake and can swallow: three teaspoons of sugar in water, or soda with sugar. Measure again after 15 minutes, then eat.',
        'Sleepy, fitting or not waking: nothing by mouth, on the side, hospital now.',
        'No insulin, no driving.',
      ],
    },
    sw: {
      title: 'Sukari iko chini sana: kunywa au mpe sukari sasa hivi',
      steps: [
        'Aliye macho na anayeweza kumeza: anywe vijiko vitatu vidogo vya sukari kwenye maji, au soda yenye sukari. Pima tena baada ya dakika 15, kisha ale.',
        'Akisinzia, akipata degedege au asipoamka: usimpe kitu mdomoni, mlaze kwa ubavu, hospitali sasa hivi.',
        'Insulini isitumike; asiendeshe gari.',
      ],
    },
    calls: ['red-cross'],
    source: 'American Diabetes Association, Standards of Care in Diabetes, 2025',
  },
  'high-sugar': {
    en: {
      title: 'Sugar this high needs a clinician',
      steps: [
        'With vomiting, belly pain, fast breathing, sleepiness or ketones: hospital now.',
        'Otherwise be seen today. Drink water and take your medicine as prescribed.',
        'Never stop insulin, and let no herb replace it.',
      ],
    },
    sw: {
      title: 'Sukari ya juu hivi inahitaji mhudumu wa afya',
      steps: [
        'Ukitapika, tumbo likiuma, ukipumua haraka, ukisinzia au kukiwa na ketoni: hospitali sasa hivi.',
        'La sivyo nenda ukaonwe na mhudumu wa afya leo. Kunywa maji na utumie dawa ulivyoandikiwa.',
        'Usiache insulini kamwe, wala mitishamba isichukue nafasi yake.',
      ],
    },
    source: 'American Diabetes Association, Standards of Care in Diabetes, 2025',
  },
  pressure: {
    en: {
      title: 'This blood pressure is dangerous',
      steps: [
        'With chest pain, short breath, strong headache, changed sight, weakness or confusion: hospital now.',
        'Otherwise sit five minutes, measure again, and be seen today.',
        'Keep taking your tablets, no extra ones. No herb brings it down safely.',
      ],
    },
    sw: {
      title: 'Presha hii ni hatari',
      steps: [
        'Maumivu ya kifua, kukosa pumzi, maumivu makali ya kichwa, kuona vibaya, udhaifu au kuchanganyikiwa: hospitali sasa hivi.',
        'La sivyo keti dakika tano, pima tena, na uende ukaonwe na mhudumu wa afya leo.',
        'Endelea na tembe zako, usiongeze. Hakuna mitishamba inayoishusha kwa usalama.',
      ],
    },
    source: 'WHO, Guideline for the pharmacological treatment of hypertension in adults, 2021',
  },
  fever: {
    en: {
      title: 'This fever needs a test today',
      steps: [
        'Get a malaria test today, at night too. Confused, very weak, yellow, fitting or vomiting everything: hospital now.',
        'Drink much; paracetamol as the packet says.',
        'No herbs or leftover tablets instead of a test.',
      ],
    },
    sw: {
      title: 'Homa hii inahitaji kipimo leo',
      steps: [
        'Nenda ukapimwe malaria leo, hata usiku. Kukiwa na kuchanganyikiwa, udhaifu mkubwa, macho ya manjano, degedege au kutapika kila kitu: hospitali sasa hivi.',
        'Kunywa maji mengi; paracetamol kama pakiti inavyosema.',
        'Usitumie mitishamba wala tembe zilizobaki badala ya kipimo.',
      ],
    },
    source: 'WHO, Guidelines for malaria, 2024',
  },
  'stopping-medicine': {
    en: {
      title: 'Do not stop a prescribed medicine: call your clinic today',
      steps: [
        'Stopping insulin, ARVs, TB, epilepsy, heart, pressure, steroid or blood-thinning medicine can kill or let the illness become resistant.',
        'No herb replaces it. Missed doses, side effects, none left: your clinic can change or refill it.',
      ],
    },
    sw: {
      title: 'Usiache dawa uliyoandikiwa: pigia kliniki yako simu leo',
      steps: [
        'Kuacha insulini, ARV, dawa za TB, kifafa, moyo, presha, steroidi au za kuzuia damu kuganda kunaweza kuua au kuufanya ugonjwa kuwa sugu.',
        'Hakuna mitishamba inayochukua nafasi yake. Ukikosa dozi, ukipata madhara au dawa zikiisha: kliniki inaweza kuibadilisha au kukupa nyingine.',
      ],
    },
    source: 'WHO, Adherence to long-term therapies, 2003',
  },
  'ending-pregnancy': {
    en: {
      title: 'No herb ends a pregnancy safely',
      steps: [
        'Herbs, chemicals or tablets from strangers can poison, bleed and kill. Please take none.',
        'A health centre or hospital will listen in confidence and tell you your choices; care after a miscarriage or abortion is given to everybody.',
        'Bleeding, fever, pain or fainting: hospital now.',
      ],
    },
    sw: {
      title: 'Hakuna mitishamba inayotoa mimba kwa usalama',
      steps: [
        'Mitishamba, kemikali au tembe za watu usiowajua zinaweza kukupa sumu, kukutoa damu na kukuua. Tafadhali usitumie.',
        'Kituo cha afya au hospitali itakusikiliza kwa siri na kukueleza njia zilizopo; matibabu baada ya mimba kutoka au kutolewa hupewa kila mtu.',
        'Damu, homa, maumivu au kuzirai: hospitali sasa hivi.',
      ],
    },
    calls: ['child-helpline'],
    source: 'WHO, Abortion care guideline, 2022',
  },
  'herb-harm': {
    en: {
      title: 'Stop the herb, and be seen today',
      steps: [
        'Yellow eyes, dark urine or little urine: liver or kidneys may be hurt. Take what you used along.',
        'Blisters, peeling skin, sores in the mouth, confusion or bleeding: hospital now.',
        'Nothing else to cleanse; keep prescribed medicines until told.',
      ],
    },
    sw: {
      title: 'Acha mitishamba hiyo, nenda ukaonwe na mhudumu wa afya leo',
      steps: [
        'Macho ya manjano, mkojo wa rangi nzito au kidogo: ini au figo zinaweza kuwa zimeumia. Beba ulichotumia.',
        'Malengelenge, ngozi kubanduka, vidonda mdomoni, kuchanganyikiwa au damu: hospitali sasa hivi.',
        'Usitumie kitu kingine cha kusafisha mwili; endelea na dawa ulizoandikiwa hadi uambiwe vingine.',
      ],
    },
    source:
      'US National Library of Medicine, LiverTox, 2012; WHO, Pharmacovigilance of herbal medicines, 2004',
  },
};
