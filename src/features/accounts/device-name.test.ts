import { describe, expect, it } from 'vitest';
import { deviceName } from './devices.server.ts';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A146) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['curl/8.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
