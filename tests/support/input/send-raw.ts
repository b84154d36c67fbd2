import { connect } from 'node:net';

export interface RawAnswer {
  /** Null when the connection ended without an answer. */
  status: number | null;
  requestId: string | null;
  head: string;
  /** It was hung up on only after a long wait. */
  hung: boolean;
}

const PATIENCE_MS = 20_000;
/** Who keeps the line open after an answer has nothing more to say. */
const AFTER_ANSWER_MS = 300;

/** Sends bytes as they are and reads the head of the answer: no client library puts anything right. */
export function sendRaw(url: string, bytes: Buffer, whole: boolean): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    let hung = false;
    const answered = () => /^HTTP\/1\.1 [2-5]\d\d/m.test(text);
    const socket = connect(Number(port), hostname);
    socket.setTimeout(PATIENCE_MS, () => {
      hung = !answered();
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      if (text.length < 8_192) text += chunk.toString('latin1');
      if (answered()) socket.setTimeout(AFTER_ANSWER_MS);
    });
    // Whoever is refused early may find the line cut while still sending.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = ''] = text.replace(/^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/, '').split('\r\n\r\n');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({
        status: status ? Number(status) : null,
        requestId: /^x-request-id: (\S+)/im.exec(head)?.[1] ?? null,
        head,
        hung,
      });
    });
    socket.write(bytes);
    // Nothing more comes: a server that waits for the rest learns so at once.
    if (!whole) socket.end();
  });
}
