// Signs specialists up with four pictures each, as the form does once the email is proven, for so many seconds; prints
// how many it were.
import sharp from 'sharp';
import { signUp } from '#features/signup/sign-up.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { specialistEntry } from '../tests/support/signup-entries.ts';

const AT_A_TIME = 4;
const seconds = Number(process.argv[2]);
const services = await openServices(parseEnv(process.env));
const pictures = await Promise.all(['face', 'banner', 'one', 'two'].map(draw));
const until = performance.now() + seconds * 1000;
let saved = 0;

/** As the form sends them: below 2 MB, and detail everywhere. */
async function draw(name: string): Promise<File> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const drawn = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#0fa595', noise },
  });
  const bytes = await drawn.jpeg({ quality: 60 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.jpg`);
}

async function signUpUntilThen(): Promise<void> {
  while (performance.now() < until) {
    const number = (saved += 1);
    await signUp(services, {
      form: 'specialist',
      values: {
        ...specialistEntry,
        email: `somebody.${number}@gmail.com`,
        workEmail: `work.${number}@tzul.example`,
        phone: `6${String(number).padStart(6, '0')}`,
      },
      uploads: {
        profile: [pictures[0]!],
        background: [pictures[1]!],
        showcase: pictures.slice(2),
      },
      client: `10.0.${Math.floor(number / 256)}.${number % 256}`,
      userAgent: null,
    });
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: AT_A_TIME }, signUpUntilThen));
const perSecond = saved / ((performance.now() - started) / 1000);
await closeServices(services);
console.log(JSON.stringify({ saved, perSecond }));
process.exit(0);
