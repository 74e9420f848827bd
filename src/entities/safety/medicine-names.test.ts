import { describe, expect, it } from 'vitest';

import { drugClasses } from '../../../content/medicines/drug-classes.ts';
import { drugs } from '../../../content/medicines/drugs.ts';
import { findMedicine, type MedicineNames } from './medicine-names.ts';

const book: MedicineNames = {
  drugs: Object.fromEntries(drugs.map((drug) => [drug.id, drug])),
  medicines: drugClasses,
};
const exactly = (typed: string): string[] => findMedicine(book, typed).exact.map(({ id }) => id);
const guessed = (typed: string): string[] => {
  const { exact, suggestions } = findMedicine(book, typed);
  expect(exact).toEqual([]);
  return suggestions.filter(({ isBeginning }) => !isBeginning).map(({ id }) => id);
};

describe('a name that is known', () => {
  it.each([
    ['bisoprolol', 'bisoprolol'],
    ['ALDOMET', 'methyldopa'],
    ['keppra', 'levetiracetam'],
    ['Ponstan', 'mefenamic-acid'],
    ['ozempic', 'semaglutide'],
    ['Nardil', 'phenelzine'],
    ['zentel', 'albendazole'],
    ['HCTZ', 'hydrochlorothiazide'],
    ['frusemide', 'furosemide'],
    ['glyburide', 'glibenclamide'],
    ['Lantus', 'insulin'],
    ['Glucophage', 'metformin'],
    ['DTG', 'dolutegravir'],
    ['Septrin', 'co-trimoxazole'],
    ['Eltroxin', 'levothyroxine'],
    ['Epilim', 'valproate'],
    ['panadol', 'paracetamol'],
    ['Panadol Extra', 'paracetamol-caffeine'],
    ['MaraMoja', 'aspirin-paracetamol-caffeine'],
    ['4FDC', 'rifampicin-isoniazid-pyrazinamide-ethambutol'],
    ['Duo Cotecxin', 'dihydroartemisinin-piperaquine'],
    ['Co-Amoxiclav', 'amoxicillin-clavulanic-acid'],
    ['Tusker', 'alcohol'],
    ['Postinor 2', 'levonorgestrel-emergency-pill'],
  ])('%s', (typed, id) => {
    expect(exactly(typed)).toEqual([id]);
    expect(findMedicine(book, typed).suggestions).toEqual([]);
  });

  it('is found with its strength, its form and how it is taken', () => {
    expect(exactly('Nifedipine 20 mg retard tabs bd')).toEqual(['nifedipine']);
    expect(exactly('warfarin 2.5mg od')).toEqual(['warfarin']);
    expect(exactly('vidonge vya enalapril 10')).toEqual(['enalapril']);
    expect(exactly('Calpol syrup 5 ml x 3')).toEqual(['paracetamol']);
    expect(exactly('carvedilol 6.25mg 1x2')).toEqual(['carvedilol']);
    expect(exactly('metoprolol succinate 50')).toEqual(['metoprolol']);
    expect(exactly('sindano ya Lantus')).toEqual(['insulin']);
    expect(exactly('Augmentin 1g')).toEqual(['amoxicillin-clavulanic-acid']);
  });

  it('keeps a cream from the tablet of that name where both are known', () => {
    expect(exactly('hydrocortisone cream')).toEqual(['hydrocortisone-cream']);
    expect(exactly('hydrocortisone tablets')).toEqual(['hydrocortisone']);
    expect(exactly('metronidazole gel')).toEqual(['metronidazole']);
  });

  it('is found in any order, and one by one where no tablet holds them all', () => {
    expect(exactly('hydrochlorothiazide/losartan')).toEqual(['losartan-hydrochlorothiazide']);
    expect(exactly('lamivudine, tenofovir and dolutegravir')).toEqual(['tenofovir-lamivudine-dolutegravir']);
    expect(exactly('metformin 500mg + enalapril 5mg na panadol')).toEqual([
      'metformin',
      'enalapril',
      'paracetamol',
    ]);
    expect(exactly('metformin + qwertyuiop')).toEqual([]);
    expect(exactly('insulin Mixtard 70/30')).toEqual(['insulin']);
    expect(exactly('amlodipine enalapril')).toEqual(['amlodipine', 'enalapril']);
  });

  it('shows the brand that was meant first', () => {
    expect(findMedicine(book, 'vibramycin').exact[0]).toEqual({
      id: 'doxycycline',
      name: 'Doxycycline',
      hint: expect.stringMatching(/^Vibramycin, /) as string,
      kind: 'drug',
    });
  });
});

