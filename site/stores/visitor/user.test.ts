import { describe, expect, test } from 'vitest';
import type { RegisterRequest } from '#contract/schemas/user.ts';
import type { Api } from '../../browser/api/api.ts';
import { fakeApi, refusal, USER } from '../../test/fake-api.ts';
import { FINGERPRINT, fakeEnvironment } from '../../test/fake-environment.ts';
import { createUserStore } from './user.ts';

const setUp = (answers: Partial<Api>, page?: Parameters<typeof fakeEnvironment>[0]) => {
  const browser = fakeEnvironment(page);
  const server = fakeApi(answers);
  return {
    ...browser,
    ...server,
    user: createUserStore({ api: server.api, environment: browser.environment }),
  };
};

describe('ensureUser', () => {
  test('a known visitor is found and not registered', async () => {
    const { user, asked } = setUp({ me: async () => USER });
    await user.ensureUser();
    await user.ensureUser();
    expect(user.$user.get()).toEqual(USER);
    expect(asked).toEqual(['me']);
  });

  test('a visitor whose cookie is gone is registered under the same fingerprint', async () => {
    const sent: RegisterRequest[] = [];
    const { user, asked } = setUp({
      me: () => Promise.reject(refusal(401)),
      register: async (body) => {
        sent.push(body);
        return { user: USER };
      },
    });
    await user.ensureUser();
    expect(asked).toEqual(['me', 'register']);
    expect(sent[0]?.browserFingerprint).toBe(FINGERPRINT);
  });

  test('a new visitor is registered once, however often it is asked, and not looked up', async () => {
    const sent: RegisterRequest[] = [];
    const { user, asked } = setUp(
      {
        register: async (body) => {
          sent.push(body);
          return { user: USER };
        },
      },
      { query: '?ref=friend&utm_source=insta', isNew: true },
    );
    await Promise.all([user.ensureUser(), user.ensureUser()]);
    expect(asked).toEqual(['register']);
    expect(user.$user.get()).toEqual(USER);
    expect(sent[0]).toMatchObject({
      deviceType: 'mobile',
      referralCode: 'friend',
      urlParams: { ref: 'friend', utm_source: 'insta' },
      currentDomainUrl: 'https://jaanu.test',
    });
    expect(sent[0]?.browserFingerprint).toBe(user.fingerprint());
    expect(sent[0]?.browserFingerprint.startsWith(`${sent[0].deviceTraits}-`)).toBe(true);
  });

  test('an interrupted registration is repeated, under the same fingerprint', async () => {
    const sent: RegisterRequest[] = [];
    const { user, asked, environment } = setUp(
      {
        register: async (body) => {
          sent.push(body);
          if (sent.length === 1) throw new TypeError('network error');
          return { user: USER };
        },
        me: async () => USER,
      },
      { isNew: true },
    );
    await user.ensureUser();
    await user.ensureUser();
    expect(asked).toEqual(['register', 'register']);
    expect(sent[1]?.browserFingerprint).toBe(sent[0]?.browserFingerprint);
    await user.refreshUser();
    expect(asked.at(-1)).toBe('me');
    expect(environment.local.get('jaanu_known')).toBe('yes');
  });

  test('without a referral none is sent', async () => {
    let referralCode: unknown = 'unset';
    const { user } = setUp({
      me: () => Promise.reject(refusal(401)),
      register: async (body) => {
        referralCode = body.referralCode;
        return { user: USER };
      },
    });
    await user.ensureUser();
    expect(referralCode).toBeNull();
  });

  test('a failed registration is logged and the app continues', async () => {
    const { user, logged } = setUp({
      me: () => Promise.reject(refusal(401)),
      register: () => Promise.reject(refusal(500)),
    });
    await user.ensureUser();
    expect(user.$user.get()).toBeNull();
    expect(logged).toEqual(['error: Failed to register user']);
  });

  test('a failing server is no reason to register', async () => {
    const { user, asked, logged } = setUp({ me: () => Promise.reject(refusal(503)) });
    await user.ensureUser();
    expect(asked).toEqual(['me']);
    expect(logged).toEqual(['error: Failed to load user']);
  });
});

describe('asVisitor', () => {
  test('registers again and repeats the call when the cookie has run out', async () => {
    const { user, asked } = setUp({ register: async () => ({ user: USER }) });
    let calls = 0;
    const answer = await user.asVisitor(async () => {
      calls += 1;
      if (calls === 1) throw refusal(401);
      return 'answer';
    });
    expect(answer).toBe('answer');
    expect(asked).toEqual(['register']);
  });

  test('repeats only once', async () => {
    const { user } = setUp({ register: async () => ({ user: USER }) });
    await expect(user.asVisitor(() => Promise.reject(refusal(401)))).rejects.toThrow('401: ');
  });

  test('other refusals are passed on', async () => {
    const { user, asked } = setUp({});
    await expect(user.asVisitor(() => Promise.reject(refusal(404)))).rejects.toThrow('404: ');
    expect(asked).toEqual([]);
  });
});

describe('forget', () => {
  const erased = async (answers: Partial<Api> = {}) => {
    const parts = setUp({ me: async () => USER, ...answers }, { local: { 'jaanu_draft:a': 'hi' } });
    await parts.user.ensureUser();
    parts.environment.session.set('jaanu_companions', '[]');
    parts.share('Look at this');
    parts.user.forget();
    return parts;
  };

  test("leaves only the browser's random id and the erased mark", async () => {
    const { user, environment, visited } = await erased();
    const { local, session } = environment;
    expect(visited.size).toBe(0);
    expect(user.$user.get()).toBeNull();
    expect(local.get('jaanu_draft:a')).toBeNull();
    expect(local.get('jaanu_known')).toBeNull();
    expect(session.get('jaanu_companions')).toBeNull();
    expect(await environment.handover.read()).toBeNull();
    expect(local.get('browserFingerprint')).toBe(FINGERPRINT);
    expect(user.isErased()).toBe(true);
  });

  test('nobody is registered for browsing, nor for any call before a chat starts', async () => {
    let isKnown = false;
    const { user, asked } = await erased({
      register: async () => {
        isKnown = true;
        return { user: USER };
      },
    });
    await user.ensureUser();
    await user.refreshUser();
    expect(asked).toEqual(['me']);
    expect(user.$user.get()).toBeNull();
    const call = () => (isKnown ? Promise.resolve() : Promise.reject(refusal(401)));
    await expect(user.asVisitor(call)).rejects.toThrow('401: ');
    expect(asked).toEqual(['me']);
    user.startOver();
    await user.asVisitor(call);
    expect(asked).toEqual(['me', 'register']);
    expect(user.isErased()).toBe(false);
  });
});
