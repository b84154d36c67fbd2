import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { parse } from 'yaml';
import { expect, it, onTestFinished } from 'vitest';
import { CADDY, haveCaddy } from '../../scripts/test-caddy.mjs';
import { startOwnPostgres } from '../../scripts/test-postgres.mjs';
import { newEntry } from '../support/input/people.ts';
import { newVisitor } from '../support/input/visitor.ts';
import { createSmtpServer } from '../support/smtp-server.ts';
import { freePort, newDataDir, startServer } from './server-process.ts';

interface Service {
  environment: Record<'SITE_URL' | 'DATABASE_URL', string> & Record<string, string>;
  entrypoint?: string[];
}

const run = promisify(execFile);
const haveAll = await haveCaddy();

/** As `docker compose config` puts the values in. */
function composed(values: Record<string, string>): Record<string, Service> {
  let text = readFileSync('deploy/compose.yml', 'utf8');
  const inner = /\$\{(\w+)(?::[-?]([^${}]*))?\}/g;
  // From the inside out: a default may name another value.
  while (inner.test(text))
    text = text.replace(inner, (_, name: string, other = '') => values[name] ?? other);
  return (parse(text.replaceAll('$$', '$')) as { services: Record<string, Service> }).services;
}

/** What the service `secrets` makes at the first start: it is run as it is, with another folder. */
async function makeSecrets(script: string) {
  const folder = newDataDir();
  const [uid, gid] = [process.getuid!(), process.getgid!()];
  const here = script.replaceAll('/secrets', folder).replace('1000:1000', `${uid}:${gid}`);
  const make = () => run('sh', ['-ceu', here]);
  const password = () => readFileSync(join(folder, 'postgres-password'), 'utf8');
  await make();
  const first = password();
  await make();
  expect(password()).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{48}$/);
  return { password: first, passFile: join(folder, 'pgpass') };
}

/** Debian's PostgreSQL, which asks for the password as the image's does. */
async function startDatabase(password: string): Promise<string> {
  const server = (await startOwnPostgres())!;
  onTestFinished(() => server.stop());
  const admin = new Client(server.url);
  await admin.connect();
  await admin.query(`create role kanek login password '${password}'`);
  await admin.query('create database kanek owner kanek');
  const { rows } = await admin.query<{ hba_file: string }>('show hba_file');
  writeFileSync(rows[0]!.hba_file, 'host all all 127.0.0.1/32 scram-sha-256\n');
  await admin.query('select pg_reload_conf()');
  await admin.end();
  return `127.0.0.1:${server.port}`;
}

it.runIf(haveAll)(
  'one click: what compose.yml puts together is a site over HTTPS',
  async () => {
    const [site, upstream] = [await freePort(), await freePort()];
    const smtp = createSmtpServer();
    await smtp.start();
    onTestFinished(() => smtp.stop());
    const services = composed({
      DOMAIN: `localhost:${site}`,
      MAIL_URL: smtp.url,
      ADMIN_EMAIL: 'ana@kanek.example',
      // An address has no port; a real domain has none either.
      MAIL_FROM: 'hello@kanek.example',
      CONTACT_EMAIL: 'hello@kanek.example',
    });
    const secrets = await makeSecrets(services.secrets!.entrypoint!.at(-1)!);
    const database = await startDatabase(secrets.password);
    const settings = {
      ...services.app!.environment,
      DATA_DIR: newDataDir(),
      DATABASE_URL: services.app!.environment.DATABASE_URL.replace('postgres:5432', database),
      PGPASSFILE: secrets.passFile,
    };
    expect(settings.DATABASE_URL).toContain(database);
    await startServer({ ...settings, PORT: String(upstream), NODE_ENV: 'production' });

    const certificates = newDataDir();
    const caddy = spawn(CADDY, ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...services.caddy!.environment,
        UPSTREAM: `127.0.0.1:${upstream}`,
        // A certificate that nobody outside is asked for, and no other port than this one.
        CADDY_SITE_OPTIONS: 'tls internal',
        CADDY_GLOBAL_OPTIONS:
          'default_bind 127.0.0.1\nauto_https disable_redirects\nskip_install_trust',
        HOME: certificates,
        XDG_DATA_HOME: certificates,
        XDG_CONFIG_HOME: certificates,
      },
    });
    onTestFinished(() => void caddy.kill('SIGTERM'));
    const root = join(certificates, 'caddy/pki/authorities/local/root.crt');
    await expect.poll(() => existsSync(root)).toBe(true);
    const trusted = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...trusted, readFileSync(root, 'utf8')]);
    onTestFinished(() => tls.setDefaultCACertificates(trusted));

    const visitor = newVisitor(settings.SITE_URL);
    const open = () =>
      visitor.send('/').then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(open).toBe(200);
    expect(await (await visitor.send('/')).text()).toContain('<title>');

    const mailTo = async (address: string, pattern: RegExp) => {
      const find = () =>
        smtp.received.findLast(({ to }) => to?.some((each) => each.address === address));
      await expect.poll(find).toBeDefined();
      return pattern.exec(find()!.text!)![0];
    };
    const entry = newEntry('specialist');
    const { email } = entry;
    const sent = await visitor.postJson('/api/verify/send_code.php', { email });
    expect(sent.status).toBe(200);
    const code = await mailTo(email, /\b\d{6}\b/);
    await visitor.postJson('/api/verify/verify_code.php', { email, code });
    const answer = await visitor.postMultipart('/api/verify/db_insert1.php', entry);
    expect(await answer.json()).toEqual({ success: true });

    // Whoever runs it is invited to be the first admin.
    const link = await mailTo('ana@kanek.example', /https:\S+\/join\/\S+/);
    const invitation = await visitor.send(link.slice(settings.SITE_URL.length));
    expect(invitation.status).toBe(200);

    const doctor = async () => {
      const { PATH } = process.env;
      const env = { PATH, ...settings, NODE_EXTRA_CA_CERTS: root };
      const args = ['--disable-warning=ExperimentalWarning', 'scripts/doctor.ts', '--json'];
      const { stdout } = await run(process.execPath, args, { env });
      expect(stdout).not.toContain(secrets.password);
      return (JSON.parse(stdout) as { about: string; state: string }[])
        .filter(({ state }) => state !== 'good')
        .map(({ about, state }) => `${about}: ${state}`);
    };
    expect(await doctor()).toEqual(['backup: doubtful']);
    const backups = newDataDir();
    const { PATH } = process.env;
    const backup = [
      '--disable-warning=ExperimentalWarning',
      'scripts/backup.ts',
      '--into',
      backups,
    ];
    await run(process.execPath, backup, { env: { PATH, ...settings } });
    expect(await doctor()).toEqual([]);
  },
  180_000,
);
