// npm leaves out of the lockfile the builds for other systems that its registry could not offer at that moment,
// and `npm ci` then refuses the file. Run this after adding a package: node scripts/complete-lockfile.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = /\b(android|darwin|freebsd|linux|win32|openharmony)\b/;
const PROCESSORS = /\b(x64|arm64|arm|ia32|ppc64|s390x|riscv64|wasm32)\b/;

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;
for (const [path, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (packages[place] || packages[`${path}/${place}`]) continue;
    packages[place] = { version, ...restrictions(name), ...(parent.dev && { dev: true }) };
  }
}
const byPath = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries(packages).sort(byPath));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);

/** Where a build may be installed, read from its name: oxide-linux-x64-musl. */
function restrictions(name) {
  const build = name.slice(name.lastIndexOf('/') + 1);
  const [system] = SYSTEMS.exec(build) ?? [];
  const [processor] = PROCESSORS.exec(build) ?? [];
  const libc = /-musl/.test(build) ? 'musl' : /-gnu/.test(build) ? 'glibc' : undefined;
  return {
    optional: true,
    ...(processor && { cpu: [processor] }),
    ...(system && { os: [system] }),
    ...(libc && { libc: [libc] }),
  };
}
