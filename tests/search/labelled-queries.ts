import { readPackFile } from '#platform/pack.server.ts';

/**
 * What people type and whom they would expect among the first three, decided from the demo directory alone.
 * Where several providers answer a query equally well, each of them is accepted.
 */
export interface LabelledQuery {
  kind: 'specialist' | 'business';
  /** Right, misspelt, plural, Spanish, a name … */
  type: string;
  query: string;
  /** Display names; at least one must be among the first three. */
  expect: string[];
}

type Labelled = Record<
  LabelledQuery['kind'],
  Record<string, [query: string, ...expect: string[]][]>
>;

const { specialist, business } = JSON.parse(readPackFile('demo/queries.json')) as Labelled;

export const QUERIES: readonly LabelledQuery[] = [
  ...labelled('specialist', specialist),
  ...labelled('business', business),
];

function labelled(kind: LabelledQuery['kind'], cases: Labelled[typeof kind]): LabelledQuery[] {
  return Object.entries(cases).flatMap(([type, rows]) =>
    rows.map(([query, ...expect]) => ({ kind, type, query, expect })),
  );
}
