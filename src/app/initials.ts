/** First letters of up to two words of the name, or of the e-mail address; `U` when there is neither. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email.trim()).split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.map((word) => Array.from(word)[0] ?? '').join('');
  return letters.toUpperCase() || 'U';
}
