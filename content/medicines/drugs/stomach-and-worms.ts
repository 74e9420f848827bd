import { drug } from './entry.ts';

/** Acid, nausea, diarrhoea, constipation, cramps, bowel illness and worms. */
export const stomachAndWormDrugs = [
  drug('Omeprazole', 'Losec, Omez, Omecap, Omepral, Ocid, Prilosec, Risek, Omesec', 'omez 20', [
    'stomach-acid-medicines',
  ]),
  drug('Omeprazole + domperidone', 'Omez D, Omez-DSR, Domstal-O', '', [
    'stomach-acid-medicines',
    'nausea-medicines',
  ]),
  drug('Esomeprazole', 'Nexium, Esose, Esofag, Esoz, S-Prazo, Nexpro', '', ['stomach-acid-medicines']),
  drug('Esomeprazole + domperidone', 'Esofag-D, Nexpro RD', '', [
    'stomach-acid-medicines',
    'nausea-medicines',
  ]),
  drug('Pantoprazole', 'Pantoloc, Protonix, Pantocid, Pantop, Controloc, Pan 40', '', [
    'stomach-acid-medicines',
  ]),
  drug('Lansoprazole', 'Prevacid, Lanzor, Zoton, Lanzol', '', ['stomach-acid-medicines']),
  drug('Dexlansoprazole', 'Dexilant', '', ['stomach-acid-medicines']),
  drug('Rabeprazole', 'Pariet, Rabicip, Razo, Rabeloc, Veloz', '', ['stomach-acid-medicines']),
  drug('Rabeprazole + domperidone', 'Razo-D, Rabicip-D, Veloz-D', '', [
    'stomach-acid-medicines',
    'nausea-medicines',
  ]),
  drug('Vonoprazan', 'Voquezna, Vocinti', '', ['stomach-acid-medicines']),
  drug('Ranitidine', 'Zantac, Histac, Rantac, Ranitid, Aciloc', '', ['stomach-acid-medicines']),
  drug('Famotidine', 'Pepcid, Famocid', '', ['stomach-acid-medicines']),
  drug('Cimetidine', 'Tagamet', '', ['stomach-acid-medicines']),
  drug('Nizatidine', 'Axid', '', ['stomach-acid-medicines']),
  drug(
    'Antacid with magnesium and aluminium',
    'Relcer, Relcer Gel, Actal, Maalox, Mylanta, Gelusil, Tricid, Magnacid, Alugel, Digene, Ulgel, Ulgicid, Mucaine, Gestid',
    'magnesium trisilicate, mmt, aluminium hydroxide, antacid gel, antacid tablets, mist magnesium',
    ['stomach-acid-medicines', 'mineral-tablets'],
  ),
  drug(
    'Sodium bicarbonate antacid',
    'Eno, Eno Fruit Salt, Andrews Liver Salt, Andrews, Citro-Soda, Alka-Seltzer',
    'sodium bicarbonate, bicarbonate, magadi ya tumbo, eno salt',
    ['stomach-acid-medicines'],
  ),
  drug('Alginate antacid', 'Gaviscon, Gaviscon Advance, Peptac', '', ['stomach-acid-medicines']),
  drug('Calcium carbonate antacid', 'Rennie, Tums, Rennies', '', [
    'stomach-acid-medicines',
    'mineral-tablets',
  ]),
  drug('Sucralfate', 'Ulcogant, Carafate, Ulsanic, Sucral', '', [
    'stomach-acid-medicines',
    'mineral-tablets',
  ]),
  drug('Bismuth', 'Pepto-Bismol, De-Nol', 'bismuth subsalicylate, bismuth subcitrate', [
    'stomach-acid-medicines',
  ]),
  drug(
    'H. pylori kit',
    'Pylokit, HP Kit, Pylomac, Helikit, Heligo Kit, Kit Esokit',
    'triple therapy, helicobacter kit',
    ['stomach-acid-medicines', 'macrolides'],
  ),
  drug('Misoprostol', 'Cytotec, Misoclear, Misotac, Kontrac, Isovent', 'miso', ['other-medicines']),
  drug('Mifepristone', 'Mifegyne', '', ['other-medicines']),
  drug('Mifepristone + misoprostol', 'Ma-Kare, Medabon, Mariprist, Mifepack', 'abortion pill, medabon kit', [
    'other-medicines',
  ]),

  drug('Metoclopramide', 'Plasil, Maxolon, Reglan, Metoclon, Emeton', '', ['nausea-medicines']),
  drug('Domperidone', 'Motilium, Domstal, Vomidon, Domper', '', ['nausea-medicines']),
  drug('Ondansetron', 'Zofran, Emeset, Vomikind, Ondem, Osetron', '', ['nausea-medicines']),
  drug('Granisetron', 'Kytril', '', ['nausea-medicines']),
  drug('Prochlorperazine', 'Stemetil, Buccastem', '', ['nausea-medicines', 'sedatives']),
  drug('Cyclizine', 'Valoid, Marzine', '', ['nausea-medicines', 'drowsy-antihistamines']),
  drug('Meclozine + pyridoxine', 'Nosic, Ancoloxin, Pregnidoxin, Navidoxine', 'meclizine, meclozine', [
    'nausea-medicines',
    'drowsy-antihistamines',
  ]),
  drug('Doxylamine + pyridoxine', 'Diclectin, Doxinate, Vomidoxine, Xonvea', '', [
    'nausea-medicines',
    'drowsy-antihistamines',
  ]),
  drug('Dimenhydrinate', 'Dramamine, Gravol', '', ['nausea-medicines', 'drowsy-antihistamines']),

  drug('Loperamide', 'Imodium, Lopamide, Diarid', '', ['diarrhoea-medicines']),
  drug('Diphenoxylate + atropine', 'Lomotil, Diastop', '', ['diarrhoea-medicines', 'opioids']),
  drug(
    'Oral rehydration salts',
    'Oralite, Dioralyte, ORS Plus, Walyte',
    'ors, ors sachet, maji ya chumvi na sukari',
    ['diarrhoea-medicines'],
  ),
  drug('ORS with zinc', 'Zinc ORS co-pack', 'zinc and ors, ors and zinc, ors zinc, zinc ors', [
    'diarrhoea-medicines',
    'mineral-tablets',
  ]),
  drug('Racecadotril', 'Hidrasec, Zedott', '', ['diarrhoea-medicines']),
  drug('Kaolin', 'Kaopectate, Kaolin mixture', 'kaolin pectin', ['diarrhoea-medicines']),
  drug('Activated charcoal', 'Charcotabs', 'charcoal tablets, makaa ya dawa', ['diarrhoea-medicines']),
  drug(
    'Probiotic sachets',
    'Enterogermina, Yogut, Biogaia, Floranorm, Lactobacillus',
    'probiotic, probiotics, saccharomyces',
    ['diarrhoea-medicines'],
  ),

  drug('Bisacodyl', 'Dulcolax, Laxacodyl, Bisacot', '', ['laxatives']),
  drug('Senna tablets', 'Senokot, Agiolax, Pursennid, X-Lax', 'sennosides', ['laxatives']),
  drug('Lactulose', 'Duphalac, Laevolac, Osmolax, Lactulax', '', ['laxatives']),
  drug('Macrogol', 'Movicol, Forlax, MiraLAX', 'polyethylene glycol, peg 3350', ['laxatives']),
  drug('Liquid paraffin', 'Cremaffin', 'mineral oil', ['laxatives']),
  drug('Milk of magnesia', "Phillips' Milk of Magnesia", 'magnesium hydroxide', [
    'laxatives',
    'stomach-acid-medicines',
    'mineral-tablets',
  ]),
  drug('Epsom salt', '', 'magnesium sulphate, epsom salts, chumvi ya haluli, haluli', [
    'laxatives',
    'mineral-tablets',
  ]),
  drug('Glycerin suppositories', '', 'glycerine suppository', ['laxatives']),
  drug('Sodium picosulfate', 'Picolax, Guttalax', '', ['laxatives']),
  drug('Ispaghula sachets', 'Fybogel, Metamucil', 'ispaghula husk', ['laxatives']),
  drug('Castor oil', '', 'mafuta ya nyonyo', ['laxatives']),

  drug('Hyoscine butylbromide', 'Buscopan, Hyospan, Buscogin, Hyoscine, Spasmopan', 'buscopan tablets', [
    'cramp-medicines',
  ]),
  drug('Hyoscine + paracetamol', 'Buscopan Plus, Spasmofen', '', ['cramp-medicines', 'paracetamol']),
  drug('Mebeverine', 'Colofac, Colospa, Duspatalin', '', ['cramp-medicines']),
  drug('Drotaverine', 'No-Spa, Drotin', '', ['cramp-medicines']),
  drug('Dicyclomine', 'Bentyl, Cyclopam, Merbentyl', 'dicycloverine', ['cramp-medicines']),
  drug('Propantheline', 'Pro-Banthine', '', ['cramp-medicines', 'bladder-medicines']),
  drug('Simeticone', 'Infacol, Bonnisan drops, Colimex, Colicaid', 'simethicone, gas drops, colic drops', [
    'cramp-medicines',
  ]),
  drug('Gripe water', "Woodward's, Nelsons Gripe Water", 'gripe, maji ya tumbo ya mtoto', [
    'cramp-medicines',
  ]),
  drug('Peppermint oil capsules', 'Colpermin', '', ['cramp-medicines']),

  drug('Sulfasalazine', 'Salazopyrin, Azulfidine, Saaz', 'sulphasalazine', ['immunosuppressants']),
  drug(
    'Mesalazine',
    'Pentasa, Asacol, Mesacol, Salofalk',
    'mesalamine',
    ['other-medicines'],
    ['bowel-disease'],
  ),
  drug('Ursodeoxycholic acid', 'Ursofalk, Udiliv, Urso', 'ursodiol, udca', ['other-medicines']),
  drug('Pancreatin', 'Creon, Panzynorm', 'pancreatic enzymes', ['other-medicines']),
  drug(
    'Haemorrhoid ointment',
    'Anusol, Preparation H, Proctosedyl, Anovate, Scheriproct, Procto-Glyvenol',
    'piles cream, hemorrhoid cream',
    ['skin-medicines'],
  ),
  drug('Diosmin + hesperidin', 'Daflon, Venusmin', 'diosmin', ['other-medicines']),

  drug('Albendazole', 'Zentel, Alben, ABZ, Tanzol, Albenza, Olworm', '', ['worm-medicines']),
  drug('Mebendazole', 'Vermox, Natoa, Wormin, Ovex', '', ['worm-medicines']),
  drug('Levamisole', 'Ketrax, Wormicid, Ergamisol', '', ['worm-medicines']),
  drug('Praziquantel', 'Biltricide, Distocide, Cysticide', 'dawa ya kichocho, pzq', ['worm-medicines']),
  drug('Pyrantel', 'Combantrin', 'pyrantel pamoate', ['worm-medicines']),
  drug('Niclosamide', 'Yomesan', '', ['worm-medicines']),
  drug('Piperazine', 'Antepar', '', ['worm-medicines']),
  drug('Ivermectin', 'Mectizan, Stromectol, Ivermectol', '', ['worm-medicines']),
  drug('Diethylcarbamazine', 'Hetrazan, Banocide', 'dec tablets', ['worm-medicines']),
  drug('Triclabendazole', 'Egaten', '', ['worm-medicines']),
  drug('Itopride', 'Ganaton, Itopid', '', ['nausea-medicines']),
  drug('Rabeprazole + levosulpiride', 'Veloz-L, Rabicip-L, Nexipride-RD', '', [
    'stomach-acid-medicines',
    'antipsychotics',
  ]),
  drug('Prucalopride', 'Resolor', '', ['laxatives']),
  drug('Hyoscine hydrobromide', 'Kwells, Scopoderm', 'scopolamine', [
    'nausea-medicines',
    'drowsy-antihistamines',
  ]),
];
