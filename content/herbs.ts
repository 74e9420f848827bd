import type { Herb } from './herb-schema.ts';
import { africanBasil } from './herbs/monographs/african-basil.ts';
import { africanPotato } from './herbs/monographs/african-potato.ts';
import { aloeSecundiflora } from './herbs/monographs/aloe-secundiflora.ts';
import { aloeVera } from './herbs/monographs/aloe-vera.ts';
import { amaranth } from './herbs/monographs/amaranth.ts';
import { amla } from './herbs/monographs/amla.ts';
import { arjuna } from './herbs/monographs/arjuna.ts';
import { artemisiaAfra } from './herbs/monographs/artemisia-afra.ts';
import { artemisiaAnnua } from './herbs/monographs/artemisia-annua.ts';
import { ashwagandha } from './herbs/monographs/ashwagandha.ts';
import { avocado } from './herbs/monographs/avocado.ts';
import { baobab } from './herbs/monographs/baobab.ts';
import { bibhitaki } from './herbs/monographs/bibhitaki.ts';
import { bidens } from './herbs/monographs/bidens.ts';
import { bitterLeaf } from './herbs/monographs/bitter-leaf.ts';
import { bitterMelon } from './herbs/monographs/bitter-melon.ts';
import { blackPepper } from './herbs/monographs/black-pepper.ts';
import { blackSeed } from './herbs/monographs/black-seed.ts';
import { brahmi } from './herbs/monographs/brahmi.ts';
import { calendula } from './herbs/monographs/calendula.ts';
import { camphorBasil } from './herbs/monographs/camphor-basil.ts';
import { cardamom } from './herbs/monographs/cardamom.ts';
import { carissa } from './herbs/monographs/carissa.ts';
import { cashew } from './herbs/monographs/cashew.ts';
import { castor } from './herbs/monographs/castor.ts';
import { cayenne } from './herbs/monographs/cayenne.ts';
import { chamomile } from './herbs/monographs/chamomile.ts';
import { chia } from './herbs/monographs/chia.ts';
import { cinnamon } from './herbs/monographs/cinnamon.ts';
import { clove } from './herbs/monographs/clove.ts';
import { coconut } from './herbs/monographs/coconut.ts';
import { coriander } from './herbs/monographs/coriander.ts';
import { cowpea } from './herbs/monographs/cowpea.ts';
import { croton } from './herbs/monographs/croton.ts';
import { cumin } from './herbs/monographs/cumin.ts';
import { dandelion } from './herbs/monographs/dandelion.ts';
import { echinacea } from './herbs/monographs/echinacea.ts';
import { erythrina } from './herbs/monographs/erythrina.ts';
import { eucalyptus } from './herbs/monographs/eucalyptus.ts';
import { fennel } from './herbs/monographs/fennel.ts';
import { fenugreek } from './herbs/monographs/fenugreek.ts';
import { fingerMillet } from './herbs/monographs/finger-millet.ts';
import { flax } from './herbs/monographs/flax.ts';
import { garlic } from './herbs/monographs/garlic.ts';
import { ginger } from './herbs/monographs/ginger.ts';
import { ginkgo } from './herbs/monographs/ginkgo.ts';
import { ginseng } from './herbs/monographs/ginseng.ts';
import { goldenseal } from './herbs/monographs/goldenseal.ts';
import { gotuKola } from './herbs/monographs/gotu-kola.ts';
import { grapefruit } from './herbs/monographs/grapefruit.ts';
import { guava } from './herbs/monographs/guava.ts';
import { guduchi } from './herbs/monographs/guduchi.ts';
import { guggul } from './herbs/monographs/guggul.ts';
import { haritaki } from './herbs/monographs/haritaki.ts';
import { hibiscus } from './herbs/monographs/hibiscus.ts';
import { juteMallow } from './herbs/monographs/jute-mallow.ts';
import { kava } from './herbs/monographs/kava.ts';
import { kigelia } from './herbs/monographs/kigelia.ts';
import { lantana } from './herbs/monographs/lantana.ts';
import { lavender } from './herbs/monographs/lavender.ts';
import { lemongrass } from './herbs/monographs/lemongrass.ts';
import { liquorice } from './herbs/monographs/liquorice.ts';
import { macadamia } from './herbs/monographs/macadamia.ts';
import { managu } from './herbs/monographs/managu.ts';
import { milkThistle } from './herbs/monographs/milk-thistle.ts';
import { miraa } from './herbs/monographs/miraa.ts';
import { mondia } from './herbs/monographs/mondia.ts';
import { moringa } from './herbs/monographs/moringa.ts';
import { neem } from './herbs/monographs/neem.ts';
import { papaya } from './herbs/monographs/papaya.ts';
import { peppermint } from './herbs/monographs/peppermint.ts';
import { plantainLeaf } from './herbs/monographs/plantain-leaf.ts';
import { prunusAfricana } from './herbs/monographs/prunus-africana.ts';
import { psyllium } from './herbs/monographs/psyllium.ts';
import { pumpkin } from './herbs/monographs/pumpkin.ts';
import { rooibos } from './herbs/monographs/rooibos.ts';
import { rosemary } from './herbs/monographs/rosemary.ts';
import { sage } from './herbs/monographs/sage.ts';
import { scentedPodAcacia } from './herbs/monographs/scented-pod-acacia.ts';
import { senna } from './herbs/monographs/senna.ts';
import { sesame } from './herbs/monographs/sesame.ts';
import { shatavari } from './herbs/monographs/shatavari.ts';
import { shea } from './herbs/monographs/shea.ts';
import { sorghum } from './herbs/monographs/sorghum.ts';
import { spiderPlant } from './herbs/monographs/spider-plant.ts';
import { spirulina } from './herbs/monographs/spirulina.ts';
import { stJohnsWort } from './herbs/monographs/st-johns-wort.ts';
import { stingingNettle } from './herbs/monographs/stinging-nettle.ts';
import { sweetBasil } from './herbs/monographs/sweet-basil.ts';
import { sweetPotato } from './herbs/monographs/sweet-potato.ts';
import { tamarind } from './herbs/monographs/tamarind.ts';
import { taro } from './herbs/monographs/taro.ts';
import { tea } from './herbs/monographs/tea.ts';
import { tephrosia } from './herbs/monographs/tephrosia.ts';
import { thyme } from './herbs/monographs/thyme.ts';
import { toddalia } from './herbs/monographs/toddalia.ts';
import { triphala } from './herbs/monographs/triphala.ts';
import { tulsi } from './herbs/monographs/tulsi.ts';
import { turmeric } from './herbs/monographs/turmeric.ts';
import { valerian } from './herbs/monographs/valerian.ts';
import { warburgia } from './herbs/monographs/warburgia.ts';
import { zanthoxylum } from './herbs/monographs/zanthoxylum.ts';
import { pairsBySlug } from './herbs/pairs/all.ts';
import { withPairs } from './herbs/pairs/entry.ts';

