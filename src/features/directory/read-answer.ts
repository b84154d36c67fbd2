/** An answer of the API as it came over the network: nothing in it is taken for granted. */
export type Answer = Readonly<Record<string, unknown>>;

export const textIn = (answer: Answer, name: string): string => {
  const value = answer[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const numberIn = (answer: Answer, name: string): number => {
  const value = Number(answer[name]);
  return Number.isFinite(value) ? value : 0;
};

export const textsIn = (answer: Answer, name: string): string[] => {
  const value = answer[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** What was meant by a list: the objects in it. */
export const answersIn = (list: readonly unknown[]): Answer[] =>
  list.filter((each): each is Answer => typeof each === 'object' && each !== null);
