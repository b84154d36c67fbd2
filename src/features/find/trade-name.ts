import { listed, type FindWords } from './find-words.ts';

/** As people read it. */
export function tradeName({ trades }: Pick<FindWords, 'trades'>, id: string): string {
  const [name = id] = listed(trades[id]!.en);
  return capitalised(name);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
