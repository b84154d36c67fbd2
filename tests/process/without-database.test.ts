import { expect, inject, it, onTestFinished } from 'vitest';
import { newDatabase } from '../support/test-database.ts';
import { databaseProxy } from '../support/database-proxy.ts';
import { startServer } from './server-process.ts';

it.runIf(process.env.TEST_DATABASE_URL)(
  'pages say what is wrong while the database is away, and recover by themselves',
  async () => {
    const place = await newDatabase(inject('serverTemplate'));
    onTestFinished(() => place.remove());
    const proxy = await databaseProxy(place.env.DATABASE_URL);
    onTestFinished(proxy.stop);
    const server = await startServer({ ...place.env, DATABASE_URL: proxy.url });
    const open = async (path: string) => {
      const response = await fetch(server.url + path);
      // React parts neighbouring texts with empty comments.
      const text = (await response.text()).replaceAll('<!-- -->', '');
      return { status: response.status, retryAfter: response.headers.get('Retry-After'), text };
    };

    proxy.stop();
    const saying = (text: string) => ({
      status: 503,
      retryAfter: '5',
      text: expect.stringContaining(text),
    });
    const breath = saying('Error: We are catching our breath.');
    expect(await open('/')).toEqual(saying('Could not load featured professionals.'));
    expect(await open('/specialists-results?location=Cayo')).toEqual(breath);
    expect(await open('/businesses-results')).toEqual(breath);
    expect(await open('/specialist/maria-castillo-2byxeu')).toEqual(
      saying('Error fetching specialist: Service Unavailable'),
    );
    expect(await open('/business/mangrove-clock-tours-nua4p2')).toEqual(
      saying('Business Not Found'),
    );

    await proxy.start();
    await expect.poll(() => open('/').then(({ status }) => status), { timeout: 20_000 }).toBe(200);
    expect((await open('/specialists-results?location=Cayo')).text).toContain('No specialists');
  },
);
