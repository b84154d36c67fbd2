import { describe, expect, it } from 'vitest';
import { listItems } from './text-section.tsx';

describe('listItems', () => {
  it('takes a row of skills apart', () => {
    expect(listItems('Leak repair, blocked drains, plomera')).toEqual({
      items: ['Leak repair', 'blocked drains', 'plomera'],
      separator: ',',
      rest: '',
    });
  });

  it('keeps the sentence after the row, and commas inside numbers', () => {
    expect(listItems('Tours, kayaks BZ$1,500, charters. From BZ$150 a person. Ask us.')).toEqual({
      items: ['Tours', 'kayaks BZ$1,500', 'charters'],
      separator: ',',
      rest: 'From BZ$150 a person. Ask us.',
    });
  });

  it('prefers semicolons, which hold rows with commas of their own', () => {
    expect(listItems('Cameras, from BZ$950; Wi-Fi for homes, hotels; alarms.')?.items).toEqual([
      'Cameras, from BZ$950',
      'Wi-Fi for homes, hotels',
      'alarms',
    ]);
  });

  it('leaves prose alone', () => {
    expect(listItems('I fix pipes.')).toBeNull();
    expect(listItems('')).toBeNull();
    expect(listItems(`One, two, ${'a long story '.repeat(9)}`)).toBeNull();
  });
});
