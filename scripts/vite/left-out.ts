export interface LeftOut {
  /** How its path ends. */
  file: string;
  /** By name, the body that a function has instead. */
  functions?: Record<string, string>;
  /** What is not assigned to. */
  assigned?: string[];
  /** What stands in a text instead of what. */
  instead?: Record<string, string>;
  /** React's numbers for kinds of components that nobody makes. */
  tags?: number[];
}

export const NOTHING = '{}';
export const NULL = '{ return null; }';

/** The same for each. */
export function each(body: string, names: string): Record<string, string> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, body]),
  );
}
