import fc from 'fast-check';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { goodCalls, type Named } from '../good-calls.ts';
import { mutateCall, type WellFormedCall, wellFormed } from './mutate-call.ts';
import { HEADERS, mutateHeader } from './mutate-header.ts';
import type { RawRequest } from './raw-call.ts';

/** Somebody who can call everything: what there is to name, and the cookie. */
export interface Caller extends Named {
  cookie: string;
}

/** One thing to be mutated: an endpoint, a page, or a header. */
export interface FuzzTarget {
  name: string;
  /** So many requests a caller is good for: some end the account, or sign it out. */
  callsEach: number;
  /** The same call as it should be. */
  wellFormed: (caller: Caller) => RawRequest;
  mutate: (caller: Caller) => fc.Arbitrary<RawRequest>;
}

const CALLS_EACH = 25;
/** Pages and headers change little. */
const LOOKS_EACH = 200;
const LEAVING: EndpointName[] = ['eraseMe', 'signOut', 'signOutEverywhere'];
const LEAVING_EACH = 3;

/** Addresses that no endpoint of the contract has: probes, pages, providers, reports. */
const OTHERS = ({ orderId, chatId }: Named): WellFormedCall[] => [
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

const callTo = (name: EndpointName, caller: Caller): WellFormedCall => ({
  ...ENDPOINTS[name],
  call: goodCalls(caller)[name],
});

/** Every endpoint, every other address, and every header on some of them. */
export function fuzzTargets(): FuzzTarget[] {
  const endpoints = (Object.keys(ENDPOINTS) as EndpointName[]).map((name) => ({
    name,
    callsEach: LEAVING.includes(name) ? LEAVING_EACH : CALLS_EACH,
    wellFormed: (caller: Caller) => sentBy(caller, wellFormed(callTo(name, caller))),
    mutate: (caller: Caller) => mutateCall(callTo(name, caller)).map((one) => sentBy(caller, one)),
  }));
  const others = OTHERS({} as Named).map(({ method, path }, nth) => ({
    name: `${method} ${path}`,
    callsEach: LOOKS_EACH,
    wellFormed: (caller: Caller) =>
      sentBy(caller, wellFormed(OTHERS(caller)[nth] as WellFormedCall)),
    mutate: (caller: Caller) =>
      mutateCall(OTHERS(caller)[nth] as WellFormedCall).map((one) => sentBy(caller, one)),
  }));
  const headers = Object.keys(HEADERS).map((header) => ({
    name: `${header}:`,
    callsEach: LOOKS_EACH,
    wellFormed: (caller: Caller) => sentBy(caller, wellFormed(callTo('sendMessage', caller))),
    mutate: (caller: Caller) => {
      const calls = [...READ.map((name) => callTo(name, caller)), ...OTHERS(caller)].map((call) =>
        sentBy(caller, wellFormed(call)),
      );
      return fc.constantFrom(...calls).chain((base) => mutateHeader(header, base));
    },
  }));
  return [...endpoints, ...others, ...headers];
}

/** Endpoints that look at most headers between them. */
const READ: EndpointName[] = ['me', 'companions', 'sendMessage', 'register', 'createPayment'];
