// The server with its pages, and for each language the scripts of the browser, of which those without words are the same.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { packName } from './pack-name.mjs';
import { node24, root, run } from './steps.mjs';

const { SITE_LANGUAGES } = await import(`../packs/${packName}/site-languages.ts`);
const [, ...others] = SITE_LANGUAGES;
const build = join(root, 'build');

// Two at a time: one more would need more memory than small machines have.
await Promise.all([run('react-router', ['build']), buildOthers()]);
others.forEach(addScripts);
shortenManifests(join(build, 'client/assets'));
await Promise.all([
  buildRest(),
  run(node24, ['--conditions', packName, 'scripts/compile-server.mjs']),
]);

async function buildRest() {
  await run(node24, ['scripts/build-offline.ts']);
  await run(node24, ['scripts/build-service-worker.ts']);
  await run(node24, ['scripts/pack-files.ts']);
}

async function buildOthers() {
  for (const language of others)
    await run('react-router', ['build'], { env: { LANGUAGE_OF_SCRIPTS: language } });
}

function addScripts(language) {
  const made = join(build, language);
  cpSync(join(made, 'client/assets'), join(build, 'client/assets'), { recursive: true });
  mkdirSync(join(build, 'server/languages'), { recursive: true });
  renameSync(join(made, 'server/index.js'), join(build, `server/languages/${language}.js`));
  rmSync(made, { recursive: true });
}

/** Scripts import what they need themselves; which files these are, for every page, was a kilobyte of each first visit. */
function shortenManifests(folder) {
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const [, before, json, after] = /^([^{]+)(\{.*\})(;?\s*)$/s.exec(
      readFileSync(join(folder, name), 'utf8'),
    );
    const manifest = JSON.parse(json);
    for (const route of Object.values(manifest.routes)) delete route.imports;
    writeFileSync(join(folder, name), before + JSON.stringify(manifest) + after);
  }
}
