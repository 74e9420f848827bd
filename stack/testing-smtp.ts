import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a mail server behaves: as it should, cutting every line, never greeting, or knowing nobody. */
export type SmtpMood = 'well' | 'down' | 'silent' | 'refusing';

export interface TestSmtp {
  url: string;
  /** Every line it was sent. */
  received: string[];
  /** Whom a whole mail has reached. */
  delivered: () => string[];
  mood: SmtpMood;
  /** Waits so long before it greets. */
  greetAfterMs: number;
  close: () => void;
}

/** A mail server on a socket of its own, as far as deliveries need it. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const delivered: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (smtp.mood === 'down') return void socket.destroy();
    if (smtp.mood !== 'silent') setTimeout(() => socket.write('220 test\r\n'), smtp.greetAfterMs);
    let recipient = '';
    let inData = false;
    socket.on('data', (data: Buffer) => {
      if (smtp.mood === 'down') return void socket.destroy();
      if (smtp.mood === 'silent') return;
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        smtp.received.push(line);
        if (inData && line !== '.') continue;
        if (inData) delivered.push(recipient);
        inData = line === 'DATA';
        recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? recipient;
        const refused = smtp.mood === 'refusing' && line.startsWith('RCPT TO');
        socket.write(refused ? '550 no such mailbox\r\n' : answerTo(line, inData));
      }
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    delivered: () => [...delivered],
    mood: 'well',
    greetAfterMs: 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return smtp;
}

function answerTo(line: string, inData: boolean): string {
  if (line.startsWith('EHLO')) return '250 test\r\n';
  return inData ? '354 go on\r\n' : '250 ok\r\n';
}
