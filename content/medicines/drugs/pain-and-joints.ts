import { drug } from './entry.ts';

/**
 * Painkillers, also those of the kiosk, and medicines for joints, gout, muscles, migraine and bones. Paracetamol is a
 * class of its own. What is in mixtures: Betapyn is paracetamol, codeine, caffeine and doxylamine
 * (dawa.kenyapharmtech.com, read 2026-11); Dawa Tatu is aspirin, paracetamol and caffeine (its leaflet). Mara Moja,
 * Action and Sona Moja are entered as the same three. Hedex is paracetamol in Britain, but the East African one was
 * recalled for the salicylic acid that comes of aspirin (New Vision, 2008), so that it counts as aspirin too.
 */
export const painAndJointDrugs = [
  drug(
    'Paracetamol + caffeine',
    'Panadol Extra, Dawanol Extra, Cetamol Extra',
    'panadol red, panadol nyekundu',
    ['paracetamol'],
  ),
  drug(
    'Aspirin + paracetamol + caffeine',
    'Mara Moja, Action, Dawa Tatu, Hedex, Hedex Extra, Anadin Extra, Excedrin, Sona Moja',
    'apc, action tablets',
    ['nsaids', 'antiplatelets', 'paracetamol'],
  ),
  drug('Aspirin + caffeine', 'Anadin', '', ['nsaids', 'antiplatelets']),
  drug('Paracetamol + codeine + caffeine + doxylamine', 'Betapyn, Syndol, Pynstop, Fopyn, Tamepyn', '', [
    'paracetamol',
    'opioids',
    'drowsy-antihistamines',
  ]),
  drug('Paracetamol + codeine', 'Panadeine, Co-codamol, Solpadeine, Tylenol 3', '', [
    'paracetamol',
    'opioids',
  ]),
  drug('Paracetamol + tramadol', 'Ultracet, Tramacet, Zaldiar, Calpol T, Tramapar', 'tramadol paracetamol', [
    'paracetamol',
    'opioids',
    'serotonin-raising-medicines',
  ]),
  drug('Paracetamol + dihydrocodeine', 'Remedeine, Co-dydramol', '', ['paracetamol', 'opioids']),
  drug('Paracetamol + dextropropoxyphene', 'Dolocet, Distalgesic', 'co-proxamol', ['paracetamol', 'opioids']),
  drug('Ibuprofen', 'Brufen, Ibumex, Nurofen, Advil, Motrin, Ibugesic, Ibucap, Profinal', 'brufen syrup', [
    'nsaids',
  ]),
  drug('Ibuprofen + paracetamol', 'Mypaid, Ibumol, Brustan, Combiflam, Nuromol', '', [
    'nsaids',
    'paracetamol',
  ]),
  drug('Ibuprofen + paracetamol + caffeine', '', '', ['nsaids', 'paracetamol']),
  drug(
    'Diclofenac',
    'Voltaren, Olfen, Cataflam, Diclomol-D, Dicloflam, Rufenac, Voveran, Dynapar, Diclofar',
    'diclo, diclofenac sodium, diclofenac potassium, sindano ya diclofenac',
    ['nsaids'],
  ),
  drug('Diclofenac + paracetamol', 'Diclomol, Dicloparol, Fenapar, Lofnac-P', '', ['nsaids', 'paracetamol']),
  drug('Diclofenac + paracetamol + chlorzoxazone', 'Lobak D, Diclo-MR, Tizaflam, Flexon D', '', [
    'nsaids',
    'paracetamol',
    'muscle-relaxants',
  ]),
  drug('Diclofenac + misoprostol', 'Arthrotec', '', ['nsaids']),
  drug('Diclofenac gel', 'Voltaren Emulgel, Voltaren gel, Olfen gel, Diclogel', 'emulgel', [
    'nsaids',
    'skin-medicines',
  ]),
  drug('Aceclofenac', 'Hifenac, Zerodol, Airtal, Acenac', '', ['nsaids']),
  drug('Aceclofenac + paracetamol', 'Hifenac P, Zerodol P, Acenac-P, Movon-P', '', ['nsaids', 'paracetamol']),
  drug('Aceclofenac + paracetamol + chlorzoxazone', 'Hifenac MR, Zerodol MR, Acenac-MR', '', [
    'nsaids',
    'paracetamol',
    'muscle-relaxants',
  ]),
  drug('Naproxen', 'Naprosyn, Aleve, Naprox', '', ['nsaids']),
  drug('Naproxen + esomeprazole', 'Vimovo', '', ['nsaids', 'stomach-acid-medicines']),
  drug('Meloxicam', 'Mobic, Melocam, Loxicam, Melox', '', ['nsaids']),
  drug('Piroxicam', 'Feldene, Piroxen, Felden', '', ['nsaids']),
  drug('Tenoxicam', 'Tilcotil', '', ['nsaids']),
  drug('Lornoxicam', 'Xefo, Lornicam', '', ['nsaids']),
  drug('Mefenamic acid', 'Ponstan, Meftal, Ponstel', 'ponstan forte, mefenamic', ['nsaids']),
  drug('Mefenamic acid + dicyclomine', 'Meftal Spas', '', ['nsaids', 'cramp-medicines']),
  drug('Indometacin', 'Indocid, Indocap', 'indomethacin, indocin', ['nsaids']),
  drug('Ketoprofen', 'Oruvail, Profenid, Ketofen', '', ['nsaids']),
  drug('Dexketoprofen', 'Keral, Enantyum', '', ['nsaids']),
  drug('Flurbiprofen', 'Strefen, Froben', '', ['nsaids']),
  drug('Ketorolac', 'Toradol, Ketorol, Ketanov', '', ['nsaids']),
  drug('Nimesulide', 'Nise, Nimulid, Nimesil', '', ['nsaids', 'liver-straining-medicines']),
  drug('Celecoxib', 'Celebrex, Celcoxx, Coxib, Zycel, Celact', '', ['nsaids']),
  drug('Etoricoxib', 'Arcoxia, Etozox, Etoshine, Nucoxia', '', ['nsaids']),
  drug(
    'Salicylate rub',
    'Kaluma, Deep Heat, Deep Freeze, Robb, Tiger Balm, Iodex, Volini',
    'methyl salicylate, deep heat spray, wintergreen rub',
    ['skin-medicines'],
  ),
  drug('Metamizole', 'Novalgin, Buscopan Compositum', 'dipyrone', ['nsaids']),

  drug('Tramadol', 'Tramal, Ultram, Tramed, Tramadol Denk, Contramal, Trabar', 'tramadol injection', [
    'opioids',
    'serotonin-raising-medicines',
  ]),
  drug('Tapentadol', 'Palexia, Nucynta, Tydol', '', ['opioids', 'serotonin-raising-medicines']),
  drug('Codeine', '', 'codeine phosphate', ['opioids']),
  drug('Dihydrocodeine', 'DF118, DHC Continus', '', ['opioids']),
  drug('Morphine', 'MST, MST Continus, Oramorph', 'morphine solution, morphine syrup', ['opioids']),
  drug('Pethidine', 'Demerol', 'meperidine', ['opioids', 'serotonin-raising-medicines']),
  drug('Fentanyl', 'Durogesic', 'fentanyl patch', ['opioids', 'serotonin-raising-medicines']),
  drug('Oxycodone', 'OxyContin, OxyNorm', '', ['opioids']),
  drug('Hydromorphone', 'Dilaudid', '', ['opioids']),
  drug('Methadone', 'Physeptone', 'mat clinic, methadone syrup', ['opioids', 'serotonin-raising-medicines']),
  drug('Buprenorphine', 'Subutex, Temgesic', '', ['opioids']),
  drug('Buprenorphine + naloxone', 'Suboxone', '', ['opioids']),
  drug('Nalbuphine', 'Nubain', '', ['opioids']),

  drug('Allopurinol', 'Zyloric, Zyloprim, Alurol', '', ['gout-medicines'], ['gout']),
  drug('Febuxostat', 'Uloric, Adenuric, Febutaz, Zurig, Feburic', '', ['gout-medicines'], ['gout']),
  drug('Colchicine', 'Colcrys, Goutnil, Zycolchin', '', ['gout-medicines'], ['gout']),
  drug('Probenecid', 'Benemid', '', ['gout-medicines'], ['gout']),
  drug(
    'Glucosamine + chondroitin',
    'Jointace, Cartigen, Arthrocare, Osteocare Glucosamine, Seven Seas JointCare',
    'glucosamine, chondroitin, glucosamine sulphate',
    ['other-medicines'],
  ),
  drug('Diacerein', 'Artrodar', '', ['other-medicines']),

  drug('Chlorzoxazone + paracetamol', 'Myospaz, Parafon Forte, Myolax', '', [
    'muscle-relaxants',
    'paracetamol',
    'liver-straining-medicines',
  ]),
  drug('Chlorzoxazone + paracetamol + ibuprofen', 'Myospaz Forte, Flexon MR, Ibukind MR', '', [
    'muscle-relaxants',
    'paracetamol',
    'nsaids',
  ]),
  drug('Orphenadrine + paracetamol', 'Norflex, Norgesic, Orphengesic', 'orphenadrine', [
    'muscle-relaxants',
    'paracetamol',
  ]),
  drug('Baclofen', 'Lioresal, Baclof', '', ['muscle-relaxants']),
  drug('Tizanidine', 'Sirdalud, Zanaflex', '', ['muscle-relaxants']),
  drug('Cyclobenzaprine', 'Flexeril, Skelebenz', '', ['muscle-relaxants', 'serotonin-raising-medicines']),
  drug('Methocarbamol', 'Robaxin', '', ['muscle-relaxants']),
  drug('Thiocolchicoside', 'Muscoril, Myoril', '', ['muscle-relaxants']),
  drug('Tolperisone', 'Mydocalm', '', ['muscle-relaxants']),
  drug('Eperisone', 'Myonal, Epry', '', ['muscle-relaxants']),

  drug('Ergotamine + caffeine', 'Cafergot, Migril, Ergocaf', 'ergotamine', ['migraine-medicines']),
  drug('Sumatriptan', 'Imigran, Imitrex, Suminat', '', ['migraine-medicines', 'serotonin-raising-medicines']),
  drug('Rizatriptan', 'Maxalt, Rizact', '', ['migraine-medicines', 'serotonin-raising-medicines']),
  drug('Zolmitriptan', 'Zomig', '', ['migraine-medicines', 'serotonin-raising-medicines']),
  drug('Eletriptan', 'Relpax', '', ['migraine-medicines', 'serotonin-raising-medicines']),
  drug('Pizotifen', 'Sanomigran, Mosegor', '', ['migraine-medicines', 'drowsy-antihistamines']),

  drug('Alendronate', 'Fosamax, Osteofos, Alendro', 'alendronic acid', ['bone-medicines']),
  drug('Alendronate + vitamin D', 'Fosavance', '', ['bone-medicines', 'vitamins']),
  drug('Risedronate', 'Actonel', '', ['bone-medicines']),
  drug('Ibandronate', 'Bonviva, Boniva', 'ibandronic acid', ['bone-medicines']),
  drug('Zoledronate', 'Zometa, Aclasta', 'zoledronic acid', ['bone-medicines']),
  drug('Denosumab', 'Prolia, Xgeva', '', ['bone-medicines']),
  drug('Teriparatide', 'Forteo', '', ['bone-medicines']),
  drug('Etodolac', 'Lodine, Etova', '', ['nsaids']),
  drug('Diclofenac + serratiopeptidase', 'Lyser-D, Emanzen D', '', ['nsaids']),
  drug('Serratiopeptidase', 'Danzen, Emanzen, Lyser', '', ['other-medicines']),
  drug('Trypsin + chymotrypsin', 'Chymoral, Chymoral Forte, Alphachymotrypsin', 'chymotrypsin', [
    'other-medicines',
  ]),
  drug('Nefopam', 'Acupan', '', ['other-medicines']),
  drug('Ketoprofen gel', 'Fastum', '', ['nsaids', 'skin-medicines']),
];
