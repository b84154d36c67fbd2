import { afterAll, beforeAll } from 'vitest';
import { createSmtpServer, type TestSmtpServer } from './smtp-server.ts';

export function provideSmtpServer(): () => TestSmtpServer {
  const server = createSmtpServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return () => server;
}
