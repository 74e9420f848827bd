/**
 * The medicines people in Kenya take, in groups that meet herbs in the same way. Names and examples are the ones on
 * clinic cards and chemist packets, so that a visitor finds his own. Written in 2026-11 from commonly known Kenyan
 * packets; a pharmacist should review the list before the safety check is called complete.
 */
export interface DrugClass {
  name: string;
  /** Everyday names as sold or handed out in Kenya. */
  examples: readonly string[];
  /** What else people type: other spellings, purposes, short forms. */
  search: readonly string[];
  /** Wider classes whose rules hold for this one too. */
  part_of: readonly DrugId[];
}

export const drugIds = [
  'hiv-medicines',
  'dolutegravir',
  'tb-medicines',
  'malaria-medicines',
  'anticoagulants',
  'warfarin',
  'antiplatelets',
  'nsaids',
  'paracetamol',
  'opioids',
  'blood-pressure-medicines',
  'ace-and-arb',
  'diuretics',
  'digoxin',
  'heart-rhythm-medicines',
  'nitrates',
  'statins',
  'diabetes-medicines',
  'levothyroxine',
  'antithyroid-medicines',
  'steroids',
  'immunosuppressants',
  'cancer-medicines',
  'hormone-medicines',
  'contraceptives',
  'antidepressants',
  'antipsychotics',
  'sedatives',
  'epilepsy-medicines',
  'lithium',
  'levodopa',
  'asthma-medicines',
  'antibiotics',
  'metal-binding-antibiotics',
  'stomach-acid-medicines',
  'laxatives',
  'iron-tablets',
  'methotrexate',
  'gout-medicines',
  'liver-straining-medicines',
] as const;
export type DrugId = (typeof drugIds)[number];

const drug = (
  name: string,
  examples: readonly string[],
  search: readonly string[],
  part_of: readonly DrugId[] = [],
): DrugClass => ({ name, examples, search, part_of });

