// The limit: Node's own HTTP server with finished answers.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  JSON.parse(readFileSync(process.env.ANSWERS)).map(({ path, headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    return [path, { bytes, headers: { ...headers, 'content-length': bytes.length } }];
  }),
);
const server = createServer((request, response) => {
  const { bytes, headers } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
