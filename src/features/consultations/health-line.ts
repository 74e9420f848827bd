import { t } from '../../words/care.ts';

/** `21 Nov 2026` with the name of its month. */
const dayText = (day: string): string => day.replace(/[A-Z][a-z]{2}/, (month) => t.known(month));

/**
 * A line of a health record as the database wrote it, in the language of the app: a score, a weight, the daily target, or
 * the name of a medicine or an illness.
 */
export function healthLine(line: string): string {
  const [, scale, score, most, band, day] =
    /^(.+): ([\d.]+)(?: of (\d+))? \((.+)\), (\d{1,2} \w{3} \d{4})$/.exec(line) ?? [];
  if (scale && score && band && day) {
    const found = { scale: t.known(scale), score, band: t.known(band), day: dayText(day) };
    return most
      ? t('{scale}: {score} of {most} ({band}), {day}', { ...found, most })
      : t('{scale}: {score} ({band}), {day}', found);
  }
  const [, kcal, protein, fat, carbohydrate] =
    /^([\d.]+) kcal, ([\d.]+) g protein, ([\d.]+) g fat, ([\d.]+) g carbohydrate$/.exec(line) ?? [];
  if (kcal && protein && fat && carbohydrate)
    return t('{kcal} kcal, {protein} g protein, {fat} g fat, {carbohydrate} g carbohydrate', {
      kcal,
      protein,
      fat,
      carbohydrate,
    });
  return /^\d{1,2} \w{3} \d{4}: [\d.]+ kg$/.test(line) ? dayText(line) : t.known(line);
}
