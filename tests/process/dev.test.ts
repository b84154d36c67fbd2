import { expect, it, onTestFinished } from 'vitest';
import { spawnServer, untilOpen } from '../support/server-process.ts';
import * as es from '../../messages/es/frame.ts';
import { usedDatabase } from './server-process.ts';

it('npm run dev shows pages in every language, from the sources', async () => {
  const settings = { ...(await usedDatabase()), NODE_ENV: 'development' };
  const server = await spawnServer(settings, { program: 'src/server/dev.ts' });
  onTestFinished(() => server.kill('SIGKILL'));
  const { url } = await untilOpen(server);
  const page = async (path: string) => (await fetch(url + path)).text();
  expect(await page('/about')).toContain('<html lang="en"');
  expect(await page('/es/about')).toContain(`>${es.home}</a>`);
  expect(await page('/bzj/about')).toContain('<html lang="bzj"');
  // Scripts find the messages too.
  expect(await page('/src/ui/frame/footer.tsx')).toContain('"/messages/index.ts"');
});
