import { InvalidEnvironment } from '#platform/env.server.ts';
import type { Services } from '#platform/services.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { howToReach } from './how-to-reach.ts';

/** What a person at the terminal reads goes to standard error; standard output carries the JSON log alone. */
const say = (text: string) => process.stderr.write(text);

export async function terminalProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say(`  ${label} …`);
  try {
    const result = await work();
    say(`\r  ✓ ${label} (${seconds()})\n`);
    return result;
  } catch (error) {
    say(`\r  ✗ ${label} (${seconds()})\n`);
    throw error;
  }
}

export function sayBanner({ env, mailer }: Services, demoLogins: readonly string[]): void {
  const rows = [
    `${env.SITE_NAME} is open at ${env.SITE_URL}`,
    `Mails are ${mailer.destination}`,
    ...demoLogins,
    ...[howToReach(env) ?? []].flat(),
    'Stop with Ctrl-C',
  ];
  say(`\n${rows.map((row) => `  ${row}`).join('\n')}\n\n`);
}

export function sayFailure(error: unknown, what = 'Kanek did not start'): void {
  const foreseen = error instanceof StartRefused || error instanceof InvalidEnvironment;
  if (foreseen) say(`\n${what}.\n${error.message}\n`);
  else say(`\n${what}: ${error instanceof Error ? error.stack : String(error)}\n`);
}
