import { drug } from './entry.ts';

/** Contraceptives with hormones. The once-a-month "Sofia" pill is not registered, but it is taken, so it is known. */
export const contraceptionDrugs = [
  drug(
    'Ethinylestradiol + levonorgestrel (combined pill)',
    'Femiplan, Microgynon, Nordette, Logynon, Trinordiol, Levora, Chaguo Langu, Lo-Femenal, Zinnia',
    'coc, cocs, combined pill',
    ['contraceptives'],
  ),
  drug('Ethinylestradiol + desogestrel', 'Marvelon, Mercilon, Novynette', '', ['contraceptives']),
  drug('Ethinylestradiol + drospirenone', 'Yasmin, Yaz, Yasminelle', 'drospirenone', [
    'contraceptives',
    'potassium-raising-medicines',
  ]),
  drug('Ethinylestradiol + gestodene', 'Femodene, Gynera, Minulet', '', ['contraceptives']),
  drug('Ethinylestradiol + cyproterone', 'Diane-35, Krimson 35, Estelle', 'cyproterone', ['contraceptives']),
  drug('Ethinylestradiol + norgestrel', 'Ovral, Lo-Ovral', '', ['contraceptives']),
  drug(
    'Levonorgestrel daily pill',
    'Microlut, Microval',
    'progestin only pill, pop, mini pill, breastfeeding pill',
    ['contraceptives'],
  ),
  drug('Desogestrel', 'Cerazette, Cerelle', '', ['contraceptives']),
  drug(
    'Levonorgestrel emergency pill',
    'Postinor, Postinor-2, NorLevo, E-Pill, Revoke 72, Truston 2, Pregnon, Smart Lady, Ecee2',
    'p2, emergency pill, emergency contraceptive, emergency contraception, morning after pill, plan b, tembe ya dharura',
    ['contraceptives'],
  ),
  drug('Ulipristal', 'ellaOne, Esmya', '', ['contraceptives']),
  drug('Levonorgestrel implant', 'Jadelle, Sino-implant, Levoplant, Norplant', '5 year implant', [
    'contraceptives',
  ]),
  drug('Etonogestrel implant', 'Implanon, Implanon NXT, Nexplanon', '3 year implant, etonogestrel', [
    'contraceptives',
  ]),
  drug(
    'Medroxyprogesterone injection',
    'Depo-Provera, Sayana Press, Megestron, Petogen',
    'depo, dmpa, dmpa-sc, depo injection, three month injection, sindano ya miezi mitatu',
    ['contraceptives'],
  ),
  drug('Medroxyprogesterone tablets', 'Provera', '', ['hormone-medicines']),
  drug('Norethisterone enantate injection', 'Noristerat', 'net-en, two month injection', ['contraceptives']),
  drug(
    'Levonorgestrel coil',
    'Mirena, Avibela, Kyleena',
    'hormonal iud, hormone coil, hormonal coil, mirena coil',
    ['contraceptives'],
  ),
  drug('Etonogestrel + ethinylestradiol ring', 'NuvaRing', 'vaginal ring', ['contraceptives']),
  drug('Contraceptive patch', 'Evra, Xulane', 'norelgestromin', ['contraceptives']),
  drug(
    'Levonorgestrel + quinestrol',
    'Sofia, Sophia',
    'sofia pill, monthly pill, one month pill, once a month pill',
    ['contraceptives'],
  ),
];
