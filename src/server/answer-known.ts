import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { readWholeRequest, type WholeRequest } from './whole-request.ts';

/** The finished bytes of the answer, or null where it has to be made. */
export type Recall = (request: WholeRequest) => Buffer | null;

/** What node:http is doing with a connection: it has seen nothing yet, answers, or waits for the next request. */
type State = 'new' | 'answering' | 'waiting';

/**
 * Answers plain requests for what is in memory before node:http sees them, which costs it three times what everything
 * else does. Between two requests alone: a connection begins with one that node:http answers, so that its limits of
 * time hold, and whatever is not certain to be one whole request leaves the rest of the connection to it, unread.
 */
export function answerKnown(server: Server, recall: Recall): void {
  const states = new WeakMap<Socket, State>();

  server.on('connection', (socket: Socket) => {
    const [parse, another] = socket.listeners('data') as ((chunk: Buffer) => void)[];
    // Node would have changed: it can do all of it alone.
    if (!parse || another) return;
    const read = (chunk: Buffer) => {
      const state = states.get(socket);
      // Who asks on before having read what was answered is held back by node:http.
      const isTurn = state !== 'answering' && socket.writableLength === 0;
      const request = isTurn ? readWholeRequest(chunk) : null;
      const known = request?.isPlain && state === 'waiting' ? recall(request) : null;
      if (known) {
        socket.write(known);
        return;
      }
      if (request) states.set(socket, 'answering');
      else leave();
      parse(chunk);
    };
    const leave = () => {
      states.delete(socket);
      socket.off('data', read);
      socket.on('data', parse);
    };
    states.set(socket, 'new');
    socket.off('data', parse);
    socket.on('data', read);
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (states.get(socket) !== 'answering') return;
    response.once('close', () => {
      const goesOn = response.writableFinished && response.shouldKeepAlive;
      if (goesOn && states.has(socket)) states.set(socket, 'waiting');
    });
  });
}
