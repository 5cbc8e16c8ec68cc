/** Every endpoint by name: the server mounts these paths, the browser fills them in. */
export const ENDPOINTS = {
  me: { method: 'GET', path: '/api/user/me' },
  eraseMe: { method: 'DELETE', path: '/api/user/me' },
  exportMe: { method: 'GET', path: '/api/user/me/export' },
  account: { method: 'GET', path: '/api/user/me/account' },
  correctMemory: { method: 'PATCH', path: '/api/user/me/memory/:id' },
  forgetMemory: { method: 'DELETE', path: '/api/user/me/memory/:id' },
  register: { method: 'POST', path: '/api/user/register' },
  companions: { method: 'GET', path: '/api/companions' },
  companionByUrlName: { method: 'GET', path: '/api/companions/url/:urlName' },
  companion: { method: 'GET', path: '/api/companions/:id' },
  availability: { method: 'GET', path: '/api/companions/:id/availability' },
  createSession: { method: 'POST', path: '/api/chat/session' },
  sessions: { method: 'GET', path: '/api/chat/sessions' },
  session: { method: 'GET', path: '/api/chat/session/:id' },
  messages: { method: 'GET', path: '/api/chat/messages/:id' },
  welcome: { method: 'POST', path: '/api/chat/welcome/:id' },
  sendMessage: { method: 'POST', path: '/api/chat/message' },
  createPayment: { method: 'POST', path: '/api/payment/create' },
  verifyPayment: { method: 'POST', path: '/api/payment/verify' },
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** The path of an endpoint with its `:id` or `:urlName` filled in and percent-encoded. */
export const endpointPath = (name: EndpointName, value = ''): string =>
  ENDPOINTS[name].path.replace(/:\w+/, encodeURIComponent(value));
