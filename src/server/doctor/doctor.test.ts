import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeAnswers, judgeProxies } from './check-address.ts';
import { judgeClock } from './check-clock.ts';
import { judgeBackup } from './check-database.ts';
import { checkFiles, checkNode, judgeDisk } from './check-machine.ts';
import { bad, good, reasonOf, tell } from './finding.ts';

const now = new Date('2026-11-17T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const GB = 1e9;
const files = { free: 900, all: 1000 };

describe('the doctor', () => {
  it.each([
    [30, 'good'],
    [-3_400, 'good'],
    [4_000, 'doubtful'],
    [-60_000, 'bad'],
  ])('judges a clock that is %d ms ahead as %s', (ahead, state) => {
    expect(judgeClock('the database', ahead).state).toBe(state);
  });

  it.each([
    [1, 'good'],
    [27, 'doubtful'],
    [49, 'bad'],
  ])('judges a backup of %d hours as %s', (hours, state) => {
    expect(judgeBackup(ago(hours), now, true).state).toBe(state);
  });

  it('wants a backup of a public site', () => {
    expect(judgeBackup(null, now, true)).toMatchObject({ state: 'bad', says: 'there is none.' });
    expect(judgeBackup(null, now, false).state).toBe('doubtful');
  });

  it.each([
    [{ free: 20 * GB, all: 40 * GB }, files, 'good'],
    [{ free: 3 * GB, all: 40 * GB }, files, 'doubtful'],
    [{ free: 0.2 * GB, all: 40 * GB }, files, 'bad'],
    [{ free: 20 * GB, all: 40 * GB }, { free: 50, all: 1000 }, 'doubtful'],
    [{ free: 20 * GB, all: 40 * GB }, { free: 5, all: 1000 }, 'bad'],
    [{ free: 20 * GB, all: 40 * GB }, { free: 0, all: 0 }, 'good'],
  ])('judges a disk with %o and %o as %s', (space, inodes, state) => {
    expect(judgeDisk('/data', space, inodes).state).toBe(state);
  });

  it.each([
    // As Caddy does: what the client claims is dropped.
    [1, '10.0.0.1', ['10.0.0.1'], 'good'],
    [0, '10.0.0.1', ['10.0.0.1'], 'bad'],
    [2, '10.0.0.1', ['10.0.0.1'], 'doubtful'],
    // As HAProxy does: it is kept, further left.
    [1, '10.0.0.1', ['192.0.2.1', '10.0.0.1'], 'good'],
    [2, '192.0.2.1', ['192.0.2.1', '10.0.0.1'], 'bad'],
    // Nobody in between.
    [0, '127.0.0.1', ['192.0.2.1'], 'good'],
    [1, '192.0.2.1', ['192.0.2.1'], 'bad'],
  ])('judges %d trusted proxies, seeing %s through %o, as %s', (hops, client, forwarded, state) => {
    expect(judgeProxies(hops, { client, forwarded }).state).toBe(state);
  });

  it('knows another site, and instances with another key, by their answers', () => {
    const judge = (...proved: boolean[]) =>
      judgeAnswers(
        'https://kanek.bz',
        proved.map((each) => ({ status: 200, proved: each })),
      );
    expect(judge(true, true).state).toBe('good');
    expect(judge(true, false).says).toMatch(/different keys/);
    expect(judge(false, false).says).toMatch(/not as this site/);
  });

  it('finds what others may read, and an old Node', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kanek-doctor-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    const settings = join(DATA_DIR, 'settings');
    expect(checkFiles({ DATA_DIR }, settings).state).toBe('good');
    writeFileSync(settings, 'SECRET_KEY=…');
    chmodSync(settings, 0o644);
    expect(checkFiles({ DATA_DIR }, settings)).toMatchObject({
      state: 'bad',
      todo: `chmod go= ${settings}`,
    });
    expect(checkNode('18.19.0').state).toBe('bad');
    expect(checkNode().state).toBe('good');
  });

  it('tells it in a line, with what to do, and never a password', () => {
    expect(tell(good('disk', 'enough'))).toBe('✓ disk: enough');
    expect(tell(bad('disk', 'full.', 'Make room.'))).toBe('✗ disk: full.\n    Make room.');
    const refused = new Error('no way to smtp://ana:s3cret@mail.example:587\nat line 1');
    expect(reasonOf(refused)).toBe('no way to smtp://…@mail.example:587');
    expect(reasonOf(new Error('fetch failed', { cause: new Error('ENOTFOUND') }))).toBe(
      'ENOTFOUND',
    );
  });
});
