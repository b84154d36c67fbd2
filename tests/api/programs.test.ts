import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();

beforeAll(async () => {
  await fillSearch(services());
});

const page = readFileSync('docs/programs.md', 'utf8');
const examples = Array.from(
  page.matchAll(/```sh\ncurl 'http:\/\/localhost:3000([^']+)'(.*)\n```\n\n```json\n([^]*?)\n```/g),
  ([, path, rest, answer]) => ({ path: path!, rest: rest!, answer: answer! }),
);

/** As curl would send it. */
function call(path: string, options: string) {
  const given = (flag: string) =>
    Array.from(options.matchAll(new RegExp(`-${flag} '([^']*)'`, 'g')), ([, value]) => value!);
  const headers = given('H').map((line) => line.split(': ') as [string, string]);
  const [body] = given('d');
  return request(path, { headers, ...(body && { method: 'POST', body }) });
}

describe('the examples', () => {
  it('are all read', () => {
    expect(examples).toHaveLength(page.match(/```sh/g)!.length);
    expect(examples.length).toBeGreaterThan(4);
  });

  it.each(examples)('$path', async ({ path, rest, answer }) => {
    const told: unknown = await (await call(path, rest)).json();
    expect(told).toMatchObject(JSON.parse(answer) as object);
  });

  it('of the description answer what it promises', async () => {
    const described = await (await request('/api/docs')).text();
    const shown = endpoints.filter(({ docs }) => docs?.example);
    expect(shown.length).toBeGreaterThan(3);
    for (const { path, docs } of shown) {
      const address = path + docs!.example!;
      expect(described).toContain(address.replaceAll('&', '&amp;'));
      const answer: unknown = await (await request(address)).json();
      expect([address, docs!.answer.safeParse(answer).error]).toEqual([address, undefined]);
    }
  });
});
