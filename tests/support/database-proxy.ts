import { createConnection, createServer, type Socket } from 'node:net';

/** Stands between Kanek and PostgreSQL; stopping it looks, from Kanek's side, like a server that went down. */
export async function databaseProxy(target: string) {
  const { hostname, port, username, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  const proxy = createServer((incoming) => {
    const outgoing = createConnection(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const listen = (on: number) =>
    new Promise<number>((resolve) => {
      proxy.listen(on, '127.0.0.1', () => resolve((proxy.address() as { port: number }).port));
    });
  const own = await listen(0);
  const stop = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    stop,
    start: () => listen(own),
  };
}