const monographs: readonly Herb[] = [
  africanBasil,
  africanPotato,
  aloeSecundiflora,
  aloeVera,
  amaranth,
  amla,
  arjuna,
  artemisiaAfra,
  artemisiaAnnua,
  ashwagandha,
  avocado,
  baobab,
  bibhitaki,
  bidens,
  bitterLeaf,
  bitterMelon,
  blackPepper,
  blackSeed,
  brahmi,
  calendula,
  camphorBasil,
  cardamom,
  carissa,
  cashew,
  castor,
  cayenne,
  chamomile,
  chia,
  cinnamon,
  clove,
  coconut,
  coriander,
  cowpea,
  croton,
  cumin,
  dandelion,
  echinacea,
  erythrina,
  eucalyptus,
  fennel,
  fenugreek,
  fingerMillet,
  flax,
  garlic,
  ginger,
  ginkgo,
  ginseng,
  goldenseal,
  gotuKola,
  grapefruit,
  guava,
  guduchi,
  guggul,
  haritaki,
  hibiscus,
  juteMallow,
  kava,
  kigelia,
  lantana,
  lavender,
  lemongrass,
  liquorice,
  macadamia,
  managu,
  milkThistle,
  miraa,
  mondia,
  moringa,
  neem,
  papaya,
  peppermint,
  plantainLeaf,
  prunusAfricana,
  psyllium,
  pumpkin,
  rooibos,
  rosemary,
  sage,
  scentedPodAcacia,
  senna,
  sesame,
  shatavari,
  shea,
  sorghum,
  spiderPlant,
  spirulina,
  stJohnsWort,
  stingingNettle,
  sweetBasil,
  sweetPotato,
  tamarind,
  taro,
  tea,
  tephrosia,
  thyme,
  toddalia,
  triphala,
  tulsi,
  turmeric,
  valerian,
  warburgia,
  zanthoxylum,
];

/** Every herb we describe, by slug, with the pairs that are kept apart from its monograph. */
export const herbs: readonly Herb[] = monographs.map((herb) =>
  (pairsBySlug.get(herb.slug) ?? []).reduce(withPairs, herb),
);
