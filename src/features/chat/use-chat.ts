import { useEffect, useRef, useState } from 'react';

import { urgentAnswers } from '../../entities/urgent/urgent-answers.ts';
import { type ChatMessage, keepChat, readChat } from './chat-history.ts';
import { tipFor } from './herbal-tips.ts';

const REPLY_MS = 1200;

const message = (
  role: ChatMessage['role'],
  content: string,
  more: Pick<ChatMessage, 'urgent'> = {},
): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: Date.now(),
  ...more,
});

/**
 * A conversation that stays on this device. What cannot wait is answered at once, whoever writes it, and counts as
 * nothing; anything else asks `takeUse` whether one more question is allowed on this day and gets a tip after 1.2 s.
 * Who may not ask (`isEnabled`) writes all the same: only an emergency is taken.
 */
export function useChat(takeUse: () => Promise<boolean>, day: string, isEnabled: boolean) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(readChat);
  const [isAwaiting, setIsAwaiting] = useState(false);
  const [limitedOn, setLimitedOn] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isOpen = useRef(true);

  useEffect(() => keepChat(messages), [messages]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const add = (...more: ChatMessage[]): void => setMessages((before) => [...before, ...more]);

  /** Answers whether the text was taken: not while an answer is awaited, nothing empty, and from those who may not ask emergencies alone. */
  function send(text: string): boolean {
    const content = text.trim();
    if (content === '' || isAwaiting) return false;
    const answers = urgentAnswers(content);
    if (answers.length > 0) {
      const told = answers.map(({ title, steps }) => [title, ...steps].join(' ')).join('\n');
      const urgent = answers.map(({ kind, urgency }) => ({ kind, urgency }));
      add(message('user', content), message('assistant', told, { urgent }));
      setIsRefused(false);
      return true;
    }
    if (!isEnabled) {
      setIsRefused(true);
      return false;
    }
    add(message('user', content));
    setLimitedOn(null);
    setIsAwaiting(true);
    void answer();
    return true;
  }

  async function answer(): Promise<void> {
    const [isAllowed] = await Promise.all([takeUse(), new Promise((done) => setTimeout(done, REPLY_MS))]);
    const reply = isAllowed ? [message('assistant', tipFor(Math.random()))] : [];
    if (isOpen.current) {
      if (isAllowed) add(...reply);
      else setLimitedOn(day);
      setIsAwaiting(false);
    } else {
      // The panel was closed meanwhile: the answer is there when it opens again.
      keepChat([...readChat(), ...reply]);
    }
  }

  return { messages, isAwaiting, isOverLimit: limitedOn === day, isRefused, send };
}
