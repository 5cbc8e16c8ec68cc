import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { inDatabase } from '../support/database.ts';
import { type OwnProduct, withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

test('a newer version of her is offered once and never forced; unread messages are marked on the list', async ({
  page,
}) => {
  const work = async (product: OwnProduct) => {
    const { url } = product;
    const id = await openChat(page, url);
    const { from, openChatMenu } = chatScreen(page);
    await say(page, 'I love tea');
    await expect(from('ai')).toHaveCount(2);

    await test.step('the list has the last line, and unread marks until it is opened', async () => {
      const item = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/chat/${id}"]`) });
      const line =
        (await from('ai').last().locator('[dir="auto"]').first().textContent())?.trim() ?? '';
      await page.goto(url + PAGES.chats);
      await expect(item).toContainText(line.slice(0, 40));
      await expect(item).not.toContainText('unread');
      await inDatabase(product, ({ pool }) =>
        pool.query("update chat_sessions set seen_through = '' where id = ?", [id]),
      );
      await page.reload();
      await expect(item).toContainText('2 unread');
      await item.getByRole('link').click();
      await expect(from('ai')).toHaveCount(2);
      await page.goto(url + PAGES.chats);
      await expect(item).not.toContainText('unread');
    });

    await inDatabase(product, ({ pool }) =>
      pool.query(
        `insert into prompts (id, prompt_for, prompt_version, prompt_text, is_active)
         select uuid(), prompt_for, 'v9.9', concat(prompt_text, ' Be brief.'), 1 from prompts
         where prompt_for = (select chat_type from chat_sessions where id = ?) limit 1`,
        [id],
      ),
    );
    const offer = page.getByRole('region', { name: /has changed a little$/ });
    await test.step('she has changed: the visitor sees what, and keeps her', async () => {
      await page.goto(url + PAGES.chat(id));
      await offer.getByRole('button', { name: 'See what' }).click();
      await expect(offer.getByRole('listitem')).toContainText(['v9.9']);
      await offer.getByRole('button', { name: 'Keep as she is' }).click();
      await expect(offer).toHaveCount(0);
      await page.reload();
      await expect(from('ai')).toHaveCount(2);
      await expect(offer).toHaveCount(0);
    });

    await test.step('from the menu the visitor switches to it, and back', async () => {
      await openChatMenu();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: /^Try/ }).click();
      await expect(menu).toHaveCount(0);
      await openChatMenu();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /^Back|^Go back/ }),
      ).toBeVisible();
    });
  };
  await withOwnProduct('versions', work);
});
