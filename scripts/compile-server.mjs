// Loads the built server once, so that a start finds its code compiled where the build itself may only be read. What is
// compiled belongs to the user who did it.
import { readdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const server = new URL('../build/server/', import.meta.url);
enableCompileCache(fileURLToPath(new URL('compiled', server)));
for (const name of readdirSync(new URL('assets', server)))
  if (/^(serve|supervise)-/.test(name)) await import(new URL(`assets/${name}`, server).href);
process.exit();
