import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePrivate } from './make-private.server.ts';
import { packageRoot } from './package-root.server.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

function write(path: string, mode: number): string {
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('makePrivate', () => {
  it('leaves the owner what the owner had, and others nothing, however deep', () => {
    const folder = newFolder();
    const deep = join(folder, 'a', 'b', 'c');
    mkdirSync(deep, { recursive: true });
    for (const each of [folder, join(folder, 'a')]) chmodSync(each, 0o777);
    const files = [0o666, 0o644, 0o755, 0o440, 0o600, 0o607].map((mode, index) =>
      write(join(deep, `${index} with spaces\n`), mode),
    );
    expect(makePrivate(folder)).toEqual([]);
    expect([folder, join(folder, 'a'), deep].map(modeOf)).toEqual(['700', '700', '700']);
    expect(files.map(modeOf)).toEqual(['600', '600', '700', '400', '600', '600']);
  });

  it('looks at nothing below what others cannot open anyway', () => {
    const folder = newFolder();
    const [open, closed] = [join(folder, 'open'), join(folder, 'closed')];
    for (const each of [open, closed]) mkdirSync(each);
    const files = [open, closed, folder].map((each) => write(join(each, 'file'), 0o644));
    chmodSync(closed, 0o700);
    for (const each of [folder, open]) chmodSync(each, 0o755);
    expect(makePrivate(folder)).toEqual([]);
    expect(files.map(modeOf)).toEqual(['600', '644', '600']);
    chmodSync(files[0]!, 0o644);
    expect(makePrivate(folder)).toEqual([]);
    expect(files.map(modeOf)).toEqual(['644', '644', '600']);
  });

  it('follows no link, and the folder itself may be one', () => {
    const elsewhere = newFolder();
    const file = write(join(elsewhere, 'file'), 0o644);
    chmodSync(elsewhere, 0o755);
    const folder = newFolder();
    symlinkSync(elsewhere, join(folder, 'folder'));
    symlinkSync(file, join(folder, 'file'));
    symlinkSync(folder, join(folder, 'round'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
    expect(makePrivate(folder)).toEqual([]);
    expect([elsewhere, file].map(modeOf)).toEqual(['755', '644']);

    const link = join(newFolder(), 'data');
    symlinkSync(elsewhere, link);
    expect(makePrivate(link)).toEqual([]);
    expect([elsewhere, file].map(modeOf)).toEqual(['700', '600']);
  });

  it('has nothing to do where there is nothing', () => {
    const folder = newFolder();
    const missing = join(folder, 'missing');
    expect(makePrivate(missing)).toEqual([]);
    expect(existsSync(missing)).toBe(false);
    expect(makePrivate(join(write(join(folder, 'file'), 0o600), 'below a file'))).toEqual([]);
  });

  it.each([packageRoot, dirname(packageRoot), '/'])('leaves %s alone, where we are', (folder) => {
    const before = [folder, packageRoot, join(packageRoot, 'package.json')].map(modeOf);
    expect(makePrivate(folder)).toEqual([folder]);
    expect([folder, packageRoot, join(packageRoot, 'package.json')].map(modeOf)).toEqual(before);
  });

  // The system lets nobody change these, not even root.
  const system = `/proc/${process.pid}/fdinfo`;
  it.runIf(existsSync(system))('names what it may not change, and goes on', () => {
    expect(makePrivate(system)).toEqual(expect.arrayContaining([system, `${system}/0`]));
    expect(statSync(system).mode & 0o077).not.toBe(0);
  });
});
