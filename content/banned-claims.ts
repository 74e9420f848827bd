/**
 * Claims that a Kenyan herbal shop may not make: the Pharmacy and Poisons Board forbids adverts that promise to
 * cure, and we add words that promise more than anyone can keep. Any match in a product text is a fault.
 */
export const bannedClaims: readonly RegExp[] = [
  /\bcur(e|es|ed|ing)\b/i,
  /\bheal(s|ed|ing)?\b/i,
  /\bmirac(le|les|ulous)\b/i,
  /\bmagic(al)?\b/i,
  /\b(treat|treats|treated|treating|prevent|prevents|reverse|reverses|stop|stops|fight|fights|kill|kills)\s+(\w+\s+){0,2}(cancer|tumours?|diabetes|hiv|aids|malaria|tb|tuberculosis|covid|hypertension|high blood pressure|asthma|arthritis|ulcers?|infertility|stroke|epilepsy|depression)\b/i,
  /\b(anti|against)[- ](cancer|malaria|hiv|viral|tumour)\b/i,
  /\bguarantee(s|d)?\b/i,
  /\b(100 ?%|completely|totally|perfectly|absolutely) safe\b/i,
  /\b(no|without|free of|zero) side[- ]effects?\b/i,
  /\b(detox(es|ify|ifies|ifying)?|cleans(es|ing) (the|your) (blood|liver|body))\b/i,
  /\bboosts? (your |the )?immun/i,
  /\b(clinically|scientifically) proven\b/i,
  /\bburns? (belly )?fat\b/i,
  /\blose weight (fast|quickly)\b/i,
  /\b(replaces?|instead of) (your |the )?(medicine|medication|doctor|insulin|ARVs?)\b/i,
  // "do not stop your tablets" is advice, "stop your tablets" is harm
  /(?<!not |never |n't |n’t |nor |before you |if you |without )\bstop (taking |using )?(your|the) (tablets?|pills?|medicines?|medication|insulin|ARVs?)\b/i,
  // the same in Kiswahili: it heals, you will be healed, it treats an illness, leave your medicines
  /\b(ina|hu|ita|ime|uta|ata|mta|wata|tuta)(ku|wa|tu)?pon(a|ya|yesha)\b/i,
  /\b(ina|hu|ita|ime)(ku|wa|tu)?(tibu|ondoa|maliza|zuia|komesha)\s+(\w+\s+){0,2}(kisukari|saratani|kansa|ukimwi|vvu|malaria|presha|shinikizo|kifua kikuu|pumu|kifafa|utasa|kiharusi)\b/i,
  /\b(acha|wacha|acheni) (kutumia |kumeza |kunywa )?(dawa|vidonge|sindano|insulini) (zako|yako|zenu|yenu)\b/i,
];

/** The first banned claim in a text, or null. */
export function findBannedClaim(text: string): string | null {
  for (const claim of bannedClaims) {
    const found = claim.exec(text);
    if (found) return found[0];
  }
  return null;
}
