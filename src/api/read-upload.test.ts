import { expect, it } from 'vitest';
import type { Call } from './endpoint.ts';
import { readUpload } from './read-upload.ts';

async function sent(form: FormData): Promise<Call> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const type = request.headers.get('Content-Type')!;
  return callOf(Buffer.from(await request.arrayBuffer()), type);
}
const callOf = (body: Buffer, type: string) =>
  ({ var: { body }, req: { header: () => type } }) as unknown as Call;
const TYPE = 'multipart/form-data; boundary=x';
const part = (head: string, text: string) => `--x\r\n${head}\r\n\r\n${text}\r\n`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.csv"';

it.each([
  ['plain', 'list.csv', 'a,b\r\n1,2\r\n'],
  ['with what looks like an end', 'li"st".csv', '\r\n--\r\n\r\n----x\r\n'],
  ['in another script', 'лист 名.csv', '\0\xff'],
])('reads a file as a browser sends it: %s', async (_what, name, text) => {
  const form = new FormData();
  form.set('other', 'file');
  form.set('file', new File([text], name));
  form.set('last', 'x');
  const call = await sent(form);
  const wanted = (
    await new Response(call.var.body, {
      headers: { 'Content-Type': call.req.header('Content-Type')! },
    }).formData()
  ).get('file') as File;
  const read = readUpload(call)!;
  expect(read.name).toBe(wanted.name);
  expect(Buffer.from(read.bytes)).toEqual(Buffer.from(await wanted.arrayBuffer()));
  // No second copy of it.
  expect(read.bytes.buffer).toBe(call.var.body.buffer);
});

it('is nothing where no file was chosen, or it is under another name', () => {
  const others = FILE.replace('"file"', '"files"');
  for (const body of ['', '--x--\r\n', `${part(FILE, '')}--x--`, `${part(others, 'a')}--x--`])
    expect(readUpload(callOf(Buffer.from(body), TYPE)), body).toBeNull();
  const text = 'application/x-www-form-urlencoded';
  expect(readUpload(callOf(Buffer.from('file=a'), text))).toBeNull();
});

it.each([
  ['half a form', part(FILE, 'abc').slice(0, -2)],
  ['no end', `${part('X: y', 'a')}--x\r\n${FILE}\r\n\r\nabc`],
])('refuses %s', (_what, body) => {
  expect(() => readUpload(callOf(Buffer.from(body), TYPE))).toThrow('could not be read');
});

it('reads no head that never ends, and takes no time for a million parts', () => {
  const head = `--x\r\n${'a'.repeat(5_000)}\r\n\r\nx\r\n--x--`;
  expect(readUpload(callOf(Buffer.from(head), TYPE))).toBeNull();
  const many = Buffer.from(part('A: b', '').repeat(100_000) + '--x--');
  expect(readUpload(callOf(many, TYPE))).toBeNull();
});
