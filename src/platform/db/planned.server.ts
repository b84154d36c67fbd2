import { sql } from 'drizzle-orm';
import type { ClientBase, QueryConfig } from 'pg';

/** Begins a statement whose text never changes, and whose plan is as good for one set of values as for another. */
export const PLANNED = sql.raw('/* planned */');

const names = new Map<string, string>();

/**
 * Of what a profile or the featured ones cost PostgreSQL, two thirds are for making the plan. Such statements get a name,
 * under which a connection keeps it.
 */
export function keepPlans(client: ClientBase): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  const named = (asked: unknown) =>
    isPlanned(asked) ? { ...asked, name: nameOf(asked.text) } : asked;
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) => query(named(asked), ...rest),
  });
}

const isPlanned = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  String(asked.text).startsWith('/* planned */');

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned_${names.size}`;
  names.set(text, name);
  return name;
}
