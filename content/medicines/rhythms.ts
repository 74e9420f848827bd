import type { DrugId } from './ids.ts';

/**
 * Medicines that are not for every day. Somebody who enters one as taken more often is asked back at once: methotrexate
 * for the joints, taken daily by mistake, kills. Where a clinic may well have said so, the text says when. Written in
 * 2026-11 from product information and guidelines, and not yet reviewed by a pharmacist.
 */
export interface Rhythm {
  /** Ids of medicines by name, or of classes that are one medicine. */
  medicines: readonly string[];
  /** Doses a week beyond which we ask; 0 for what is given once, monthly or less often. */
  most: 0 | 1 | 2 | 3;
  /** More often has killed people. */
  isDeadly?: true;
  /** Where only some packets are meant: letters that the dose somebody wrote then has (a pattern, without case). */
  dose?: string;
  /** How often it is taken, what more often does, and who takes it otherwise. */
  en: string;
  sw: string;
  source: string;
}

const oneMedicine = (id: DrugId): readonly string[] => [id];

export const rhythms: readonly Rhythm[] = [
  {
    medicines: oneMedicine('methotrexate'),
    most: 1,
    isDeadly: true,
    en: 'Methotrexate for joints or skin is taken once a week, always on the same day. Taken daily it has killed people. Only for some cancers does a hospital give it more often. Took it on several days already? Go to a hospital today, even if you feel well.',
    sw: 'Methotrexate ya viungo au ngozi hutumiwa mara moja tu kwa wiki, siku ile ile kila wiki. Watu wamekufa kwa kuitumia kila siku. Ni kwa baadhi ya saratani tu ambapo hospitali huitoa mara nyingi zaidi. Umeshaitumia siku kadhaa? Nenda hospitalini leo, hata kama unajisikia vizuri.',
    source: 'EMA, Measures to prevent dosing errors with methotrexate (EMA/308791/2019)',
  },
  {
    medicines: ['fentanyl'],
    most: 3,
    isDeadly: true,
    en: 'A fentanyl patch stays on for three days. A new one each day, or two at once, can stop the breathing and has killed people.',
    sw: 'Kiraka cha fentanyl hukaa kwenye ngozi kwa siku tatu. Kuweka kipya kila siku, au viwili kwa pamoja, kunaweza kusimamisha pumzi, na kumeua watu.',
    source: 'MHRA, Transdermal fentanyl patches: life-threatening and fatal opioid toxicity, 2018',
  },
  {
    medicines: ['alendronate', 'alendronate-vitamin-d'],
    most: 1,
    en: 'The strong tablet of alendronate (70 mg) is taken once a week, always on the same day. Only the one of 10 mg is for every day. Daily, 70 mg can burn the gullet and bring calcium too low.',
    sw: 'Tembe kali ya alendronate (mg 70) hutumiwa mara moja tu kwa wiki, siku ile ile kila wiki. Ni ya mg 10 pekee ndiyo ya kila siku. Mg 70 kila siku zinaweza kuchoma umio na kushusha kalsiamu kupita kiasi.',
    source: 'Fosamax Once Weekly 70 mg, summary of product characteristics',
  },
  {
    medicines: ['risedronate'],
    most: 1,
    en: 'Risedronate of 35 mg is taken once a week, and that of 150 mg once a month. Only the tablet of 5 mg is for every day.',
    sw: 'Risedronate ya mg 35 hutumiwa mara moja tu kwa wiki, na ya mg 150 mara moja tu kwa mwezi. Ni tembe ya mg 5 pekee ndiyo ya kila siku.',
    source: 'Actonel, summary of product characteristics',
  },
  {
    medicines: ['ibandronate'],
    most: 0,
    en: 'Ibandronate of 150 mg is taken once a month, and its injection is given every three months.',
    sw: 'Ibandronate ya mg 150 hutumiwa mara moja tu kwa mwezi, na sindano yake hudungwa kila miezi mitatu.',
    source: 'Bonviva, summary of product characteristics (EMA)',
  },
  {
    medicines: ['denosumab', 'zoledronate'],
    most: 0,
    en: 'This injection for the bones is given every six months or once a year, by a clinic; with cancer about once a month.',
    sw: 'Sindano hii ya mifupa hudungwa kliniki kila miezi sita au mara moja kwa mwaka; kwa mwenye saratani, karibu mara moja kwa mwezi.',
    source: 'Prolia, Xgeva, Aclasta and Zometa, summaries of product characteristics (EMA)',
  },
  {
    medicines: ['semaglutide'],
    most: 1,
    en: 'The injection of semaglutide (Ozempic, Wegovy) is given once a week. Only its tablet (Rybelsus) is for every day. Too much brings hours of vomiting, and with insulin very low sugar.',
    sw: 'Sindano ya semaglutide (Ozempic, Wegovy) hudungwa mara moja tu kwa wiki. Ni tembe yake (Rybelsus) pekee ndiyo ya kila siku. Ikizidi huleta kutapika kwa saa nyingi, na ukiwa unatumia insulini, sukari hushuka sana.',
    source: 'Ozempic, Wegovy and Rybelsus, summaries of product characteristics (EMA)',
  },
  {
    medicines: ['dulaglutide', 'tirzepatide'],
    most: 1,
    en: 'This injection is given once a week, always on the same day. Too much brings hours of vomiting, and with insulin very low sugar.',
    sw: 'Sindano hii hudungwa mara moja tu kwa wiki, siku ile ile kila wiki. Ikizidi huleta kutapika kwa saa nyingi, na ukiwa unatumia insulini, sukari hushuka sana.',
    source: 'Trulicity and Mounjaro, summaries of product characteristics (EMA)',
  },
  {
    medicines: ['exenatide'],
    most: 1,
    en: 'Long-acting exenatide (Bydureon) is injected once a week. Only the short-acting one (Byetta) is for twice a day.',
    sw: 'Exenatide ya kudumu muda mrefu (Bydureon) hudungwa mara moja tu kwa wiki. Ni ya muda mfupi (Byetta) pekee ndiyo ya mara mbili kwa siku.',
    source: 'Bydureon and Byetta, summaries of product characteristics (EMA)',
  },
  {
    medicines: ['chloroquine', 'mefloquine'],
    most: 1,
    en: 'To prevent malaria it is taken once a week; to treat it, for one to three days and no longer. Some take chloroquine for joints or lupus daily, in the small dose their clinic wrote. Too much can stop the heart or disturb the mind.',
    sw: 'Kuzuia malaria hutumiwa mara moja tu kwa wiki; kutibu malaria, kwa siku moja hadi tatu tu. Wengine hutumia chloroquine kila siku kwa viungo au lupus, kwa dozi ndogo iliyoandikwa na kliniki. Ikizidi inaweza kusimamisha moyo au kuvuruga akili.',
    source: 'CDC Yellow Book, Malaria: drugs used in prophylaxis; WHO Guidelines for malaria',
  },
  {
    medicines: ['tafenoquine'],
    most: 1,
    en: 'Tafenoquine is taken once, after malaria; to prevent malaria once a week.',
    sw: 'Tafenoquine hutumiwa mara moja tu baada ya malaria; kuzuia malaria, mara moja tu kwa wiki.',
    source: 'WHO Guidelines for malaria',
  },
  {
    medicines: ['sulfadoxine-pyrimethamine'],
    most: 0,
    en: 'SP is three tablets at once, and then none for at least a month. In pregnancy the clinic gives it.',
    sw: 'SP ni tembe tatu kwa mara moja, kisha hakuna nyingine kwa angalau mwezi mmoja. Wakati wa ujauzito hutolewa na kliniki.',
    source: 'WHO Guidelines for malaria: intermittent preventive treatment',
  },
  {
    medicines: ['rifapentine', 'isoniazid-rifapentine'],
    most: 1,
    en: 'To prevent TB these are taken once a week for three months (3HP). Only the course of one month (1HP) is daily. Ask your clinic which one yours is.',
    sw: 'Kuzuia TB hutumiwa mara moja tu kwa wiki kwa miezi mitatu (3HP). Ni matibabu ya mwezi mmoja (1HP) pekee ndiyo ya kila siku. Iulize kliniki yako ni ipi yako.',
    source: 'WHO consolidated guidelines on tuberculosis, module 1: preventive treatment, 2024',
  },
  {
    medicines: ['ivermectin'],
    most: 0,
    en: 'Ivermectin is one dose, sometimes with a second after one or two weeks. It is not for every day.',
    sw: 'Ivermectin ni dozi moja, wakati mwingine na ya pili baada ya wiki moja au mbili. Si ya kila siku.',
    source: 'WHO Model Formulary; Stromectol, product information',
  },
  {
    medicines: ['cabergoline'],
    most: 2,
    en: 'To lower milk or prolactin cabergoline is taken once or twice a week. Daily it is only for Parkinson’s, by a specialist.',
    sw: 'Kupunguza maziwa au prolactin, cabergoline hutumiwa mara moja au mbili kwa wiki. Kila siku ni kwa ugonjwa wa Parkinson tu, kwa maagizo ya daktari bingwa.',
    source: 'Dostinex, summary of product characteristics',
  },
  {
    medicines: ['adalimumab', 'benzathine-penicillin'],
    most: 1,
    en: 'This injection is given every one to four weeks, as the clinic’s card says, and never daily.',
    sw: 'Sindano hii hudungwa kila baada ya wiki moja hadi nne, kama kadi ya kliniki inavyosema, na kamwe si kila siku.',
    source: 'Humira, summary of product characteristics (EMA); WHO AWaRe antibiotic book, 2022',
  },
  {
    medicines: ['haloperidol-decanoate', 'fluphenazine'],
    most: 1,
    en: 'This long-acting injection is given every two to four weeks by a clinic.',
    sw: 'Sindano hii ya kudumu muda mrefu hudungwa na kliniki kila baada ya wiki mbili hadi nne.',
    source: 'WHO mhGAP intervention guide, 2016',
  },
  {
    medicines: ['contraceptive-patch'],
    most: 1,
    en: 'A patch stays on for a week: three patches one after the other, then a week without.',
    sw: 'Kiraka hukaa wiki moja: viraka vitatu kimoja baada ya kingine, kisha wiki moja bila kiraka.',
    source: 'WHO, Family Planning: a global handbook for providers, 2022',
  },
  {
    medicines: [
      'medroxyprogesterone-injection',
      'norethisterone-enantate-injection',
      'levonorgestrel-quinestrol',
    ],
    most: 0,
    en: 'This is for a month or longer at a time: the injections for two or three months, the monthly pill for one.',
    sw: 'Hii ni ya mwezi mmoja au zaidi kwa mara moja: sindano kwa miezi miwili au mitatu, tembe ya mwezi kwa mwezi mmoja.',
    source: 'WHO, Family Planning: a global handbook for providers, 2022',
  },
  {
    medicines: ['levonorgestrel-emergency-pill', 'ulipristal'],
    most: 0,
    en: 'This pill is for an emergency: one dose after sex. For every day a clinic has methods that protect better.',
    sw: 'Tembe hii ni ya dharura: dozi moja baada ya kujamiiana. Kwa kila siku, kliniki ina njia zinazokinga vizuri zaidi.',
    source: 'WHO, Family Planning: a global handbook for providers, 2022',
  },
  {
    medicines: ['vitamin-d'],
    most: 1,
    dose: String.raw`(^|\D)([2-9]\d|[1-6]\d\d)([ ,.]?000|k)(\D|$)`,
    en: 'Vitamin D of 20,000 units or more is taken once a week or less often, for some weeks. Daily it brings calcium too high, which harms kidneys and heart.',
    sw: 'Vitamini D ya yuniti 20,000 au zaidi hutumiwa mara moja kwa wiki au chini ya hapo, kwa wiki kadhaa. Kila siku hupandisha kalsiamu kupita kiasi, na hiyo hudhuru figo na moyo.',
    source: 'NHS Specialist Pharmacy Service, Vitamin D treatment; NOS guideline 2020',
  },
];
