// The limit: Node's own HTTP server with one answer, compressed once.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const body = brotliCompressSync(readFileSync(process.env.BODY_FILE), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
});
const headers = {
  ...JSON.parse(process.env.HEADERS),
  'content-encoding': 'br',
  'content-length': body.length,
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
