import { isWorker, onPrimary } from '#platform/primary.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Door } from './listen.ts';
import { closeServices } from './open-services.ts';
import { sayFailure } from './terminal.ts';

interface Running {
  door: Door;
  services: Services;
}

/** Starts, then waits for Ctrl-C, SIGTERM or the word of the primary: requests under way are answered before the database closes. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  // Until it is open, and when asked twice, it just ends: whatever was begun is undone or done again next time.
  const endAtOnce = () => process.exit(130);
  onSignals(endAtOnce);
  onPrimary('stop', () => process.emit('SIGTERM'));
  try {
    const { door, services } = await start();
    await new Promise<void>((resolve) => onSignals(resolve));
    // Ctrl-C reaches workers too: whether somebody asks twice is told by the process that looks after them.
    onSignals(isWorker ? () => undefined : endAtOnce);
    services.log.info('stopping');
    await door.close();
    await closeServices(services);
    process.exit(0);
  } catch (error) {
    sayFailure(error);
    process.exit(1);
  }
}

function onSignals(react: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, react);
  }
}
