/** What a browser says of itself. */
export interface Device {
  userAgent: string;
  language: string;
  platform: string;
  cookiesEnabled: boolean;
  /** Touch points the screen can tell apart; 0 without a touch screen. */
  touchPoints: number;
  /** CSS pixels. */
  screenWidth: number;
  screenHeight: number;
  /** Bits a pixel. */
  colourDepth: number;
  /** Minutes west of UTC, as `Date` gives it. */
  timezoneOffset: number;
  /** IANA name, such as Asia/Kolkata; empty when unknown. */
  timezone: string;
  /** A picture drawn with this device's fonts and graphics, as a data URL; empty when barred. */
  canvas: string;
}

const drawCanvas = (document: Document): string => {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 32;
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    pen.fillStyle = '#7a2454';
    pen.fillRect(4, 4, 60, 20);
    pen.font = '16px sans-serif';
    pen.fillStyle = 'rgb(240 170 40 / 0.8)';
    pen.fillText('Jaanu, जानू ♥', 8, 22);
    return canvas.toDataURL();
  } catch {
    return '';
  }
};

/** Reads the traits of the browser that a window belongs to. */
export const readDevice = ({ navigator, screen, document }: Window): Device => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  // Deprecated and without a successor that every browser has; one trait among several.
  platform: navigator.platform,
  cookiesEnabled: navigator.cookieEnabled,
  touchPoints: navigator.maxTouchPoints,
  screenWidth: screen.width,
  screenHeight: screen.height,
  colourDepth: screen.colorDepth,
  timezoneOffset: new Date().getTimezoneOffset(),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
  canvas: drawCanvas(document),
});
