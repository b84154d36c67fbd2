// Plain JavaScript for Node 18 and newer: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packName } from './pack-name.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node that the project brings along; the one on the machine may be too old. */
export const node24 = join(root, 'node_modules', '.bin', 'node');

const BUILD_INPUTS = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'src',
  'messages',
  'packs',
];
const NOT_BUILT = /(\.test\.tsx?|\.md|^packs\/\w+\/demo)$/;

export async function step(label, work) {
  const started = Date.now();
  process.stderr.write(`  ${label} …`);
  try {
    const result = await work();
    process.stderr.write(`\r  ✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
    return result;
  } catch (error) {
    process.stderr.write(`\r  ✗ ${label}\n`);
    throw error;
  }
}

/** Runs a program; what it prints is shown only if it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      env: { ...process.env, PATH: searchPath(), ...options.env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`));
    });
  });
}

export function searchPath() {
  return `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
}

/** Whoever starts Kanek does without what tests and looks after it, which is half of all that is to be had. */
export async function installIfNeeded({ withTools = true } = {}) {
  const alone = fingerprint(['package-lock.json']);
  const whole = `${alone} with tools`;
  const wanted = withTools ? whole : alone;
  const folder = join(root, 'node_modules');
  const installed = remembered('node_modules/.kanek-installed');
  if ((installed === whole || installed === wanted) && existsSync(node24)) return;
  await step('Installing dependencies', async () => {
    // npm empties the folder first, and through a link that would be the folder of another checkout.
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(folder);
    await run('npm', ['ci', '--no-audit', '--no-fund', withTools ? '--include=dev' : '--omit=dev']);
    if (!existsSync(node24)) useOwnNode();
    remember('node_modules/.kanek-installed', wanted);
  });
}

/** Where npm has no build of it for this system. */
function useOwnNode() {
  if (Number.parseInt(process.versions.node) < 24)
    throw new Error('npm has no Node 24 for this system: install one, and start again.');
  symlinkSync(process.execPath, node24);
}

export async function buildIfNeeded() {
  const wanted = `${fingerprint(BUILD_INPUTS)} ${packName}`;
  if (remembered('build/.kanek-built') === wanted) return;
  await step('Building', async () => {
    rmSync(join(root, 'build'), { recursive: true, force: true });
    await run(node24, ['scripts/build.mjs']);
    remember('build/.kanek-built', wanted);
  });
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full) || NOT_BUILT.test(path)) return;
  let names;
  try {
    names = readdirSync(full).sort();
  } catch {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of names) addTo(hash, join(path, name));
}

function remembered(file) {
  const full = join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}

function remember(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

export const isRoot = () => process.getuid?.() === 0;

export async function aptInstall(name) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing Debian's ${name}`, async () => {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  });
}
