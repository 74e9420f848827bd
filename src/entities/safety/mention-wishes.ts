/** Wishes to fast or to weigh less, in a folded text. */
export type Wish = 'fast' | 'less';

/** A fast, not what is quick, and not a sugar that is measured before breakfast. */
const FAST =
  /\bfasting\b(?! (blood|plasma|sugar|glucose|level|test|reading|insulin))|\b(to|a|can i|should i|i|day|hours?|water|dry|juice|my|while|during|will|wanna|and|long) fast\b(?! (food|foods|acting|heart|breathing|pulse|delivery|enough|weight|results?|asleep))|\b(ni|a|u|wa|tu)?(na|me|ki|ta|na)?fung[ae]\b(?= (kula|chakula|kwa|saa|masaa|siku|ili|ramadhan\w*|na|nikiwa|bila|leo|kesho|kupunguza|hadi|wiki|\d|tu$))|\bkufunga$|\bkufunga (kula|chakula|kwa|saa|masaa|siku|ili|ramadhan\w*|nikiwa|kupunguza)\b|\bmfungo\b|\bkutokula\b|kujinyima chakula/;
const LESS =
  /\b(los(e|ing)|shed|drop|cut|reduc(e|ing)) (some |my |the |a few |belly |body |baby |extra |\d+ )*(weight|kilos?|kgs?|fat|calories|tummy|belly)\b|\bweight ?loss\b|\bslim(ming)?\b|calorie deficit|\bcrash diet|pungu(z\w+|a) (uzito|kilo|mwili|tumbo|mafuta|kitambi|unene)|\b(ku|ni)konda\b|\bkukonde\w*/;
/** What goes by itself is a sign, not a wish; choo that is shut is no fast. */
const NO_WISH =
  /without (trying|wanting|reason)|unintended|unexplained|bila (sababu|kutaka|kujaribu)|\bchoo\b|\bmlango\b/;

export function wishIn(folded: string): Wish | null {
  if (NO_WISH.test(folded)) return null;
  if (FAST.test(folded)) return 'fast';
  return LESS.test(folded) ? 'less' : null;
}
