import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Finds a piece of text wherever it stands, in any case; without wildcards that somebody could type. */
export const containing = (column: SQLWrapper, text: string): SQL =>
  sql`strpos(lower(${column}), lower(${text})) > 0`;
