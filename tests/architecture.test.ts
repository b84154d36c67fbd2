import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may use whom, besides itself. */
const MAY_USE: Record<string, readonly string[]> = {
  accounts: ['media'],
  media: [],
  profiles: ['accounts', 'media'],
  directory: ['profiles', 'media'],
  'profile-page': ['directory', 'find', 'profiles', 'media', 'site'],
  site: ['media'],
  duplicates: ['directory', 'profiles'],
  home: ['directory', 'profiles'],
  find: ['directory', 'profiles'],
  pocket: ['directory', 'find', 'profiles', 'profile-page'],
  saved: ['directory', 'duplicates', 'profiles'],
  offline: ['directory', 'pocket', 'profiles'],
  signup: ['accounts', 'profiles', 'media'],
  editor: ['accounts', 'profiles', 'media', 'profile-page'],
  messages: ['accounts', 'profile-page'],
  reviews: ['accounts', 'profiles', 'profile-page', 'messages'],
  reports: ['accounts', 'profile-page', 'messages'],
  insights: [
    'accounts',
    'profiles',
    'media',
    'directory',
    'profile-page',
    'editor',
    'reviews',
    'site',
  ],
  claiming: ['accounts', 'profiles', 'profile-page', 'messages'],
  legal: ['accounts', 'profiles', 'insights'],
  faq: ['accounts', 'profiles', 'media', 'directory'],
  mailings: ['accounts', 'profiles'],
  moderation: [
    'accounts',
    'claiming',
    'profiles',
    'media',
    'directory',
    'duplicates',
    'find',
    'profile-page',
    'editor',
    'messages',
    'reviews',
    'reports',
    'signup',
    'insights',
    'mailings',
    'import',
  ],
  import: ['profiles', 'media', 'editor', 'duplicates'],
  demo: ['accounts', 'profiles', 'media', 'import'],
  backup: ['media'],
};

const MAY_IMPORT: Record<string, readonly string[]> = {
  platform: ['platform'],
  ui: ['ui', 'platform'],
  features: ['features', 'platform', 'ui'],
  pages: ['pages', 'features', 'platform', 'ui'],
  'service-worker': ['service-worker', 'platform'],
  api: ['api', 'features', 'platform', 'ui'],
  server: ['server', 'pages', 'api', 'features', 'platform', 'ui'],
  // root.tsx, routes.ts and the two entries belong to the pages.
  '.': ['.', 'pages', 'features', 'platform', 'ui'],
};

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
/** What proves and measures the sources. */
const provers = globSync('{tests,proof,bench}/**/*.{ts,mjs}');
const importsOf = new Map([...sources, ...provers].map((file) => [file, readImports(file)]));

function readImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g);
  // React Router makes `./+types/…` for each route, for the type checker alone.
  return [...found].map(([, target]) => target!).filter((target) => !target.includes('/+types/'));
}

function resolve(file: string, target: string): string | null {
  const path = target.replace(/\?.*$/, '');
  if (path.startsWith('#pack/') || path === '#messages') return null;
  if (path.startsWith('#')) return join('src', path.slice(1));
  const local = path.startsWith('.') ? relative('.', join(dirname(file), path)) : null;
  return local?.startsWith('messages/') ? null : local;
}

function localImports(file: string): string[] {
  return importsOf.get(file)!.flatMap((target) => resolve(file, target) ?? []);
}

const layerOf = (file: string) => (file.split('/').length === 2 ? '.' : file.split('/')[1]!);

