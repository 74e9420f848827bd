import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { type SafetyAnswer, cautionOfTip, safetyAnswerTo } from '../../entities/safety/safety-answer.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { safetyQueries, useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import {
  type Urgency,
  urgencies,
  type UrgentKind,
  urgentKinds,
  type UrgentAnswer,
} from '../../entities/urgent/urgency.ts';
import { urgentAnswers } from '../../entities/urgent/urgent-answers.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { t } from '../../words/shell.ts';

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** What could not wait, the most urgent first: answered with what to do, which must not look like a tip. */
  urgent?: readonly { kind: UrgentKind; urgency: Urgency }[];
  /** What the safety check said instead of a tip. */
  safety?: SafetyAnswer;
  /** What it says to the herbs of the tip. */
  caution?: SafetyAnswer;
  /** The rules of the check could not be read, so the tip stands unchecked. */
  isUnread?: boolean;
};

/** Forgotten with the browser's session, and when somebody else signs in. */
const KEY = 'mizizi-chat';
const MOST = 100;

const isFinding = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  urgentKinds.some((kind) => kind === Reflect.get(value, 'kind')) &&
  urgencies.some((urgency) => urgency === Reflect.get(value, 'urgency'));

const lists = ['warnings', 'unchecked', 'clear', 'askFirst'];
const isSafetyAnswer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  lists.every((key) => Array.isArray(Reflect.get(value, key))) &&
  typeof Reflect.get(value, 'link') === 'string';

/** Of the browser's session. */
function isMessage(value: unknown): value is ChatMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'role' in value &&
    (value.role === 'user' || value.role === 'assistant') &&
    'content' in value &&
    typeof value.content === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'number' &&
    (!('urgent' in value) || (Array.isArray(value.urgent) && value.urgent.every(isFinding))) &&
    (!('safety' in value) || isSafetyAnswer(value.safety)) &&
    (!('caution' in value) || isSafetyAnswer(value.caution))
  );
}

/** The conversation of this browser session, oldest first. */
function readChat(): readonly ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage) : [];
  } catch {
    return []; // storage is switched off, or what is there is damaged
  }
}

function keepChat(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(messages.slice(-MOST)));
  } catch {
    // storage is switched off or full: the conversation lasts as long as the page
  }
}

/** The herbalist's answers: general tips with their caution, never advice for one person's illness. */
export const herbalTips: readonly string[] = [
  t(
    'After a heavy meal, a cup of ginger or fennel tea often sits well: a few thin slices, five minutes in hot water. If you take blood thinners or are pregnant, ask a clinician before you make it a habit.',
  ),
  t(
    'For an easier night, try lemongrass or chamomile tea an hour before bed, dim the lights and keep the phone away. Leave both out if you take sleeping tablets, until you have asked about it.',
  ),
  t(
    'Garlic, ginger, lemon and plenty of sukuma wiki and terere feed your defences, and so do sleep and washed hands. Herbs in food are gentle; strong garlic supplements do not go with blood thinners or HIV medicines.',
  ),
  t(
    'When stress is high, breathe out slowly, longer than you breathe in, for two minutes. Rosemary or mint tea makes a good pause. If the worry has lasted for weeks, talk to somebody you trust or to a counsellor.',
  ),
  t(
    'Start one herb at a time, in a small amount, and note how you feel for three days. Tell your clinician what you take: “natural” can still meddle with medicines for blood pressure, sugar or HIV.',
  ),
];

export const quickPrompts = [
  t('Improve digestion'),
  t('Better sleep'),
  t('Boost immunity'),
  t('Reduce stress'),
] as const;

/** @param random from 0 up to 1, as Math.random gives it */
export function tipFor(random: number): string {
  return herbalTips[Math.floor(random * herbalTips.length)] ?? '';
}

const REPLY_MS = 1200;

type More = Pick<ChatMessage, 'urgent' | 'safety' | 'caution' | 'isUnread'>;
const message = (role: ChatMessage['role'], content: string, more: More = {}): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: Date.now(),
  ...more,
});

const urgentMessage = (answers: readonly UrgentAnswer[]): ChatMessage => {
  const told = answers.map(({ title, steps }) => [title, ...steps].join(' ')).join('\n');
  return message('assistant', told, { urgent: answers.map(({ kind, urgency }) => ({ kind, urgency })) });
};
const safetyMessage = (safety: SafetyAnswer): ChatMessage =>
  message('assistant', safety.warnings.map(({ title, advice }) => `${title}: ${advice}`).join('\n'), {
    safety,
  });

