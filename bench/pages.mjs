import { step } from '../scripts/steps.mjs';
import { directories } from './kanek.mjs';
import { CLIENT, CONNECTIONS, measure, WARM_UP_COLD } from './measure.mjs';
import { LIMIT, startNginx } from './nginx.mjs';
import { count, milliseconds, share, table } from './table.mjs';

const FILTERS = 20;
const WORDS = 'plumber electrician tutor taxi driver accountant design maria plumer repair'.split(
  ' ',
);
const PLACES = ['Belize City', 'Cayo', 'San Pedro', 'Dangriga', 'Toledo'];

/** What each kind of request costs: cold, where every answer is made anew, and from the cache. */
export async function answer(asked) {
  const rows = [];
  for await (const { engine, size, directory } of directories(asked))
    for (const cache of ['off', 'on']) {
      const server = await directory.start({ ANSWER_CACHE: cache });
      try {
        for (const [name, paths] of Object.entries(await requestsOf(server.url))) {
          const request = `${name}, ${cache === 'on' ? 'warm' : 'cold'}`;
          const warmUp = cache === 'off' ? WARM_UP_COLD : undefined;
          const work = () => measure(server.url, paths, asked.seconds, server.used, warmUp);
          const result = await step(`${engine}, ${size}, ${request}`, work);
          const nginx = cache === 'on' ? await measureNginx(server.url, paths, asked.seconds) : {};
          rows.push({ engine, size, request, ...result, ...nginx });
        }
      } finally {
        await server.stop();
      }
    }
  return table(
    `What a request costs, from ${CONNECTIONS} connections, by ${CLIENT}; beside it the same bytes, by ${LIMIT}`,
    {
      engine: ({ engine }) => engine,
      profiles: ({ size }) => count(size),
      request: ({ request }) => request,
      'requests/s': ({ perSecond, limited }) => `${limited ? '≥ ' : ''}${count(perSecond)}`,
      'p50 ms': ({ p50 }) => milliseconds(p50),
      'p99 ms': ({ p99 }) => milliseconds(p99),
      'server CPU ms': ({ serverMs }) => serverMs,
      'database CPU ms': ({ databaseMs }) => databaseMs,
      'nginx, page cache': ({ cache }) => (cache ? count(cache) : '–'),
      'of it': ({ perSecond, cache }) => (cache ? share(perSecond, cache) : '–'),
      'nginx, files': ({ files }) => (files ? count(files) : '–'),
      'of them': ({ perSecond, files }) => (files ? share(perSecond, files) : '–'),
    },
    rows,
  );
}

export async function requestsOf(url) {
  const { results } = await (await fetch(`${url}/api/search/specialist.php?limit=50`)).json();
  const filters = Array.from({ length: FILTERS }, (_, i) => {
    const filter = {
      keywords: i % 2 ? WORDS[i % WORDS.length] : '',
      location: i % 4 < 2 ? PLACES[i % PLACES.length] : '',
      page: i % 5 === 0 ? '2' : '1',
    };
    return new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  });
  return {
    home: ['/'],
    results: filters.map((filter) => `/specialists-results?${filter}`),
    profile: results.slice(0, FILTERS).map(({ id }) => `/specialist/${id}`),
    'search API': filters.map((filter) => `/api/search/specialist.php?${filter}`),
  };
}

async function measureNginx(url, paths, seconds) {
  const nginx = await startNginx(url, paths);
  if (!nginx) return {};
  try {
    const { perSecond: cache } = await measure(nginx.cache, paths, seconds);
    const { perSecond: files } = await measure(nginx.files, paths, seconds);
    return { cache, files };
  } finally {
    await nginx.stop();
  }
}
