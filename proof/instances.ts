import { startBalancer } from './balancer.ts';
import { PEOPLE_ENV } from '../tests/support/people.ts';
import { freePort } from '../tests/support/server-process.ts';
import type { TestSmtpServer } from '../tests/support/smtp-server.ts';
import type { Server, Stage } from './stage.ts';

/** Several servers on one database behind one balancer. */
export interface Instances {
  servers: Server[];
  url: string;
  smtp: TestSmtpServer;
  /** Does the balancer send requests to every one of them? */
  allUp: () => Promise<boolean>;
  /** Ends one as a deployment does, and starts it again in its place. */
  restart(index: number): Promise<number | null>;
}

export async function openInstances(
  stage: Stage,
  count: number,
  more: Record<string, string> = {},
): Promise<Instances> {
  const place = await stage.newDatabase();
  const smtp = await stage.startSmtp();
  const env = {
    ...PEOPLE_ENV,
    ...place,
    MAIL_URL: smtp.url,
    LOG_LEVEL: 'warn',
    // The balancer, and in front of it the addresses that our people say they have.
    TRUSTED_PROXY_HOPS: '2',
    STOP_NOTICE_SECONDS: '4',
    WORKERS: '2',
    ...more,
  };
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const start = (port: number) => stage.startServer({ ...env, PORT: String(port) });
  // All at once: one of them migrates, the others wait for it.
  const servers = await Promise.all(ports.map(start));
  const balancer = await startBalancer(
    stage,
    servers.map(({ url }) => url),
  );
  return {
    servers,
    url: balancer.url,
    smtp,
    allUp: () => balancer.allUp(),
    async restart(index) {
      const old = servers[index]!;
      old.kill('SIGTERM');
      const code = await old.exited;
      servers[index] = await start(ports[index]!);
      return code;
    },
  };
}