/** A question does not wait longer for the rules of the check. */
const PATIENCE_MS = 3000;

/** Reads questions and tips against the rules on this device and the list of whoever asks. Nothing is sent. */
function useSafetyCheck() {
  const profile = useSafetyProfile();
  const { book, isError } = useBook(true);
  const today = useNairobiDay();
  const queries = useQueryClient();
  return {
    /** The rules; undefined while they come, null when they cannot be had. */
    book: book ?? (isError ? null : undefined),
    /** The rules once they are here. */
    load: async (): Promise<SafetyBook | null> => {
      const known = book ?? (isError ? null : undefined);
      if (known !== undefined) return known;
      const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
      // What cannot be read is said below the tip.
      return Promise.race([queries.ensureQueryData(safetyQueries.book()).catch(() => null), late]);
    },
    answerTo: (from: SafetyBook, text: string): SafetyAnswer | null =>
      safetyAnswerTo(from, text, profile, today),
    cautionOf: (from: SafetyBook, tip: string, asked: string): SafetyAnswer | null =>
      cautionOfTip(from, tip, asked, profile, today),
  };
}

/**
 * A conversation that stays on this device. What cannot wait, and what the safety check has an answer to, is answered at
 * once, whoever writes it, and counts as nothing; anything else asks `takeUse` whether one more question is allowed on this
 * day and gets a tip after 1.2 s. Who may not ask (`isEnabled`) writes all the same: only danger is taken.
 */
export function useChat(takeUse: () => Promise<boolean>, day: string, isEnabled: boolean) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(readChat);
  const [isAwaiting, setIsAwaiting] = useState(false);
  const [limitedOn, setLimitedOn] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const safety = useSafetyCheck();
  const isOpen = useRef(true);

  useEffect(() => keepChat(messages), [messages]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const add = (...more: ChatMessage[]): void => setMessages((before) => [...before, ...more]);
  /** When the panel was closed meanwhile, the answer is there when it opens again. */
  const addLater = (...more: ChatMessage[]): void =>
    isOpen.current ? add(...more) : keepChat([...readChat(), ...more]);

  /** Whether the text was taken: not while an answer is awaited, nothing empty, and from those who may not ask danger alone. */
  function send(text: string): boolean | Promise<boolean> {
    const content = text.trim();
    if (content === '' || isAwaiting) return false;
    const urgent = urgentAnswers(content);
    const found = safety.book ? safety.answerTo(safety.book, content) : null;
    if (urgent.length > 0 || found) {
      // Whoever needs help now reads nothing else.
      const isNow = urgent[0]?.urgency === 'emergency';
      add(
        message('user', content),
        ...(found && !isNow ? [safetyMessage(found)] : []),
        ...(urgent.length > 0 ? [urgentMessage(urgent)] : []),
      );
      setIsRefused(false);
      return true;
    }
    if (!isEnabled) return safety.book === undefined ? sendOnceRead(content) : refuse();
    add(message('user', content));
    setLimitedOn(null);
    setIsAwaiting(true);
    void answer(content);
    return true;
  }

  function refuse(): false {
    setIsRefused(true);
    return false;
  }

  /** Of those who may not ask, while the rules of the safety check are still on their way. */
  async function sendOnceRead(content: string): Promise<boolean> {
    setIsAwaiting(true);
    const book = await safety.load();
    const found = book && safety.answerTo(book, content);
    setIsAwaiting(false);
    if (!found) return refuse();
    addLater(message('user', content), safetyMessage(found));
    setIsRefused(false);
    return true;
  }

  async function answer(content: string): Promise<void> {
    const pause = new Promise((done) => setTimeout(done, REPLY_MS));
    const book = safety.book === undefined ? await safety.load() : safety.book;
    const found = book && safety.answerTo(book, content);
    if (found) addLater(safetyMessage(found));
    else {
      const [isAllowed] = await Promise.all([takeUse(), pause]);
      const tip = tipFor(Math.random());
      const caution = book && safety.cautionOf(book, tip, content);
      if (isAllowed)
        addLater(
          message('assistant', tip, { ...(caution && { caution }), ...(!book && { isUnread: true }) }),
        );
      else setLimitedOn(day);
    }
    setIsAwaiting(false);
  }

  return { messages, isAwaiting, isOverLimit: limitedOn === day, isRefused, send };
}
