// What asks where wrk is not installed, in a process of its own: bare sockets, and no more of HTTP than an answer of
// ours needs. It tells how busy it was itself: near one whole core, it would be the limit.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const [url, file, connections, seconds] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const requests = readFileSync(file, 'utf8')
  .split('\n')
  .map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`),
  );
const HEAD_END = '\r\n\r\n';
const latencies = [];
let asked = 0;
let failed = 0;
const started = performance.now();
const until = started + Number(seconds) * 1000;

await Promise.all(Array.from({ length: Number(connections) }, askInTurn));
const took = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage();
latencies.sort((a, b) => a - b);
const percentile = (share) => latencies[Math.floor((latencies.length - 1) * share)];
const answers = latencies.length;
const busy = (user + system) / 1e6 / took;
console.log(
  JSON.stringify({
    answers,
    seconds: took,
    failed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    busy,
  }),
);

function askInTurn() {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    let received = Buffer.alloc(0);
    let missing = null;
    let sent = 0;
    const ask = () => {
      if (performance.now() > until) return socket.end(resolve);
      sent = performance.now();
      socket.write(requests[asked++ % requests.length]);
    };
    socket.on('connect', ask).on('error', reject);
    socket.on('data', (bytes) => {
      if (missing === null) {
        received = received.length ? Buffer.concat([received, bytes]) : bytes;
        const end = received.indexOf(HEAD_END);
        if (end < 0) return;
        const head = received.latin1Slice(0, end);
        if (!head.startsWith('HTTP/1.1 200')) failed++;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!length) return reject(new Error(`an answer does not tell its length:\n${head}`));
        missing = Number(length) - (received.length - end - HEAD_END.length);
        received = Buffer.alloc(0);
      } else missing -= bytes.length;
      if (missing > 0) return;
      missing = null;
      latencies.push(performance.now() - sent);
      ask();
    });
  });
}
