export const hint = 'Seh it laik yu wuda seh it tu yu nayba, eena Inglish, Spanish er Kriol.';

export const areas: Readonly<Record<string, string>> = {
  'up north': 'op naat',
  'down south': 'dong sowt',
  'out west': 'owt wes',
  'on the cayes': 'pahn di kee',
};
