import { createSemaphore } from '#platform/semaphore.server.ts';
import type { Services } from '#platform/services.server.ts';

type Keeper = Pick<Services, 'storage' | 'log'>;

/**
 * Files that are made when they are first asked for, so many at a time, and kept: each is made once, however many ask for
 * it meanwhile. They can be made again: whoever asks gets theirs also where there is no room to keep it.
 */
export function createOnDemand(atATime: number) {
  const withPermit = createSemaphore(atATime);
  const underWay = new Map<string, Promise<Buffer | null>>();

  return async function findOrMake(
    { storage, log }: Keeper,
    key: string,
    make: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const ready = await storage.find(key);
    if (ready) return ready;
    const makeAndKeep = async () => {
      const made = await make();
      if (made)
        await storage
          .put(key, made)
          .catch((error: unknown) => log.warn({ err: error, key }, 'a picture cannot be kept'));
      return made;
    };
    const making = underWay.get(key) ?? withPermit(makeAndKeep);
    underWay.set(key, making);
    return making.finally(() => underWay.delete(key));
  };
}
