import { listed, type FindWords } from './find-words.ts';

/** As people read it. */
export function tradeName({ trades }: Pick<FindWords, 'trades'>, id: string): string {
  const [name = id] = listed(trades[id]!.en);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
