import { EnglishText } from '../../ui/english.tsx';
import { t } from '../../words/herb-cautions.ts';

/** What a monograph says, in the language of the app where it warns; the rest is marked as English. */
export const HerbText = ({ children }: { children: string }) => (
  <EnglishText told={t.known(children)}>{children}</EnglishText>
);
