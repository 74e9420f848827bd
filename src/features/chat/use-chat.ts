import { useEffect, useRef, useState } from 'react';

import { type ChatMessage, keepChat, readChat } from './chat-history.ts';
import { tipFor } from './herbal-tips.ts';
import { findRedFlag } from './red-flags.ts';

const REPLY_MS = 1200;

const message = (
  role: ChatMessage['role'],
  content: string,
  more: Pick<ChatMessage, 'isUrgent'> = {},
): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: Date.now(),
  ...more,
});

/**
 * A conversation that stays on this device. A red flag is answered at once and counts as nothing; anything else asks
 * `takeUse` whether one more question is allowed on this day and gets a tip after 1.2 s.
 */
export function useChat(takeUse: () => Promise<boolean>, day: string) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(readChat);
  const [isAwaiting, setIsAwaiting] = useState(false);
  const [limitedOn, setLimitedOn] = useState<string | null>(null);
  const isOpen = useRef(true);

  useEffect(() => keepChat(messages), [messages]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const add = (...more: ChatMessage[]): void => setMessages((before) => [...before, ...more]);

  /** Answers whether the text was taken: not while an answer is awaited, and nothing empty. */
  function send(text: string): boolean {
    const content = text.trim();
    if (content === '' || isAwaiting) return false;
    const flag = findRedFlag(content);
    if (flag) {
      add(message('user', content), message('assistant', flag.advice, { isUrgent: true }));
      return true;
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

  return { messages, isAwaiting, isOverLimit: limitedOn === day, send };
}
