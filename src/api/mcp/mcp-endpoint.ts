import { z } from 'zod';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { paths } from '#platform/paths.ts';
import type { Call, Endpoint } from '../endpoint.ts';
import { limitReads } from '../public-read.ts';
import { readJson } from '../read-json.ts';

/** A sentence and what the protocol puts around it. */
const MAX_BYTES = 16 * 1024;
/** A list of messages would be many questions that count as one. */
const oneMessage = z.record(z.string(), z.unknown(), 'Send one message, not a list.');
const mayAsk = limitReads(LIMITS.mcpPerClient[0]);

/** Where assistants ask, by the Model Context Protocol. */
export const mcpEndpoint: Endpoint = {
  method: 'POST',
  path: paths.mcp,
  access: 'public',
  fromPrograms: true,
  maxBytes: MAX_BYTES,
  async before(c: Call) {
    c.set('quiet', true);
    if (!c.var.services.env.MCP)
      throw new AppError('not-found', 'There is nothing at this address.');
    await mayAsk(c);
  },
  async handle(c) {
    const message = await readJson(c, oneMessage);
    const { services, log } = c.var;
    const { url, method, headers, signal } = c.req.raw;
    const request = new Request(url, { method, headers, signal });
    // Read with the first question: most sites are never asked one.
    const { answerMcp } = await import('./answer-mcp.ts');
    return answerMcp({ services, log, request, message });
  },
};
