/** What a customer says; stars from 1 to 5. */
export type Testimonial = {
  id: string;
  name: string;
  location: string | null;
  quote: string;
  rating: number;
};

export const SHOWN = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Rows of the table as the page shows them: at most three, without any that is not whole. */
export function readTestimonials(rows: unknown): Testimonial[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .map((row: unknown) => {
      const { id, name, location, quote, rating } = (row ?? {}) as Record<string, unknown>;
      return {
        id: text(id),
        name: text(name),
        location: text(location) || null,
        quote: text(quote),
        rating: Math.min(5, Math.max(0, Math.round(Number(rating) || 0))),
      };
    })
    .filter(({ id, name, quote }) => id && name && quote)
    .slice(0, SHOWN);
}
