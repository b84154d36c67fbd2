import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Call } from './endpoint.ts';
import { readUpload } from './read-upload.ts';

async function sent(form: FormData): Promise<Call> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const type = request.headers.get('Content-Type')!;
  return callOf(Buffer.from(await request.arrayBuffer()), type);
}
const callOf = (body: Buffer, type: string, pieces?: AsyncIterable<Uint8Array>) =>
  ({ var: { body, pieces }, req: { header: () => type } }) as unknown as Call;
function inPieces({ var: { body }, req }: Call, size: number): Call {
  const starts = Array.from({ length: Math.ceil(body.length / size) }, (_, index) => index * size);
  const pieces = Readable.from(starts.map((start) => body.subarray(start, start + size)));
  return callOf(body, req.header('Content-Type')!, pieces);
}
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
  const all = Buffer.from(await wanted.arrayBuffer());
  for (const size of [1, 7, call.var.body.length]) {
    const read = (await readUpload(inPieces(call, size)))!;
    expect(read.name).toBe(wanted.name);
    expect(await buffer(read.bytes)).toEqual(all);
  }
});

it('hands a file on while it comes, and hears the sender out', async () => {
  const rest = Promise.withResolvers<void>();
  let isHeardOut = false;
  async function* coming() {
    yield Buffer.from(`--x\r\n${FILE}\r\n\r\n${'a'.repeat(100)}`);
    await rest.promise;
    yield Buffer.from('b\r\n--x\r\nContent-Disposition: form-data; name="more"\r\n\r\n');
    yield Buffer.from('c\r\n--x--\r\n');
    isHeardOut = true;
  }
  const { bytes } = (await readUpload(callOf(Buffer.alloc(0), TYPE, coming())))!;
  const pieces = bytes[Symbol.asyncIterator]();
  expect(Buffer.from((await pieces.next()).value as Uint8Array).toString()).toMatch(/^a+$/);
  rest.resolve();
  const left: Uint8Array[] = [];
  for (let step = await pieces.next(); !step.done; step = await pieces.next())
    left.push(step.value);
  expect(Buffer.concat(left).toString()).toMatch(/^a+b$/);
  expect(isHeardOut).toBe(true);
});

it('is nothing where no file was chosen, or it is under another name', async () => {
  const others = FILE.replace('"file"', '"files"');
  for (const body of ['', '--x--\r\n', `${part(FILE, '')}--x--`, `${part(others, 'a')}--x--`])
    expect(await readUpload(callOf(Buffer.from(body), TYPE)), body).toBeNull();
  const text = 'application/x-www-form-urlencoded';
  expect(await readUpload(callOf(Buffer.from('file=a'), text))).toBeNull();
});

it.each([
  ['half a form', part(FILE, 'abc').slice(0, -2)],
  ['no end', `${part('X: y', 'a')}--x\r\n${FILE}\r\n\r\nabc`],
])('refuses %s', async (_what, body) => {
  const read = async () => {
    const upload = await readUpload(callOf(Buffer.from(body), TYPE));
    await buffer(upload!.bytes);
  };
  await expect(read()).rejects.toThrow('could not be read');
});

it('reads no head that never ends, and takes no time for a million parts', async () => {
  const head = `--x\r\n${'a'.repeat(5_000)}\r\n\r\nx\r\n--x--`;
  expect(await readUpload(callOf(Buffer.from(head), TYPE))).toBeNull();
  const many = Buffer.from(part('A: b', '').repeat(100_000) + '--x--');
  expect(await readUpload(callOf(many, TYPE))).toBeNull();
});
