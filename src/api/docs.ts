import { html, raw } from 'hono/html';
import { z } from 'zod';
import { LIMITS } from '#platform/limits/limits.ts';
import { failuresOf, type Endpoint } from './endpoint.ts';
import { errorAlone } from './answer-shapes.ts';
import { docsStyle } from './docs-style.ts';

/** A page for people who program: every public call with its parameters, fields and failures. */
export function docsPage(
  endpoints: readonly Endpoint[],
  site: { name: string; url: string },
  nonce: string,
) {
  const documented = endpoints.filter(({ docs }) => docs);
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API &middot; ${site.name}</title>
        <meta name="description" content="The public calls of ${site.name}, field by field." />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style nonce="${nonce}">${docsStyle}</style>`)}
      </head>
      <body>
        <header><a href="/">${site.name}</a></header>
        <main>
          <h1>API</h1>
          <p>
            These calls are free and need no key; reads may be made from any site, everything else
            from the pages of this one. They answer with JSON, also when they refuse: with an honest
            status, in the words that each call names below. The same in a form for programs:
            <a href="/api/openapi.json">openapi.json</a>. More than
            ${LIMITS.readsPerClient[0].times} reads in a minute are answered with 429; Retry-After
            tells when to come back.
          </p>
          <p>Feeds, and how assistants may ask: <a href="/llms.txt">llms.txt</a>.</p>
          ${documented.map((each) => endpointSection(each, site.url))}
        </main>
      </body>
    </html>`;
}

function endpointSection(endpoint: Endpoint, siteUrl: string) {
  const { method, path, docs, refusal = errorAlone } = endpoint;
  const { summary, query, form, json, answer, example } = docs!;
  return html`<section>
    <h2><code>${method} ${path}</code></h2>
    <p>${summary}.</p>
    ${example ? html`<pre>curl '${siteUrl}${path}${example}'</pre>` : ''}
    ${query ? fieldTable('Parameters', query) : ''} ${form ? fieldTable('Form', form) : ''}
    ${json ? fieldTable('JSON', json) : ''} ${fieldTable('Answer', answer)}
    ${fieldTable('Refusal', refusal.schema)}
    <ul>
      ${Object.entries(failuresOf(endpoint)).map(([status, why]) => html`<li><b>${status}</b> ${why}</li>`)}
    </ul>
  </section>`;
}

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
  const?: unknown;
}

function fieldTable(caption: string, schema: z.ZodType) {
  const { properties, items } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  const list = properties ?? items?.properties ?? {};
  return html`<table>
    <caption>
      ${caption}${properties ? '' : ': a list of'}
    </caption>
    <tbody>
      ${Object.entries(list).map(
        ([name, field]) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${typeName(field)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function typeName({ type, items, properties, maxLength, ...rest }: Schema): string {
  if ('const' in rest) return JSON.stringify(rest.const);
  if (items) return `list of ${typeName(items)}`;
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`;
  const name = [type ?? 'string'].flat().join(' or ');
  return maxLength ? `${name}, at most ${maxLength} characters` : name;
}
