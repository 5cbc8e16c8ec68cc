const permissions = (microphone: '' | 'self'): string =>
  `camera=(), microphone=(${microphone}), geolocation=(), payment=()`;

/** Headers of every answer (docs/decisions/002). Script and style rules of pages are added where their hashes are known. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions(''),
};

/**
 * What a chat may use as well: Chromium and, since it does as Chromium (github.com/WebKit/WebKit/pull/20106), WebKit refuse
 * dictation by the browser's recogniser where the microphone is barred.
 */
export const CHAT_PERMISSIONS = permissions('self');

/** Only meaningful, and only sent, where the site is served over https. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Where browsers report what a page's policy has forbidden. */
export const CSP_REPORTS = '/api/csp-report';

/** Nothing an API answers may run or be framed. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * A page's policy: its own files, and the inline scripts whose SHA-256 (base64) is listed.
 * @param metaPixel the page may ask Meta for the ad pixel's picture
 */
export const pageCsp = (scriptHashes: string[], metaPixel = false): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${metaPixel ? ' https://www.facebook.com' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
