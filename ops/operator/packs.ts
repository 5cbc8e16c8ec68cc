import { PACKS } from '#contract/packs.ts';
import { listReleasedPacks, withdrawPack } from '#db/queries/released.ts';
import { type OperatorCommand, refuse } from './command.ts';

/** Lists what is sold, at prices that only pages of other releases show too; withdraws one of those. */
export const packs: OperatorCommand = {
  usage:
    '[withdraw <rupees> <messages>] — what is sold, prices of earlier releases too; withdraws one of those',
  async run(call) {
    const { db, args, say, tell } = call;
    const [verb, amount, messageCount] = args;
    if (verb === undefined) {
      const list = await listReleasedPacks(db.executor);
      for (const { amount: rupees, messageCount: messages, seenAt } of list)
        say(`${messages} messages for ${rupees} rupees, shown until ${seenAt.toISOString()}`);
      tell({ packs: list });
      return 0;
    }
    const pack = { amount: Number(amount), messageCount: Number(messageCount) };
    if (
      verb !== 'withdraw' ||
      !Number.isInteger(pack.amount) ||
      !Number.isInteger(pack.messageCount)
    )
      return refuse(call, 'For example: npm run ops -- packs withdraw 99 50');
    const isOwn = PACKS.some(
      (own) => own.amount === pack.amount && own.messages === pack.messageCount,
    );
    if (isOwn)
      return refuse(call, 'This release shows it: give it an `endsAt` in contract/packs.ts.');
    if (!(await withdrawPack(db.executor, pack)))
      return refuse(call, 'No release shows such a pack.');
    say(`${pack.messageCount} messages for ${pack.amount} rupees are not sold any more.`);
    tell(pack);
    return 0;
  },
};
