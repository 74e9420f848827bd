/** Where limits and advice come from, as they stand beneath an answer. Names of publications: the same in every language. */
export const sources = {
  /** 140/90 high, 160/100 grade 2, 180/110 at once with signs of harm; 130–139/85–89 high-normal; target 130/80. */
  ish2020: 'ISH Global Hypertension Practice Guidelines 2020; WHO hypertension guideline 2021',
  /** 180/120 with chest pain, confusion or signs of heart failure: the same day. */
  ng136: 'NICE NG136, 2023; ISH 2020',
  /** 140/90 assessed the same day, 160/110 treated at once, signs of pre-eclampsia seen immediately. */
  pregnancy: 'ISSHP 2021; NICE NG133, 2023; WHO 2011',
  /** Signs of danger in pregnancy and after birth. */
  dangerSigns: 'WHO, Pregnancy, childbirth, postpartum and newborn care, 2015; NICE NG133, 2023',
  /** Systolic 90 mmHg or less; pulse over 130, or 40 and less; 111–130, 41–50; temperature 35.0 °C and less. */
  news2: 'Royal College of Physicians, NEWS2, 2017',
  /** Shock: cold hands, fast weak pulse, systolic under 90. */
  shock: 'WHO/ICRC Basic Emergency Care, 2018',
  /** Pulse of 120 and over in pregnancy and after birth. */
  meows: 'CMACE, Saving Mothers’ Lives (MEOWS), 2011',
  /** Chest pain, weakness on one side, breathlessness at rest, fits. */
  emergency: 'WHO/ICRC Basic Emergency Care, 2018',
  /** Low: level 1 under 3.9, level 2 under 3.0 mmol/L, level 3 with a changed mind; 15 g of sugar, again after 15 minutes. */
  lowSugar: 'ADA Standards of Care in Diabetes 2025',
  /** Ketoacidosis from 11.1 mmol/L with its signs, hyperosmolar state from 33.3 mmol/L. */
  highSugar: 'ADA/EASD consensus on hyperglycaemic crises, 2024; ADA Standards of Care 2025',
  /** 7.0 fasting, 11.1 any time with signs or two hours after 75 g; 6.1–6.9 and 7.8–11.0 between. */
  who2006: 'WHO/IDF, Diagnosis of diabetes, 2006',
  /** HbA1c 6.5 % and over is diabetes; 6.0–6.4 % a high risk. */
  whoHba1c: 'WHO, HbA1c in the diagnosis of diabetes, 2011; International Expert Committee 2009',
  /** In pregnancy: fasting 5.1–6.9, two hours after 75 g 8.5–11.0; over that diabetes in pregnancy. */
  who2013: 'WHO, Hyperglycaemia first detected in pregnancy, 2013',
  /** Known diabetes in pregnancy: fasting under 5.3, an hour after food under 7.8 mmol/L. */
  ng3: 'NICE NG3, 2020',
  /** Known diabetes: before meals 4.0–7.0, after them under 10, HbA1c under 7 %. */
  targets: 'ADA Standards of Care in Diabetes 2025; NICE NG17 and NG28',
  /** 38 °C under 3 months, 39 °C from 3 to 6 months. */
  ng143: 'NICE NG143, 2021',
  /** Young infants: 38.0 °C and over, or under 35.5 °C. */
  psbi: 'WHO, Possible serious bacterial infection in young infants, 2015',
  /** Whoever has a fever is tested for malaria within a day. */
  malaria: 'Ministry of Health Kenya, malaria guidelines, 6th edition 2020',
  childFever: 'WHO IMCI chart booklet, 2014; NICE NG143, 2021',
  meningitis: 'WHO meningitis guidelines, 2025; NICE NG240, 2024',
  /** Over 41.5 °C. */
  hyperpyrexia: 'Harrison’s Principles of Internal Medicine, chapter on fever',
  /** More than 5 % in 6 to 12 months without trying. */
  weightLoss: 'NICE NG12, 2023; Gaddey and Holder, American Family Physician 2021',
  /** More than 2 kg in 3 days with heart failure. */
  heartWeight: 'ESC heart failure guidelines, 2021',
} as const;
