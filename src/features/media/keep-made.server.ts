import type { Services } from '#platform/services.server.ts';

/** For what can be made again: whoever asked for it gets it, also where there is no room to keep it. */
export async function keepMade(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  name: string,
  bytes: Buffer,
): Promise<Buffer> {
  await storage
    .put(name, bytes)
    .catch((error: unknown) => log.warn({ err: error, name }, 'a picture cannot be kept'));
  return bytes;
}
