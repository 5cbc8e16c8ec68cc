import type { Device } from '../environment/device.ts';

type DeviceType = 'desktop' | 'mobile' | 'tablet';

/** Name and the pattern that finds its version; the first that fits wins, so the borrowed names of others come last. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg(?:A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|Opera)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['UC Browser', /UCBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['KaiOS', /KAIOS\/([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

const find = (table: readonly [string, RegExp][], userAgent: string) => {
  for (const [name, pattern] of table) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { name, version: version.replaceAll('_', '.') };
  }
  return { name: 'Unknown', version: '' };
};

const deviceTypeOf = ({ userAgent, touchPoints }: Device): DeviceType => {
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isPad || /Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|KAIOS/.test(userAgent) ? 'mobile' : 'desktop';
};

/** What is sent about the browser at registration, without the fingerprint. */
export const browserInfo = (device: Device) => {
  const browser = find(BROWSERS, device.userAgent);
  const system = find(SYSTEMS, device.userAgent);
  return {
    userAgent: device.userAgent,
    browserName: browser.name,
    browserVersion: browser.version,
    osName: system.name,
    osVersion: system.version,
    deviceType: deviceTypeOf(device),
    screenResolution: `${device.screenWidth}x${device.screenHeight}`,
    timezone: device.timezone,
    language: device.language,
  };
};
