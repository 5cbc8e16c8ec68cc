import fc from 'fast-check';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { goodCalls, type Named } from '../good-calls.ts';
import { bendCall, type StraightCall, straight } from './bend-call.ts';
import { bendHeader, HEADERS } from './bend-header.ts';
import type { RawRequest } from './raw-call.ts';

/** Somebody who can call everything: what there is to name, and the cookie. */
export interface Caller extends Named {
  cookie: string;
}

/** One thing to be bent: an endpoint, a page, or a header. */
export interface BentTarget {
  name: string;
  /** So many requests a caller is good for: some end the account, or sign it out. */
  callsEach: number;
  /** The same call as it should be. */
  straight: (caller: Caller) => RawRequest;
  bend: (caller: Caller) => fc.Arbitrary<RawRequest>;
}

const CALLS_EACH = 25;
/** Pages and headers change little. */
const LOOKS_EACH = 200;
const LEAVING: EndpointName[] = ['eraseMe', 'signOut', 'signOutEverywhere'];
const LEAVING_EACH = 3;

/** Addresses that no endpoint of the contract has: probes, pages, providers, reports. */
const OTHERS = ({ orderId, chatId }: Named): StraightCall[] => [
  { method: 'GET', path: '/', call: [] },
  { method: 'GET', path: '/chat/:id', call: [chatId] },
  { method: 'GET', path: '/companion/profile/:name', call: ['x'] },
  { method: 'GET', path: '/_astro/:file', call: ['x.js'] },
  { method: 'GET', path: '/healthz', call: [] },
  { method: 'GET', path: '/readyz', call: [] },
  { method: 'GET', path: '/metrics', call: [] },
  { method: 'GET', path: '/go/:code', call: ['c'.repeat(43)] },
  { method: 'POST', path: '/go/:code', call: ['c'.repeat(43), { own: 'leave' }] },
  { method: 'GET', path: '/checkout/:provider/x', call: ['sandbox'] },
  { method: 'GET', path: '/checkout/sandbox/:order', call: [orderId] },
  { method: 'GET', path: '/sandbox/upi/:order', call: [orderId] },
  { method: 'POST', path: '/sandbox/upi/:order', call: [orderId, { action: 'hold' }] },
  { method: 'POST', path: '/api/payment/webhook/:provider', call: ['sandbox', { type: 'x' }] },
  { method: 'POST', path: '/api/share', call: ['', { title: 'x' }] },
  { method: 'POST', path: '/api/csp-report', call: ['', { 'csp-report': { a: 'b' } }] },
];

const FORM = /^\/(go|sandbox)\//;

/** As a browser sends it: with the visitor's cookie, and a form where a page has one. */
function sentBy({ cookie }: Caller, request: RawRequest): RawRequest {
  const isForm = request.method === 'POST' && FORM.test(request.path);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { ...request, headers: [['content-type', type], ['cookie', cookie], ...request.headers] };
}

const callTo = (name: EndpointName, caller: Caller): StraightCall => ({
  ...ENDPOINTS[name],
  call: goodCalls(caller)[name],
});

/** Every endpoint, every other address, and every header on some of them. */
export function bentTargets(): BentTarget[] {
  const endpoints = (Object.keys(ENDPOINTS) as EndpointName[]).map((name) => ({
    name,
    callsEach: LEAVING.includes(name) ? LEAVING_EACH : CALLS_EACH,
    straight: (caller: Caller) => sentBy(caller, straight(callTo(name, caller))),
    bend: (caller: Caller) => bendCall(callTo(name, caller)).map((one) => sentBy(caller, one)),
  }));
  const others = OTHERS({} as Named).map(({ method, path }, nth) => ({
    name: `${method} ${path}`,
    callsEach: LOOKS_EACH,
    straight: (caller: Caller) => sentBy(caller, straight(OTHERS(caller)[nth] as StraightCall)),
    bend: (caller: Caller) =>
      bendCall(OTHERS(caller)[nth] as StraightCall).map((one) => sentBy(caller, one)),
  }));
  const headers = Object.keys(HEADERS).map((header) => ({
    name: `${header}:`,
    callsEach: LOOKS_EACH,
    straight: (caller: Caller) => sentBy(caller, straight(callTo('sendMessage', caller))),
    bend: (caller: Caller) => {
      const calls = [...READ.map((name) => callTo(name, caller)), ...OTHERS(caller)].map((call) =>
        sentBy(caller, straight(call)),
      );
      return fc.constantFrom(...calls).chain((base) => bendHeader(header, base));
    },
  }));
  return [...endpoints, ...others, ...headers];
}

/** Endpoints that look at most headers between them. */
const READ: EndpointName[] = ['me', 'companions', 'sendMessage', 'register', 'createPayment'];
