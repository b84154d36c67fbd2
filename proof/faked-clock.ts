import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from '../scripts/steps.mjs';
import type { Stage } from './stage.ts';

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1';

/**
 * Settings for a real process whose clock can be set while it runs: libfaketime answers in the place of the C library.
 * Time that only counts forward is left alone, as the system leaves it alone when a clock is set.
 */
export async function fakedClock(stage: Stage) {
  if (globSync(LIBRARY).length === 0) await aptInstall('faketime');
  const [library] = globSync(LIBRARY);
  if (!library) throw new Error("needs libfaketime, Debian's package faketime");
  const folder = mkdtempSync(join(tmpdir(), 'kanek-clock-'));
  stage.onEnd(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'offset');
  const jump = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  jump(0);
  return {
    /** So far from the true time, from now on. */
    jump,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  };
}
