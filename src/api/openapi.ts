import { z } from 'zod';
import { descriptor } from '#platform/site.ts';
import { failuresOf, type Endpoint } from './endpoint.ts';
import { errorAlone } from './answer-shapes.ts';

type Json = Record<string, unknown>;

/** The public description of the API, made from what the endpoints declare. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  site: { name: string; url: string },
): Json {
  const documented = endpoints.filter(({ docs }) => docs);
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1', description: descriptor() },
    servers: [{ url: site.url }],
    paths: Object.fromEntries(
      documented.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
  };
}

function operation(endpoint: Endpoint): Json {
  const { summary, query, form, json: body, answer } = endpoint.docs!;
  const failure = schemaOf((endpoint.refusal ?? errorAlone).schema);
  return {
    summary,
    parameters: query ? parameters(query) : [],
    ...(form && {
      requestBody: { content: { 'multipart/form-data': { schema: schemaOf(form) } } },
    }),
    ...(body && { requestBody: { content: json(schemaOf(body)) } }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(answer)) },
      ...Object.fromEntries(
        Object.entries(failuresOf(endpoint)).map(([status, description]) => [
          status,
          { description, content: json(failure) },
        ]),
      ),
    },
  };
}

function parameters(query: z.ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
