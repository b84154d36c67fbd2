// Signs people up with pictures, four at a time, and prints each once it is saved. First it tells what it found: whom,
// and whether anything is half there.
import sharp from 'sharp';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { signUp } from '#features/signup/sign-up.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { openServices } from '#server/open-services.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const AT_A_TIME = 4;
const settings = { DATA_DIR: process.argv[2], DEMO_DATA: 'off', LOG_LEVEL: 'fatal' };
const services = await openServices(parseEnv(settings));
const { pool } = services.database;

await sweepFiles(services, 0);
const { rows: halves } = await pool.query<{ email: string }>(`
  select email from accounts a left join profiles p on p.account_id = a.id
    left join specialist_profiles d on d.account_id = a.id
    left join media m on m.account_id = a.id and m.slot = 'profile'
  where d.account_id is null or p.account_id is null or m.id is null`);
const { rows: files } = await pool.query<{ key: string }>('select key from media');
const known = new Set(files.map(({ key }) => key));
for await (const { key: file } of services.storage.list('pictures'))
  if (!known.delete(file.split('/')[2]!)) halves.push({ email: `orphan:${file}` });
for (const missing of known) halves.push({ email: `missing:${missing}` });
const { rows } = await pool.query<{ email: string }>('select email from accounts');
console.log(`halves ${halves.map(({ email }) => email).join(' ')}`);
console.log(`before ${rows.map(({ email }) => email).join(' ')}`);

const drawn = sharp({ create: { width: 300, height: 300, channels: 3, background: '#0fa595' } });
const picture = new File([new Uint8Array(await drawn.jpeg().toBuffer())], 'face.jpg');
let number = rows.length * 10;

async function signUpForEver(): Promise<never> {
  for (;;) {
    number += 1;
    const email = `p${process.pid}.${number}@gmail.com`;
    await signUp(services, {
      form: 'specialist',
      values: {
        ...specialistEntry,
        email,
        workEmail: `work.${process.pid}.${number}@tzul.example`,
        phone: `6${String(number).padStart(6, '0')}`,
      },
      uploads: { profile: [picture], background: [], showcase: [] },
      client: `10.${process.pid % 256}.${Math.floor(number / 256) % 256}.${number % 256}`,
      userAgent: null,
    });
    console.log(`saved ${email}`);
  }
}
await Promise.all(Array.from({ length: AT_A_TIME }, signUpForEver));