describe('what a medicine is for', () => {
  it.each([
    ['dawa ya presha', 'blood-pressure-medicines'],
    ['my pressure tablets', 'blood-pressure-medicines'],
    ['vidonge vya sukari', 'diabetes-medicines'],
    ['sindano ya sukari', 'insulin'],
    ['dawa ya minyoo', 'worm-medicines'],
    ['sindano ya family planning', 'contraceptives'],
    ['dawa ya kuzuia mimba', 'contraceptives'],
    ['dawa za ukimwi', 'hiv-medicines'],
    ['dawa ya kulala', 'sedatives'],
    ['antibiotics', 'antibiotics'],
    ['inhaler', 'inhaled-asthma-medicines'],
    ['dawa za akili', 'antipsychotics'],
    ['dawa ya kifafa', 'epilepsy-medicines'],
    ['water tablets', 'diuretics'],
    ['vidonge vya jongo', 'gout-medicines'],
    ['dawa za VVU', 'hiv-medicines'],
    ['pombe', 'alcohol'],
  ])('%s', (typed, id) => {
    expect(findMedicine(book, typed).exact).toMatchObject([{ id, kind: 'class' }]);
  });

  it('may be several classes: all are named', () => {
    expect(exactly('damu nyepesi')).toEqual(['anticoagulants', 'antiplatelets']);
    expect(exactly('dawa ya moyo')).toContain('heart-rhythm-medicines');
    expect(exactly('dawa ya moyo')).toContain('nitrates');
  });
});

describe('names that look alike', () => {
  it.each([
    ['Clomid', 'Klopid'],
    ['Lamisil', 'Lamictal'],
    ['Losec', 'Lasix'],
    ['chlorpromazine', 'chlorpropamide'],
    ['hydralazine', 'hydroxyzine'],
    ['prednisone', 'primidone'],
    ['Celebrex', 'Celexa'],
    ['Zantac', 'Xanax'],
    ['metformin', 'metronidazole'],
    ['Diamicron', 'Diamox'],
    ['Stugeron', 'Sustanon'],
    ['quinine', 'quinidine'],
    ['azathioprine', 'azithromycin'],
    ['carbimazole', 'carbamazepine'],
    ['Plasil', 'Plavix'],
    ['amlodipine', 'amiloride'],
  ])('%s and %s are themselves and nothing else', (one, other) => {
    for (const typed of [one, other]) {
      const { exact, suggestions } = findMedicine(book, typed);
      expect(exact).toHaveLength(1);
      expect(suggestions).toEqual([]);
    }
    expect(exactly(one)).not.toEqual(exactly(other));
  });
});

describe('a slip', () => {
  it.each([
    ['losatan', 'losartan'],
    ['metfornin 500mg', 'metformin'],
    ['rosartan', 'losartan'],
    ['amlodipne', 'amlodipine'],
    ['warfrin', 'warfarin'],
    ['glucofage', 'metformin'],
    ['sefuroxime', 'cefuroxime'],
    ['klotrimazole', 'clotrimazole'],
    ['carbamazapine', 'carbamazepine'],
    ['levothyroxin', 'levothyroxine'],
    ['ventorin', 'salbutamol'],
    ['fenitoin', 'phenytoin'],
    ['dawa ya presure', 'blood-pressure-medicines'],
  ])('%s asks for %s', (typed, id) => {
    const { exact, suggestions } = findMedicine(book, typed);
    expect(exact).toEqual([]);
    expect(suggestions[0]?.id).toBe(id);
  });

  const slips = drugs
    .map(({ name }) => name)
    .filter((name) => /^[a-z]{8,}$/i.test(name))
    .map((name) => [name, `${name.slice(0, 3)}${name.charAt(4)}${name.charAt(3)}${name.slice(5)}`] as const);

  it('never takes another medicine for it: two letters swapped in each long name', () => {
    const mixed = slips.filter(([name, slipped]) =>
      findMedicine(book, slipped).exact.some((entry) => entry.name !== name),
    );
    expect(slips.length).toBeGreaterThan(300);
    expect(mixed).toEqual([]);
  });

  it('finds the right one among three questions at most', () => {
    const lost = slips.filter(([name, slipped]) => {
      const { exact, suggestions } = findMedicine(book, slipped);
      if (suggestions.some(({ isBeginning }) => isBeginning)) return false;
      return suggestions.length > 3 || ![...exact, ...suggestions].some((entry) => entry.name === name);
    });
    expect(lost).toEqual([]);
  });

  it('is not forgiven in a short word', () => {
    expect(guessed('tlb')).toEqual([]);
    expect(guessed('enu')).toEqual([]);
    expect(guessed('mobc')).toEqual([]);
  });
});

describe('while somebody types', () => {
  it('names that begin so are offered from three letters', () => {
    expect(findMedicine(book, 'ml').suggestions).toEqual([]);
    const { exact, suggestions } = findMedicine(book, 'bisop');
    expect(exact).toEqual([]);
    expect(suggestions[0]).toMatchObject({ id: 'bisoprolol', isBeginning: true });
    expect(findMedicine(book, 'maram').suggestions[0]?.id).toBe('aspirin-paracetamol-caffeine');
  });

  it('a known name with more beside it is asked about, since it may be something else', () => {
    expect(guessed('panadol night')).toEqual(['paracetamol']);
  });
});

describe('what we do not know', () => {
  it.each([
    '',
    '  ',
    'dawa',
    'tabs 500mg',
    'qwertyuiop',
    'mafuta ya mganga',
    'moringa',
    'mganga alinipa',
    '???',
  ])('"%s" finds nothing', (typed) => {
    expect(findMedicine(book, typed)).toEqual({ exact: [], suggestions: [] });
  });
});
