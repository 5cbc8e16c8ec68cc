import { expect, test } from 'vitest';
import { fakeApi, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createNoticeStore } from '../notice/notice.ts';
import { createUserStore } from '../visitor/user.ts';
import { createReferralStore } from './referral.ts';

const setUp = ({ isBarred = false } = {}) => {
  const { environment, copied, logged } = fakeEnvironment();
  if (isBarred) environment.clipboard = () => Promise.reject(new Error('barred'));
  const { api } = fakeApi({ me: async () => USER });
  const user = createUserStore({ api, environment });
  const notice = createNoticeStore();
  return {
    user,
    notice,
    copied,
    logged,
    referral: createReferralStore({ user, notice, environment }),
  };
};

test('the link names the visitor, or the word user while nobody is known', async () => {
  const { referral, user } = setUp();
  referral.open();
  expect(referral.$referral.get()?.link).toBe('https://jaanu.test?ref=user');
  await user.ensureUser();
  referral.open();
  const link = `https://jaanu.test?ref=${USER.id}`;
  expect(referral.$referral.get()?.link).toBe(link);
  const whatsapp = new URL(referral.$referral.get()?.whatsappUrl ?? '');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/');
  expect(whatsapp.searchParams.get('text')).toContain(link);
});

test('a copied link closes the sheet and says so', async () => {
  const { referral, notice, copied } = setUp();
  referral.open();
  await referral.copy();
  expect(copied).toEqual(['https://jaanu.test?ref=user']);
  expect(referral.$referral.get()).toBeNull();
  expect(notice.$notice.get()).toEqual({
    title: 'Link Copied!',
    text: 'Referral link copied to clipboard. Share it with friends!',
  });
});

test('a blocked clipboard leaves it open', async () => {
  const { referral, notice, logged } = setUp({ isBarred: true });
  referral.open();
  await referral.copy();
  expect(referral.$referral.get()).not.toBeNull();
  expect(notice.$notice.get()).toEqual({
    title: 'Error',
    text: 'Failed to copy link. Please try again.',
    isDestructive: true,
  });
  expect(logged).toEqual(['error: Failed to copy link']);
});

test('it can be closed, and there is nothing to copy then', async () => {
  const { referral, copied } = setUp();
  referral.open();
  referral.close();
  await referral.copy();
  expect(copied).toEqual([]);
});
