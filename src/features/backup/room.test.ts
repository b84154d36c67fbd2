import { describe, expect, it } from 'vitest';
import { lacksRoom } from './room.server.ts';

const GB = 1e9;

describe('the room for a backup', () => {
  it.each([
    ['on the disk of the site', { free: 16, all: 50, isOwn: true }, 10, false],
    ['with less than a tenth left to the site', { free: 11, all: 15, isOwn: true }, 10, true],
    ['of a large disk, with enough left to it', { free: 80, all: 1000, isOwn: true }, 10, false],
    ['of a large disk, with too little', { free: 11, all: 1000, isOwn: true }, 10, true],
    ['on another disk, down to its end', { free: 14, all: 50, isOwn: false }, 10, false],
    ['on another disk that is too small', { free: 9, all: 50, isOwn: false }, 10, true],
  ])('%s', (_, { free, all, isOwn }, needed, expected) => {
    expect(lacksRoom({ free: free * GB, all: all * GB, isOwn }, needed * GB)).toBe(expected);
  });
});