describe('architecture', () => {
  it('imports point one way: server -> pages, api -> features -> platform, ui', () => {
    const wrong = sources.flatMap((file) =>
      localImports(file)
        .filter((target) => !MAY_IMPORT[layerOf(file)]?.includes(layerOf(target)))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('features use those that they may use, and no others', () => {
    const featureOf = (file: string) => file.split('/')[2]!;
    const inFeatures = (file: string) => layerOf(file) === 'features';
    const used = new Set<string>();
    const wrong = sources.filter(inFeatures).flatMap((file) =>
      localImports(file)
        .filter((target) => inFeatures(target) && featureOf(target) !== featureOf(file))
        .filter((target) => {
          used.add(`${featureOf(file)} -> ${featureOf(target)}`);
          return !MAY_USE[featureOf(file)]?.includes(featureOf(target));
        })
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
    const allowed = Object.entries(MAY_USE).flatMap(([name, others]) =>
      others.map((other) => `${name} -> ${other}`),
    );
    expect(allowed.toSorted()).toEqual([...used].toSorted());
  });

  it('rules import only zod and other rules', () => {
    const wrong = sources
      .filter((file) => file.endsWith('.rules.ts'))
      .flatMap((file) =>
        importsOf
          .get(file)!
          .filter(
            (target) =>
              !['zod', '#platform/pack.ts', '#platform/language.ts', '#messages'].includes(target),
          )
          .filter((target) => !target.endsWith('.rules.ts'))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('what is the country’s comes in through one module', () => {
    const readers = sources.filter((file) =>
      importsOf.get(file)!.some((target) => /^#pack\/|\/packs\//.test(target)),
    );
    // Which languages there are is known before anything is said in one of them.
    expect(readers.sort()).toEqual(['src/platform/language.ts', 'src/platform/pack.ts']);
    const names = globSync('packs/*/**/*.ts').flatMap(readImports);
    const own = /^(#platform\/(pack|speak)\.ts|\.[./a-z-]*\/[a-z-]+\.ts)$/;
    expect(names.filter((name) => !own.test(name))).toEqual([]);
  });

  it('tests, proof and bench share what stands in tests/support, and nothing else', () => {
    const roomOf = (file: string) => /^(tests\/[^/]+|[^/]+)\//.exec(file)![1];
    const isOpen = (room?: string) => ['src', 'scripts', 'tests/support'].includes(room!);
    const wrong = provers.flatMap((file) =>
      localImports(file)
        .filter((target) => !isOpen(roomOf(target)) && roomOf(target) !== roomOf(file))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('bodies of requests are read where their texts are measured', () => {
    const reads = /\b(?:request|req|raw)\.(?:formData|json|text|arrayBuffer|body)\b/;
    const readers = sources.filter((file) => reads.test(readFileSync(file, 'utf8')));
    expect(readers.sort()).toEqual([
      // In the browser, its own form.
      'src/features/accounts/access/call-reset.ts',
      'src/pages/admin/desk-action.server.ts',
      'src/pages/http/read-fields.server.ts',
      // Into `c.var.body`, which the two readers of calls measure.
      'src/server/read-body.ts',
    ]);
  });

  it('HTTP lives in the doors: features know no request, no answer and no cookie', () => {
    const http =
      /from '(?:react-router|hono)[^']*'|\bnew (?:Request|Response|Headers)\b|: (?:Request|Response|Headers)\b|\b(?:redirect|setCookie|readCookie)\(/;
    const knowing = sources.filter(
      (file) =>
        file.startsWith('src/features/') &&
        file.endsWith('.server.ts') &&
        http.test(readFileSync(file, 'utf8')),
    );
    expect(knowing).toEqual([]);
  });

  it('who looks after workers loads nothing that it does not use', () => {
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const text = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;/gm, '');
      for (const [, target] of text.matchAll(/^import [^;]*'([^']+)';/gm)) {
        const local = resolve(file, target!);
        if (local) load(local);
        else loaded.add(target!);
      }
    };
    load('src/server/supervise.ts');
    expect([...loaded].filter((name) => !name.startsWith('src/'))).toEqual([
      'node:cluster',
      'pino',
    ]);
  });

  it('what comes late is asked for by a function of its own', () => {
    // The bundler waits for styles before all of `import(…).then(…)`: where they do not come, neither answer is called.
    const isDirect = (file: string) =>
      /import\([^()]*\)\s*\.then\(/.test(readFileSync(file, 'utf8'));
    expect(sources.filter(isDirect)).toEqual([]);
  });

  it('has no cycles', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file))
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      if (done.has(file) || !importsOf.has(file)) return;
      done.add(file);
      for (const target of localImports(file)) visit(target, [...trail, file]);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('has no barrels and no dumping grounds', () => {
    const bad = /(^|\/)(index|utils?|helpers?|common|misc)(\.tsx?|\/)/;
    expect(sources.filter((file) => bad.test(file))).toEqual([]);
  });

  it('what names classes is read for them', () => {
    const read = globSync(
      [
        ...readFileSync('src/ui/styles.css', 'utf8').matchAll(/^@source '(?:\.\.\/)?([^']+)'/gm),
      ].map(([, files]) => join(files!.startsWith('./') ? 'src/ui' : 'src', files!)),
    );
    const named =
      /'(?:[^'\n]* )?(?:[a-z]+:)?(?:bg|border|gap|grid-cols|line-clamp|p[bltrxy]?|m[bltrxy]?|text)-[\w.-]+(?: [^'\n]*)?'/;
    const naming = sources.filter(
      (file) => !file.startsWith('src/api/') && named.test(readFileSync(file, 'utf8')),
    );
    expect(naming.filter((file) => !file.endsWith('.tsx')).length).toBeGreaterThan(2);
    expect(naming.filter((file) => !read.includes(file))).toEqual([]);
  });

  it('what browsers read has no pattern that looks behind: those of 2022 read none of such a file', () => {
    const ours = (file: string) => /\.server\.|^src\/(api|server)\//.test(file);
    const behind = sources.filter(
      (file) => !ours(file) && /\(\?<[=!]/.test(readFileSync(file, 'utf8')),
    );
    expect(behind).toEqual([]);
  });

  it('every local import names an existing file', () => {
    const known = new Set(globSync('{src,tests,proof,bench,scripts}/**/*.*'));
    const missing = [...sources, ...provers].flatMap((file) =>
      localImports(file)
        .filter((target) => !known.has(target))
        .map((target) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });
});
