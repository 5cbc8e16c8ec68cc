import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

test('a visitor in danger sees where to get help, free, and can go on chatting', async ({
  page,
}) => {
  await openChat(page);
  const chat = chatScreen(page);
  await say(page, 'I want to kill myself');
  const card = chat.from('system').last();
  await expect(card).toContainText('14416');
  await expect(card).toContainText('112');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(chat.from('user')).toContainText('I want to kill myself');
  await expect(chat.from('ai')).toHaveCount(1);
  await expect(chat.left).toHaveText('20 messages left');
  await expect(chat.toast).toHaveCount(0);
  await expect(chat.input).toHaveValue('');

  await say(page, 'Thank you for saying that');
  await expect(chat.from('ai')).toHaveCount(2);
  await page.reload();
  await expect(chat.messages).toHaveCount(6);
  await expect(chat.from('system').last()).toContainText('14416');
});
