import { PACKS } from '#contract/packs.ts';
import { keepPacks, listReleasedPacks, withdrawPack } from '#db/queries/operations/released.ts';
import { asReleased } from '../../../api/domain/payment/packs-for-sale.ts';
import { changed, type PackChange, packChange } from '../../../api/domain/steering/packs.ts';
import { printedPrices } from '../../setup/printed-prices.ts';
import { DIST } from '../../setup/root.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';
import { setByOperator } from '../set-by-operator.ts';
import { instantWords } from '../words.ts';

const NAMES = PACKS.map(({ id }) => id);

/** What is sold, at which price; changes that, or withdraws a price that earlier pages show. */
export const packs: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage: `[set <${NAMES.join('|')}> <rupees> <messages> [struck rupees] | off <name> | default <name> | withdraw <rupees> <messages>] — what is sold; another price within seconds, while pages that are open keep theirs for a week; withdraw ends that`,
  acts: ([verb]) => verb !== undefined,
  async run(call) {
    const [verb, ...words] = call.args;
    if (verb === undefined) return list(call);
    if (verb === 'withdraw') return withdraw(call, words);
    const [name = '', ...numbers] = words;
    const pack = PACKS.find(({ id }) => id === name);
    if (!pack)
      return refuse(call, `Which of ${NAMES.join(', ')}? For example: packs set starter 19 10`);
    if (verb === 'default') return change(call, name, null);
    if (verb === 'off') return change(call, name, { off: true });
    const [amount, messages, originalPrice] = numbers.map(Number);
    const asked = packChange.safeParse({ amount, messages, originalPrice });
    if (verb !== 'set' || !asked.success || numbers.length > 3) {
      return refuse(call, 'For example: npm run ops -- packs set starter 19 10');
    }
    if (originalPrice !== undefined && originalPrice <= (amount ?? 0)) {
      return refuse(call, 'A struck price is above the price, and was really asked before.');
    }
    return change(call, name, asked.data);
  },
};

async function offered(call: OperatorCall) {
  const { steering, now } = await call.services();
  await steering.refresh();
  return steering.packs(now());
}

async function list(call: OperatorCall): Promise<number> {
  const { say, tell, db } = call;
  const now = await offered(call);
  for (const { id, amount, messages, originalPrice } of now)
    say(
      `${id}: ${messages} messages for ${amount} rupees${originalPrice > amount ? `, instead of ${originalPrice}` : ''}`,
    );
  const isSold = (it: { amount: number; messageCount: number }) =>
    now.some(({ amount, messages }) => amount === it.amount && messages === it.messageCount);
  const earlier = (await listReleasedPacks(db.executor)).filter((it) => !isSold(it));
  for (const { amount, messageCount, seenAt } of earlier)
    say(
      `${messageCount} messages for ${amount} rupees, on pages that were opened by ${instantWords(seenAt)}`,
    );
  tell({ packs: now, earlier, all: PACKS, misprinted: sayMisprinted(call, now) });
  return 0;
}

async function change(call: OperatorCall, name: string, value: PackChange | null): Promise<number> {
  const before = await offered(call);
  if (value && 'off' in value && before.every(({ id }) => id === name)) {
    return refuse(call, `${name} is the only pack that is left.`);
  }
  // Ahead of it: another process, which knows the change some seconds later or earlier, sells both.
  const after = PACKS.flatMap((pack) => (pack.id === name ? changed(pack, value) : []));
  await keepPacks(call.db.executor, [...before, ...after].map(asReleased));
  await setByOperator(call, `pack:${name}`, value);
  const all = await offered(call);
  const now = all.find(({ id }) => id === name);
  call.say(
    now
      ? `${name} is ${now.messages} messages for ${now.amount} rupees within seconds; pages that are open keep their price for a week.`
      : `${name} is not shown any more; pages that are open can buy it for a week.`,
  );
  call.tell({ name, pack: now ?? null, misprinted: sayMisprinted(call, all) });
  return 0;
}

/** Lists the pages whose text promises a price that is no longer charged; they change with a build. */
function sayMisprinted({ say }: OperatorCall, now: readonly { amount: number }[]) {
  const misprinted = printedPrices(DIST)
    .map(({ page, prices }) => ({
      page,
      prices: prices.filter((price) => now.every(({ amount }) => amount !== price)),
    }))
    .filter(({ prices }) => prices.length > 0);
  for (const { page, prices } of misprinted) {
    say(
      `${page} names ${prices.map((price) => `₹${price}`).join(' and ')} in its words, which is no price now: change content/landing, build and deploy.`,
    );
  }
  return misprinted;
}

async function withdraw(call: OperatorCall, words: string[]): Promise<number> {
  const [amount = Number.NaN, messageCount = Number.NaN] = words.map(Number);
  if (!Number.isInteger(amount) || !Number.isInteger(messageCount)) {
    return refuse(call, 'For example: npm run ops -- packs withdraw 99 50');
  }
  const isSold = (await offered(call)).some(
    (pack) => pack.amount === amount && pack.messages === messageCount,
  );
  if (isSold) return refuse(call, 'This is sold now: set another price, or take it off.');
  if (!(await withdrawPack(call.db.executor, { amount, messageCount })))
    return refuse(call, 'No page shows such a pack.');
  call.say(`${messageCount} messages for ${amount} rupees are not sold any more.`);
  call.tell({ amount, messageCount });
  return 0;
}
