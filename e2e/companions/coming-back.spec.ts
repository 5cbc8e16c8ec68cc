import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

/** Makes a process live this long ago, in milliseconds. */
const livingAgo = (ms: number): string => {
  const script = `const D=Date;globalThis.Date=class extends D{constructor(...at){super(...(at.length?at:[D.now()-${ms}]))}static now(){return D.now()-${ms}}}`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
};

test('a visitor who returns after half a day is greeted once, free of charge', async ({ page }) => {
  const env: Record<string, string> = { NODE_OPTIONS: livingAgo(13 * 60 * 60 * 1000) };
  await withOwnProduct(
    'coming-back',
    async (product) => {
      const id = await openChat(page, product.url);
      const { from, left } = chatScreen(page);
      await say(page, 'I love tea');
      await expect(from('ai')).toHaveCount(2);
      // A page that asks nothing of a server that is away.
      await page.goto(product.url + PAGES.privacy);
      await product.stop();
      delete env.NODE_OPTIONS;
      await product.startAgain();
      await page.goto(product.url + PAGES.chat(id));
      await expect(from('ai')).toHaveCount(3);
      await expect(left).toHaveText('19 messages left');
      await page.reload();
      await expect(from('ai')).toHaveCount(3);
      await expect(page.getByText('Online now')).toBeVisible();
      await expect(from('ai')).toHaveCount(3);
    },
    env,
  );
});
