import type { SeededRandom } from '#platform/seeded-random.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { Role } from './roles.ts';
import { KNOWN_NAMES, plausible, type Target } from './targets.ts';

export interface HostileBody {
  type: string;
  bytes: Buffer;
  about: string;
}

type Make = (random: SeededRandom, entries: readonly Entry[]) => HostileBody;
type Entry = readonly [name: string, value: string];

const DEPTH = 20_000;
const ODD_TYPES = [
  '',
  'text/plain',
  'application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-7',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=b',
  'application/xml',
  'image/png',
  'video/mp4',
  'constructor',
  '__proto__',
  'toString',
  'a/b; c=d; e="',
  `application/json; x=${'y'.repeat(4_000)}`,
  '*/*',
];

/** What a call or a form may be sent: partly right, so that what is wrong is reached. */
export function hostileBody(random: SeededRandom, target: Target, role: Role): HostileBody {
  const { chance, pick } = random;
  const make = pick(chance(0.85) ? LIKELY[kindOf(target)] : Object.values(MAKE));
  const body = make(random, entriesFor(random, target, role));
  return chance(0.06) ? { ...body, type: pick(ODD_TYPES) } : body;
}

function kindOf({ path }: Target): keyof typeof LIKELY {
  if (/send_code|verify_code|reset_password/.test(path)) return 'json';
  return /db_insert|profile\/save/.test(path) ? 'multipart' : 'form';
}

function entriesFor(random: SeededRandom, { names, given }: Target, role: Role): Entry[] {
  const { pick, chance, integer } = random;
  const own = names.filter(() => chance(0.92));
  const extra = Array.from({ length: integer(0, 2) }, () => pick(KNOWN_NAMES));
  const entries = [...own, ...extra, ...(names.length === 0 ? KNOWN_NAMES : [])].map((name) => {
    const likely = [...(given.get(name) ?? []), role.entry?.get(name) ?? plausible(name) ?? 'tile'];
    return [name, chance(0.75) ? pick(likely) : hostile(random)] as const;
  });
  const [first] = entries;
  if (first && chance(0.1)) entries.push([first[0], hostile(random)]);
  return entries;
}

/** The longest ones are rare: they cost a hundred others. */
function hostile({ pick, chance }: SeededRandom): string {
  const text = pick(HOSTILE_TEXTS);
  return text.length > 100_000 && !chance(0.2) ? text.slice(0, 2_000) : text;
}

const MAKE = {
  form: (random, entries) => {
    const text = String(new URLSearchParams(entries.map(([name, value]) => [name, value])));
    const raw = random.chance(0.9)
      ? text
      : random.pick([`${text}&%`, '%%%', '=&=&', `${text}\0`, '&'.repeat(999)]);
    return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(raw), about: 'form' };
  },
  json: (random, entries) => {
    const { chance, pick } = random;
    const odd = [null, 0, -1, 1e308, true, [], {}, [[]], { a: 1 }, '\ud800', '\0', HOSTILE_TEXTS];
    const value = Object.fromEntries(
      entries.map(([name, text]) => [name, chance(0.12) ? pick<unknown>(odd) : text]),
    );
    const text = JSON.stringify(value);
    const [first = ['a', '']] = entries;
    const raw = chance(0.85)
      ? text
      : pick([
          text.slice(0, text.length / 2),
          `\ufeff${text}`,
          `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
          `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
          `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},${text.slice(1)}`,
          `{${JSON.stringify(first[0])}:"a",${text.slice(1)}`,
          '{"email":"\\ud800\\u0000@gmail.com","code":"123456"}',
          '{"email":"a\\u0000b","code":"123456","verification_code":"123456","new_password":"Hummingbird8"}',
          'null',
          '"text"',
          '1e999',
          '',
          'NaN',
          "{'a':1}",
        ]);
    const bytes = chance(0.97) ? Buffer.from(raw) : Buffer.from(raw, pick(['utf16le', 'latin1']));
    return { type: 'application/json', bytes, about: 'json' };
  },
  multipart: (random, entries) => {
    const { chance, pick, integer } = random;
    const boundary = pick(['b', '----WebKitFormBoundary7MA4YWxk', "a'()+_,-./:=?", 'x'.repeat(70)]);
    const parts = entries.map(([name, value]) => {
      const file = /Pics?(\[\])?$/.test(name) || chance(0.04);
      const fileName = pick([
        'a.png',
        '../../x.png',
        'a\0.png',
        '"; x="',
        'ü.gif',
        '',
        'x'.repeat(999),
      ]);
      const disposition = chance(0.97)
        ? `form-data; name="${name}"${file ? `; filename="${fileName}"` : ''}`
        : pick([
            'form-data',
            'attachment; name=x',
            `form-data; name=${name}`,
            "form-data; name*=utf-8''%ff",
            '',
          ]);
      const type = file ? `\r\nContent-Type: ${pick(['image/png', 'text/html', '', 'x'])}` : '';
      return `--${boundary}\r\nContent-Disposition: ${disposition}${type}\r\n\r\n${value}\r\n`;
    });
    const whole = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
    const bytes = chance(0.85)
      ? whole
      : pick([
          whole.subarray(0, integer(0, whole.length)),
          Buffer.from(parts.join('').repeat(3)),
          Buffer.from(parts.join('').replaceAll('\r\n', '\n')),
          Buffer.from(`--${boundary}--`),
          Buffer.from(`--${boundary}\r\n`.repeat(5_000)),
          Buffer.concat([whole, whole]),
          Buffer.alloc(integer(0, 5_000), 0),
          Buffer.alloc(0),
        ]);
    const named = chance(0.95) ? boundary : pick(['other', '', '"b', 'b; boundary=c']);
    return { type: `multipart/form-data; boundary=${named}`, bytes, about: 'multipart' };
  },
  bytes: (random) => {
    const { integer } = random;
    const bytes = Buffer.from(Array.from({ length: integer(0, 2_000) }, () => integer(0, 255)));
    return { type: random.pick(ODD_TYPES), bytes, about: 'bytes' };
  },
} satisfies Record<string, Make>;

const LIKELY = {
  form: [MAKE.form, MAKE.form, MAKE.multipart],
  json: [MAKE.json],
  multipart: [MAKE.multipart],
};
