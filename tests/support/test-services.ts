import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '#platform/clock.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Services } from '#platform/services.server.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newPlace } from './new-place.ts';

/** Some files set the clock; the next one in this process starts with the real one. */
const realNow = systemClock.now.bind(systemClock);

/** Real services on an empty database of their own, on the engine that this run is about. */
export function provideServices(settings: Record<string, string> = {}, log?: Log): () => Services {
  let services: Services;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    systemClock.now = realNow;
    const place = await newPlace();
    remove = place.remove;
    services = await openServices(
      parseEnv({
        NODE_ENV: 'test',
        DEMO_DATA: 'off',
        LOG_LEVEL: 'fatal',
        ...place.env,
        ...settings,
      }),
      undefined,
      log,
    );
  });
  afterAll(async () => {
    if (services) await closeServices(services);
    await remove?.();
  });
  return () => services;
}