export const drugClasses: Readonly<Record<DrugId, DrugClass>> = {
  'hiv-medicines': drug(
    'HIV medicines (ARVs)',
    ['TLD', 'efavirenz', 'nevirapine', 'atazanavir/ritonavir', 'lopinavir/ritonavir (Kaletra)', 'PrEP'],
    ['arv', 'arvs', 'art', 'antiretroviral', 'hiv', 'dawa za ukimwi', 'tenofovir', 'lamivudine'],
  ),
  dolutegravir: drug(
    'Dolutegravir (in TLD)',
    ['TLD', 'Tivicay', 'dolutegravir 50 mg'],
    ['dtg', 'tenofovir lamivudine dolutegravir'],
    ['hiv-medicines'],
  ),
  'tb-medicines': drug(
    'Tuberculosis medicines',
    ['RHZE', 'rifampicin', 'isoniazid (IPT)', 'pyrazinamide', 'ethambutol', '3HP'],
    ['tb', 'kifua kikuu', 'rifafour', 'anti-tb', 'rifapentine'],
    ['liver-straining-medicines'],
  ),
  'malaria-medicines': drug(
    'Malaria medicines',
    ['AL (Coartem)', 'artesunate', 'quinine', 'dihydroartemisinin-piperaquine (Duo-Cotecxin)'],
    ['malaria', 'artemether lumefantrine', 'sp', 'fansidar', 'primaquine'],
  ),
  anticoagulants: drug(
    'Blood thinners',
    ['warfarin', 'rivaroxaban (Xarelto)', 'apixaban', 'enoxaparin (Clexane)', 'heparin'],
    ['anticoagulant', 'blood thinner', 'clot', 'dabigatran'],
  ),
  warfarin: drug('Warfarin', ['warfarin 5 mg', 'Marevan'], ['coumadin', 'inr'], ['anticoagulants']),
  antiplatelets: drug(
    'Medicines that keep platelets from clumping',
    ['aspirin 75 mg (Junior, Cardiprin)', 'clopidogrel (Plavix)', 'ticagrelor'],
    ['antiplatelet', 'aspirin', 'heart aspirin', 'blood thinner'],
  ),
  nsaids: drug(
    'Pain and swelling tablets',
    ['ibuprofen (Brufen)', 'diclofenac (Voltaren, Olfen)', 'naproxen', 'meloxicam', 'aspirin 300 mg'],
    ['painkiller', 'nsaid', 'brufen', 'dawa ya maumivu', 'celecoxib', 'piroxicam'],
  ),
  paracetamol: drug('Paracetamol', ['Panadol', 'Hedex'], ['acetaminophen', 'tylenol', 'calpol', 'pcm']),
  opioids: drug(
    'Strong painkillers',
    ['tramadol', 'morphine', 'codeine', 'dihydrocodeine (DF118)'],
    ['opioid', 'opiate', 'pethidine', 'methadone'],
  ),
  'blood-pressure-medicines': drug(
    'Blood-pressure medicines',
    ['amlodipine', 'nifedipine', 'losartan', 'enalapril', 'atenolol', 'hydrochlorothiazide', 'methyldopa'],
    ['pressure', 'hypertension', 'presha', 'bp', 'carvedilol', 'nadolol', 'hydralazine', 'telmisartan'],
  ),
  'ace-and-arb': drug(
    'ACE inhibitors and ARBs',
    ['enalapril', 'lisinopril', 'captopril', 'losartan', 'telmisartan', 'valsartan'],
    ['pril', 'sartan', 'ace inhibitor'],
    ['blood-pressure-medicines'],
  ),
  diuretics: drug(
    'Water tablets (diuretics)',
    ['hydrochlorothiazide (HCTZ)', 'furosemide (Lasix)', 'spironolactone (Aldactone)', 'indapamide'],
    ['diuretic', 'water pill', 'frusemide', 'hctz'],
    ['blood-pressure-medicines'],
  ),
  digoxin: drug('Digoxin', ['Lanoxin'], ['heart tablet', 'digitalis']),
  'heart-rhythm-medicines': drug(
    'Heart-rhythm medicines',
    ['amiodarone', 'flecainide', 'sotalol'],
    ['arrhythmia', 'antiarrhythmic', 'atrial fibrillation', 'palpitations'],
  ),
  nitrates: drug(
    'Nitrates and erection medicines',
    ['glyceryl trinitrate', 'isosorbide', 'sildenafil (Viagra)', 'tadalafil'],
    ['gtn', 'angina', 'viagra', 'cialis'],
  ),
  statins: drug(
    'Cholesterol tablets (statins)',
    ['atorvastatin', 'simvastatin', 'rosuvastatin'],
    ['cholesterol', 'lipitor', 'crestor'],
    ['liver-straining-medicines'],
  ),
  'diabetes-medicines': drug(
    'Diabetes medicines',
    ['metformin (Glucophage)', 'glibenclamide', 'gliclazide (Diamicron)', 'glimepiride', 'insulin (Mixtard)'],
    ['sugar', 'sukari', 'kisukari', 'diabetes', 'insulin', 'sitagliptin', 'empagliflozin', 'dapagliflozin'],
  ),
  levothyroxine: drug(
    'Thyroid hormone',
    ['levothyroxine', 'Eltroxin', 'Euthyrox'],
    ['thyroxine', 'underactive thyroid', 'hypothyroid', 'goitre'],
  ),
  'antithyroid-medicines': drug(
    'Medicines that slow the thyroid',
    ['carbimazole', 'propylthiouracil'],
    ['overactive thyroid', 'hyperthyroid', 'ptu', 'neomercazole', 'goitre'],
  ),
  steroids: drug(
    'Steroid tablets',
    ['prednisolone', 'dexamethasone', 'hydrocortisone'],
    ['steroid', 'cortisone', 'prednisone'],
  ),
  immunosuppressants: drug(
    'Medicines that calm the immune system',
    ['ciclosporin', 'tacrolimus', 'azathioprine', 'mycophenolate'],
    ['transplant', 'immunosuppressant', 'cyclosporine', 'lupus'],
  ),
  'cancer-medicines': drug(
    'Cancer medicines',
    ['tamoxifen', 'capecitabine', 'doxorubicin', 'imatinib', 'cyclophosphamide'],
    ['chemotherapy', 'chemo', 'cancer', 'saratani'],
  ),
  'hormone-medicines': drug(
    'Hormone medicines',
    ['oestrogen tablets (HRT)', 'tamoxifen', 'finasteride', 'testosterone'],
    ['hrt', 'hormone', 'menopause', 'prostate tablets', 'letrozole', 'dutasteride'],
  ),
  contraceptives: drug(
    'Contraceptives with hormones',
    [
      'the pill (Femiplan, Microgynon)',
      'implant (Jadelle, Implanon)',
      'Depo injection',
      'emergency pill (P2)',
    ],
    ['family planning', 'birth control', 'pill', 'implant', 'depo', 'p2', 'postinor'],
  ),
  antidepressants: drug(
    'Medicines for low mood and anxiety',
    ['fluoxetine', 'sertraline', 'citalopram', 'amitriptyline', 'venlafaxine'],
    ['antidepressant', 'ssri', 'depression', 'prozac', 'anxiety', 'escitalopram', 'imipramine'],
  ),
  antipsychotics: drug(
    'Antipsychotic medicines',
    ['haloperidol', 'chlorpromazine (Largactil)', 'olanzapine', 'risperidone', 'clozapine'],
    ['psychosis', 'schizophrenia', 'fluphenazine', 'modecate'],
  ),
  sedatives: drug(
    'Calming and sleeping medicines',
    ['diazepam (Valium)', 'lorazepam', 'zolpidem', 'phenobarbital', 'chlorpheniramine (Piriton)'],
    ['sleeping tablets', 'sedative', 'benzodiazepine', 'piriton', 'promethazine', 'alprazolam', 'clonazepam'],
  ),
  'epilepsy-medicines': drug(
    'Epilepsy medicines',
    ['carbamazepine (Tegretol)', 'phenytoin', 'sodium valproate (Epilim)', 'phenobarbital', 'lamotrigine'],
    ['epilepsy', 'fits', 'seizures', 'kifafa', 'levetiracetam', 'anticonvulsant'],
  ),
  lithium: drug('Lithium', ['lithium carbonate (Camcolit)'], ['bipolar', 'mood stabiliser']),
  levodopa: drug('Levodopa', ['levodopa/carbidopa (Sinemet)'], ['parkinson', 'madopar']),
  'asthma-medicines': drug(
    'Asthma medicines',
    ['salbutamol (Ventolin)', 'theophylline', 'aminophylline', 'Franol'],
    ['asthma', 'inhaler', 'ventolin', 'pumu', 'montelukast'],
  ),
  antibiotics: drug(
    'Antibiotics',
    ['amoxicillin', 'Augmentin', 'azithromycin', 'metronidazole (Flagyl)', 'ciprofloxacin', 'co-trimoxazole'],
    ['antibiotic', 'septrin', 'flagyl', 'cefuroxime', 'erythromycin'],
  ),
  'metal-binding-antibiotics': drug(
    'Antibiotics that minerals hold back',
    ['ciprofloxacin', 'levofloxacin', 'doxycycline', 'tetracycline'],
    ['cipro', 'doxy', 'quinolone', 'norfloxacin'],
    ['antibiotics'],
  ),
  'stomach-acid-medicines': drug(
    'Stomach-acid medicines',
    ['omeprazole', 'esomeprazole', 'pantoprazole', 'antacid gel (Relcer, Actal)', 'ranitidine'],
    ['ulcers', 'heartburn', 'acidity', 'antacid', 'eno', 'gaviscon', 'nexium'],
  ),
  laxatives: drug(
    'Laxatives',
    ['bisacodyl (Dulcolax)', 'lactulose', 'senna tablets'],
    ['constipation', 'laxative', 'purgative'],
  ),
  'iron-tablets': drug(
    'Iron tablets',
    ['ferrous sulphate', 'IFAS (iron and folic acid)', 'Ranferon'],
    ['iron', 'folic acid', 'ifas', 'anaemia', 'damu'],
  ),
  methotrexate: drug(
    'Methotrexate',
    ['methotrexate 2.5 mg'],
    ['rheumatoid', 'mtx'],
    ['immunosuppressants', 'liver-straining-medicines'],
  ),
  'gout-medicines': drug(
    'Gout medicines',
    ['allopurinol', 'colchicine'],
    ['gout', 'uric acid', 'febuxostat'],
  ),
  'liver-straining-medicines': drug(
    'Medicines that can strain the liver',
    ['isoniazid', 'valproate', 'methotrexate', 'high-dose paracetamol', 'ketoconazole'],
    ['liver', 'hepatotoxic', 'ini', 'fluconazole'],
  ),
};
