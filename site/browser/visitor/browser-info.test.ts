import { expect, test } from 'vitest';
import { PHONE } from '../../test/fake-environment.ts';
import { browserInfo } from './browser-info.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [PHONE.userAgent, 0, 'Chrome', '140.0.0.0', 'Android', '13', 'mobile'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${WEBKIT} Version/18.2 Mobile/15E148 Safari/604.1`,
    5,
    'Safari',
    '18.2',
    'iOS',
    '18.2',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.2 Safari/605.1.15`,
    5,
    'Safari',
    '18.2',
    'macOS',
    '10.15.7',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/140.0.1.0`,
    0,
    'Edge',
    '140.0.1.0',
    'Windows',
    '10.0',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${CHROMIUM} Safari/537.36 SamsungBrowser/28.0`,
    5,
    'Samsung Internet',
    '28.0',
    'Android',
    '14',
    'tablet',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    0,
    'Firefox',
    '145.0',
    'Linux',
    '',
    'desktop',
  ],
  ['curl/8', 0, 'Unknown', '', 'Unknown', '', 'desktop'],
])('%s', (userAgent, touchPoints, browserName, browserVersion, osName, osVersion, deviceType) => {
  expect(browserInfo({ ...PHONE, userAgent, touchPoints })).toEqual({
    userAgent,
    browserName,
    browserVersion,
    osName,
    osVersion,
    deviceType,
    screenResolution: '360x800',
    timezone: 'Asia/Kolkata',
    language: 'en-IN',
  });
});
