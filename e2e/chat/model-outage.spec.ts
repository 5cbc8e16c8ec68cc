import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { withOwnModel } from '../support/own-model.ts';
import { expect, test } from '../support/test.ts';

/** Longer than a server that failed five times is left alone: five seconds, and by chance up to two more. */
const REST_MS = 7_500;

const SAID = ['how was your day', 'i made dal', 'it rained a lot', 'my sister called', 'so tired'];

test('a model server that is down is hardly noticed, costs nothing at first, and is used again', async ({
  page,
}) => {
  const { left, toast, from } = chatScreen(page);
  const answered = (count: number) => expect(from('ai')).toHaveCount(count);
  await withOwnModel('outage', async (url, model) => {
    model.words = ['The model ', 'says hello.'];
    await openChat(page, url);
    const greeted = await from('ai').count();
    // She says once who she is.
    const introduced = await from('system').count();
    await say(page, 'hello there');
    await expect(from('ai').last()).toContainText('The model says hello.');
    await expect(left).toHaveText('19 messages left');

    model.manner = (res) => res.socket?.destroy();
    for (const [nth, text] of SAID.entries()) {
      await say(page, text);
      await answered(greeted + nth + 2);
      await expect(from('ai').last()).not.toContainText('The model');
      // The first three in a row are free.
      await expect(left).toHaveText(`${19 - Math.max(0, nth - 2)} messages left`);
      await expect(toast).toHaveCount(0);
    }
    await expect(from('user')).toHaveCount(SAID.length + 1);
    await expect(from('system')).toHaveCount(introduced);
    const calls = model.calls.length;

    // Now it is left alone, whether it is there or not.
    model.manner = 'words';
    model.words = ['The model ', 'is back.'];
    await say(page, 'are you there');
    await answered(greeted + SAID.length + 2);
    expect(model.calls.length).toBe(calls);
    await page.waitForTimeout(REST_MS);
    await say(page, 'good to hear you');
    await expect(from('ai').last()).toContainText('The model is back.');
    await page.reload();
    await expect(from('ai').last()).toContainText('The model is back.');
    await answered(greeted + SAID.length + 3);
  });
});
