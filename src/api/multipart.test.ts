import { describe, expect, it } from 'vitest';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { MAX_PARTS, parseMultipart } from './multipart.ts';

type Field = [name: string, value: string | Uint8Array];

/** As a browser writes it. */
async function written(fields: readonly Field[]) {
  const form = new FormData();
  for (const [name, value] of fields)
    form.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  const response = new Response(form);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, type: response.headers.get('Content-Type')! };
}

const read = async (form: FormData): Promise<Field[]> =>
  Promise.all(
    [...form].map(async ([name, value]): Promise<Field> => [
      name,
      typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
    ]),
  );

const raw = (text: string, boundary = 'b') =>
  parseMultipart(Buffer.from(text, 'latin1'), `multipart/form-data; boundary=${boundary}`);
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('a form with files', () => {
  it('is read as the browser wrote it, whatever its files hold', async () => {
    const { integer, pick } = seededRandom('multipart');
    const pieces = ['\r\n', '--', 'b', '\r\n--', '\0', 'ÿ', '中', '"', ';', 'filename="x"'];
    const odd = () => Array.from({ length: integer(0, 30) }, () => pick(pieces)).join('');
    for (let round = 0; round < 200; round++) {
      const fields = Array.from({ length: integer(0, 8) }, (_, index): Field => {
        const value = odd();
        const isText = index % 2 === 0;
        // Browsers send both characters of a line's end in texts.
        return [
          pick(['email', 'bio', 'showcasePics[]']),
          isText ? value.replace(/\r?\n/g, '\r\n') : new TextEncoder().encode(value),
        ];
      });
      const { body, type } = await written(fields);
      expect(await read(parseMultipart(body, type))).toEqual(fields);
    }
  });

  it('may have its boundary in quotes, names without them, and a word after its end', async () => {
    const form = raw(`${part('name=email', 'a@b.bz')}--b--\r\nbye`, '"b"');
    expect(await read(form)).toEqual([['email', 'a@b.bz']]);
  });

  it.each([
    ['nothing', ''],
    ['no end', part('name="a"', 'x')],
    ['only an end that is cut', `${part('name="a"', 'x')}--b-`],
    ['another boundary', part('name="a"', 'x').replaceAll('--b', '--c')],
    ['a word before it', `hello\r\n${part('name="a"', 'x')}--b--`],
    ['a part without a name', `${part('filename="a"', 'x')}--b--`],
    ['a part without a head', '--b\r\n\r\nx\r\n--b--'],
    ['a head without an end', `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(5_000)}`],
  ])('that is %s is refused', (_what, text) => {
    expect(() => raw(text)).toThrow('The form could not be read.');
  });

  it('with more parts than any form has is given up, before all of them are read', () => {
    const parts = (count: number) => `${part('name="a"', '').repeat(count)}--b--`;
    expect([...raw(parts(MAX_PARTS))]).toHaveLength(MAX_PARTS);
    expect(() => raw(parts(MAX_PARTS + 1))).toThrow('too many parts');
    expect(() => raw(part('name="a"', '').repeat(200_000))).toThrow('too many parts');
  });

  it('with a text longer than any field is given up', () => {
    expect(() => raw(`${part('name="a"', 'x'.repeat(65 * 1024))}--b--`)).toThrow('more than can');
  });
});
