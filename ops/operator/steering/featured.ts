import { listCompanions } from '#db/queries/companion/companions.ts';
import { readCompanions } from '../../../api/domain/companion/read-companions.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';
import { setByOperator } from '../set-by-operator.ts';

const MOST = 6;

/** Who leads the list of companions, and the row on the home page. */
export const featured: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage: `[<urlName…> | default] — who leads the list, and the row on the home page, in this order, up to ${MOST}; without words the list as it is`,
  acts: (words) => words.length > 0,
  async run(call) {
    const names = call.args;
    if (names.length === 0) return list(call);
    if (names.length === 1 && names[0] === 'default') return change(call, null);
    const all = await listCompanions(call.db.executor);
    const unknown = names.find((name) => all.every(({ urlName }) => urlName !== name));
    if (unknown !== undefined) return refuse(call, `There is no companion called ${unknown}.`);
    if (names.length > MOST || new Set(names).size < names.length) {
      return refuse(call, `Up to ${MOST}, each once.`);
    }
    const ids = names.flatMap((name) => all.find(({ urlName }) => urlName === name)?.id ?? []);
    return change(call, ids);
  },
};

async function list(call: OperatorCall): Promise<number> {
  const services = await call.services();
  const { steering, now } = services;
  await steering.refresh();
  const companions = (await readCompanions(services, {})).map(
    ({ id, urlName, name, suitableForChatTypes, busyUntil }) => ({
      id,
      urlName,
      name,
      suitableForChatTypes,
      isOff: steering.isOff(id),
      busyUntil: busyUntil !== null && new Date(busyUntil) > now() ? busyUntil : null,
    }),
  );
  for (const { urlName, isOff, busyUntil } of companions)
    call.say(`${urlName}${isOff ? ', off' : ''}${busyUntil ? `, busy until ${busyUntil}` : ''}`);
  call.tell({ companions, featured: steering.featured() ?? null });
  return 0;
}

async function change(call: OperatorCall, ids: string[] | null): Promise<number> {
  await setByOperator(call, 'featured', ids);
  call.say(
    ids
      ? 'They lead the list within seconds, and the row on the home page.'
      : 'Those whom content names lead the list again.',
  );
  call.tell({ featured: ids });
  return 0;
}
